import { CODE_MINUTES } from '#contract/terms/booking-rules.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { timeLabel, waitLabel } from '#contract/terms/time-labels.ts'
import { askCode, fetchMe, lookUpBooking, openLink, signOut, verifyCode } from '#contract/v1/auth.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { singleAddressOf } from '#server/enquiries/network.ts'
import type { Api } from '#server/http/api.ts'
import { implement, withResponseHeaders } from '#server/http/implement.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { endedCookie } from '#server/http/session-cookie.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { count } from '#server/metrics/counted.ts'
import {
  type AskRefusal,
  askLookUp,
  askSignIn,
  type Challenge,
  type ProofRefusal,
  type Proved,
  proveByCode,
  proveByLink,
} from './ask-sign-in.ts'
import { canonicalMailbox } from './canonical-mailbox.ts'
import { findReference } from './challenge-store.ts'
import type { AskLimit } from './code-limits.ts'
import { signInKeys } from './sign-in-keys.ts'
import { endSession, findVisitor, readMe } from './visitor.ts'

export type VisitorRouteParts = {
  db: Db
  origin: string
  networkKey: (clientAddress: string) => string
  /** The site's secret: codes and links are hashed and sealed with keys made of it. */
  authSecret: string
  /** Also accepted, while secrets are being changed. */
  authFallback?: string | undefined
  log: Log
}

export function visitorRoutes(api: Api, parts: VisitorRouteParts): void {
  const { db, origin, networkKey, log } = parts
  const keys = signInKeys(parts.authSecret, parts.authFallback)
  const asking = { db, keys, limits: limitKeys(parts.authSecret) }

  implement(api, fetchMe, async ({ headers }) => ok({ me: await readMe(db, await findVisitor(db, headers, origin)) }))

  implement(api, askCode, async ({ body, clientAddress }) => {
    const mailbox = canonicalMailbox(body.email)
    if (mailbox === undefined) return fail(invalid('email', VALIDATION.email))
    return asked(await askSignIn(asking, { mailbox, network: networkKey(clientAddress) }), log)
  })

  implement(api, lookUpBooking, async ({ body, clientAddress }) => {
    const from = { network: networkKey(clientAddress), address: singleAddressOf(clientAddress) }
    return asked(await askLookUp(asking, { ...body, ...from }), log)
  })

  implement(api, verifyCode, async ({ body, headers }) => {
    const proved = await proveByCode({ db, keys, headers, origin }, body)
    count('otp_total', { step: 'code', result: proved.ok ? 'ok' : proved.error.code })
    if (proved.ok) return ok(await welcome(db, proved.value, log))
    recordRefusal(log, proved.error)
    return fail(proofRefusal(proved.error))
  })

  implement(api, openLink, async ({ body, headers }) => {
    const proved = await proveByLink({ db, keys, headers, origin }, body.link)
    count('otp_total', { step: 'link', result: proved.ok ? 'ok' : proved.error.code })
    if (proved.ok) return ok(await welcome(db, proved.value, log))
    recordRefusal(log, proved.error)
    return fail(proofRefusal(proved.error))
  })

  implement(api, signOut, async ({ headers }) => {
    await endSession(db, headers, origin)
    return ok(withResponseHeaders({}, { 'Clear-Site-Data': '"cookies", "storage"', 'Set-Cookie': endedCookie(origin) }))
  })
}

function asked(
  result: Result<Challenge, AskRefusal>,
  log: Log,
): Result<{ challengeId: string; expiresAt: string }, ApiRefusal> {
  count('otp_total', { step: 'ask', result: result.ok ? 'sent' : 'limited' })
  if (result.ok) return ok({ ...result.value, expiresAt: result.value.expiresAt.toISOString() })
  const { of, retryAfterSeconds } = result.error
  count('rate_limited_total', { bucket: `code ${of}` })
  log.warn({ event: 'rate_limited', bucket: `code ${of}` }, 'Too many codes were asked for')
  const message = `${TOO_MANY_REQUESTS[of]} Please try again in ${waitLabel(retryAfterSeconds)}, or call us.`
  return fail({ status: 429, code: 'too_many', message, retryAfterSeconds })
}

/** Nothing was sent, and that is said: of a mailbox or pair in the same words whether we know it or not. */
const TOO_MANY_REQUESTS: Record<AskLimit, string> = {
  mailbox:
    'No mail was sent: this address was sent several codes a short time ago. The last of them may be in your mailbox.',
  pair: 'No mail was sent: codes for this reference and contact were asked for several times a short time ago.',
  network: 'No mail was sent: very many codes were asked for from your network.',
  address: 'No mail was sent: there were many wrong pairs of reference and contact from your address.',
}

async function welcome(db: Db, { visitor, headers, addressKey }: Proved, log: Log) {
  log.info({ event: 'login_ok', principal_hash: shortOf(addressKey) }, 'A visitor proved who they are')
  const me = await readMe(db, visitor)
  const reference = visitor.bookingId === null ? undefined : await findReference(db, visitor.bookingId)
  return withResponseHeaders(reference === undefined ? { me } : { me, ref: reference }, headers)
}

function recordRefusal(log: Log, refusal: ProofRefusal & { addressKey?: string }): void {
  const principal = refusal.addressKey === undefined ? {} : { principal_hash: shortOf(refusal.addressKey) }
  if (refusal.code === 'too_many') log.warn({ event: 'otp_locked' }, 'A code was tried too often')
  else log.info({ event: 'login_fail', err_code: refusal.code, ...principal }, 'A code was refused')
}

function proofRefusal(refusal: ProofRefusal): ApiRefusal {
  switch (refusal.code) {
    case 'wrong_code':
      return { status: 401, code: 'wrong_code', message: 'This is not the code. Please look at the mail again.' }
    case 'expired':
      return {
        status: 410,
        code: 'expired',
        message: `This code is over: it works once, for ${timeLabel(CODE_MINUTES)}. Please ask for a new one.`,
      }
    case 'too_many':
      return {
        status: 429,
        code: 'too_many',
        message: 'This code was tried too often. Please ask for a new one.',
        retryAfterSeconds: refusal.retryAfterSeconds,
      }
  }
}

/** Enough of a keyed hash to follow one address through the log. */
function shortOf(addressKey: string): string {
  return addressKey.slice(0, 12)
}
