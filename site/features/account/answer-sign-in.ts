import { isGoodField } from '#contract/terms/enquiry-form.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { askCode, lookUpBooking, openLink, verifyCode } from '#contract/v1/auth.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { INTENT, NOTHING_ASKED, type SignInState, type SignInWay } from './sign-in-state.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

/**
 * What a posted form brings: the next step to show (`failed`: the status of a call that brought nothing), or that somebody
 * is in (`ref`: for that booking).
 */
export type SignInAnswer =
  | { kind: 'show'; state: SignInState; failed?: number }
  | { kind: 'in'; ref?: string | undefined }

const LENGTH_MAX = 254
/** A code or link that is over: the page says what to do, and is a page like any other. */
const OVER = 410

export async function answerSignIn(host: Pick<SiteHost, 'api'>, form: FormData): Promise<SignInAnswer> {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, LENGTH_MAX)
  const email = text('email')
  const [ref, contact] = [text('ref'), text('contact')]
  switch (text(INTENT)) {
    case 'code': {
      const way: SignInWay = email === '' ? { kind: 'booking', ref, contact } : { kind: 'email', email }
      const asked = { way, challengeId: text('challengeId'), expiresAt: text('expiresAt') }
      return judgeCode(host, asked, text('code').replace(/[\s-]/g, ''))
    }
    case 'link':
      return enterByLink(host, text('link'))
    case 'booking':
      return unlessOnItsWay(form, await askForBooking(host, { kind: 'booking', ref, contact }))
    default:
      return unlessOnItsWay(form, await askForEmail(host, { kind: 'email', email }))
  }
}

async function askForEmail({ api }: Pick<SiteHost, 'api'>, way: SignInWay & { kind: 'email' }): Promise<SignInAnswer> {
  const { email } = way
  if (!isGoodField('email', email)) return again({ email, problems: { email: VALIDATION.email } })
  const asked = await api.call(askCode, { body: { email } })
  if (!asked.ok) return again({ email, problems: {}, failure: asked.error.message }, asked.error.status)
  return { kind: 'show', state: { step: 'code', way, ...asked.value } }
}

async function askForBooking(
  { api }: Pick<SiteHost, 'api'>,
  way: SignInWay & { kind: 'booking' },
): Promise<SignInAnswer> {
  const { ref, contact } = way
  const problems = {
    ...(ref === '' ? { ref: SIGN_IN_TEXTS.referenceEmpty } : {}),
    ...(contact === '' ? { contact: SIGN_IN_TEXTS.contactEmpty } : {}),
  }
  if (ref === '' || contact === '') return again({ ref, contact, problems })
  const asked = await api.call(lookUpBooking, { body: { ref: ref.slice(0, 40), contact } })
  if (!asked.ok) return again({ ref, contact, problems: {}, failure: asked.error.message }, asked.error.status)
  return { kind: 'show', state: { step: 'code', way, ...asked.value } }
}

/** Who asked once more and is sent nothing may still type the code that came before. */
function unlessOnItsWay(form: FormData, answer: SignInAnswer): SignInAnswer {
  const asked = { challengeId: String(form.get('challengeId') ?? ''), expiresAt: String(form.get('expiresAt') ?? '') }
  if (answer.kind !== 'show' || answer.state.step !== 'ask' || answer.state.failure === undefined) return answer
  const { email, ref, contact, failure: notice } = answer.state
  const way: SignInWay = email === '' ? { kind: 'booking', ref, contact } : { kind: 'email', email }
  return isChallenge({ way, ...asked }) ? { ...answer, state: { step: 'code', way, ...asked, notice } } : answer
}

type Asked = { way: SignInWay; challengeId: string; expiresAt: string }

async function judgeCode({ api }: Pick<SiteHost, 'api'>, asked: Asked, code: string): Promise<SignInAnswer> {
  if (!isChallenge(asked)) return again({})
  if (!/^\d{6}$/.test(code)) return retry(asked, { problem: SIGN_IN_TEXTS.codeWrong })
  const proved = await api.call(verifyCode, { body: { challengeId: asked.challengeId, code } })
  if (proved.ok) return { kind: 'in', ref: proved.value.ref }
  const { status, message } = proved.error
  if (isMended(proved.error)) return retry(asked, { problem: message })
  return retry(asked, { failure: message }, status === OVER ? undefined : status)
}

/** The hidden fields are the visitor's to change: what is no challenge or instant is not repeated. */
function isChallenge({ challengeId, expiresAt }: Asked): boolean {
  return /^[a-z0-9]{1,64}$/.test(challengeId) && !Number.isNaN(Date.parse(expiresAt))
}

/** Typing the code once more may help. */
function isMended({ code }: CallFailure): boolean {
  return code === 'wrong_code' || code === 'invalid'
}

async function enterByLink({ api }: Pick<SiteHost, 'api'>, link: string): Promise<SignInAnswer> {
  const opened = await api.call(openLink, { body: { link } })
  if (opened.ok) return { kind: 'in', ref: opened.value.ref }
  const { status, message } = opened.error
  return status === OVER || status === 422
    ? again({ failure: SIGN_IN_TEXTS.linkOver })
    : again({ failure: message }, status)
}

function again(asked: Partial<Extract<SignInState, { step: 'ask' }>>, failed?: number): SignInAnswer {
  return { kind: 'show', state: { ...NOTHING_ASKED, ...asked }, ...(failed === undefined ? {} : { failed }) }
}

function retry(asked: Asked, why: { problem?: string; failure?: string }, failed?: number): SignInAnswer {
  return { kind: 'show', state: { step: 'code', ...asked, ...why }, ...(failed === undefined ? {} : { failed }) }
}
