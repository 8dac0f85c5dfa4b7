import { MINUTE_MS } from '#contract/terms/durations.ts'
import { FERRY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'

/** One sailing of a day: its free seats by class, with the fare of each. */
export type FreeSeats = { date: string; time: string; departsAt: Date; classes: { fare: number; left: number }[] }

type DayRequest = { now: Date; party: number; horizon: { today: string; last: string } }

/** Whether a party can sail that day in one class of one sailing, and if not, why. `left` is the most of any sailing. */
export function ferryDayAvailability(
  date: string,
  sailings: readonly FreeSeats[],
  { now, party, horizon }: DayRequest,
): AvailableDay {
  if (date < horizon.today) return { date, open: false, reason: 'too_soon' }
  if (date > horizon.last) return { date, open: false, reason: 'not_yet' }
  if (sailings.length === 0) return { date, open: false, reason: 'no_sailing' }
  const onSale = sailings.filter(
    ({ departsAt }) => now.getTime() <= departsAt.getTime() - FERRY_CLOSES_MINUTES * MINUTE_MS,
  )
  if (onSale.length === 0) return { date, open: false, reason: 'too_soon' }
  const slots = onSale.map(({ time, classes }) => ({ time, left: classes.reduce((sum, { left }) => sum + left, 0) }))
  const left = Math.max(...slots.map((slot) => slot.left))
  const fares = onSale.flatMap(({ classes }) => classes.filter((each) => each.left >= party).map(({ fare }) => fare))
  if (fares.length === 0) return { date, open: false, reason: 'sold_out', left, slots }
  return { date, open: true, left, priceFrom: Math.min(...fares), slots }
}
