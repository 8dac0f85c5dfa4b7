import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'
import type { MemberRow } from './store.ts'

type Page = { offset: number; limit: number; words: string }

export type ListedMember = Omit<MemberRow, 'factor_sealed' | 'factor_step'>

export async function listMembers(
  db: Db,
  { offset, limit, words }: Page,
): Promise<{ rows: ListedMember[]; total: number }> {
  const { rows } = await sql<ListedMember & { total: number }>`
    select id, email, name, role, state, factor_confirmed_at,
           exists (select 1 from staff_passkey p where p.member_id = staff_member.id) as has_passkey,
           created_at, seen_at, count(*) over ()::integer as total
      from staff_member where ${words} = '' or strpos(lower(name || ' ' || email), lower(${words})) > 0
     order by state = 'disabled', lower(name), id limit ${limit} offset ${offset}`.execute(db)
  return pageOf(rows)
}

export async function replaceRecoveryCodes(tx: Tx, memberId: string, hashes: readonly string[]): Promise<void> {
  await sql`delete from staff_recovery_code where member_id = ${memberId}`.execute(tx)
  await sql`insert into staff_recovery_code (member_id, code_hash)
    select ${memberId}, code from unnest(${hashes}::text[]) code`.execute(tx)
}

/** Uses up a recovery code; false where it is none of the member's, or was used. */
export async function consumeRecoveryCode(tx: Tx, memberId: string, hashes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    update staff_recovery_code set used_at = app_now()
     where member_id = ${memberId} and code_hash = any(${hashes}::text[]) and used_at is null returning code_hash`.execute(
    tx,
  )
  return rows.length > 0
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from staff_recovery_code where member_id = ${memberId} and used_at is null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export type AuditRow = {
  id: string
  at: Date
  by_name: string
  action: string
  subject: string
  subject_id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type NewAudit = Omit<AuditRow, 'id' | 'at'> & { memberId: string | null }

export async function insertAudit(tx: Tx, entry: NewAudit): Promise<void> {
  await tx
    .insertInto('staff_audit')
    .values({
      member_id: entry.memberId,
      by_name: entry.by_name,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subject_id,
      before: entry.before === null ? null : JSON.stringify(entry.before),
      after: entry.after === null ? null : JSON.stringify(entry.after),
    })
    .execute()
}

export type AuditFilter = { subject: string; subjectId: string; by: string }

export async function listAuditRows(
  db: Db,
  { offset, limit, words, subject, subjectId, by }: Page & AuditFilter,
): Promise<{ rows: AuditRow[]; total: number }> {
  const { rows } = await sql<AuditRow & { total: number }>`
    select id::text, at, by_name, action, subject, subject_id, before, after, count(*) over ()::integer as total from staff_audit
     where (${subject} = '' or subject = ${subject}) and (${subjectId} = '' or subject_id = ${subjectId})
       and (${by} = '' or member_id = ${by})
       and (${words} = '' or strpos(lower(by_name || ' ' || action || ' ' || subject || ' ' || subject_id), lower(${words})) > 0)
     order by staff_audit.id desc limit ${limit} offset ${offset}`.execute(db)
  return pageOf(rows)
}

/** Forgets, some at a time, codes, links and sessions that are over. */
export async function deleteEndedSignIns(db: Db, most: number): Promise<void> {
  await sql`delete from staff_code where id in (
    select id from staff_code where created_at < app_now() - interval '25 hours' limit ${most})`.execute(db)
  await sql`delete from staff_setup_link where expires_at < app_now() - interval '7 days'`.execute(db)
  await sql`delete from staff_session where token_hash in (
    select token_hash from staff_session where created_at < app_now() - interval '1 day' limit ${most})`.execute(db)
}

/** Each row says how many there are in all. */
function pageOf<Row extends object>(rows: readonly (Row & { total: number })[]): { rows: Row[]; total: number } {
  return { rows: rows.map(({ total: _, ...row }) => row as unknown as Row), total: rows[0]?.total ?? 0 }
}
