import type { FactorProof } from '#contract/office/factor-proof.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { recordChange } from '../audit.ts'
import type { StaffSession } from '../session.ts'
import type { FactorParts, FactorRefusal } from './check-factor.ts'
import { withFreshFactor } from './prove-factor.ts'
import { renewCodes } from './recovery-codes.ts'

/** New recovery codes for a member who is in, after a fresh second factor. */
export function drawRecoveryCodes(
  parts: FactorParts,
  session: StaffSession,
  proof: FactorProof,
): Promise<Result<{ recoveryCodes: string[] }, FactorRefusal>> {
  return withFreshFactor(parts, session, proof, async (tx, member) => {
    await recordChange(tx, session.member, { action: 'recovery_codes_renewed', subject: 'staff', subjectId: member.id })
    return ok({ recoveryCodes: await renewCodes(tx, parts, member.id) })
  })
}
