import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { FACTOR_TRIES, RECOVERY_CODES } from '#contract/terms/staff-rules.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { countUses, findFull, type LimitKeys, type Use } from '#server/limits/count-uses.ts'
import { everyKeyOf, type SignInKeys } from '#server/visitors/sign-in-keys.ts'
import { recordChange } from './audit.ts'
import { readRecoveryCode, recoveryCodeOf } from './rules.ts'
import { renewStaffSession, type StaffSession } from './session.ts'
import { findMember, type MemberRow, updateMember } from './store.ts'
import { consumeRecoveryCode, replaceRecoveryCodes } from './team-store.ts'

export type FactorParts = { db: Db; keys: SignInKeys; limits: LimitKeys; origin: string; now: () => Date }
export type FactorRefusal =
  | { code: 'wrong_code' }
  | { code: 'too_many'; retryAfterSeconds: number }
  | { code: 'conflict' }

const SECRET_BYTES = 20
const STEP_SECONDS = 30
/** Codes of so many half minutes before and after now are accepted: clocks of phones differ. */
const STEPS_AROUND = 1
/** More than there are letters, so that none is likelier than another by more than a trifle. */
const RECOVERY_BYTES = 16

/** A new secret, kept sealed until its first code confirms it. */
export async function drawFactor(
  { db, keys }: FactorParts,
  { member, row, step }: StaffSession,
  issuer: string,
): Promise<Result<{ uri: string; secret: string }, FactorRefusal>> {
  if (step !== 'enrol') return fail({ code: 'conflict' })
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32
  await inTransaction(db, (tx) =>
    updateMember(tx, row.id, { factor_sealed: keys.seal(sealName(row.id), secret), factor_confirmed_at: null }),
  )
  return ok({ secret, uri: totpOf(secret, { issuer, label: member.email }).toString() })
}

type Confirmed = { recoveryCodes: string[]; headers: Record<string, string> }

/** Confirms the secret by its first code, and lets the browser in. */
export function confirmDrawnFactor(
  parts: FactorParts,
  session: StaffSession,
  { code, headers }: { code: string; headers: Headers },
): Promise<Result<Confirmed, FactorRefusal>> {
  return checked(parts, session, 'enrol', async (tx, member) => {
    const step = acceptedStep(parts, member, code)
    if (step === undefined) return undefined
    await updateMember(tx, member.id, { factor_confirmed_at: parts.now(), factor_step: step })
    const recoveryCodes = await renewCodes(tx, parts, member.id)
    await recordChange(tx, session.member, { action: 'factor_enrolled', subject: 'staff', subjectId: member.id })
    const renewed = await renewStaffSession(tx, { headers, origin: parts.origin }, { memberId: member.id, step: 'in' })
    return { recoveryCodes, headers: renewed }
  })
}

/** A code of the authenticator, or a recovery code, which is used up by it. */
export function checkFactor(
  parts: FactorParts,
  session: StaffSession,
  { code, headers }: { code: string; headers: Headers },
): Promise<Result<{ headers: Record<string, string> }, FactorRefusal>> {
  return checked(parts, session, 'factor', async (tx, member) => {
    if (!(await isRightCode(tx, parts, member, code))) return undefined
    const renewed = await renewStaffSession(tx, { headers, origin: parts.origin }, { memberId: member.id, step: 'in' })
    return { headers: renewed }
  })
}

/** New recovery codes in place of the old ones, for who has the authenticator at hand. */
export function drawRecoveryCodes(
  parts: FactorParts,
  session: StaffSession,
  code: string,
): Promise<Result<{ recoveryCodes: string[] }, FactorRefusal>> {
  return checked(parts, session, 'in', async (tx, member) => {
    const step = acceptedStep(parts, member, code)
    if (step === undefined) return undefined
    await updateMember(tx, member.id, { factor_step: step })
    await recordChange(tx, session.member, { action: 'recovery_codes_renewed', subject: 'staff', subjectId: member.id })
    return { recoveryCodes: await renewCodes(tx, parts, member.id) }
  })
}

/** For what is too grave for a browser that was left open: the code again, of a member who is in. */
export function proveFactor(parts: FactorParts, memberId: string, code: string): Promise<Result<true, FactorRefusal>> {
  return checked(parts, { row: { id: memberId }, step: 'in' }, 'in', async (tx, member) =>
    (await isRightCode(tx, parts, member, code)) ? true : undefined,
  )
}

/** Runs `check` with the member's row locked; where it says no, the try is counted, and after too many none is checked. */
async function checked<Value>(
  { db, limits }: FactorParts,
  { row, step }: { row: Pick<MemberRow, 'id'>; step: StaffSession['step'] },
  needed: StaffSession['step'],
  check: (tx: Tx, member: MemberRow) => Promise<Value | undefined>,
): Promise<Result<Value, FactorRefusal>> {
  if (step !== needed) return fail({ code: 'conflict' })
  const tries: Use[] = [{ of: 'factor', key: limits('staff factor', row.id), windows: [FACTOR_TRIES] }]
  return inTransaction(db, async (tx) => {
    const member = await findMember(tx, row.id, { forUpdate: true })
    const full = await findFull(tx, tries)
    if (full !== undefined) return fail({ code: 'too_many', retryAfterSeconds: full.retryAfterSeconds })
    const value = member === undefined ? undefined : await check(tx, member)
    if (value !== undefined) return ok(value)
    await countUses(tx, tries)
    return fail({ code: 'wrong_code' })
  })
}

async function isRightCode(tx: Tx, parts: FactorParts, member: MemberRow, code: string): Promise<boolean> {
  const step = acceptedStep(parts, member, code)
  if (step !== undefined) {
    await updateMember(tx, member.id, { factor_step: step })
    return true
  }
  const recovery = readRecoveryCode(code)
  if (recovery === '') return false
  const isUsed = await consumeRecoveryCode(
    tx,
    member.id,
    everyKeyOf(parts.keys).map((key) => recoveryHash(key, member.id, recovery)),
  )
  if (isUsed) await recordChange(tx, member, { action: 'recovery_code_used', subject: 'staff', subjectId: member.id })
  return isUsed
}

/** The half minute of a right code that is later than the last one accepted; undefined for any other code. */
function acceptedStep({ keys, now }: FactorParts, member: MemberRow, code: string): number | undefined {
  if (member.factor_sealed === null || !/^\d{6}$/.test(code)) return undefined
  const secret = keys.open(sealName(member.id), member.factor_sealed)
  const timestamp = now().getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_AROUND })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / (STEP_SECONDS * 1_000)) + delta
  return step > member.factor_step ? step : undefined
}

async function renewCodes(tx: Tx, { keys }: FactorParts, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)))
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => recoveryHash(keys, memberId, code)),
  )
  return codes
}

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...about, secret: Secret.fromBase32(secret), digits: 6, period: STEP_SECONDS })
}

function recoveryHash(keys: SignInKeys, memberId: string, code: string): string {
  return keys.linkHash(`recovery:${memberId}:${code}`)
}

function sealName(memberId: string): string {
  return `staff-factor:${memberId}`
}
