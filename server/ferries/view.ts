import { createHash } from 'node:crypto'
import { FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-words.ts'
import { taxInside } from '#contract/terms/money.ts'
import type { FerrySailing, SeatMap } from '#contract/v1/ferries.ts'
import type { OperatorTrip } from '#server/adapters/ferry-operator/ferry-operator.ts'
import { areSalesOpen } from './rules.ts'
import type { CabinRow, SailingRow } from './store.ts'

/** A sailing of our own tables as it crosses the wire; `cabins` are those of its vessel. */
export function tripOf(row: SailingRow, cabins: readonly CabinRow[], now: Date): OperatorTrip {
  const { operator } = row
  const taken = new Set(row.taken)
  const kept = new Set(row.kept)
  const sold = FERRY_CLASSES.flatMap((code) => {
    const cabin = cabins.find((each) => each.code === code && each.vessel_id === row.vessel.id)
    const fare = row.fares[code]
    return cabin === undefined || fare === undefined ? [] : { code, cabin, fare, seats: seatsOf(cabin, taken, kept) }
  })
  const seats: Partial<Record<FerryClassCode, SeatMap>> = Object.fromEntries(
    sold.map((each) => [each.code, each.seats]),
  )
  return {
    _id: row.id,
    tripId: row.id,
    pClass: seats.pClass ?? {},
    bClass: seats.bClass ?? {},
    ...(seats.rClass === undefined ? {} : { rClass: seats.rClass }),
    operator: { id: operator.id, name: operator.name, chooseSeats: true },
    vessel: row.vessel,
    from: row.from_port,
    to: row.to_port,
    date: row.date,
    departureTime: row.depart_time,
    arrivalTime: row.arrive_time,
    classes: sold.map(({ code, cabin, fare, seats: map }) => ({
      code,
      name: cabin.name,
      fare,
      taxAmount: taxInside(Math.max(0, fare - operator.port_fee), row.tax_percent),
      portFee: Math.min(fare, operator.port_fee),
      seatsLeft: countFree(map),
    })),
    infantFare: operator.port_fee,
    luggage: {
      checkedKg: operator.luggage_kg,
      handKg: operator.hand_bag_kg,
      excessPerKg: operator.excess_per_kg,
    },
    reportBeforeMinutes: operator.report_before_minutes,
    checkInClosesMinutes: operator.check_in_closes_minutes,
    salesOpen: areSalesOpen(row.departs_at, now),
    priceVersion: versionOf([row.fares, row.tax_percent, operator.port_fee]),
    fetchedAt: now.toISOString(),
    maps: sold.map(({ code, cabin }) => ({
      code,
      deck: cabin.deck,
      windowLetters: cabin.window_letters,
      grid: cabin.grid,
    })),
  }
}

function seatsOf({ seats, blocked }: CabinRow, taken: ReadonlySet<string>, kept: ReadonlySet<string>): SeatMap {
  const crew = new Set(blocked)
  return Object.fromEntries(
    seats.map((number) => {
      const isBlocked = crew.has(number) || kept.has(number)
      return [number, { number, isBooked: taken.has(number) && !isBlocked ? 1 : 0, isBlocked: isBlocked ? 1 : 0 }]
    }),
  )
}

function countFree(seats: SeatMap): number {
  return Object.values(seats).filter(({ isBooked, isBlocked }) => isBooked === 0 && isBlocked === 0).length
}

/** A sailing without seats and places: as lists of plans show it. */
export function sailingOf({ pClass: _p, bClass: _b, rClass: _r, maps: _maps, ...sailing }: OperatorTrip): FerrySailing {
  return sailing
}

/** Changes with anything that a fare is made of. */
function versionOf(prices: unknown): string {
  return createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 12)
}
