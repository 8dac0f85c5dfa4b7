import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'
import { STAFF_CODE_MAIL } from '#server/staff/sign-in.ts'
import { STAFF_INVITE_MAIL } from '#server/staff/team.ts'

/** Takes no money. */
const PRACTICE_GATEWAY = 'sandbox'

/** Whose rows go. What belongs to them (rooms, fares, seats, drafts, payments, papers) goes with them by its foreign key. */
const EMPTIED = [
  ...[
    'package',
    'hotel',
    'room_night',
    'room_claim',
    'activity',
    'activity_claim',
    'vehicle',
    'car_charge',
    'car_package',
    'car_claim',
  ],
  ...['ferry_operator', 'deal', 'price_history', 'review'],
  ...['booking', 'quote', 'enquiry', 'idempotency', 'seat_hold_count', 'payment_event'],
  ...['sandbox_order', 'sandbox_message'],
] as const

/** Of which people are told how many there are. */
type Told = { table: string; what: string; where?: RawBuilder<unknown> }

export const GOES: readonly Told[] = [
  { table: 'package', what: 'packages' },
  { table: 'hotel', what: 'hotels' },
  { table: 'room_type', what: 'kinds of rooms' },
  { table: 'activity', what: 'water sports' },
  { table: 'vehicle', what: 'cars' },
  { table: 'car_package', what: 'car packages' },
  { table: 'ferry_vessel', what: 'ferries' },
  { table: 'ferry_trip', what: 'sailings of the timetable' },
  { table: 'deal', what: 'deals' },
  { table: 'review', what: 'reviews' },
  { table: 'booking', what: 'practice bookings', where: sql`reference is not null` },
  { table: 'quote', what: 'quotes' },
  { table: 'enquiry', what: 'enquiries' },
]

export const STAYS: readonly Told[] = [
  { table: 'place', what: 'places with their texts' },
  { table: 'post', what: 'stories, as drafts' },
  { table: 'faq_question', what: 'questions and answers' },
  { table: 'site_page', what: 'policies and pages' },
  { table: 'category', what: 'categories of packages' },
  { table: 'picture', what: 'photographs and drawings' },
  { table: 'staff_member', what: 'members of the team' },
]

export async function countRows(db: Db, tables: readonly Told[]): Promise<{ what: string; count: number }[]> {
  const counts = tables.map(
    ({ table, what, where }) =>
      sql`select ${what}::text as what, count(*)::integer as count from ${sql.table(table)} where ${where ?? sql`true`}`,
  )
  const { rows } = await sql<{ what: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return tables.map(({ what }) => ({ what, count: rows.find((row) => row.what === what)?.count ?? 0 }))
}

/** Bookings that money of somebody stands behind; with `holds` those that a visitor is just making, too. */
export async function countRealBookings(db: Db, { holds }: { holds: boolean }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from booking
     where exists (select 1 from payment where booking_id = booking.id and gateway <> ${PRACTICE_GATEWAY})
        or exists (select 1 from capture where booking_id = booking.id and gateway <> ${PRACTICE_GATEWAY})
        or exists (select 1 from ledger where booking_id = booking.id and gateway <> ${PRACTICE_GATEWAY})
        or (${holds}::boolean and state in ('held', 'paying') and expires_at > app_now())`.execute(db)
  return rows[0]?.count ?? 0
}

/** Nobody books until the transaction ends. */
export async function lockBookings(tx: Tx): Promise<void> {
  await sql`lock table booking in access exclusive mode`.execute(tx)
}

/** By truncating, as rows of the ledger and the audit of bookings cannot be deleted one by one. */
export async function emptyDemo(tx: Tx): Promise<void> {
  await sql`truncate ${sql.join(EMPTIED.map((name) => sql.table(name)))} cascade`.execute(tx)
  await sql`delete from outbox where done_at is null and topic not in (${STAFF_CODE_MAIL}, ${STAFF_INVITE_MAIL})`.execute(
    tx,
  )
  await sql`update post set is_published = false where is_published`.execute(tx)
}
