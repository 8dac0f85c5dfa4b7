import type { Review, Voice } from '#contract/v1/reviews.ts'
import type { ReviewRow, VoiceRow } from './store.ts'

export function reviewOf(row: ReviewRow): Review {
  return {
    _id: row.id,
    name: row.name,
    // The table holds nothing else.
    rating: row.rating as Review['rating'],
    ...(row.title === null ? {} : { title: row.title }),
    text: row.text,
    travelMonth: row.travel_month,
    sample: row.sample,
  }
}

export function voiceOf(row: VoiceRow): Voice {
  return { ...reviewOf(row), about: row.about }
}
