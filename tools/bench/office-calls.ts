import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { listBookings } from '#contract/office/bookings.ts'
import { listHotels } from '#contract/office/hotels.ts'
import { listMedia } from '#contract/office/media.ts'
import { fetchCalendar } from '#contract/office/nights.ts'
import {
  fetchEnquiryNumbers,
  fetchMoney,
  fetchOccupancy,
  fetchSales,
  fetchSalesToLedger,
  fetchSeasons,
} from '#contract/office/numbers.ts'
import { listOfficePackages } from '#contract/office/packages.ts'
import { listPayments, listSettlement } from '#contract/office/settlement.ts'
import { fetchGst } from '#contract/office/tax.ts'
import { listAudit, listTeam } from '#contract/office/team.ts'
import { addDays } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { providePostgres, startPostgres } from '../machine/postgres.ts'
import { type Measure, median } from './measure.ts'
import { comeIn } from './office-session.ts'
import { withDataDir, withServer } from './server-process.ts'

const BOOKINGS = 100_000
const STEP = 2_000
const WARM_UP = 3
const ASKED = 15
const LIST_MS = 200

/** The office's lists beside many bookings, one caller, on the database that comes with the server. */
export function officeOnEmbedded(): Promise<Measure[]> {
  return withDataDir((dataDir) => measureOffice({ dataDir }, 'embedded'))
}

/** The same on a PostgreSQL server of our own. */
export async function officeOnPostgres(): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const server = await startPostgres(programs.path)
  try {
    return await withDataDir((dataDir) => measureOffice({ dataDir, databaseUrl: server.url }, 'PostgreSQL'))
  } finally {
    await server.stop()
  }
}

type Asked = { name: string; path: string }

async function measureOffice(settings: { dataDir: string; databaseUrl?: string }, engine: string): Promise<Measure[]> {
  await withServer(settings, async () => undefined)
  const database = await openDatabase(settings)
  const { token, asked } = await prepare(database.db).finally(() => database.close())
  return withServer(settings, async ({ origin }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const measures: Measure[] = []
    for (const { name, path } of asked) {
      const times: number[] = []
      for (let count = 0; count < WARM_UP + ASKED; count += 1) {
        const time = await timeOf(`${origin}/api/office${path}`, agent, token)
        if (count >= WARM_UP) times.push(time)
      }
      measures.push({ name: `office, ${name}, ${engine}, p50`, unit: 'ms', measured: median(times), budget: LIST_MS })
    }
    agent.destroy()
    return measures
  })
}

async function prepare(db: Db): Promise<{ token: string; asked: Asked[] }> {
  const token = await comeIn(db)
  await db.connection().execute(async (connection) => {
    // So many rows take longer than a visitor's statement may.
    await sql`set statement_timeout = 0`.execute(connection)
    await fill(connection)
  })
  return { token, asked: await calls(db) }
}

async function calls(db: Db): Promise<Asked[]> {
  const { rows } = await sql<{ day: string; hotel: string }>`
    select app_now()::date::text as day,
           (select id from hotel order by id limit 1) as hotel`.execute(db)
  const { day = '', hotel = '' } = rows[0] ?? {}
  const list = (name: string, path: string) => ({ name, path })
  return [
    list('bookings, the latest', listBookings.path),
    list('bookings, page 100', `${listBookings.path}?page=100`),
    list('bookings, by name', `${listBookings.path}?q=asha+rao`),
    list('bookings, by the end of a phone', `${listBookings.path}?q=000777`),
    list('bookings, of a day', `${listBookings.path}?from=${day}&until=${day}`),
    list('hotels', listHotels.path),
    list('a calendar of eight weeks', `${fetchCalendar.path.replace('{id}', hotel)}?from=${day}&days=56`),
    list('packages', listOfficePackages.path),
    list('photographs', `${listMedia.path}?perPage=50`),
    list('team', listTeam.path),
    list('audit', listAudit.path),
    ...numberCalls(day),
  ]
}

