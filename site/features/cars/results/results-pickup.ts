import { earliestPickup, isPickupTooSoon } from '#contract/terms/car-hire.ts'
import { isNightPickup, USUAL_CAR_NIGHT } from '#contract/terms/car-surcharges.ts'
import { CAR_MESSAGES, tooSoonMessage } from '#contract/terms/car-texts.ts'
import { addDays, dayInIndia, formatDay, isDay } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { RESULTS_TEXTS } from './results-texts.ts'

/** A day and a wall clock in India; neither, where nobody has said when. */
export type AskedPickup = { date: string; time: string } | { date?: undefined; time?: undefined }

/** Empty texts are those of a form that was sent without; undefined is never asked. */
type Typed = { date: string | undefined; time: string | undefined; isNeeded: boolean }
type Found = { pickup: AskedPickup; problem?: string; shown?: string }

/** Taken where only the day is known. */
const USUAL_TIME = '10:00'
/** The first hour of a morning after a night in which nobody else would be picked up. */
const MORNING_TIME = '08:00'

/** `phone` is called for a pick-up with less notice than `leadMinutes`. */
type Known = { now: Date; phone: string | undefined; leadMinutes: number }

/** The pick-up an address asks for, or the nearest one there can be, with what was wrong. */
export function nearestPickup({ date, time, isNeeded }: Typed, known: Known): Found {
  if (date === undefined && time === undefined) return { pickup: {} }
  const problem = problemOf({ date, time, isNeeded }, known)
  if (problem === undefined && date !== undefined && time !== undefined) return { pickup: { date, time } }
  const pickup = nearestTo(date, time, known)
  return { pickup, ...(problem === undefined ? {} : { problem }), shown: whenText(pickup) }
}

/** "Wed 10 Feb 2027 at 22:00" */
export function whenText({ date, time }: { date: string; time: string }): string {
  return `${formatDay(date)} at ${time}`
}

function problemOf({ date, time, isNeeded }: Typed, { now, phone, leadMinutes }: Known): string | undefined {
  if (isNeeded && (!date || !time)) return CAR_MESSAGES.hourlyMissing
  if (date === undefined) return CAR_MESSAGES.dateMissing
  if (!isDay(date)) return RESULTS_TEXTS.badDay
  if (time === undefined) return CAR_MESSAGES.timeMissing
  if (!isTime(time)) return RESULTS_TEXTS.badTime
  const day = whyNotThatDay(date, dayInIndia(now))
  if (day !== undefined) return day
  return isPickupTooSoon(date, time, now, leadMinutes) ? tooSoonMessage(phone, leadMinutes) : undefined
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** As much as possible of what was asked; else the first half hour there can be, by day. */
function nearestTo(
  date: string | undefined,
  time: string | undefined,
  { now, leadMinutes }: Known,
): { date: string; time: string } {
  const lastDay = addDays(dayInIndia(now), TRAVEL_HORIZON_DAYS)
  const wantedTime = time !== undefined && isTime(time) ? time : USUAL_TIME
  const wantedDate = date !== undefined && isDay(date) ? (date > lastDay ? lastDay : date) : undefined
  if (wantedDate !== undefined && !isPickupTooSoon(wantedDate, wantedTime, now, leadMinutes)) {
    return { date: wantedDate, time: wantedTime }
  }
  const first = earliestPickup(now, leadMinutes)
  if (wantedDate === undefined && time !== undefined && isTime(time)) {
    const day = isPickupTooSoon(first.date, time, now, leadMinutes) ? addDays(first.date, 1) : first.date
    return { date: day, time }
  }
  return byDay(first)
}

function byDay({ date, time }: { date: string; time: string }): { date: string; time: string } {
  const minutes = Number(time.slice(3))
  const hour = Number(time.slice(0, 2)) + (minutes > 30 ? 1 : 0)
  const half = minutes > 0 && minutes <= 30 ? '30' : '00'
  const rounded = `${String(hour % 24).padStart(2, '0')}:${half}`
  const day = hour === 24 ? addDays(date, 1) : date
  if (!isNightPickup(rounded, USUAL_CAR_NIGHT)) return { date: day, time: rounded }
  return { date: rounded >= USUAL_CAR_NIGHT.from ? addDays(day, 1) : day, time: MORNING_TIME }
}
