import { sql } from 'kysely'
import type { FaqGroup } from '#contract/v1/faq.ts'
import type { Db } from '#server/db/db.ts'

/** Every group with its questions, in the operator's order. */
export async function listFaq(db: Db): Promise<FaqGroup[]> {
  const { rows } = await sql<FaqGroup>`
    select faq_group.id as _id, faq_group.name,
           jsonb_agg(jsonb_build_object('_id', faq_question.id, 'question', question, 'answer', answer, 'changedOn', changed_on)
                     order by faq_question.position) as questions
      from faq_group join faq_question on faq_question.group_id = faq_group.id
     group by faq_group.id order by faq_group.position`.execute(db)
  return rows
}
