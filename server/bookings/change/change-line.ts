import type { Bearer, ChangeWhy, LineChanged, LineChangePreview, LineTo } from '#contract/office/line-changes.ts'
import { fail, type Result } from '#contract/terms/result.ts'
import type { Tx } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { PricingParts } from '#server/products/product.ts'
import type { Member } from '#server/staff/session.ts'
import type { StoredBooking } from '../core/booking.ts'

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

const NOT_YET: ApiRefusal = { status: 409, code: 'not_now', message: 'A line cannot be changed yet' }

/** What the change would do now; nothing is kept of it. */
export async function previewLineChange(
  _parts: PricingParts,
  _change: LineChange,
): Promise<Result<LineChangePreview, ApiRefusal>> {
  return fail(NOT_YET)
}

/**
 * Changes a line in one transaction: the new stock is claimed before the old is free, a difference becomes due or goes back, papers and
 * mail follow. A refusal leaves all as it was and says what is not free.
 */
export async function changeLine(
  _parts: PricingParts,
  _change: ConfirmedLineChange,
): Promise<Result<LineChanged, ApiRefusal>> {
  return fail(NOT_YET)
}
