import { createHash, randomBytes } from 'node:crypto'
import { REVIEW_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Review } from '#contract/v1/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { viewOf } from '#server/db/row-as-view.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { insertReview, lockInvitation, markUsed, type ReviewRow } from './store.ts'

export type WrittenReview = { invitation: string; rating: Review['rating']; title?: string | undefined; text: string }

const USED: ApiRefusal = { status: 410, code: 'used', message: REVIEW_REFUSED.used }
export const NO_INVITATION = notFound('We do not know this invitation')

/** Keeps what an invited traveller wrote, once; it is shown and counted from then on. */
export function writeReview(db: Db, written: WrittenReview): Promise<Result<Review, ApiRefusal>> {
  const hash = tokenHash(written.invitation)
  return inTransaction(db, async (tx) => {
    const invitation = await lockInvitation(tx, hash)
    if (invitation === undefined) return fail(NO_INVITATION)
    if (invitation.used_at !== null) return fail(USED)
    const { kind, subject_id, name, travel_month } = invitation
    const row: ReviewRow = {
      ...{ _id: `traveller.${randomBytes(10).toString('hex')}`, name, rating: written.rating },
      ...{ title: written.title || null, text: written.text, travelMonth: travel_month, sample: false },
    }
    await insertReview(tx, { ...row, kind, subject_id })
    await markUsed(tx, hash, row._id)
    return ok(viewOf<Review>(row))
  })
}

/** Only the hash of an invitation's token is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
