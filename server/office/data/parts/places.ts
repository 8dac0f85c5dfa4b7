import { sql } from 'kysely'
import { createPlace, PlaceFields } from '#contract/office/places.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { given } from '../../given.ts'
import { findPlace } from '../../texts/place-store.ts'
import { addPlace, changePlaceFields, UNKNOWN_PLACE } from '../../texts/places.ts'
import { DEGREES, HTML, ID, LIST, TEXT, YES_NO } from '../cells.ts'
import { checked } from '../checked.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type Values } from '../part.ts'

const Row = PlaceFields.omit({ closedOn: true, closedNote: true, fee: true, reach: true }).partial().extend({ id: Id })

/** Fees, days off and the way there are made on their screen. */
export const placePart = definePart(Row, {
  id: 'places',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
    { name: 'old_name', field: 'oldName', kind: TEXT },
    { name: 'island', field: 'islandId', kind: ID, isNeeded: true },
    { name: 'latitude', field: 'lat', kind: DEGREES, isNeeded: true },
    { name: 'longitude', field: 'lng', kind: DEGREES, isNeeded: true },
    { name: 'kind', field: 'kind', kind: TEXT, isNeeded: true },
    { name: 'description', field: 'descriptionHtml', kind: HTML },
    { name: 'good_for', field: 'goodFor', kind: LIST },
    { name: 'hours', field: 'hours', kind: TEXT },
    { name: 'permit', field: 'permit', kind: TEXT },
    { name: 'checked', field: 'checkedOn', kind: ID },
    { name: 'on_home_page', field: 'top', kind: YES_NO },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['name']),
  readAll: readPlaces,
  save: async ({ tx, member, now }, { values, change, before }) => {
    const { id } = values
    if (before === undefined) {
      const { name, islandId, kind, lat, lng, descriptionHtml = '' } = values
      const place = checked(createPlace.body, { name, islandId, kind, lat, lng, descriptionHtml }, 'name')
      if (!place.ok) return place
      const added = await addPlace({ db: tx, now }, member, { ...place.value, id })
      if (!added.ok) return added
    }
    const place = await findPlace(tx, id)
    if (place === undefined) return fail(UNKNOWN_PLACE)
    const { id: _, ...fields } = given(change)
    const differing = Object.entries(fields).filter(([field, value]) => !isSame(place, field, value))
    if (differing.length === 0) return ok(place)
    return changePlaceFields(tx, member, { ...Object.fromEntries(differing), id, version: place.version })
  },
})

function isSame(record: Values, field: string, value: unknown): boolean {
  return JSON.stringify(record[field]) === JSON.stringify(value)
}

async function readPlaces(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select id, name, coalesce(old_name, '') as "oldName", island_id as "islandId", lat, lng, kind, description as "descriptionHtml",
           good_for as "goodFor", coalesce(hours, '') as hours, coalesce(permit, '') as permit, checked_on as "checkedOn", top
      from place order by id`.execute(db)
  return rows
}
