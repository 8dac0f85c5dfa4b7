import { MINUTE_MS } from '#contract/terms/durations.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { isTakenByOffice, type TakenHow } from '#contract/terms/taken-money.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { lockRequester } from '#server/limits/form-limits.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import type { StoredBooking } from '../core/booking.ts'
import { mail, unchanged } from '../core/decision.ts'
import { balanceOf, firstDue } from '../core/money.ts'
import { applyToLocked } from '../store/apply-event.ts'
import { lockBooking } from '../store/load.ts'
import { save } from '../store/save.ts'
import { bookingView } from '../view.ts'
import { lockByReference, notNow, UNKNOWN_BOOKING } from './cancel-for-operator.ts'
import { BOOKING_SUBJECT, type BookingAction } from './change-label.ts'
import { findReceipt, insertNote } from './store.ts'

type Asked = { ref: string; member: Member }

/** Does something with a booking whose row is locked, and notes who did it. */
function withBooking<Value>(
  db: Db,
  { ref }: Pick<Asked, 'ref'>,
  work: (tx: Tx, booking: StoredBooking) => Promise<Result<Value, ApiRefusal>>,
): Promise<Result<Value, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockByReference(tx, ref)
    return booking === undefined ? fail(UNKNOWN_BOOKING) : work(tx, booking)
  })
}

function note(tx: Tx, { ref, member }: Asked, action: BookingAction, before?: object, after?: object): Promise<void> {
  const records = { before: before && { ...before }, after: after && { ...after } }
  return recordChange(tx, member, { action, subject: BOOKING_SUBJECT, subjectId: ref, ...records })
}

/** The travellers did not come. */
export function markNoShow(db: Db, asked: Asked): Promise<Result<{ state: StoredBooking['state'] }, ApiRefusal>> {
  return withBooking(db, asked, async (tx, booking) => {
    const applied = await applyToLocked(tx, booking, { type: 'no_show_marked', by: asked.member.id })
    if (applied.result !== 'applied') return fail(noShowRefusal(booking))
    const { state } = applied.booking
    await note(tx, asked, 'no-show marked', { state: booking.state }, { state })
    return ok({ state })
  })
}

function noShowRefusal({ state }: StoredBooking): ApiRefusal {
  if (state === 'no_show') return notNow('This is marked as a no-show already')
  return state === 'confirmed' || state === 'confirmed_part'
    ? notNow('A no-show can be marked once the first part of the trip has started')
    : notNow('A no-show can be marked of a confirmed booking only')
}

const NOT_CONFIRMED = notNow('There is no voucher to mail: the booking is not confirmed')

/** Mails the confirmation with its documents once more. Asked for twice within a minute it is one mail. */
export function mailConfirmation(db: Db, asked: Asked): Promise<Result<{ mailTo: string }, ApiRefusal>> {
  return withBooking(db, asked, async (tx, booking) => {
    if (booking.lead === null || !bookingView(booking, []).documents.includes('voucher')) return fail(NOT_CONFIRMED)
    const minute = Math.floor(booking.now.getTime() / MINUTE_MS)
    await save(tx, booking, mail(unchanged(booking), 'confirmed', {}, `again ${minute}`))
    await note(tx, asked, 'confirmation sent again')
    return ok({ mailTo: booking.lead.email })
  })
}

export function addNote(db: Db, asked: Asked & { text: string }): Promise<Result<Record<string, never>, ApiRefusal>> {
  return withBooking(db, asked, async (tx, { id: bookingId }) => {
    const { id: memberId, name: byName } = asked.member
    await insertNote(tx, { bookingId, memberId, byName, text: asked.text })
    // What it says may be about a traveller: the audit has only that it was written.
    await note(tx, asked, 'note added')
    return ok({})
  })
}

type Taken = { how: TakenHow; receipt: string; amount: number }

