import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPagesVersion } from '#server/settings/pages-version.ts'
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
  package_draft package_version payment payment_event policy_draft post_draft post_version quote quote_audit quote_mail refund
  reply_template review_invitation room_claim room_night sandbox_message sandbox_order sandbox_payment sandbox_refund schema_migration
  search_entry search_word seat_hold_count session settlement_note sign_in_challenge sign_in_turn staff_audit staff_challenge staff_code
  staff_member staff_passkey staff_recovery_code staff_session staff_setup_link uploaded_picture wrong_code`.split(
    /\s+/,
  )

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     order by name`.execute(database.db)
  return rows.map(({ name }) => name)
}

test('each table that answers about the catalogue tell of gives them another version, and no other table does', async () => {
  const told: string[] = []
  const tables = await listTables()
  for (const name of tables.filter((each) => each !== 'kept_version')) {
    const before = await readPagesVersion(database.db)
    await sql`delete from ${sql.table(name)} where false`.execute(database.db)
    if ((await readPagesVersion(database.db)) !== before) told.push(name)
  }
  expect(told).toEqual(tables.filter((name) => !NOT_TOLD.includes(name)))
  expect(told.length).toBeGreaterThan(40)
})

test('another day in India, and a deal that begins or ends, are another version; an hour is not', async () => {
  const { db } = database
  await sql`insert into deal (id, kind, scope_id, label, percent, starts_at, ends_at)
            values ('of-the-test', 'package', 'any', 'Test', 5, '2027-03-01T10:00:00Z', '2027-03-01T12:00:00Z')`.execute(
    db,
  )
  const versions: string[] = []
  for (const at of ['09:00', '09:30', '10:00', '11:59', '12:00', '18:29', '18:30']) {
    const moment = `2027-03-01T${at}:00Z`
    await sql`update app_clock set ahead_seconds = extract(epoch from ${moment}::timestamptz - now())`.execute(db)
    versions.push(await readPagesVersion(db))
  }
  const changes = versions.map((version, index) => index > 0 && version !== versions[index - 1])
  expect(changes).toEqual([false, false, true, false, true, false, true])
})
