import { sql } from 'kysely'
import type { PlaceFields } from '#contract/office/places.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import { firstFree, idStem } from '../free-id.ts'

const PICTURES_MAX = 12

export type PlaceRecord = PlaceFields & { id: string; version: string; pictures: PictureRow[] }

/** `forUpdate` locks the place until the transaction ends. */
export async function findPlace(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<PlaceRecord | undefined> {
  if (forUpdate) await sql`select 1 from place where id = ${id} for update`.execute(db)
  const { rows } = await sql<PlaceRecord>`
    select id, updated_at::text as version, name, coalesce(old_name, '') as "oldName", island_id as "islandId", kind, lat, lng,
           description as "descriptionHtml", good_for as "goodFor", coalesce(hours, '') as hours, closed ->> 'weekday' as "closedOn",
           coalesce(closed ->> 'note', '') as "closedNote", entry_fee as fee, coalesce(permit, '') as permit, reach, top,
           checked_on as "checkedOn", ${picturesSql('place_picture', sql`place.id`, PICTURES_MAX)} as pictures
      from place where id = ${id}`.execute(db)
  return rows[0]
}

export type ListedPlace = {
  id: string
  name: string
  island: string
  kind: string
  top: boolean
  checkedOn: string
  thumb: string | null
}

type Filter = { offset: number; limit: number; words: string; islandId: string }

/** In the order of the site. */
export async function listPlaceRows(
  db: Db,
  { offset, limit, words, islandId }: Filter,
): Promise<{ rows: ListedPlace[]; total: number }> {
  const { rows } = await sql<ListedPlace & { total: number }>`
    select place.id, place.name, island.name as island, kind, top, checked_on as "checkedOn",
           (select '/media/' || picture.id || '-' || picture.version from place_picture link join picture on picture.id = link.picture_id
             where link.place_id = place.id order by link.position limit 1) as thumb, count(*) over ()::integer as total
      from place join island on island.id = place.island_id
     where (${words} = '' or strpos(lower(place.name || ' ' || coalesce(place.old_name, '') || ' ' || kind), lower(${words})) > 0)
       and (${islandId} = '' or island_id = ${islandId})
     order by top desc, place.position, place.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

type Named = { id: string; name: string }

export async function readPlaceOptions(db: Db): Promise<{ islands: Named[]; kinds: string[]; places: Named[] }> {
  const islands = await db.selectFrom('island').select(['id', 'name']).orderBy('name').execute()
  const kinds = await db.selectFrom('place').select('kind').distinct().orderBy('kind').execute()
  return { islands, kinds: kinds.map(({ kind }) => kind), places: await placeOrder(db) }
}

/** Every place, in the order of the site. */
export function placeOrder(db: Db): Promise<Named[]> {
  return db
    .selectFrom('place')
    .select(['id', 'name'])
    .orderBy('top', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function freePlaceId(tx: Tx, name: string): Promise<string> {
  const stem = idStem(name)
  const rows = await tx.selectFrom('place').select('id').where('id', 'like', `${stem}%`).execute()
  return firstFree(stem, new Set(rows.map(({ id }) => id)))
}

export async function insertPlace(tx: Tx, id: string, fields: PlaceFields): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from place)`
  await tx
    .insertInto('place')
    .values({ ...columnsOf(fields), id, position })
    .execute()
}

export async function updatePlace(tx: Tx, id: string, fields: PlaceFields): Promise<void> {
  await tx
    .updateTable('place')
    .set({ ...columnsOf(fields), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

function columnsOf({ closedOn, closedNote, fee, reach, ...fields }: PlaceFields) {
  const text = (value: string) => (value === '' ? null : value)
  return {
    ...{ name: fields.name, old_name: text(fields.oldName), island_id: fields.islandId, kind: fields.kind },
    ...{ lat: fields.lat, lng: fields.lng, description: fields.descriptionHtml, top: fields.top },
    ...{ good_for: JSON.stringify(fields.goodFor), hours: text(fields.hours), permit: text(fields.permit) },
    closed: JSON.stringify({ weekday: closedOn, ...(closedNote === '' ? {} : { note: closedNote }) }),
    entry_fee: fee === null ? null : JSON.stringify(fee),
    reach: reach === null ? null : JSON.stringify(reach),
    checked_on: fields.checkedOn,
  }
}

/** Positions 1, 2, 3 and so on, in this order. */
export async function writePlaceOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update place set position = place_order.place::integer
      from unnest(${[...ids]}::text[]) with ordinality place_order (id, place)
     where place.id = place_order.id and place.position <> place_order.place`.execute(tx)
}

export async function isIsland(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('island').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
