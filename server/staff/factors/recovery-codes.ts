import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/terms/staff-rules.ts'
import type { Tx } from '#server/db/db.ts'
import { everyKeyOf, type SignInKeys } from '#server/visitors/sign-in-keys.ts'
import { recordChange } from '../audit.ts'
import { readRecoveryCode, recoveryCodeOf } from '../rules.ts'
import type { MemberRow } from '../store.ts'
import { consumeRecoveryCode, replaceRecoveryCodes } from '../team-store.ts'
import type { FactorParts } from './check-factor.ts'

/** More than there are letters, so that none is likelier than another by more than a trifle. */
const RECOVERY_BYTES = 16

/** New recovery codes in place of the old ones, which stop working. */
export async function renewCodes(tx: Tx, { keys }: Pick<FactorParts, 'keys'>, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)))
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => recoveryHash(keys, memberId, code)),
  )
  return codes
}

/** Uses up a recovery code in any spelling; false where it is none of the member's. */
export async function isRecoveryCode(
  tx: Tx,
  { keys }: Pick<FactorParts, 'keys'>,
  member: MemberRow,
  code: string,
): Promise<boolean> {
  const recovery = readRecoveryCode(code)
  if (recovery === '') return false
  const hashes = everyKeyOf(keys).map((key) => recoveryHash(key, member.id, recovery))
  const isUsed = await consumeRecoveryCode(tx, member.id, hashes)
  if (isUsed) await recordChange(tx, member, { action: 'recovery_code_used', subject: 'staff', subjectId: member.id })
  return isUsed
}

function recoveryHash(keys: SignInKeys, memberId: string, code: string): string {
  return keys.linkHash(`recovery:${memberId}:${code}`)
}
