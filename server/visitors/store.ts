import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { SESSION_DAYS, SESSION_IDLE_HOURS } from '#contract/terms/booking-rules.ts'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/db.ts'
import { later, prepared } from '#server/db/statements.ts'

export type SessionRow = { visitor_id: string; email: string | null; booking_id: string | null }

export async function insertSessions(db: Db, sessions: readonly (SessionRow & { token: string })[]): Promise<void> {
  const rows = sessions.map(({ token, ...session }) => ({ token_hash: hashOf(token), ...session }))
  await later(
    db,
    'session',
    sql`
    insert into session (token_hash, visitor_id, email, booking_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) session (
      token_hash text, visitor_id text, email text, booking_id text)`,
  )
}

type FoundRow = SessionRow & { token_hash: string; is_stale: boolean }

const readSession = batched<string, FoundRow | undefined>(async (db, hashes) => {
  const { rows } = await prepared(
    db,
    sql<FoundRow>`
    select token_hash, visitor_id, email, booking_id, seen_at < app_now() - interval '5 minutes' as is_stale
      from session where token_hash = any(${hashes})
       and seen_at > app_now() - ${SESSION_IDLE_HOURS} * interval '1 hour' and created_at > app_now() - ${SESSION_DAYS} * interval '1 day'`,
  )
  const found = new Map(rows.map((row) => [row.token_hash, row]))
  return hashes.map((hash) => found.get(hash))
})

/** The live session of a token; being asked for keeps it alive. */
export async function findSession(db: Db, token: string): Promise<SessionRow | undefined> {
  const row = await readSession(db, hashOf(token))
  if (row === undefined) return undefined
  if (row.is_stale) await sql`update session set seen_at = app_now() where token_hash = ${hashOf(token)}`.execute(db)
  const { visitor_id, email, booking_id } = row
  return { visitor_id, email, booking_id }
}

export async function dropSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
}

/** Forgets sessions that have ended, some at a time. */
export async function deleteEndedSessions(db: Db, most: number): Promise<void> {
  await sql`delete from session where token_hash in (
    select token_hash from session where seen_at < app_now() - ${SESSION_IDLE_HOURS} * interval '1 hour'
    order by seen_at limit ${most} for update skip locked)`.execute(db)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
