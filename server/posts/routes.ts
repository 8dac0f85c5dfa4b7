import { type RawBuilder, sql } from 'kysely'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchPost, fetchPosts, type Post, type PostSummary } from '#contract/v1/posts.ts'
import type { ReadingSection } from '#contract/v1/reading.ts'
import type { Db } from '#server/db/db.ts'
import { type RowOf, viewOf } from '#server/db/row-as-view.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { type PictureRow, pictureSql, withPicture } from '#server/media/picture-sql.ts'
import { fillDeep, readNames } from '#server/settings/fill-names.ts'

export function postRoutes(api: Api, db: Db): void {
  implement(api, fetchPosts, async ({ query }) => {
    const { rows, total } = await listPosts(db, query.limit, (query.page - 1) * query.limit)
    return ok({ posts: rows.map(withPicture), total, page: query.page, limit: query.limit })
  })
  implement(api, fetchPost, async ({ query }) => {
    const row = await findPost(db, query.slug)
    return row === undefined
      ? fail(notFound(fetchPost.failure))
      : ok({ post: fillDeep(postOf(row), await readNames(db)) })
  })
}

function postOf({ sections, author, ...row }: PostRow): Post {
  return {
    ...withPicture(row),
    ...(author === null ? {} : { author }),
    sections: sections.map((section) => viewOf<ReadingSection>(section)),
  }
}

type PostSummaryRow = Omit<PostSummary, 'picture'> & { picture: PictureRow | null }
type PostRow = PostSummaryRow &
  Omit<Post, keyof PostSummary | 'sections' | 'author'> & { author: string | null } & {
    sections: RowOf<ReadingSection>[]
  }

/** A page of published stories, the newest first, with the count of all. */
async function listPosts(db: Db, limit: number, offset: number): Promise<{ rows: PostSummaryRow[]; total: number }> {
  const { rows } = await sql<PostSummaryRow>`
    select ${SUMMARY} from post
     where post.is_published order by post.published_on desc, post.id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from post where is_published`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

async function findPost(db: Db, slug: string): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${SUMMARY}, post.author, post.version, post.changed_on as "changedOn",
           ${listSql(sql`select jsonb_build_object('id', anchor, 'heading', heading, 'html', body, 'table', grid) as item, position
                           from post_section where post_id = post.id`)} as sections,
           ${listSql(sql`select jsonb_build_object('placeId', place.id, 'name', place.name) as item, post_place.position
                           from post_place join place on place.id = post_place.place_id where post_id = post.id`)} as places,
           ${listSql(sql`select jsonb_build_object('packageId', package.id, 'slug', package.slug, 'name', package.name) as item, post_package.position
                           from post_package join package on package.id = post_package.package_id
                          where post_id = post.id and package.is_active`)} as packages
      from post
     where post.slug = ${slug} and post.is_published`.execute(db)
  return rows[0]
}

const SUMMARY = sql`
  post.id as _id, post.slug, post.title, post.teaser, post.published_on as "publishedOn", post.read_minutes as "readMinutes", ${pictureSql(sql`post.picture_id`)} as picture`

/** `rows` selects `item` and `position`. */
function listSql(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select jsonb_agg(item order by position) from (${rows}) each), '[]')`
}
