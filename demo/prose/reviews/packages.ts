import { markAsSample, type SampleReview } from '../sample-review.ts'
import { adventureAndGroupReviews } from './packages/adventure-and-groups.ts'
import { budgetAndLuxuryReviews } from './packages/budget-and-luxury.ts'
import { coupleAndFamilyReviews } from './packages/couples-and-families.ts'

/** Sample reviews by package id, for about half of the packages. */
export const packageReviews: Record<string, SampleReview[]> = markAsSample({
  ...coupleAndFamilyReviews,
  ...adventureAndGroupReviews,
  ...budgetAndLuxuryReviews,
})
