import type { PasskeyAnswer } from '#contract/office/factor-proof.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Tx } from '#server/db/db.ts'
import type { StaffSession } from '../session.ts'
import type { FactorParts, FactorProblem } from './check-factor.ts'
import { consumeChallenge, findPasskey, markUsed } from './store.ts'
import { verifyAnswer } from './verify-passkey.ts'

/** Whether a passkey of this member has signed what this session was asked; keeps how often it has signed. */
export async function signedByPasskey(
  tx: Tx,
  { origin }: Pick<FactorParts, 'origin'>,
  { session, answer }: { session: StaffSession; answer: PasskeyAnswer },
): Promise<Result<true, FactorProblem>> {
  const { id: memberId } = session.member
  const challenge = await consumeChallenge(tx, session.tokenHash, 'sign')
  if (challenge === undefined) return fail({ code: 'wrong_passkey', why: 'challenge' })
  const passkey = await findPasskey(tx, memberId, answer.id)
  if (passkey === undefined || isOfAnother(memberId, answer)) return fail({ code: 'wrong_passkey', why: 'unknown' })
  const { id, credential_id, public_key, counter } = passkey
  const key = { credentialId: credential_id, publicKey: public_key, counter }
  const verified = await verifyAnswer({ origin, challenge }, key, answer)
  if (!verified.ok) return fail({ code: 'wrong_passkey', why: verified.error })
  await markUsed(tx, id, verified.value.counter)
  return ok(true)
}

/** The passkey names the member that it was made for; where it does, it has to be this one. */
function isOfAnother(memberId: string, { userHandle }: PasskeyAnswer): boolean {
  return userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('utf8') !== memberId
}
