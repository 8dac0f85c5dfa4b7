import { REVIEW_PHOTOS_MAX } from '#contract/terms/limits.ts'
import { fail, ok } from '#contract/terms/result.ts'
import {
  fetchInvitation,
  fetchReviews,
  fetchVoices,
  type ShownReview,
  type Voice,
  writeReview as writeCall,
} from '#contract/v1/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { viewOf } from '#server/db/row-as-view.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { summarise } from './rules.ts'
import { findInvitation, listReviews, listVoices } from './store.ts'
import { NO_INVITATION, tokenHash, writeReview } from './write-review.ts'

/** A voice on a front page speaks well of the trip; the others stand beside the trip itself. */
const GOOD_RATING = 4

export function reviewRoutes(api: Api, db: Db): void {
  implement(api, fetchReviews, async ({ query: { kind, id, page, limit, sample } }) => {
    const found = await listReviews(db, { kind, id, withSamples: sample, limit, offset: (page - 1) * limit })
    if (found === undefined) return fail(notFound(fetchReviews.failure))
    const summary = summarise(found.counts)
    return ok({
      reviews: found.rows.map((row) => viewOf<ShownReview>(row)),
      summary,
      total: summary.count,
      page,
      limit,
    })
  })

  implement(api, fetchVoices, async ({ query }) =>
    ok({ voices: (await listVoices(db, query.kind, GOOD_RATING, query.limit)).map((row) => viewOf<Voice>(row)) }),
  )

  implement(api, fetchInvitation, async ({ query }) => {
    const found = await findInvitation(db, tokenHash(query.invitation))
    if (found === undefined) return fail(NO_INVITATION)
    const { about, name, travel_month, used_at, review_id, photos } = found
    const photosLeft = review_id === null ? 0 : REVIEW_PHOTOS_MAX - photos
    return ok({ about, name, travelMonth: travel_month, isUsed: used_at !== null, photosLeft })
  })

  implement(api, writeCall, async ({ body }) => {
    const written = await writeReview(db, body)
    return written.ok ? ok({ review: written.value }) : written
  })
}
