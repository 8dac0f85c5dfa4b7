import { CHOICES, choose } from '#contract/v1/choices.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { CHOICE_TEXTS } from './texts.ts'

export type ChoiceAnswered = { kind: 'done' } | { kind: 'problem'; message: string; status: number }

/** Sends what was pressed: "move tm-101.2026-12-25", "refund". */
export async function answerChoice(
  { api }: Pick<SiteHost, 'api'>,
  token: string,
  form: FormData,
): Promise<ChoiceAnswered> {
  const [word = '', to] = String(form.get('choice') ?? '').split(' ')
  const choice = CHOICES.find((each) => each === word)
  if (choice === undefined) return { kind: 'problem', message: CHOICE_TEXTS.away, status: 422 }
  const chosen = await api.call(choose, { body: { token, choice, ...(to === undefined ? {} : { to }) } })
  if (chosen.ok) return { kind: 'done' }
  const { status, code, message } = chosen.error
  const isSaid = ['unavailable', 'settled'].includes(code)
  return { kind: 'problem', message: isSaid ? message : CHOICE_TEXTS.away, status: isSaid ? 422 : status }
}
