import { sql } from 'kysely'
import { z } from 'zod'
import { PackageDay } from '#contract/office/packages.ts'
import { FERRY_CLASSES } from '#contract/terms/ferry-labels.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { given } from '../../given.ts'
import { HTML, ID, LIST, MAYBE_TEXT, TEXT, WHOLE, YES_NO } from '../cells.ts'
import { definePart, type Values } from '../part.ts'
import { rowsOfPackage } from './package-rows.ts'

const Row = PackageDay.omit({ ferry: true })
  .partial()
  .extend({
    ...{ packageId: Id, day: z.int().min(1, 'The first day is number 1'), ferryName: z.string().max(120).optional() },
    ferryTripId: Id.nullable().optional(),
    ferryClass: z.enum(FERRY_CLASSES, 'Please choose a class of the boat').nullable().optional(),
  })
type Row = z.output<typeof Row>

/** The days of packages, a row each. The days of one package are published together. */
export const packageDayPart = definePart(Row, {
  id: 'package-days',
  columns: [
    { name: 'package', field: 'packageId', kind: ID, isNeeded: true },
    { name: 'day', field: 'day', kind: WHOLE, isNeeded: true },
    { name: 'title', field: 'title', kind: TEXT, isNeeded: true },
    { name: 'text', field: 'descriptionHtml', kind: HTML },
    { name: 'breakfast', field: 'breakfast', kind: YES_NO },
    { name: 'lunch', field: 'lunch', kind: YES_NO },
    { name: 'dinner', field: 'dinner', kind: YES_NO },
    { name: 'ferry', field: 'ferryName', kind: TEXT },
    { name: 'ferry_sailing', field: 'ferryTripId', kind: MAYBE_TEXT },
    { name: 'ferry_class', field: 'ferryClass', kind: MAYBE_TEXT },
    { name: 'overnight', field: 'overnight', kind: TEXT },
    { name: 'activities', field: 'activityIds', kind: LIST },
    { name: 'pictures', field: 'pictureIds', kind: LIST },
  ],
  keyOf: ({ packageId, day }) => `${packageId} ${day}`,
  readAll: readDays,
  ...rowsOfPackage<Row, 'days'>({
    list: 'days',
    column: 'day',
    gap: (next) => `Days follow one another: the next is day ${next}`,
    itemOf: dayOf,
  }),
})

const EMPTY_DAY: PackageDay = {
  ...{ title: '', descriptionHtml: '', breakfast: false, lunch: false, dinner: false, ferry: null },
  ...{ activityIds: [], pictureIds: [] },
}

/** An empty name of a ferry is a day without a crossing. What the file has nothing of stays. */
function dayOf(values: Row, before: PackageDay = EMPTY_DAY): unknown {
  const { packageId: _, day: __, ferryName, ferryTripId, ferryClass, ...fields } = given(values)
  const name = ferryName ?? before.ferry?.name ?? ''
  const tripId = ferryTripId === undefined ? before.ferry?.tripId : ferryTripId
  const classCode = ferryClass === undefined ? before.ferry?.classCode : ferryClass
  const ferry = { name, ...(tripId ? { tripId } : {}), ...(classCode ? { classCode } : {}) }
  return { ...before, ...fields, ferry: name === '' ? null : ferry }
}

async function readDays(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select package.id as "packageId", (plan ->> 'day')::integer as day, plan ->> 'title' as title, plan ->> 'description' as "descriptionHtml",
           plan ->> 'breakfast' = '1' as breakfast, plan ->> 'lunch' = '1' as lunch, plan ->> 'dinner' = '1' as dinner,
           coalesce(plan -> 'ferry' ->> 'name', '') as "ferryName", plan -> 'ferry' ->> 'tripId' as "ferryTripId",
           plan -> 'ferry' ->> 'classCode' as "ferryClass", coalesce(plan ->> 'overnight', '') as overnight,
           coalesce(plan -> 'activityIds', '[]') as "activityIds",
           (select coalesce(json_agg(picture_id order by position), '[]') from package_day_picture of_day
             where of_day.package_id = package.id and of_day.day = (plan ->> 'day')::integer) as "pictureIds"
      from package cross join jsonb_array_elements(itinerary) plan order by package.position, package.id, day`.execute(
    db,
  )
  return rows
}
