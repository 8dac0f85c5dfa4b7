import { randomBytes } from 'node:crypto'
import type { FactorProof, MakeOptions, SignOptions } from '#contract/office/factor-proof.ts'
import type { PasskeyMade } from '#contract/office/factors.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { PASSKEY_MINUTES, PASSKEYS_MAX } from '#contract/terms/staff-rules.ts'
import type { Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { drawChallengeId } from '#server/visitors/sign-in-keys.ts'
import { recordChange } from '../audit.ts'
import type { StaffSession } from '../session.ts'
import { findMember, hasFactor } from '../store.ts'
import { checkFactor, type FactorParts, type FactorProblem, type FactorRefusal } from './check-factor.ts'
import { type Enrolled, finishEnrolling } from './finish-enrolling.ts'
import { makeOptions, signOptions } from './passkey-options.ts'
import { withFreshFactor } from './prove-factor.ts'
import {
  consumeChallenge,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type Purpose,
  replaceChallenge,
} from './store.ts'
import { loadWebauthn, verifyMade } from './verify-passkey.ts'

const CHALLENGE_BYTES = 32

/** What one of the member's passkeys is to sign: at the step `factor` to come in, at `in` as a fresh second factor. */
export function askToSign(
  { db, origin }: FactorParts,
  { member, step, tokenHash }: StaffSession,
  needed: 'factor' | 'in',
): Promise<Result<{ options: SignOptions }, FactorRefusal>> {
  return inTransaction(db, async (tx) => {
    const known = await listPasskeys(tx, member.id)
    if (step !== needed || known.length === 0) return fail({ code: 'conflict' })
    return ok({ options: signOptions(origin, await challengeFor(tx, tokenHash, 'sign'), known) })
  })
}

/** What a browser needs to make the first second factor of a member. */
export function askForFirst(
  parts: FactorParts,
  session: StaffSession,
  brandName: string,
): Promise<Result<{ options: MakeOptions }, FactorRefusal>> {
  return inTransaction(parts.db, async (tx) => {
    const member = await findMember(tx, session.member.id, { forUpdate: true })
    if (session.step !== 'enrol' || member === undefined || hasFactor(member)) return fail({ code: 'conflict' })
    return askToMake(tx, parts, { session, brandName })
  })
}

type NewPasskey = { name: string; passkey: PasskeyMade }

/** Takes the passkey as the first second factor, and lets the browser in. */
export async function takeFirst(
  parts: FactorParts,
  session: StaffSession,
  { made, headers }: { made: NewPasskey; headers: Headers },
): Promise<Result<Enrolled, FactorRefusal>> {
  await loadWebauthn()
  return checkFactor(parts, session, 'enrol', async (tx, member) => {
    if (hasFactor(member)) return fail({ code: 'conflict' })
    const taken = await take(tx, parts, session, made)
    return taken.ok ? ok(await finishEnrolling(tx, parts, { session, headers })) : taken
  })
}

/** What a browser needs to make a further passkey. */
export function askForAnother(
  parts: FactorParts,
  session: StaffSession,
  { proof, brandName }: { proof: FactorProof; brandName: string },
): Promise<Result<{ options: MakeOptions }, FactorRefusal>> {
  return withFreshFactor(parts, session, proof, (tx) => askToMake(tx, parts, { session, brandName }))
}

export async function takeAnother(
  parts: FactorParts,
  session: StaffSession,
  made: NewPasskey,
): Promise<Result<{ id: string }, FactorRefusal>> {
  await loadWebauthn()
  return checkFactor(parts, session, 'in', (tx) => take(tx, parts, session, made))
}

/** Sessions go on: whoever holds one has shown the second factor that it began with. */
export function removePasskey(
  parts: FactorParts,
  session: StaffSession,
  { id, proof }: { id: string; proof: FactorProof },
): Promise<Result<object, FactorRefusal>> {
  return withFreshFactor(parts, session, proof, async (tx, member) => {
    const known = await listPasskeys(tx, member.id)
    const passkey = known.find((each) => each.id === id)
    if (passkey === undefined) return fail({ code: 'not_found' })
    if (known.length === 1 && member.factor_confirmed_at === null) return fail({ code: 'last_factor' })
    await deletePasskey(tx, id)
    const before = { name: passkey.name }
    await recordChange(tx, session.member, {
      action: 'passkey_removed',
      subject: 'staff',
      subjectId: member.id,
      before,
    })
    return ok({})
  })
}

async function askToMake(
  tx: Tx,
  { origin }: FactorParts,
  { session: { member, tokenHash }, brandName }: { session: StaffSession; brandName: string },
): Promise<Result<{ options: MakeOptions }, FactorProblem>> {
  const known = await listPasskeys(tx, member.id)
  if (known.length >= PASSKEYS_MAX) return fail({ code: 'many_passkeys' })
  const challenge = await challengeFor(tx, tokenHash, 'make')
  return ok({ options: makeOptions({ origin, brandName }, { challenge, member, known }) })
}

async function take(
  tx: Tx,
  { origin }: FactorParts,
  { member, tokenHash }: StaffSession,
  { name, passkey }: NewPasskey,
): Promise<Result<{ id: string }, FactorProblem>> {
  const challenge = await consumeChallenge(tx, tokenHash, 'make')
  if (challenge === undefined) return fail({ code: 'wrong_passkey', why: 'challenge' })
  if ((await listPasskeys(tx, member.id)).length >= PASSKEYS_MAX) return fail({ code: 'many_passkeys' })
  const verified = await verifyMade({ origin, challenge }, passkey)
  if (!verified.ok) return fail({ code: 'wrong_passkey', why: verified.error })
  const { credentialId, publicKey, counter } = verified.value
  const id = drawChallengeId()
  const isNew = await insertPasskey(tx, {
    ...{ id, member_id: member.id, name, transports: passkey.transports },
    ...{ credential_id: credentialId, public_key: publicKey, counter },
  })
  if (!isNew) return fail({ code: 'known_passkey' })
  await recordChange(tx, member, { action: 'passkey_added', subject: 'staff', subjectId: member.id, after: { name } })
  return ok({ id })
}

async function challengeFor(tx: Tx, sessionHash: string, purpose: Purpose): Promise<string> {
  const content = randomBytes(CHALLENGE_BYTES).toString('base64url')
  await replaceChallenge(tx, { sessionHash, purpose, content, minutes: PASSKEY_MINUTES })
  return content
}
