import { sql } from 'kysely'

/** What guests say of each hotel: rows of hotel_id, average (to one decimal) and count of the reviews shown. */
export const HOTEL_RATINGS = sql`
  (select subject_id as hotel_id, average, count from review_summary where kind = 'hotel')`
