import type { Bearer, ChangeWhy, LineChanged, LineChangePreview, LineTo } from '#contract/office/line-changes.ts'
import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import { type Change, recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import type { StoredBooking } from '../core/booking.ts'
import type { RefusedCode } from '../core/decision.ts'
import { PEOPLE_TABLE } from '../core/state-table.ts'
import { lockByReference, notNow, UNKNOWN_BOOKING } from '../office/cancel-for-operator.ts'
import { BOOKING_SUBJECT, type BookingAction } from '../office/change-label.ts'
import { applyToLocked } from '../store/apply-event.ts'
import { onceByKey } from '../store/idempotency.ts'
import { changePreview, differenceOf, type Made, seenOf } from './change-preview.ts'
import { priceChange } from './price-change.ts'

/** A line of a confirmed booking, and what is to become of it. `bears`: who pays a higher price (the traveller where it is not said). */
export type LineChange = {
  ref: string
  lineId: string
  to: LineTo
  why: ChangeWhy
  bears?: Bearer | undefined
}

export type ConfirmedLineChange = LineChange & {
  /** What the preview said; another difference by now is refused with 409 `price_changed`. */
  difference: number
  /** `seen` of the preview: a line that was changed meanwhile is refused with 409 `changed_meanwhile`. */
  seen?: string | undefined
  /** 16 to 64 letters, digits, dashes, underscores: the same again changes nothing and gets the same answer. */
  key: string
  /** Undefined where the traveller chose by a link. */
  by: Pick<Member, 'id' | 'name'> | undefined
  /** A sentence for the traveller in the mail about the change. */
  note?: string | undefined
  /** False where the caller writes to the traveller itself. */
  tells?: boolean | undefined
  /** Done in the same transaction, after the change. */
  also?: ((tx: Tx, changed: { booking: StoredBooking; answer: LineChanged }) => Promise<void>) | undefined
}

/** What the change would do now, exactly as the writer would decide it: it is made, and taken back. */
export async function previewLineChange(
  parts: PricingParts,
  change: LineChange,
): Promise<Result<LineChangePreview, ApiRefusal>> {
  try {
    return await inTransaction(parts.db, async (tx): Promise<Result<never, ApiRefusal>> => {
      const made = await makeChange(tx, parts, { ...change, key: '', by: undefined })
      throw new TakenBack(made.ok ? ok(changePreview(made.value)) : made)
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.preview
    throw error
  }
}

/** Leaves the transaction with everything it did undone. */
class TakenBack extends Error {
  readonly preview: Result<LineChangePreview, ApiRefusal>
  constructor(preview: Result<LineChangePreview, ApiRefusal>) {
    super('Previewed')
    this.preview = preview
  }
}

/**
 * Changes a line in one transaction: the new stock is claimed before the old is free, a difference becomes due or goes back, papers and
 * mail follow. A refusal leaves all as it was and says what is not free.
 */
export function changeLine(parts: PricingParts, change: ConfirmedLineChange): Promise<Result<LineChanged, ApiRefusal>> {
  const { ref, lineId, to, why, bears, difference, seen, key, by, note } = change
  const question = { ref, lineId, to, why, bears, difference, seen, note }
  // A refusal undoes the transaction.
  return onceByKey(parts.db, { key, principal: by?.id ?? `booking ${ref}`, question }, async (tx) => {
    const made = await makeChange(tx, parts, change)
    if (!made.ok) return made
    const { before, after } = made.value
    const was = before.lines.find((line) => line.lineId === lineId)
    if (seen !== undefined && was !== undefined && seenOf(was) !== seen) return fail(CHANGED_MEANWHILE)
    const found = differenceOf(made.value)
    if (found !== difference) return fail(priceChanged(found))
    const { refund, due, state } = changePreview(made.value)
    const answer = { state, difference, refund, due }
    await recordChange(tx, by, auditOf(ref, made.value, { why, difference, refund, due }))
    await change.also?.(tx, { booking: after, answer })
    return ok(answer)
  })
}

type Making = LineChange & Pick<ConfirmedLineChange, 'key' | 'by' | 'note' | 'tells'>

/** Prices the line and has the one writer change it; whoever gets a refusal undoes the transaction. */
async function makeChange(tx: Tx, parts: PricingParts, change: Making): Promise<Result<Made, ApiRefusal>> {
  const { ref, lineId, to, why, bears = 'traveller', key, by, note = '', tells = true } = change
  const before = await lockByReference(tx, ref)
  if (before === undefined) return fail(UNKNOWN_BOOKING)
  const line = before.lines.find((each) => each.lineId === lineId)
  if (line === undefined) return fail(UNKNOWN_LINE)
  if (typeof PEOPLE_TABLE[before.state].line_changed === 'object') return fail(NOT_CONFIRMED)
  if (line.state !== 'live') return fail(LINE_OVER)
  const priced = await priceChange({ tx, parts, booking: before, line }, to)
  if (!priced.ok) return priced
  const { booking: after, ...outcome } = await applyToLocked(tx, before, {
    ...{ type: 'line_changed', lineId, to: priced.value, why, bears, key, note, tells },
    by: by?.id ?? null,
  })
  if (outcome.result === 'refused') return fail(refusalOf(outcome.code, priced.value))
  return ok({ before, after, lineId, full: priced.value.price.amountPayable })
}

export const UNKNOWN_LINE = notFound('This is no part of the booking')
const NOT_CONFIRMED = notNow(
  'A part of a booking can be changed while the booking is confirmed and its trip is not over',
)
const LINE_OVER = notNow('This part of the booking is cancelled or over')
const STARTED = notNow('This part has begun, or would begin at a time that is past: please choose a later one')
const SAME: ApiRefusal = { status: 409, code: 'same', message: 'That is how it is booked already' }
const CHANGED_MEANWHILE: ApiRefusal = {
  ...{ status: 409, code: 'changed_meanwhile' },
  message: 'This part was changed meanwhile. Nothing was changed now; please look again.',
}

function refusalOf(code: RefusedCode, { title, startsAt }: PricedLine): ApiRefusal {
  if (code === 'same') return SAME
  if (code === 'too_late') return STARTED
  if (code !== 'gone') return NOT_CONFIRMED
  const when = `${formatDay(dayInIndia(startsAt))}, ${timeInIndia(startsAt)}`
  return { status: 409, code: 'unavailable', message: `Not free any more: ${title}, ${when}. Nothing was changed.` }
}

function priceChanged(difference: number): ApiRefusal {
  const sum = formatRupees(Math.abs(difference))
  const said = difference === 0 ? 'the same as before' : `${sum} ${difference > 0 ? 'more' : 'less'} than before`
  return {
    ...{ status: 409, code: 'price_changed', more: { difference } },
    message: `By now it costs ${said}, which is not what you saw. Nothing was changed; please look again.`,
  }
}

function auditOf(ref: string, { before, after, lineId }: Made, money: object): Change {
  const sideOf = ({ state, lines }: StoredBooking) => {
    const line = lines.find((each) => each.lineId === lineId)
    return { state, line: lineId, title: line?.title, startsAt: line?.startsAt, price: line?.price.amountPayable }
  }
  return {
    ...{ action: 'part changed' satisfies BookingAction, subject: BOOKING_SUBJECT, subjectId: ref },
    ...{ before: sideOf(before), after: { ...sideOf(after), ...money } },
  }
}
