import type { Ways } from '#contract/office/account.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { StaffRole } from '#contract/terms/staff-roles.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { countUses, type Full, type LimitKeys } from '#server/limits/count-uses.ts'
import { countedMailbox } from '#server/visitors/canonical-mailbox.ts'
import { type AskLimit, mailboxUses, networkUse } from '#server/visitors/code-limits.ts'
import { drawChallengeId, drawCode, drawLink, everyKeyOf, type SignInKeys } from '#server/visitors/sign-in-keys.ts'
import { recordChange } from './audit.ts'
import { removeFactors } from './factors/remove-factors.ts'
import { STAFF_CODE_TRIES_MAX } from './rules.ts'
import { renewStaffSession } from './session.ts'
import {
  consumeSetupLink,
  deleteSessionsOf,
  findMember,
  findMemberByEmail,
  findSetupLink,
  hasFactor,
  hasOwner,
  insertCode,
  insertMember,
  insertSetupLink,
  type MemberRow,
  secondsOfTriedCode,
  tryStaffCode,
  updateMember,
} from './store.ts'

export const STAFF_CODE_MAIL = 'staff-code-mail'

export type SignInParts = {
  db: Db
  keys: SignInKeys
  limits: LimitKeys
  origin: string
  adminEmail: string | undefined
}

/** The address of the page that opens an account. The token stands behind #, so that no log of addresses has it. */
export function setupUrl(origin: string, token: string): string {
  return `${origin}/office/setup#${token}`
}

/** A new link for the first owner, while there is none; undefined once there is. */
export async function offerFirstOwner({
  db,
  keys,
  origin,
}: Pick<SignInParts, 'db' | 'keys' | 'origin'>): Promise<string | undefined> {
  if (await hasOwner(db)) return undefined
  const token = drawLink()
  await insertSetupLink(db, { tokenHash: keys.linkHash(token), memberId: null, sealed: null })
  return setupUrl(origin, token)
}

export type SetupFor = { email?: string; name?: string; role: StaffRole }

/** For whom a link is. */
export async function lookAtSetup(parts: SignInParts, token: string): Promise<Result<SetupFor, { code: 'expired' }>> {
  const link = await findSetupLink(parts.db, hashesOf(parts.keys, token))
  if (link === undefined) return fail({ code: 'expired' })
  if (link.member_id === null) {
    if (await hasOwner(parts.db)) return fail({ code: 'expired' })
    return ok({ ...(parts.adminEmail === undefined ? {} : { email: parts.adminEmail }), role: 'owner' })
  }
  const member = await findMember(parts.db, link.member_id)
  if (member === undefined || member.state === 'disabled') return fail({ code: 'expired' })
  return ok({ email: member.email, name: member.name, role: member.role })
}

type SetUp = { token: string; name: string; email?: string | undefined; headers: Headers }
/** `message` is about the address of the first owner. */
export type SetupRefusal = { code: 'expired' } | { code: 'invalid'; message: string }

/** Opens the account of a link, once; its browser goes on to set up a second factor. */
export function openAccount(
  parts: SignInParts,
  given: SetUp,
): Promise<Result<{ headers: Record<string, string> }, SetupRefusal>> {
  return inTransaction(parts.db, async (tx) => {
    const link = await findSetupLink(tx, hashesOf(parts.keys, given.token), { forUpdate: true })
    if (link === undefined) return fail({ code: 'expired' })
    const member =
      link.member_id === null ? await firstOwner(tx, parts, given) : await invited(tx, link.member_id, given.name)
    if (!member.ok) return member
    await consumeSetupLink(tx, link.token_hash)
    const memberId = member.value
    const headers = await renewStaffSession(
      tx,
      { headers: given.headers, origin: parts.origin },
      { memberId, step: 'enrol' },
    )
    await recordChange(
      tx,
      { id: memberId, name: given.name },
      { action: 'account_opened', subject: 'staff', subjectId: memberId },
    )
    return ok({ headers })
  })
}

async function firstOwner(
  tx: Tx,
  { adminEmail }: SignInParts,
  { name, email }: SetUp,
): Promise<Result<string, SetupRefusal>> {
  if (await hasOwner(tx)) return fail({ code: 'expired' })
  const address = adminEmail ?? email
  if (address === undefined) return fail({ code: 'invalid', message: VALIDATION.email })
  const known = await findMemberByEmail(tx, address)
  if (known !== undefined) return ok(await ownerAgain(tx, known.id, name))
  const id = drawChallengeId()
  const isNew = await insertMember(tx, { id, email: address, name, role: 'owner', state: 'active' })
  return isNew ? ok(id) : fail({ code: 'expired' })
}

