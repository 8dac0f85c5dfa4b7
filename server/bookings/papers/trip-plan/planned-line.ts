import type { Line } from '#contract/v1/trip-lines.ts'
import type { PlanEntry } from '#contract/v1/trip-plan.ts'
import type { Driver, LineFacts } from '#server/products/line-facts.ts'

/** The office sends a driver's name and number by then (ours). */
export const DRIVER_KNOWN_BY = '18:00'

/** A live line of a trip as its plan is made from. */
export type PlannedLine = {
  lineId: string
  asked: Line
  title: string
  startsAt: Date
  endsAt: Date
  facts: LineFacts
  pnr?: string | null
  driver?: Driver | null
}

/** An entry with where it stands in its day: "HH:mm", also of those that do not say it. */
export type DatedEntry = PlanEntry & { date: string; at: string }
