import { sql } from 'kysely'
import { formatDay } from '#contract/terms/india-time.ts'
import { roomsText } from '#contract/terms/stay-labels.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { ahead, prepared } from '#server/db/statements.ts'
import { type Claim, type Count, claimOneByOne, type ItemKey, namedAlone, type Stock } from '#server/products/stock.ts'
import { freeRooms } from './stay-sql.ts'

/** So many rooms of a type in one night. */
export type NightNeed = { roomTypeId: string; night: string; rooms: number }

/** Nights tidied at a time. */
const TIDY_MAX = 300

type NightKey = { room_type_id: string; night: string }

/**
 * Takes all of these rooms, inside the caller's transaction; answers the indexes of those that cannot be had, upon which the
 * caller undoes the whole or gives back what the key has. What this key has of the nights is what it asks for now, not more; claims that ran out give way.
 *
 * Everybody who touches a claim locks its night first, in the order of the key, and goes by the locked row: of a night for which
 * we had to wait the rest of the statement, and the check of its row, would see what it was before. What has gone back is counted by
 * the rows that were really deleted.
 */
export async function claimNights(tx: Tx, need: readonly NightNeed[], claim: Claim): Promise<number[]> {
  if (need.length === 0) return []
  const { key, expiresAt } = claim
  const { rows } = await prepared(
    tx,
    sql<NightKey>`
    with asked as materialized (
      select room_type_id, night, sum(rooms)::integer as rooms
        from unnest(${need.map(({ roomTypeId }) => roomTypeId)}::text[], ${need.map(({ night }) => night)}::date[],
                    ${need.map(({ rooms }) => rooms)}::integer[]) each_need (room_type_id, night, rooms)
       group by room_type_id, night),
    locked as materialized (
      select room_night.room_type_id, room_night.night, asked.rooms, room_night.allotment, room_night.sold, room_night.is_closed
        from room_night join asked on asked.room_type_id = room_night.room_type_id and asked.night = room_night.night
       order by room_night.room_type_id, room_night.night for update of room_night),
    given_back as (
      delete from room_claim using locked
       where room_claim.room_type_id = locked.room_type_id and room_claim.night = locked.night
         and (room_claim.expires_at <= app_now()
              or (room_claim.claim = ${key} and (room_claim.expires_at is not null or ${expiresAt}::timestamptz is null)))
      returning room_claim.room_type_id, room_claim.night, room_claim.rooms),
    wanted as materialized (
      select locked.room_type_id, locked.night, locked.rooms, locked.allotment,
             locked.sold - coalesce(sum(given_back.rooms), 0)::integer as sold,
             not locked.is_closed and locked.sold - coalesce(sum(given_back.rooms), 0) + locked.rooms <= locked.allotment as is_had
        from locked left join given_back on given_back.room_type_id = locked.room_type_id and given_back.night = locked.night
       group by locked.room_type_id, locked.night, locked.rooms, locked.allotment, locked.sold, locked.is_closed),
    taken as (
      update room_night set sold = wanted.sold + case when wanted.is_had then wanted.rooms else 0 end, allotment = wanted.allotment
        from wanted
       where room_night.room_type_id = wanted.room_type_id and room_night.night = wanted.night
      returning room_night.room_type_id, room_night.night, wanted.rooms, wanted.is_had)
    insert into room_claim (room_type_id, night, claim, rooms, expires_at)
    select room_type_id, night, ${key}, rooms, ${expiresAt}::timestamptz from taken where is_had
    on conflict do nothing
    returning room_type_id, night`,
  )
  const won = new Set(rows.map(({ room_type_id, night }) => `${room_type_id} ${night}`))
  return need.flatMap(({ roomTypeId, night }, index) => (won.has(`${roomTypeId} ${night}`) ? [] : [index]))
}

/** Moves the end of the rooms a key still has; null: for good. */
export async function keepNights(tx: Tx, key: string, expiresAt: Date | null): Promise<void> {
  await ahead(
    tx,
    sql`
    with locked as materialized (${lockedOf(key)})
    update room_claim set expires_at = ${expiresAt}::timestamptz
      from locked
     where room_claim.room_type_id = locked.room_type_id and room_claim.night = locked.night and room_claim.claim = ${key}`,
  )
}

/** Releases every room of a key. */
export async function releaseNights(tx: Tx, key: string): Promise<void> {
  await ahead(
    tx,
    sql`
    with locked as materialized (${lockedOf(key)}),
    given_back as (
      delete from room_claim using locked
       where room_claim.room_type_id = locked.room_type_id and room_claim.night = locked.night and room_claim.claim = ${key}
      returning room_claim.room_type_id, room_claim.night, room_claim.rooms)
    ${countGivenBack()}`,
  )
}

/** Releases so many rooms of a key; the rest stays, also of nights that are closed by now. */
async function releaseTheseNights(tx: Tx, key: string, need: readonly NightNeed[]): Promise<void> {
  await ahead(
    tx,
    sql`
    with locked as materialized (${lockedNights(need)}),
    lessened as (
      update room_claim set rooms = room_claim.rooms - locked.rooms from locked
       where room_claim.room_type_id = locked.room_type_id and room_claim.night = locked.night and room_claim.claim = ${key}
         and room_claim.rooms > locked.rooms
      returning room_claim.room_type_id, room_claim.night, locked.rooms),
    gone as (
      delete from room_claim using locked
       where room_claim.room_type_id = locked.room_type_id and room_claim.night = locked.night and room_claim.claim = ${key}
         and room_claim.rooms <= locked.rooms
      returning room_claim.room_type_id, room_claim.night, room_claim.rooms),
    given_back as (select * from lessened union all select * from gone)
    ${countGivenBack()}`,
  )
}

