import { sql } from 'kysely'
import type { Me } from '#contract/v1/auth.ts'
import type { Db } from '#server/db/db.ts'
import { maskEmail } from './rules.ts'
import type { Visitor } from './visitor.ts'

/** Who is asking, what is kept for them at the moment, and how many bookings they have ahead. */
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
