import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { StaffRole } from '#contract/terms/staff-roles.ts'
import { TEAM_MAX } from '#contract/terms/staff-rules.ts'
import type { Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { drawChallengeId, drawLink, type SignInKeys } from '#server/visitors/sign-in-keys.ts'
import { recordChange } from './audit.ts'
import { removeFactors } from './factors/remove-factors.ts'
import type { Member } from './session.ts'
import { type SignInParts, setupUrl } from './sign-in.ts'
import {
  countActiveOwners,
  countMembers,
  deleteSessionsOf,
  findMember,
  findMemberByEmail,
  hasFactor,
  insertMember,
  insertSetupLink,
  type MemberRow,
  updateMember,
} from './store.ts'

export const STAFF_INVITE_MAIL = 'staff-invite-mail'

type TeamParts = Pick<SignInParts, 'db' | 'keys' | 'origin'>
export type TeamRefusal =
  | { code: 'not_found' }
  | { code: 'conflict'; message: string }
  | { code: 'last_owner' }
  | { code: 'too_many' }
export type Invited = { member: MemberRow; setupUrl: string }

export function invite(
  parts: TeamParts,
  by: Member,
  { email, name, role }: { email: string; name: string; role: StaffRole },
): Promise<Result<Invited, TeamRefusal>> {
  return inTransaction(parts.db, async (tx) => {
    if ((await countMembers(tx)) >= TEAM_MAX) return fail({ code: 'too_many' })
    const known = await findMemberByEmail(tx, email)
    if (known !== undefined) return fail({ code: 'conflict', message: `${known.name} has this address already` })
    const id = drawChallengeId()
    if (!(await insertMember(tx, { id, email, name, role, state: 'invited' })))
      return fail({ code: 'conflict', message: 'Somebody has this address already' })
    await recordChange(tx, by, { action: 'invited', subject: 'staff', subjectId: id, after: { email, name, role } })
    return ok(await sendLink(tx, parts, id))
  })
}

/** A new link for a member: the old one, all second factors and all sessions are over with it. */
export function reinvite(parts: TeamParts, by: Member, id: string): Promise<Result<Invited, TeamRefusal>> {
  return inTransaction(parts.db, async (tx) => {
    const member = await findMember(tx, id, { forUpdate: true })
    if (member === undefined) return fail({ code: 'not_found' })
    if (member.state === 'disabled') return fail({ code: 'conflict', message: 'Please let them in again first' })
    if (member.id === by.id) return fail({ code: 'conflict', message: 'For yourself, use the recovery codes' })
    await deleteSessionsOf(tx, id)
    // Until the link is used nobody comes in: neither by what was lost, nor by the mailbox alone to set up another.
    await updateMember(tx, id, { state: 'invited' })
    await removeFactors(tx, id)
    await recordChange(tx, by, { action: 'new_link', subject: 'staff', subjectId: id })
    return ok(await sendLink(tx, parts, id))
  })
}

async function sendLink(tx: Tx, { keys, origin }: TeamParts, memberId: string): Promise<Invited> {
  const token = drawLink()
  const tokenHash = keys.linkHash(token)
  await insertSetupLink(tx, { tokenHash, memberId, sealed: keys.seal(sealName(tokenHash), token) })
  await enqueue(tx, STAFF_INVITE_MAIL, { tokenHash })
  const member = await findMember(tx, memberId)
  if (member === undefined) throw new Error('The member of a new link is gone')
  return { member, setupUrl: setupUrl(origin, token) }
}

export type MemberChange = { name?: string | undefined; role?: StaffRole | undefined; isDisabled?: boolean | undefined }

export function change(
  { db }: TeamParts,
  by: Member,
  { id, name, role, isDisabled }: MemberChange & { id: string },
): Promise<Result<MemberRow, TeamRefusal>> {
  return inTransaction(db, async (tx) => {
    const owners = await countActiveOwners(tx)
    const member = await findMember(tx, id, { forUpdate: true })
    if (member === undefined) return fail({ code: 'not_found' })
    const next = { name: name ?? member.name, role: role ?? member.role, state: stateAfter(member, isDisabled) }
    const wasOwner = member.role === 'owner' && member.state === 'active'
    if (wasOwner && owners === 1 && (next.role !== 'owner' || next.state !== 'active'))
      return fail({ code: 'last_owner' })
    await updateMember(tx, id, next)
    // What a role allows is read at each call; whoever is disabled has no session left to call with.
    if (next.state === 'disabled') await deleteSessionsOf(tx, id)
    const before = { name: member.name, role: member.role, state: member.state }
    await recordChange(tx, by, { action: 'changed', subject: 'staff', subjectId: id, before, after: next })
    return ok({ ...member, ...next })
  })
}

function stateAfter(member: MemberRow, isDisabled?: boolean): MemberRow['state'] {
  if (isDisabled === undefined) return member.state
  if (isDisabled) return 'disabled'
  return member.state === 'disabled' ? (hasFactor(member) ? 'active' : 'invited') : member.state
}

export function endSessions(
  { db }: TeamParts,
  by: Member,
  id: string,
): Promise<Result<{ ended: number }, TeamRefusal>> {
  return inTransaction(db, async (tx) => {
    if ((await findMember(tx, id)) === undefined) return fail({ code: 'not_found' })
    const ended = await deleteSessionsOf(tx, id)
    await recordChange(tx, by, { action: 'signed_out', subject: 'staff', subjectId: id })
    return ok({ ended })
  })
}

export function openLinkToken(keys: SignInKeys, tokenHash: string, sealed: string): string {
  return keys.open(sealName(tokenHash), sealed)
}

function sealName(tokenHash: string): string {
  return `staff-link:${tokenHash}`
}
