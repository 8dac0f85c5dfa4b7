import { sql } from 'kysely'

/** A seat row counts while it is not a hold that has run out, nor kept back until a time that is over. */
export const LIVE_SEAT = sql`(ferry_seat.expires_at is null or ferry_seat.expires_at > app_now())`
