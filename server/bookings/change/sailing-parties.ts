import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { LIVE_SEAT } from '#server/ferries/live-seat.ts'
import type { Crossing } from '#server/products/line-facts.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import type { Member } from '#server/staff/session.ts'
import { liveLines, type StoredBooking, type StoredLine } from '../core/booking.ts'
import { move, unchanged } from '../core/decision.ts'
import { ferryLabel } from '../core/ferry-label.ts'
import { priceLine, readPricingMoment } from '../price/price-lines.ts'
import { lockBooking } from '../store/load.ts'
import { save } from '../store/save.ts'
import { ferryDetail, ferryDetailLabel } from './ferry-detail.ts'

/** Sales may be closed by now: what is on board is asked as of long before. */
const BEFORE_SALES_CLOSE = new Date(0)

/** Everybody who has seats on a sailing, locked until the transaction ends. */
export async function lockPartiesOn(tx: Tx, sailingId: string): Promise<StoredBooking[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct claim as id from ferry_seat
     where sailing_id = ${sailingId} and claim is not null and state <> 'blocked' and ${LIVE_SEAT} order by claim`.execute(
    tx,
  )
  const found: StoredBooking[] = []
  for (const { id } of rows) {
    const booking = await lockBooking(tx, id)
    if (booking !== undefined) found.push(booking)
  }
  return found
}

/** The seats of a booking on a sailing. */
export function seatsOn(booking: StoredBooking, sailingId: string): string[] {
  return liveLines(booking).flatMap(({ stock }) =>
    stock.seats.flatMap(({ tripId, seat }) => (tripId === sailingId ? [seat] : [])),
  )
}

/** A booking after its ferry has become another; `was` and `now` name it, `seats` are as they are marked on board now. */
export type ChangedParty = { booking: StoredBooking; was: string; now: string; seats: readonly string[] }

type Changing = { sailingId: string; by: Pick<Member, 'id'>; key: string }

/**
 * After a sailing got another boat or time: writes it into the lines that sit on it. Price and terms stay as they were agreed; boat, hours,
 * deck and the names of the seats are those of now.
 */
export async function saveParties(
  tx: Tx,
  parts: PricingParts,
  bookings: readonly StoredBooking[],
  changing: Changing,
): Promise<ChangedParty[]> {
  const changed: ChangedParty[] = []
  for (const booking of bookings) {
    let after = booking
    const ferries: Ferry[] = []
    for (const line of liveLines(booking)) {
      const ferry = await ferryOf(tx, parts, line, changing.sailingId)
      if (ferry === undefined) continue
      after = await saveLine(tx, after, { line, ferry, ...changing })
      ferries.push(ferry)
    }
    const [first] = ferries
    if (first === undefined) continue
    const seats = ferries.flatMap(({ now }) => now.seats)
    changed.push({ booking: after, ...namesOf(first), seats })
  }
  return changed
}

/** `was` is absent from lines that were sold before their crossings were kept; then `title` names it. */
type Ferry = { title: string; was: Crossing | undefined; now: Crossing; priced: PricedLine }

function namesOf({ title, was, now }: Ferry): { was: string; now: string } {
  return { was: was === undefined ? title : ferryLabel(was), now: ferryLabel(now) }
}

/** The crossing of a line on a sailing, as it was sold and as it is now; undefined where it has none. */
async function ferryOf(tx: Tx, parts: PricingParts, line: StoredLine, tripId: string): Promise<Ferry | undefined> {
  const seats = line.stock.seats.flatMap((each) => (each.tripId === tripId ? [each.seat] : []))
  const was = line.facts.crossings.find((each) => each.tripId === tripId)
  if (seats.length === 0) return undefined
  const moment = { ...(await readPricingMoment(tx)), now: BEFORE_SALES_CLOSE }
  const priced = await priceLine(
    { ...parts, db: tx },
    { kind: 'ferry', tripId, seats, infants: was?.infants ?? 0 },
    moment,
  )
  const now = priced.ok ? priced.value.facts.crossings[0] : undefined
  if (!priced.ok || now === undefined) throw new Error(`A seat sold on ${tripId} is on no boat`)
  return { title: line.title, was, now, priced: priced.value }
}

function movedLine(line: StoredLine, { was, now, priced }: Ferry): StoredLine {
  const known = line.facts.crossings.map((each) => (each === was ? now : each))
  const crossings = was === undefined ? [...known, now] : known
  // Another object: with it everything that a line is sold by is written.
  const moved = { ...line, stock: { ...line.stock }, facts: { ...line.facts, crossings } }
  if (line.asked.kind !== 'ferry') {
    const details = line.details.map((each) => (was && each.label === ferryDetailLabel(was) ? ferryDetail(now) : each))
    return { ...moved, details }
  }
  const { title, startsAt, endsAt, salesCloseAt, details } = priced
  return { ...moved, title, startsAt, endsAt, salesCloseAt, details }
}

type Saving = Changing & { line: StoredLine; ferry: Ferry }

function saveLine(tx: Tx, booking: StoredBooking, { line, ferry, by, key }: Saving): Promise<StoredBooking> {
  const [now, names] = [movedLine(line, ferry), namesOf(ferry)]
  const lines = booking.lines.map((each) => (each.lineId === line.lineId ? now : each))
  const price = line.price.amountPayable
  const total = booking.lines.reduce((sum, each) => sum + each.price.amountPayable, 0)
  const facts = {
    ...{ wasFerry: names.was, nowFerry: names.now },
    ...{ by: by.id, why: 'disruption' as const, line: line.lineId, key },
    ...{ wasStart: line.startsAt.toISOString(), nowStart: now.startsAt.toISOString() },
    ...{ wasEnd: line.endsAt.toISOString(), nowEnd: now.endsAt.toISOString() },
    ...{ wasPrice: price, nowPrice: price, wasTotal: total, borne: 0, refund: 0, due: 0 },
  }
  return save(tx, booking, move(unchanged({ ...booking, lines }), booking.state, { event: 'line_changed', facts }))
}
