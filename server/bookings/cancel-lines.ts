import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { balanceOf, paidOf } from './account.ts'
import { balanceDateOf } from './balance-date.ts'
import { liveLines } from './confirm.ts'
import { closeAttempts } from './record-payment.ts'
import { type CancelCause, type CancelledLine, keptOf } from './refund-rule.ts'
import { requestRefund } from './request-refund.ts'
import { releaseLines, releaseStock, type ShortLines } from './stock.ts'
import type { StoredBooking, StoredLine } from './stored-booking.ts'
import { moveTo } from './transition.ts'

/** `at`: by the terms of that instant. */
type Cancellation = { event: string; cause: string; lineIds: readonly string[] | undefined; at: Date }

/** Of these lines, or of all, those that a guest may still cancel: live, and not begun (booking rules race 24). */
export function cancellableLines(booking: StoredBooking, lineIds?: readonly string[]): StoredLine[] {
  return liveLines(booking).filter(
    ({ lineId, startsAt }) =>
      (lineIds === undefined || lineIds.includes(lineId)) && startsAt.getTime() > booking.now.getTime(),
  )
}

/** What each of these lines would keep and bring back, cancelled at that instant. */
export function judgeLines(lines: readonly StoredLine[], cause: CancelCause, at: Date): CancelledLine[] {
  return lines.map(({ lineId, price, nonRefundable, terms }) =>
    keptOf({ id: lineId, total: price.amountPayable, nonRefundable, terms }, cause, at),
  )
}

/** A booking as it would be with these lines cancelled. */
export function withCancelled(booking: StoredBooking, judged: readonly CancelledLine[]): StoredBooking {
  const keeps = new Map(judged.map(({ id, keep }) => [id, keep]))
  const lines = booking.lines.map((line) => {
    const kept = keeps.get(line.lineId)
    return kept === undefined ? line : { ...line, state: 'cancelled' as const, kept }
  })
  return { ...booking, lines }
}

async function cancel(
  tx: Tx,
  booking: StoredBooking,
  judged: readonly CancelledLine[],
  { event, cause, reason }: { event: string; cause: string; reason: string },
): Promise<StoredBooking> {
  for (const { id, keep } of judged) {
    await sql`
      update booking_line set state = 'cancelled', kept = ${keep}, cancelled_at = app_now()
       where booking_id = ${booking.id} and line_id = ${id}`.execute(tx)
  }
  const rest = withCancelled(booking, judged)
  const live = liveLines(rest)
  const gone = booking.lines.filter(({ lineId }) => judged.some(({ id }) => id === lineId))
  const short = await letGo(tx, booking.id, gone, live)
  if (short.length > 0) throw new Error('A booking lost what it had while a line of it was cancelled')
  const settled = live.length === 0 ? await closeAttempts(tx, rest) : rest
  const { refund } = balanceOf(settled)
  const to = live.length === 0 ? 'cancelled' : booking.state
  const facts = { cause, refund, lines: judged.map(({ id }) => id).join(' ') }
  // The balance goes by the earliest line that lives on.
  const balanceDate = booking.balanceDate !== null && live.length > 0 ? balanceDateOf(live) : booking.balanceDate
  const change = balanceDate === booking.balanceDate ? {} : { balance_date: balanceDate }
  const moved = await moveTo(tx, { ...settled, balanceDate }, to, { event, facts, change })
  return refund === 0 ? moved : requestRefund(tx, moved, { amount: refund, cause, reason })
}

/** Of the last lines everything goes, of some only what is theirs. */
async function letGo(
  tx: Tx,
  key: string,
  gone: readonly StoredLine[],
  live: readonly StoredLine[],
): Promise<ShortLines> {
  const needsOf = (lines: readonly StoredLine[]) => lines.map(({ stock }) => stock)
  if (live.length > 0) return releaseLines(tx, key, { gone: needsOf(gone), rest: needsOf(live) })
  await releaseStock(tx, key)
  return []
}

/** The ways of cancelling what is confirmed. */
export const cancelLines = {
  /** The guest, or a balance that was not paid: each line by its own dated terms. */
  byTerms: (tx: Tx, booking: StoredBooking, { event, cause, lineIds, at }: Cancellation): Promise<StoredBooking> => {
    const chosen = liveLines(booking).filter(({ lineId }) => lineIds === undefined || lineIds.includes(lineId))
    const judged = judgeLines(chosen, 'guest', at)
    return cancel(tx, booking, judged, { event, cause, reason: 'Cancelled by you' })
  },
  /** Us or the weather: everything that was paid for it comes back. */
  whole: (
    tx: Tx,
    booking: StoredBooking,
    { event, by, lineIds }: { event: string; by: string; lineIds?: readonly string[] | undefined },
  ): Promise<StoredBooking> => {
    const chosen = liveLines(booking).filter(({ lineId }) => lineIds === undefined || lineIds.includes(lineId))
    const judged = judgeLines(chosen, 'operator', booking.now)
    const cause = lineIds === undefined ? `operator ${by}` : `operator ${by} ${lineIds.join(' ')}`
    return cancel(tx, booking, judged, { event, cause, reason: 'Cancelled by us' })
  },
  /** Nothing was confirmed yet: whatever came in goes back. */
  refundAll: (tx: Tx, booking: StoredBooking, cause: string): Promise<StoredBooking> => {
    const amount = paidOf(booking)
    return amount === 0
      ? Promise.resolve(booking)
      : requestRefund(tx, booking, { amount, cause, reason: 'Cancelled before it was confirmed' })
  },
}
