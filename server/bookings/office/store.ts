import { type RawBuilder, sql } from 'kysely'
import type { LINE_KINDS } from '#contract/office/bookings.ts'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { addDays, daysBetween, instantInIndia } from '#contract/terms/india-time.ts'
import type { Db, Tx } from '#server/db/db.ts'

type Kind = (typeof LINE_KINDS)[number]

export type BookingFilter = {
  /** A tsquery over booking_words (search-query.ts). */
  words?: string | undefined
  from?: string | undefined
  until?: string | undefined
  kind?: Kind | undefined
  state?: BookingState | undefined
  isOldestFirst: boolean
  offset: number
  limit: number
}

export type ListedBooking = {
  id: string
  reference: string
  state: BookingState
  lead: { name: string; email: string; contactNumber: string }
  travellers: number
  created_at: Date
  titles: string[]
  kinds: Kind[]
  first_at: Date
  last_at: Date
  total: number
  paid: number
  owed: number
}

/** Rows of a list are counted up to here: to count more would take longer than anybody reads pages. */
const COUNTED_MAX = 10_000
/** The days that are found by themselves; of longer spans the latest bookings are looked through until a page is full. */
const SPAN_DAYS = 62

/** A page of bookings, and how many there are. */
export async function listBookingRows(
  db: Db,
  filter: BookingFilter,
): Promise<{ rows: ListedBooking[]; total: number }> {
  const { offset, limit, isOldestFirst } = filter
  const order = isOldestFirst ? sql`created_at, id` : sql`created_at desc, id desc`
  const where = whereOf(filter)
  const wanted = sql`select id, created_at from booking where ${where}`
  // What finds few rows is found once, by its own index, and then sorted.
  const parts = isNarrow(filter)
    ? sql`found as materialized (${wanted}),
          page as (select id, created_at from found order by ${order} limit ${limit} offset ${offset}),
          counted as (select least(count(*), ${COUNTED_MAX})::integer as total from found)`
    : sql`page as (${wanted} order by ${order} limit ${limit} offset ${offset}),
          counted as (select count(*)::integer as total from (select 1 from booking where ${where} limit ${COUNTED_MAX}) first_ones)`
  const { rows } = await sql<(ListedBooking | { reference: null }) & { total_rows: number }>`
    with ${parts}
    select counted.total as total_rows, listed.* from counted left join lateral (
      select booking.id, booking.reference, booking.state, booking.lead, jsonb_array_length(booking.travellers) as travellers, booking.created_at,
             lines.*, money.paid
        from page join booking using (id, created_at)
        cross join lateral (
          select array_agg(title order by position) as titles, array_agg(distinct kind) as kinds,
                 coalesce(min(starts_at) filter (where line.state <> 'cancelled'), min(starts_at)) as first_at,
                 coalesce(max(ends_at) filter (where line.state <> 'cancelled'), max(ends_at)) as last_at,
                 sum(amount_payable)::integer as total,
                 sum(case when line.state = 'cancelled' then kept else amount_payable end)::integer as owed
            from booking_line line where line.booking_id = booking.id) lines
        cross join lateral (
          select (coalesce((select sum(amount) from capture where capture.booking_id = booking.id and capture.state = 'captured'), 0)
                  - coalesce((select sum(amount) from refund where refund.booking_id = booking.id), 0))::integer as paid) money
    ) listed on true
     order by ${isOldestFirst ? sql`listed.created_at, listed.id` : sql`listed.created_at desc, listed.id desc`}`.execute(
    db,
  )
  return {
    rows: rows.flatMap(({ total_rows: _, ...row }) => (row.reference === null ? [] : [row])),
    total: rows[0]?.total_rows ?? 0,
  }
}

function isNarrow({ words, from, until }: BookingFilter): boolean {
  return words !== undefined || (from !== undefined && until !== undefined && daysBetween(from, until) <= SPAN_DAYS)
}

function whereOf({ words, from, until, kind, state }: BookingFilter): RawBuilder<unknown> {
  const conditions = [sql`reference is not null`]
  if (words !== undefined) conditions.push(sql`booking_words(reference, lead, travellers) @@ ${words}::tsquery`)
  if (state !== undefined) conditions.push(sql`state = ${state}`)
  const line = [
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(from === undefined ? [] : [sql`starts_at >= ${instantInIndia(from)}`]),
    ...(until === undefined ? [] : [sql`starts_at < ${instantInIndia(addDays(until, 1))}`]),
  ]
  if (line.length > 0)
    conditions.push(sql`id in (select booking_id from booking_line where ${sql.join(line, sql` and `)})`)
  return sql.join(conditions, sql` and `)
}

export type NoteRow = { at: Date; by_name: string; text: string }

export async function insertNote(
  tx: Tx,
  note: { bookingId: string; memberId: string; byName: string; text: string },
): Promise<void> {
  await sql`
    insert into booking_note (booking_id, member_id, by_name, text)
    values (${note.bookingId}, ${note.memberId}, ${note.byName}, ${note.text})`.execute(tx)
}

export type HeldRow = {
  id: string
  state: 'held' | 'paying'
  network: string
  network_holds: number
  reference: string | null
  name: string | null
  /** The member of staff who holds it for a caller. */
  held_by: string | null
  lines: { title: string; startsAt: string; seats: string[] }[]
  total: number
  created_at: Date
  expires_at: Date
}

/** What is held at this moment; of the networks those first that hold most. */
export async function listHeldRows(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: HeldRow[]; total: number }> {
  const { rows } = await sql<HeldRow & { total_rows: number }>`
    with live as materialized (
      select id, state, reference, lead ->> 'name' as name, created_at, expires_at,
             (select member.name from staff_member member where member.id = booking.held_by) as held_by,
             coalesce(nullif(counted_by, ''), network) as network from booking
       where state in ('held', 'paying') and expires_at > app_now())
    select live.*, count(*) over (partition by network)::integer as network_holds, count(*) over ()::integer as total_rows, lines.*
      from live cross join lateral (
        select sum(amount_payable)::integer as total,
               json_agg(json_build_object('title', title, 'startsAt', starts_at, 'seats', (
                 select coalesce(json_agg(each ->> 'seat'), '[]') from jsonb_array_elements(stock -> 'seats') each)) order by position) as lines
          from booking_line line where line.booking_id = live.id) lines
     order by network_holds desc, network, expires_at, id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total_rows: _, ...row }) => row), total: rows[0]?.total_rows ?? 0 }
}

/** The booking for which the office has recorded this receipt. */
export async function findReceipt(tx: Tx, { how, receipt }: { how: string; receipt: string }) {
  const { rows } = await sql<{ bookingId: string; reference: string }>`
    select booking.id as "bookingId", booking.reference from capture join booking on booking.id = capture.booking_id
     where capture.gateway = ${how} and capture.gateway_payment_id = ${receipt}`.execute(tx)
  return rows[0]
}
