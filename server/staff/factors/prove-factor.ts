import type { FactorProof } from '#contract/office/factor-proof.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Tx } from '#server/db/db.ts'
import { renewStaffSession, type StaffSession } from '../session.ts'
import { type MemberRow, updateMember } from '../store.ts'
import { acceptedStep } from './authenticator-code.ts'
import { checkFactor, type FactorParts, type FactorProblem, type FactorRefusal, WRONG_CODE } from './check-factor.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import { signedByPasskey } from './signed-by-passkey.ts'
import { loadWebauthn } from './verify-passkey.ts'

/** The second factor of who has proven the mailbox: lets the browser in. */
export async function comeIn(
  parts: FactorParts,
  session: StaffSession,
  { proof, headers }: { proof: FactorProof; headers: Headers },
): Promise<Result<{ headers: Record<string, string> }, FactorRefusal>> {
  if (proof.passkey !== undefined) await loadWebauthn()
  return checkFactor(parts, session, 'factor', async (tx, member) => {
    const proved = await prove(tx, parts, { session, member, proof })
    if (!proved.ok) return proved
    const renewed = await renewStaffSession(tx, { headers, origin: parts.origin }, { memberId: member.id, step: 'in' })
    return ok({ headers: renewed })
  })
}

/** For what is too grave for a browser that was left open: the second factor again, of a member who is in. */
export async function withFreshFactor<Value>(
  parts: FactorParts,
  session: StaffSession,
  proof: FactorProof,
  then: (tx: Tx, member: MemberRow) => Promise<Result<Value, FactorProblem>>,
): Promise<Result<Value, FactorRefusal>> {
  if (proof.passkey !== undefined) await loadWebauthn()
  return checkFactor(parts, session, 'in', async (tx, member) => {
    const proved = await prove(tx, parts, { session, member, proof })
    return proved.ok ? then(tx, member) : proved
  })
}

type Proving = { session: StaffSession; member: MemberRow; proof: FactorProof }

/** By what a passkey has signed, a code of the authenticator, or a recovery code, which is used up by it. */
async function prove(
  tx: Tx,
  parts: FactorParts,
  { session, member, proof: { passkey, code } }: Proving,
): Promise<Result<true, FactorProblem>> {
  if (passkey !== undefined) return signedByPasskey(tx, parts, { session, answer: passkey })
  if (code === undefined) return fail({ code: 'missing' })
  const step = acceptedStep(parts, member, code)
  if (step !== undefined) {
    await updateMember(tx, member.id, { factor_step: step })
    return ok(true)
  }
  return (await isRecoveryCode(tx, parts, member, code)) ? ok(true) : fail(WRONG_CODE)
}
