import { type FerryFare, fareOfSeats } from '#contract/terms/ferry-fare.ts'
import {
  FERRY_CLASSES,
  type FerryClassCode,
  placeOfSeat,
  SAILING_REFUSED,
  seatCountProblem,
  seatsGone,
} from '#contract/terms/ferry-labels.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type NamedSeat, seatsLabel } from '#contract/terms/seat-labels.ts'
import type { FerryOperator, OperatorSailing } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { operatorOf } from './ask-operators.ts'
import { ownInventory } from './own-inventory.ts'
import { areSalesOpen, instantOf } from './rules.ts'

/** `seats` undefined: a class alone, or nothing said. `travellers` have a seat each. */
export type SailingRequest = {
  tripId: string
  travellers: number
  seats?: readonly string[] | undefined
  code?: FerryClassCode | undefined
  infants: number
}

/** `words`: what was asked for, part by part; a fare where seats were named. */
export type SailingQuote = { state: 'found'; words: string[]; fare?: FerryFare }
/** `trip` refuses the sailing itself, `seats.1` that one of those asked for. */
export type SailingRefusal = { field: string; message: string; hasLeft?: boolean }

/** The fare of these seats now, or why they are refused; `missing` and `unanswered` as the operator says. */
export async function quoteSailing(
  db: Db,
  now: Date,
  others: readonly FerryOperator[],
  asked: SailingRequest,
): Promise<Result<SailingQuote | { state: 'missing' | 'unanswered' }, SailingRefusal>> {
  const answer = await operatorOf({ own: ownInventory(db), others }, asked.tripId).seatMap(asked.tripId, now)
  if (answer.state !== 'found') return ok(answer)
  const { trip } = answer
  const refusal = tripProblem(trip, now) ?? seatProblem(trip, asked)
  if (refusal !== undefined) return fail(refusal)
  const { seats } = asked
  const words = [...wantedLabels(trip, asked), sailingLabel(trip)]
  return ok({ state: 'found', words, ...(seats === undefined ? {} : { fare: fareOf(trip, seats, asked.infants) }) })
}

function tripProblem({ date, departureTime, salesOpen }: OperatorSailing, now: Date): SailingRefusal | undefined {
  const departsAt = instantOf(date, departureTime)
  if (departsAt.getTime() <= now.getTime()) return { field: 'trip', message: FERRY_REFUSED.departed, hasLeft: true }
  return salesOpen && areSalesOpen(departsAt, now) ? undefined : { field: 'trip', message: SAILING_REFUSED.closed }
}

/** The same as the page with the seats says. */
function seatProblem(trip: OperatorSailing, { seats, code, travellers }: SailingRequest): SailingRefusal | undefined {
  if (code !== undefined && !trip.classes.some((each) => each.code === code))
    return { field: 'class', message: SAILING_REFUSED.noClass }
  if (seats === undefined) return undefined
  if (!trip.operator.chooseSeats) return { field: 'seats', message: SAILING_REFUSED.noChoice }
  for (const [index, seat] of seats.entries()) {
    const sold = soldSeat(trip, seat)
    if (sold === undefined) return { field: `seats.${index}`, message: SAILING_REFUSED.seat }
    if (sold.isBooked === 1 || sold.isBlocked === 1)
      return { field: `seats.${index}`, message: seatsGone(seatName(trip, seat)) }
  }
  const message = seatCountProblem(travellers, seats.length)
  return message === undefined ? undefined : { field: 'seats', message }
}

function classOf(trip: OperatorSailing, seat: string) {
  return trip.classes.find(({ code }) => Object.hasOwn(trip[code] ?? {}, seat))
}

function soldSeat(trip: OperatorSailing, seat: string) {
  const sold = classOf(trip, seat)
  return sold && trip[sold.code]?.[seat]
}

function fareOf(trip: OperatorSailing, seats: readonly string[], infants: number): FerryFare {
  const codes = seats.map((seat) => classOf(trip, seat)?.code)
  const inOrder = FERRY_CLASSES.flatMap((code) => trip.classes.filter((each) => each.code === code))
  const count = (code: FerryClassCode) => codes.filter((each) => each === code).length
  return fareOfSeats(inOrder, count, { count: infants, fare: trip.infantFare })
}

/** "Premium, seats 2A and 2B"; of a class alone that we choose them. */
function wantedLabels(trip: OperatorSailing, { seats, code }: SailingRequest): string[] {
  if (seats !== undefined) {
    return [seatsLabel(seats.map((seat) => seatNamed(trip, seat)))]
  }
  const wanted = trip.classes.find((each) => each.code === code)
  return wanted === undefined ? [] : [`${wanted.name}, seats not chosen`]
}

/** "Premium 2A", as it stands on the seat; its number where its place is not known. */
function seatName(trip: OperatorSailing, seat: string): string {
  const { cabin, place } = seatNamed(trip, seat)
  return `${cabin} ${place}`.trim()
}

/** A seat by its class and what it is marked with on board. */
export function seatNamed(trip: OperatorSailing, seat: string): NamedSeat {
  const sold = classOf(trip, seat)
  const map = trip.maps.find(({ code }) => code === sold?.code)
  const row = map?.grid.find(({ cells }) => cells.includes(seat))
  const place = row && placeOfSeat(seat, row, map?.windowLetters ?? [])
  const short = place === undefined || place.letter === seat ? seat : `${place.row}${place.letter}`
  return { cabin: sold?.name ?? '', place: short }
}

/** "MV Tideline Meridian Haddo to Havelock, Fri 25 Dec 2026 08:00, arrives 09:30". */
function sailingLabel({ vessel, from, to, date, departureTime, arrivalTime }: OperatorSailing): string {
  const crossing = `${vessel.name} ${from.name} to ${to.name}`.trim()
  return `${crossing}, ${formatDay(date)} ${departureTime}, arrives ${arrivalTime}`
}
