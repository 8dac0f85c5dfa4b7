import { WEEKDAY_NAMES, weekdayOf } from '#contract/terms/calendar-names.ts'
import { counted } from '#contract/terms/counted.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { addDays, dayInIndia, instantInIndia } from '#contract/terms/india-time.ts'
import { ACTIVITY_CLOSES_MINUTES, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { formatRupees, taxInside } from '#contract/terms/money.ts'
import { isDarkNight } from '#contract/terms/moon.ts'
import { isInSeason, type Season } from '#contract/terms/season.ts'
import { type StockDay, unitsOn } from '#contract/terms/stock-days.ts'
import type { AvailableDay, ClosedReason } from '#contract/v1/availability.ts'

export type ActivitySchedule = {
  season: Season | null
  darkNightsOnly: boolean
  places: ActivityPlace[]
}

type ActivityPlace = {
  placeId: string
  season: Season | null
  /** "Monday": the day of the week on which the place is shut. */
  closedWeekday: string | null
  slots: ActivitySlot[]
}

/** `weekdays`: digits of the days of the week on which it runs, 0 is Sunday; left out, every day. `days`: what differs on single days. */
export type ActivitySlot = {
  time: string
  capacity: number
  weekdays?: string
  days?: Readonly<Record<string, StockDay>>
}

/** Units of a slot on a day; undefined where it does not run then, or is closed. */
export function capacityOn({ capacity, weekdays, days }: ActivitySlot, day: string): number | undefined {
  if (weekdays !== undefined && !weekdays.includes(String(WEEKDAY_NAMES.indexOf(weekdayOf(day))))) return undefined
  const stock = { units: capacity, ...(days && { days }) }
  return days?.[day]?.isClosed === true ? undefined : unitsOn(stock, day)
}

/** How many units of a slot are taken. */
export type TakenUnits = (placeId: string, day: string, time: string) => number

/** The slots of one day at one place, or the best of several: how many units each still holds. */
type OpenSlot = { time: string; left: number }

/** A water sport has no sailings to miss. */
export type NoSlotReason = Exclude<ClosedReason, 'no_sailing'>
type ActivityDay = Omit<AvailableDay, 'reason'> & { reason?: NoSlotReason }

type DayRequest = { day: string; now: Date; units: number; taken: TakenUnits }

/** Whether a party that takes `units` can go on that day, and if not, why; the first reason that no other day would change comes first. */
export function dayAvailability(schedule: ActivitySchedule, { day, now, units, taken }: DayRequest): ActivityDay {
  const today = dayInIndia(now)
  if (day < today) return closed(day, 'too_soon')
  if (day > addDays(today, TRAVEL_HORIZON_DAYS)) return closed(day, 'not_yet')
  const places = schedule.places.filter((place) => isPlaceOpen(place, day))
  if (places.length === 0 || !isOpenIn(schedule.season, day)) return closed(day, 'closed')
  if (schedule.darkNightsOnly && !isDarkNight(day)) return closed(day, 'moon')
  const running = bestSlots(places, day, taken)
  if (running.length === 0) return closed(day, 'closed')
  const slots = running.filter(({ time }) => isOnSale(day, time, now))
  if (slots.length === 0) return closed(day, 'too_soon')
  const left = Math.max(...slots.map((slot) => slot.left))
  if (left < units) return { ...closed(day, 'sold_out'), left, slots }
  return { date: day, open: true, left, slots }
}

/** Sales close an hour before the slot begins; exactly an hour before is in time. */
export function isOnSale(day: string, time: string, now: Date): boolean {
  return now.getTime() <= instantInIndia(day, time).getTime() - ACTIVITY_CLOSES_MINUTES * MINUTE_MS
}

/** Every two hours inside the best hours ("06:00-09:00 or 15:30-18:00"), as long as it ends within them; the first of each stretch always. */
export function slotTimes(bestHours: string, durationMinutes: number): string[] {
  return bestHours.split(' or ').flatMap((stretch) => {
    const [from = 0, to = 0] = stretch.split('-').map(minutesOf)
    const last = Math.max(from, to - durationMinutes)
    const times: string[] = []
    for (let at = from; at <= last; at += SLOT_STEP_MINUTES) times.push(clockOf(at))
    return times
  })
}

const SLOT_STEP_MINUTES = 120

/** Without a season it is open all year. */
function isOpenIn(season: Season | null, day: string): boolean {
  return season === null || isInSeason(season, day.slice(5))
}

function isPlaceOpen({ season, closedWeekday }: ActivityPlace, day: string): boolean {
  return isOpenIn(season, day) && weekdayOf(day) !== closedWeekday
}

/** A party goes to one place: of several with the same slot the one with most room counts. */
function bestSlots(places: readonly ActivityPlace[], day: string, taken: TakenUnits): OpenSlot[] {
  const best = new Map<string, number>()
  for (const { placeId, slots } of places) {
    for (const slot of slots) {
      const capacity = capacityOn(slot, day)
      if (capacity === undefined) continue
      const left = Math.max(0, capacity - taken(placeId, day, slot.time))
      best.set(slot.time, Math.max(left, best.get(slot.time) ?? 0))
    }
  }
  return [...best].map(([time, left]) => ({ time, left })).sort((one, other) => (one.time < other.time ? -1 : 1))
}

function closed(date: string, reason: NoSlotReason): ActivityDay {
  return { date, open: false, reason }
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export type ActivityTariff = {
  price: number
  taxPercent: number
  priceUnit: 'per person' | 'per boat'
  /** People in one group or boat. */
  groupMax: number
}

type ActivityPrice = {
  packageBasePrice: number
  discount: number
  taxAmount: number
  amountPayable: number
  lines: { label: string; amount: number }[]
}

/** What a part of the year costs. */
export type SeasonPrice = Season & { price: number }

/** The tariff on a day: at the price of the first season that holds it, or else the usual one; without a day the usual one. */
export function tariffOn(
  { seasonPrices, ...tariff }: ActivityTariff & { seasonPrices: readonly SeasonPrice[] },
  day: string | undefined,
): ActivityTariff {
  const season = day === undefined ? undefined : seasonPrices.find((each) => isInSeason(each, day.slice(5)))
  return season === undefined ? tariff : { ...tariff, price: season.price }
}

/** Units of a slot that a party takes: one a guest, and of boats every place, also the empty ones. */
export function unitsOf(
  { priceUnit, groupMax }: Pick<ActivityTariff, 'priceUnit' | 'groupMax'>,
  guests: number,
): number {
  return priceUnit === 'per boat' ? boatsFor(guests, groupMax) * groupMax : guests
}

/** What a party pays: the price a guest or a boat, tax inside and rounded once. */
export function priceGuests(tariff: ActivityTariff, guests: number): ActivityPrice {
  const isBoat = tariff.priceUnit === 'per boat'
  const count = isBoat ? boatsFor(guests, tariff.groupMax) : guests
  const amountPayable = count * tariff.price
  const taxAmount = taxInside(amountPayable, tariff.taxPercent)
  return {
    packageBasePrice: amountPayable - taxAmount,
    discount: 0,
    taxAmount,
    amountPayable,
    lines: [
      { label: `${counted(count, isBoat ? 'boat' : 'guest')} at ${formatRupees(tariff.price)}`, amount: amountPayable },
    ],
  }
}

/** The largest party that takes no more units than a slot has. */
export function guestsIn(
  { priceUnit, groupMax }: Pick<ActivityTariff, 'priceUnit' | 'groupMax'>,
  units: number,
): number {
  return priceUnit === 'per boat' ? Math.floor(units / groupMax) * groupMax : units
}

function boatsFor(guests: number, groupMax: number): number {
  return Math.ceil(guests / groupMax)
}
