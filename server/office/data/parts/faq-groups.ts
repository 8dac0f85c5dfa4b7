import { sql } from 'kysely'
import { addFaqGroup } from '#contract/office/faq.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { addGroup, renameGroupTo } from '../../texts/faq.ts'
import { ID, TEXT } from '../cells.ts'
import { checked } from '../checked.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type Values } from '../part.ts'

const Row = addFaqGroup.body.partial().extend({ id: Id })

/** Groups that questions stand in; their order is arranged on their screen. */
export const faqGroupPart = definePart(Row, {
  id: 'faq-groups',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['name']),
  readAll: readGroups,
  save: async ({ tx, member, now }, { values: { id, name }, before }) => {
    const group = checked(addFaqGroup.body, { name }, 'name')
    if (!group.ok) return group
    const parts = { db: tx, now }
    return before === undefined
      ? addGroup(parts, member, { ...group.value, id })
      : renameGroupTo(parts, member, id, group.value.name)
  },
})

async function readGroups(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`select id, name from faq_group order by position, id`.execute(db)
  return rows
}
