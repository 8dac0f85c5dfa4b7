import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { spanText } from '../refund/ladder-view.ts'

const NAMELESS = 'Your trip'

/** The first and the last day of what is still booked, in India. */
export function daysOf({ plan, lines }: Pick<Booking, 'plan' | 'lines'>): { first: string; last: string } {
  if (plan !== undefined) return { first: plan.firstDate, last: plan.lastDate }
  const starts = lines.map(({ startsAt }) => startsAt).toSorted()
  const ends = lines.map(({ endsAt }) => endsAt).toSorted()
  return { first: dayInIndia(new Date(starts[0] ?? 0)), last: dayInIndia(new Date(ends.at(-1) ?? 0)) }
}

/** What a trip without a plan is called: by the first of its parts. */
export function titleOf(lines: Booking['lines']): string {
  const [first, ...more] = lines
  if (first === undefined) return NAMELESS
  return more.length === 0 ? first.title : `${first.title} and ${more.length} more`
}

export function spanOf(lines: Booking['lines']): string {
  const [only, ...more] = lines
  if (only === undefined) return ''
  if (more.length === 0) return spanText(only)
  const { first, last } = daysOf({ lines })
  return first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`
}
