import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'

/** A sailing as it is called off or put back: `changed` false where it was so already. */
export type CalledOff = { sailingId: string; changed: boolean }

/**
 * Takes sailings off: nobody can search, hold or book them from the commit on. Bookings on them stay as they are; whoever calls one off
 * that has sold seats settles those. Locks the sailings in the order of their ids. Unknown ids are left out of the answer.
 */
export function callOffSailings(
  tx: Tx,
  member: Pick<Member, 'id' | 'name'>,
  asked: { sailingIds: readonly string[]; reason: string },
): Promise<CalledOff[]> {
  return setActive(tx, member, { ...asked, isActive: false })
}

/** Puts sailings that were called off back on sale. */
export function putSailingsBack(
  tx: Tx,
  member: Pick<Member, 'id' | 'name'>,
  asked: { sailingIds: readonly string[]; reason: string },
): Promise<CalledOff[]> {
  return setActive(tx, member, { ...asked, isActive: true })
}

async function setActive(
  tx: Tx,
  member: Pick<Member, 'id' | 'name'>,
  { sailingIds, reason, isActive }: { sailingIds: readonly string[]; reason: string; isActive: boolean },
): Promise<CalledOff[]> {
  // A claim of a seat shares the key of its sailing: this waits for claims under way, and later ones find the sailing off.
  const { rows } = await sql<{ id: string; isActive: boolean }>`
    select id, is_active as "isActive" from ferry_sailing where id = any(${[...sailingIds]}::text[]) order by id for update`.execute(
    tx,
  )
  const differing = rows.filter((row) => row.isActive !== isActive).map(({ id }) => id)
  await sql`update ferry_sailing set is_active = ${isActive} where id = any(${differing}::text[])`.execute(tx)
  for (const id of differing)
    await recordChange(tx, member, {
      ...{ action: isActive ? 'put_back' : 'called_off', subject: 'sailing', subjectId: id },
      ...{ before: { isActive: !isActive, reason: '' }, after: { isActive, reason } },
    })
  if (differing.length > 0) await tellPages(tx)
  return rows.map(({ id }) => ({ sailingId: id, changed: differing.includes(id) }))
}

/** What pages tell of ferries has changed: sailings are stock, whose tables do not say so by themselves. */
export async function tellPages(tx: Tx): Promise<void> {
  await sql`select tell_pages(array['ferry'])`.execute(tx)
}
