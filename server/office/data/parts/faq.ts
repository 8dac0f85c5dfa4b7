import { sql } from 'kysely'
import { addFaqEntry } from '#contract/office/faq.ts'
import { fail } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/refusal.ts'
import { given } from '../../given.ts'
import { addEntryTo, changeEntryText } from '../../texts/faq.ts'
import { HTML, ID, TEXT } from '../cells.ts'
import { checked } from '../checked.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type Values } from '../part.ts'

const Row = addFaqEntry.body.partial().extend({ id: Id })

/** Questions and answers; their order, and which group one stands in, is arranged on their screen. */
export const faqPart = definePart(Row, {
  id: 'faq',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'group', field: 'groupId', kind: ID, isNeeded: true },
    { name: 'question', field: 'question', kind: TEXT, isNeeded: true },
    { name: 'answer', field: 'answerHtml', kind: HTML, isNeeded: true },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['question']),
  readAll: readQuestions,
  save: async ({ tx, member, now }, { values, change, before }) => {
    const { id, ...fields } = values
    if (before === undefined) {
      const entry = checked(addFaqEntry.body, fields, 'question')
      return entry.ok ? addEntryTo({ db: tx, now }, member, { ...entry.value, id }) : entry
    }
    if (change.groupId !== undefined)
      return fail(invalid('groupId', 'A question is moved to another group on its screen'))
    const { groupId, question, answerHtml } = before
    const entry = checked(addFaqEntry.body, { groupId, question, answerHtml, ...given(fields) }, 'question')
    if (!entry.ok) return entry
    return changeEntryText({ db: tx, now }, member, { ...entry.value, id, version: String(before.version) })
  },
})

async function readQuestions(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select question.id, group_id as "groupId", question, answer as "answerHtml", updated_at::text as version
      from faq_question question join faq_group on faq_group.id = group_id
     order by faq_group.position, faq_group.id, question.position, question.id`.execute(db)
  return rows
}
