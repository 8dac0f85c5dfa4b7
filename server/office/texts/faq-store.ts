import { sql } from 'kysely'
import type { OfficeFaqGroup } from '#contract/office/faq.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { firstFree, idStem } from '../free-id.ts'

/** Every group with its questions, in the operator's order; those without a question too. */
export async function readFaq(db: Db): Promise<OfficeFaqGroup[]> {
  const { rows } = await sql<OfficeFaqGroup>`
    select faq_group.id, faq_group.name,
           coalesce((select jsonb_agg(jsonb_build_object('id', each.id, 'version', each.updated_at::text, 'question', each.question,
                                                         'answerHtml', each.answer, 'changedOn', each.changed_on) order by each.position, each.id)
                       from faq_question each where each.group_id = faq_group.id), '[]') as questions
      from faq_group order by faq_group.position, faq_group.id`.execute(db)
  return rows
}

/** One change at a time, so that an order is of all there is. */
export async function lockFaq(tx: Tx): Promise<OfficeFaqGroup[]> {
  await sql`select 1 from faq_group order by id for update`.execute(tx)
  return readFaq(tx)
}

export async function insertEntry(
  tx: Tx,
  given: { id?: string; groupId: string; question: string; answer: string; today: string },
): Promise<string> {
  const { id = await freeEntryId(tx, given.question) } = given
  await tx
    .insertInto('faq_question')
    .values({
      ...{ id, group_id: given.groupId, question: given.question, answer: given.answer, changed_on: given.today },
      position: sql<number>`(select coalesce(max(position), 0) + 1 from faq_question where group_id = ${given.groupId})`,
    })
    .execute()
  return id
}

async function freeEntryId(tx: Tx, question: string): Promise<string> {
  const stem = idStem(question)
  const taken = await tx.selectFrom('faq_question').select('id').where('id', 'like', `${stem}%`).execute()
  return firstFree(stem, new Set(taken.map((row) => row.id)))
}

export async function updateEntry(
  tx: Tx,
  id: string,
  { question, answer, today }: { question: string; answer: string; today: string },
): Promise<void> {
  await tx
    .updateTable('faq_question')
    .set({ question, answer, changed_on: today, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('faq_question').where('id', '=', id).execute()
}

export async function insertGroup(tx: Tx, name: string, asked?: string): Promise<string> {
  const id = asked ?? (await freeGroupId(tx, name))
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from faq_group)`
  await tx.insertInto('faq_group').values({ id, name, position }).execute()
  return id
}

async function freeGroupId(tx: Tx, name: string): Promise<string> {
  const stem = idStem(name)
  const taken = await tx.selectFrom('faq_group').select('id').where('id', 'like', `${stem}%`).execute()
  return firstFree(stem, new Set(taken.map((row) => row.id)))
}

export async function renameGroup(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('faq_group').set({ name }).where('id', '=', id).execute()
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('faq_group').where('id', '=', id).execute()
}

export type FaqOrder = readonly { id: string; questionIds: readonly string[] }[]

export async function writeFaqOrder(tx: Tx, order: FaqOrder): Promise<void> {
  const groupIds = order.map(({ id }) => id)
  await sql`
    update faq_group set position = place from unnest(${groupIds}::text[]) with ordinality wanted (id, place)
     where faq_group.id = wanted.id`.execute(tx)
  const placed = order.flatMap(({ id, questionIds }) =>
    questionIds.map((question, index) => ({ id: question, group: id, place: index + 1 })),
  )
  await sql`
    update faq_question set group_id = wanted.group, position = wanted.place
      from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) wanted (id text, "group" text, place integer)
     where faq_question.id = wanted.id and (group_id, position) is distinct from (wanted.group, wanted.place)`.execute(
    tx,
  )
}
