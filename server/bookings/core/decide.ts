import type { AuditEntry } from './audit-entry.ts'
import { liveLines, type StoredBooking } from './booking.ts'
import { cancelByTerms, cancelUnpaid, cancelUnpaidBalance, cancelWhole, explained } from './cancel.ts'
import { decideLineChange } from './change-line.ts'
import { decidePayment } from './decide-payment.ts'
import { decideTaken } from './decide-taken.ts'
import {
  after,
  alert,
  applied,
  type BookingEvent,
  type Change,
  type Decided,
  type Decision,
  move,
  refused,
  unchanged,
  withEffects,
} from './decision.ts'
import { balanceOf, nextDue, paidOf } from './money.ts'
import { openOrder, withClosedAttempts } from './payments.ts'
import { recordRefund, requestRefund, retryRefund } from './refunds.ts'
import { MONEY_TABLE, PEOPLE_TABLE } from './state-table.ts'

type EventOf<Type extends BookingEvent['type']> = Extract<BookingEvent, { type: Type }>

/**
 * Decides what an event does to a booking, by the tables of state-table.ts (booking rules 1.3 and 1.4). Pure: it reads and writes
 * nothing. The change is to be saved whatever the outcome: a hold whose time is over expires before anything else.
 */
export function decide(found: StoredBooking, event: BookingEvent, now: Date): Decision {
  const booking = { ...found, now }
  const isOver = (found.state === 'held' || found.state === 'paying') && found.expiresAt.getTime() <= now.getTime()
  // A booking expires by the clock: later events meet an expired booking, whether or not the sweep has run.
  if (!isOver || asksFirst(event, found.state)) return decideLive(booking, event)
  const expired = expire(booking, { event: 'clock_passed' })
  return after(expired, decideLive(expired.booking, event))
}

/** The clock itself, and payments that the gateway lists when it is asked before an open order expires. */
function asksFirst(event: BookingEvent, state: string): boolean {
  return event.type === 'clock_passed' || (event.type === 'payment' && event.isPolled === true && state === 'paying')
}

function decideLive(booking: StoredBooking, event: BookingEvent): Decision {
  switch (event.type) {
    case 'payment':
      return decidePayment(booking, event)
    case 'pay_started':
      return decidePayStart(booking, event)
    case 'clock_passed':
      return decideClock(booking, event)
    case 'guest_cancelled':
      return decideGuest(booking, event)
    case 'operator_cancelled':
      return decideOperator(booking, event)
    case 'balance_lapsed':
      return PEOPLE_TABLE[booking.state].balance_lapsed === 'stale'
        ? unaltered(booking, 'stale')
        : resultOf(booking, cancelUnpaidBalance(booking))
    case 'trip_started':
      return decideStart(booking)
    case 'no_show_marked':
      return decideNoShow(booking, event)
    case 'refund_processed': {
      const closes = PEOPLE_TABLE[booking.state].refund_processed === 'note_and_close'
      return resultOf(booking, recordRefund(booking, event, { closes }))
    }
    case 'refund_failed': {
      const isHandedOver = PEOPLE_TABLE[booking.state].refund_failed === 'hand_over'
      return resultOf(booking, retryRefund(booking, event, { isHandedOver }))
    }
    case 'money_taken':
      return decideTaken(booking, event)
    case 'line_changed':
      return decideLineChange(booking, event)
  }
}

function unaltered(booking: StoredBooking, result: 'duplicate' | 'stale'): Decided {
  return { result, change: unchanged(booking) }
}

function resultOf(booking: StoredBooking, change: Change | 'duplicate' | 'stale'): Decided {
  return typeof change === 'string' ? unaltered(booking, change) : applied(change)
}

function decidePayStart(booking: StoredBooking, event: EventOf<'pay_started'>): Decided {
  const action = MONEY_TABLE[booking.state].pay_started
  if (typeof action === 'object') return refused(booking, action.refuse)
  if (booking.reference === null) return refused(booking, 'hold_required')
  if (nextDue(booking) === 0) return refused(booking, 'already_paid')
  return resultOf(booking, openOrder(booking, event, { isBalance: action === 'open_balance_order' }))
}

