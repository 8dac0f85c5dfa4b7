import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The token of an owner's session, for the cookie `office`, without the way in. */
export async function comeIn(db: Db): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  await sql`insert into staff_member (id, email, name, role, state, factor_confirmed_at)
    values ('bench', 'bench@example.in', 'Bench', 'owner', 'active', app_now())`.execute(db)
  await sql`insert into staff_session (token_hash, member_id, step, device) values (${hash}, 'bench', 'in', 'Bench')`.execute(
    db,
  )
  return token
}
