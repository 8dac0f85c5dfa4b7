import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { balanceOf } from './account.ts'
import type { AuditFacts } from './audit.ts'
import { requestRefund } from './request-refund.ts'
import { settleBooking } from './settle-booking.ts'
import { claimStock } from './stock.ts'
import type { StoredBooking, StoredLine } from './stored-booking.ts'
import { mail, moveTo } from './transition.ts'

type Happened = { event: string; facts: AuditFacts }

/** The money is in: what was held is kept for good. Should any of it be gone in this very instant, all of the money goes back. */
export async function confirm(tx: Tx, booking: StoredBooking, happened: Happened): Promise<StoredBooking> {
  const short = await claimStock(
    tx,
    liveLines(booking).map(({ stock }) => stock),
    { key: booking.id, expiresAt: null },
  )
  return short.length > 0 ? settleBooking(tx, booking, happened) : confirmClaimed(tx, booking, happened, false)
}

/** What is claimed for good already becomes a confirmed booking. */
export async function confirmClaimed(
  tx: Tx,
  booking: StoredBooking,
  { event, facts }: Happened,
  late: boolean,
): Promise<StoredBooking> {
  const to = balanceOf(booking).due === 0 ? 'confirmed' : 'confirmed_part'
  const change = { confirmed_at: booking.now, ...(late ? { late: true } : {}) }
  const confirmed = await moveTo(tx, await numberTickets(tx, booking), to, { event, facts, change })
  await mail(tx, confirmed, late ? 'late' : 'confirmed')
  const { refund } = balanceOf(confirmed)
  // A short payment, and then all of it on an older order: no part of the price is ever charged twice.
  return refund === 0
    ? confirmed
    : requestRefund(tx, confirmed, { amount: refund, cause: 'excess', reason: 'Paid more than was due' })
}

export function liveLines({ lines }: StoredBooking): StoredLine[] {
  return lines.filter(({ state }) => state === 'live')
}

/** On our own ferries the ticket has the number of the booking. */
async function numberTickets(tx: Tx, booking: StoredBooking): Promise<StoredBooking> {
  const isFerry = ({ stock }: StoredLine) => stock.seats.length > 0
  if (booking.reference === null || !booking.lines.some(isFerry)) return booking
  const ids = booking.lines.filter(isFerry).map(({ lineId }) => lineId)
  await sql`/* later booking_line */ update booking_line set pnr = ${booking.reference} where booking_id = ${booking.id} and line_id = any(${ids})`.execute(
    tx,
  )
  return {
    ...booking,
    lines: booking.lines.map((line) => (isFerry(line) ? { ...line, pnr: booking.reference } : line)),
  }
}
