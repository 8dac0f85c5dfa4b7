import { type RawBuilder, sql } from 'kysely'
import type { ReviewKind } from '#contract/v1/reviews.ts'

export type RatingRow = { average: number; count: number }

/**
 * The average and the count of one record's reviews as a JSON value, null without reviews; for the few records of a
 * page. To filter or sort all of a kind by it, join the view `review_summary` on kind and subject_id instead.
 */
export function ratingSql(kind: ReviewKind, subjectId: RawBuilder<unknown>): RawBuilder<RatingRow | null> {
  return sql<RatingRow | null>`(select json_build_object('average', summary.average, 'count', summary.count)
    from review_summary summary where summary.kind = ${sql.lit(kind)} and summary.subject_id = ${subjectId})`
}
