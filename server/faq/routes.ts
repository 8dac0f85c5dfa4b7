import { sql } from 'kysely'
import { ok } from '#contract/terms/result.ts'
import { type FaqGroup, fetchFaq } from '#contract/v1/faq.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { fillDeep, readNames } from '#server/settings/fill-names.ts'

export function faqRoutes(api: Api, db: Db): void {
  implement(api, fetchFaq, async () => ok(fillDeep({ groups: await listFaq(db) }, await readNames(db))))
}

/** Every group with its questions, in the operator's order. */
async function listFaq(db: Db): Promise<FaqGroup[]> {
  const { rows } = await sql<FaqGroup>`
    select faq_group.id as _id, faq_group.name,
           jsonb_agg(jsonb_build_object('_id', faq_question.id, 'question', question, 'answer', answer, 'changedOn', changed_on)
                     order by faq_question.position) as questions
      from faq_group join faq_question on faq_question.group_id = faq_group.id
     group by faq_group.id order by faq_group.position`.execute(db)
  return rows
}
