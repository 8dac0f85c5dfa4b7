import { sql } from 'kysely'
import { paxOf } from '#contract/terms/ages.ts'
import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { FAILURE, paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { perPersonRate } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { PackagePrice } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { listClassSeats, type SeatedLeg, seatParty } from '#server/ferries/seat-party.ts'
import { freeRooms } from '#server/hotels/stay-sql.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { findPlan, type HousedStay, type Plan, type PlannedStay } from './find-plan.ts'
import { pricePackage, SEAT_FROM_AGE } from './price-package.ts'
import { brokenPaxLimit, type PricingPolicy, policyFor, priceParty } from './rules.ts'
import { startAvailability } from './start-rules.ts'
import { findPackageRate, type PriceRow } from './store.ts'

type OtherRoom = { id: string; name: string; capacity: number; free: number }

/** `isHoused`: our office finds the beds of a group, in other rooms of the same hotels where those of the plan are too few. */
type PackageStartRequest = {
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
const CLOSED_MESSAGES: Record<string, string> = {
  too_soon: 'Sales for this day have closed: they end at 18:00 on the day before',
  not_yet: 'Not on sale yet for this day',
}

/** A package from a day on: its price, and the rooms and seats that its plan takes; refused by the name of the field at fault. */
export async function quoteStart(
  db: Db,
  policy: PricingPolicy,
  now: Date,
  asked: PackageStartRequest,
): Promise<Result<QuotedStart, ApiRefusal>> {
  const { packageId, startDate, adultCount, childAges } = asked
  if (adultCount === 0) return fail(invalid('adultCount', VALIDATION.adult))
  const party = { adultCount, childCount: childAges.length, childAges: [...childAges] }
  const price = await pricePackage(db, policy, now, { packageId, ...party, travelDate: startDate })
  if (!price.ok) return fail(renamed(price.error))
  const plan = await findPlan(db, packageId, startDate)
  if (plan === undefined) return fail(notFound(FAILURE.packages))
  const request = { day: startDate, now, today: dayInIndia(now), nights: plan.nights, travellers: 0, left: null }
  const { reason } = startAvailability(request)
  if (reason !== undefined) return fail(invalid('startDate', CLOSED_MESSAGES[reason] ?? SHORT.message))
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

/** Counts travellers with a bed (booking rules 1.1.5). */
function housed(stay: PlannedStay, { startDate, adultCount, childAges }: PackageStartRequest): HousedStay {
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

/**
 * Rooms for a group that is larger than what is left of the room type its plan names: those, and then other types of the same hotel, the
 * one with the most free first. Undefined where all of the hotel does not hold the group.
 */
async function houseGroup(db: Db, stays: readonly HousedStay[], pax: number): Promise<HousedStay[] | undefined> {
  const housed = await Promise.all(stays.map((stay) => houseIn(db, stay, pax)))
  const found = housed.filter((each) => each !== undefined)
  return found.length < housed.length ? undefined : found.flat()
}

async function houseIn(db: Db, stay: HousedStay, pax: number): Promise<HousedStay[] | undefined> {
  if (stay.rooms <= stay.freeRooms || stay.roomTypeId === null) return [stay]
  const taken: HousedStay[] = stay.freeRooms > 0 ? [{ ...stay, rooms: stay.freeRooms }] : []
  let left = pax - stay.freeRooms * stay.capacity
  for (const other of await otherRooms(db, stay)) {
    if (left <= 0) break
    const rooms = Math.min(other.free, Math.ceil(left / other.capacity))
    left -= rooms * other.capacity
    taken.push({ ...stay, ...{ roomTypeId: other.id, roomType: other.name, capacity: other.capacity, rooms } })
  }
  return left > 0 ? undefined : taken
}

/** Other room types of the hotel of a stay, with the rooms that are free in every night of it. */
async function otherRooms(db: Db, { roomTypeId, checkIn, nights }: HousedStay): Promise<OtherRoom[]> {
  const { rows } = await sql<OtherRoom>`
    select other.id, other.name, greatest(1, other.max_adults) as capacity, min(coalesce(${freeRooms('night')}, 0))::int as free
      from room_type planned join room_type other on other.hotel_id = planned.hotel_id and other.id <> planned.id
      cross join generate_series(0, ${nights}::int - 1) step
      left join room_night night on night.room_type_id = other.id and night.night = ${checkIn}::date + step
     where planned.id = ${roomTypeId}
     group by other.id, other.name, other.max_adults
    having min(coalesce(${freeRooms('night')}, 0)) > 0
     order by free desc, other.id`.execute(db)
  return rows
}

type StartStock = { day: string; left: number | null }

/** How much is free on a day: of a room type, or of a class of a trip. */
type Free = ReadonlyMap<string, number>
type Span = { from: string; to: string }

const DEFAULT_ADULTS = 2

/** The days on which a package may begin, for a party of that size (two adults when it is not said). */
export async function listStartDays(
  db: Db,
  policy: PricingPolicy,
  now: Date,
  { id, from, to, adults = DEFAULT_ADULTS, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  if (adults === 0) return fail(invalid('adults', VALIDATION.adult))
  const [row, stock] = await Promise.all([findPackageRate(db, id), listStartStock(db, id, from, to)])
  if (row === undefined) return fail(notFound(fetchAvailability.failure))
  // Ages are not known here: children are not counted against the limit.
  const limit = brokenPaxLimit(adults, [], row.upper_limit)
  if (limit !== undefined) return fail(invalid('adults', paxLimitMessage(limit), 'pax_limit'))
  const left = new Map(stock.map(({ day, left }) => [day, left]))
  const request = { now, today: dayInIndia(now), nights: row.nights, travellers: adults + children }
  const rules = policyFor(policy, row)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return ok(
    days.map((day) => {
      const availability = startAvailability({ ...request, day, left: left.get(day) ?? null })
      return availability.open ? { ...availability, priceFrom: pricePerPerson(row, rules, day) } : availability
    }),
  )
}

/** What each of two adults sharing pays for the start day, as cards show a price. */
function pricePerPerson({ rate, tax_percent: taxPercent }: PriceRow, rules: PricingPolicy, day: string) {
  const party = { rate, taxPercent, adultCount: DEFAULT_ADULTS, childAges: [], travelDate: day }
  return perPersonRate(priceParty(party, rules).amountPayable)
}

/**
 * For each start day the travellers whom the rooms of the plan hold in its fullest night and the seats in its fullest ferry;
 * null when the plan names neither of ours. A room that is not open, or a ferry that does not sail, holds nobody.
 */
async function listStartStock(db: Db, id: string, from: string, to: string): Promise<StartStock[]> {
  const plan = await findPlan(db, id, from)
  if (plan === undefined) return []
  const span = { from, to: addDays(to, plan.nights) }
  const [rooms, seats] = await Promise.all([listFreeRooms(db, plan, span), listFreeSeats(db, plan, span)])
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    const left = [...roomsLeft(plan, day, rooms), ...seatsLeft(plan, day, seats)]
    return { day, left: left.length === 0 ? null : Math.min(...left) }
  })
}

/** The travellers that each night of the plan holds. */
function roomsLeft({ stays }: Plan, start: string, free: Free): number[] {
  return stays.flatMap(({ roomTypeId, capacity, firstNight, nights }) =>
    roomTypeId === null
      ? []
      : Array.from({ length: nights }, (_, night) => {
          const rooms = free.get(`${roomTypeId} ${addDays(start, firstNight + night)}`) ?? 0
          return rooms * capacity
        }),
  )
}

function seatsLeft({ legs }: Plan, start: string, free: Free): number[] {
  return legs.map(({ day, trip, code }) => free.get(`${trip} ${code} ${addDays(start, day - 1)}`) ?? 0)
}

async function listFreeRooms(db: Db, { stays }: Plan, { from, to }: Span): Promise<Free> {
  const ids = stays.flatMap(({ roomTypeId }) => (roomTypeId === null ? [] : [roomTypeId]))
  const { rows } = await sql<{ room_type_id: string; night: string; free: number }>`
    select room_type_id, night, ${freeRooms()} as free from room_night
     where room_type_id = any(${ids}::text[]) and night between ${from}::date and ${to}::date`.execute(db)
  return new Map(rows.map(({ room_type_id, night, free }) => [`${room_type_id} ${night}`, free]))
}

async function listFreeSeats(db: Db, { legs }: Plan, span: Span): Promise<Free> {
  const trips = [...new Set(legs.map(({ trip }) => trip))]
  const classes = await listClassSeats(db, trips, span)
  return new Map(classes.map(({ trip, code, date, free }) => [`${trip} ${code} ${date}`, free]))
}
