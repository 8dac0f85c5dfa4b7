import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { paxLimitMessage } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { CarGroup, CarSuggestion } from '#contract/v1/cars.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { type ChargeFilter, type ChargeRow, listCharges, type RateRow } from './charge-store.ts'
import { type PickupRequest, pickupProblem } from './pickup-problem.ts'
import { cheapestSet, slotsOf, type VehicleSet } from './rules.ts'
import { carGroupOf, readCarShares, readCarStock } from './stock-store.ts'
import { groupOf } from './view.ts'

export type CarSearch = {
  filter: ChargeFilter
  pickup: PickupRequest
  passengers: number | undefined
  /** Said when the charge of that id is not there. */
  failure: string
}

/** `group`: the set is more than may be held online, and who books it. */
type FoundSet = { suggestion?: CarSuggestion; group?: { above: number; text: string } }
export type FoundCars = FoundSet & { groups: CarGroup[]; total: number }

/** The cars for a road or a hire, at the price of that date and time: those that seat everyone, or else all, with a set that does. */
export async function searchCars(db: Db, now: Date, search: CarSearch): Promise<Result<FoundCars, ApiRefusal>> {
  const { filter, pickup, passengers, failure } = search
  const problem = await pickupProblem(db, now, pickup)
  if (problem !== undefined) return fail(problem)
  if (passengers !== undefined && passengers > CAR_PAX_MAX)
    return fail(invalid('passengers', paxLimitMessage(CAR_PAX_MAX), 'pax_limit'))
  const [{ rows, total }, free] = await Promise.all([listCharges(db, filter), readFree(db, pickup)])
  if (filter.id !== undefined && rows.length === 0) return fail(notFound(failure))
  const found = rows.map((row) =>
    seat(
      row,
      row.rates.filter((rate) => free(row, rate) > 0),
      passengers,
    ),
  )
  const [first] = found
  const needsSet = passengers !== undefined && first !== undefined && !found.some(({ fits }) => fits)
  const set = needsSet ? await findSet(db, now, { first, passengers, free }) : {}
  return ok({ groups: found.map(({ row, rates }) => groupOf(row, rates, pickup)), ...set, total })
}

type Free = (charge: ChargeRow, rate: RateRow) => number

/** The cheapest cars that seat everyone of those that may be held online; where they are too few, of all that are free. */
async function findSet(
  db: Db,
  now: Date,
  { first: { row, rates }, passengers, free }: { first: Seated; passengers: number; free: Free },
): Promise<FoundSet> {
  const shares = await readCarShares(db)
  const cheapest = (most: (vehicleId: string) => number): VehicleSet | undefined =>
    cheapestSet(
      rates.map((rate) => ({
        ...{ vehicleId: rate.vehicle_id, seats: rate.seats, price: rate.price },
        left: Math.min(free(row, rate), most(rate.vehicle_id)),
      })),
      passengers,
    )
  const islandId = row.island_id
  const suggestion = cheapest((id) => shares(islandId, id)) ?? cheapest(() => CAR_PAX_MAX)
  if (suggestion === undefined) return {}
  const group = await carGroupOf(db, now, shares, { islandId, vehicles: suggestion })
  return { suggestion, ...(group && { group }) }
}

type Seated = { row: ChargeRow; rates: RateRow[]; fits: boolean }

function seat(row: ChargeRow, rates: RateRow[], passengers: number | undefined): Seated {
  const large = rates.filter(({ seats }) => seats >= (passengers ?? 1))
  return large.length > 0 ? { row, rates: large, fits: true } : { row, rates, fits: false }
}

/** How many of a car are free; without a day and time there is no limit. */
async function readFree(db: Db, { date, time }: PickupRequest): Promise<Free> {
  if (date === undefined || time === undefined) return () => CAR_PAX_MAX
  // A ride or a hire ends on the next day at the latest.
  const stock = await readCarStock(db, { from: date, to: addDays(date, 1) })
  return ({ island_id, minutes }, { vehicle_id }) =>
    stock(island_id, vehicle_id, slotsOf(date, time, { minutes, days: 1 }))
}
