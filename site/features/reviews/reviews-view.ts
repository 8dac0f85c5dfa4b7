import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import type { ReviewSummary, ShownReview } from '#contract/v1/reviews.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

export type ReviewView = {
  id: string
  name: string
  rating: number
  title?: string
  text: string
  /** "March 2026" */
  month: string
  sample: boolean
  photos?: PictureSource[]
}

/** What stands under "Reviews" of a package, a hotel, an activity or a car. Made on the server, plain data. */
export type ReviewsView = {
  average: number
  count: number
  /** How many gave five stars, then four, down to one. */
  bars: { stars: number; count: number }[]
  reviews: ReviewView[]
  page: number
  pages: number
}

/** What our own route answers to the page that asks late. */
export type ReviewsAnswer = { ok: true; value: ReviewsView } | { ok: false; message: string }

type Answer = { reviews: ShownReview[]; summary: ReviewSummary; total: number; page: number; limit: number }

export function toReviewsView({ reviews, summary, total, page, limit }: Answer): ReviewsView {
  return {
    average: summary.average,
    count: summary.count,
    bars: summary.stars.map((count, index) => ({ stars: index + 1, count })).reverse(),
    reviews: reviews.map(toReviewView),
    page,
    pages: Math.max(1, Math.ceil(total / Math.max(1, limit))),
  }
}

export function toReviewView({ _id, name, rating, title, text, travelMonth, sample, photos }: ShownReview): ReviewView {
  return {
    ...{ id: _id, name, rating, text, sample, month: monthText(travelMonth) },
    ...(title ? { title } : {}),
    ...(photos ? { photos: photos.map(leanPicture) } : {}),
  }
}

/** "2026-03" is "March 2026"; what is no month is left as it came. */
export function monthText(travelMonth: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(travelMonth) ?? []
  const name = MONTH_NAMES[Number(month) - 1]
  return name === undefined ? travelMonth : `${name} ${year}`
}
