import { sql } from 'kysely'
import { z } from 'zod'
import { formatDay } from '#contract/terms/india-time.ts'
import { Id, Time } from '#contract/v1/shapes.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { HTML, ID, LIST, MAYBE_TEXT, MAYBE_WHOLE, RUPEES, TEXT, TIME, WHOLE, YES_NO } from '../cells.ts'
import type { ImportRun } from '../part.ts'
import { lastPosition, recordPart } from '../record-part.ts'

const Line = z.string().trim().max(200)
const YearDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Please enter a day as MM-DD')
const UNITS = ['per person', 'per boat'] as const
const People = z.int().min(1).max(200, 'These are too many people')

const Activity = z.strictObject({
  id: Id,
  name: Line.min(1, 'Please enter a name').optional(),
  kind: Line.min(1, 'Please say what kind it is').optional(),
  descriptionHtml: z.string().max(20_000).optional(),
  minutes: z.int().min(5).max(10_000).optional(),
  minAge: z.int().min(0).max(99).optional(),
  maxAge: z.int().min(1).max(120).nullable().optional(),
  maxWeightKg: z.int().min(20).max(300).nullable().optional(),
  swimming: z.boolean().optional(),
  price: z.int().min(1, 'Please enter a price').max(1_000_000).optional(),
  unit: z.enum(UNITS, `Please enter ${UNITS.join(' or ')}`).optional(),
  groupMin: People.optional(),
  groupMax: People.optional(),
  seasonFrom: YearDay.nullable().optional(),
  seasonTo: YearDay.nullable().optional(),
  health: z.array(Line).max(20).optional(),
  included: z.array(Line).max(20).optional(),
  bring: z.array(Line).max(20).optional(),
  isLive: z.boolean().optional(),
})

export const activityPart = recordPart({
  ...{ id: 'activities', table: 'activity', subject: 'activity', schema: Activity, keys: ['id'], idFrom: ['name'] },
  columns: [
    { name: 'id', field: 'id', column: 'id', kind: ID },
    { name: 'name', field: 'name', column: 'name', kind: TEXT, isNeeded: true },
    { name: 'kind', field: 'kind', column: 'kind', kind: TEXT, isNeeded: true },
    { name: 'description', field: 'descriptionHtml', column: 'description', kind: HTML },
    { name: 'minutes', field: 'minutes', column: 'duration_minutes', kind: WHOLE, isNeeded: true },
    { name: 'least_age', field: 'minAge', column: 'min_age', kind: WHOLE },
    { name: 'most_age', field: 'maxAge', column: 'max_age', kind: MAYBE_WHOLE },
    { name: 'most_kg', field: 'maxWeightKg', column: 'max_weight_kg', kind: MAYBE_WHOLE },
    { name: 'swimming', field: 'swimming', column: 'swimming_needed', kind: YES_NO },
    { name: 'price', field: 'price', column: 'list_price', kind: RUPEES, isNeeded: true },
    { name: 'price_is', field: 'unit', column: 'price_unit', kind: TEXT, isNeeded: true },
    { name: 'least_people', field: 'groupMin', column: 'group_min', kind: WHOLE, isNeeded: true },
    { name: 'most_people', field: 'groupMax', column: 'group_max', kind: WHOLE, isNeeded: true },
    { name: 'season_from', field: 'seasonFrom', column: 'season_from', kind: MAYBE_TEXT },
    { name: 'season_to', field: 'seasonTo', column: 'season_to', kind: MAYBE_TEXT },
    { name: 'health', field: 'health', column: 'health_restrictions', kind: LIST, as: 'json' },
    { name: 'included', field: 'included', column: 'included', kind: LIST, as: 'json' },
    { name: 'bring', field: 'bring', column: 'bring', kind: LIST, as: 'json' },
    { name: 'live', field: 'isLive', column: 'is_active', kind: YES_NO },
  ],
  fresh: () => ({ description: '', dark_nights_only: false, is_active: false, position: lastPosition('activity') }),
  problem: async ({ tx }, { values, change, before }) => {
    if (change.isLive !== true) return undefined
    const picture = await tx
      .selectFrom('activity_picture')
      .select('position')
      .where('activity_id', '=', values.id)
      .executeTakeFirst()
    const text = values.descriptionHtml ?? before?.descriptionHtml
    if (picture !== undefined && text !== undefined && text !== '') return undefined
    return invalid('isLive', 'Before it goes live it needs a picture and a description.')
  },
})

const Slot = z.strictObject({ activityId: Id, placeId: Id, time: Time, capacity: People.optional() })
type Slot = z.output<typeof Slot>

/** When an activity starts at a place, and how many may go. */
export const slotPart = recordPart({
  ...{ id: 'slots', table: 'activity_slot', subject: 'slot', schema: Slot, keys: ['activityId', 'placeId', 'time'] },
  columns: [
    {
      ...{ name: 'activity', field: 'activityId', column: 'activity_id', kind: ID, isNeeded: true },
      of: { table: 'activity', message: 'There is no such activity' },
    },
    {
      ...{ name: 'place', field: 'placeId', column: 'place_id', kind: ID, isNeeded: true },
      of: { table: 'place', message: 'There is no such place' },
    },
    { name: 'time', field: 'time', column: 'start_time', kind: TIME, isNeeded: true },
    { name: 'capacity', field: 'capacity', column: 'capacity', kind: WHOLE, isNeeded: true },
  ],
  problem: async (run, { values, before }) => (before === undefined ? openPlace(run, values) : soldAbove(run, values)),
})

/** A new place of an activity is opened by its first slot. */
async function openPlace({ tx }: ImportRun, { activityId, placeId }: Slot): Promise<undefined> {
  await sql`
    insert into activity_place (activity_id, place_id, position)
    select ${activityId}, ${placeId}, coalesce(max(position), 0) + 1 from activity_place where activity_id = ${activityId}
    on conflict do nothing`.execute(tx)
}

/** The row is locked first, as those do who take units of it. */
async function soldAbove(
  { tx, today }: ImportRun,
  { activityId, placeId, time, capacity = 0 }: Slot,
): Promise<ApiRefusal | undefined> {
  const at = sql`activity_id = ${activityId} and place_id = ${placeId} and start_time = ${time}`
  await sql`select 1 from activity_slot where ${at} for update`.execute(tx)
  const { rows } = await sql<{ day: string; sold: number }>`
    select day::text as day, count(*)::integer as sold from activity_claim
     where ${at} and day >= ${today}::date and (expires_at is null or expires_at > app_now())
     group by day having count(*) > ${capacity} order by count(*) desc, day limit 1`.execute(tx)
  const [most] = rows
  return (
    most &&
    invalid('capacity', `${most.sold} are sold at ${time} on ${formatDay(most.day)}. Set ${most.sold} or more.`, 'sold')
  )
}
