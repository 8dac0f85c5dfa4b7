import { fail, type Result } from '#contract/terms/result.ts'
import { FACTOR_TRIES } from '#contract/terms/staff-rules.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { countUses, findFull, type LimitKeys, type Use } from '#server/limits/count-uses.ts'
import type { SignInKeys } from '#server/visitors/sign-in-keys.ts'
import type { StaffSession } from '../session.ts'
import { findMember, type MemberRow } from '../store.ts'
import type { PasskeyFault } from './verify-passkey.ts'

export type FactorParts = { db: Db; keys: SignInKeys; limits: LimitKeys; origin: string; now: () => Date }

/** A second factor that is not right: each is counted. */
type Wrong = { code: 'wrong_code' } | { code: 'wrong_passkey'; why: PasskeyFault }
/** Refused for another reason, which tells nothing about a factor. */
type Refused = {
  code: 'missing' | 'conflict' | 'expired' | 'known_passkey' | 'many_passkeys' | 'last_factor' | 'not_found'
}

export type FactorProblem = Wrong | Refused
export type FactorRefusal = FactorProblem | { code: 'too_many'; retryAfterSeconds: number }

export const WRONG_CODE: FactorProblem = { code: 'wrong_code' }

/** Runs `check` with the member's row locked; a wrong factor is counted, and after too many none is checked. What `check` wrote stays. */
export async function checkFactor<Value>(
  { db, limits }: Pick<FactorParts, 'db' | 'limits'>,
  { row, step }: Pick<StaffSession, 'row' | 'step'>,
  needed: StaffSession['step'],
  check: (tx: Tx, member: MemberRow) => Promise<Result<Value, FactorProblem>>,
): Promise<Result<Value, FactorRefusal>> {
  if (step !== needed) return fail({ code: 'conflict' })
  const tries: Use[] = [{ of: 'factor', key: limits('staff factor', row.id), windows: [FACTOR_TRIES] }]
  return inTransaction(db, async (tx) => {
    const member = await findMember(tx, row.id, { forUpdate: true })
    if (member === undefined) return fail({ code: 'conflict' })
    const full = await findFull(tx, tries)
    if (full !== undefined) return fail({ code: 'too_many', retryAfterSeconds: full.retryAfterSeconds })
    const checked = await check(tx, member)
    if (!checked.ok && isWrong(checked.error)) await countUses(tx, tries)
    return checked
  })
}

function isWrong({ code }: FactorProblem): boolean {
  return code === 'wrong_code' || code === 'wrong_passkey'
}
