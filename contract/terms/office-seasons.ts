/** The season of the islands by month, over New Year; the months between are those of the rain (ours, after the page of the year). */
export const MONTHS_OF_SEASON = [10, 11, 12, 1, 2, 3, 4, 5] as const

const LAST_MONTH = 5

export type NamedSeason = { name: string; from: string; until: string }

/** The season of a day; in the months of the rain, the one to come. */
export function seasonOf(day: string): NamedSeason {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) <= LAST_MONTH ? 1 : 0)
  const next = String(year + 1)
  return { name: `${year}-${next.slice(2)}`, from: `${year}-10-01`, until: `${next}-05-31` }
}

/** April to March, as India counts its years of tax. */
export function financialYearOf(day: string): NamedSeason {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0)
  const next = String(year + 1)
  return { name: `${year}-${next.slice(2)}`, from: `${year}-04-01`, until: `${next}-03-31` }
}