async function lockNights(tx: Tx, need: readonly NightNeed[]): Promise<void> {
  await ahead(tx, lockedNights(need))
}

/** These nights with how many rooms are meant, locked in the order of the key. */
function lockedNights(need: readonly NightNeed[]) {
  return sql`
    select room_night.room_type_id, room_night.night, asked.rooms
      from room_night join (
        select room_type_id, night, sum(rooms)::integer as rooms
          from unnest(${need.map(({ roomTypeId }) => roomTypeId)}::text[], ${need.map(({ night }) => night)}::date[],
                      ${need.map(({ rooms }) => rooms)}::integer[]) each_need (room_type_id, night, rooms)
         group by room_type_id, night) asked on asked.room_type_id = room_night.room_type_id and asked.night = room_night.night
     order by room_night.room_type_id, room_night.night for update of room_night`
}

function lockedOf(key: string) {
  return sql`
    select room_night.room_type_id, room_night.night
      from room_night join room_claim on room_claim.room_type_id = room_night.room_type_id and room_claim.night = room_night.night
     where room_claim.claim = ${key}
     order by room_night.room_type_id, room_night.night for update of room_night`
}

/** Releases expired claims in the order of the key, except of locked nights; returns how many. */
export async function tidyNights(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with locked as materialized (
      select room_night.room_type_id, room_night.night, room_claim.claim
        from room_claim join room_night on room_night.room_type_id = room_claim.room_type_id and room_night.night = room_claim.night
       where room_claim.expires_at <= app_now()
       order by room_claim.room_type_id, room_claim.night limit ${TIDY_MAX} for update of room_night skip locked),
    given_back as (
      delete from room_claim using locked
       where room_claim.room_type_id = locked.room_type_id and room_claim.night = locked.night
         and room_claim.claim = locked.claim and room_claim.expires_at <= app_now()
      returning room_claim.room_type_id, room_claim.night, room_claim.rooms),
    counted as (${countGivenBack()} returning 1)
    select count(*)::integer as count from given_back`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lowers what is sold by the rows of `given_back`. */
function countGivenBack() {
  return sql`
    update room_night set sold = room_night.sold - returned.rooms
      from (select room_type_id, night, sum(rooms)::integer as rooms from given_back group by room_type_id, night) returned
     where room_night.room_type_id = returned.room_type_id and room_night.night = returned.night`
}

/** Rooms of a type, by the night. */
export const NIGHT_STOCK: Stock<NightNeed> = {
  claim: claimOneByOne(claimNights),
  ...{ extend: keepNights, release: releaseNights, tidy: tidyNights },
  ...{ releaseThese: releaseTheseNights, lock: lockNights, unitField: 'rooms' },
  free: async (db, needs) => namedAlone(await freeNights(db, needs)),
  itemOf: ({ roomTypeId, night, rooms }) => ({
    item: { first: roomTypeId, second: '', day: night, time: '' },
    units: rooms,
  }),
  count: countNights,
  share: ({ networkRooms: units, networkRoomsPercent: percent }) => ({ units, percent }),
  words: { unit: 'room', ofGroup: 'of one type', ofNetwork: 'of one type on a night' },
}

async function countNights(db: Db, asked: readonly (ItemKey & { countedBy: string })[]): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select (select coalesce(sum(rooms), 0) from room_claim join booking on booking.id = room_claim.claim
             where room_claim.room_type_id = asked.room_type_id and room_claim.night = asked.night
               and room_claim.expires_at > app_now() and booking.counted_by = asked.counted_by)::int as held,
           coalesce((select allotment from room_night
             where room_night.room_type_id = asked.room_type_id and room_night.night = asked.night), 0)::int as stock
      from unnest(${asked.map(({ countedBy }) => countedBy)}::text[], ${asked.map(({ first }) => first)}::text[],
                  ${asked.map(({ day }) => day)}::date[]) with ordinality asked (counted_by, room_type_id, night, place)
     order by asked.place`.execute(db)
  return rows
}

/** The nights asked for that still have rooms: "Fri 25 Dec 2026: 2 rooms". */
export async function freeNights(db: Db, need: readonly NightNeed[]): Promise<string[]> {
  const { rows } = await sql<{ night: string; free: number }>`
    select distinct room_night.room_type_id, room_night.night, ${freeRooms()} as free
      from unnest(${need.map(({ roomTypeId }) => roomTypeId)}::text[], ${need.map(({ night }) => night)}::date[]) asked (room_type_id, night)
      join room_night on room_night.room_type_id = asked.room_type_id and room_night.night = asked.night
     order by room_night.night, room_night.room_type_id`.execute(db)
  return rows.flatMap(({ night, free }) => (free > 0 ? [`${formatDay(night)}: ${roomsText(free)}`] : []))
}
