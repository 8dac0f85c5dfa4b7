import { sql } from 'kysely'
import type { z } from 'zod'
import { changeActivity, createActivity } from '#contract/office/activities.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { addActivity, changeActivityFields, UNKNOWN_ACTIVITY } from '../../activities/change-activity.ts'
import { findActivityRecord } from '../../activities/store.ts'
import { given } from '../../given.ts'
import { HTML, ID, LIST, MAYBE_TEXT, MAYBE_WHOLE, RUPEES, TEXT, WHOLE, YES_NO } from '../cells.ts'
import { checked } from '../checked.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type Given, type ImportRun, type Values } from '../part.ts'

const Fields = changeActivity.body.omit({ version: true, season: true, seasonPrices: true })
const MonthDay = changeActivity.body.shape.season.unwrap().unwrap().shape.from.nullable().optional()
const Row = Fields.extend({ id: Id, placeId: Id.optional(), seasonFrom: MonthDay, seasonTo: MonthDay })
type Row = z.output<typeof Row>

/** Words, facts and the usual price; prices of seasons are set on the screen, places and times by the slots. */
export const activityPart = definePart(Row, {
  id: 'activities',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
    { name: 'kind', field: 'kind', kind: TEXT, isNeeded: true },
    { name: 'first_place', field: 'placeId', kind: ID, isNeeded: true },
    { name: 'description', field: 'descriptionHtml', kind: HTML },
    { name: 'minutes', field: 'durationMinutes', kind: WHOLE, isNeeded: true },
    { name: 'least_age', field: 'minAge', kind: WHOLE },
    { name: 'most_age', field: 'maxAge', kind: MAYBE_WHOLE },
    { name: 'most_kg', field: 'maxWeightKg', kind: MAYBE_WHOLE },
    { name: 'swimming', field: 'swimmingNeeded', kind: YES_NO },
    { name: 'dark_nights', field: 'darkNightsOnly', kind: YES_NO },
    { name: 'price', field: 'listPrice', kind: RUPEES, isNeeded: true },
    { name: 'price_is', field: 'priceUnit', kind: TEXT },
    { name: 'least_people', field: 'groupMin', kind: WHOLE },
    { name: 'most_people', field: 'groupMax', kind: WHOLE },
    { name: 'season_from', field: 'seasonFrom', kind: MAYBE_TEXT },
    { name: 'season_to', field: 'seasonTo', kind: MAYBE_TEXT },
    { name: 'health', field: 'healthRestrictions', kind: LIST },
    { name: 'included', field: 'included', kind: LIST },
    { name: 'bring', field: 'bring', kind: LIST },
    { name: 'live', field: 'isLive', kind: YES_NO },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['name']),
  readAll: readActivities,
  save: async (run, row) => {
    const { values, change, before } = row
    if (before !== undefined && change.placeId !== undefined)
      return fail(invalid('placeId', 'Where a water sport runs is changed on its screen, or by its slots'))
    const added = before === undefined ? await add(run, values) : ok(undefined)
    return added.ok ? changeFields(run, row) : added
  },
})

async function add({ tx, member, now }: ImportRun, values: Row): Promise<Result<unknown, ApiRefusal>> {
  const { id, name, kind, placeId, durationMinutes, listPrice } = values
  const activity = checked(createActivity.body, { name, kind, placeId, durationMinutes, listPrice }, 'name')
  return activity.ok ? addActivity({ db: tx, now }, member, { ...activity.value, id }) : activity
}

async function changeFields(
  { tx, member, now }: ImportRun,
  { values, change, before }: Given<Row>,
): Promise<Result<unknown, ApiRefusal>> {
  const activity = await findActivityRecord(tx, values.id, { forUpdate: true })
  if (activity === undefined) return fail(UNKNOWN_ACTIVITY)
  const { id, placeId: _, seasonFrom, seasonTo, ...fields } = given(change)
  const isSeason = seasonFrom !== undefined || seasonTo !== undefined
  const season = isSeason ? seasonOf({ ...before, ...given(values) }) : ok(activity.season)
  if (!season.ok) return season
  const next = { ...fields, ...(isSeason ? { season: season.value } : {}) }
  const { version, ...known } = activity
  const isSame = Object.entries(next).every(
    ([field, value]) => JSON.stringify(known[field as keyof typeof known]) === JSON.stringify(value),
  )
  return isSame ? ok(id) : changeActivityFields({ db: tx, now }, member, { ...next, id: values.id, version })
}

function seasonOf({ seasonFrom = null, seasonTo = null }: Values) {
  if ((seasonFrom === null) !== (seasonTo === null))
    return fail(invalid(seasonFrom === null ? 'seasonFrom' : 'seasonTo', 'A season has a first day and a last'))
  const season = seasonFrom === null && seasonTo === null ? null : { from: seasonFrom, to: seasonTo }
  return checked(changeActivity.body.shape.season.unwrap(), season, 'seasonFrom')
}

async function readActivities(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select id, name, kind, (select place_id from activity_place where activity_id = activity.id order by position limit 1) as "placeId",
           description as "descriptionHtml", duration_minutes as "durationMinutes", min_age as "minAge", max_age as "maxAge",
           max_weight_kg as "maxWeightKg", swimming_needed as "swimmingNeeded", dark_nights_only as "darkNightsOnly",
           list_price as "listPrice", price_unit as "priceUnit", group_min as "groupMin", group_max as "groupMax",
           season_from as "seasonFrom", season_to as "seasonTo", health_restrictions as "healthRestrictions", included, bring,
           is_active as "isLive"
      from activity order by position, id`.execute(db)
  return rows
}