/** Records money that the office took. A receipt stands for one payment of one booking. */
export function takeMoney(
  db: Db,
  asked: Asked & Taken,
): Promise<Result<{ state: StoredBooking['state']; due: number }, ApiRefusal>> {
  const { how, receipt, amount, member } = asked
  return withBooking(db, asked, async (tx, booking) => {
    await lockRequester(tx, `receipt ${how} ${receipt}`)
    const used = await findReceipt(tx, { how, receipt })
    if (used !== undefined && used.bookingId !== booking.id) return fail(receiptUsed(receipt, used.reference))
    const applied = await applyToLocked(tx, booking, { type: 'money_taken', how, receipt, amount, by: member.id })
    if (applied.result === 'refused') return fail(takenRefusal(applied.code, booking, asked))
    const { state } = applied.booking
    const due = bookingView(applied.booking, []).due
    if (applied.result === 'applied')
      await note(tx, asked, 'money taken', { state: booking.state }, { state, how, receipt, amount })
    return ok({ state, due })
  })
}

function receiptUsed(receipt: string, reference: string): ApiRefusal {
  return {
    ...invalid('receipt', `Receipt ${receipt} is recorded already, for booking ${reference}`, 'receipt_used'),
    status: 409,
  }
}

/** Why nothing was recorded, in words for whoever holds the money. */
function takenRefusal(code: string, booking: StoredBooking, { receipt }: Taken): ApiRefusal {
  switch (code) {
    case 'too_little':
      return invalid('amount', `At least ${formatRupees(firstDue(booking))} confirms this booking`, code)
    case 'too_much':
      return invalid('amount', `Only ${formatRupees(balanceOf(booking).due)} is due`, code)
    case 'receipt_used':
      return { ...invalid('receipt', `Receipt ${receipt} is recorded already, with another sum`, code), status: 409 }
    case 'gone':
      return {
        ...{ status: 409, code: 'unavailable' },
        message: 'What is held here was taken by somebody else. Nothing was recorded; please give the money back.',
      }
    case 'already_paid':
      return { status: 409, code, message: 'Everything is paid already' }
    case 'expired':
      return notNow('The time to pay has run out and what was held is free again. Please book it anew.')
    default:
      return notNow('Nothing can be paid for this booking any more')
  }
}

/** Notes that a refund by hand was paid. */
export function notePaidBack(
  db: Db,
  asked: Asked & { refundId: string; receipt: string },
): Promise<Result<Record<string, never>, ApiRefusal>> {
  const { refundId, receipt } = asked
  return withBooking(db, asked, async (tx, booking) => {
    const refund = booking.refunds.find(({ id }) => id === refundId)
    if (refund === undefined) return fail(notFound('This booking has no such refund'))
    if (!isTakenByOffice(refund.gateway)) return fail(OF_GATEWAY)
    const event = { type: 'refund_processed', refundId, gatewayRefundId: receipt } as const
    const applied = await applyToLocked(tx, booking, event)
    if (applied.result !== 'applied') return fail(notNow('This refund is noted as paid back already'))
    await note(tx, asked, 'refund paid back', undefined, { refund: refundId, amount: refund.amount, receipt })
    return ok({})
  })
}

const OF_GATEWAY = notNow(
  'This was paid at the gateway and goes back there: make it on the gateway’s own page, and it is noted here by itself',
)

const HOLD_OVER = notNow('This is not held any more')
const OFFICE_ENDED = 'We could not keep it for you any longer.'

/** Ends a live hold: what it held is free at once. */
export function endHold(
  db: Db,
  { id, member, reason = OFFICE_ENDED }: { id: string; member: Member; reason?: string | undefined },
): Promise<Result<{ state: StoredBooking['state'] }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined) return fail(notFound('We do not know this hold'))
    const isHeld = booking.state === 'held' || booking.state === 'paying'
    if (!isHeld || booking.expiresAt.getTime() <= booking.now.getTime()) return fail(HOLD_OVER)
    const applied = await applyToLocked(tx, booking, { type: 'operator_cancelled', reason, by: member.id })
    const { state } = applied.booking
    await recordChange(tx, member, {
      ...{ action: 'hold ended' satisfies BookingAction, subject: BOOKING_SUBJECT, subjectId: booking.reference ?? id },
      ...{ before: { state: booking.state }, after: { state } },
    })
    return ok({ state })
  })
}
