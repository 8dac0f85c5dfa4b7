import { z } from 'zod'
import { Day, Id } from '#contract/v1/shapes.ts'
import { invalid } from '#server/http/refusal.ts'
import { DAY, ID, TEXT, WHOLE, YES_NO } from '../cells.ts'
import { recordPart } from '../record-part.ts'

const FIRST_VERSION = '1.0'
const READ_MINUTES = 3

const Row = z.strictObject({
  id: Id,
  title: z.string().trim().min(1, 'Please enter a title').max(160).optional(),
  teaser: z.string().trim().max(400).optional(),
  readMinutes: z.int().min(1).max(120, 'That is too long to read').optional(),
  publishedOn: Day.optional(),
  isLive: z.boolean().optional(),
})

/** The head of a story; its sections are written in the editor. */
export const postPart = recordPart({
  ...{ id: 'posts', table: 'post', subject: 'post', schema: Row, keys: ['id'], idFrom: ['title'] },
  columns: [
    { name: 'id', field: 'id', column: 'id', kind: ID },
    { name: 'title', field: 'title', column: 'title', kind: TEXT, isNeeded: true },
    { name: 'teaser', field: 'teaser', column: 'teaser', kind: TEXT },
    { name: 'read_minutes', field: 'readMinutes', column: 'read_minutes', kind: WHOLE },
    { name: 'published_on', field: 'publishedOn', column: 'published_on', kind: DAY, as: 'day' },
    { name: 'live', field: 'isLive', column: 'is_published', kind: YES_NO },
  ],
  fresh: ({ id }, { today }) => ({
    ...{ slug: id, teaser: '', read_minutes: READ_MINUTES, version: FIRST_VERSION, is_published: false },
    ...{ published_on: today, changed_on: today },
  }),
  problem: async ({ tx }, { values, change }) => {
    if (change.isLive !== true) return undefined
    const section = await tx
      .selectFrom('post_section')
      .select('position')
      .where('post_id', '=', values.id)
      .executeTakeFirst()
    return section === undefined ? invalid('isLive', 'A story without a text stays a draft') : undefined
  },
})
