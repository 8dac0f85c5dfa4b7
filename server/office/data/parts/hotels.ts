import { sql } from 'kysely'
import { changeHotel } from '#contract/office/hotels.ts'
import { fail } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import { changeHotelFields, UNKNOWN_HOTEL } from '../../hotels/change-hotel.ts'
import { insertHotel } from '../../hotels/room-store.ts'
import { findHotel } from '../../hotels/store.ts'
import { HTML, ID, LIST, TEXT, TIME, WHOLE, YES_NO } from '../cells.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type Values } from '../part.ts'
import { withoutUnsaid } from '../without-unsaid.ts'

const Row = changeHotel.body.omit({ version: true }).extend({ id: Id })

export const hotelPart = definePart(Row, {
  id: 'hotels',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
    { name: 'island', field: 'islandId', kind: ID, isNeeded: true },
    { name: 'kind', field: 'propertyTypeId', kind: ID },
    { name: 'stars', field: 'starRating', kind: WHOLE },
    { name: 'locality', field: 'locality', kind: TEXT },
    { name: 'address', field: 'address', kind: TEXT },
    { name: 'contact', field: 'contact', kind: TEXT },
    { name: 'phone', field: 'phone', kind: TEXT },
    { name: 'check_in', field: 'checkinTime', kind: TIME },
    { name: 'check_out', field: 'checkoutTime', kind: TIME },
    { name: 'description', field: 'descriptionHtml', kind: HTML },
    { name: 'policy', field: 'policyHtml', kind: HTML },
    { name: 'amenities', field: 'amenityIds', kind: LIST },
    { name: 'live', field: 'isLive', kind: YES_NO },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['name']),
  readAll: readHotels,
  save: async ({ tx, member }, { values, change, before }) => {
    const { id, name = '', islandId = '' } = values
    if (before === undefined) {
      if (!(await insertHotel(tx, { id, name, islandId })))
        return fail(invalid('islandId', 'Please choose an island from the list'))
      await recordChange(tx, member, { action: 'created', subject: 'hotel', subjectId: id, after: { name, islandId } })
    }
    const hotel = await findHotel(tx, id)
    if (hotel === undefined) return fail(UNKNOWN_HOTEL)
    return changeHotelFields(tx, member, { ...change, id, version: hotel.version })
  },
})

async function readHotels(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values & { unsaid: string[] }>`
    select id, name, island_id as "islandId", property_type_id as "propertyTypeId", star_rating as "starRating", locality, address, contact,
           phone, checkin_time as "checkinTime", checkout_time as "checkoutTime", description as "descriptionHtml",
           booking_policy as "policyHtml", is_active as "isLive", unsaid,
           coalesce((select json_agg(amenity_id order by position) from hotel_amenity where hotel_id = hotel.id), '[]') as "amenityIds"
      from hotel order by id`.execute(db)
  return rows.map(withoutUnsaid)
}
