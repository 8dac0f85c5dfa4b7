import { sql } from 'kysely'
import { TAKEN_HOWS } from '#contract/terms/taken-money.ts'
import type { Db } from '#server/db/db.ts'
import { findAuditProblems } from './invariants-audit.ts'
import { wrongRefunds } from './invariants-refunds.ts'

/** A payment as the gateway has it, in paise. */
export type GatewayMoney = { id: string; captured: number; refunded: number }

type Ours = { id: string; captured: number; refunded: number; open: number }

type GatewayAction = { deed: string; id: string; paymentId?: string; amount?: number; currency?: string }

/** What must hold of bookings at any moment (booking rules 1.7). */
export const INVARIANTS = {
  I1: 'one live claim a seat of a sailing',
  I2: 'nothing is sold above its stock',
  I3: 'our ledger is the gateway’s, payment by payment',
  I4: 'each payment of the gateway once',
  I5: 'confirmed means that what is due is captured',
  I6: 'what is expired or cancelled holds nothing',
  I7: 'everything that was acknowledged is there',
  I8: 'the audit never steps back',
  I9: 'refunds are what the rule says, and never more than came in',
  I10: 'at most one mail a booking and event',
  I11: 'the chain of the audit is whole',
  I12: 'lines add up to the total',
} as const
export type InvariantName = keyof typeof INVARIANTS

/** Evidence from outside the database: the gateway's payments, and what clients got a 2xx for. */
export type Evidence = {
  gateway?: readonly GatewayMoney[]
  acknowledged?: readonly Acknowledged[]
}

/**
 * Something that a client got a 2xx for: a hold made or released and a message by id, a booking placed or cancelled by reference, an order
 * by the gateway's id, a webhook event by its event id.
 */
export type Acknowledged = {
  kind: 'hold' | 'release' | 'booking' | 'cancel' | 'order' | 'message' | 'event'
  id: string
}

/** The violations of an invariant; `checked` is false where evidence was missing. */
export type Finding = { name: InvariantName; checked: boolean; violations: string[] }

/** Reads all bookings and changes nothing. A violation names records, never a person. */
export async function checkInvariants(db: Db, { gateway, acknowledged }: Evidence = {}): Promise<Finding[]> {
  const found = async (name: InvariantName, look: Promise<string[]> | undefined): Promise<Finding> => ({
    name,
    checked: look !== undefined,
    violations: (await look) ?? [],
  })
  const audits = await findAuditProblems(db)
  return [
    await found('I1', listed(db, SEATS_TWICE)),
    await found('I2', listed(db, ABOVE_STOCK)),
    await found('I3', gateway && unknownPayments(db, gateway)),
    await found('I4', listed(db, PAYMENTS_TWICE)),
    await found('I5', listed(db, UNPAID)),
    await found('I6', listed(db, HELD_BY_NOBODY)),
    await found('I7', acknowledged && missing(db, acknowledged)),
    await found('I8', Promise.resolve(audits.backward)),
    await found('I9', wrongRefunds(db)),
    await found('I10', listed(db, MAILS_TWICE)),
    await found('I11', Promise.resolve(audits.broken)),
    await found('I12', listed(db, SUMS)),
  ]
}

async function listed(db: Db, question: ReturnType<typeof sql<{ says: string }>>): Promise<string[]> {
  return (await question.execute(db)).rows.map(({ says }) => says)
}

const SEATS_TWICE = sql<{ says: string }>`
  select sailing_id || ' ' || seat as says from ferry_seat where expires_at is null or expires_at > app_now()
   group by sailing_id, seat having count(*) > 1`

