import { z } from 'zod'
import { USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import { isInSeason } from '#contract/terms/season.ts'

const Percent = z.int().min(1).max(100)
/** A day of every year: "12-15". */
const YearDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)

/** Percent of each product that may be paid first (booking rules 1.5.8); a setting of the operator. */
const InitialShares = z.object({
  package: Percent.default(USUAL_FIGURES.packagePercent),
  hotel: Percent.default(USUAL_FIGURES.hotelPercent),
  car: Percent.default(USUAL_FIGURES.carPercent),
  activity: Percent.default(USUAL_FIGURES.activityPercent),
  /** The carrier is paid when the seat is booked. */
  ferry: Percent.default(USUAL_FIGURES.ferryPercent),
  /** Packages that start on these days, both in, also over New Year, are paid in full at once. */
  packageInFull: z.object({ from: YearDay, until: YearDay }).default(USUAL_FIGURES.packageInFull),
})
export type InitialShares = z.infer<typeof InitialShares>

export const INITIAL_SHARES_SETTING = 'initial_shares'

/** The setting with defaults for what is missing; an invalid setting is ignored. */
export function initialSharesOf(setting: unknown): InitialShares {
  const read = InitialShares.safeParse(setting ?? {})
  return read.success ? read.data : InitialShares.parse({})
}

/** Whether a day is in that part of the year. */
export function isInFull({ from, until }: InitialShares['packageInFull'], day: string): boolean {
  return isInSeason({ from, to: until }, day.slice(5))
}
