import { REVIEW_KINDS } from '#contract/v1/reviews.ts'
import { hostOf } from '#site/api.ts'
import { loadReviews } from '#site/features/reviews/reviews-loader.ts'
import type { ReviewsAnswer } from '#site/features/reviews/reviews-view.ts'
import { isNowhere } from '#site/page/form-status.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/reviews-of'

export const handle = { cached: { query: { kind: 'review-kind', id: 'id' } } } satisfies RouteHandle

/** What a page asks when its reviews come near: the first page of them, ready to draw. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const search = new URL(request.url).searchParams
  const kind = REVIEW_KINDS.find((each) => each === search.get('kind'))
  if (kind === undefined) return answerWith({ ok: false, message: 'There are no such reviews' }, 404)
  const answer = await loadReviews(hostOf(context), { kind, id: search.get('id') ?? '' })
  if (answer.ok) return answerWith(answer, 200)
  return answerWith({ ok: false, message: answer.error.message }, isNowhere(answer.error.status) ? 404 : 503)
}

function answerWith(answer: ReviewsAnswer, status: number): Response {
  return Response.json(answer, { status, ...(answer.ok ? {} : { headers: { 'Cache-Control': 'no-store' } }) })
}
