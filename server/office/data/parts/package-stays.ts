import { sql } from 'kysely'
import { z } from 'zod'
import { PackageStay } from '#contract/office/packages.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { given } from '../../given.ts'
import { ID, MAYBE_TEXT, TEXT, WHOLE } from '../cells.ts'
import { definePart, type Values } from '../part.ts'
import { rowsOfPackage } from './package-rows.ts'

const Row = PackageStay.partial().extend({
  ...{ packageId: Id, stay: z.int().min(1, 'The first stay is number 1') },
  hotelId: Id.nullable().optional(),
})
type Row = z.output<typeof Row>

/** Where a package sleeps, a row a hotel. The stays of one package are published together. */
export const packageStayPart = definePart(Row, {
  id: 'package-stays',
  columns: [
    { name: 'package', field: 'packageId', kind: ID, isNeeded: true },
    { name: 'stay', field: 'stay', kind: WHOLE, isNeeded: true },
    { name: 'place', field: 'place', kind: TEXT, isNeeded: true },
    { name: 'hotel', field: 'hotelId', kind: MAYBE_TEXT },
    { name: 'hotel_name', field: 'hotelName', kind: TEXT, isNeeded: true },
    { name: 'room', field: 'roomType', kind: TEXT, isNeeded: true },
    { name: 'nights', field: 'nights', kind: WHOLE, isNeeded: true },
    { name: 'guests_of_room', field: 'capacityPerRoom', kind: WHOLE, isNeeded: true },
    { name: 'stars', field: 'starRating', kind: WHOLE, isNeeded: true },
  ],
  keyOf: ({ packageId, stay }) => `${packageId} ${stay}`,
  readAll: readStays,
  ...rowsOfPackage<Row, 'stays'>({
    list: 'stays',
    column: 'stay',
    gap: (next) => `Stays follow one another: the next is number ${next}`,
    itemOf: stayOf,
  }),
})

/** An empty hotel is none of ours. What the file has nothing of stays. */
function stayOf(values: Row, before: PackageStay | undefined): unknown {
  const { packageId: _, stay: __, hotelId: asked, ...fields } = given(values)
  const hotelId = asked === undefined ? before?.hotelId : asked
  const { hotelId: ___, ...rest } = before ?? {}
  return { ...rest, ...fields, ...(hotelId ? { hotelId } : {}) }
}

async function readStays(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select package.id as "packageId", number::integer as stay, hotel ->> 'place' as place, hotel ->> 'hotelId' as "hotelId",
           hotel ->> 'hotelName' as "hotelName", hotel ->> 'roomType' as "roomType", (hotel ->> 'duration')::integer as nights,
           (hotel ->> 'capacityPerRoom')::integer as "capacityPerRoom", (hotel ->> 'starRating')::integer as "starRating"
      from package cross join jsonb_array_elements(hotels) with ordinality stays (hotel, number)
     order by package.position, package.id, number`.execute(db)
  return rows
}
