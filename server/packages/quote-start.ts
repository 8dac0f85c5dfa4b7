import { paxOf } from '#contract/terms/ages.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { FAILURE, VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { PackagePrice } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { type SeatedLeg, seatParty } from '#server/ferries/seat-party.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { findPlan, type HousedStay, type Plan, type PlannedStay } from './find-plan.ts'
import { houseGroup } from './house-group.ts'
import { pricePackage, SEAT_FROM_AGE } from './price-package.ts'
import type { PricingPolicy } from './rules.ts'
import { judgeStart } from './start-rules.ts'

/** `isHoused`: our office finds the beds of a group, in other rooms of the same hotels where those of the plan are too few. */
export type AskedStart = {
  packageId: string
  startDate: string
  adultCount: number
  childAges: readonly number[]
  isHoused?: boolean
}
export type QuotedStart = { price: PackagePrice; plan: Plan; stays: HousedStay[]; legs: SeatedLeg[] }

const SHORT: ApiRefusal = {
  ...{ status: 409, code: 'unavailable' },
  message: 'Not all rooms and ferries of this package can be had from this day. Please choose another one',
}
const CLOSED_WORDS: Record<string, string> = {
  too_soon: 'Sales for this day have closed: they end at 18:00 on the day before',
  not_yet: 'Not on sale yet for this day',
}

/** A package from a day on: its price, and the rooms and seats that its plan takes; refused by the name of the field at fault. */
export async function quoteStart(
  db: Db,
  policy: PricingPolicy,
  now: Date,
  asked: AskedStart,
): Promise<Result<QuotedStart, ApiRefusal>> {
  const { packageId, startDate, adultCount, childAges } = asked
  if (adultCount === 0) return fail(invalid('adultCount', VALIDATION.adult))
  const party = { adultCount, childCount: childAges.length, childAges: [...childAges] }
  const price = await pricePackage(db, policy, now, { packageId, ...party, travelDate: startDate })
  if (!price.ok) return fail(renamed(price.error))
  const plan = await findPlan(db, packageId, startDate)
  if (plan === undefined) return fail(notFound(FAILURE.packages))
  const request = { day: startDate, now, today: dayInIndia(now), nights: plan.nights, travellers: 0, left: null }
  const { reason } = judgeStart(request)
  if (reason !== undefined) return fail(invalid('startDate', CLOSED_WORDS[reason] ?? SHORT.message))
  const planned = plan.stays.map((stay) => housed(stay, asked))
  const isShort = planned.some(({ rooms, freeRooms }) => rooms > freeRooms)
  const isHoused = isShort && asked.isHoused === true
  const stays = isHoused ? await houseGroup(db, planned, paxOf(adultCount, childAges)) : planned
  if (stays === undefined || (isShort && !isHoused)) return fail(SHORT)
  const seats = adultCount + childAges.filter((age) => age >= SEAT_FROM_AGE).length
  const crossings = plan.legs.map(({ day, trip, code }) => ({ trip, code, date: addDays(startDate, day - 1) }))
  const legs = await seatParty(db, crossings, seats)
  const found = legs.filter((leg) => leg !== undefined)
  return found.length < legs.length ? fail(SHORT) : ok({ price: price.value, plan, stays, legs: found })
}

/** Whoever has a bed counts (booking rules 1.1.5). */
function housed(stay: PlannedStay, { startDate, adultCount, childAges }: AskedStart): HousedStay {
  const rooms = stay.roomTypeId === null ? 0 : Math.ceil(paxOf(adultCount, childAges) / stay.capacity)
  return { ...stay, rooms, checkIn: addDays(startDate, stay.firstNight) }
}

/** The day has another name here, and a party that is too large a way to go. */
function renamed(refusal: ApiRefusal): ApiRefusal {
  const isLarge = refusal.code === 'pax_limit'
  const words = (message: string) => (isLarge ? `${message}. Please send an enquiry for a larger party` : message)
  const errors = refusal.errors?.map(({ field, message }) => ({
    field: field === 'travelDate' ? 'startDate' : field,
    message: words(message),
  }))
  return { ...refusal, message: words(refusal.message), ...(errors === undefined ? {} : { errors }) }
}
