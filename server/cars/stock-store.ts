import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { CarSlot } from './slot-rules.ts'

/** How many of a kind are free on an island in all of these slots; a kind that has no fleet there is not there. */
export type CarStock = (islandId: string, vehicleId: string, slots: readonly CarSlot[]) => number

type StockRow = {
  fleet: { island_id: string; vehicle_id: string; units: number }[]
  taken: { island_id: string; vehicle_id: string; day: string; time: string; count: number }[]
}

/** The fleets, and what is taken of them from one day to another; claims that ran out count as free. */
export async function readCarStock(db: Db, days: { from: string; to: string }): Promise<CarStock> {
  const { rows } = await sql<StockRow>`
    select coalesce((select jsonb_agg(jsonb_build_object('island_id', island_id, 'vehicle_id', vehicle_id, 'units', units)) from car_fleet), '[]') as fleet,
           coalesce((select jsonb_agg(jsonb_build_object('island_id', island_id, 'vehicle_id', vehicle_id, 'day', day, 'time', start_time, 'count', count))
                       from (select island_id, vehicle_id, day, start_time, count(*)::int as count from car_claim
                              where day between ${days.from}::date and ${days.to}::date and (expires_at is null or expires_at > app_now())
                              group by island_id, vehicle_id, day, start_time) counted), '[]') as taken`.execute(db)
  const { fleet = [], taken = [] } = rows[0] ?? {}
  const units = new Map(fleet.map((each) => [`${each.island_id} ${each.vehicle_id}`, each.units]))
  const counts = new Map(
    taken.map((each) => [`${each.island_id} ${each.vehicle_id} ${each.day} ${each.time}`, each.count]),
  )
  return (islandId, vehicleId, slots) => {
    const key = `${islandId} ${vehicleId}`
    const most = Math.max(0, ...slots.map(({ day, time }) => counts.get(`${key} ${day} ${time}`) ?? 0))
    return Math.max(0, (units.get(key) ?? 0) - most)
  }
}
