import { sql } from 'kysely'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { priceLines, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import type { Db } from '#server/db/db.ts'
import { countStates, listHeads, statesOf } from '#server/office/enquiries/store.ts'
import { readToday } from '#server/office/today/read-today.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import { openApi } from './booking/open-api.ts'
import { onEmbedded, onPostgres } from './booking/stage.ts'
import { type Stage, withDatabase } from './booking/stock.ts'
import { type Measure, median } from './measure.ts'

/** A site of many years, on which a hundred trips begin each day: more than a small operator has in a week. */
const BOOKINGS = 100_000
const DAYS = 1_000
const ENQUIRIES = 100_000
const ENQUIRIES_A_STATEMENT = 5_000
const TODAY_MS = 300
const LIST_MS = 200
const ASKED = 15
/** Lists of the inbox: what it is called here, the state that is chosen, the words that are looked for, the order. */
const INBOX = [
  ['open ones', undefined, '', 'due'],
  ['all', 'any', '', 'due'],
  ['all by name', 'any', '', 'name'],
  ['lost ones', 'lost', '', 'lastAt'],
  ['by a name', undefined, 'kumar 4710', 'due'],
  ['by part of a phone', undefined, '0047 11', 'due'],
] as const
/** The first day on which all of a trip can be had is soon found. */
const TRIES = 40
const LEAD = { name: 'Asha Menon', email: 'traveller@bench.example', contactNumber: '9876543210' }
const PARTY = [34, 31].map((age) => ({ name: 'Asha Menon', age, sex: 'F', nationality: 'IN' }))

export function officeDayOnEmbedded(): Promise<Measure[]> {
  return onEmbedded((stage) => measureDay(stage, 'embedded'))
}

export function officeDayOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => measureDay(stage, 'PostgreSQL'))
}

/** One day of the office, and its inbox, past 100,000 bookings and as many enquiries. */
function measureDay(stage: Stage, engine: string): Promise<Measure[]> {
  return withDatabase(stage, async (db) => {
    const today = dayInIndia(new Date())
    await makeTrips(db, BOOKINGS)
    await makeEnquiries(db, ENQUIRIES)
    await sql`analyze booking, booking_line, enquiry`.execute(db)
    const now = new Date()
    const page = { offset: 0, limit: 25, order: 'ASC' } as const
    const filter = { assigned: '', lateBefore: null, subject: '' }
    const questions: [string, number, () => Promise<unknown>][] = [
      ['a day of the office', TODAY_MS, () => readToday(db, { day: addDays(today, 40), now, role: 'owner' })],
      ...INBOX.map(([what, state, words, sort]): [string, number, () => Promise<unknown>] => {
        const states = statesOf(state, words)
        return [`the inbox, ${what}`, LIST_MS, () => listHeads(db, { ...filter, states, words }, { ...page, sort })]
      }),
      ['the inbox, how many of each state', LIST_MS, () => countStates(db, now)],
    ]
    const measures: Measure[] = []
    for (const [what, budget, ask] of questions)
      measures.push({
        name: `${what}, ${BOOKINGS} bookings, ${engine}, p50`,
        unit: 'ms',
        budget,
        measured: await p50(ask),
      })
    return measures
  })
}

async function p50(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let asked = 0; asked < ASKED; asked += 1) {
    const before = performance.now()
    await ask()
    times.push(performance.now() - before)
  }
  return median(times)
}

const packageOf = (startDate: string): Line[] => [
  { kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate, adultCount: 2, childAges: [] },
]

const partsOf = (day: string): Line[] => [
  {
    ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', pickupDate: day, pickupTime: '12:30' },
    ...{ vehicles: [{ vehicleId: 'sedan', count: 1 }], passengers: 2, fromAirport: true },
  },
  {
    ...{ kind: 'hotel', roomId: 'tern-house-d', checkIn: day, checkOut: addDays(day, 3) },
    rooms: [{ adults: 2, children: 0 }],
  },
]

