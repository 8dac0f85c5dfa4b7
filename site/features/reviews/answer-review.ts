import { writeReview } from '#contract/v1/reviews.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { WRITE_TEXTS } from './write-texts.ts'

export type ReviewTyped = { rating: string; title: string; text: string }
export type ReviewProblem = {
  typed: ReviewTyped
  /** By field: rating, title, text. */
  errors: Record<string, string>
  /** What is not about a field. */
  message?: string
}
export type ReviewAnswered = { kind: 'kept' } | { kind: 'problem'; problem: ReviewProblem; status: number }

/** Sends what the form says; a used invitation is answered by the page itself. */
export async function answerReview(
  { api }: Pick<SiteHost, 'api'>,
  invitation: string,
  form: FormData,
): Promise<ReviewAnswered> {
  const read = (name: string) => String(form.get(name) ?? '')
  const typed = { rating: read('rating'), title: read('title'), text: read('text') }
  const { title, text } = typed
  const written = await api.call(writeReview, {
    // The API judges: what is no number of stars is refused there in its own words.
    body: { invitation, rating: Number(typed.rating) as 5, text, ...(title.trim() === '' ? {} : { title }) },
  })
  if (written.ok || written.error.status === 404 || written.error.code === 'used') return { kind: 'kept' }
  const { status, errors } = written.error
  const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  const isWrong = status === 422
  return {
    kind: 'problem',
    problem: { typed, errors: byField, ...(isWrong ? {} : { message: WRITE_TEXTS.away }) },
    status,
  }
}
