import { type FaqGroup, fetchFaq } from '#contract/v1/faq.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cleanHtml } from '#site/page/clean-html.ts'

export type CarQuestion = { id: string; question: string; html: string }

/** What travellers ask about cars; nothing where the questions cannot be read. */
export async function loadCarQuestions({ api }: Pick<SiteHost, 'api'>): Promise<readonly CarQuestion[]> {
  const answer = await api.call(fetchFaq)
  return answer.ok ? aboutCars(answer.value.groups) : []
}

function aboutCars(groups: readonly FaqGroup[]): readonly CarQuestion[] {
  return groups
    .filter(({ name }) => /\bcars?\b/i.test(name))
    .flatMap(({ questions }) =>
      questions.map(({ _id, question, answer }) => ({ id: _id, question, html: cleanHtml(answer) })),
    )
}
