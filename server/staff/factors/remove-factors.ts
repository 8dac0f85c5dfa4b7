import type { Tx } from '#server/db/db.ts'
import { updateMember } from '../store.ts'
import { deletePasskeysOf } from './store.ts'

/** The authenticator and the passkeys of a member are worth nothing from here on; the recovery codes go when a new factor is set up. */
export async function removeFactors(tx: Tx, memberId: string): Promise<void> {
  await updateMember(tx, memberId, { factor_sealed: null, factor_confirmed_at: null, factor_step: 0 })
  await deletePasskeysOf(tx, memberId)
}
