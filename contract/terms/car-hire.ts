import { MINUTE_MS } from './durations.ts'
import { dayInIndia, formatDay, instantInIndia, timeInIndia } from './india-time.ts'

export const CAR_TYPES = ['Normal Car', 'Luxury Car'] as const
export type CarType = (typeof CAR_TYPES)[number]
export const DEFAULT_CAR_TYPE: CarType = 'Normal Car'

/** What a car with driver can be hired for by the hour (given). */
export const HIRE_DURATIONS = ['4 Hours', '5 Hours', '8 Hours', '10 Hours', '12 Hours'] as const
export type HireDuration = (typeof HIRE_DURATIONS)[number]

/** Shortest notice of a pick-up, minutes, where the office sets no other; exactly this much is in time (given; booking rules 1.5.11). */
export const PICKUP_LEAD_MINUTES = 330
/** A car is given back for nothing until this long before the pick-up, minutes (given). */
export const FREE_CANCEL_MINUTES = 60
/** Travellers in one hire, infants among them (given). */
export const CAR_PAX_MAX = 40
/** Oldest child in a car; 11 and over is an adult (given). */
export const CAR_CHILD_MAX_AGE = 10
/** From this age on a child pays half of an entry ticket (catalogue). */
export const ENTRY_FEE_FROM_AGE = 5
/** Car packages a list page holds (public API). */
export const CAR_PACKAGE_PAGE_SIZE = 12

/** The instant of a pick-up: day and wall clock in India, whatever the zone of the machine. */
export function pickupAt(day: string, time: string): Date {
  return instantInIndia(day, time)
}

/** True for a pick-up with less notice than the office asks for; exactly that much is in time. */
export function isPickupTooSoon(day: string, time: string, now: Date, leadMinutes: number): boolean {
  return pickupAt(day, time).getTime() < now.getTime() + leadMinutes * MINUTE_MS
}

/** The first whole minute in India that can be asked for: what a form's date and time fields begin with. */
export function earliestPickup(now: Date, leadMinutes: number): { date: string; time: string } {
  const minute = Math.ceil((now.getTime() + leadMinutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS
  const at = new Date(minute)
  return { date: dayInIndia(at), time: timeInIndia(at) }
}

/** A kept page is made anew every half hour (cache rules C8). */
const HALF_HOUR_MS = 30 * MINUTE_MS

/** The first pick-up that can still be asked for when the half hour of `now` ends. */
export function pickupAfterHalfHour(now: Date, leadMinutes: number): { date: string; time: string } {
  return earliestPickup(new Date((Math.floor(now.getTime() / HALF_HOUR_MS) + 1) * HALF_HOUR_MS), leadMinutes)
}

/** The last moment to give the car back for nothing: "Thu 24 Dec 2026, 23:30". */
export function freeCancelUntil(day: string, time: string): string {
  const at = new Date(pickupAt(day, time).getTime() - FREE_CANCEL_MINUTES * MINUTE_MS)
  return `${formatDay(dayInIndia(at))}, ${timeInIndia(at)}`
}
