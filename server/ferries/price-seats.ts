import { MINUTE_MS } from '#contract/terms/durations.ts'
import { fareOfSeats } from '#contract/terms/ferry-fare.ts'
import { FERRY_CLASSES, type FerryClassCode, placeOfSeat, SAILING_REFUSED } from '#contract/terms/ferry-labels.ts'
import { FERRY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type NamedSeat, seatsLabel } from '#contract/terms/seat-labels.ts'
import type { Db } from '#server/db/db.ts'
import { priceVersion } from '#server/price-version.ts'
import { areSalesOpen, type NamedPort, seatAdjacent } from './rules.ts'
import { type FaresRow, findFares, listFree } from './store.ts'
import { boatOf, type Cabin, entryOf, type Timetable, type TimetableEntry, withTimetable } from './timetable.ts'
import { seatFareOf } from './view.ts'

/** Seats of one of our own sailings by name, with what they cost together. Whole rupees. */
export type PricedSeats = {
  trip: TimetableEntry
  from: NamedPort
  to: NamedPort
  date: string
  departsAt: Date
  arrivesAt: Date
  salesCloseAt: Date
  /** "Premium, seats 2A and 2B". */
  seatLabel: string
  /** As they are marked on board: "2A"; with their class where they are in several. */
  seatsOnBoard: string[]
  classNames: string[]
  decks: string[]
  amountPayable: number
  taxAmount: number
  /** Inside of what is paid. */
  portFee: number
  priceVersion: string
}

export type SeatsRefusal =
  | { state: 'missing' }
  | { state: 'gone' | 'closed'; message: string }
  | { state: 'seat'; index: number; message: string }

type SeatsRequest = { sailingId: string; seats: readonly string[]; infants: number; now: Date }

/** What those seats cost; whether they are free is for the claim to say. */
export async function priceSeats(db: Db, asked: SeatsRequest): Promise<Result<PricedSeats, SeatsRefusal>> {
  return onSailing(db, asked.sailingId, (row, timetable) =>
    row === undefined ? fail({ state: 'missing' }) : priceOn(row, timetable, asked),
  )
}

/** Answers by the row of a sailing and the timetable of the same version. */
function onSailing<Answer>(
  db: Db,
  id: string,
  answer: (row: FaresRow | undefined, timetable: Timetable) => Answer | Promise<Answer>,
): Promise<Answer> {
  return withTimetable(db)(async (timetable) => {
    const row = await findFares(db, id)
    return { answer: await answer(row, timetable), isCurrent: row === undefined || row.version === timetable.version }
  })
}

function cabinsOf(row: FaresRow | undefined, timetable: Timetable): readonly Cabin[] {
  return (row && boatOf(timetable, row)?.cabins) ?? []
}

function priceOn(
  row: FaresRow,
  timetable: Timetable,
  { seats, infants, now }: SeatsRequest,
): Result<PricedSeats, SeatsRefusal> {
  const trip = entryOf(timetable, row)
  const from = timetable.ports.find(({ id }) => id === row.from_port_id)
  const to = timetable.ports.find(({ id }) => id === row.to_port_id)
  if (trip === undefined || from === undefined || to === undefined) return fail({ state: 'missing' })
  if (row.departs_at.getTime() <= now.getTime()) return fail({ state: 'gone', message: FERRY_REFUSED.departed })
  if (!areSalesOpen(row.departs_at, now)) return fail({ state: 'closed', message: SAILING_REFUSED.closed })
  const cabins = seats.map((seat) => cabinOf(trip, row, seat))
  const index = cabins.indexOf(undefined)
  if (index >= 0) return fail({ state: 'seat', index, message: SAILING_REFUSED.seat })
  const taxPercent = timetable.taxPercentOn(row.date)
  const { port_fee: fee } = trip.operator
  const classes = FERRY_CLASSES.flatMap((code) => {
    const cabin = trip.cabins.find((each) => each.code === code)
    const fare = row.fares[code]
    return cabin === undefined || fare === undefined
      ? []
      : [seatFareOf({ code, name: cabin.name, fare }, fee, taxPercent)]
  })
  const count = (code: FerryClassCode) => cabins.filter((cabin) => cabin?.code === code).length
  const { amountPayable, taxAmount, portFee } = fareOfSeats(classes, count, { count: infants, fare: fee })
  return ok({
    ...{ trip, from, to, date: row.date, departsAt: row.departs_at, arrivesAt: row.arrives_at },
    salesCloseAt: new Date(row.departs_at.getTime() - FERRY_CLOSES_MINUTES * MINUTE_MS),
    seatLabel: seatsLabel(seats.map((seat, place) => seatNamed(seat, cabins[place]))),
    seatsOnBoard: seats.map((seat, place) => seatOnBoard(seat, cabins[place])),
    classNames: [...new Set(cabins.map((cabin) => cabin?.name ?? ''))],
    decks: [...new Set(cabins.map((cabin) => cabin?.deck ?? ''))],
    ...{ amountPayable, taxAmount, portFee },
    priceVersion: priceVersion([row.fares, taxPercent, fee]),
  })
}

