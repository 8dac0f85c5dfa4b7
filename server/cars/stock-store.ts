import { sql } from 'kysely'
import { openUnits, type StockDay } from '#contract/terms/stock-days.ts'
import { HOLDING_LIMITS_SETTING, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import { mostUnits, readGroupText, shareText } from '#server/bookings/holds/network-share.ts'
import { daysWithin } from '#server/db/days-within.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { CarSlot, VehicleSet } from './rules.ts'

/** How many of a kind are free on an island in all of these slots; a kind that has no fleet there is not there. */
type CarStock = (islandId: string, vehicleId: string, slots: readonly CarSlot[]) => number

type StockRow = {
  fleet: { island_id: string; vehicle_id: string; units: number; days: Record<string, StockDay> }[]
  taken: { island_id: string; vehicle_id: string; day: string; time: string; count: number }[]
}

/** The fleets, and what is taken of them from one day to another; claims that ran out count as free. */
export async function readCarStock(db: Db, days: { from: string; to: string }): Promise<CarStock> {
  const { rows } = await prepared(
    db,
    sql<StockRow>`
    select coalesce((select jsonb_agg(jsonb_build_object('island_id', island_id, 'vehicle_id', vehicle_id, 'units', units, 'days', ${daysWithin(days)})) from car_fleet), '[]') as fleet,
           coalesce((select jsonb_agg(jsonb_build_object('island_id', island_id, 'vehicle_id', vehicle_id, 'day', day, 'time', start_time, 'count', count))
                       from (select island_id, vehicle_id, day, start_time, count(*)::int as count from car_claim
                              where day between ${days.from}::date and ${days.to}::date and (expires_at is null or expires_at > app_now())
                              group by island_id, vehicle_id, day, start_time) counted), '[]') as taken`,
  )
  const { fleet = [], taken = [] } = rows[0] ?? {}
  const stock = new Map(fleet.map((each) => [`${each.island_id} ${each.vehicle_id}`, each]))
  const counts = new Map(
    taken.map((each) => [`${each.island_id} ${each.vehicle_id} ${each.day} ${each.time}`, each.count]),
  )
  return (islandId, vehicleId, slots) => {
    const key = `${islandId} ${vehicleId}`
    const fleet = stock.get(key)
    if (fleet === undefined) return 0
    const left = slots.map(({ day, time }) => openUnits(fleet, day) - (counts.get(`${key} ${day} ${time}`) ?? 0))
    return Math.max(0, Math.min(...left, ...(slots.length === 0 ? [fleet.units] : [])))
  }
}

/** How many of a kind on an island may be held online; without end where nothing is counted. */
type CarShares = (islandId: string, vehicleId: string) => number

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

/** The notice for a party that needs more cars of one kind than may be held online; else undefined. */
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
