import type { ReviewSummary } from '#contract/v1/reviews.ts'

/** The average (one decimal, half up), the count, and how many of one star to five. */
export function summarise(counts: readonly { rating: number; count: number }[]): ReviewSummary {
  const of = (rating: number) => counts.find((each) => each.rating === rating)?.count ?? 0
  const stars: ReviewSummary['stars'] = [of(1), of(2), of(3), of(4), of(5)]
  const count = stars.reduce((sum, each) => sum + each, 0)
  const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0)
  // In whole tenths: 4.25 is 4.3 wherever it is worked out, as in the view review_summary.
  return { average: count === 0 ? 0 : Math.floor((20 * sum + count) / (2 * count)) / 10, count, stars }
}
