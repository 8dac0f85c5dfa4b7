import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { inviteReviews } from '#server/reviews/invite-reviews.ts'
import { balanceOf, paidOf } from './account.ts'
import { graceEnd } from './balance-date.ts'
import type { Applied, BookingEvent, RefusedCode } from './booking-event.ts'
import { cancelLines, cancellableLines } from './cancel-lines.ts'
import { liveLines } from './confirm.ts'
import { expire } from './expire-hold.ts'
import { noteRefund, retryRefund } from './note-refund.ts'
import { closeAttempts } from './record-payment.ts'
import { PEOPLE_TABLE, type PeopleAction } from './state-table.ts'
import { releaseStock } from './stock.ts'
import type { StoredBooking } from './stored-booking.ts'
import { alertOffice, mail, moveTo } from './transition.ts'

type PeopleNews = Exclude<BookingEvent, { type: 'pay_started' | 'payment' | 'clock_passed' }>
type Done = { booking: StoredBooking } | { refused: RefusedCode } | 'stale'

/** People and the calendar: a cell of the table, carried out. */
export async function applyPeople(tx: Tx, booking: StoredBooking, event: PeopleNews): Promise<Applied> {
  const done = await carryOut(tx, booking, event, PEOPLE_TABLE[booking.state][event.type])
  if (done === 'stale') return { result: 'stale', booking }
  return 'refused' in done
    ? { result: 'refused', code: done.refused, booking }
    : { result: 'applied', booking: done.booking }
}

async function carryOut(tx: Tx, booking: StoredBooking, event: PeopleNews, action: PeopleAction): Promise<Done> {
  switch (action.do) {
    case 'refuse':
      return { refused: action.code }
    case 'answer_same':
      return { refused: 'same' }
    case 'answer_nothing_to_do':
      return { refused: 'nothing_to_do' }
    case 'answer_running':
      return { refused: 'running' }
    case 'keep':
    case 'impossible':
      return 'stale'
    case 'expire':
    case 'expire_free':
      return { booking: await expire(tx, booking, event.type) }
    case 'expire_with_words':
      return { booking: await sayCancelled(tx, booking, await expire(tx, booking, event.type), event) }
    case 'note_refund':
    case 'close_settled':
    case 'retry_refund':
    case 'hand_refund_over':
      return carryRefund(tx, booking, event)
    default:
      return carryTrip(tx, booking, event, action)
  }
}

async function carryRefund(tx: Tx, booking: StoredBooking, event: PeopleNews): Promise<Done> {
  if (event.type === 'refund_processed') return noteRefund(tx, booking, event)
  if (event.type === 'refund_failed') return retryRefund(tx, booking, event)
  return 'stale'
}

async function carryTrip(tx: Tx, booking: StoredBooking, event: PeopleNews, action: PeopleAction): Promise<Done> {
  switch (action.do) {
    case 'cancel_free':
      return { booking: await sayCancelled(tx, booking, await cancelUnpaid(tx, booking, event.type), event) }
    case 'cancel_tier':
      return cancelByTerms(tx, booking, event)
    case 'cancel_whole':
      return cancelWhole(tx, booking, event)
    case 'second_person_cancels_whole':
      return cancelNoShow(tx, booking, event)
    case 'start':
    case 'start_with_alert':
      return start(tx, booking, action.do === 'start_with_alert')
    case 'mark_no_show':
      return markNoShow(tx, booking, event)
    default:
      return 'stale'
  }
}

/** An order is open and nothing is confirmed: free, and what comes in later goes back in full. */
async function cancelUnpaid(tx: Tx, booking: StoredBooking, event: string): Promise<StoredBooking> {
  await releaseStock(tx, booking.id)
  const closed = await closeAttempts(tx, booking)
  const lines = closed.lines.map((line) =>
    line.state === 'live' ? { ...line, state: 'cancelled' as const, kept: 0 } : line,
  )
  await sql`
    update booking_line set state = 'cancelled', kept = 0, cancelled_at = app_now() where booking_id = ${booking.id} and state = 'live'`.execute(
    tx,
  )
  const cancelled = await moveTo(tx, { ...closed, lines }, 'cancelled', { event })
  return cancelLines.refundAll(tx, cancelled, event)
}

/** Where it was us who cancelled, the traveller reads why. */
async function sayCancelled(
  tx: Tx,
  before: StoredBooking,
  after: StoredBooking,
  event: PeopleNews,
): Promise<StoredBooking> {
  if (event.type !== 'operator_cancelled') return after
  const lineIds = event.lineIds?.join(' ') ?? ''
  const facts = { reason: event.reason, refund: paidOf(before) - paidOf(after), lineIds }
  await mail(tx, after, 'operator_cancelled', facts, lineIds)
  return after
}