/** The class that sells a seat; those that the operator keeps are not sold. */
function cabinOf({ cabins }: TimetableEntry, { fares }: FaresRow, seat: string): Cabin | undefined {
  return cabins.find(
    (each) => fares[each.code] !== undefined && each.seats.includes(seat) && !each.blocked.includes(seat),
  )
}

function seatNamed(seat: string, cabin: Cabin | undefined): NamedSeat {
  return { cabin: cabin?.name ?? '', place: seatOnBoard(seat, cabin) }
}

/** What the seat is marked with on board: "2A". */
export function seatOnBoard(seat: string, cabin: Pick<Cabin, 'grid' | 'window_letters'> | undefined): string {
  const row = cabin?.grid.find(({ cells }) => cells.includes(seat))
  const place = row && placeOfSeat(seat, row, cabin?.window_letters ?? [])
  return place === undefined || place.letter === seat ? seat : `${place.row}${place.letter}`
}

/** Seats of the same classes as those asked for that can be had now. */
export async function listFreeLike(db: Db, sailingId: string, seats: readonly string[]): Promise<string[]> {
  return onSailing(db, sailingId, (row, timetable) => {
    const cabins = cabinsOf(row, timetable).filter((cabin) => cabin.seats.some((seat) => seats.includes(seat)))
    const sold = cabins.flatMap((cabin) => cabin.seats.filter((seat) => !cabin.blocked.includes(seat)))
    return listFree(db, sailingId, sold)
  })
}

/** Free seats named in a refusal at most. */
const NAMED_MAX = 12

/** Free seats in words, as the boat names them: "Premium, seats 2B and 2C"; of many the first ones. */
export async function nameFree(db: Db, sailingId: string, free: readonly string[]): Promise<string> {
  return onSailing(db, sailingId, (row, timetable) => {
    const cabins = cabinsOf(row, timetable)
    const named = free.slice(0, NAMED_MAX).map((seat) =>
      seatNamed(
        seat,
        cabins.find((cabin) => cabin.seats.includes(seat)),
      ),
    )
    const others = free.length - named.length
    return `${seatsLabel(named)}${others > 0 ? `, and ${others} more` : ''}`
  })
}

/**
 * As many other seats of the same class that can be had now, each touching another; undefined where there are none. Those that
 * are `meant` for others are left to them.
 */
export async function findSeatsTogether(
  db: Db,
  sailingId: string,
  seats: readonly string[],
  meant: ReadonlySet<string>,
): Promise<{ seats: string[]; words: string; onBoard: string[] } | undefined> {
  const free = new Set(await listFreeLike(db, sailingId, seats))
  return onSailing(db, sailingId, (row, timetable) => {
    const cabin = cabinsOf(row, timetable).find((each) => seats.every((seat) => each.seats.includes(seat)))
    const found = cabin && seatAdjacent(cabin.grid, (seat) => free.has(seat) && !meant.has(seat), seats.length)
    if (cabin === undefined || found === undefined) return undefined
    const words = seatsLabel(found.map((seat) => seatNamed(seat, cabin)))
    return { seats: found, words, onBoard: found.map((seat) => seatOnBoard(seat, cabin)) }
  })
}
