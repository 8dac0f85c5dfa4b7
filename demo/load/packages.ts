import { addDays } from '#contract/terms/india-time.ts'
import {
  type CategoryFact,
  categoryFacts,
  type ItineraryFact,
  type PackageFact,
  packageFacts,
} from '#demo/package-facts.ts'
import { categoryProse } from '#demo/prose/categories.ts'
import type { Tx } from '#server/db/db.ts'
import { dayHtml, list, paragraphs } from './html.ts'
import { packageProse } from './package-prose.ts'

/** Prices are known from long before the day the demo is loaded. */
const HISTORY_DAYS = 45
/** A ferry that leaves before this shows the dawn picture. */
const DAWN_UNTIL = '07:00'

export type DemoDay = { today: string; pictureOf: (scene: string) => string }

export async function loadDemoPackages(tx: Tx, day: DemoDay): Promise<void> {
  await tx.insertInto('category').values(categoryFacts.map(categoryRow)).execute()
  await tx
    .insertInto('package')
    .values(packageFacts.map((fact) => packageRow(fact, day)))
    .execute()
  await tx
    .insertInto('package_place')
    .values(
      packageFacts.flatMap(({ id, placeIds }) =>
        placeIds.map((place_id, index) => ({ package_id: id, place_id, position: index + 1 })),
      ),
    )
    .execute()
  await tx
    .insertInto('package_similar')
    .values(
      packageFacts.flatMap(({ id, similarIds }) =>
        similarIds.map((similar_id, index) => ({ package_id: id, similar_id, position: index + 1 })),
      ),
    )
    .execute()
  await loadHistory(tx, day.today)
}

async function loadHistory(tx: Tx, today: string): Promise<void> {
  await tx
    .insertInto('price_history')
    .values(
      packageFacts.map((fact) => ({
        kind: 'package',
        scope_id: fact.id,
        from_date: addDays(today, -HISTORY_DAYS),
        until_date: null,
        rate: listRateOf(fact),
      })),
    )
    .execute()
}

function categoryRow(category: CategoryFact) {
  const prose = categoryProse[category.slug]
  return {
    id: category.id,
    slug: category.slug,
    name: category.categoryName,
    heading: prose?.heading ?? category.categoryName,
    intro: prose?.intro ?? '',
    is_active: category.isActive,
    is_deleted: category.isDeleted,
    position: category.order,
    default_upper_limit: category.defaultUpperLimit,
  }
}

function packageRow(fact: PackageFact, day: DemoDay) {
  const prose = packageProse(fact.id)
  return {
    id: fact.id,
    slug: fact.slug,
    name: fact.packageName,
    category_id: fact.categoryId,
    nights: fact.nights,
    list_rate: listRateOf(fact),
    upper_limit: fact.upperLimit,
    special: fact.special,
    description: `<p>${prose.teaser}</p>`,
    overview: paragraphs(prose.overview),
    inclusive: list(prose.inclusive),
    exclusive: list(prose.exclusive),
    payment_policy: list(prose.paymentPolicy),
    cancellation_policy: list(prose.cancellationPolicy),
    itinerary: JSON.stringify(fact.tourIternary.map((each, index) => itineraryDay(fact, each, index, day))),
    hotels: JSON.stringify(fact.hotelDetails.map(hotelRow)),
    position: positionOf(fact),
  }
}

/** Two adults before the deal; where no list price is stored the rate itself is the list price. */
function listRateOf(fact: PackageFact): number {
  return fact.listPricePerPerson === null ? fact.packagebaseRate : 2 * fact.listPricePerPerson
}

/** Lists without a sort order take one package of each category in turn, so that the first page shows the range. */
function positionOf(fact: PackageFact): number {
  const sameCategory = packageFacts.filter((each) => each.categoryId === fact.categoryId)
  const category = categoryFacts.findIndex((each) => each.id === fact.categoryId)
  return sameCategory.indexOf(fact) * 100 + category
}

function itineraryDay(fact: PackageFact, each: ItineraryFact, index: number, day: DemoDay) {
  const prose = packageProse(fact.id).days[index]
  if (prose === undefined) throw new Error(`Day ${index + 1} of ${fact.id} has no prose`)
  return {
    day: each.day,
    title: each.title,
    description: dayHtml(prose),
    breakfast: each.breakfast,
    lunch: each.lunch,
    dinner: each.dinner,
    ferry:
      each.ferry === null
        ? null
        : {
            name: each.ferry.name,
            image: day.pictureOf((each.ferry.depart ?? '') < DAWN_UNTIL ? 'sunrise-ferry' : 'ferry'),
          },
    ...(each.overnight === null ? {} : { overnight: each.overnight }),
  }
}

/** Which of our sailings each crossing of a plan is: demos that were loaded before there were any get it too. */
export async function loadDemoPackageFerries(tx: Tx): Promise<void> {
  await rewriteDays(tx, joinFerry)
}

/** Which of our water sports are part of which days; likewise. */
export async function loadDemoPackageActivities(tx: Tx): Promise<void> {
  await rewriteDays(tx, (stored, { tourIternary }) => {
    const { activityIds = [] } = tourIternary.find(({ day }) => day === stored.day) ?? {}
    return activityIds.length === 0 ? stored : { ...stored, activityIds }
  })
}

async function rewriteDays(tx: Tx, rewrite: (stored: StoredDay, fact: PackageFact) => StoredDay): Promise<void> {
  const rows = await tx.selectFrom('package').select(['id', 'itinerary']).execute()
  for (const { id, itinerary } of rows) {
    const fact = packageFacts.find((each) => each.id === id)
    if (fact === undefined) continue
    const days = itinerary.map((day) => rewrite(day as StoredDay, fact))
    await tx
      .updateTable('package')
      .set({ itinerary: JSON.stringify(days) })
      .where('id', '=', id)
      .execute()
  }
}

/** As itineraryDay makes them. */
type StoredDay = { day: number; ferry: { name: string } | null; activityIds?: string[] }

function joinFerry(stored: StoredDay, { tourIternary }: PackageFact): StoredDay {
  const ferry = tourIternary.find(({ day }) => day === stored.day)?.ferry
  if (stored.ferry === null || !ferry?.tripId || !ferry.classCode) return stored
  return {
    ...stored,
    ferry: { ...stored.ferry, tripId: ferry.tripId, classCode: ferry.classCode } as StoredDay['ferry'],
  }
}

function hotelRow(row: PackageFact['hotelDetails'][number]) {
  const { place, hotelId, hotelName, nights, capacityPerRoom, roomType, starRating } = row
  return { place, hotelId, hotelName, duration: nights, capacityPerRoom, roomType, starRating }
}
