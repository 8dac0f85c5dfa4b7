import type { FactorProof } from '#contract/office/factor-proof.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { AUTHENTICATOR_MINUTES } from '#contract/terms/staff-rules.ts'
import type { Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { recordChange } from '../audit.ts'
import type { StaffSession } from '../session.ts'
import { findMember, hasFactor, updateMember } from '../store.ts'
import { type DrawnSecret, drawSecret, sealName, stepOf } from './authenticator-code.ts'
import { checkFactor, type FactorParts, type FactorProblem, type FactorRefusal, WRONG_CODE } from './check-factor.ts'
import { type Enrolled, finishEnrolling } from './finish-enrolling.ts'
import { withFreshFactor } from './prove-factor.ts'
import { deleteChallenge, findChallenge, replaceChallenge } from './store.ts'

/** The secret of a first authenticator, kept sealed until its first code confirms it. Only for who has no second factor. */
export function drawFirst(
  parts: FactorParts,
  session: StaffSession,
  issuer: string,
): Promise<Result<DrawnSecret, FactorRefusal>> {
  return inTransaction(parts.db, async (tx) => {
    const member = await findMember(tx, session.row.id, { forUpdate: true })
    if (session.step !== 'enrol' || member === undefined || hasFactor(member)) return fail({ code: 'conflict' })
    return ok(await askForCode(tx, parts, session, issuer))
  })
}

/** Confirms the first authenticator by its code, and lets the browser in. */
export function confirmFirst(
  parts: FactorParts,
  session: StaffSession,
  { code, headers }: { code: string; headers: Headers },
): Promise<Result<Enrolled, FactorRefusal>> {
  return checkFactor(parts, session, 'enrol', async (tx, member) => {
    if (hasFactor(member)) return fail({ code: 'conflict' })
    const confirmed = await confirmSecret(tx, parts, session, code)
    return confirmed.ok ? ok(await finishEnrolling(tx, parts, { session, headers })) : confirmed
  })
}

/** The secret of another authenticator. The one before works until this one is confirmed. */
export function drawAnother(
  parts: FactorParts,
  session: StaffSession,
  { proof, issuer }: { proof: FactorProof; issuer: string },
): Promise<Result<DrawnSecret, FactorRefusal>> {
  return withFreshFactor(parts, session, proof, async (tx) => ok(await askForCode(tx, parts, session, issuer)))
}

export function confirmAnother(
  parts: FactorParts,
  session: StaffSession,
  code: string,
): Promise<Result<object, FactorRefusal>> {
  return checkFactor(parts, session, 'in', async (tx) => confirmSecret(tx, parts, session, code))
}

export function removeAuthenticator(
  parts: FactorParts,
  session: StaffSession,
  proof: FactorProof,
): Promise<Result<object, FactorRefusal>> {
  return withFreshFactor(parts, session, proof, async (tx, { id, has_passkey, factor_confirmed_at }) => {
    if (factor_confirmed_at === null) return fail({ code: 'not_found' })
    if (!has_passkey) return fail({ code: 'last_factor' })
    await updateMember(tx, id, { factor_sealed: null, factor_confirmed_at: null })
    await recordChange(tx, session.member, { action: 'authenticator_removed', subject: 'staff', subjectId: id })
    return ok({})
  })
}

async function askForCode(
  tx: Tx,
  { keys }: FactorParts,
  { member, tokenHash }: StaffSession,
  issuer: string,
): Promise<DrawnSecret> {
  const drawn = drawSecret({ issuer, label: member.email })
  const content = keys.seal(sealName(member.id), drawn.secret)
  await replaceChallenge(tx, {
    sessionHash: tokenHash,
    purpose: 'authenticator',
    content,
    minutes: AUTHENTICATOR_MINUTES,
  })
  return drawn
}

async function confirmSecret(
  tx: Tx,
  { keys, now }: FactorParts,
  { member, tokenHash }: StaffSession,
  code: string,
): Promise<Result<object, FactorProblem>> {
  const sealed = await findChallenge(tx, tokenHash, 'authenticator')
  if (sealed === undefined) return fail({ code: 'expired' })
  const step = stepOf(keys.open(sealName(member.id), sealed), code, now())
  if (step === undefined) return fail(WRONG_CODE)
  await updateMember(tx, member.id, { factor_sealed: sealed, factor_confirmed_at: now(), factor_step: step })
  await deleteChallenge(tx, tokenHash, 'authenticator')
  await recordChange(tx, member, { action: 'factor_enrolled', subject: 'staff', subjectId: member.id })
  return ok({})
}
