import type { CallFailure } from '#contract/v1/client.ts'
import { acceptQuote, changeQuote, fetchQuote, sendQuote } from '#contract/v1/quotes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HeldLine, Line } from '#contract/v1/trip-lines.ts'
import { askedOf } from '#site/shop/book/ask-again.ts'
import { PURPOSE_FIELD, type QuoteProblem, type QuotePurpose } from './quote-form.ts'
import { freeText, QUOTE_TEXTS } from './texts.ts'

export type QuoteAnswered =
  | { kind: 'held'; holdId: string }
  | { kind: 'renewed' }
  | { kind: 'sent' }
  | { kind: 'problem'; problem: QuoteProblem; status: number }

/** Does what a form of the page asks for; undefined for a form that the page does not have. */
export async function answerQuote(
  host: Pick<SiteHost, 'api'>,
  id: string,
  form: FormData,
): Promise<QuoteAnswered | undefined> {
  const typed = (name: string) => String(form.get(name) ?? '')
  switch (typed(PURPOSE_FIELD)) {
    case 'accept':
      return accept(host, id, Number(typed('version')))
    case 'renew':
      return renew(host, id)
    case 'send':
      return send(host, id, typed('email'))
    default:
      return undefined
  }
}

async function accept({ api }: Pick<SiteHost, 'api'>, id: string, version: number): Promise<QuoteAnswered> {
  const accepted = await api.call(acceptQuote, { query: { id }, body: { version } })
  if (accepted.ok) return { kind: 'held', holdId: accepted.value.hold.id }
  const { error } = accepted
  return problemOf('accept', error, { next: nextAfter(error) })
}

/** Written anew, the same things at the prices of today. */
async function renew({ api }: Pick<SiteHost, 'api'>, id: string): Promise<QuoteAnswered> {
  const found = await api.call(fetchQuote, { query: { id } })
  if (!found.ok) return problemOf('renew', found.error, {})
  const { version, lines } = found.value.quote
  const renewed = await api.call(changeQuote, { query: { id }, body: { version, lines: lines.map(askAnew) } })
  return renewed.ok ? { kind: 'renewed' } : problemOf('renew', renewed.error, { next: QUOTE_TEXTS.taken })
}

/** At whatever it costs now. */
function askAnew(held: HeldLine): Line {
  const { priceVersion: _, ...line } = askedOf(held).line
  return line
}

async function send({ api }: Pick<SiteHost, 'api'>, id: string, email: string): Promise<QuoteAnswered> {
  const sent = await api.call(sendQuote, { query: { id }, body: { email } })
  return sent.ok ? { kind: 'sent' } : problemOf('send', sent.error, { email })
}

function problemOf(
  purpose: QuotePurpose,
  { status, message, errors }: CallFailure,
  more: Pick<QuoteProblem, 'next' | 'email'>,
): QuoteAnswered {
  return { kind: 'problem', problem: { purpose, message: errors[0]?.message ?? message, ...more }, status }
}

function nextAfter({ code, status, more }: CallFailure): string {
  switch (code) {
    case 'version':
      return QUOTE_TEXTS.again
    case 'unavailable': {
      const free = freeOf(more)
      return free.length === 0 ? QUOTE_TEXTS.taken : `${freeText(free)} ${QUOTE_TEXTS.taken}`
    }
    case 'hold_limit':
      return QUOTE_TEXTS.later
    default:
      return status === 410 || status === 422 || status === 404 ? QUOTE_TEXTS.taken : QUOTE_TEXTS.away
  }
}

const FREE_SHOWN = 12

/** What a refusal says is free in place of what is not. */
function freeOf(more: CallFailure['more']): string[] {
  const named = Array.isArray(more?.unavailable) ? more.unavailable : []
  const free = named.flatMap((each: { free?: unknown; words?: unknown }) =>
    [each?.words, each?.free].find((said) => Array.isArray(said)),
  )
  return free.filter((each) => typeof each === 'string').slice(0, FREE_SHOWN)
}
