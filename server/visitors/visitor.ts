import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Me } from '#contract/v1/auth.ts'
import type { Db } from '#server/db/db.ts'
import { readSessionToken, sessionCookie } from '#server/http/session-cookie.ts'
import { maskEmail } from './rules.ts'
import { dropSession, findSession, insertSessions } from './store.ts'

/** A browser. `email`: the mailbox that it signed in with; `bookingId`: the booking that it looked up. */
export type Visitor = { id: string; email: string | null; bookingId: string | null }

const ID_BYTES = 16
const TOKEN_BYTES = 32

/** The visitor of these headers; undefined without a session or after its end. */
export async function findVisitor(db: Db, headers: Headers, origin: string): Promise<Visitor | undefined> {
  const token = readSessionToken(headers, origin)
  const session = token === undefined ? undefined : await findSession(db, token)
  return session && { id: session.visitor_id, email: session.email, bookingId: session.booking_id }
}

/** A known visitor, or a new one with the token of its cookie; `saveVisitors` stores new ones once they hold something. */
export type RecognisedVisitor = { visitor: Visitor; token?: string }

export async function recogniseVisitor(db: Db, headers: Headers, origin: string): Promise<RecognisedVisitor> {
  const known = await findVisitor(db, headers, origin)
  if (known !== undefined) return { visitor: known }
  return { visitor: { id: randomId(ID_BYTES), email: null, bookingId: null }, token: randomId(TOKEN_BYTES) }
}

/** The header that sets the cookie of a new visitor; none for a known one. */
export function cookieOf({ token }: RecognisedVisitor, origin: string): Record<string, string> {
  return token === undefined ? {} : { 'Set-Cookie': sessionCookie(token, origin) }
}

/** Stores the new ones of these. */
export async function saveVisitors(db: Db, met: readonly RecognisedVisitor[]): Promise<void> {
  const sessions = met.flatMap(({ visitor: { id, email, bookingId }, token }) =>
    token === undefined ? [] : { token, visitor_id: id, email, booking_id: bookingId },
  )
  if (sessions.length > 0) await insertSessions(db, sessions)
}

export type SignedIn = { visitor: Visitor; headers: Record<string, string> }

/** What was confirmed: a mailbox, or a booking that was looked up. */
type Entered = { email: string | null } | { bookingId: string | null }

/**
 * Replaces the session with a new token; the old token is no longer valid. The visitor stays the same, with its holds, unless another
 * mailbox was signed in.
 */
export async function renewSession(db: Db, headers: Headers, origin: string, entered: Entered): Promise<SignedIn> {
  const old = readSessionToken(headers, origin)
  const known = await findVisitor(db, headers, origin)
  if (old !== undefined) await dropSession(db, old)
  const isAnother = 'email' in entered && known !== undefined && known.email !== null && known.email !== entered.email
  const id = known === undefined || isAnother ? randomId(ID_BYTES) : known.id
  const visitor: Visitor =
    'email' in entered
      ? { id, email: entered.email, bookingId: null }
      : { id, email: known?.email ?? null, bookingId: entered.bookingId }
  const met = { visitor, token: randomId(TOKEN_BYTES) }
  await saveVisitors(db, [met])
  return { visitor, headers: cookieOf(met, origin) }
}

/** Ends the session of these headers, if there is one. */
export async function endSession(db: Db, headers: Headers, origin: string): Promise<void> {
  const token = readSessionToken(headers, origin)
  if (token !== undefined) await dropSession(db, token)
}

function randomId(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** The visitor, its live hold and the number of its bookings ahead. */
export async function readMe(db: Db, visitor: Visitor | undefined): Promise<Me> {
  const { id = '', email = null, bookingId = null } = visitor ?? {}
  const { rows } = await sql<{ now: Date; hold_id: string | null; expires_at: Date | null; open_bookings: number }>`
    select app_now() as now, held.id as hold_id, held.expires_at,
      (select count(*)::integer from booking
        where reference is not null and state in ('confirmed_part', 'confirmed')
          and (visitor_id = ${id} or lower(lead ->> 'email') = ${email} or id = ${bookingId})) as open_bookings
    from (values (1)) as one
    left join lateral (
      select id, expires_at from booking
       where visitor_id = ${id} and state in ('held', 'paying') and expires_at > app_now()
       order by created_at desc limit 1) as held on true`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The one row did not come')
  return {
    signedIn: email !== null,
    ...(email === null ? {} : { email: maskEmail(email) }),
    ...(row.hold_id === null || row.expires_at === null
      ? {}
      : { hold: { id: row.hold_id, expiresAt: row.expires_at.toISOString() } }),
    openBookings: row.open_bookings,
    now: row.now.toISOString(),
  }
}
