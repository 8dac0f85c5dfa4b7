import { sql } from 'kysely'
import { normalisePhone } from '#contract/terms/enquiry-form.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { isSamePhone } from '#server/adapters/phone/phone-number.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { LimitKeys } from '#server/limits/count-uses.ts'
import { countUses, type Full, findFull, type Use } from '#server/limits/count-uses.ts'
import { canonicalMailbox, countedMailbox } from './canonical-mailbox.ts'
import {
  confirmMailboxes,
  countWrongCodes,
  findByReference,
  insertChallenge,
  type Proof,
  recordWrongCode,
  tryCode,
  useLink,
  whyNotTried,
} from './challenge-store.ts'
import { type AskLimit, addressUse, mailboxUses, networkUse, pairUses, referenceUse } from './code-limits.ts'
import { isLinkOnly, readReference } from './rules.ts'
import { drawChallengeId, drawCode, drawLink, everyKeyOf, type SignInKeys } from './sign-in-keys.ts'
import { renewSession, type SignedIn } from './visitor.ts'

export const SIGN_IN_MAIL = 'sign-in-mail'

type AskParts = { db: Db; keys: SignInKeys; limits: LimitKeys }
export type Challenge = { challengeId: string; expiresAt: Date }
export type AskRefusal = Full<AskLimit>

/** Mails a code to a mailbox, in its canonical form. The response is the same for known and unknown mailboxes. */
export async function askSignIn(
  { db, keys, limits }: AskParts,
  { mailbox, network }: { mailbox: string; network: string },
): Promise<Result<Challenge, AskRefusal>> {
  const who = countedMailbox(mailbox)
  const full = await countAlone(db, [...mailboxUses(limits, { mailbox: who, network }), networkUse(limits, network)])
  if (full !== undefined) return fail(full)
  const person = { email: mailbox, bookingId: null }
  return ok(await storeAsk(db, keys, { kind: 'sign_in', addressKey: keys.addressKey(who), network, person }))
}

type LookUp = { ref: string; contact: string; network: string; address: string }

/** Has a code mailed to the lead traveller of a booking; a pair that fits none takes the same steps and mails nothing. */
export async function askLookUp(
  { db, keys, limits }: AskParts,
  { ref, contact, network, address }: LookUp,
): Promise<Result<Challenge, AskRefusal>> {
  const pair = { reference: readReference(ref), ...readContact(contact) }
  const booking = await findNamed(db, pair, contact)
  // Counted for this address alone: requests from other addresses are not limited by its wrong pairs.
  const wrong = addressUse(limits, address)
  const tried = booking === undefined ? undefined : await findFull(db, [wrong])
  if (tried !== undefined) return fail(tried)
  const isTried = (await findFull(db, [referenceUse(limits, pair.reference)])) !== undefined
  const asks = [...pairUses(limits, { pair: JSON.stringify(pair), network }), networkUse(limits, network)]
  const full = await countAlone(db, booking === undefined ? [...asks, wrong] : asks)
  if (full !== undefined) return fail(full)
  const person = booking && (await personOf({ db, limits }, booking, network))
  if (booking === undefined) await recordWrongPair({ db, limits }, pair.reference)
  const addressKey = keys.addressKey(booking === undefined ? JSON.stringify(pair) : countedMailbox(booking.email))
  const byMobile = pair.phone !== ''
  return ok(await storeAsk(db, keys, { kind: 'look_up', addressKey, network, person, isTried, byMobile }))
}

/** The lead traveller's mailbox or mobile number, in any spelling; the other one is empty. */
function readContact(text: string): { email: string; phone: string } {
  if (text.includes('@')) return { email: canonicalMailbox(text) ?? '', phone: '' }
  return { email: '', phone: normalisePhone(text.trim().replace(/^\(?00/, '+')) ?? '' }
}

type Named = { id: string; email: string }

/** The booking of a reference, where the contact is its lead traveller's. */
async function findNamed(
  db: Db,
  pair: { reference: string; email: string },
  contact: string,
): Promise<Named | undefined> {
  const named = await findByReference(db, pair.reference)
  if (named === undefined) return undefined
  const email = canonicalMailbox(named.email) ?? named.email
  return email === pair.email || isSamePhone(contact, named.phone) ? { id: named.id, email } : undefined
}

/** The person to mail; undefined where the mailbox has reached its limit: the response is then that of a wrong pair, which reveals nothing. */
async function personOf(
  { db, limits }: Pick<AskParts, 'db' | 'limits'>,
  { id, email }: Named,
  network: string,
): Promise<Ask['person']> {
  const full = await countAlone(db, mailboxUses(limits, { mailbox: countedMailbox(email), network }))
  return full === undefined ? { email, bookingId: id } : undefined
}

async function recordWrongPair({ db, limits }: Pick<AskParts, 'db' | 'limits'>, reference: string): Promise<void> {
  // What is no reference at all is none of a booking.
  if (reference !== '') await countAlone(db, [referenceUse(limits, reference)])
}

/**
 * Counts in a transaction of its own that is over at once: asks of one network wait for two statements of each other, not for all that
 * an ask does, nor for the disk. A crash may forget the last of these counts.
 */
function countAlone<Of extends string>(db: Db, uses: readonly Use<Of>[]): Promise<Full<Of> | undefined> {
  return inTransaction(db, async (tx) => {
    await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx)
    return countUses(tx, uses)
  })
}

type Ask = {
  kind: 'sign_in' | 'look_up'
  addressKey: string
  network: string
  /** Whom to mail; undefined for a pair that fits nothing. */
  person: { email: string; bookingId: string | null } | undefined
  /** The reference was tried too often with wrong contacts. */
  isTried?: boolean
  /** The pair named the mobile number, not the mailbox. */
  byMobile?: boolean
}

function storeAsk(db: Db, keys: SignInKeys, ask: Ask): Promise<Challenge> {
  return inTransaction(db, (tx) => insertAsk(tx, keys, ask))
}

async function insertAsk(tx: Tx, keys: SignInKeys, ask: Ask): Promise<Challenge> {
  const { kind, addressKey, network, person, isTried = false, byMobile = false } = ask
  const isLink = isLinkOnly(await countWrongCodes(tx, addressKey)) || isTried
  const id = drawChallengeId()
  // Drawn, hashed and sealed also where nothing is mailed, so that it takes as long.
  const secret = isLink ? drawLink() : drawCode()
  const [sealed, codeHash, linkHash] = [keys.seal(id, secret), keys.codeHash(id, secret), keys.linkHash(secret)]
  const isMailed = person !== undefined
  const expiresAt = await insertChallenge(tx, {
    ...{ id, kind, addressKey, network },
    email: person?.email ?? null,
    bookingId: person?.bookingId ?? null,
    byMobile,
    codeHash: isMailed && !isLink ? codeHash : null,
    linkHash: isMailed && isLink ? linkHash : null,
    sealed: isMailed ? sealed : null,
  })
  await enqueue(tx, SIGN_IN_MAIL, { challengeId: id })
  return { challengeId: id, expiresAt }
}

export type ProofRefusal =
  | { code: 'wrong_code' }
  | { code: 'expired' }
  | { code: 'too_many'; retryAfterSeconds: number }

/** The new session, and `addressKey` for the log. */
export type Proved = SignedIn & { addressKey: string }

type ProveParts = { db: Db; keys: SignInKeys; headers: Headers; origin: string }

/** Checks a typed code. A refusal is a result, not an error, so the number of tries is saved. */
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
