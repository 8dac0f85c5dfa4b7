import type { OfficePlace, PlaceFields } from '#contract/office/places.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { cleanHtml } from '../clean-html.ts'
import { picturesView } from '../hotels/view.ts'
import {
  findPlace,
  freePlaceId,
  insertPlace,
  isIsland,
  type PlaceRecord,
  placeOrder,
  updatePlace,
  writePlaceOrder,
} from './place-store.ts'

type Saved = Promise<Result<OfficePlace, ApiRefusal>>

export const UNKNOWN_PLACE = notFound('There is no such place')
const UNKNOWN_ISLAND = invalid('islandId', 'Please choose an island from the list')

export function placeView({ pictures, ...place }: PlaceRecord): OfficePlace {
  return { ...place, path: paths.placeDetails(place.id), pictures: picturesView(pictures) }
}

/** Without an id it gets one made of its name. */
type NewPlace = { id?: string } & Pick<PlaceFields, 'name' | 'islandId' | 'kind' | 'lat' | 'lng' | 'descriptionHtml'>

/** A new place, the last in the order. Its facts are of this month until somebody says otherwise. */
export function addPlace(
  { db, now }: { db: Db; now: () => Date },
  member: Member,
  { id: wanted, ...given }: NewPlace,
): Saved {
  return inTransaction(db, async (tx) => {
    if (!(await isIsland(tx, given.islandId))) return fail(UNKNOWN_ISLAND)
    const id = wanted ?? (await freePlaceId(tx, given.name))
    await insertPlace(tx, id, {
      ...{ ...given, descriptionHtml: cleanHtml(given.descriptionHtml), oldName: '', goodFor: [], hours: '' },
      ...{ closedOn: null, closedNote: '', fee: null, permit: '', reach: null, top: false },
      checkedOn: dayInIndia(now()).slice(0, 7),
    })
    await recordChange(tx, member, { action: 'created', subject: 'place', subjectId: id, after: given })
    return saved(tx, id)
  })
}

/** Undefined fields stay as they are. */
type PlaceChange = { [Field in keyof PlaceFields]?: PlaceFields[Field] | undefined } & { version: string }

/** Saves what differs; refused where somebody else has saved since the record was read, with the record as it is now. */
export function changePlaceFields(
  db: Db,
  member: Member,
  { id, version, ...change }: PlaceChange & { id: string },
): Saved {
  return inTransaction(db, async (tx) => {
    const place = await findPlace(tx, id, { forUpdate: true })
    if (place === undefined) return fail(UNKNOWN_PLACE)
    if (place.version !== version) return fail(changedMeanwhile(place))
    if (change.islandId !== undefined && !(await isIsland(tx, change.islandId))) return fail(UNKNOWN_ISLAND)
    const before = fieldsOf(place)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const whole: PlaceFields = { ...before, ...given }
    const after = { ...whole, descriptionHtml: cleanHtml(whole.descriptionHtml) }
    await updatePlace(tx, id, after)
    await recordChange(tx, member, { action: 'changed', subject: 'place', subjectId: id, before, after })
    return saved(tx, id)
  })
}

function fieldsOf({ id: _, version: __, pictures: ___, ...fields }: PlaceRecord): PlaceFields {
  return fields
}

function changedMeanwhile(place: PlaceRecord): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has saved this place since you opened it. See what differs, then save again.',
    more: { current: placeView(place) },
  }
}

async function saved(tx: Tx, id: string): Saved {
  const found = await findPlace(tx, id)
  return found === undefined ? fail(UNKNOWN_PLACE) : ok(placeView(found))
}

const OTHER_PLACES: ApiRefusal = {
  ...{ status: 409, code: 'changed' },
  message: 'A place has come or gone since you opened the list. Please look at it once more.',
}

/** The order of all places: those most visited stand first in any order. */
export function arrangeAll(
  db: Db,
  member: Member,
  placeIds: readonly string[],
): Promise<Result<{ places: { id: string; name: string }[] }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const before = (await placeOrder(tx)).map(({ id }) => id)
    const isWhole = placeIds.length === before.length && new Set([...placeIds, ...before]).size === before.length
    if (!isWhole) return fail(OTHER_PLACES)
    await writePlaceOrder(tx, placeIds)
    const places = await placeOrder(tx)
    await recordChange(tx, member, {
      ...{ action: 'arranged', subject: 'place', subjectId: 'all' },
      ...{ before: { order: before }, after: { order: places.map(({ id }) => id) } },
    })
    return ok({ places })
  })
}
