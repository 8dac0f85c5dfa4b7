import { sql } from 'kysely'
import { z } from 'zod'
import { type ActivityStop, setTimetable } from '#contract/office/activities.ts'
import { fail } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/refusal.ts'
import { UNKNOWN_ACTIVITY } from '../../activities/change-activity.ts'
import { setActivityTimetable } from '../../activities/set-timetable.ts'
import { findActivityRecord } from '../../activities/store.ts'
import { findPlace } from '../../texts/place-store.ts'
import { UNKNOWN_PLACE } from '../../texts/places.ts'
import { ID, TIME, WEEKDAYS, WHOLE } from '../cells.ts'
import { checked } from '../checked.ts'
import { definePart, type Given, type Values } from '../part.ts'

const Stops = setTimetable.body.shape.stops
const { time, capacity } = Stops.element.shape.times.element.shape
const Row = z.strictObject({
  ...{ activityId: Id, placeId: Id, time, capacity: capacity.optional() },
  weekdays: z.array(z.int().min(0).max(6)).optional(),
})
type Row = z.output<typeof Row>

const EVERY_DAY = '0123456'

/** When an activity starts at a place, on which days of the week, and how many may go. The timetable of an activity is set as a whole. */
export const slotPart = definePart(Row, {
  id: 'slots',
  columns: [
    { name: 'activity', field: 'activityId', kind: ID, isNeeded: true },
    { name: 'place', field: 'placeId', kind: ID, isNeeded: true },
    { name: 'time', field: 'time', kind: TIME, isNeeded: true },
    { name: 'capacity', field: 'capacity', kind: WHOLE, isNeeded: true },
    { name: 'weekdays', field: 'weekdays', kind: WEEKDAYS },
  ],
  keyOf: (values) => `${values.activityId} ${values.placeId} ${values.time}`,
  readAll: readSlots,
  problem: async ({ tx }, { values }) => {
    if ((await findActivityRecord(tx, values.activityId)) === undefined)
      return invalid('activityId', UNKNOWN_ACTIVITY.message)
    return (await findPlace(tx, values.placeId)) === undefined ? invalid('placeId', UNKNOWN_PLACE.message) : undefined
  },
  recordOf: ({ activityId }) => activityId,
  saveRows: async ({ tx, member, now }, rows) => {
    const activity = await findActivityRecord(tx, rows[0]?.values.activityId ?? '', { forUpdate: true })
    if (activity === undefined) return fail(UNKNOWN_ACTIVITY)
    const stops = checked(Stops, rows.reduce(withRow, activity.stops), 'time')
    if (!stops.ok) return stops
    const { id, version } = activity
    return setActivityTimetable({ db: tx, now }, member, { id, version, stops: stops.value })
  },
})

/** A new place is the last. */
function withRow(stops: readonly ActivityStop[], { values }: Given<Row>): ActivityStop[] {
  const stop = stops.find(({ placeId }) => placeId === values.placeId)
  if (stop === undefined)
    return withRow([...stops, { placeId: values.placeId, season: null, times: [] }], {
      values,
      change: {},
      before: undefined,
    })
  const before = stop.times.find((each) => each.time === values.time)
  const next = {
    time: values.time,
    capacity: values.capacity ?? before?.capacity ?? 1,
    weekdays: values.weekdays?.join('') ?? before?.weekdays ?? EVERY_DAY,
  }
  const times = [...stop.times.filter((each) => each !== before), next]
  return stops.map((each) => (each === stop ? { ...stop, times } : each))
}

/** Times that run on no day of the week are over. */
async function readSlots(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values & { weekdays: string }>`
    select activity_id as "activityId", place_id as "placeId", start_time as time, capacity, weekdays
      from activity_slot where weekdays <> '' order by activity_id, place_id, start_time`.execute(db)
  return rows.map((row) => ({ ...row, weekdays: [...row.weekdays].map(Number) }))
}
