import { sql } from 'kysely'
import { PostFields } from '#contract/office/posts.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { given } from '../../given.ts'
import { findPost } from '../../texts/post-store.ts'
import { addPost, postFieldsOf, publishPostOf, UNKNOWN_POST } from '../../texts/posts.ts'
import { DAY, ID, LIST, MAYBE_TEXT, TEXT, YES_NO } from '../cells.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type ImportRun, type Values } from '../part.ts'

const Row = PostFields.omit({ sections: true }).partial().extend({ id: Id })

/** The head of a story; its text is a file of its own. */
export const postPart = definePart(Row, {
  id: 'posts',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'title', field: 'title', kind: TEXT, isNeeded: true },
    { name: 'teaser', field: 'teaser', kind: TEXT },
    { name: 'author', field: 'author', kind: TEXT },
    { name: 'published_on', field: 'publishedOn', kind: DAY },
    { name: 'picture', field: 'pictureId', kind: MAYBE_TEXT },
    { name: 'places', field: 'placeIds', kind: LIST },
    { name: 'packages', field: 'packageIds', kind: LIST },
    { name: 'live', field: 'isLive', kind: YES_NO },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['title']),
  readAll: readPosts,
  save: async (run, { values, change, before }) => {
    const { id, title = '' } = values
    if (before === undefined) {
      const added = await addPost({ db: run.tx, now: run.now }, run.member, { title, id })
      if (!added.ok) return added
    }
    const { id: _, ...fields } = given(change)
    return publishStory(run, id, () => ok(fields))
  },
})

type Story = PostFields

/** Publishes what differs of a story that nobody has a draft of. */
export async function publishStory(
  { tx, member, now }: ImportRun,
  id: string,
  changeOf: (story: Story) => Result<Partial<Story>, ApiRefusal>,
): Promise<Result<unknown, ApiRefusal>> {
  const found = await findPost(tx, id, { forUpdate: true })
  if (found === undefined) return fail(UNKNOWN_POST)
  if (found.draft !== null)
    return fail(invalid('id', `${found.draft.by} has a draft of this story; publish or drop it first`))
  const current = postFieldsOf(found)
  const change = changeOf(current)
  if (!change.ok) return change
  const fields = { ...current, ...change.value }
  if (JSON.stringify(fields) === JSON.stringify(current)) return ok(found)
  return publishPostOf({ db: tx, now }, member, { id, version: found.version, fields })
}

async function readPosts(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select id, title, teaser, coalesce(author, '') as author, published_on::text as "publishedOn", picture_id as "pictureId",
           coalesce((select json_agg(place_id order by position) from post_place where post_id = post.id), '[]') as "placeIds",
           coalesce((select json_agg(package_id order by position) from post_package where post_id = post.id), '[]') as "packageIds",
           is_published as "isLive"
      from post order by id`.execute(db)
  return rows
}
