import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchReviews, type ReviewKind } from '#contract/v1/reviews.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { ReviewsLd } from '#site/page/seo.ts'
import { type ReviewsView, toReviewsView } from './reviews-view.ts'

type Subject = { kind: ReviewKind; id: string }

export async function loadReviews(
  { api }: Pick<SiteHost, 'api'>,
  { kind, id }: Subject,
  page = 1,
): Promise<Result<ReviewsView, CallFailure>> {
  const answer = await api.call(fetchReviews, { query: { kind, id, page: String(page) } })
  return answer.ok ? ok(toReviewsView(answer.value)) : fail(answer.error)
}

/** Reviews a search engine is told of, beside their average. */
const TOLD = '5'

/** What may be told to search engines: the reviews of real travellers. Undefined while there are none. */
export async function loadRealReviews(
  { api }: Pick<SiteHost, 'api'>,
  { kind, id }: Subject,
): Promise<ReviewsLd | undefined> {
  const answer = await api.call(fetchReviews, { query: { kind, id, limit: TOLD, sample: '0' } })
  if (!answer.ok || answer.value.summary.count === 0) return undefined
  const { summary, reviews } = answer.value
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: summary.average, reviewCount: summary.count },
    // A provider that does not know the question may send its samples all the same.
    review: reviews
      .filter(({ sample }) => !sample)
      .map(({ name, rating, title, text }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        ...(title ? { name: title } : {}),
        reviewBody: text,
      })),
  }
}
