import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { confirmMailboxes, type Proof, recordWrongCode, tryCode, useLink, whyNotTried } from './challenge-store.ts'
import { everyKeyOf, type SignInKeys } from './sign-in-keys.ts'
import { renewSession, type SignedIn } from './visitor.ts'

export type ProofRefusal =
  | { code: 'wrong_code' }
  | { code: 'expired' }
  | { code: 'too_many'; retryAfterSeconds: number }

/** Who has proved it: a session of its own kind, and `addressKey` for the log. */
export type Proved = SignedIn & { addressKey: string }

type ProveParts = { db: Db; keys: SignInKeys; headers: Headers; origin: string }

/** Judges a typed code. A refusal is an answer too, so the count of tries is kept either way. */
export async function proveByCode(
  { db, keys, headers, origin }: ProveParts,
  { challengeId, code }: { challengeId: string; code: string },
): Promise<Result<Proved, ProofRefusal & { addressKey?: string }>> {
  const hashes = everyKeyOf(keys).map((each) => each.codeHash(challengeId, code))
  return inTransaction(db, async (tx) => {
    const tried = await tryCode(tx, challengeId, hashes)
    if (tried === undefined) {
      const why = await whyNotTried(tx, challengeId)
      return fail(why === 'over' ? { code: 'expired' } : { code: 'too_many', retryAfterSeconds: why.secondsLeft })
    }
    if (tried.is_right) return ok(await enter(tx, tried, headers, origin))
    await recordWrongCode(tx, tried.address_key)
    return fail({ code: 'wrong_code', addressKey: tried.address_key })
  })
}

/** Takes a link of a mail; a second time, or after its minutes, it is over. */
export async function proveByLink(
  { db, keys, headers, origin }: ProveParts,
  link: string,
): Promise<Result<Proved, { code: 'expired' }>> {
  const hashes = everyKeyOf(keys).map((each) => each.linkHash(link))
  return inTransaction(db, async (tx) => {
    const proof = await useLink(tx, hashes)
    return proof === undefined ? fail({ code: 'expired' }) : ok(await enter(tx, proof, headers, origin))
  })
}

async function enter(tx: Tx, proof: Proof, headers: Headers, origin: string): Promise<Proved> {
  const entered = proof.kind === 'look_up' ? { bookingId: proof.booking_id } : { email: proof.email }
  const signedIn = await renewSession(tx, headers, origin, entered)
  await confirmMailboxes(tx, proof, signedIn.visitor.id)
  return { ...signedIn, addressKey: proof.address_key }
}