/** The figures of a month and of a year, and what the ledger is compared with. */
function numberCalls(day: string): Asked[] {
  const spans = [
    { name: 'a month', from: addDays(day, -30), until: day },
    { name: 'a year', from: addDays(day, -364), until: day },
  ]
  const figures = { sales: fetchSales, money: fetchMoney, occupancy: fetchOccupancy, enquiries: fetchEnquiryNumbers }
  return [
    ...spans.flatMap(({ name, from, until }) =>
      Object.entries(figures).map(([what, { path }]) => ({
        name: `${what} of ${name}`,
        path: `${path}?from=${from}&until=${until}`,
      })),
    ),
    {
      name: 'from sales to the ledger, a month',
      path: `${fetchSalesToLedger.path}?from=${addDays(day, -30)}&until=${day}`,
    },
    { name: 'seasons', path: fetchSeasons.path },
    { name: 'GST of a month', path: `${fetchGst.path}?month=${addDays(day, -30).slice(0, 7)}` },
    { name: 'GST of a quarter', path: `${fetchGst.path}?month=${addDays(day, -95).slice(0, 7)}&months=3` },
    { name: 'payments', path: listPayments.path },
    { name: 'a statement of a month', path: listSettlement.path.replace('{id}', 'bench') },
  ]
}