/** The last owner lost every second factor, and whoever starts the program lets them in anew: what was lost is worth nothing any more. */
async function ownerAgain(tx: Tx, id: string, name: string): Promise<string> {
  await updateMember(tx, id, { name, role: 'owner', state: 'active' })
  await removeFactors(tx, id)
  await deleteSessionsOf(tx, id)
  return id
}

async function invited(tx: Tx, id: string, name: string): Promise<Result<string, SetupRefusal>> {
  const member = await findMember(tx, id, { forUpdate: true })
  if (member === undefined || member.state === 'disabled') return fail({ code: 'expired' })
  // Whoever was given a new link has lost the second factors: what they knew is worth nothing any more.
  await updateMember(tx, id, { name, state: 'active' })
  await removeFactors(tx, id)
  return ok(id)
}

/** Mails a code to an active member. The answer is the same for every address. */
export async function askCode(
  { db, keys, limits }: SignInParts,
  { email, network }: { email: string; network: string },
): Promise<Result<{ challengeId: string; expiresAt: Date }, Full<AskLimit>>> {
  const mailbox = `staff ${countedMailbox(email)}`
  const full = await inTransaction(db, (tx) =>
    countUses(tx, [...mailboxUses(limits, { mailbox, network }), networkUse(limits, network)]),
  )
  if (full !== undefined) return fail(full)
  return inTransaction(db, async (tx) => {
    const found = await findMemberByEmail(tx, email)
    const member = found?.state === 'active' ? found : undefined
    const [id, code] = [drawChallengeId(), drawCode()]
    // Hashed and sealed also where nothing is mailed, so that it takes as long.
    const [codeHash, sealed] = [keys.codeHash(id, code), keys.seal(id, code)]
    const isMailed = member !== undefined
    const expiresAt = await insertCode(tx, {
      ...{ id, memberId: member?.id ?? null },
      codeHash: isMailed ? codeHash : null,
      sealed: isMailed ? sealed : null,
    })
    await enqueue(tx, STAFF_CODE_MAIL, { codeId: id })
    return ok({ challengeId: id, expiresAt })
  })
}

export type CodeRefusal = { code: 'wrong_code' } | { code: 'expired' } | { code: 'too_many'; retryAfterSeconds: number }
export type CodeProved = { step: 'enrol' | 'factor'; ways?: Ways; headers: Record<string, string> }

/** Checks a mailed code. A refusal is a result, not an error, so that the number of tries is saved. */
export function proveCode(
  { db, keys, origin }: SignInParts,
  { challengeId, code, headers }: { challengeId: string; code: string; headers: Headers },
): Promise<Result<CodeProved, CodeRefusal>> {
  const hashes = everyKeyOf(keys).map((each) => each.codeHash(challengeId, code))
  return inTransaction(db, async (tx) => {
    const tried = await tryStaffCode(tx, { id: challengeId, hashes, most: STAFF_CODE_TRIES_MAX })
    if (tried === undefined) {
      const seconds = await secondsOfTriedCode(tx, challengeId, STAFF_CODE_TRIES_MAX)
      return fail(
        seconds === undefined ? { code: 'expired' } : { code: 'too_many', retryAfterSeconds: Math.max(1, seconds) },
      )
    }
    if (!tried.is_right || tried.member_id === null) return fail({ code: 'wrong_code' })
    const member = await findMember(tx, tried.member_id)
    if (member?.state !== 'active') return fail({ code: 'expired' })
    const step = hasFactor(member) ? 'factor' : 'enrol'
    const renewed = await renewStaffSession(tx, { headers, origin }, { memberId: member.id, step })
    return ok({ step, ...(step === 'factor' ? { ways: waysOf(member) } : {}), headers: renewed })
  })
}

/** Which second factors a member may come in with. */
export function waysOf({ factor_confirmed_at, has_passkey }: MemberRow): Ways {
  return { passkey: has_passkey, authenticator: factor_confirmed_at !== null }
}

function hashesOf(keys: SignInKeys, token: string): string[] {
  return everyKeyOf(keys).map((each) => each.linkHash(token))
}
