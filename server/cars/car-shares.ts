import { sql } from 'kysely'
import { HOLDING_LIMITS_SETTING, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import { mostUnits, readGroupText, shareText } from '#server/bookings/holds/network-share.ts'
import type { Db } from '#server/db/db.ts'
import type { VehicleSet } from './set-rules.ts'

/** How many of a kind on an island may be held online; without end where nothing is counted. */
export type CarShares = (islandId: string, vehicleId: string) => number

type ShareRow = { fleet: { island_id: string; vehicle_id: string; units: number }[]; holding_limits: unknown }

export async function readCarShares(db: Db): Promise<CarShares> {
  const { rows } = await sql<ShareRow>`
    select coalesce((select jsonb_agg(jsonb_build_object('island_id', island_id, 'vehicle_id', vehicle_id, 'units', units)) from car_fleet), '[]') as fleet,
           (select value from setting where key = ${HOLDING_LIMITS_SETTING}) as holding_limits`.execute(db)
  const { fleet = [], holding_limits } = rows[0] ?? {}
  const limits = holdingLimitsOf(holding_limits)
  const units = new Map(fleet.map((each) => [`${each.island_id} ${each.vehicle_id}`, each.units]))
  return (islandId, vehicleId) => mostUnits('cars', units.get(`${islandId} ${vehicleId}`) ?? 0, limits)
}

type CarGroupNotice = { above: number; text: string }

/** What is told to who needs more cars of one kind than may be held online; undefined where they do not. */
export async function carGroupOf(
  db: Db,
  now: Date,
  shares: CarShares,
  { islandId, vehicles }: { islandId: string; vehicles: VehicleSet },
): Promise<CarGroupNotice | undefined> {
  const needed = new Map<string, number>()
  for (const { vehicleId, count } of vehicles) needed.set(vehicleId, count + (needed.get(vehicleId) ?? 0))
  const passed = [...needed].flatMap(([vehicleId, count]) => {
    const most = shares(islandId, vehicleId)
    return count > most ? [most] : []
  })
  if (passed.length === 0) return undefined
  const above = Math.min(...passed)
  return { above, text: await readGroupText(db, now, shareText('cars', above)) }
}
