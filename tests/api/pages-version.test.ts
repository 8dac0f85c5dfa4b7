import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageChanges, readPagesVersion } from '#server/settings/pages-version.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What no answer about the catalogue tells of, asked without days: stock, what persons have done, and the site's own work. */
const NOT_TOLD =
  `activity_claim app_clock bank_line bank_statement booking booking_audit booking_line booking_message booking_note cancel_quote capture
  car_claim car_fleet catalogue_version clock_lease disruption disruption_message disruption_party driver enquiry enquiry_message ferry_keep
  ferry_sailing ferry_season ferry_seat form_limit holding_limit_reached idempotency invoice kept_version ledger limit_counter mail outbox
  package_draft package_version page_change payment payment_event policy_draft post_draft post_version quote quote_audit quote_mail refund
  reply_template review_invitation room_claim room_night sandbox_message sandbox_order sandbox_payment sandbox_refund schema_migration
  search_entry search_word seat_hold_count session settlement_note sign_in_challenge sign_in_turn staff_audit staff_challenge staff_code
  staff_member staff_passkey staff_recovery_code staff_session staff_setup_link uploaded_picture wrong_code`.split(
    /\s+/,
  )

const EACH_CHANGE = 'pages_deleted pages_inserted pages_truncated pages_updated'

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     order by name`.execute(database.db)
  return rows.map(({ name }) => name)
}

test('each table that answers about the catalogue tell of says so of every change, and no other table does', async () => {
  const { rows } = await sql<{ name: string; triggers: string }>`
    select tgrelid::regclass::text as name, string_agg(tgname, ' ' order by tgname) as triggers
      from pg_trigger where tgfoid = 'pages_changed'::regproc group by tgrelid`.execute(database.db)
  const told = (await listTables()).filter((name) => !NOT_TOLD.includes(name)).sort()
  expect(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
    told.map((name) => ({ name, triggers: EACH_CHANGE })),
  )
  expect(told.length).toBeGreaterThan(40)
})

const changesSince = async (version: string) => (await readPageChanges(database.db, version)).changes
const INTO_PACKAGE = sql`insert into package (id, slug, name, category_id, nights, list_rate, upper_limit, description, overview, inclusive,
  exclusive, payment_policy, cancellation_policy, position)`

test('a change of a package is one of those that name it as similar, and of no other', async () => {
  const { db } = database
  await sql`insert into category (id, slug, name, position, default_upper_limit) values ('all', 'all', 'All', 1, 9)`.execute(
    db,
  )
  await sql`${INTO_PACKAGE} select id, id, id, 'all', 3, 9000, 9, '', '', '', '', '', '', 1 from unnest(array['a', 'b', 'c']) id`.execute(
    db,
  )
  await sql`insert into package_similar (package_id, position, similar_id) values ('b', 1, 'a')`.execute(db)
  const before = await readPagesVersion(db)
  await sql`update package set name = 'A' where id = 'a'`.execute(db)
  expect(await changesSince(before)).toEqual(new Set(['package', 'package:a', 'package:b']))
})

test('changes of one transaction are told as one, those of none and of what was rolled back not at all', async () => {
  const { db } = database
  const before = await readPagesVersion(db)
  await sql`update package set name = 'A' where id = 'nobody'`.execute(db)
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`update package set name = 'Gone' where id = 'c'`.execute(tx)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await readPagesVersion(db)).toBe(before)
  await db.transaction().execute(async (tx) => {
    await sql`update package set name = 'C' where id = 'c'`.execute(tx)
    await sql`update package set name = 'B' where id = 'b'`.execute(tx)
    await sql`insert into faq_group (id, name, position) values ('boats', 'Boats', 1)`.execute(tx)
  })
  expect(await changesSince(before)).toEqual(new Set(['faq', 'package', 'package:b', 'package:c']))
  const last = await readPagesVersion(db)
  await sql`truncate faq_group cascade`.execute(db)
  expect(await changesSince(last)).toBe('everything')
})

test('another day in India is everything; a deal that begins or ends, and another half hour, what tells of them', async () => {
  const { db } = database
  await sql`insert into deal (id, kind, scope_id, label, percent, starts_at, ends_at)
            values ('of-the-test', 'package', 'any', 'Test', 5, '2027-03-01T10:10:00Z', '2027-03-01T10:20:00Z')`.execute(
    db,
  )
  const told: [at: string, unknown][] = []
  let last = await readPagesVersion(db)
  for (const at of [
    '09:58',
    '09:59',
    '10:00',
    '10:09',
    '10:10',
    '10:19',
    '10:20',
    '10:29',
    '10:30',
    '18:29',
    '18:30',
  ]) {
    const moment = `2027-03-01T${at}:00Z`
    await sql`update app_clock set ahead_seconds = extract(epoch from ${moment}::timestamptz - now())`.execute(db)
    if ((await readPagesVersion(db)) === last) continue
    const { version, changes } = await readPageChanges(db, last)
    last = version
    told.push([at, changes])
  }
  expect(told.slice(1)).toEqual([
    ['10:00', new Set(['half-hour'])],
    ['10:10', new Set(['deal'])],
    ['10:20', new Set(['deal'])],
    ['10:30', new Set(['half-hour'])],
    ['18:29', new Set(['half-hour'])],
    ['18:30', 'everything'],
  ])
})
