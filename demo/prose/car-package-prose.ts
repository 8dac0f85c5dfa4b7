/** One stop or day of a drive: `points` are the hours and what happens then. */
type StepProse = { intro: string; points: string[] }

/** What a visitor reads about a car package; the facts are in facts/car-packages.json. Plain text, no HTML. */
export type CarPackageProse = {
  /** One or two paragraphs, 60 to 110 words in all. */
  overview: string[]
  /** Why this drive and no other: two or three lines. */
  why: string[]
  /** One entry a step of the facts' plan, in order. */
  steps: StepProse[]
  inclusive: string[]
  exclusive: string[]
  paymentPolicy: string[]
}

export const step = (intro: string, points: string[]): StepProse => ({ intro, points })
