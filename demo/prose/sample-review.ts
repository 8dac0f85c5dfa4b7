/** A made-up review for the demo catalogue. */
export type ReviewText = {
  /** First name and an initial. */
  name: string
  /** Whole stars, 1 to 5. */
  rating: number
  /** At most 60 characters. */
  title: string
  text: string
  /** yyyy-mm. */
  travelMonth: string
}

/** The mark goes with the review wherever it is loaded, so that it can never pass as a customer's. */
export type SampleReview = ReviewText & { sample: true }

export const markAsSample = (reviews: Record<string, ReviewText[]>): Record<string, SampleReview[]> =>
  Object.fromEntries(
    Object.entries(reviews).map(([id, list]) => [id, list.map((review) => ({ ...review, sample: true as const }))]),
  )
