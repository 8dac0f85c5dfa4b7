import type { z } from 'zod'
import type { CancelPreview } from '#contract/office/booking-changes.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { isTakenByOffice } from '#contract/terms/taken-money.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import type { StoredBooking } from '../core/booking.ts'
import { decide } from '../core/decide.ts'
import type { BookingEvent } from '../core/decision.ts'
import { applyToLocked } from '../store/apply-event.ts'
import { findBookingOf, lockBooking } from '../store/load.ts'
import { BOOKING_SUBJECT, type BookingAction } from './change-label.ts'

type Preview = z.infer<typeof CancelPreview>
type Ask = { lineIds?: readonly string[] | undefined; reason: string; refund: number }
type OperatorCancelled = Extract<BookingEvent, { type: 'operator_cancelled' }>

export const UNKNOWN_BOOKING = notFound('We do not know this booking')
const UNKNOWN_LINE = notFound('This is no part of the booking')
const SECOND_PERSON: ApiRefusal = {
  status: 409,
  code: 'second_person',
  message: 'You marked this no-show yourself: somebody else who may reverse it has to',
}

export function notNow(message: string): ApiRefusal {
  return { status: 409, code: 'not_now', message }
}

const OVER = notNow('There is nothing left of this booking to cancel')
const NO_SHOW_FIRST = notNow('This is marked as a no-show: reverse that instead')
const NO_NO_SHOW = notNow('This is not marked as a no-show')

/** What cancelling these lines, or all, would do now: exactly what the writer would decide. */
export function previewCancel(
  booking: StoredBooking,
  member: Member,
  lineIds?: readonly string[],
): Result<Preview, ApiRefusal> {
  if (lineIds?.some((id) => !booking.lines.some(({ lineId }) => lineId === id)) === true) return fail(UNKNOWN_LINE)
  const decision = decide(booking, eventOf(member, { lineIds, reason: '' }), booking.now)
  if ('asks' in decision) throw new Error('Cancelling asks for no stock')
  if (decision.result === 'refused') return fail(booking.state === 'no_show' ? SECOND_PERSON : OVER)
  const { booking: after } = decision.change
  const gone = after.lines.filter(({ lineId }, index) => isGone(booking, after, lineId, index))
  if (decision.result !== 'applied' || gone.length === 0) return fail(OVER)
  const refunds = after.refunds.slice(booking.refunds.length)
  return ok({
    state: after.state,
    refund: sumOf(refunds),
    back: refunds.map(({ gateway, gatewayPaymentId, amount }) => ({
      ...{ gateway, number: gatewayPaymentId, amount, isByHand: isTakenByOffice(gateway) },
    })),
    lines: gone.map(({ lineId, title, price }) => ({ lineId, title, price: price.amountPayable })),
    mailTo: booking.lead?.email ?? '',
  })
}

/** A line that lived before; of a booking that expires the lines stay as they are. */
function isGone(before: StoredBooking, after: StoredBooking, lineId: string, index: number): boolean {
  const was = before.lines.find((line) => line.lineId === lineId)
  return was?.state === 'live' && (after.lines[index]?.state === 'cancelled' || after.state === 'expired')
}

/** Cancels for the operator or the weather, if that pays back what was said. */
export function cancelForOperator(
  db: Db,
  { ref, member, ...ask }: Ask & { ref: string; member: Member },
): Promise<Result<{ state: StoredBooking['state']; refund: number }, ApiRefusal>> {
  return cancelAs(db, { ref, member, ask, action: 'cancelled', refuses: isNoShow })
}

/** The same for a no-show, by another person than the one who marked it. */
export function reverseNoShow(
  db: Db,
  { ref, member, ...ask }: Omit<Ask, 'lineIds'> & { ref: string; member: Member },
): Promise<Result<{ state: StoredBooking['state']; refund: number }, ApiRefusal>> {
  return cancelAs(db, { ref, member, ask, action: 'no-show reversed', refuses: isNoNoShow })
}

function isNoShow({ state }: StoredBooking): ApiRefusal | undefined {
  return state === 'no_show' ? NO_SHOW_FIRST : undefined
}

function isNoNoShow({ state }: StoredBooking): ApiRefusal | undefined {
  return state === 'no_show' ? undefined : NO_NO_SHOW
}

type Cancelling = {
  ref: string
  member: Member
  ask: Ask
  action: BookingAction
  refuses: (booking: StoredBooking) => ApiRefusal | undefined
}

function cancelAs(db: Db, { ref, member, ask, action, refuses }: Cancelling) {
  return inTransaction(db, async (tx) => {
    const booking = await lockByReference(tx, ref)
    if (booking === undefined) return fail(UNKNOWN_BOOKING)
    const refusal = refuses(booking)
    if (refusal !== undefined) return fail(refusal)
    const preview = previewCancel(booking, member, ask.lineIds)
    if (!preview.ok) return preview
    if (preview.value.refund !== ask.refund) return fail(changed(preview.value.refund))
    const { booking: after } = await applyToLocked(tx, booking, eventOf(member, ask))
    const refund = sumOf(after.refunds.slice(booking.refunds.length))
    await recordChange(tx, member, {
      ...{ action, subject: BOOKING_SUBJECT, subjectId: ref, before: { state: booking.state } },
      after: { state: after.state, refund, lines: preview.value.lines.map(({ lineId }) => lineId) },
    })
    return ok({ state: after.state, refund })
  })
}

export async function lockByReference(tx: Tx, ref: string): Promise<StoredBooking | undefined> {
  const found = await findBookingOf(tx, ref)
  return found && (await lockBooking(tx, found.id))
}

function eventOf(member: Member, { reason, lineIds }: Pick<Ask, 'reason' | 'lineIds'>): OperatorCancelled {
  return { type: 'operator_cancelled', reason, by: member.id, lineIds }
}

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

function changed(refund: number): ApiRefusal {
  return {
    status: 409,
    code: 'refund_changed',
    message: `By now ${formatRupees(refund)} would go back, which is not what you saw. Nothing was cancelled; please look again.`,
  }
}
