import { z } from 'zod'
import { Id } from '#contract/v1/shapes.ts'
import { DEGREES, HTML, ID, LIST, MAYBE_TEXT, TEXT, YES_NO } from '../cells.ts'
import { lastPosition, recordPart } from '../record-part.ts'

const Name = z.string().trim().min(1, 'Please enter a name').max(120)
const Line = z.string().trim().max(200)
const UNKNOWN_ISLAND = { table: 'island', message: 'Please choose an island from the list' }

const Row = z.strictObject({
  id: Id,
  name: Name.optional(),
  oldName: Line.nullable().optional(),
  islandId: Id.optional(),
  lat: z.number().min(-90).max(90, 'A latitude ends at 90').optional(),
  lng: z.number().min(-180).max(180, 'A longitude ends at 180').optional(),
  kind: Line.min(1, 'Please say what kind of place it is').optional(),
  descriptionHtml: z.string().max(20_000).optional(),
  goodFor: z.array(Line).max(20).optional(),
  hours: Line.nullable().optional(),
  permit: Line.nullable().optional(),
  top: z.boolean().optional(),
})

export const placePart = recordPart({
  ...{ id: 'places', table: 'place', subject: 'place', schema: Row, keys: ['id'], idFrom: ['name'] },
  columns: [
    { name: 'id', field: 'id', column: 'id', kind: ID },
    { name: 'name', field: 'name', column: 'name', kind: TEXT, isNeeded: true },
    { name: 'old_name', field: 'oldName', column: 'old_name', kind: MAYBE_TEXT },
    { name: 'island', field: 'islandId', column: 'island_id', kind: ID, isNeeded: true, of: UNKNOWN_ISLAND },
    { name: 'latitude', field: 'lat', column: 'lat', kind: DEGREES, isNeeded: true },
    { name: 'longitude', field: 'lng', column: 'lng', kind: DEGREES, isNeeded: true },
    { name: 'kind', field: 'kind', column: 'kind', kind: TEXT, isNeeded: true },
    { name: 'description', field: 'descriptionHtml', column: 'description', kind: HTML },
    { name: 'good_for', field: 'goodFor', column: 'good_for', kind: LIST, as: 'json' },
    { name: 'hours', field: 'hours', column: 'hours', kind: MAYBE_TEXT },
    { name: 'permit', field: 'permit', column: 'permit', kind: MAYBE_TEXT },
    { name: 'on_home_page', field: 'top', column: 'top', kind: YES_NO },
  ],
  orderBy: ['id'],
  fresh: (_, { today }) => ({ description: '', checked_on: today, position: lastPosition('place') }),
})
