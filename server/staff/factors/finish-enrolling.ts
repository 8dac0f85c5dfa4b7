import type { Tx } from '#server/db/db.ts'
import { renewStaffSession, type StaffSession } from '../session.ts'
import { deleteEnrolling } from '../store.ts'
import type { FactorParts } from './check-factor.ts'
import { renewCodes } from './recovery-codes.ts'

export type Enrolled = { recoveryCodes: string[]; headers: Record<string, string> }

/** After the first second factor: recovery codes, and the browser is in. Others that were to set one up have to give it now. */
export async function finishEnrolling(
  tx: Tx,
  parts: FactorParts,
  { session, headers }: { session: StaffSession; headers: Headers },
): Promise<Enrolled> {
  const memberId = session.member.id
  await deleteEnrolling(tx, memberId)
  const recoveryCodes = await renewCodes(tx, parts, memberId)
  const renewed = await renewStaffSession(tx, { headers, origin: parts.origin }, { memberId, step: 'in' })
  return { recoveryCodes, headers: renewed }
}
