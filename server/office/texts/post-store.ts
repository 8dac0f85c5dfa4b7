import { type RawBuilder, sql } from 'kysely'
import type { PostFields } from '#contract/office/posts.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type PictureRow, pictureSql } from '#server/media/picture-sql.ts'
import { firstFree, idStem } from '../free-id.ts'
import { replaceSections } from './sections.ts'

export type PostDraft = { fields: PostFields; revision: string; by: string; at: string; picture: PictureRow | null }
export type PostRecord = PostFields & {
  id: string
  slug: string
  version: string
  textVersion: string
  readMinutes: number
  picture: PictureRow | null
  draft: PostDraft | null
}

/** `forUpdate` locks the story until the transaction ends. */
export async function findPost(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<PostRecord | undefined> {
  if (forUpdate) await sql`select 1 from post where id = ${id} for update`.execute(db)
  const { rows } = await sql<PostRecord>`
    select id, slug, updated_at::text as version, version as "textVersion", title, teaser, coalesce(author, '') as author,
           published_on as "publishedOn", is_published as "isLive", read_minutes as "readMinutes", picture_id as "pictureId",
           coalesce((select jsonb_agg(jsonb_build_object('id', anchor, 'heading', heading, 'html', body, 'table', grid) order by position)
                       from post_section where post_id = post.id), '[]') as sections,
           ${idsSql('post_place', 'place_id')} as "placeIds", ${idsSql('post_package', 'package_id')} as "packageIds",
           ${pictureSql(sql`post.picture_id`)} as picture,
           (select jsonb_build_object('fields', fields, 'revision', revision, 'by', by_name, 'at', at,
                                      'picture', ${pictureSql(sql`fields ->> 'pictureId'`)})
              from post_draft where post_id = post.id) as draft
      from post where id = ${id}`.execute(db)
  return rows[0]
}

function idsSql(table: string, column: string): RawBuilder<string[]> {
  return sql`coalesce((select jsonb_agg(${sql.ref(column)} order by position) from ${sql.table(table)} where post_id = post.id), '[]')`
}

export type ListedPost = {
  id: string
  title: string
  author: string
  publishedOn: string
  isLive: boolean
  hasDraft: boolean
  thumb: string | null
}

type Filter = { offset: number; limit: number; words: string; isLive: string }

export async function listPostRows(
  db: Db,
  { offset, limit, words, isLive }: Filter,
): Promise<{ rows: ListedPost[]; total: number }> {
  const { rows } = await sql<ListedPost & { total: number }>`
    select post.id, title, coalesce(author, '') as author, published_on as "publishedOn", is_published as "isLive",
           exists (select 1 from post_draft where post_id = post.id) as "hasDraft",
           (select '/media/' || id || '-' || picture.version from picture where id = post.picture_id) as thumb,
           count(*) over ()::integer as total
      from post
     where (${words} = '' or strpos(lower(title || ' ' || coalesce(author, '')), lower(${words})) > 0)
       and (${isLive} = '' or is_published = (${isLive} = '1'))
     order by published_on desc, post.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function readPostOptions(db: Db) {
  const named = (table: 'place' | 'package') => db.selectFrom(table).select(['id', 'name']).orderBy('name').execute()
  return { places: await named('place'), packages: await named('package') }
}

/** Which of a story's links lead nowhere: the name of the field. */
export async function unknownLink(
  db: Db,
  fields: PostFields,
): Promise<'placeIds' | 'packageIds' | 'pictureId' | undefined> {
  const has = async (table: 'place' | 'package' | 'picture', ids: readonly string[]) => {
    if (ids.length === 0) return true
    const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
    return rows.length === new Set(ids).size
  }
  if (!(await has('place', fields.placeIds))) return 'placeIds'
  if (!(await has('package', fields.packageIds))) return 'packageIds'
  return (await has('picture', fields.pictureId === null ? [] : [fields.pictureId])) ? undefined : 'pictureId'
}

export async function freePostId(tx: Tx, title: string): Promise<string> {
  const stem = idStem(title)
  const { rows } = await sql<{ taken: string }>`
    select unnest(array[id, slug]) as taken from post where id like ${`${stem}%`} or slug like ${`${stem}%`}`.execute(
    tx,
  )
  return firstFree(stem, new Set(rows.map(({ taken }) => taken)))
}

type NewPost = { id: string; title: string; author: string; today: string }

export async function insertPost(tx: Tx, { id, title, author, today }: NewPost): Promise<void> {
  await tx
    .insertInto('post')
    .values({
      ...{ id, slug: id, title, teaser: '', author, read_minutes: 1, picture_id: null, version: '1.0' },
      ...{ published_on: today, changed_on: today, is_published: false },
    })
    .execute()
}

type Written = { version: string; readMinutes: number; today: string }

/** The whole story: its row, its sections, and where it leads. */
export async function updatePost(tx: Tx, id: string, fields: PostFields, written: Written): Promise<void> {
  await tx
    .updateTable('post')
    .set({
      ...{ title: fields.title, teaser: fields.teaser, author: fields.author === '' ? null : fields.author },
      ...{ published_on: fields.publishedOn, is_published: fields.isLive, picture_id: fields.pictureId },
      ...{ version: written.version, read_minutes: written.readMinutes, changed_on: written.today },
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await replaceSections(tx, 'post_section', id, fields.sections)
  await replaceLinks(tx, id, 'post_place', 'place_id', fields.placeIds)
  await replaceLinks(tx, id, 'post_package', 'package_id', fields.packageIds)
}

async function replaceLinks(tx: Tx, id: string, table: string, column: string, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where post_id = ${id}`.execute(tx)
  await sql`
    insert into ${sql.table(table)} (post_id, position, ${sql.ref(column)})
    select ${id}, place, each from unnest(${[...new Set(ids)]}::text[]) with ordinality link (each, place)`.execute(tx)
}

/** Versions of a story that are kept; the oldest goes first. */
const VERSIONS_MAX = 50

export async function insertPostVersion(tx: Tx, id: string, fields: PostFields, by: string): Promise<void> {
  await sql`
    insert into post_version (post_id, number, fields, by_name)
    select ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(fields)}::jsonb, ${by} from post_version where post_id = ${id}`.execute(
    tx,
  )
  await sql`
    delete from post_version where post_id = ${id}
       and number <= (select max(number) - ${VERSIONS_MAX} from post_version where post_id = ${id})`.execute(tx)
}

export type PostVersionRow = { number: number; by: string; at: Date; fields: PostFields }

export async function listPostVersionRows(db: Db, id: string): Promise<PostVersionRow[]> {
  const { rows } = await sql<PostVersionRow>`
    select number, by_name as by, at, fields from post_version where post_id = ${id} order by number desc`.execute(db)
  return rows
}
