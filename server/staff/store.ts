import { sql } from 'kysely'
import { CODE_MINUTES } from '#contract/terms/booking-rules.ts'
import type { StaffRole } from '#contract/terms/staff-roles.ts'
import { SETUP_LINK_HOURS, STAFF_IDLE_MINUTES, STAFF_SESSION_HOURS } from '#contract/terms/staff-rules.ts'
import type { Db, Tx } from '#server/db/db.ts'

export type MemberRow = {
  id: string
  email: string
  name: string
  role: StaffRole
  state: 'invited' | 'active' | 'disabled'
  factor_sealed: string | null
  factor_confirmed_at: Date | null
  factor_step: number
  has_passkey: boolean
  created_at: Date
  seen_at: Date | null
}

const MEMBER = sql`m.id, m.email, m.name, m.role, m.state, m.factor_sealed, m.factor_confirmed_at, m.factor_step::float8 as factor_step,
  exists (select 1 from staff_passkey p where p.member_id = m.id) as has_passkey, m.created_at, m.seen_at`

/** Whether there is a second factor to come in with: an authenticator that is confirmed, or a passkey. */
export function hasFactor(member: Pick<MemberRow, 'factor_confirmed_at' | 'has_passkey'>): boolean {
  return member.factor_confirmed_at !== null || member.has_passkey
}

export async function hasOwner(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from staff_member where role = 'owner' and state <> 'invited' limit 1`.execute(db)
  return rows.length > 0
}

export async function insertMember(
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'email' | 'name' | 'role' | 'state'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_member (id, email, name, role, state)
    values (${member.id}, ${member.email}, ${member.name}, ${member.role}, ${member.state})
    on conflict (lower(email)) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** `forUpdate` locks the row until the transaction ends. */
export async function findMember(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<MemberRow | undefined> {
  const lock = forUpdate ? sql` for update` : sql``
  const { rows } = await sql<MemberRow>`select ${MEMBER} from staff_member m where m.id = ${id}${lock}`.execute(db)
  return rows[0]
}

export async function findMemberByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${MEMBER} from staff_member m where lower(m.email) = lower(${email})`.execute(db)
  return rows[0]
}

export async function countMembers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from staff_member`.execute(db)
  return rows[0]?.count ?? 0
}

export async function countActiveOwners(tx: Tx): Promise<number> {
  // Locked, so that two owners cannot step down at the same time.
  const { rows } = await sql`
    select id from staff_member where role = 'owner' and state = 'active' order by id for update`.execute(tx)
  return rows.length
}

export async function updateMember(
  tx: Tx,
  id: string,
  change: Partial<Pick<MemberRow, 'name' | 'role' | 'state' | 'factor_sealed' | 'factor_confirmed_at' | 'factor_step'>>,
): Promise<void> {
  await tx.updateTable('staff_member').set(change).where('id', '=', id).execute()
}

export async function insertSetupLink(
  tx: Db,
  { tokenHash, memberId, sealed }: { tokenHash: string; memberId: string | null; sealed: string | null },
): Promise<void> {
  // The links of before are over: the latest is the one that works.
  if (memberId !== null) await sql`delete from staff_setup_link where member_id = ${memberId}`.execute(tx)
  await sql`
    insert into staff_setup_link (token_hash, member_id, sealed, expires_at)
    values (${tokenHash}, ${memberId}, ${sealed}, app_now() + ${SETUP_LINK_HOURS} * interval '1 hour')`.execute(tx)
}

export async function findSetupLink(
  db: Db,
  hashes: readonly string[],
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<{ token_hash: string; member_id: string | null } | undefined> {
  const lock = forUpdate ? sql` for update` : sql``
  const { rows } = await sql<{ token_hash: string; member_id: string | null }>`
    select token_hash, member_id from staff_setup_link
     where token_hash = any(${hashes}::text[]) and used_at is null and expires_at > app_now()${lock}`.execute(db)
  return rows[0]
}

export async function consumeSetupLink(tx: Tx, tokenHash: string): Promise<void> {
  await sql`
    update staff_setup_link set used_at = app_now(), sealed = null where token_hash = ${tokenHash}`.execute(tx)
}

/** What is still to be mailed of a link. */
export async function findUnsentLink(
  db: Db,
  tokenHash: string,
): Promise<{ sealed: string; email: string; name: string } | undefined> {
  const { rows } = await sql<{ sealed: string; email: string; name: string }>`
    select l.sealed, m.email, m.name from staff_setup_link l join staff_member m on m.id = l.member_id
     where l.token_hash = ${tokenHash} and l.sealed is not null and l.used_at is null and l.expires_at > app_now()`.execute(
    db,
  )
  return rows[0]
}

export async function deleteSealedLink(db: Db, tokenHash: string): Promise<void> {
  await sql`update staff_setup_link set sealed = null where token_hash = ${tokenHash}`.execute(db)
}

export async function insertCode(
  tx: Tx,
  code: { id: string; memberId: string | null; codeHash: string | null; sealed: string | null },
): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    insert into staff_code (id, member_id, code_hash, sealed, expires_at)
    values (${code.id}, ${code.memberId}, ${code.codeHash}, ${code.sealed}, app_now() + ${CODE_MINUTES} * interval '1 minute')
    returning expires_at`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('A code of the office was not stored')
  return row.expires_at
}

