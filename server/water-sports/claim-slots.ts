import { sql } from 'kysely'
import { counted } from '#contract/terms/counted.ts'
import { countUnits, listFreeUnits, type UnitNeed, type UnitTable, unitClaims } from '#server/db/claim-units.ts'
import type { Db } from '#server/db/db.ts'
import { claimOneByOne, itemOfUnit, namedAlone, type Stock } from '#server/products/stock.ts'

/** So many units of a slot (`unitsOf`: a guest is one, a boat every place in it). */
export type SlotNeed = { activityId: string; placeId: string; day: string; time: string; units: number }

const SLOTS: UnitTable = {
  ...{ claims: 'activity_claim', stock: 'activity_slot' },
  ...{ first: 'activity_id', second: 'place_id', units: 'capacity', bySlot: true },
}

/**
 * To take all of these units, answering the indexes of those that cannot be had, upon which the caller undoes the transaction;
 * to move the end of those a key still has (null: for good); to give back all of a key, and what ran out, saying how many.
 */
const { releaseThese, lock, ...whole } = unitClaims(SLOTS, unitOf)
export const { claim: claimSlots, keep: keepSlots, release: releaseSlots, tidy: tidySlots } = whole

/** Places of an activity, by the slot. */
export const SLOT_STOCK: Stock<SlotNeed> = {
  claim: claimOneByOne(claimSlots),
  ...{ extend: keepSlots, release: releaseSlots, tidy: tidySlots },
  ...{ releaseThese, lock, unitField: 'units' },
  free: async (db, needs) => namedAlone(await freeSlots(db, needs)),
  itemOf: (need) => itemOfUnit(unitOf(need)),
  count: countUnits(SLOTS),
  share: ({ networkPlaces: units, networkPlacesPercent: percent }) => ({ units, percent }),
  words: { unit: 'place', ofGroup: 'at one time', ofNetwork: 'of one start time' },
}

/** The times of those days at those places that still have room: "10:00: 4 places". */
export async function freeSlots(db: Db, need: readonly SlotNeed[]): Promise<string[]> {
  const { rows: times } = await sql<{ activity_id: string; place_id: string; start_time: string }>`
    select activity_id, place_id, start_time from activity_slot
     where (activity_id, place_id) in (
       select * from unnest(${need.map(({ activityId }) => activityId)}::text[], ${need.map(({ placeId }) => placeId)}::text[]))`.execute(
    db,
  )
  const slots = need.flatMap(({ activityId, placeId, day }) =>
    times
      .filter((each) => each.activity_id === activityId && each.place_id === placeId)
      .map(({ start_time }) => ({ first: activityId, second: placeId, day, time: start_time })),
  )
  const free = await listFreeUnits(db, SLOTS, slots)
  return free.flatMap(({ time, left }) => (left > 0 ? [`${time}: ${counted(left, 'place')}`] : []))
}

function unitOf({ activityId, placeId, day, time, units }: SlotNeed): UnitNeed {
  return { first: activityId, second: placeId, day, time, units }
}
