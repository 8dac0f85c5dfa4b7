import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { MemberRow } from '../store.ts'
import type { FactorParts } from './check-factor.ts'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
/** Codes of so many half minutes before and after now are accepted: clocks of phones differ. */
const STEPS_AROUND = 1

export type DrawnSecret = { uri: string; secret: string }

export function drawSecret(about: { issuer: string; label: string }): DrawnSecret {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32
  return { secret, uri: totpOf(secret, about).toString() }
}

/** The half minute of a right code that is later than the last one accepted; undefined for any other code. */
export function acceptedStep(
  { keys, now }: Pick<FactorParts, 'keys' | 'now'>,
  member: MemberRow,
  code: string,
): number | undefined {
  if (member.factor_sealed === null || member.factor_confirmed_at === null) return undefined
  const step = stepOf(keys.open(sealName(member.id), member.factor_sealed), code, now())
  return step !== undefined && step > member.factor_step ? step : undefined
}

/** The half minute that a code of this secret is of. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? undefined : Math.floor(timestamp / (STEP_SECONDS * 1_000)) + delta
}

export function sealName(memberId: string): string {
  return `staff-factor:${memberId}`
}

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...about, secret: Secret.fromBase32(secret), digits: 6, period: STEP_SECONDS })
}
