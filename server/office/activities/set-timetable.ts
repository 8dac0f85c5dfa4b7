import type { ActivityStop } from '#contract/office/activities.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { makeRoom } from '../stock/set-units.ts'
import { soldOff } from '../stock/sold-off.ts'
import { STOCK_TABLES } from '../stock/stock-tables.ts'
import { listLines, listSold, lockLines } from '../stock/store.ts'
import { activityView, fieldsOf, saved, UNKNOWN_ACTIVITY } from './change-activity.ts'
import {
  type ActivityRecord,
  findActivityRecord,
  findSoldPlace,
  readActivityOptions,
  updateActivity,
  writeStops,
  writeTimes,
} from './store.ts'

type Parts = { db: Db; now: () => Date }
const NEVER = ''

/** Where and when it runs. What is sold stays: no time goes, loses a day of the week or gets fewer places than are sold on a day to come. */
export function setActivityTimetable(
  { db, now }: Parts,
  member: Member,
  { id, version, stops }: { id: string; version: string; stops: ActivityStop[] },
): Promise<Result<ActivityRecord, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const activity = await findActivityRecord(tx, id, { forUpdate: true })
    if (activity === undefined) return fail(UNKNOWN_ACTIVITY)
    if (activity.version !== version) return fail(changedMeanwhile('activity', activityView(activity)))
    const problem = (await problemOf(tx, activity, stops)) ?? (await soldProblem(tx, id, stops, dayInIndia(now())))
    if (problem !== undefined) return fail(problem)
    const ordered = stops.map((stop) => ({
      ...stop,
      times: stop.times.toSorted((one, other) => (one.time < other.time ? -1 : 1)),
    }))
    await writeStops(tx, id, ordered)
    await writeTimes(tx, id, ordered)
    await updateActivity(tx, id, fieldsOf(activity))
    await recordChange(tx, member, {
      ...{ action: 'timetable_set', subject: 'activity', subjectId: id },
      ...{ before: { stops: activity.stops }, after: { stops: ordered } },
    })
    return saved(tx, id)
  })
}

async function problemOf(
  tx: Tx,
  activity: ActivityRecord,
  stops: readonly ActivityStop[],
): Promise<ApiRefusal | undefined> {
  const { places } = await readActivityOptions(tx)
  for (const [index, { placeId, times }] of stops.entries()) {
    const isTwice = stops.findIndex((each) => each.placeId === placeId) !== index
    if (isTwice || !places.some(({ id }) => id === placeId))
      return invalid(`stops.${index}.placeId`, 'Please choose each place of the list once')
    const twice = times.findIndex(({ time }, at) => times.findIndex((each) => each.time === time) !== at)
    if (twice >= 0) return invalid(`stops.${index}.times.${twice}.time`, 'This time stands here twice')
  }
  const gone = activity.stops.filter(({ placeId }) => !stops.some((stop) => stop.placeId === placeId))
  const sold = await findSoldPlace(
    tx,
    activity.id,
    gone.map(({ placeId }) => placeId),
  )
  if (sold !== undefined)
    return invalid('stops', `Places at ${sold} have been sold: keep it in the list and take its times away`)
  if (activity.isLive && !stops.some(({ times }) => times.length > 0))
    return invalid('stops', 'On the site it needs a start time: hide it first')
  return undefined
}

/** What is sold on a day to come at a time, or on a day of the week, that is taken away; or more than there would be places. */
async function soldProblem(
  tx: Tx,
  id: string,
  stops: readonly ActivityStop[],
  today: string,
): Promise<ApiRefusal | undefined> {
  const table = STOCK_TABLES.activity
  await lockLines(tx, table, id)
  const lines = await listLines(tx, table, id)
  const times = new Map<string, ActivityStop['times'][number]>(
    stops.flatMap(({ placeId, times: all }) => all.map((time) => [`${placeId} ${time.time}`, time] as const)),
  )
  const runsOn = new Map(lines.map((line) => [line.id, times.get(line.id)?.weekdays ?? NEVER]))
  const off = soldOff(lines, await listSold(tx, table, id, { from: today }), runsOn)
  if (off !== undefined) return off
  return makeRoom(
    tx,
    { kind: 'activity', id },
    [...times].map(([lineId, { capacity }]) => ({ lineId, units: capacity })),
    today,
  )
}