const ABOVE_STOCK = sql<{ says: string }>`
  select 'nights of ' || claim.room_type_id || ' on ' || claim.night as says
    from (select room_type_id, night, sum(rooms) as rooms from room_claim where expires_at is null or expires_at > app_now()
           group by room_type_id, night) claim
    left join room_night using (room_type_id, night)
   where claim.rooms > coalesce(room_night.allotment, 0)
  union all
  select 'nights of ' || room_type_id || ' on ' || night from room_night where sold > allotment
  union all
  select 'cars ' || island_id || ' ' || vehicle_id || ' on ' || day || ' ' || start_time
    from car_claim join car_fleet using (island_id, vehicle_id)
   where (expires_at is null or expires_at > app_now())
   group by island_id, vehicle_id, day, start_time, units, days having count(*) > coalesce((days -> day::text ->> 'units')::integer, units)
  union all
  select 'activity ' || activity_id || ' ' || place_id || ' on ' || day || ' ' || start_time
    from activity_claim join activity_slot using (activity_id, place_id, start_time)
   where (expires_at is null or expires_at > app_now())
   group by activity_id, place_id, day, start_time, capacity, days having count(*) > coalesce((days -> day::text ->> 'units')::integer, capacity)`

const PAYMENTS_TWICE = sql<{ says: string }>`
  select gateway_payment_id as says from ledger where entry = 'captured' group by gateway, gateway_payment_id having count(*) > 1
  union all
  select gateway_payment_id from capture group by gateway, gateway_payment_id having count(*) > 1
  union all
  select capture.gateway_payment_id from capture
   where capture.state = 'captured' and not exists (
     select 1 from ledger where entry = 'captured' and ledger.gateway = capture.gateway and source_id = capture.gateway_payment_id
        and ledger.amount = capture.amount and ledger.booking_id = capture.booking_id)`

/** The sum paid for a booking: captures less requested refunds. */
const PAID = sql`
  (select coalesce(sum(amount), 0) from capture where capture.booking_id = booking.id and state = 'captured')
  - (select coalesce(sum(amount), 0) from refund where refund.booking_id = booking.id)`
const OWED = sql`
  (select coalesce(sum(case when line.state = 'cancelled' then kept else amount_payable end), 0) from booking_line line where line.booking_id = booking.id)`

const UNPAID = sql<{ says: string }>`
  select coalesce(reference, id) as says from booking
   where (state = 'confirmed' and ${PAID} < ${OWED})
      or (state = 'confirmed_part' and ${PAID} < least(initial_amount, ${OWED}))`

const HELD_BY_NOBODY = sql<{ says: string }>`
  select coalesce(reference, id) || ' ' || state as says from booking
   where state in ('expired', 'cancelled', 'settling') and exists (
     select 1 from (
       select claim, expires_at from ferry_seat union all select claim, expires_at from room_claim
       union all select claim, expires_at from car_claim union all select claim, expires_at from activity_claim) claims
      where claims.claim = booking.id and (claims.expires_at is null or claims.expires_at > app_now()))`

const MAILS_TWICE = sql<{ says: string }>`
  select dedupe_key as says from outbox where topic = 'booking-mail' group by dedupe_key having count(*) > 1
  union all
  select event_key from mail group by event_key having count(*) > 1
  union all
  select coalesce(payload ->> 'bookingId', '') || ' ' || coalesce(payload ->> 'kind', '') from outbox
   where topic = 'booking-mail' and payload ->> 'kind' in ('late', 'settling', 'cancelled', 'balance_lapsed', 'review')
   group by payload ->> 'bookingId', payload ->> 'kind' having count(*) > 1`

/** What the lines added up to before a change that made them cheaper; payments of then stand as they were. */
const MOST_BEFORE = sql`
  coalesce((select max((facts ->> 'wasTotal')::integer) from booking_audit where booking_id = booking.id and event = 'line_changed'), 0)`

const SUMS = sql<{ says: string }>`
  select coalesce(reference, id) as says from booking
   where exists (select 1 from booking_line line where line.booking_id = booking.id
                    and (amount_payable <> base_price - discount + tax_amount or kept > amount_payable))
      or not exists (select 1 from booking_line line where line.booking_id = booking.id)
      or greatest(coalesce(initial_amount, 0), (select coalesce(max(amount), 0) from payment where payment.booking_id = booking.id))
         > greatest((select sum(amount_payable) from booking_line line where line.booking_id = booking.id), ${MOST_BEFORE})`

