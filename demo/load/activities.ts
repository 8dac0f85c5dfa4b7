import { sql } from 'kysely'
import { addDays, SHORT_MONTHS } from '#contract/terms/india-time.ts'
import { divideHalfUp } from '#contract/terms/money.ts'
import {
  type ActivityFact,
  activitiesOnDeal,
  activityFacts,
  darkNightActivities,
  placeSeasons,
} from '#demo/activity-facts.ts'
import places from '#demo/facts/places.json' with { type: 'json' }
import { activityProse } from '#demo/prose/activities.ts'
import type { Tx } from '#server/db/db.ts'
import { slotTimes } from '#server/water-sports/rules.ts'
import { practicalLines } from './activity-texts.ts'
import { DEMO_DEAL_PERCENT } from './deals.ts'
import { activityHtml } from './html.ts'

/** Groups that go at the same time (the catalogue's data: four times the upper group size). */
const GROUPS_PER_SLOT = 4
const HISTORY_DAYS = 45

/** The demo's water sports with places and slots, into a database that has none yet; places must be there. */
export async function loadDemoActivities(tx: Tx, today: string): Promise<void> {
  await fillReach(tx)
  const known = await tx.selectFrom('activity').select('id').limit(1).executeTakeFirst()
  if (known !== undefined) return
  await tx.insertInto('activity').values(activityFacts.map(activityRow)).execute()
  await tx.insertInto('activity_place').values(activityFacts.flatMap(placeRows)).execute()
  await tx.insertInto('activity_slot').values(activityFacts.flatMap(slotRows)).execute()
  await loadPrices(tx, today)
}

/** Places of an older database learn how one gets there. */
async function fillReach(tx: Tx): Promise<void> {
  const reach = JSON.stringify(Object.fromEntries(places.places.map((place) => [place.id, place.reach])))
  await sql`update place set reach = ${reach}::jsonb -> id where reach is null and ${reach}::jsonb ? id`.execute(tx)
}

async function loadPrices(tx: Tx, today: string): Promise<void> {
  await tx
    .insertInto('price_history')
    .values(
      activityFacts.map((fact) => ({
        kind: 'activity',
        scope_id: fact.id,
        from_date: addDays(today, -HISTORY_DAYS),
        until_date: null,
        rate: listPriceOf(fact),
      })),
    )
    .execute()
}

function activityRow(fact: ActivityFact, index: number) {
  const prose = activityProse[fact.id]
  if (prose === undefined) throw new Error(`The water sport ${fact.id} has no prose`)
  const [groupMin = 1, groupMax = 1] = fact.groupSize
  const season = seasonOf(fact.season)
  return {
    id: fact.id,
    name: fact.name,
    kind: fact.kind,
    description: activityHtml(prose, practicalLines(fact)),
    duration_minutes: fact.durationMinutes,
    min_age: fact.minAge,
    max_age: fact.maxAge,
    max_weight_kg: fact.maxWeightKg,
    swimming_needed: fact.swimmingNeeded,
    list_price: listPriceOf(fact),
    price_unit: fact.priceUnit === 'per boat' ? ('per boat' as const) : ('per person' as const),
    group_min: groupMin,
    group_max: groupMax,
    season_from: season.from,
    season_to: season.to,
    dark_nights_only: darkNightActivities.includes(fact.id),
    health_restrictions: JSON.stringify(fact.healthRestrictions),
    included: JSON.stringify(fact.included),
    videos: JSON.stringify([]),
    position: index + 1,
  }
}

/** The stored price is the one after the deal: what it is taken from gives it back, halves up. */
function listPriceOf({ id, priceInr }: ActivityFact): number {
  return activitiesOnDeal.includes(id) ? divideHalfUp(priceInr * 100, 100 - DEMO_DEAL_PERCENT) : priceInr
}

const MONTH_ENDS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** "Oct-May, closed in rough sea" is from 10-01 to 05-31. */
function seasonOf(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.slice(0, 'Oct-May'.length).split('-')
  const [first, last] = [SHORT_MONTHS.indexOf(from), SHORT_MONTHS.indexOf(to)]
  if (first < 0 || last < 0) throw new Error(`The season "${text}" does not begin with two months`)
  const month = (index: number) => String(index + 1).padStart(2, '0')
  return { from: `${month(first)}-01`, to: `${month(last)}-${MONTH_ENDS[last]}` }
}

function placeRows({ id, placeIds }: ActivityFact) {
  return placeIds.map((place_id, index) => ({
    activity_id: id,
    place_id,
    position: index + 1,
    season_from: placeSeasons[place_id]?.from ?? null,
    season_to: placeSeasons[place_id]?.to ?? null,
  }))
}

function slotRows({ id, placeIds, bestHours, durationMinutes, groupSize }: ActivityFact) {
  const capacity = GROUPS_PER_SLOT * Math.max(...groupSize)
  return placeIds.flatMap((place_id) =>
    slotTimes(bestHours, durationMinutes).map((start_time) => ({ activity_id: id, place_id, start_time, capacity })),
  )
}
