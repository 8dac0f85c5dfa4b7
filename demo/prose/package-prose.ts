type DayProse = { intro: string; points: string[] }

/** What a visitor reads about a package; the facts are in facts/packages.json. Plain text, no HTML. */
export type PackageProse = {
  /** At most 75 characters, one line for cards: a concrete reason to pick this one. */
  teaser: string
  /** Two or three paragraphs; the first is an opening line of at most 40 words. */
  overview: string[]
  /** One entry per itinerary day, in order. */
  days: DayProse[]
  inclusive: string[]
  exclusive: string[]
  paymentPolicy: string[]
  cancellationPolicy: string[]
}

/** One day of an itinerary: its own opening, and the points of its kind from plan-points.ts. */
export const day = (intro: string, points: string[]): DayProse => ({ intro, points })