function decideClock(booking: StoredBooking, { isPolled }: EventOf<'clock_passed'>): Decided {
  const action = MONEY_TABLE[booking.state].clock_passed
  if (action === 'stale' || booking.expiresAt.getTime() > booking.now.getTime()) return unaltered(booking, 'stale')
  if (action === 'ask_then_expire' && !isPolled) return refused(booking, 'ask_first')
  return applied(expire(booking, { event: 'clock_passed' }))
}

function decideGuest(booking: StoredBooking, event: EventOf<'guest_cancelled'>): Decided {
  const action = PEOPLE_TABLE[booking.state].guest_cancelled
  switch (action) {
    case 'expire':
      return applied(expire(booking, { event: event.type }))
    case 'cancel_unpaid':
      return applied(cancelUnpaid(booking, event))
    case 'cancel_by_terms': {
      const cancelled = cancelByTerms(booking, event)
      return cancelled === 'too_late' ? refused(booking, cancelled) : applied(cancelled)
    }
    default:
      return refused(booking, action.refuse)
  }
}

function decideOperator(booking: StoredBooking, event: EventOf<'operator_cancelled'>): Decided {
  const action = PEOPLE_TABLE[booking.state].operator_cancelled
  switch (action) {
    case 'expire':
      return applied(explained(booking, expire(booking, { event: event.type }), event))
    case 'cancel_unpaid':
      return applied(cancelUnpaid(booking, event))
    case 'cancel_whole':
      return resultOf(booking, cancelWhole(booking, event))
    case 'cancel_no_show':
      // Needs a second member of staff: another than the one who marked it.
      return booking.noShowBy === event.by
        ? refused(booking, 'not_now')
        : resultOf(booking, cancelWhole(booking, event))
    case 'stale':
      return unaltered(booking, action)
    default:
      return refused(booking, action.refuse)
  }
}

function decideStart(booking: StoredBooking): Decided {
  const action = PEOPLE_TABLE[booking.state].trip_started
  if (action === 'stale') return unaltered(booking, action)
  if (action === 'expire') return applied(expire(booking, { event: 'trip_started' }))
  const { due } = balanceOf(booking)
  const live = liveLines(booking)
  const isRunning = live.some(({ endsAt }) => endsAt.getTime() > booking.now.getTime())
  if (isRunning && (due === 0 || booking.isUnpaidStartTold)) return unaltered(booking, 'stale')
  const told = due === 0 ? unchanged(booking) : alert(unchanged(booking), 'started_unpaid', { due })
  if (isRunning) return applied(move(told, booking.state, { event: 'started_unpaid', facts: { due } }))
  const lines = booking.lines.map((line) => (line.state === 'live' ? { ...line, state: 'completed' as const } : line))
  const completed = { ...told, booking: { ...booking, lines } }
  return applied(
    move(withEffects(completed, { do: 'invite_reviews', lines: live }), 'completed', { event: 'trip_started' }),
  )
}

function decideNoShow(booking: StoredBooking, { by }: EventOf<'no_show_marked'>): Decided {
  const action = PEOPLE_TABLE[booking.state].no_show_marked
  if (typeof action === 'object') return refused(booking, action.refuse)
  const starts = liveLines(booking).map(({ startsAt }) => startsAt.getTime())
  if (Math.min(...starts) > booking.now.getTime()) return refused(booking, 'not_now')
  return applied(move(unchanged(booking), 'no_show', { event: 'no_show_marked', facts: { by } }))
}

/** Releases the stock, and refunds payments that were too small to confirm. */
function expire(booking: StoredBooking, entry: AuditEntry): Change {
  const closed = withEffects(unchanged(withClosedAttempts(booking)), { do: 'release' })
  // It expired at its own time, however late the sweep runs.
  const expiredAt = new Date(Math.min(booking.expiresAt.getTime(), booking.now.getTime()))
  const expired = move(closed, 'expired', entry, { expiredAt })
  const amount = paidOf(booking)
  if (amount === 0) return expired
  const reason = 'The booking was not paid in full in time'
  return requestRefund(expired, { amount, cause: { of: 'expired' }, reason })
}
