import { sql } from 'kysely'

/** What guests say of each hotel: rows of hotel_id, average and count. Ids of hotels sort by bytes, those of reviews do not. */
export const HOTEL_RATINGS = sql`
  (select subject_id collate "C" as hotel_id, average, count from review_summary where kind = 'hotel')`
