import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'
import { STAFF_CODE_MAIL } from '#server/staff/sign-in.ts'
import { STAFF_INVITE_MAIL } from '#server/staff/team.ts'

/** Takes no money. */
const PRACTICE_GATEWAY = 'sandbox'
/** Those of the demo, and none that the office has added. */
const DEMO_DRIVERS = sql`id like 'sample-%'`

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

/** Of which people are told how many there are; `one` is said of a single one. */
type Told = { table: string; one: string; what: string; where?: RawBuilder<unknown> }

export const GOES: readonly Told[] = [
  { table: 'package', one: 'package', what: 'packages' },
  { table: 'hotel', one: 'hotel', what: 'hotels' },
  { table: 'room_type', one: 'kind of room', what: 'kinds of rooms' },
  { table: 'activity', one: 'water sport', what: 'water sports' },
  { table: 'vehicle', one: 'car', what: 'cars' },
  { table: 'car_package', one: 'car package', what: 'car packages' },
  { table: 'driver', one: 'driver of the demo', what: 'drivers of the demo', where: DEMO_DRIVERS },
  { table: 'ferry_vessel', one: 'ferry', what: 'ferries' },
  { table: 'ferry_trip', one: 'sailing of the timetable', what: 'sailings of the timetable' },
  { table: 'deal', one: 'deal', what: 'deals' },
  { table: 'review', one: 'review', what: 'reviews' },
  { table: 'booking', one: 'practice booking', what: 'practice bookings', where: sql`reference is not null` },
  { table: 'quote', one: 'quote', what: 'quotes' },
  { table: 'enquiry', one: 'enquiry', what: 'enquiries' },
]

export const STAYS: readonly Told[] = [
  { table: 'place', one: 'place with its texts', what: 'places with their texts' },
  { table: 'post', one: 'story, as a draft', what: 'stories, as drafts' },
  { table: 'faq_question', one: 'question and answer', what: 'questions and answers' },
  { table: 'site_page', one: 'policy or page', what: 'policies and pages' },
  { table: 'category', one: 'category of packages', what: 'categories of packages' },
  { table: 'picture', one: 'photograph or drawing', what: 'photographs and drawings' },
  { table: 'staff_member', one: 'member of the team', what: 'members of the team' },
]

type Counted = { what: string; count: number }

export async function countRows(db: Db, tables: readonly Told[]): Promise<Counted[]> {
  const counts = tables.map(
    ({ table, what, where }) =>
      sql`select ${what}::text as what, count(*)::integer as count from ${sql.table(table)} where ${where ?? sql`true`}`,
  )
  const { rows } = await sql<{ what: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return tables.map(({ what }) => ({ what, count: rows.find((row) => row.what === what)?.count ?? 0 }))
}

/** As people read them: "1 member of the team", "36 packages"; of what there is none of nothing is said. */
export async function tellRows(db: Db, tables: readonly Told[]): Promise<Counted[]> {
  const counts = await countRows(db, tables)
  return tables
    .map(({ one, what }, index) => ({ count: counts[index]?.count ?? 0, one, what }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, what }) => ({ what: count === 1 ? one : what, count }))
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
  await sql`delete from driver where ${DEMO_DRIVERS}`.execute(tx)
  await sql`delete from outbox where done_at is null and topic not in (${STAFF_CODE_MAIL}, ${STAFF_INVITE_MAIL})`.execute(
    tx,
  )
  await sql`update post set is_published = false where is_published`.execute(tx)
}
