import { sql } from 'kysely'
import { counted } from '#contract/terms/counted.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { groupAskText } from '#contract/terms/group-texts.ts'
import { addDays, daysBetween, formatDay, instantInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import { ACTIVITY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { DealProvider } from '#server/deals/live-deal-sql.ts'
import { islandLabels } from '#server/hotels/island-labels.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { factPictures, type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import { agesProblem } from '#server/products/line-labels.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { synonyms } from '#server/search/synonyms.ts'
import { freeSlots } from './claim-slots.ts'
import { guestsText, priceActivityBooking } from './price-activity.ts'
import { atPlace, readSchedule } from './read-schedule.ts'
import { dayAvailability, tariffOn, unitsOf } from './rules.ts'
import { ACTIVITY_OFFERS, type BookableActivity, findBookableActivity } from './store.ts'

/** Water sports in the columns of what can be searched. */
const ACTIVITY_ENTRIES = sql`
  select 'activity', offer.id, offer.name, ${synonyms(sql`offer.name`)}, coalesce(stops.shown, ''),
         'water sport activity ' || offer.kind || coalesce(' ' || stops.names, ''), offer.description, ${sql.lit(paths.waterSportDetails(''))} || offer.id,
         (select picture_id from activity_picture where activity_id = offer.id order by position limit 1), offer.price, 0.25::real
    from (${ACTIVITY_OFFERS}) offer
    left join (select activity_place.activity_id, string_agg(place.name, ', ' order by activity_place.position) as shown,
                      string_agg(place.name || ' ' || island.name, ' ' order by activity_place.position) as names
                 from activity_place join place on place.id = activity_place.place_id join island on island.id = place.island_id
                group by activity_place.activity_id) stops on stops.activity_id = offer.id`

/** Water sports on a live deal, tax inside. */
const activityDeals: DealProvider = {
  kind: 'activity',
  offers: sql`
    select offer.id, offer.id as slug, offer.name, offer.position, offer.price, offer.struck_price as struck,
           round(offer.price::numeric * offer.tax_percent / (100 + offer.tax_percent))::int as tax, offer.price_unit as unit,
           offer.takes_off, offer.label, offer.ends_at,
           case when offer.duration_minutes < 60 then offer.duration_minutes || ' minutes'
                when offer.duration_minutes < 120 then '1 hour' else offer.duration_minutes / 60 || ' hours' end
           || case when offer.duration_minutes >= 60 and offer.duration_minutes % 60 > 0
                   then ' ' || offer.duration_minutes % 60 || ' minutes' else '' end as facts,
           coalesce((select json_agg(place.name order by activity_place.position)
                       from activity_place join place on place.id = activity_place.place_id
                      where activity_place.activity_id = offer.id), '[]') as places,
           ${picturesSql('activity_picture', sql`offer.id`, 1)} as pictures, ${ratingSql('activity', sql`offer.id`)} as rating
      from (${ACTIVITY_OFFERS}) offer
     where offer.takes_off is not null`,
}

type ActivityLine = LineOf<'activity'>

/** A water sport at a place and time, for guests of these ages. */
async function price(
  { db }: PricingParts,
  line: ActivityLine,
  { now }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const { waterSportId, placeId, date, time, weightsKg = [] } = line
  const ages = line.ages.map((age) => age ?? undefined)
  // Weights that were left out are asked for where there is a limit, and not looked at where there is none.
  const request = { waterSportId, placeId, date, time, guests: ages.length, ages, weightsKg }
  const priced = await priceActivityBooking(db, now, request)
  if (!priced.ok) return priced
  const { quote, units, groupAbove } = priced.value
  if (groupAbove !== undefined) return fail(invalid('ages', groupAskText(guestsText(groupAbove))))
  const [activity, islandLabel] = await Promise.all([findBookableActivity(db, waterSportId, placeId), islandLabels(db)])
  if (activity === undefined) return fail(notFound(FAILURE.other))
  const startsAt = instantInIndia(date, time)
  return ok({
    asked: line,
    title: `${activity.name} at ${activity.place}, ${guestsText(ages.length)}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + activity.minutes * MINUTE_MS),
    salesCloseAt: new Date(startsAt.getTime() - ACTIVITY_CLOSES_MINUTES * MINUTE_MS),
    price: {
      ...{ packageBasePrice: quote.packageBasePrice, discount: quote.discount },
      ...{ taxAmount: quote.taxAmount, amountPayable: quote.amountPayable },
    },
    priceVersion: quote.priceVersion,
    nonRefundable: 0,
    terms: termsByDay(date),
    stock: { ...NO_STOCK, slots: [{ activityId: waterSportId, placeId, day: date, time, units }] },
    whereabouts: { from: activity.islandId, to: activity.islandId },
    facts: factsOf(line, { ...activity, island: islandLabel(activity.islandId) }, startsAt),
    details: detailsOf(line, activity),
  })
}

/** Guests are shown the kit and sign the form before it begins (ours). */
const MEET_BEFORE_MINUTES = 15
const PICTURES_MAX = 2

function factsOf({ ages }: ActivityLine, activity: BookableActivity, startsAt: Date): LineFacts {
  const pictures = factPictures(activity.pictures, PICTURES_MAX)
  // Most name a trouble, some say what not to do: "no flight within 18 h after the dive".
  const isOrder = (text: string) => /^no /i.test(text)
  const orders = activity.restrictions.filter(isOrder)
  const without = activity.restrictions.filter((each) => !isOrder(each))
  const needsPermit = activity.permit !== null && !/^none/i.test(activity.permit)
  return {
    ...NO_FACTS,
    islands: [{ id: activity.islandId, name: activity.island }],
    pictures,
    permits: needsPermit ? [`${activity.place}: ${activity.permit}`] : [],
    visit: {
      ...{ name: activity.name, minutes: activity.minutes, island: activity.island, picture: pictures[0] },
      meetTime: timeInIndia(new Date(startsAt.getTime() - MEET_BEFORE_MINUTES * MINUTE_MS)),
      place: `${activity.place}, ${activity.island}`,
      guests: [guestsText(ages.length), ...agesText(ages)].join(', '),
      ...{ bring: activity.bring, included: activity.included },
      healthRules: [
        ...(activity.swimming ? ['Every guest must be able to swim'] : []),
        ...(without.length === 0 ? [] : [`Not with: ${without.join(', ')}`]),
        ...orders.map((each) => each.charAt(0).toUpperCase() + each.slice(1)),
      ],
    },
  }
}

function detailsOf({ date, time, ages }: ActivityLine, activity: BookableActivity): ProductLine['details'] {
  return [
    { label: 'Meet at', text: `${activity.place}, ${activity.island}` },
    { label: 'Starts', text: `${formatDay(date)}, ${time}` },
    { label: 'Lasts', text: `${activity.minutes} minutes` },
    { label: 'Guests', text: [guestsText(ages.length), ...agesText(ages)].join(', ') },
    ...(activity.included.length === 0 ? [] : [{ label: 'Included', text: activity.included.join(', ') }]),
    ...(activity.swimming ? [{ label: 'Swimming', text: 'Every guest must be able to swim' }] : []),
    ...(activity.restrictions.length === 0 ? [] : [{ label: 'Not for', text: activity.restrictions.join(', ') }]),
  ]
}

/** Nothing where not everybody was asked. */
function agesText(ages: ActivityLine['ages']): string[] {
  return ages.includes(null) ? [] : [`${ages.length === 1 ? 'age' : 'ages'} ${ages.join(', ')}`]
}

/** A water sport at a place and time. */
export const activityProduct: Product<ActivityLine> = {
  price,
  entry: { kind: 'activity', isTimed: true, isFixed: true },
  initialPercent: ({ activity }) => activity,
  isSharing: (one, other) =>
    one.waterSportId === other.waterSportId &&
    one.placeId === other.placeId &&
    one.date === other.date &&
    one.time === other.time,
  partyProblem: ({ ages }, travellers, named) => agesProblem(ages, travellers, named),
  listAlternatives: (db, { waterSportId: activityId, placeId, date: day, time, ages }) =>
    freeSlots(db, [{ activityId, placeId, day, time, units: ages.length }]),
  reviewSubject: ({ waterSportId }) => ({ kind: 'activity', subject_id: waterSportId }),
  whenText: ({ date, time }) => `${formatDay(date)}, ${time}`,
  partyText: ({ ages }) => counted(ages.length, 'guest'),
  deals: activityDeals,
  searchEntries: ACTIVITY_ENTRIES,
  listDays: ({ db, now }, query) => listActivityDays(db, now(), query),
}

/** The days of one water sport from one day to another, for a party of that size (one guest when it is not said). */
async function listActivityDays(
  db: Db,
  now: Date,
  query: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const { id, from, to, place, adults = 0, children = 0 } = query
  const found = await readSchedule(db, id, { from, to })
  if (found === undefined) return fail(notFound(fetchAvailability.failure))
  const schedule = atPlace(found.schedule, place)
  if (schedule.places.length === 0) return fail(notFound(fetchAvailability.failure))
  const units = unitsOf(found.tariff, Math.max(1, adults + children))
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return ok(
    days.map((day) => {
      const availability = dayAvailability(schedule, { day, now, units, taken: found.taken })
      return availability.open ? { ...availability, priceFrom: tariffOn(found.tariff, day).price } : availability
    }),
  )
}
