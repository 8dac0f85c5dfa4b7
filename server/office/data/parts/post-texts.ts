import { sql } from 'kysely'
import { z } from 'zod'
import { PostFields } from '#contract/office/posts.ts'
import { Section } from '#contract/office/sections.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { given } from '../../given.ts'
import { findPost } from '../../texts/post-store.ts'
import { UNKNOWN_POST } from '../../texts/posts.ts'
import { HTML, ID, TABLE, TEXT, WHOLE } from '../cells.ts'
import { checked } from '../checked.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type Given, type Values } from '../part.ts'
import { publishStory } from './posts.ts'

const Row = Section.partial().extend({
  ...{ postId: Id, id: Id },
  place: z.int().min(1, 'The first part is number 1').optional(),
})
type Row = z.output<typeof Row>

/** Texts of stories, a part under its heading a row. The parts of one story are published together. */
export const postTextPart = definePart(Row, {
  id: 'post-texts',
  columns: [
    { name: 'story', field: 'postId', kind: ID, isNeeded: true },
    { name: 'part', field: 'id', kind: ID },
    { name: 'place', field: 'place', kind: WHOLE },
    { name: 'heading', field: 'heading', kind: TEXT, isNeeded: true },
    { name: 'text', field: 'html', kind: HTML },
    { name: 'table', field: 'table', kind: TABLE },
  ],
  keyOf: ({ postId, id }) => `${postId} ${id}`,
  complete: idByName(['heading']),
  readAll: readTexts,
  problem: async ({ tx }, { values }) =>
    (await findPost(tx, values.postId)) === undefined ? invalid('postId', UNKNOWN_POST.message) : undefined,
  recordOf: ({ postId }) => postId,
  saveRows: async (run, rows) => {
    const [first] = rows
    if (first === undefined) return fail(UNKNOWN_POST)
    return publishStory(run, first.values.postId, ({ sections }) => {
      const next = withRows(sections, rows)
      return next.ok ? ok({ sections: next.value }) : next
    })
  },
})

/** Before a place, and behind the one before it. */
const HALF = 0.5

/** Parts in the order of their places: one that is moved stands before the one that had its place, a new one without a place is the last. */
function withRows(sections: readonly Section[], rows: readonly Given<Row>[]): Result<Section[], ApiRefusal> {
  const placed = new Map(sections.map((section, index) => [section.id, { section, place: index + 1 }]))
  for (const { values, change } of rows) {
    const before = placed.get(values.id)
    const { postId: _, place = before?.place ?? placed.size + 1, ...fields } = given(change)
    const section = { heading: '', html: '', table: null, ...before?.section, ...fields, id: values.id }
    placed.delete(values.id)
    placed.set(values.id, { section, place: change.place === undefined ? place : place - HALF })
  }
  const ordered = [...placed.values()].toSorted((one, other) => one.place - other.place)
  return checked(
    PostFields.shape.sections,
    ordered.map(({ section }) => section),
    'html',
  )
}

async function readTexts(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select post_id as "postId", anchor as id, position as place, heading, body as html, grid as table
      from post_section order by post_id, position`.execute(db)
  return rows
}
