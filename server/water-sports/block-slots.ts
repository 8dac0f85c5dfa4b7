import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'

type Blocked = { activityIds: readonly string[]; from: string; until: string; key: string }

/** Takes every place of these activities on these days that nobody has, so that none is sold. Asked for again it takes those that were let go. */
export async function blockSlots(tx: Tx, { activityIds, from, until, key }: Blocked): Promise<void> {
  await sql`
    insert into activity_claim (activity_id, place_id, day, start_time, unit, claim, expires_at)
    select slot.activity_id, slot.place_id, day::date, slot.start_time, unit, ${key}, null
      from activity_slot slot cross join lateral generate_series(1, slot.capacity) unit
      cross join generate_series(${from}::date, ${until}::date, interval '1 day') day
     where slot.activity_id = any(${activityIds})
     order by 1, 2, 3, 4, 5
    on conflict (activity_id, place_id, day, start_time, unit) do update set claim = excluded.claim, expires_at = null
     where activity_claim.expires_at <= app_now()`.execute(tx)
}

/** Gives back what was taken under that key. */
export async function freeSlotsOf(tx: Tx, key: string): Promise<void> {
  await sql`delete from activity_claim where claim = ${key}`.execute(tx)
}

/** Activities that have places to sell. */
export async function listActivities(db: Db): Promise<{ id: string; label: string }[]> {
  const { rows } = await sql<{ id: string; label: string }>`
    select id, name as label from activity
     where is_active and exists (select 1 from activity_slot where activity_id = activity.id) order by position, id`.execute(
    db,
  )
  return rows
}

export type OtherSlot = { activityId: string; placeId: string; day: string; time: string; label: string; free: number }

/** Slots of these activities from `from` to `until` that have room, in order of time. */
export async function listOtherSlots(
  db: Db,
  { activityIds, from, until, now }: { activityIds: readonly string[]; from: string; until: string; now: Date },
): Promise<OtherSlot[]> {
  const { rows } = await sql<OtherSlot>`
    select * from (
      select slot.activity_id as "activityId", slot.place_id as "placeId", day.day::date as day, slot.start_time as time,
             activity.name || ', ' || place.name as label,
             slot.capacity - (select count(*) from activity_claim claim
                where claim.activity_id = slot.activity_id and claim.place_id = slot.place_id and claim.day = day.day::date
                  and claim.start_time = slot.start_time and (claim.expires_at is null or claim.expires_at > app_now()))::integer as free
        from activity_slot slot join activity on activity.id = slot.activity_id join place on place.id = slot.place_id
        cross join generate_series(${from}::date, ${until}::date, interval '1 day') day
       where slot.activity_id = any(${activityIds})
         and (day.day::date + slot.start_time::time) at time zone 'Asia/Kolkata' > ${now}) offered
     where free > 0 order by day, time, "activityId", "placeId"`.execute(db)
  return rows
}
