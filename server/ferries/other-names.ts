import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Of the carriers that run these sailings, those that put no other name on a ticket. */
export async function carriersWithFixedNames(db: Db, tripIds: readonly string[]): Promise<string[]> {
  if (tripIds.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    select distinct operator.name from ferry_sailing sailing
      join ferry_vessel vessel on vessel.id = sailing.vessel_id
      join ferry_operator operator on operator.id = vessel.operator_id
     where sailing.id = any(${tripIds}::text[]) and not operator.takes_other_names
     order by operator.name`.execute(db)
  return rows.map(({ name }) => name)
}
