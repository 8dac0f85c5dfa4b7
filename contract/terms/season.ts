/** Month and day, both inside; may run over New Year: "12-15" to "01-15". */
export type Season = { from: string; to: string }

/** `inSeasonSql` says the same to the database. */
export function isInSeason({ from, to }: Season, monthDay: string): boolean {
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
}
