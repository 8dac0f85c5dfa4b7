import { sql } from 'kysely'
import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { perPersonRate } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { Db } from '#server/db/db.ts'
import { listClassSeats } from '#server/ferries/list-class-seats.ts'
import { freeRooms } from '#server/hotels/stay-sql.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { findPlan, type Plan } from './find-plan.ts'
import { brokenPaxLimit, type PricingPolicy, priceParty } from './rules.ts'
import { startAvailability } from './start-rules.ts'
import { findPackageRate, type PriceRow } from './store.ts'

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
  // Ages are not known here: whoever may do without a bed is not counted against the limit.
  const limit = brokenPaxLimit(adults, [], row.upper_limit)
  if (limit !== undefined) return fail(invalid('adults', paxLimitMessage(limit), 'pax_limit'))
  const left = new Map(stock.map(({ day, left }) => [day, left]))
  const request = { now, today: dayInIndia(now), nights: row.nights, travellers: adults + children }
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return ok(
    days.map((day) => {
      const availability = startAvailability({ ...request, day, left: left.get(day) ?? null })
      return availability.open ? { ...availability, priceFrom: pricePerPerson(row, policy, day) } : availability
    }),
  )
}

/** What each of two adults sharing pays for the start day, as cards show a price. */
function pricePerPerson({ rate, tax_percent: taxPercent, pricing }: PriceRow, policy: PricingPolicy, day: string) {
  const party = { rate, taxPercent, adultCount: DEFAULT_ADULTS, childAges: [], travelDate: day }
  return perPersonRate(priceParty(party, { ...policy, ratios: { ...policy.ratios, ...pricing } }).amountPayable)
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
