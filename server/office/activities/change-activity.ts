import type { OfficeActivity } from '#contract/office/activities.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { mayDo } from '#contract/terms/staff-roles.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { freeIdIn } from '../cars/store.ts'
import { changedMeanwhile, incomplete, noPrices } from '../changed-meanwhile.ts'
import { cleanHtml } from '../clean-html.ts'
import { given } from '../given.ts'
import { picturesView } from '../hotels/view.ts'
import { recordPrice } from '../price-history.ts'
import {
  type ActivityFields,
  type ActivityRecord,
  findActivityRecord,
  insertActivity,
  readActivityOptions,
  updateActivity,
  writeStops,
} from './store.ts'

type Parts = { db: Db; now: () => Date }
type Saved = Promise<Result<ActivityRecord, ApiRefusal>>
export type ActivityChange = { [Field in keyof ActivityFields]?: ActivityFields[Field] | undefined }

export const UNKNOWN_ACTIVITY = notFound('There is no such activity')

export function activityView(activity: ActivityRecord): OfficeActivity {
  return { ...activity, path: paths.waterSportDetails(activity.id), pictures: picturesView(activity.pictures) }
}

/** Without an id it gets one made of its name. */
type NewActivity = { id?: string } & Pick<ActivityFields, 'name' | 'kind' | 'durationMinutes' | 'listPrice'> & {
    placeId: string
  }
const GROUP_MAX = 8

/** A new activity, hidden until its page is complete. */
export function addActivity(
  { db, now }: Parts,
  member: Member,
  { id: wanted, placeId, ...activity }: NewActivity,
): Saved {
  return inTransaction(db, async (tx) => {
    const { places } = await readActivityOptions(tx)
    if (!places.some(({ id }) => id === placeId)) return fail(UNKNOWN_PLACE)
    const id = wanted ?? (await freeIdIn(tx, 'activity', activity.name))
    await insertActivity(tx, id, {
      ...activity,
      ...{ descriptionHtml: '', minAge: 0, maxAge: null, maxWeightKg: null, swimmingNeeded: false, season: null },
      ...{ darkNightsOnly: false, healthRestrictions: [], included: [], bring: [], isLive: false },
      ...{ priceUnit: 'per person' as const, seasonPrices: [], groupMin: 1, groupMax: GROUP_MAX },
    })
    await writeStops(tx, id, [{ placeId, season: null, times: [] }])
    await recordPrice(tx, { kind: 'activity', id, rate: activity.listPrice, today: dayInIndia(now()) })
    await recordChange(tx, member, {
      action: 'created',
      subject: 'activity',
      subjectId: id,
      after: { placeId, ...activity },
    })
    return saved(tx, id)
  })
}

const UNKNOWN_PLACE = invalid('placeId', 'Please choose a place from the list')

/** Saves what differs; refused where somebody else has saved since the record was read. */
export function changeActivityFields(
  { db, now }: Parts,
  member: Member,
  { id, version, ...change }: ActivityChange & { id: string; version: string },
): Saved {
  return inTransaction(db, async (tx) => {
    const activity = await findActivityRecord(tx, id, { forUpdate: true })
    if (activity === undefined) return fail(UNKNOWN_ACTIVITY)
    if (activity.version !== version) return fail(changedMeanwhile('activity', activityView(activity)))
    const before = fieldsOf(activity)
    const merged = { ...before, ...given(change) }
    const next = { ...merged, descriptionHtml: cleanHtml(merged.descriptionHtml) }
    if (isPriced(before, next) && !mayDo(member.role, 'prices.change')) return fail(noPrices('listPrice'))
    const problem = problemOf(next) ?? (next.isLive ? incomplete(missingOf(activity, next)) : undefined)
    if (problem !== undefined) return fail(problem)
    await updateActivity(tx, id, next)
    await recordPrice(tx, { kind: 'activity', id, rate: next.listPrice, today: dayInIndia(now()) })
    await recordChange(tx, member, { action: 'changed', subject: 'activity', subjectId: id, before, after: next })
    return saved(tx, id)
  })
}

export function fieldsOf({
  id: _,
  version: __,
  taxPercent: ___,
  pictures: ____,
  stops: _____,
  ...fields
}: ActivityRecord): ActivityFields {
  return fields
}

function isPriced(one: ActivityFields, other: ActivityFields): boolean {
  return pricesOf(one) !== pricesOf(other)
}

function pricesOf({ listPrice, priceUnit, groupMin, groupMax, seasonPrices }: ActivityFields): string {
  return JSON.stringify([
    ...[listPrice, priceUnit, groupMin, groupMax],
    ...seasonPrices.map(({ from, to, price }) => [from, to, price]),
  ])
}

function problemOf({ minAge, maxAge, groupMin, groupMax }: ActivityFields): ApiRefusal | undefined {
  if (maxAge !== null && maxAge < minAge) return invalid('maxAge', 'The oldest are younger than the youngest')
  if (groupMax < groupMin) return invalid('groupMax', 'The most people are fewer than the least')
  return undefined
}

/** What visitors would miss on its page. */
function missingOf({ pictures, stops }: ActivityRecord, { descriptionHtml, listPrice }: ActivityFields): string[] {
  return [
    ...(pictures.length === 0 ? ['a picture'] : []),
    ...(descriptionHtml === '' ? ['a description'] : []),
    ...(listPrice === 0 ? ['a price'] : []),
    ...(stops.some(({ times }) => times.length > 0) ? [] : ['a start time']),
  ]
}

export async function saved(tx: Tx, id: string): Saved {
  const activity = await findActivityRecord(tx, id)
  return activity === undefined ? fail(UNKNOWN_ACTIVITY) : ok(activity)
}
