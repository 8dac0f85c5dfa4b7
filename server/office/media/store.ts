import { type RawBuilder, sql } from 'kysely'
import type { MEDIA_FILTERS } from '#contract/office/media.ts'
import type { Db, Tx } from '#server/db/db.ts'

export type MediaRow = {
  id: string
  alt: string
  version: string
  file_name: string | null
  focus_x: number | null
  focus_y: number | null
  created_at: Date | null
  uses: number
}

export type MediaFilter = (typeof MEDIA_FILTERS)[number]

export const LOGO_USE = 'logo'

/** Every place that shows a picture: what it is, its id and what it is called. */
const USES: readonly { kind: string; from: string; owner: RawBuilder<unknown>; title: RawBuilder<unknown> }[] = [
  ...(['package', 'hotel', 'place', 'activity', 'car_package'] as const).map((kind) => ({
    kind,
    from: `${kind}_picture`,
    owner: sql.ref(`used.${kind}_id`),
    title: sql`(select name from ${sql.table(kind)} where id = ${sql.ref(`used.${kind}_id`)})`,
  })),
  {
    kind: 'package',
    from: 'package_day_picture',
    owner: sql`used.package_id`,
    title: sql`(select name from package where id = used.package_id) || ', day ' || used.day`,
  },
  {
    kind: 'room_type',
    from: 'room_type_picture',
    owner: sql`used.room_type_id`,
    title: sql`(select hotel.name || ', ' || room_type.name from room_type join hotel on hotel.id = room_type.hotel_id where room_type.id = used.room_type_id)`,
  },
  { kind: 'boat', from: 'ferry_vessel', owner: sql`used.id`, title: sql`used.name` },
  { kind: 'vehicle', from: 'vehicle', owner: sql`used.id`, title: sql`used.name` },
  { kind: 'post', from: 'post', owner: sql`used.id`, title: sql`used.title` },
  { kind: LOGO_USE, from: 'brand_look', owner: sql`'logo'`, title: sql`'the logo'` },
  { kind: 'site_page', from: 'site_page', owner: sql`used.slug`, title: sql`used.title` },
]

/** Every picture with what shows it: picture_id, kind, id, title. */
export const ALL_USES = sql.join(
  USES.map(
    ({ kind, from, owner, title }) =>
      sql`select used.picture_id, ${sql.lit(kind)} as kind, ${owner} as id, ${title} as title from ${sql.table(from)} used where used.picture_id is not null`,
  ),
  sql` union all `,
)

const COUNTED = sql`
  select picture_id, count(*)::integer as uses from (${ALL_USES}) each group by picture_id`

const COLUMNS = sql`picture.id, picture.alt, picture.version, photo.file_name, photo.focus_x, photo.focus_y, photo.created_at,
  coalesce(used.uses, 0) as uses`
const FROM = sql`picture left join uploaded_picture photo on photo.picture_id = picture.id left join used on used.picture_id = picture.id`

const CONDITIONS: Record<MediaFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  photos: sql`photo.picture_id is not null`,
  drawings: sql`photo.picture_id is null`,
  needs_words: sql`picture.alt = ''`,
  unused: sql`used.uses is null`,
}

export async function listPictures(
  db: Db,
  { offset, limit, words, filter }: { offset: number; limit: number; words: string; filter: MediaFilter },
): Promise<{ rows: MediaRow[]; total: number }> {
  const { rows } = await sql<MediaRow & { total: number }>`
    with used as (${COUNTED})
    select ${COLUMNS}, count(*) over ()::integer as total from ${FROM}
     where ${CONDITIONS[filter]}
       and (${words} = '' or strpos(lower(picture.id || ' ' || picture.alt || ' ' || coalesce(photo.file_name, '')), lower(${words})) > 0)
     order by photo.created_at desc nulls last, picture.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function countPictures(db: Db): Promise<Record<MediaFilter, number>> {
  const counted = Object.entries(CONDITIONS).map(
    ([name, condition]) => sql`count(*) filter (where ${condition})::integer as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<MediaFilter, number>>`
    with used as (${COUNTED}) select ${sql.join(counted)} from ${FROM}`.execute(db)
  return rows[0] ?? { all: 0, photos: 0, drawings: 0, needs_words: 0, unused: 0 }
}

export async function findPicture(db: Db, id: string): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`
    with used as (${COUNTED}) select ${COLUMNS} from ${FROM} where picture.id = ${id}`.execute(db)
  return rows[0]
}

export async function listUses(db: Db, id: string): Promise<{ kind: string; id: string; title: string }[]> {
  const { rows } = await sql<{ kind: string; id: string; title: string | null }>`
    select kind, id, title from (${ALL_USES}) used where picture_id = ${id} order by kind, title`.execute(db)
  return rows.map((row) => ({ ...row, title: row.title ?? row.id }))
}

export type NewPhoto = {
  id: string
  version: string
  fileName: string
  bytes: Uint8Array
  width: number
  height: number
  tones: string
}

export async function insertPhoto(tx: Tx, photo: NewPhoto, shape: { width: number; height: number }): Promise<void> {
  await tx
    .insertInto('picture')
    .values({ id: photo.id, alt: '', ...shape, version: photo.version })
    .execute()
  const { id, fileName, bytes, width, height, tones } = photo
  await tx
    .insertInto('uploaded_picture')
    .values({ picture_id: id, file_name: fileName, bytes, width, height, tones })
    .execute()
}

/** Tones and the digest that the version of another cut is made of. */
export async function findTones(db: Db, id: string): Promise<{ tones: string } | undefined> {
  return db.selectFrom('uploaded_picture').select('tones').where('picture_id', '=', id).executeTakeFirst()
}

export async function updateAlt(tx: Tx, id: string, alt: string): Promise<void> {
  await tx.updateTable('picture').set({ alt }).where('id', '=', id).execute()
}

export async function updateFocus(
  tx: Tx,
  id: string,
  { focus, version }: { focus: { x: number; y: number }; version: string },
): Promise<void> {
  await tx
    .updateTable('uploaded_picture')
    .set({ focus_x: focus.x, focus_y: focus.y })
    .where('picture_id', '=', id)
    .execute()
  await tx.updateTable('picture').set({ version }).where('id', '=', id).execute()
}

/** Shows another picture in every place; says in how many. */
export async function replaceEverywhere(tx: Tx, id: string, by: string): Promise<number> {
  let replaced = 0
  for (const { from } of USES) {
    const { rows } = await sql`
      update ${sql.table(from)} set picture_id = ${by} where picture_id = ${id} returning 1`.execute(tx)
    replaced += rows.length
  }
  return replaced
}

export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('picture').where('id', '=', id).execute()
}
