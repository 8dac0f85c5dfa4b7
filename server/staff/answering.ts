import { sql } from 'kysely'
import { mayDo, STAFF_ROLES } from '#contract/terms/staff-roles.ts'
import type { Db } from '#server/db/db.ts'

/** Members who answer enquiries, by name. */
export async function listAnswering(db: Db): Promise<{ id: string; name: string }[]> {
  const roles = STAFF_ROLES.filter((role) => mayDo(role, 'enquiries.answer'))
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from staff_member where state = 'active' and role = any(${roles}) order by lower(name), id`.execute(
    db,
  )
  return rows
}