/** Lines with all that papers say of them, as they are priced for the first day on which they can be had. */
async function pricedFrom(db: Db, today: string, linesOf: (day: string) => Line[]): Promise<PricedLine[]> {
  const { parts } = openApi(db)
  for (let ahead = 30; ahead < 30 + TRIES; ahead += 1) {
    const priced = await priceLines(parts, linesOf(addDays(today, ahead)), await readPricingMoment(db))
    if (priced.ok) return priced.value
  }
  throw new Error(`No trip can be had within ${TRIES} days`)
}

/** So many trips, half of them packages and half put together, spread over a thousand days around today. */
export async function makeTrips(db: Db, count: number): Promise<void> {
  const today = dayInIndia(new Date())
  for (const lines of [await pricedFrom(db, today, packageOf), await pricedFrom(db, today, partsOf)])
    await makeBookings(db, lines, count / 2)
}

/** Trips like this one, as many on each of a thousand days: by rows alone, for to sell so many would take hours. */
async function makeBookings(db: Db, lines: readonly PricedLine[], count: number): Promise<void> {
  const kind = lines[0]?.asked.kind ?? ''
  for (let day = 0; day < DAYS; day += 1) {
    const shift = day - DAYS / 2
    const rows = lines.map((line, index) => ({ position: index + 1, ...rowOf(line, shift) }))
    const id = sql`${`${kind}-${day}-`}::text || n`
    await sql`
      insert into booking (id, reference, state, visitor_id, network, expires_at, held_until_max, plan, lead, travellers, confirmed_at)
      select ${id}, ${id}, 'confirmed', 'visitor', '', app_now(), app_now(), 'full', ${JSON.stringify(LEAD)}::jsonb,
             ${JSON.stringify(PARTY)}::jsonb, app_now() from generate_series(1, ${count / DAYS}::int) n`.execute(db)
    await sql`
      insert into booking_line (booking_id, line_id, position, kind, asked, title, starts_at, ends_at, sales_close_at, base_price, discount,
             tax_amount, amount_payable, terms, initial_percent, price_version, stock, facts)
      select ${id}, 'line-' || position, position, line.asked ->> 'kind', line.asked, line.title, line.starts_at, line.ends_at, line.starts_at,
             100, 0, 0, 100, '[]', 50, 'v1', '{}', line.facts
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) line (
               position integer, asked jsonb, title text, starts_at timestamptz, ends_at timestamptz, facts jsonb)
       cross join generate_series(1, ${count / DAYS}::int) n`.execute(db)
  }
}

/** The same so many days later, with every day that it names. */
function rowOf({ asked, title, startsAt, endsAt, facts }: PricedLine, shift: number): Record<string, unknown> {
  const later = (at: Date) => new Date(at.getTime() + shift * 86_400_000).toISOString()
  const text = JSON.stringify({ asked, facts }).replace(/20\d\d-\d\d-\d\d/g, (day) => addDays(day, shift))
  return { title, starts_at: later(startsAt), ends_at: later(endsAt), ...(JSON.parse(text) as object) }
}

/** Most are closed, as those of years are. */
export async function makeEnquiries(db: Db, count: number): Promise<void> {
  for (let from = 0; from < count; from += ENQUIRIES_A_STATEMENT)
    await sql`
      insert into enquiry (reference, subject, name, email, contact_number, adult_count, child_count, sender, content_hash, created_at, due_at, state)
      select 'ENQ-' || n, 'Contact', (array['Ravi Kumar','Meera Das','John Pillai'])[1 + n % 3] || ' ' || n, n || '@bench.example', (9000000000 + n)::text, 2, 0, '', '',
             app_now() - n * interval '10 minutes', app_now() - n * interval '10 minutes',
             case when n < 300 then 'new' when n < 3000 then 'replied' else 'lost' end
        from generate_series(${from + 1}::int, ${Math.min(count, from + ENQUIRIES_A_STATEMENT)}::int) n`.execute(db)
}
