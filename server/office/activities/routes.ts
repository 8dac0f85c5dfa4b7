import {
  changeActivity,
  createActivity,
  fetchActivityOptions,
  fetchOfficeActivity,
  listActivities,
  setTimetable,
} from '#contract/office/activities.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { thumbOf } from '../hotels/view.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { activityView, addActivity, changeActivityFields, UNKNOWN_ACTIVITY } from './change-activity.ts'
import { setActivityTimetable } from './set-timetable.ts'
import { type ActivityRecord, findActivityRecord, listActivityRows, readActivityOptions } from './store.ts'

/** Activities with their words, prices and timetable. */
export function activityOfficeRoutes(office: OfficeApi, { now }: { now: () => Date }): void {
  const { db } = office
  const parts = { db, now }
  implementOffice(office, listActivities, async ({ query: { page, perPage, q = '', placeId = '', isLive = '' } }) => {
    const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, placeId, isLive }
    const { rows, total } = await listActivityRows(db, filter)
    return ok({ total, rows: rows.map(({ thumb, ...row }) => ({ ...row, thumbUrl: thumbOf(thumb) })) })
  })
  implementOffice(office, fetchActivityOptions, async () => ok(await readActivityOptions(db)))
  implementOffice(office, fetchOfficeActivity, async ({ query: { id } }) => {
    const activity = await findActivityRecord(db, id)
    return activity === undefined ? fail(UNKNOWN_ACTIVITY) : ok({ activity: activityView(activity) })
  })
  implementOffice(office, createActivity, async ({ body, member }) => viewed(await addActivity(parts, member, body)))
  implementOffice(office, changeActivity, async ({ query: { id }, body, member }) =>
    viewed(await changeActivityFields(parts, member, { id, ...body })),
  )
  implementOffice(office, setTimetable, async ({ query: { id }, body, member }) =>
    viewed(await setActivityTimetable(parts, member, { id, ...body })),
  )
}

function viewed(saved: Result<ActivityRecord, ApiRefusal>) {
  return saved.ok ? ok({ activity: activityView(saved.value) }) : saved
}
