import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { ReviewKind } from '#contract/v1/reviews.ts'

/** Rows of 0017-reviews.sql. */
export type ReviewTables = {
  review: {
    id: string
    kind: ReviewKind
    subject_id: string
    name: string
    rating: number
    title: string | null
    text: string
    travel_month: string
    sample: Generated<boolean>
    status: Generated<'waiting' | 'shown' | 'hidden'>
    created_at: Generated<Date>
    consent: ColumnType<unknown, RawBuilder<unknown> | undefined, never>
  }
  review_invitation: {
    token_hash: string
    booking_id: string
    line_id: string
    kind: ReviewKind
    subject_id: string
    name: string
    travel_month: string
    created_at: Generated<Date>
    used_at: Date | null
    review_id: string | null
  }
  review_summary: { kind: ReviewKind; subject_id: string; average: number; count: number }
}
