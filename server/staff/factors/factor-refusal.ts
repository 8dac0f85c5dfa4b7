import { AUTHENTICATOR_MINUTES, PASSKEYS_MAX } from '#contract/terms/staff-rules.ts'
import { waitLabel } from '#contract/terms/time-labels.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import type { FactorRefusal } from './check-factor.ts'
import type { PasskeyFault } from './verify-passkey.ts'

const FAULTS: Readonly<Record<PasskeyFault, string>> = {
  challenge: 'That question to your passkey was answered already, or is over. Please try again.',
  origin:
    'Your passkey was asked on another address than that of the office. Please open the office by its own address.',
  site: 'That passkey belongs to another site. Please take the one that you made for the office.',
  unverified: 'Your device did not ask for fingerprint, face or PIN. Please set up its lock and try again.',
  counter: 'This passkey was used elsewhere in between, as a copy would be. Please come in another way and remove it.',
  unknown: 'This passkey is none of yours here. Please take another one, or a code.',
  signature: 'The passkey did not sign rightly. Please try again, or take a code.',
}

export function tooMany(why: string, retryAfterSeconds: number): ApiRefusal {
  return {
    status: 429,
    code: 'too_many',
    message: `${why}. Please try again in ${waitLabel(retryAfterSeconds)}.`,
    retryAfterSeconds,
  }
}

export function factorRefusal(refusal: FactorRefusal): ApiRefusal {
  switch (refusal.code) {
    case 'too_many':
      return tooMany('There were too many wrong codes', refusal.retryAfterSeconds)
    case 'wrong_passkey':
      return { status: 422, code: 'wrong_passkey', message: FAULTS[refusal.why] }
    case 'wrong_code':
      return invalid('code', 'That code is not right. Codes change every half minute and work once.', 'wrong_code')
    case 'missing':
      return invalid('code', 'Please enter a code, or use a passkey')
    case 'expired':
      return {
        ...{ status: 410, code: 'expired' },
        message: `A new authenticator waits for its first code ${AUTHENTICATOR_MINUTES} minutes; please start again`,
      }
    case 'not_found':
      return notFound('You have no such second factor any more')
    default:
      return { status: 409, code: refusal.code, message: CONFLICTS[refusal.code] }
  }
}

const CONFLICTS = {
  conflict: 'That step of signing in is done; please start again',
  known_passkey: 'This passkey is set up already',
  many_passkeys: `You have ${PASSKEYS_MAX} passkeys already; please remove one first`,
  last_factor: 'This is your last second factor; please set up another one first',
}