/** Two and a half years of bookings, each of two lines, around today. */
async function fill(db: Db): Promise<void> {
  for (let from = 0; from < BOOKINGS; from += STEP) await fillBookings(db, from, from + STEP - 1)
  await fillStatement(db)
  for (const table of ['booking', 'booking_line', 'capture', 'ledger', 'refund', 'invoice', 'enquiry', 'bank_line'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}

async function fillBookings(db: Db, from: number, until: number): Promise<void> {
  await sql`
    insert into booking (id, reference, state, visitor_id, network, counted_by, expires_at, held_until_max, plan, lead, travellers, created_at, confirmed_at)
    select 'bench-' || n, 'PDK-' || lpad((n / 100000)::text, 5, '0') || '-' || lpad((n % 100000)::text, 5, '0'),
           (array['confirmed','confirmed','confirmed','completed','completed','completed','completed','cancelled','expired','confirmed_part'])[1 + n % 10],
           'v' || n, 'net', 'net', app_now(), app_now(), 'full', jsonb_build_object('name', name, 'email', 'guest' || n || '@example.in', 'contactNumber', (9000000000 + n)::text),
           jsonb_build_array(jsonb_build_object('name', name, 'age', 34)), app_now() - n * interval '7 minutes', app_now() - n * interval '7 minutes'
      from (select n, (array['Asha','Ravi','Meera','Nila','John','Maria','Arjun'])[1 + n % 7] || ' ' || (array['Rao','Menon','Kumar','Das','Pillai'])[1 + n % 5]
                      || (n / 35)::text as name from generate_series(${from}::int, ${until}::int) n) person`.execute(db)
  await sql`
    insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount, tax_amount,
                              amount_payable, terms, initial_percent, price_version, stock, details, state, kept, cancelled_at, sold_on, days_ahead)
    select 'bench-' || n, 'line-' || line, line, (array['package','hotel','car','activity'])[1 + (n + line) % 4],
           jsonb_build_object('packageId', 'p' || n % 40, 'roomId', 'r' || n % 80, 'chargeId', 'c' || n % 30, 'activityId', 'a' || n % 20), 'A week of islands',
           app_now() + ((n % 900) - 450 + line) * interval '1 day', app_now() + ((n % 900) - 448 + line) * interval '1 day', app_now(), 20000 + n % 997, 0, (20000 + n % 997) / 20,
           20000 + n % 997 + (20000 + n % 997) / 20, '[]', 50, 'v', '{}', '[{"label":"Reporting time","text":"07:15"}]', case when n % 10 = 7 then 'cancelled' else 'live' end,
           case when n % 10 = 7 then 0 end, case when n % 10 = 7 then app_now() - n * interval '7 minutes' end,
           ((app_now() - n * interval '7 minutes') at time zone 'Asia/Kolkata')::date, case line when 1 then n % 120 end
      from generate_series(${from}::int, ${until}::int) n cross join generate_series(1, 2) line`.execute(db)
  await sql`
    insert into payment (id, booking_id, purpose, gateway, order_id, amount, state, is_closed)
    select 'bench-' || n, 'bench-' || n, 'first', 'bench', 'o' || n, 40000, 'captured', true from generate_series(${from}::int, ${until}::int) n`.execute(
    db,
  )
  await sql`
    insert into capture (gateway, gateway_payment_id, payment_id, booking_id, state, amount)
    select 'bench', 'pay' || n, 'bench-' || n, 'bench-' || n, 'captured', 40000 from generate_series(${from}::int, ${until}::int) n`.execute(
    db,
  )
  await fillPapers(db, from, until)
}

/** What the ledger, the invoices, the refunds and the history of these bookings say, and as many enquiries. */
async function fillPapers(db: Db, from: number, until: number): Promise<void> {
  const every = sql`generate_series(${from}::int, ${until}::int) n`
  const at = sql`app_now() - n * interval '7 minutes'`
  for (const statement of [
    sql`insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount, at)
        select 'bench-' || n, 'captured', 'bench', 'pay' || n, 'pay' || n, 40000, ${at} from ${every}`,
    sql`insert into refund (id, booking_id, cause, gateway, gateway_payment_id, amount, reason, state, due_date, gateway_key, gateway_refund_id, created_at)
        select 'refund-' || n, 'bench-' || n, '', 'bench', 'pay' || n, 40000, 'Cancelled', 'processed', app_now()::date, 'key-' || n, 'rfnd' || n, ${at}
          from ${every} where n % 10 = 7`,
    sql`insert into ledger (booking_id, entry, gateway, gateway_payment_id, source_id, amount, at)
        select 'bench-' || n, 'refunded', 'bench', 'pay' || n, 'refund-' || n, 40000, ${at} from ${every} where n % 10 = 7`,
    sql`insert into booking_audit (booking_id, position, at, event, from_state, to_state, facts, prev_hash, row_hash)
        select 'bench-' || n, 1, ${at}, 'guest_cancelled', 'confirmed', 'cancelled', '{"lines":["line-1","line-2"]}', '', 'h' || n from ${every} where n % 10 = 7`,
    sql`insert into invoice (booking_id, series, number, day)
        select 'bench-' || n, 'INV', 1 + n, ((${at}) at time zone 'Asia/Kolkata')::date from ${every}`,
    sql`insert into enquiry (reference, subject, name, email, contact_number, adult_count, child_count, sender, content_hash, created_at, due_at, answered_at, state)
        select 'ENQ-' || n, 'Contact', 'A', 'a@example.in', '9', 2, 0, '', '', ${at}, ${at} + interval '4 hours', ${at} + (n % 600) * interval '1 minute', 'won' from ${every}`,
  ])
    await statement.execute(db)
}

/** A statement with all that the gateway took in a month. */
async function fillStatement(db: Db): Promise<void> {
  await sql`insert into bank_statement (id, kind, name, hash, from_day, until_day, by_name)
    values ('bench', 'gateway', 'Bench', 'bench', app_now()::date - 30, app_now()::date, 'Bench')`.execute(db)
  await sql`insert into bank_line (statement_id, day, entry, amount, reference, keys)
    select 'bench', at::date, 'in', 40000, source_id, array[upper(source_id)] from ledger where entry = 'captured' and at > app_now() - interval '30 days'`.execute(
    db,
  )
}

/** Milliseconds until the last byte. */
function timeOf(address: string, agent: Agent, token: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const before = performance.now()
  const call = request(address, { agent, headers: { cookie: `office=${token}` } }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
    answer.on('end', () => resolve(performance.now() - before)).resume()
  })
  call.once('error', reject)
  call.end()
  return promise
}
