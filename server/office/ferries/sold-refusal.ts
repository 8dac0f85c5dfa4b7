import type { SoldSailing } from '#contract/office/seat-maps.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'

/** Days that a refusal names; the list beside it has all. */
const NAMED_MAX = 3

/** Of a sailing what a refusal tells. */
export function soldOn({ id, date, departureTime, seats }: SoldSailing): SoldSailing {
  return { id, date, departureTime, seats }
}

/** "12 seats are sold on 2 sailings (Fri 25 Dec 2026, Sat 26 Dec 2026)": nothing of them was changed. */
export function soldRefusal(sold: readonly SoldSailing[], one: string, many: string): ApiRefusal {
  const seats = sold.reduce((sum, each) => sum + each.seats.length, 0)
  const days = [...new Set(sold.map(({ date }) => date))]
  const named = days.slice(0, NAMED_MAX).map(formatDay).join(', ')
  const more = days.length > NAMED_MAX ? ` and ${counted(days.length - NAMED_MAX, 'more day')}` : ''
  return {
    ...{ status: 409, code: 'sold', more: { sold: sold.map(soldOn) } },
    message: `${counted(seats, 'seat')} sold on ${counted(sold.length, 'sailing')} (${named}${more}) ${seats === 1 ? one : many}. Nothing was changed.`,
  }
}