async function cancelByTerms(tx: Tx, booking: StoredBooking, event: PeopleNews): Promise<Done> {
  if (event.type === 'balance_lapsed') {
    const lapsedAt = graceEnd(booking.balanceDate)
    if (balanceOf(booking).due === 0 || booking.now.getTime() <= lapsedAt.getTime()) return 'stale'
    // By the terms of the day on which it lapsed, however late anybody looks.
    const what = { event: event.type, cause: 'balance', lineIds: undefined, at: lapsedAt }
    const cancelled = await cancelLines.byTerms(tx, booking, what)
    await mail(tx, cancelled, 'balance_lapsed', { refund: backFor(cancelled, 'balance') })
    return { booking: cancelled }
  }
  if (event.type !== 'guest_cancelled') return 'stale'
  const { cause } = event
  const chosen = cancellableLines(booking, event.lineIds)
  if (chosen.length === 0) return { refused: 'too_late' }
  const lineIds = chosen.map(({ lineId }) => lineId)
  const cancelled = await cancelLines.byTerms(tx, booking, { event: event.type, cause, lineIds, at: booking.now })
  const kind = cancelled.state === 'cancelled' ? 'cancelled' : 'part_cancelled'
  const kept = cancelled.lines.reduce((sum, line) => sum + (lineIds.includes(line.lineId) ? (line.kept ?? 0) : 0), 0)
  const facts = { refund: backFor(cancelled, cause), lineIds: lineIds.join(' '), kept }
  await mail(tx, cancelled, kind, facts, cause)
  return { booking: cancelled }
}

async function cancelWhole(tx: Tx, booking: StoredBooking, event: PeopleNews): Promise<Done> {
  if (event.type !== 'operator_cancelled') return 'stale'
  const { by, lineIds } = event
  // Lines that are off already stay as they were cancelled: no top-up.
  if (!liveLines(booking).some(({ lineId }) => lineIds === undefined || lineIds.includes(lineId))) return 'stale'
  const cancelled = await cancelLines.whole(tx, booking, { event: event.type, by, lineIds })
  return { booking: await sayCancelled(tx, booking, cancelled, event) }
}

/** After a no-show only two people of the office together give everything back: another than the one who marked it. */
async function cancelNoShow(tx: Tx, booking: StoredBooking, event: PeopleNews): Promise<Done> {
  if (event.type !== 'operator_cancelled') return 'stale'
  const { rows } = await sql<{ by: string }>`
    select facts ->> 'by' as by from booking_audit where booking_id = ${booking.id} and event = 'no_show_marked' order by position desc limit 1`.execute(
    tx,
  )
  return rows[0]?.by === event.by ? { refused: 'not_now' } : cancelWhole(tx, booking, event)
}

async function start(tx: Tx, booking: StoredBooking, isOwed: boolean): Promise<Done> {
  const live = liveLines(booking)
  const { due } = balanceOf(booking)
  if (live.some(({ endsAt }) => endsAt.getTime() > booking.now.getTime())) {
    if (!isOwed || due === 0 || (await wasAlerted(tx, booking.id))) return 'stale'
    await alertOffice(tx, booking, 'started_unpaid', { due })
    return { booking: await moveTo(tx, booking, booking.state, { event: 'started_unpaid', facts: { due } }) }
  }
  if (isOwed && due > 0) await alertOffice(tx, booking, 'started_unpaid', { due })
  await sql`update booking_line set state = 'completed' where booking_id = ${booking.id} and state = 'live'`.execute(tx)
  const lines = booking.lines.map((line) => (line.state === 'live' ? { ...line, state: 'completed' as const } : line))
  const tokens = await inviteReviews(tx, { bookingId: booking.id, leadName: booking.lead?.name ?? '', lines: live })
  if (Object.keys(tokens).length > 0) await mail(tx, booking, 'review', tokens)
  return { booking: await moveTo(tx, { ...booking, lines }, 'completed', { event: 'trip_started' }) }
}

async function wasAlerted(tx: Tx, bookingId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from booking_audit where booking_id = ${bookingId} and event = 'started_unpaid' limit 1`.execute(tx)
  return rows.length > 0
}

async function markNoShow(tx: Tx, booking: StoredBooking, event: PeopleNews): Promise<Done> {
  if (event.type !== 'no_show_marked') return 'stale'
  const starts = liveLines(booking).map(({ startsAt }) => startsAt.getTime())
  if (Math.min(...starts) > booking.now.getTime()) return { refused: 'not_now' }
  return { booking: await moveTo(tx, booking, 'no_show', { event: event.type, facts: { by: event.by } }) }
}

function backFor({ refunds }: StoredBooking, cause: string): number {
  return refunds.filter((refund) => refund.cause === cause).reduce((sum, { amount }) => sum + amount, 0)
}
