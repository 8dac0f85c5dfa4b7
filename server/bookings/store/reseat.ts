import type { Tx } from '#server/db/db.ts'
import { findSeatsTogether } from '#server/ferries/price-seats.ts'
import { claimStock, releaseStock } from '#server/products/stocks.ts'
import { liveLines, type StoredBooking, type StoredLine } from '../core/booking.ts'

/**
 * All lines of a booking with other seats, together and in the same class at no extra charge, for those that fell short, and everything
 * claimed for good; undefined where there are none. What was claimed beside the missing part is released first.
 */
export async function reseat(
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
