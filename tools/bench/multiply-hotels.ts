import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { copyRows } from './multiply-packages.ts'

/** Room types a hotel has. */
const ROOM_TYPES = 3

/** Copies the demo hotels until there are `wanted`, each with three room types and the nights of the whole horizon. */
export async function multiplyHotels(db: Db, today: string, wanted: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from hotel`.execute(db)
  const known = rows[0]?.count ?? 0
  if (known === 0) throw new Error('There is no hotel to copy')
  const copies = Math.ceil(wanted / known) - 1
  const copied = { id: `t.id || '-copy-' || copy` }
  const ofCopy = { hotel_id: `t.hotel_id || '-copy-' || copy` }
  await copyRows(db, 'hotel', copies, { ...copied, name: `t.name || ' ' || copy`, position: 't.position + copy' })
  for (const table of ['hotel_picture', 'hotel_amenity', 'hotel_nearby']) await copyRows(db, table, copies, ofCopy)
  await copyRows(db, 'room_type', copies, { ...copied, ...ofCopy, base_price: 't.base_price + copy * 10' })
  await copyRows(db, 'room_season_price', copies, {
    room_type_id: `t.room_type_id || '-copy-' || copy`,
    price: 't.price + copy * 10',
  })
  await sql`delete from hotel where id in (select id from hotel order by position desc, id offset ${wanted})`.execute(
    db,
  )
  await sql`
    delete from room_type where id in (
      select id from (select id, row_number() over (partition by hotel_id order by position) as place from room_type) each
       where place > ${ROOM_TYPES})`.execute(db)
  await sql`
    insert into room_type (id, hotel_id, name, description, bed_type_id, size_sq_ft, breakfast, max_adults, max_children, base_price, allotment, position)
    select hotel_id || '-more-' || place, hotel_id, name, description, bed_type_id, size_sq_ft, breakfast, max_adults, max_children,
           base_price + 500, allotment, place
      from (select distinct on (hotel_id) room_type.*, count(*) over (partition by hotel_id) as types from room_type order by hotel_id, position desc) last
     cross join generate_series(last.types + 1, ${ROOM_TYPES}) place`.execute(db)
  await sql`analyze`.execute(db)
  await db.transaction().execute((tx) => rollRoomNights(tx, today))
  // Some stays meet full nights, as in life.
  await sql`update room_night set sold = allotment where (hashtext(room_type_id) + (night - date '2026-01-01')) % 11 = 0`.execute(
    db,
  )
  await sql`vacuum (analyze) room_night`.execute(db)
  await sql`analyze`.execute(db)
}
