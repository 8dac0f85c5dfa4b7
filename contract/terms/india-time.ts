import { DAY_MS, MINUTE_MS } from './durations.ts'

/** Days and instants at the edge. A day is `yyyy-mm-dd` on the Indian calendar (UTC+05:30, no summer time). */
export const INDIA_ZONE = 'Asia/Kolkata'
const INDIA_OFFSET_MS = 330 * MINUTE_MS
/** Sunday first, as `getUTCDay` counts. */
export const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day it is in India at `now`, whatever the zone of the machine. */
export function dayInIndia(now: Date): string {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** What clocks in India show at `now`: "06:30". */
export function timeInIndia(now: Date): string {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 16)
}

/** The instant at which clocks in India show that: "06:30", "23:59:59.999". */
export function instantInIndia(day: string, time = '00:00'): Date {
  return new Date(Date.parse(`${day}T${time}Z`) - INDIA_OFFSET_MS)
}

/** True for a real day of the calendar: 2028-02-29 is one, 2027-02-31 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole calendar days from one day to another, signed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** "Fri 25 Dec 2026". */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return `${SHORT_WEEKDAYS[at.getUTCDay()]} ${at.getUTCDate()} ${SHORT_MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}
