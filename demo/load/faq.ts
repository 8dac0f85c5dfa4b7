import { faq, faqLastChanged } from '#demo/prose/faq.ts'
import type { Tx } from '#server/db/db.ts'
import { anchorOf, linked, paragraphs } from './html.ts'

export async function loadFaq(tx: Tx): Promise<void> {
  await tx
    .insertInto('faq_group')
    .values(faq.map(({ group }, index) => ({ id: anchorOf(group), name: group, position: index + 1 })))
    .execute()
  await tx
    .insertInto('faq_question')
    .values(
      faq.flatMap(({ group, questions }) =>
        questions.map(({ question, answer }, index) => ({
          id: anchorOf(question),
          group_id: anchorOf(group),
          question,
          answer: linked(paragraphs([answer])),
          changed_on: faqLastChanged,
          position: index + 1,
        })),
      ),
    )
    .execute()
}
