import { waitLabel } from '#contract/terms/time-labels.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import type { FactorRefusal } from './second-factor.ts'

export function tooMany(why: string, retryAfterSeconds: number): ApiRefusal {
  return {
    status: 429,
    code: 'too_many',
    message: `${why}. Please try again in ${waitLabel(retryAfterSeconds)}.`,
    retryAfterSeconds,
  }
}

export function factorRefusal(refusal: FactorRefusal): ApiRefusal {
  if (refusal.code === 'too_many') return tooMany('There were too many wrong codes', refusal.retryAfterSeconds)
  if (refusal.code === 'conflict')
    return { status: 409, code: 'conflict', message: 'That step of signing in is done; please start again' }
  return invalid('code', 'That code is not right. Codes change every half minute and work once.', 'wrong_code')
}
