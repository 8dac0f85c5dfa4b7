import { fail, ok } from '#contract/terms/result.ts'
import { fetchPost, fetchPosts, type Post, type PostSummary } from '#contract/v1/posts.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { fillDeep, readNames } from '#server/settings/fill-names.ts'
import { findPost, listPosts, type PostRow, type PostSummaryRow } from './store.ts'

export function postRoutes(api: Api, db: Db): void {
  implement(api, fetchPosts, async ({ query }) => {
    const { rows, total } = await listPosts(db, query.limit, (query.page - 1) * query.limit)
    return ok({ posts: rows.map(summaryOf), total, page: query.page, limit: query.limit })
  })
  implement(api, fetchPost, async ({ query }) => {
    const row = await findPost(db, query.slug)
    return row === undefined
      ? fail(notFound(fetchPost.failure))
      : ok({ post: fillDeep(postOf(row), await readNames(db)) })
  })
}

function summaryOf(row: PostSummaryRow): PostSummary {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    teaser: row.teaser,
    publishedOn: row.published_on,
    readMinutes: row.read_minutes,
    ...(row.picture === null ? {} : { picture: pictureOf(row.picture) }),
  }
}

function postOf(row: PostRow): Post {
  return {
    ...summaryOf(row),
    version: row.version,
    changedOn: row.changed_on,
    sections: row.sections.map(({ grid, ...section }) => ({ ...section, ...(grid === null ? {} : { table: grid }) })),
    places: row.places,
    packages: row.packages,
  }
}
