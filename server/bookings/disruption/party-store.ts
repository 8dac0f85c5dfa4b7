import { sql } from 'kysely'
import type { PartyState } from '#contract/office/disruptions.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { DisruptionRecord } from './store.ts'

export type PartyRecord = {
  id: string
  disruptionId: string
  bookingId: string
  lineId: string
  state: PartyState
  offeredAt: Date | null
  answerBy: Date | null
  settled: string | null
  byTraveller: boolean
  keptSailing: string | null
  keptSeats: string[]
  keptUntil: Date | null
}

/** Those that can still be settled. */
export const UNSETTLED: readonly PartyState[] = ['open', 'offered', 'waiting']

type Off = Pick<DisruptionRecord, 'from' | 'until' | 'sailingIds' | 'activityIds' | 'hotelIds'>

/** Lines of confirmed bookings that have something of what is off: found by what is claimed of it, whatever else there is. */
function affected({ from, until, sailingIds, activityIds, hotelIds }: Off) {
  const isThen = (day: string) => sql`(each ->> ${sql.lit(day)})::date between ${from}::date and ${until}::date`
  return sql`
    select line.booking_id, line.line_id from (
      select claim from ferry_seat where sailing_id = any(${sailingIds})
      union
      select claim from activity_claim where activity_id = any(${activityIds}) and day between ${from}::date and ${until}::date
      union
      select claim from room_claim join room_type on room_type.id = room_claim.room_type_id
       where hotel_id = any(${hotelIds}) and night between ${from}::date and ${until}::date) claimed
      join booking on booking.id = claimed.claim join booking_line line on line.booking_id = booking.id
     where line.state = 'live' and booking.reference is not null and booking.state in ('confirmed_part', 'confirmed')
       and (exists (select 1 from jsonb_array_elements(line.stock -> 'seats') each where each ->> 'tripId' = any(${sailingIds}))
         or exists (select 1 from jsonb_array_elements(line.stock -> 'slots') each
                     where each ->> 'activityId' = any(${activityIds}) and ${isThen('day')})
         or exists (select 1 from jsonb_array_elements(line.stock -> 'nights') each
                     join room_type on room_type.id = each ->> 'roomTypeId'
                     where room_type.hotel_id = any(${hotelIds}) and ${isThen('night')}))`
}

export type HitLine = { bookingId: string; sailings: string[]; activities: string[]; hotels: string[] }

/** The lines that have any of these, each with what it has of those days. */
export async function listHit(db: Db, off: Off): Promise<HitLine[]> {
  const { from, until } = off
  const { rows } = await sql<HitLine>`
    select line.booking_id as "bookingId",
           array(select each ->> 'tripId' from jsonb_array_elements(line.stock -> 'seats') each) as sailings,
           array(select each ->> 'activityId' from jsonb_array_elements(line.stock -> 'slots') each
                  where (each ->> 'day')::date between ${from}::date and ${until}::date) as activities,
           array(select room_type.hotel_id from jsonb_array_elements(line.stock -> 'nights') each
                   join room_type on room_type.id = each ->> 'roomTypeId'
                  where (each ->> 'night')::date between ${from}::date and ${until}::date) as hotels
      from (${affected(off)}) hit join booking_line line using (booking_id, line_id)`.execute(db)
  return rows
}

/** Adds who is hit by now and lets go of who is not any more. */
export async function renewParties(tx: Tx, { id, ...off }: Off & { id: string }): Promise<void> {
  await sql`
    with hit as materialized (${affected(off)}),
    added as (
      insert into disruption_party (id, disruption_id, booking_id, line_id)
      select replace(gen_random_uuid()::text, '-', ''), ${id}, booking_id, line_id from hit
      on conflict (disruption_id, booking_id, line_id) do nothing)
    update disruption_party set state = 'gone', settled = 'Changed otherwise', settled_at = app_now()
     where disruption_id = ${id} and state = any(${UNSETTLED}) and (booking_id, line_id) not in (select booking_id, line_id from hit)`.execute(
    tx,
  )
}

const FIELDS = sql`
  id, disruption_id as "disruptionId", booking_id as "bookingId", line_id as "lineId", state, offered_at as "offeredAt", answer_by as "answerBy", settled,
  by_traveller as "byTraveller", kept_sailing as "keptSailing", kept_seats as "keptSeats", kept_until as "keptUntil"`

/** Those whose time is over first, then who is asked by when they are due, then who is not; who is settled last. */
export async function listParties(db: Db, disruptionId: string): Promise<PartyRecord[]> {
  const { rows } = await sql<PartyRecord>`
    select ${FIELDS} from disruption_party where disruption_id = ${disruptionId}
     order by array_position(array['offered', 'open', 'waiting', 'rebooked', 'refunded', 'gone'], state), answer_by, settled_at desc, booking_id, line_id`.execute(
    db,
  )
  return rows
}

export async function findParty(db: Db, id: string): Promise<PartyRecord | undefined> {
  const { rows } = await sql<PartyRecord>`select ${FIELDS} from disruption_party where id = ${id}`.execute(db)
  return rows[0]
}

/** The same with its row locked, while it can still be settled. */
export async function lockUnsettled(tx: Tx, id: string): Promise<PartyRecord | undefined> {
  const { rows } = await sql<PartyRecord>`
    select ${FIELDS} from disruption_party where id = ${id} and state = any(${UNSETTLED}) for update`.execute(tx)
  return rows[0]
}

/** A party as it is settled. */
export async function markSettled(
  tx: Tx,
  id: string,
  { state, words, byTraveller }: { state: PartyState; words: string; byTraveller: boolean },
): Promise<void> {
  await sql`
    update disruption_party
       set state = ${state}, settled = ${words}, settled_at = app_now(), by_traveller = ${byTraveller},
           answered_at = case when ${byTraveller} then app_now() else answered_at end,
           kept_sailing = null, kept_seats = '{}', kept_until = null
     where id = ${id}`.execute(tx)
}

/** They are asked to choose; null: only told. */
export async function markOffered(tx: Tx, ids: readonly string[], answerBy: Date | null): Promise<void> {
  await sql`
    update disruption_party
       set state = case when ${answerBy}::timestamptz is null then state else 'offered' end, offered_at = app_now(), answer_by = ${answerBy}::timestamptz
     where id = any(${ids}) and state = any(${UNSETTLED})`.execute(tx)
}

export async function markKept(
  tx: Tx,
  id: string,
  { sailing, seats, until }: { sailing: string; seats: readonly string[]; until: Date },
): Promise<void> {
  await sql`
    update disruption_party set kept_sailing = ${sailing}, kept_seats = ${seats}, kept_until = ${until} where id = ${id}`.execute(
    tx,
  )
}