async function missing(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const kinds = acknowledged.map(({ kind }) => kind)
  const ids = acknowledged.map(({ id }) => id)
  return listed(
    db,
    sql<{ says: string }>`
      select kind || ' ' || told.id as says from unnest(${kinds}::text[], ${ids}::text[]) told (kind, id)
       where not case kind
         when 'hold' then exists (select 1 from booking where booking.id = told.id)
         when 'release' then exists (select 1 from booking where booking.id = told.id and state in ('expired', 'cancelled'))
         when 'booking' then exists (select 1 from booking where reference = told.id)
         when 'cancel' then exists (select 1 from booking where reference = told.id and state = 'cancelled')
         when 'order' then exists (select 1 from payment where order_id = told.id)
         when 'message' then exists (select 1 from booking_message where reference = told.id)
         -- Stored with the hash of its body behind the gateway's id (webhook-route.ts).
         else told.id in (select split_part(event_key, ' ', 1) from payment_event) end`,
  )
}

/**
 * Payments whose captures or refunds differ from our ledger; what the office took is in no gateway. A refund that is under way may be
 * there at the gateway already. Orders that are not ours are not compared.
 */
async function unknownPayments(db: Db, gateway: readonly GatewayMoney[]): Promise<string[]> {
  const { rows } = await sql<Ours>`
    select id, sum(captured)::int as captured, sum(refunded)::int as refunded, sum(open)::int as open from (
      select gateway_payment_id as id, case entry when 'captured' then amount else 0 end as captured,
             case entry when 'refunded' then amount else 0 end as refunded, 0 as open from ledger
       where gateway <> all(${TAKEN_HOWS})
      union all
      select gateway_payment_id, 0, 0, amount from refund
       where state in ('due', 'sent', 'failed', 'manual') and gateway <> all(${TAKEN_HOWS})) entries
     group by id`.execute(db)
  const theirs = new Map(gateway.map((payment) => [payment.id, payment]))
  const ours = new Map(rows.map((row) => [row.id, row]))
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((id) => {
    const their = theirs.get(id) ?? { captured: 0, refunded: 0 }
    const own = ours.get(id) ?? { captured: 0, refunded: 0, open: 0 }
    const isBack = their.refunded >= own.refunded * 100 && their.refunded <= (own.refunded + own.open) * 100
    if (their.captured === own.captured * 100 && isBack) return []
    return [
      `${id}: captured ${own.captured} here and ${their.captured / 100} there, back ${own.refunded} and ${their.refunded / 100}`,
    ]
  })
}

/** The payments of the practice gateway, which are in the same database. */
export async function practiceMoney(db: Db): Promise<GatewayMoney[]> {
  const { rows } = await sql<GatewayMoney>`
    select id, case when status in ('captured', 'refunded') then amount else 0 end::int as captured, refunded::int as refunded
      from sandbox_payment where currency = 'INR' and status <> 'failed'`.execute(db)
  return rows
}

/** The sums of a gateway's log, which has a line of JSON for each action. Other currencies are left out: our ledger has none. */
export function moneyOfLog(log: string): GatewayMoney[] {
  const payments = new Map<string, GatewayMoney>()
  const foreign = new Set<string>()
  const of = (id: string) => {
    const known = payments.get(id) ?? { id, captured: 0, refunded: 0 }
    payments.set(id, known)
    return known
  }
  for (const line of log.split('\n')) {
    if (line.trim() === '') continue
    const { deed, id, paymentId = '', amount = 0, currency } = JSON.parse(line) as GatewayAction
    if (deed === 'payment' && currency !== 'INR') foreign.add(id)
    if (deed === 'capture') of(id).captured += amount
    if (deed === 'refund') of(paymentId).refunded += amount
    if (deed === 'refund-failed') of(paymentId).refunded -= amount
  }
  return [...payments.values()].filter(({ id }) => !foreign.has(id))
}
