import { weekdayOf } from '#contract/terms/calendar-names.ts'
import { pickupAt } from '#contract/terms/car-hire.ts'
import { type CarSurcharges, carPercentOn, isNightPickup } from '#contract/terms/car-surcharges.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'
import { percentOf } from '#server/products/price-rules.ts'

/** What a car costs on an ordinary day: whole rupees before tax. */
type CarTariff = { price: number; taxPercent: number }
/** When it is wanted; without a day no peak, without a time no night. */
export type Pickup = { date?: string | undefined; time?: string | undefined }
/** `price` before tax, the night charge inside; `amountPayable` = price + taxAmount. */
type CarFare = { price: number; nightCharge: number; taxAmount: number; amountPayable: number }

/** The fare of one car (car prices 1): the season first, the night on top of it, the tax once on both. */
export function fareOf(
  { price, taxPercent }: CarTariff,
  { date, time }: Pickup,
  { night, seasons }: CarSurcharges,
): CarFare {
  const usual = date === undefined ? price : percentOf(price, carPercentOn(date, seasons))
  const nightCharge = time !== undefined && isNightPickup(time, night) ? nightChargeOn(usual, night) : 0
  const whole = usual + nightCharge
  const taxAmount = percentOf(whole, taxPercent)
  return { price: whole, nightCharge, taxAmount, amountPayable: whole + taxAmount }
}

function nightChargeOn(price: number, { leastRupees, percent }: CarSurcharges['night']): number {
  return Math.max(leastRupees, percentOf(price, percent))
}

/** A car is taken by the four hours, from midnight in India on (catalogue). */
const SLOT_HOURS = 4
const SLOT_MINUTES = SLOT_HOURS * 60
const DAY_MINUTES = 1_440
const SLOT_TIMES = Array.from({ length: 24 / SLOT_HOURS }, (_, index) => clockOf(index * SLOT_MINUTES))

export type CarSlot = { day: string; time: string }
/** How many of a kind are free in all of these slots. */
type UnitsLeft = (vehicleId: string, slots: readonly CarSlot[]) => number

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

/** How many whole sets are free: by the scarcest car. */
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

/** True for a pick-up with less notice than the office asks for; exactly that much is in time. */
export function isTooSoon(pickup: { day: string; time: string }, now: Date, leadMinutes: number): boolean {
  return pickupAt(pickup.day, pickup.time).getTime() < now.getTime() + leadMinutes * MINUTE_MS
}

/** The message for a pick-up with too little notice; `phone` in its readable form. */
export function pickupNoticeMessage(phone: string | undefined, leadMinutes: number): string {
  return `A car needs ${timeLabel(leadMinutes)} of notice. For an earlier pick-up, please call ${phone ?? 'us'}.`
}

/** A kind of car to choose from; `left` how many of it there are. */
export type SeatOffer = { vehicleId: string; seats: number; price: number; left: number }
export type VehicleSet = { vehicleId: string; count: number }[]

type Chosen = { price: number; cars: number; seats: number; counts: readonly number[] }

/**
 * The cars that together seat everyone for the least money; of equally cheap sets the one of fewer cars, then the one with
 * fewer empty seats. Undefined when all cars together are too few.
 */
export function cheapestSet(offers: readonly SeatOffer[], passengers: number): VehicleSet | undefined {
  const none: Chosen = { price: 0, cars: 0, seats: 0, counts: offers.map(() => 0) }
  // best[n]: the best set that seats n people or more.
  const best: (Chosen | undefined)[] = [none, ...Array.from({ length: passengers }, () => undefined)]
  offers.forEach((offer, kind) => {
    const most = Math.min(offer.left, Math.ceil(passengers / offer.seats))
    for (let unit = 0; unit < most; unit += 1) addOne(best, offer, kind)
  })
  const found = best[passengers]
  if (found === undefined || passengers === 0) return undefined
  return offers.flatMap(({ vehicleId }, kind) => {
    const count = found.counts[kind] ?? 0
    return count === 0 ? [] : [{ vehicleId, count }]
  })
}

/** From the largest party down, so that one car is counted once. */
function addOne(best: (Chosen | undefined)[], offer: SeatOffer, kind: number): void {
  for (let people = best.length - 1; people > 0; people -= 1) {
    const before = best[Math.max(0, people - offer.seats)]
    if (before === undefined) continue
    const known = best[people]
    const added = {
      price: before.price + offer.price,
      cars: before.cars + 1,
      seats: before.seats + offer.seats,
      counts: before.counts.with(kind, (before.counts[kind] ?? 0) + 1),
    }
    if (known === undefined || isBetter(added, known)) best[people] = added
  }
}

function isBetter(one: Chosen, other: Chosen): boolean {
  if (one.price !== other.price) return one.price < other.price
  return one.cars === other.cars ? one.seats < other.seats : one.cars < other.cars
}
