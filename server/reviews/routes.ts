import type { Hono } from 'hono'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchReviews, fetchVoices } from '#contract/v1/reviews.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { summarise } from './rules.ts'
import { listReviews, listVoices } from './store.ts'
import { reviewOf, voiceOf } from './view.ts'

/** A voice on a front page speaks well of the trip; the others stand beside the trip itself. */
const GOOD_RATING = 4

export function reviewRoutes(api: Hono<ApiEnv>, db: Db): void {
  implement(api, fetchReviews, async ({ query: { kind, id, page, limit, sample } }) => {
    const found = await listReviews(db, { kind, id, withSamples: sample, limit, offset: (page - 1) * limit })
    if (found === undefined) return fail(notFound(fetchReviews.failure))
    const summary = summarise(found.counts)
    return ok({ reviews: found.rows.map(reviewOf), summary, total: summary.count, page, limit })
  })

  implement(api, fetchVoices, async ({ query }) =>
    ok({ voices: (await listVoices(db, query.kind, GOOD_RATING, query.limit)).map(voiceOf) }),
  )
}
