import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ReviewKind } from '#contract/v1/reviews.ts'
import { activityReviews } from '#demo/prose/reviews/activities.ts'
import { carReviews } from '#demo/prose/reviews/cars.ts'
import { hotelReviews } from '#demo/prose/reviews/hotels.ts'
import { packageReviews } from '#demo/prose/reviews/packages.ts'
import type { SampleReview } from '#demo/prose/sample-review.ts'
import type { Tx } from '#server/db/db.ts'

const SAMPLES: [ReviewKind, Record<string, SampleReview[]>][] = [
  ['package', packageReviews],
  ['hotel', hotelReviews],
  ['activity', activityReviews],
  ['car', carReviews],
]

/** The demo's sample reviews, each marked as such. Loaded once, and again when their texts have changed. */
export async function loadDemoReviews(tx: Tx, today: string): Promise<void> {
  const written = SAMPLES.flatMap(([kind, subjects]) =>
    Object.entries(subjects).flatMap(([id, list]) => list.map((review, index) => reviewRow(kind, id, review, index))),
  )
  const version = createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 12)
  const { rows } = await sql`
    insert into setting (key, value) values ('demo_reviews', ${JSON.stringify(version)})
        on conflict (key) do update set value = excluded.value, updated_at = now() where setting.value <> excluded.value
        returning key`.execute(tx)
  if (rows.length === 0) return
  await tx.deleteFrom('review').where('sample', '=', true).execute()
  await tx.insertInto('review').values(broughtNear(written, today)).execute()
}

/** By whole years, so that each trip keeps its season and the latest was within the year before the load; then they grow old. */
function broughtNear(reviews: ReturnType<typeof reviewRow>[], today: string) {
  const latest =
    reviews
      .map(({ travel_month }) => travel_month)
      .toSorted()
      .at(-1) ?? ''
  const thisMonth = today.slice(0, 7)
  const years =
    Number(thisMonth.slice(0, 4)) - Number(latest.slice(0, 4)) - (latest.slice(5) < thisMonth.slice(5) ? 0 : 1)
  const later = (month: string) => `${Number(month.slice(0, 4)) + years}${month.slice(4)}`
  return reviews.map((review) => ({ ...review, travel_month: later(review.travel_month) }))
}

function reviewRow(kind: ReviewKind, subject_id: string, review: SampleReview, index: number) {
  const { name, rating, title, text, travelMonth, sample } = review
  return {
    id: `${kind}.${subject_id}.${index + 1}`,
    kind,
    subject_id,
    name,
    rating,
    title,
    text,
    travel_month: travelMonth,
    sample,
  }
}
