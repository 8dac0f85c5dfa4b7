import { sql } from 'kysely'
import { z } from 'zod'
import { PackageFields, PackageStay } from '#contract/office/packages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { given } from '../../given.ts'
import { UNKNOWN_PACKAGE } from '../../packages/change-package.ts'
import { findPackage } from '../../packages/store.ts'
import { ID, MAYBE_TEXT, TEXT, WHOLE } from '../cells.ts'
import { checked } from '../checked.ts'
import { definePart, type Given, type Values } from '../part.ts'
import { publishPackage } from './packages.ts'

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
  problem: async ({ tx }, { values }) =>
    (await findPackage(tx, values.packageId)) === undefined ? invalid('packageId', UNKNOWN_PACKAGE.message) : undefined,
  recordOf: ({ packageId }) => packageId,
  saveRows: async (run, rows) => {
    const [first] = rows
    if (first === undefined) return fail(UNKNOWN_PACKAGE)
    return publishPackage(run, first.values.packageId, (current) => {
      const stays = withRows(current.stays, rows)
      return stays.ok ? ok({ stays: stays.value }) : stays
    })
  },
})

function withRows(stays: readonly PackageStay[], rows: readonly Given<Row>[]): Result<PackageStay[], ApiRefusal> {
  const next: unknown[] = [...stays]
  for (const { values } of rows.toSorted((one, other) => one.values.stay - other.values.stay)) {
    if (values.stay > next.length + 1)
      return fail(invalid('stay', `Stays follow one another: the next is number ${next.length + 1}`))
    next[values.stay - 1] = stayOf(values, stays[values.stay - 1])
  }
  return checked(PackageFields.shape.stays, next, 'stay')
}

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
