import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'

export type DriverRow = {
  id: string
  name: string
  phone: string
  vehicle: string
  island_id: string | null
  island: string | null
  is_active: boolean
}

const COLUMNS = sql`driver.id, driver.name, driver.phone, driver.vehicle, driver.island_id, island.name as island, driver.is_active`

export async function listDrivers(
  db: Db,
  {
    offset = 0,
    limit,
    words = '',
    isActive = false,
  }: { offset?: number; limit: number; words?: string; isActive?: boolean },
): Promise<{ rows: DriverRow[]; total: number }> {
  const { rows } = await sql<DriverRow & { total: number }>`
    select ${COLUMNS}, count(*) over ()::integer as total from driver left join island on island.id = driver.island_id
     where (${words} = '' or strpos(lower(driver.name || ' ' || driver.phone || ' ' || driver.vehicle), lower(${words})) > 0)
       and (driver.is_active or not ${isActive})
     order by driver.is_active desc, lower(driver.name), driver.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function countDrivers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from driver`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function findDriver(
  tx: Tx,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<DriverRow | undefined> {
  const { rows } = await sql<DriverRow>`
    select ${COLUMNS} from driver left join island on island.id = driver.island_id where driver.id = ${id}
     ${forUpdate ? sql`for update of driver` : sql``}`.execute(tx)
  return rows[0]
}

type NewDriver = { name: string; phone: string; vehicle: string; islandId: string | null }

export async function insertDriver(
  tx: Tx,
  { id, name, phone, vehicle, islandId }: NewDriver & { id: string },
): Promise<void> {
  await sql`
    insert into driver (id, name, phone, vehicle, island_id)
    values (${id}, ${name}, ${phone}, ${vehicle}, (select id from island where id = ${islandId}))`.execute(tx)
}

export async function updateDriver(
  tx: Tx,
  id: string,
  { name, phone, vehicle, islandId, isActive }: NewDriver & { isActive: boolean },
): Promise<void> {
  await sql`
    update driver set name = ${name}, phone = ${phone}, vehicle = ${vehicle}, is_active = ${isActive},
           island_id = (select id from island where id = ${islandId}) where id = ${id}`.execute(tx)
}
