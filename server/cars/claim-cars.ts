import { sql } from 'kysely'
import { countUnits, listFreeUnits, type UnitNeed, type UnitTable, unitClaims } from '#server/db/claim-units.ts'
import type { Db } from '#server/db/db.ts'
import { claimOneByOne, itemOfUnit, namedAlone, type Stock } from '#server/products/stock.ts'

/** So many cars of a kind on an island, for the four hours from `time` on. */
export type CarNeed = { islandId: string; vehicleId: string; day: string; time: string; units: number }

const CARS: UnitTable = {
  ...{ claims: 'car_claim', stock: 'car_fleet' },
  ...{ first: 'island_id', second: 'vehicle_id', units: 'units', bySlot: false },
}

/**
 * To take all of these cars, answering the indexes of those that cannot be had, upon which the caller undoes the transaction;
 * to move the end of those a key still has (null: for good); to give back all of a key, and what ran out, saying how many.
 */
const { releaseThese, lock, ...whole } = unitClaims(CARS, unitOf)
export const { claim: claimCars, keep: keepCars, release: releaseCars, tidy: tidyCars } = whole

/** Cars of an island, by slots of four hours. */
export const CAR_STOCK: Stock<CarNeed> = {
  claim: claimOneByOne(claimCars),
  ...{ extend: keepCars, release: releaseCars, tidy: tidyCars },
  ...{ releaseThese, lock, unitField: 'units' },
  free: async (db, needs) => namedAlone(await freeCars(db, needs)),
  itemOf: (need) => itemOfUnit(unitOf(need)),
  count: countUnits(CARS),
  share: ({ networkCars: units, networkCarsPercent: percent }) => ({ units, percent }),
  words: { unit: 'car', ofGroup: 'of one kind', ofNetwork: 'of one kind at a time' },
}

/** The kinds of car asked for that are still there over all of their slots: "1 Sedan", "2 Innova". */
export async function freeCars(db: Db, need: readonly CarNeed[]): Promise<string[]> {
  const [free, names] = await Promise.all([listFreeUnits(db, CARS, need.map(unitOf)), readNames(db, need)])
  const kinds = Map.groupBy(free, ({ second }) => second)
  return [...kinds].flatMap(([vehicleId, slots]) => {
    const left = Math.min(...slots.map((slot) => slot.left))
    return left > 0 ? [`${left} ${names.get(vehicleId) ?? vehicleId}`] : []
  })
}

async function readNames(db: Db, need: readonly CarNeed[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from vehicle where id = any(${need.map(({ vehicleId }) => vehicleId)}::text[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function unitOf({ islandId, vehicleId, day, time, units }: CarNeed): UnitNeed {
  return { first: islandId, second: vehicleId, day, time, units }
}