/** Counts a try and checks it, in one statement; undefined where the code is over or was tried `most` times. */
export async function tryStaffCode(
  tx: Tx,
  { id, hashes, most }: { id: string; hashes: readonly string[]; most: number },
): Promise<{ is_right: boolean; member_id: string | null } | undefined> {
  const { rows } = await sql<{ is_right: boolean; member_id: string | null }>`
    update staff_code set tries = tries + 1, used_at = case when code_hash = any(${hashes}::text[]) then app_now() end
     where id = ${id} and tries < ${most} and used_at is null and expires_at > app_now()
    returning used_at is not null as is_right, member_id`.execute(tx)
  return rows[0]
}

/** Seconds until a code that was tried too often is over; undefined where it is over already. */
export async function secondsOfTriedCode(tx: Tx, id: string, most: number): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from expires_at - app_now()))::integer as seconds from staff_code
     where id = ${id} and tries >= ${most} and used_at is null and expires_at > app_now()`.execute(tx)
  return rows[0]?.seconds
}

export async function findUnsentCode(db: Db, id: string): Promise<{ sealed: string; email: string } | undefined> {
  const { rows } = await sql<{ sealed: string; email: string }>`
    select c.sealed, m.email from staff_code c join staff_member m on m.id = c.member_id
     where c.id = ${id} and c.sealed is not null and c.used_at is null and c.expires_at > app_now()`.execute(db)
  return rows[0]
}

export async function deleteSealedCode(db: Db, id: string): Promise<void> {
  await sql`update staff_code set sealed = null where id = ${id}`.execute(db)
}

export type SessionRow = MemberRow & {
  step: 'enrol' | 'factor' | 'in'
  session_seen_at: Date
  is_stale: boolean
  now: Date
}

const IS_LIVE = sql`s.seen_at > app_now() - ${STAFF_IDLE_MINUTES} * interval '1 minute'
  and s.created_at > app_now() - ${STAFF_SESSION_HOURS} * interval '1 hour'`

/** The live session of a token, with its member; none of a member who is disabled. */
export async function findStaffSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${MEMBER}, s.step, s.seen_at as session_seen_at, s.seen_at < app_now() - interval '1 minute' as is_stale,
           app_now() as now
      from staff_session s join staff_member m on m.id = s.member_id
     where s.token_hash = ${tokenHash} and m.state = 'active' and ${IS_LIVE}`.execute(db)
  return rows[0]
}

export async function markSeen(db: Db, tokenHash: string, memberId: string): Promise<void> {
  await sql`
    with seen as (update staff_session set seen_at = app_now() where token_hash = ${tokenHash})
    update staff_member set seen_at = app_now() where id = ${memberId}`.execute(db)
}

export async function insertStaffSession(
  tx: Tx,
  session: { tokenHash: string; memberId: string; step: SessionRow['step']; device: string },
): Promise<void> {
  await tx
    .insertInto('staff_session')
    .values({
      token_hash: session.tokenHash,
      member_id: session.memberId,
      step: session.step,
      device: session.device,
    })
    .execute()
}

export async function deleteStaffSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
}

/** Ends the sessions that were still to set up a second factor. */
export async function deleteEnrolling(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('staff_session').where('member_id', '=', memberId).where('step', '=', 'enrol').execute()
}

/** Says how many there were. */
export async function deleteSessionsOf(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql`delete from staff_session where member_id = ${memberId} returning token_hash`.execute(db)
  return rows.length
}

export type ListedSession = { token_hash: string; device: string; created_at: Date; seen_at: Date }

export async function listSessionsOf(db: Db, memberId: string): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    select token_hash, device, created_at, seen_at from staff_session s
     where member_id = ${memberId} and step = 'in' and ${IS_LIVE} order by seen_at desc`.execute(db)
  return rows
}
