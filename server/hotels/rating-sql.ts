import { sql } from 'kysely'

/** What guests say of each hotel: rows of hotel_id, average and count. There are none until reviews are kept. */
export const HOTEL_RATINGS = sql`
  (select hotel.id as hotel_id, null::double precision as average, 0 as count from hotel where false)`
