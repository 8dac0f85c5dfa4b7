import { fail, ok, type Result } from '#contract/terms/result.ts'
import { isSamePhone } from '#server/adapters/phone/phone-number.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { countAsks, findByReference, insertChallenge, secondsUntilAsk, takeTurn } from './challenge-store.ts'
import { judgeAsk, normaliseEmail, readContact, readReference } from './rules.ts'
import { drawChallengeId, drawCode, drawLink, type SignInKeys } from './sign-in-keys.ts'

export const SIGN_IN_MAIL = 'sign-in-mail'

export type AskParts = { db: Db; keys: SignInKeys }
export type Challenge = { challengeId: string; expiresAt: Date }
export type AskRefusal = { of: 'pairs' | 'asks'; retryAfterSeconds: number }

/** Has a code mailed to an address. Whoever it is, the same is done and answered: the mail alone tells them apart. */
export async function askSignIn(
  { db, keys }: AskParts,
  { email, network }: { email: string; network: string },
): Promise<Result<Challenge, AskRefusal>> {
  const address = normaliseEmail(email)
  const person = { email: address, bookingId: null }
  return inTransaction(db, (tx) =>
    storeAsk(tx, keys, { kind: 'sign_in', addressKey: keys.addressKey(address), network, person }),
  )
}

/** Has a code mailed to the lead traveller of a booking; a pair that fits none takes the same steps and mails nothing. */
export async function askLookUp(
  { db, keys }: AskParts,
  { ref, contact, network }: { ref: string; contact: string; network: string },
): Promise<Result<Challenge, AskRefusal>> {
  const pair = { reference: readReference(ref), ...readContact(contact) }
  return inTransaction(db, async (tx) => {
    const named = await findByReference(tx, pair.reference)
    const isLead = named !== undefined && (named.email === pair.email || isSamePhone(contact, named.phone))
    const booking = isLead ? named : undefined
    const person = booking && { email: booking.email, bookingId: booking.id }
    const addressKey = keys.addressKey(booking?.email ?? JSON.stringify(pair))
    return storeAsk(tx, keys, { kind: 'look_up', addressKey, network, person })
  })
}

type Ask = {
  kind: 'sign_in' | 'look_up'
  addressKey: string
  network: string
  /** Whom to mail; undefined for a pair that fits nothing. */
  person: { email: string; bookingId: string | null } | undefined
}

async function storeAsk(tx: Tx, keys: SignInKeys, ask: Ask): Promise<Result<Challenge, AskRefusal>> {
  const { kind, addressKey, network, person } = ask
  await takeTurn(tx, `network ${network}`)
  await takeTurn(tx, `address ${addressKey}`)
  const verdict = judgeAsk(await countAsks(tx, addressKey, network), { kind, isOurs: person !== undefined })
  if (verdict.kind === 'too_many') {
    return fail({ of: verdict.of, retryAfterSeconds: await secondsUntilAsk(tx, network, verdict.of) })
  }
  const id = drawChallengeId()
  // Drawn, hashed and sealed also where nothing is mailed, so that it takes as long.
  const secret = verdict.mails === 'link' ? drawLink() : drawCode()
  const sealed = keys.seal(id, secret)
  const codeHash = keys.codeHash(id, secret)
  const expiresAt = await insertChallenge(tx, {
    id,
    kind,
    addressKey,
    network,
    email: person?.email ?? null,
    bookingId: person?.bookingId ?? null,
    codeHash: verdict.mails === 'code' ? codeHash : null,
    linkHash: verdict.mails === 'link' ? keys.linkHash(secret) : null,
    sealed: verdict.mails === 'nothing' ? null : sealed,
  })
  await enqueue(tx, SIGN_IN_MAIL, { challengeId: id })
  return ok({ challengeId: id, expiresAt })
}
