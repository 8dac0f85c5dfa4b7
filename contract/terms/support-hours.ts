import { WEEKDAY_NAMES } from './calendar-names.ts'
import { addDays, dayInIndia, formatDay, SHORT_WEEKDAYS, timeInIndia } from './india-time.ts'

/** Weekdays as `getUTCDay` counts them, Sunday 0; times as clocks in India show them: "10:00". */
export type OpenHours = { weekdays: readonly number[]; opens: string; closes: string }

/** What is asked with less than this left before support closes is answered on its next day, minutes (ours). */
const ANSWER_NOTICE_MINUTES = 240

const HOURS =
  /^([A-Z][a-z]{2})\w*\s*(?:-|to)\s*([A-Z][a-z]{2})\w*,\s*(\d{1,2})\s*([AP]M)\s*(?:-|to)\s*(\d{1,2})\s*([AP]M)/i
const DAYS_AHEAD_MAX = 7

/** Reads the hours of the brand record, written as "Mon - Sat, 10 AM - 6 PM IST"; undefined where they are written otherwise. */
export function readOpenHours(text: string): OpenHours | undefined {
  const [, first = '', last = '', opens = '', opensHalf = '', closes = '', closesHalf = ''] = HOURS.exec(text) ?? []
  const [from, to] = [SHORT_WEEKDAYS.indexOf(first), SHORT_WEEKDAYS.indexOf(last)]
  if (from < 0 || to < 0) return undefined
  const count = ((to - from + SHORT_WEEKDAYS.length) % SHORT_WEEKDAYS.length) + 1
  const weekdays = Array.from({ length: count }, (_, index) => (from + index) % SHORT_WEEKDAYS.length)
  return { weekdays, opens: clockOf(opens, opensHalf), closes: clockOf(closes, closesHalf) }
}

function clockOf(hour: string, half: string): string {
  return `${String((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)).padStart(2, '0')}:00`
}

/** "Monday to Saturday, 10 AM to 6 PM IST": the hours in a sentence; as they are written where they cannot be read. */
export function hoursLabel(text: string): string {
  const { weekdays = [] } = readOpenHours(text) ?? {}
  const [first, last] = [weekdays[0], weekdays.at(-1)]
  if (first === undefined || last === undefined) return text
  const [, ...rest] = text.split(',')
  return `${WEEKDAY_NAMES[first]} to ${WEEKDAY_NAMES[last]},${rest.join(',').replaceAll(' - ', ' to ')}`
}

/** By when a question that comes in now is answered: "Mon 30 Nov by 18:00". Undefined where the hours cannot be read. */
export function answerBy(now: Date, supportHours: string): string | undefined {
  const hours = readOpenHours(supportHours)
  if (hours === undefined) return undefined
  const today = dayInIndia(now)
  const isLate = minutesOf(timeInIndia(now)) > minutesOf(hours.closes) - ANSWER_NOTICE_MINUTES
  for (let ahead = isLate ? 1 : 0; ahead <= DAYS_AHEAD_MAX; ahead += 1) {
    const day = addDays(today, ahead)
    if (hours.weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return `${shortDay(day)} by ${hours.closes}`
  }
  return undefined
}

/** What that comes to on a day we are there: asked until "14:00", answered by "18:00". Undefined where the hours cannot be read. */
export function answerTimes(supportHours: string): { until: string; by: string } | undefined {
  const hours = readOpenHours(supportHours)
  if (hours === undefined) return undefined
  const until = minutesOf(hours.closes) - ANSWER_NOTICE_MINUTES
  return until < 0 ? undefined : { until: `${String(until / 60).padStart(2, '0')}:00`, by: hours.closes }
}

function shortDay(day: string): string {
  return formatDay(day).slice(0, -' 2026'.length)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
