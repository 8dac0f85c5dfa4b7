import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

export type ChecklistFacts = {
  policies: { slug: string; title: string; version: string }[]
  /** Names of the first of each kind; null where there is none. */
  hotel: string | null
  product: string | null
  booking: string | null
  hasSentMail: boolean
  members: number
}

/** `ownSince`: bookings before it were those of the demo; null while it is there. */
export async function readChecklistFacts(db: Db, ownSince: string | null): Promise<ChecklistFacts> {
  const { rows } = await sql<ChecklistFacts>`
    select coalesce((select json_agg(json_build_object('slug', slug, 'title', title, 'version', version) order by position) from site_page where kind = 'policy'), '[]') as policies,
           (select hotel.name from hotel where is_active
               and exists (select 1 from hotel_picture join uploaded_picture using (picture_id) where hotel_id = hotel.id)
               and exists (select 1 from room_type where hotel_id = hotel.id and base_price > 0) order by hotel.id limit 1) as hotel,
           coalesce((select name from package where is_active order by id limit 1),
                    (select vessel.name from ferry_trip trip join ferry_vessel vessel on vessel.id = trip.vessel_id
                      where trip.is_active order by trip.id limit 1)) as product,
           (select reference from booking where reference is not null and confirmed_at >= ${ownSince}::timestamptz order by confirmed_at limit 1) as booking,
           exists (select 1 from mail where state = 'sent') as "hasSentMail",
           (select count(*)::integer from staff_member where state = 'active') as members`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('A statement without a table answered no row')
  return facts
}
