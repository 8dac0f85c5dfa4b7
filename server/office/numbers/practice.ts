import { type RawBuilder, sql } from 'kysely'

/** The gateway of the demo, which takes no money. */
const PRACTICE_GATEWAY = 'sandbox'
const HAS_REAL = sql`exists (select 1 from invoice where series = 'INV')`
const PRACTISED = sql`(select booking_id from invoice where series = 'PRACTICE')`

/** Practised bookings count while there are no others, as in the papers for the tax; with the first real invoice they are left out. */
export function isCounted(bookingId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(not ${HAS_REAL} or ${bookingId} not in ${PRACTISED})`
}

/** The same of money: also of what was paid for practice and never became a booking. */
export function isCountedMoney(bookingId: RawBuilder<unknown>, gateway: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(not ${HAS_REAL} or (${gateway} <> ${PRACTICE_GATEWAY} and ${bookingId} not in ${PRACTISED}))`
}

/** What a booking has taken of the stock; null for what the office itself has sold elsewhere, which was never practice. */
export function isCountedClaim(claim: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${claim} is null or ${isCounted(claim)})`
}
