import { sql } from 'kysely'
import { drivers } from '#demo/drivers.ts'
import type { Tx } from '#server/db/db.ts'

/** A few drivers, so that a ride can be given to one. */
export async function loadDemoDrivers(tx: Tx): Promise<void> {
  const rows = drivers.map(
    ({ id, name, phone, vehicle, island }) => sql`(${id}, ${name}, ${phone}, ${vehicle}, ${island})`,
  )
  await sql`insert into driver (id, name, phone, vehicle, island_id) values ${sql.join(rows)}`.execute(tx)
}
