import { addDays } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { type ChargeRow, findCharge } from './charge-store.ts'
import { readHotelsAt } from './point-store.ts'
import { fareOf, slotsOf, type VehicleSet } from './rules.ts'
import { readCarStock } from './stock-store.ts'
import { versionOf } from './view.ts'

/** `vehicles` undefined: not said yet. */
type CarsRequest = {
  chargeId: string
  vehicles: VehicleSet | undefined
  date: string | undefined
  time: string | undefined
}
/** `seats` for how many people the cars together have room. */
export type CarQuote = {
  amountPayable: number
  taxAmount: number
  seats: number
  lines: { label: string; amount: number }[]
  /** Those of the cars' own prices, one after the other. */
  priceVersion: string
}

type RoadEnd = { id: string; name: string } | null
/** The ends of a road as it is listed, none of a hire by the hour. Cars are refused by the first that cannot be had: "1.vehicleId", "0.count". */
export type QuotedRoad = { near: RoadEnd; far: RoadEnd; cars?: Result<CarQuote, string> }

/** A road or hire with what the results show for these cars on it, together; undefined where there is none of that id on sale. */
export async function quoteCars(
  db: Db,
  { chargeId, vehicles, ...pickup }: CarsRequest,
): Promise<QuotedRoad | undefined> {
  const charge = await findCharge(db, chargeId)
  if (charge === undefined) return undefined
  const ends = { near: charge.from_point, far: charge.to_point }
  return vehicles === undefined ? ends : { ...ends, cars: await quoteOn(db, { charge, vehicles, ...pickup }) }
}

type CarsOnRoad = Omit<CarsRequest, 'chargeId'> & { charge: ChargeRow; vehicles: VehicleSet }

/** The same on a road that is known. */
export async function quoteOn(db: Db, { charge, vehicles, date, time }: CarsOnRoad): Promise<Result<CarQuote, string>> {
  const free = await readFree(db, { charge, date, time })
  const quote: CarQuote = { amountPayable: 0, taxAmount: 0, seats: 0, lines: [], priceVersion: '' }
  const asked = new Map<string, number>()
  for (const [index, { vehicleId, count }] of vehicles.entries()) {
    const rate = charge.rates.find(({ vehicle_id }) => vehicle_id === vehicleId)
    if (rate === undefined) return fail(`${index}.vehicleId`)
    asked.set(vehicleId, count + (asked.get(vehicleId) ?? 0))
    if ((asked.get(vehicleId) ?? 0) > free(vehicleId)) return fail(`${index}.count`)
    const fare = fareOf({ price: rate.price, taxPercent: charge.tax_percent }, { date, time }, charge.surcharges)
    quote.amountPayable += count * fare.amountPayable
    quote.taxAmount += count * fare.taxAmount
    quote.seats += count * rate.seats
    quote.priceVersion += `${quote.priceVersion === '' ? '' : '.'}${versionOf(rate, charge.tax_percent, charge.surcharges)}`
    quote.lines.push({ label: count === 1 ? rate.name : `${count} ${rate.name}`, amount: count * fare.amountPayable })
  }
  return ok(quote)
}

/** How many of a car are free then; while it is not said when, how many there are. */
async function readFree(
  db: Db,
  { charge, date, time }: Omit<CarsOnRoad, 'vehicles'>,
): Promise<(vehicleId: string) => number> {
  const isSaid = date !== undefined && time !== undefined
  // A ride or a hire ends on the next day at the latest.
  const days = isSaid ? { from: date, to: addDays(date, 1) } : NO_DAYS
  const slots = isSaid ? slotsOf(date, time, { minutes: charge.minutes, days: 1 }) : []
  const stock = await readCarStock(db, days)
  return (vehicleId) => stock(charge.island_id, vehicleId, slots)
}

const NO_DAYS = { from: '2000-01-02', to: '2000-01-01' }

/**
 * Names the ends of a road, by the hotels given where they lie at one; undefined where a hotel lies at neither end.
 */
export async function nameRoadEnds(
  db: Db,
  ends: readonly [RoadEnd, RoadEnd],
  hotelIds: readonly string[],
): Promise<((end: { id: string; name: string }) => string) | undefined> {
  const points = ends.flatMap((end) => end?.id ?? [])
  const hotels = hotelIds.length === 0 ? [] : await readHotelsAt(db, hotelIds, points)
  if (hotelIds.some((id) => !hotels.some((hotel) => hotel.id === id))) return undefined
  const hotelAt = new Map(hotels.map(({ point_id, name }) => [point_id, name]))
  return ({ id, name }) => hotelAt.get(id) ?? name
}
