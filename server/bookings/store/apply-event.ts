import type { Tx } from '#server/db/db.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import { findSeatsTogether } from '#server/ferries/price-seats.ts'
import { count } from '#server/metrics/counted.ts'
import { claimStock, releaseStock } from '#server/products/stocks.ts'
import { swapStock } from '#server/products/swap-stock.ts'
import { liveLines, type StoredBooking, type StoredLine } from '../core/booking.ts'
import { decide } from '../core/decide.ts'
import type { BookingEvent, Decided, Decision, Outcome } from '../core/decision.ts'
import { lockBooking } from './load.ts'
import { carryOutStock, save } from './save.ts'

/** `booking` as it is after the event. */
export type Applied = Outcome & { booking: StoredBooking }

/**
 * The only writer of a booking's state, for webhooks, returns and lists of the gateway, the clock, guests and staff: locks and loads the
 * booking, decides, saves. Calls nothing outside the database. Throws for an unknown id.
 */
export async function applyEvent(tx: Tx, bookingId: string, event: BookingEvent): Promise<Applied> {
  const booking = await lockBooking(tx, bookingId)
  if (booking === undefined) throw new Error(`There is no booking ${bookingId}`)
  return applyToLocked(tx, booking, event)
}

/** The same for a booking that `lockBooking` returned in this transaction. */
export async function applyToLocked(tx: Tx, booking: StoredBooking, event: BookingEvent): Promise<Applied> {
  const { change, ...outcome } = await settleStock(tx, decide(booking, event, booking.now))
  const saved = await save(tx, booking, change)
  if (outcome.result === 'stale') afterCommit(tx, () => count('booking_stale_events_total', { event: nameOf(event) }))
  return { ...outcome, booking: saved }
}

/** Claims what a decision depends on, until nothing is open. */
async function settleStock(tx: Tx, first: Decision): Promise<Decided> {
  let decision = first
  while ('asks' in decision) {
    const { booking, first = [] } = decision
    for (const effect of first) await carryOutStock(tx, booking.id, effect)
    if (decision.asks === 'claim') {
      const needs = liveLines(booking).map(({ stock }) => stock)
      decision = decision.resume(await claimStock(tx, needs, { key: booking.id, expiresAt: decision.until }))
    } else if (decision.asks === 'swap') decision = decision.resume(await swapStock(tx, booking.id, decision.swap))
    else decision = decision.resume(await reseat(tx, booking, decision.short))
  }
  return decision
}

function nameOf(event: BookingEvent): string {
  return event.type === 'payment' ? event.payment.state : event.type
}

/**
 * All lines of a booking with other seats, together and in the same class at no extra charge, for those that fell short, and everything
 * claimed for good; undefined where there are none. What was claimed beside the missing part is released first.
 */
async function reseat(
  tx: Tx,
  booking: StoredBooking,
  short: readonly number[],
): Promise<readonly StoredLine[] | undefined> {
  await releaseStock(tx, booking.id)
  const live = liveLines(booking)
  const moved = new Map<string, StoredLine>()
  for (const index of short) {
    const line = live[index]
    const other = line && (await seatedElsewhere(tx, line, seatsMeant(live, short, moved)))
    if (other === undefined) return undefined
    moved.set(other.lineId, other)
  }
  const lines = booking.lines.map((line) => moved.get(line.lineId) ?? line)
  const needs = liveLines({ lines }).map(({ stock }) => stock)
  const missing = await claimStock(tx, needs, { key: booking.id, expiresAt: null })
  return missing.length > 0 ? undefined : lines
}

/** Seats of that booking's other lines: those that it has not lost, and those found so far. */
function seatsMeant(
  live: readonly StoredLine[],
  short: readonly number[],
  moved: ReadonlyMap<string, StoredLine>,
): StoredLine['stock']['seats'] {
  const kept = live.filter((_, index) => !short.includes(index))
  return [...kept, ...moved.values()].flatMap(({ stock }) => stock.seats)
}

/** Only ferries have seats to choose from: what else is gone stays gone. */
async function seatedElsewhere(
  tx: Tx,
  line: StoredLine,
  meant: StoredLine['stock']['seats'],
): Promise<StoredLine | undefined> {
  if (line.asked.kind !== 'ferry') return undefined
  const { tripId, seats } = line.asked
  const others = meant.filter((each) => each.tripId === tripId).map(({ seat }) => seat)
  const found = await findSeatsTogether(tx, tripId, seats, new Set(others))
  if (found === undefined) return undefined
  const details = line.details.map((each) =>
    each.label === 'Seat' || each.label === 'Seats' ? { ...each, text: found.words } : each,
  )
  return {
    ...line,
    asked: { ...line.asked, seats: found.seats },
    stock: { ...line.stock, seats: found.seats.map((seat) => ({ tripId, seat })) },
    details,
    facts: {
      ...line.facts,
      crossings: line.facts.crossings.map((crossing) => ({ ...crossing, seats: found.onBoard })),
    },
  }
}
