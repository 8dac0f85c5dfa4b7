import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchCarPackages, priceCarPackage } from '#contract/v1/car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import { fetchCurrencies } from '#contract/v1/currencies.ts'
import { fetchDeals } from '#contract/v1/deals.ts'
import type { AnyEndpoint } from '#contract/v1/endpoint.ts'
import { fetchFaq } from '#contract/v1/faq.ts'
import { fetchFerry, fetchFerryPorts, fetchFerrySeats, fetchFerryTrip, fetchNextFerries } from '#contract/v1/ferries.ts'
import { planFerries, seatPlan } from '#contract/v1/ferry-plans.ts'
import { fetchHotelDetails, fetchHotels, fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { fetchPost, fetchPosts } from '#contract/v1/posts.ts'
import { fetchReviews, fetchVoices } from '#contract/v1/reviews.ts'
import { searchCatalogue } from '#contract/v1/search.ts'
import { fetchPolicyVersionPage, fetchSitePage, fetchSitePages } from '#contract/v1/site-pages.ts'
import { fetchWaterSports, priceWaterSport } from '#contract/v1/water-sports.ts'
import { writeSetting } from '#server/settings/store.ts'
import { declaredFields, heldFields } from '#tests/support/declared-fields.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { TRIP_ID } from '#tests/support/traveller.ts'

let api: TestApi
let client: ApiClient
beforeAll(async () => {
  api = await openTestApi()
  client = api.clientOf({ clientAddress: '' })
  // The demo has no photographs of travellers.
  await sql`insert into review_photo (id, review_id, position, width, height, small, large, state)
            select ${'0'.repeat(20)}, id, 1, 4, 3, '', '', 'shown' from review where subject_id = 'lantern-reef' limit 1`.execute(
    api.testDatabase.db,
  )
  // The demo gives no day of a package pictures of its own.
  await sql`insert into package_day_picture (package_id, day, position, picture_id)
            select package_id, 1, position, picture_id from package_picture`.execute(api.testDatabase.db)
  // A version of each policy that holds no more, and a story with an author.
  await sql`insert into policy_version (slug, version, from_date, fields)
            select slug, '0.9', '2026-01-01', fields from policy_version`.execute(api.testDatabase.db)
  await sql`update post set author = 'Meera Nair'`.execute(api.testDatabase.db)
})
afterAll(() => api.close())

const LIST = { limit: '100' }
const STAY = { checkIn: '2027-02-13', checkOut: '2027-02-15', rooms: '2-0' }
const CAR = { pickupDate: '2027-02-10', pickupTime: '23:30' }

const leg = (from: string, to: string) => ({ from, to, date: '2026-12-10' })
const LEGS = [leg('Port Blair', 'Havelock'), leg('Havelock', 'Neil'), leg('Neil', 'Port Blair')]

type Asked = { query?: Record<string, string>; body?: object }

/** The demo has none. */
async function setRates(): Promise<Asked[]> {
  await writeSetting(api.testDatabase.db, 'currency_rates', { asOf: PINNED_DAY, rates: { USD: 84.5 } })
  return [{}]
}

/** What to ask of a call so that each of its fields is told at least once, over the demo catalogue. */
const QUESTIONS: [AnyEndpoint, Asked[] | (() => Promise<Asked[]>)][] = [
  [fetchCategories, [{}]],
  [fetchPlaces, [{ query: LIST }]],
  [fetchPosts, [{ query: LIST }]],
  [fetchPost, () => slugsOf(fetchPosts, 'posts')],
  [fetchSitePages, [{}]],
  [fetchSitePage, () => slugsOf(fetchSitePages, 'pages')],
  [
    fetchPolicyVersionPage,
    ['refund-policy', 'terms-and-conditions'].map((slug) => ({ query: { slug, version: '0-9' } })),
  ],
  [fetchFaq, [{}]],
  [fetchClimate, [{}]],
  [fetchCurrencies, setRates],
  [fetchDeals, [{}]],
  [
    fetchReviews,
    [{ query: { kind: 'package', id: 'island-saver' } }, { query: { kind: 'hotel', id: 'lantern-reef' } }],
  ],
  [fetchVoices, [{}]],
  [
    searchCatalogue,
    [{ query: { q: 'havlock' } }, { query: { q: 'xylophone radhanagar' } }, { query: { q: 'kestrelhaven' } }],
  ],
  [fetchPackages, async () => [{ query: LIST }, ...(await idsOf(fetchPackages, 'packageData'))]],
  [fetchSimilarPackages, () => idsOf(fetchPackages, 'packageData')],
  [fetchSpecialPackages, [{ query: LIST }]],
  [
    pricePackage,
    [6, 16].map((adultCount) => ({ body: { packageId: 'island-saver', adultCount, travelDate: '2027-02-08' } })),
  ],
  [fetchHotels, [{ query: LIST }, { query: { ...LIST, ...STAY } }]],
  [fetchPlacewiseHotels, [{ query: { place: 'shaheed-dweep' } }]],
  [
    fetchHotelDetails,
    async () => {
      const ids = (await idsOf(fetchHotels, 'hotelData')).map(({ query }) => ({ hotelId: query?.id ?? '' }))
      return [...ids.map((query) => ({ query })), ...ids.map((query) => ({ query: { ...query, ...STAY } }))]
    },
  ],
  [fetchWaterSports, async () => [{ query: LIST }, ...(await idsOf(fetchWaterSports, 'WaterSportsData'))]],
  [
    priceWaterSport,
    [2, 30].map((guests) => ({ body: { waterSportId: 'scuba-shore-try-dive', guests, date: '2027-02-13' } })),
  ],
  [fetchTransferPoints, [{}]],
  [
    fetchAirportCars,
    [20, 40].map((passengers) => ({ query: { place: 'wandoor', ...CAR, passengers: String(passengers) } })),
  ],
  [fetchRideCars, [{ query: { passengers: '20' } }, { query: { passengers: '40' } }]],
  [
    fetchHourlyCars,
    [20, 40].map((passengers) => ({ query: { date: '2027-02-10', time: '10:00', passengers: String(passengers) } })),
  ],
  [fetchCarPackages, [{ query: LIST }]],
  [priceCarPackage, [2, 40].map((adultCount) => ({ body: { packageId: 'shaheed-dweep-island-loop', adultCount } }))],
  [fetchFerryPorts, [{}]],
  [fetchFerry, [{ body: { date: '25-12-2026', from: 'Port Blair', to: 'Havelock' } }]],
  [fetchFerryTrip, [{ query: { tripId: TRIP_ID } }]],
  [fetchFerrySeats, [{ query: { tripId: TRIP_ID } }]],
  [fetchNextFerries, [{ query: { tripId: TRIP_ID } }]],
  [
    planFerries,
    [
      { body: { legs: LEGS, adults: 2 } },
      { body: { legs: [leg('Port Blair', 'Neil'), leg('Neil', 'Havelock')], adults: 2 } },
    ],
  ],
  [seatPlan, [{ body: { legs: [{ tripId: TRIP_ID }, { tripId: TRIP_ID, class: 'rClass' }], adults: 10 } }]],
]

/** Fields that these questions bring of nothing: what is so that the demo catalogue has none of it. Each is the beginning of a field. */
const NOT_TOLD_HERE: Record<string, string[]> = {
  'a name of a picture and whether the total is known are said by other providers': [
    ...[
      '.placesData[].image[].name',
      '.posts[].picture.name',
      '.post.picture.name',
      '.page.picture.name',
      '.deals[].picture.name',
    ],
    ...[
      '.results[].picture.name',
      '.packageData[].images[].name',
      '.packageData[].tourIternary[].images[].name',
      '.packages[].images[].name',
      '.hotelData[].images[].name',
    ],
    ...[
      '.hotelData.images[].name',
      '.hotelData.rooms[].images[].name',
      '.WaterSportsData[].image[].name',
      '.totalKnown',
    ],
  ],
  'the shape is shared with pages, of which some have a table': ['.post.sections[].table'],
  'only the facet of places has labels': [
    ...['.facets.priceBand[].label', '.facets.stars[].label', '.facets.guestRating[].label'],
  ],
  'only cars by the hour have a limit of kilometres, and only roads have ends': [
    ...['.carData[].kmLimit', '.carData[].vehicle[].extraKm', '.PriceData[].from', '.PriceData[].to'],
  ],
  'needs lower limits of the office: group-limits.test.ts': [
    ...['/airportCarCharges/fetch .group', '/pickupdrop/fetch .group', '/hourlyCarCharges/fetch .group'],
  ],
  'needs nights that are sold out: hotel-stays.test.ts': ['.splitStay'],
  'is asked without nights': ['/placewiseHotel/fetch .hotelData[].stay'],
  'no such point has an older name': ['.hotelsWithoutPoint[].island.oldName', '.otherPorts[].island.oldName'],
  'needs an operator that does not answer: ferries.test.ts': ['.daysPartial'],
}

function isNotTold(path: string, field: string): boolean {
  return Object.values(NOT_TOLD_HERE)
    .flat()
    .some((each) => `${path} ${field}`.startsWith(each) || field.startsWith(each))
}

async function answerOf(endpoint: AnyEndpoint, asked: Asked): Promise<Record<string, unknown>> {
  const answer = await client.call(endpoint, asked as never)
  if (!answer.ok) throw new Error(`${endpoint.path} ${JSON.stringify(asked)}: ${answer.error.message}`)
  return answer.value as Record<string, unknown>
}

async function idsOf(endpoint: AnyEndpoint, list: string): Promise<Asked[]> {
  const records = (await answerOf(endpoint, { query: LIST }))[list] as { _id: string }[]
  return records.map(({ _id }) => ({ query: { id: _id } }))
}

async function slugsOf(endpoint: AnyEndpoint, list: string): Promise<Asked[]> {
  const records = (await answerOf(endpoint, {}))[list] as { slug: string }[]
  return records.map(({ slug }) => ({ query: { slug } }))
}

test.each(QUESTIONS.map(([endpoint, asked]) => [endpoint.path, endpoint, asked] as const))(
  'every field that %s declares is told of something',
  async (path, endpoint, asked) => {
    const questions = typeof asked === 'function' ? await asked() : asked
    const declared = [...new Set(declaredFields(endpoint.response))].filter((field) => !field.endsWith('.*'))
    const known = new Set(declaredFields(endpoint.response))
    const held = new Set<string>()
    for (const each of questions) for (const field of heldFields(await answerOf(endpoint, each), known)) held.add(field)
    const missing = declared.filter((field) => !held.has(field) && !isNotTold(path, field))
    expect(missing).toEqual([])
    expect(
      [...held].filter((field) => isNotTold(path, field)),
      'told after all',
    ).toEqual([])
  },
)
