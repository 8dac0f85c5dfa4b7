import { lastCheckOut } from '#contract/terms/hotel-stay.ts'
import { addDays, instantInIndia } from '#contract/terms/india-time.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'

/** Sales of a package close at this time in India on the day before it starts (booking rules 1.3.14). */
const SALES_CLOSE_TIME = '18:00'

type StartRequest = {
  day: string
  now: Date
  today: string
  nights: number
  travellers: number
  /** Travellers whom the rooms and ferries of its plan still hold; null when it names none of ours. */
  left: number | null
}

/** Whether a package may begin on that day, and if not, why: it is on sale, and every room and ferry its plan names is there. */
export function startAvailability({ day, now, today, nights, travellers, left }: StartRequest): AvailableDay {
  if (!isOnSale(day, now)) return { date: day, open: false, reason: 'too_soon' }
  if (addDays(day, nights) > lastCheckOut(today)) return { date: day, open: false, reason: 'not_yet' }
  if (left === null) return { date: day, open: true }
  return left < travellers ? { date: day, open: false, reason: 'sold_out', left } : { date: day, open: true, left }
}

/** The last instant at which a package that starts on that day may be sold. */
export function startSalesCloseAt(day: string): Date {
  return instantInIndia(addDays(day, -1), SALES_CLOSE_TIME)
}

/** Exactly at the closing time is in time. */
function isOnSale(day: string, now: Date): boolean {
  return now.getTime() <= startSalesCloseAt(day).getTime()
}
