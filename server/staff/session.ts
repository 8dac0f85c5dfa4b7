import { createHash, randomBytes } from 'node:crypto'
import type { StaffRole } from '#contract/terms/staff-roles.ts'
import { STAFF_IDLE_MINUTES } from '#contract/terms/staff-rules.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { readSessionToken, staffCookie } from '#server/http/session-cookie.ts'
import { deviceOf } from './rules.ts'
import { deleteStaffSession, findStaffSession, insertStaffSession, markSeen, type SessionRow } from './store.ts'

/** A member of staff who is signed in. */
export type Member = { id: string; name: string; email: string; role: StaffRole }

/** `row` is the member with what only sign-in looks at. */
export type StaffSession = {
  member: Member
  step: SessionRow['step']
  tokenHash: string
  idleEndsAt: Date
  row: SessionRow
}

const TOKEN_BYTES = 32

/** The session of these headers; undefined without one, after its end, and for a member who is disabled. Being asked for keeps it alive. */
export async function findSession(db: Db, headers: Headers, origin: string): Promise<StaffSession | undefined> {
  const token = readSessionToken(headers, origin, 'staff')
  if (token === undefined) return undefined
  const tokenHash = hashOf(token)
  const row = await findStaffSession(db, tokenHash)
  if (row === undefined) return undefined
  if (row.is_stale) await markSeen(db, tokenHash, row.id)
  const { id, name, email, role, step } = row
  const seenAt = row.is_stale ? row.now : row.session_seen_at
  const idleEndsAt = new Date(seenAt.getTime() + STAFF_IDLE_MINUTES * 60_000)
  return { member: { id, name, email, role }, step, tokenHash, idleEndsAt, row }
}

/** Replaces the browser's session: its token is new at each step, so that one known before it is worth nothing after. Answers the header. */
export async function renewStaffSession(
  tx: Tx,
  { headers, origin }: { headers: Headers; origin: string },
  { memberId, step }: { memberId: string; step: SessionRow['step'] },
): Promise<Record<string, string>> {
  const old = readSessionToken(headers, origin, 'staff')
  if (old !== undefined) await deleteStaffSession(tx, hashOf(old))
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const device = deviceOf(headers.get('user-agent') ?? '')
  await insertStaffSession(tx, { tokenHash: hashOf(token), memberId, step, device })
  return { 'Set-Cookie': staffCookie(token, origin) }
}

export async function endStaffSession(db: Db, headers: Headers, origin: string): Promise<void> {
  const token = readSessionToken(headers, origin, 'staff')
  if (token !== undefined) await deleteStaffSession(db, hashOf(token))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
