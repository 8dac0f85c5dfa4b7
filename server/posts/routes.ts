import { fail, ok } from '#contract/terms/result.ts'
import { fetchPost, fetchPosts, type Post } from '#contract/v1/posts.ts'
import type { ReadingSection } from '#contract/v1/reading.ts'
import type { Db } from '#server/db/db.ts'
import { viewOf } from '#server/db/row-as-view.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { withPicture } from '#server/media/picture-sql.ts'
import { fillDeep, readNames } from '#server/settings/fill-names.ts'
import { findPost, listPosts, type PostRow } from './store.ts'

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

function postOf({ sections, ...row }: PostRow): Post {
  return { ...withPicture(row), sections: sections.map((section) => viewOf<ReadingSection>(section)) }
}
