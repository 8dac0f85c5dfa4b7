import { sql } from 'kysely'
import type { Today } from '#contract/office/today.ts'
import type { Db } from '#server/db/db.ts'

/** Late enquiries that one day names (ours). */
const LATE_MAX = 50

type LateRow = { id: number; reference: string; name: string; about: string; dueAt: Date }

/** Enquiries whose answer is later than was promised, the longest waiting first. */
export async function listLateEnquiries(db: Db, now: Date): Promise<NonNullable<Today['lateEnquiries']>> {
  const { rows } = await sql<LateRow>`
    select id, reference, name, coalesce(package_name, nullif(about_words, ''), subject) as about, due_at as "dueAt"
      from enquiry where state = 'new' and head_id is null and due_at < ${now} order by due_at limit ${LATE_MAX}`.execute(
    db,
  )
  return rows.map(({ id, dueAt, ...row }) => ({ id: String(id), ...row, dueAt: dueAt.toISOString() }))
}
