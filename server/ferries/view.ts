import type { SeatFare } from '#contract/terms/ferry-fare.ts'
import { FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { taxInside } from '#contract/terms/money.ts'
import type { FerryPort, FerrySailing, SeatMap } from '#contract/v1/ferries.ts'
import type { OperatorSailing } from '#server/adapters/ferry-operator/ferry-operator.ts'
import { withJson } from '#server/http/json-body.ts'
import { priceVersion } from '#server/price-version.ts'
import { areSalesOpen } from './rules.ts'
import type { SailingRow } from './store.ts'
import { type Cabin, entryOf, type Timetable } from './timetable.ts'

/** A sailing of our own tables as it crosses the wire; undefined while the timetable kept here does not know it yet. */
export function operatorSailingOf(row: SailingRow, timetable: Timetable, now: Date): OperatorSailing | undefined {
  const trip = entryOf(timetable, row)
  const from = portOf(timetable, row.from_port_id)
  const to = portOf(timetable, row.to_port_id)
  if (trip === undefined || from === undefined || to === undefined) return undefined
  const { operator, vessel } = trip
  const taxPercent = timetable.taxPercentOn(row.date)
  const sold = FERRY_CLASSES.flatMap((code) => {
    const cabin = trip.cabins.find((each) => each.code === code)
    const fare = row.fares[code]
    return cabin === undefined || fare === undefined ? [] : { code, cabin, fare, ...seatsOf(row, cabin) }
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
    vessel,
    from,
    to,
    date: row.date,
    departureTime: trip.departTime,
    arrivalTime: trip.arriveTime,
    classes: sold.map(({ code, cabin, fare, seatsLeft }) => ({
      ...seatFareOf({ code, name: cabin.name, fare }, operator.port_fee, taxPercent),
      seatsLeft,
    })),
    infantFare: operator.port_fee,
    luggage: {
      checkedKg: operator.luggage_kg,
      handKg: operator.hand_bag_kg,
      excessPerKg: operator.excess_per_kg,
    },
    reportBeforeMinutes: operator.report_before_minutes,
    checkInClosesMinutes: operator.check_in_closes_minutes,
    salesOpen: areSalesOpen(new Date(row.departs_at), now),
    priceVersion: priceVersion([row.fares, taxPercent, operator.port_fee]),
    fetchedAt: now.toISOString(),
    maps: sold.map(({ code, cabin }) => ({
      code,
      deck: cabin.deck,
      windowLetters: cabin.window_letters,
      grid: cabin.grid,
    })),
  }
}

/** A class's fare with what is inside of it: the port fee, and the tax on the rest. */
export function seatFareOf(
  { code, name, fare }: Pick<SeatFare, 'code' | 'name' | 'fare'>,
  fee: number,
  taxPercent: number,
): SeatFare {
  return { code, name, fare, taxAmount: taxInside(Math.max(0, fare - fee), taxPercent), portFee: Math.min(fare, fee) }
}

function portOf({ ports }: Timetable, id: string): FerryPort | undefined {
  const port = ports.find((each) => each.id === id)
  return port && { id: port.id, name: port.name, town: port.town }
}

type Seats = { seats: SeatMap; seatsLeft: number }

/** Seats change seldom between two searches: what was made of the same ones is given again. By sailing and class. */
const SEATS_KEPT_MAX = 600
const seatsKept = new Map<string, Seats & { cabin: Cabin; taken: string; kept: string }>()

function seatsOf({ id, taken, kept }: SailingRow, cabin: Cabin): Seats {
  const key = `${id} ${cabin.code}`
  const known = seatsKept.get(key)
  if (known !== undefined && known.cabin === cabin && known.taken === taken && known.kept === kept) return known
  const made = { ...makeSeats(cabin, namesIn(taken), namesIn(kept)), cabin, taken, kept }
  if (seatsKept.size >= SEATS_KEPT_MAX) seatsKept.clear()
  seatsKept.set(key, made)
  return made
}

function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.split('\n'))
}

function makeSeats({ seatStates }: Cabin, taken: ReadonlySet<string>, kept: ReadonlySet<string>): Seats {
  const seats: SeatMap = {}
  const fields: string[] = []
  let seatsLeft = 0
  for (const { free, booked, blocked } of seatStates) {
    const { number } = free.seat
    const { seat, json } = kept.has(number) ? blocked : taken.has(number) ? booked : free
    seats[number] = seat
    fields.push(json)
    seatsLeft += 1 - seat.isBooked - seat.isBlocked
  }
  return { seats: withJson(Object.freeze(seats), `{${fields.join(',')}}`), seatsLeft }
}

/** A sailing without seats and places: as lists of plans show it. */
export function sailingOf({
  pClass: _p,
  bClass: _b,
  rClass: _r,
  maps: _maps,
  ...sailing
}: OperatorSailing): FerrySailing {
  return sailing
}
