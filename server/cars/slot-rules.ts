import { weekdayOf } from '#contract/terms/calendar-names.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'
import { isTooSoon } from './pickup-rules.ts'
import type { VehicleSet } from './set-rules.ts'

/** A car is taken by the four hours, from midnight in India on (catalogue). */
const SLOT_HOURS = 4
const SLOT_MINUTES = SLOT_HOURS * 60
const DAY_MINUTES = 1_440
const SLOT_TIMES = Array.from({ length: 24 / SLOT_HOURS }, (_, index) => clockOf(index * SLOT_MINUTES))

export type CarSlot = { day: string; time: string }
/** How many of a kind are free in all of these slots. */
export type UnitsLeft = (vehicleId: string, slots: readonly CarSlot[]) => number

/** How long a hire keeps its car: `minutes` on each of `days` days. */
export type HireLength = { minutes: number; days: number }

/** Every slot that a hire touches. */
export function slotsOf(day: string, time: string, { minutes, days }: HireLength): CarSlot[] {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const start = hours * 60 + rest
  const slots: CarSlot[] = []
  for (let onDay = 0; onDay < days; onDay += 1) {
    for (let at = start - (start % SLOT_MINUTES); at < start + minutes; at += SLOT_MINUTES) {
      const over = Math.floor(at / DAY_MINUTES)
      slots.push({ day: addDays(day, onDay + over), time: clockOf(at % DAY_MINUTES) })
    }
  }
  return slots
}

/** How often a whole set can be had: its scarcest car decides. */
function setsLeft(set: VehicleSet, slots: readonly CarSlot[], left: UnitsLeft): number {
  return Math.min(...set.map(({ vehicleId, count }) => Math.floor(left(vehicleId, slots) / count)))
}

type DayRequest = {
  day: string
  now: Date
  /** Shortest notice of a pick-up. */
  leadMinutes: number
  /** Days of the week on which there is nothing to drive to. */
  closedWeekdays: readonly string[]
  length: HireLength
  /** Any of them will do. */
  sets: readonly VehicleSet[]
  left: UnitsLeft
}

/** Whether a party can be picked up on that day, and if not, why; `slots` are the hours in which it can, four at a time. */
export function carDayAvailability({
  day,
  now,
  leadMinutes,
  closedWeekdays,
  length,
  sets,
  left,
}: DayRequest): AvailableDay {
  const today = dayInIndia(now)
  if (day < today) return closed(day, 'too_soon')
  if (day > addDays(today, TRAVEL_HORIZON_DAYS)) return closed(day, 'not_yet')
  if (closedWeekdays.includes(weekdayOf(day))) return closed(day, 'closed')
  // The last minute of a slot decides: later pick-ups in it may still be in time.
  const onSale = SLOT_TIMES.filter((time) => !isTooSoon({ day, time: lastMinuteOf(time) }, now, leadMinutes))
  if (onSale.length === 0) return closed(day, 'too_soon')
  const slots = onSale.map((time) => {
    const taken = slotsOf(day, time, length)
    return { time, left: Math.max(0, ...sets.map((set) => setsLeft(set, taken, left))) }
  })
  const most = Math.max(...slots.map((slot) => slot.left))
  return most > 0 ? { date: day, open: true, left: most, slots } : { ...closed(day, 'sold_out'), left: 0, slots }
}

function closed(date: string, reason: NonNullable<AvailableDay['reason']>): AvailableDay {
  return { date, open: false, reason }
}

function lastMinuteOf(time: string): string {
  return clockOf(Number(time.slice(0, 2)) * 60 + SLOT_MINUTES - 1)
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
