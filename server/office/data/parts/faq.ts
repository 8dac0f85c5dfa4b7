import { z } from 'zod'
import { Id } from '#contract/v1/shapes.ts'
import { HTML, ID, TEXT } from '../cells.ts'
import { lastPosition, recordPart } from '../record-part.ts'

const Row = z.strictObject({
  id: Id,
  groupId: Id.optional(),
  question: z.string().trim().min(1, 'Please enter a question').max(300).optional(),
  answer: z.string().max(20_000).optional(),
})

/** Questions and answers; a change is of today. */
export const faqPart = recordPart({
  ...{ id: 'faq', table: 'faq_question', subject: 'faq_question', schema: Row, keys: ['id'], idFrom: ['question'] },
  columns: [
    { name: 'id', field: 'id', column: 'id', kind: ID },
    {
      ...{ name: 'group', field: 'groupId', column: 'group_id', kind: ID, isNeeded: true },
      of: { table: 'faq_group', message: 'Please choose a group from the list' },
    },
    { name: 'question', field: 'question', column: 'question', kind: TEXT, isNeeded: true },
    { name: 'answer', field: 'answer', column: 'answer', kind: HTML, isNeeded: true },
  ],
  fresh: (_, { today }) => ({ changed_on: today, position: lastPosition('faq_question') }),
  after: async ({ tx, today }, { id }) => {
    await tx.updateTable('faq_question').set({ changed_on: today }).where('id', '=', id).execute()
  },
})
