import { groupAskText } from '#contract/terms/group-words.ts'
import { formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { ACTIVITY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import { islandLabels } from '#server/hotels/island-labels.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { factPictures, type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import { counted } from '#server/products/line-words.ts'
import { agesProblem } from '#server/products/party-problem.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { activityDeals } from './activity-deals.ts'
import { freeSlots } from './claim-slots.ts'
import { findOuting, type Outing } from './find-outing.ts'
import { listActivityDays } from './list-activity-days.ts'
import { guestsText, priceOuting } from './price-activity.ts'
import { ACTIVITY_ENTRIES } from './search-entries.ts'

type ActivityLine = LineOf<'activity'>

const MINUTE_MS = 60_000

/** A water sport at a place and time, for guests of these ages. */
async function price(
  { db }: PricingParts,
  line: ActivityLine,
  { now }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const { waterSportId, placeId, date, time, weightsKg = [] } = line
  const ages = line.ages.map((age) => age ?? undefined)
  // Weights that were left out are asked for where there is a limit, and not looked at where there is none.
  const question = { waterSportId, placeId, date, time, guests: ages.length, ages, weightsKg }
  const priced = await priceOuting(db, now, question)
  if (!priced.ok) return priced
  const { quote, units, groupAbove } = priced.value
  if (groupAbove !== undefined) return fail(invalid('ages', groupAskText(guestsText(groupAbove))))
  const [outing, islandLabel] = await Promise.all([findOuting(db, waterSportId, placeId), islandLabels(db)])
  if (outing === undefined) return fail(notFound(FAILURE.other))
  const startsAt = new Date(`${date}T${time}:00+05:30`)
  return ok({
    asked: line,
    title: `${outing.name} at ${outing.place}, ${guestsText(ages.length)}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + outing.minutes * MINUTE_MS),
    salesCloseAt: new Date(startsAt.getTime() - ACTIVITY_CLOSES_MINUTES * MINUTE_MS),
    price: {
      ...{ packageBasePrice: quote.packageBasePrice, discount: quote.discount },
      ...{ taxAmount: quote.taxAmount, amountPayable: quote.amountPayable },
    },
    priceVersion: quote.priceVersion,
    nonRefundable: 0,
    terms: termsByDay(date),
    stock: { ...NO_STOCK, slots: [{ activityId: waterSportId, placeId, day: date, time, units }] },
    whereabouts: { from: outing.islandId, to: outing.islandId },
    facts: factsOf(line, { ...outing, island: islandLabel(outing.islandId) }, startsAt),
    details: detailsOf(line, outing),
  })
}

/** Guests are shown the kit and sign the form before it begins (ours). */
const MEET_BEFORE_MINUTES = 15
const PICTURES_MAX = 2

function factsOf({ ages }: ActivityLine, outing: Outing, startsAt: Date): LineFacts {
  const pictures = factPictures(outing.pictures, PICTURES_MAX)
  // Most name a trouble, some say what not to do: "no flight within 18 h after the dive".
  const isOrder = (text: string) => /^no /i.test(text)
  const orders = outing.restrictions.filter(isOrder)
  const without = outing.restrictions.filter((each) => !isOrder(each))
  const needsPermit = outing.permit !== null && !/^none/i.test(outing.permit)
  return {
    ...NO_FACTS,
    islands: [{ id: outing.islandId, name: outing.island }],
    pictures,
    permits: needsPermit ? [`${outing.place}: ${outing.permit}`] : [],
    visit: {
      ...{ name: outing.name, minutes: outing.minutes, island: outing.island, picture: pictures[0] },
      meetTime: timeInIndia(new Date(startsAt.getTime() - MEET_BEFORE_MINUTES * MINUTE_MS)),
      place: `${outing.place}, ${outing.island}`,
      guests: [guestsText(ages.length), ...agesText(ages)].join(', '),
      ...{ bring: outing.bring, included: outing.included },
      healthRules: [
        ...(outing.swimming ? ['Every guest must be able to swim'] : []),
        ...(without.length === 0 ? [] : [`Not with: ${without.join(', ')}`]),
        ...orders.map((each) => each.charAt(0).toUpperCase() + each.slice(1)),
      ],
    },
  }
}

function detailsOf({ date, time, ages }: ActivityLine, outing: Outing): ProductLine['details'] {
  return [
    { label: 'Meet at', text: `${outing.place}, ${outing.island}` },
    { label: 'Starts', text: `${formatDay(date)}, ${time}` },
    { label: 'Lasts', text: `${outing.minutes} minutes` },
    { label: 'Guests', text: [guestsText(ages.length), ...agesText(ages)].join(', ') },
    ...(outing.included.length === 0 ? [] : [{ label: 'Included', text: outing.included.join(', ') }]),
    ...(outing.swimming ? [{ label: 'Swimming', text: 'Every guest must be able to swim' }] : []),
    ...(outing.restrictions.length === 0 ? [] : [{ label: 'Not for', text: outing.restrictions.join(', ') }]),
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
  freeBeside: (db, { waterSportId: activityId, placeId, date: day, time, ages }) =>
    freeSlots(db, [{ activityId, placeId, day, time, units: ages.length }]),
  reviewSubject: ({ waterSportId }) => ({ kind: 'activity', subject_id: waterSportId }),
  whenText: ({ date, time }) => `${formatDay(date)}, ${time}`,
  partyText: ({ ages }) => counted(ages.length, 'guest'),
  deals: activityDeals,
  searchEntries: ACTIVITY_ENTRIES,
  listDays: ({ db, now }, query) => listActivityDays(db, now(), query),
}
