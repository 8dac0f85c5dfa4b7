import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { auditHash } from '#server/bookings/store/audit.ts'
import type { Db } from '#server/db/db.ts'
import { backUp } from '../backup.ts'
import { restore } from '../restore.ts'
import { onEmbedded, onPostgres } from './booking/stage.ts'
import { type Stage, withDatabase } from './booking/stock.ts'
import type { Measure } from './measure.ts'

/** A site of many years. */
const BOOKINGS = 100_000
const BACKUP_KEY = 'a key for the bench alone, of 32 characters'
const RESTORE_SECONDS = 60
const BATCH = 2_000
/** The bookings below are in no gateway's books, so these are not looked into. */
const NO_GATEWAY = { keyId: '', keySecret: '', webhookSecret: '', baseUrl: undefined }
const PRICE = 40_000
const LEAD = { name: 'Bench Traveller', email: 'traveller@bench.example', mobile: '9876543210', country: 'IN' }

export function restoreOnEmbedded(): Promise<Measure[]> {
  return onEmbedded((stage) => backUpAndRestore(stage, BOOKINGS))
}

export function restoreOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => backUpAndRestore(stage, BOOKINGS))
}

/** Fills the site with bookings, backs it up, empties it and restores it, invariants included. */
async function backUpAndRestore(stage: Stage, count: number): Promise<Measure[]> {
  await withDatabase(stage, (db) => makeBookings(db, count))
  const to = await mkdtemp(join(stage.dataDir, 'backups-'))
  const settings = {
    ...{ dataDir: stage.dataDir, databaseUrl: stage.databaseUrl, backupKey: BACKUP_KEY, payments: NO_GATEWAY },
    ...{ healthHost: '127.0.0.1', healthPort: 0 },
  }
  try {
    const [made, backupSeconds] = await timed(() => backUp(settings, to))
    const [restored, restoreSeconds] = await timed(() => restore(settings, made.folder, true))
    if (restored.count > 0)
      throw new Error(`Of the restored bookings not everything holds:\n${restored.lines.join('\n')}`)
    return [
      { name: `backing up ${count} bookings`, unit: 's', measured: backupSeconds },
      { name: 'size of the backup', unit: 'MB', measured: made.bytes / 1_000_000 },
      { name: `restoring ${count} bookings`, unit: 's', budget: RESTORE_SECONDS, measured: restoreSeconds },
    ]
  } finally {
    await rm(to, { recursive: true, force: true })
  }
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
  const before = performance.now()
  const answer = await work()
  return [answer, (performance.now() - before) / 1_000]
}

/** Bookings that were held and paid, each of two lines, by rows alone: to sell so many would take hours. */
async function makeBookings(db: Db, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(from + BATCH, count)
    await sql`
      insert into booking (id, reference, state, visitor_id, network, expires_at, held_until_max, plan, lead, travellers, placed_at, confirmed_at)
      select 'bench-' || n, 'PDK-B' || n, 'confirmed', 'visitor ' || n, 'network', app_now(), app_now(), 'full', ${JSON.stringify(LEAD)}::jsonb,
             ${JSON.stringify([LEAD, LEAD])}::jsonb, app_now(), app_now() from generate_series(${from + 1}::int, ${to}::int) n`.execute(
      db,
    )
    await sql`
      insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount,
             tax_amount, amount_payable, non_refundable, terms, initial_percent, price_version, stock)
      select 'bench-' || n, 'line-' || line, line, 'package', '{"kind":"package"}', 'A week of islands, with ferries', app_now() + interval '30 days',
             app_now() + interval '36 days', app_now() + interval '29 days', ${PRICE / 2}::int, 0, 0, ${PRICE / 2}::int, 0, '[]', 50, 'v1', '{}'
        from generate_series(${from + 1}::int, ${to}::int) n cross join generate_series(1, 2) line`.execute(db)
    await sql`
      insert into payment (id, booking_id, purpose, gateway, order_id, amount, state, is_closed)
      select 'bench-' || n, 'bench-' || n, 'first', 'bench', 'order_' || n, ${PRICE}::int, 'captured', true
        from generate_series(${from + 1}::int, ${to}::int) n`.execute(db)
    await sql`
      insert into capture (gateway, gateway_payment_id, payment_id, booking_id, state, amount)
      select 'bench', 'pay_' || n, 'bench-' || n, 'bench-' || n, 'captured', ${PRICE}::int
        from generate_series(${from + 1}::int, ${to}::int) n`.execute(db)
    await sql`
      insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount)
      select 'bench-' || n, 'captured', 'bench', 'pay_' || n, 'pay_' || n, ${PRICE}::int
        from generate_series(${from + 1}::int, ${to}::int) n`.execute(db)
    await insertAudits(db, from, to)
  }
}

async function insertAudits(db: Db, from: number, to: number): Promise<void> {
  const at = new Date()
  const rows = Array.from({ length: to - from }, (_, index) => `bench-${from + index + 1}`).flatMap((bookingId) => {
    const first = { bookingId, position: 1, at, event: 'held', from: 'quoted', to: 'held', facts: '{}', prevHash: '' }
    const then = { ...first, position: 2, event: 'captured', from: 'held', to: 'confirmed', prevHash: auditHash(first) }
    return [first, then].map((row) => ({ ...row, rowHash: auditHash(row) }))
  })
  await sql`
    insert into booking_audit (booking_id, position, at, event, from_state, to_state, facts, prev_hash, row_hash)
    select "bookingId", position, at, event, "from", "to", '{}', "prevHash", "rowHash" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) entry (
      "bookingId" text, position integer, at timestamptz, event text, "from" text, "to" text, "prevHash" text, "rowHash" text)`.execute(
    db,
  )
}
