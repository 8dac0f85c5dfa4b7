import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { taxInside } from '#contract/terms/money.ts'
import type { CarPackage } from '#contract/v1/car-packages.ts'
import { Deal } from '#contract/v1/deals.ts'
import type { HotelSummary } from '#contract/v1/hotels.ts'
import type { WaterSport } from '#contract/v1/water-sports.ts'
import { PINNED_NOW } from '#tests/support/pinned-day.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const DAY_MS = 86_400_000

async function ask(query = '') {
  const { status, body } = await api.get(`/deals${query}`)
  expect(status).toBe(200)
  return {
    deals: (body.deals as unknown[]).map((each) => Deal.parse(each)),
    kinds: Object.fromEntries((body.kinds as { kind: string; count: number }[]).map((each) => [each.kind, each.count])),
    total: body.total,
  }
}

describe('the deals', () => {
  test('of packages are the three top deals, at the price of their cards', async () => {
    const { deals, kinds, total } = await ask('?kind=package&sort=price_asc')
    expect(deals.map(({ slug }) => slug)).toEqual(['long-weekend-swaraj', 'island-saver', 'five-day-island-hop'])
    expect([kinds.package, total]).toEqual([3, 3])
    expect(deals[1]).toMatchObject({
      kind: 'package',
      name: 'Island Saver',
      price: 18_800,
      struckPrice: 20_889,
      taxAmount: 895,
      unit: 'per person',
      percent: 10,
      badge: '10% Off',
    })
  })

  test('each cost ten percent less than the struck price, half up, with the tax inside told', async () => {
    // A room's tax may be of another slab before the deal.
    for (const { kind, price, struckPrice, percent } of (await ask('?limit=100')).deals)
      if (kind !== 'hotel') expect(price).toBe(Math.round((struckPrice * (100 - percent)) / 100))
    for (const { price, taxAmount } of (await ask('?kind=package')).deals) expect(taxAmount).toBe(taxInside(price, 5))
  })

  test('live from a week before the load to sixty days after it, by the day in India', async () => {
    for (const { endsAt } of (await ask()).deals) {
      expect(endsAt).toMatch(/T18:30:00\.000Z$/)
      const days = (Date.parse(endsAt) - Date.parse(PINNED_NOW)) / DAY_MS
      expect(days).toBeGreaterThan(60)
      expect(days).toBeLessThanOrEqual(61)
    }
  })

  test('are counted by kind, whatever kind is asked for; a kind without one is an empty list', async () => {
    const { kinds, deals, total } = await ask('?limit=100')
    expect(Object.keys(kinds)).toEqual(['package', 'hotel', 'activity', 'car'])
    expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(total)
    for (const kind of Object.keys(kinds)) {
      const one = await ask(`?kind=${kind}&limit=100`)
      expect(one.kinds).toEqual(kinds)
      expect([one.deals.length, one.total]).toEqual([kinds[kind], kinds[kind]])
      expect(one.deals).toEqual(expect.arrayContaining(deals.filter((each) => each.kind === kind)))
    }
  })
})

test('hotels, water sports, cars and packages are on a deal, as many as the demo says, at the prices of their own calls', async () => {
  const { deals, kinds } = await ask('?limit=100')
  expect(kinds).toEqual({ package: 3, hotel: 10, activity: 3, car: 2 })
  const hotels = (await api.get('/hotels/fetch')).body.hotelData as HotelSummary[]
  const sports = (await api.get('/waterSports/fetch')).body.WaterSportsData as WaterSport[]
  const cars = (await api.get('/carrentalPackage/fetch')).body.packageData as CarPackage[]
  for (const deal of deals) {
    const hotel = hotels.find(({ _id }) => deal.kind === 'hotel' && _id === deal.id)
    const sport = sports.find(({ _id }) => deal.kind === 'activity' && _id === deal.id)
    if (hotel) {
      const { standardPrice, taxAmount, struckPrice = 0, struckTaxAmount = 0, rating } = hotel
      const price = { price: standardPrice + taxAmount, taxAmount, struckPrice: struckPrice + struckTaxAmount }
      expect(deal).toMatchObject({ ...price, unit: 'per night', rating })
    }
    const car = cars.find(({ id }) => deal.kind === 'car' && id === deal.id)
    if (car) {
      const { startingPrice: price, struckPrice, slug } = car
      expect(deal).toMatchObject({ slug, price, struckPrice, taxAmount: taxInside(price, 5), unit: 'per car' })
    }
    if (sport) expect(deal).toMatchObject({ price: sport.price, taxAmount: sport.taxAmount, unit: sport.priceUnit })
    expect([hotel, sport, car].filter(Boolean)).toHaveLength(deal.kind === 'package' ? 0 : 1)
  }
})

test('the first page takes a deal of each kind in turn', async () => {
  const { deals } = await ask('?limit=6')
  expect(deals.map(({ kind }) => kind)).toEqual(['package', 'hotel', 'activity', 'car', 'package', 'hotel'])
})

describe('order and pages', () => {
  test.each([
    ['price_asc', 'low-to-high', (one: Deal, other: Deal) => one.price - other.price],
    ['price_desc', 'hight-to-low', (one: Deal, other: Deal) => other.price - one.price],
  ])('%s, also under its older name %s', async (sort, alias, order) => {
    const { deals } = await ask(`?sort=${sort}&limit=100`)
    expect(deals).toEqual(deals.toSorted(order))
    expect((await ask(`?sort=${alias}&limit=100`)).deals).toEqual(deals)
  })

  test('the biggest discount comes first, of equal ones the one that saves most', async () => {
    const { deals } = await ask('?sort=discount_desc&limit=100')
    const saved = deals.map(({ price, struckPrice }) => struckPrice - price)
    expect(saved).toEqual(saved.toSorted((one, other) => other - one))
  })

  test('pages hold every deal once; one past the end is empty and knows the total', async () => {
    const all = await ask('?limit=100')
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) => ask(`?limit=2&page=${page}`)))
    expect(pages.flatMap(({ deals }) => deals)).toEqual(all.deals)
    const past = await ask('?page=99')
    expect([past.deals, past.total]).toEqual([[], all.total])
  })
})

describe('the struck price', () => {
  const scope_id = 'two-shores-honeymoon'
  const at = (days: number) => new Date(Date.parse(PINNED_NOW) + days * DAY_MS)
  const day = (days: number) => at(days).toISOString().slice(0, 10)
  const addDeal = (id: string, percent: number, from: number, until: number) =>
    api.testDatabase.db
      .insertInto('deal')
      .values({
        id,
        kind: 'package',
        scope_id,
        percent,
        label: `${percent}% Off`,
        starts_at: at(from),
        ends_at: at(until),
      })
      .execute()
  const dealOf = async () => (await ask('?kind=package')).deals.find(({ id }) => id === scope_id)

  test('needs a live deal: one that has ended, or has not begun, strikes nothing', async () => {
    await addDeal('over', 20, -20, -1)
    await addDeal('soon', 20, 1, 20)
    expect(await dealOf()).toBeUndefined()
  })

  test('of two live deals the better one counts, and nothing is taken off twice', async () => {
    await addDeal('small', 5, -3, 10)
    await addDeal('large', 10, -2, 10)
    const found = await dealOf()
    expect(found).toMatchObject({ percent: 10, badge: '10% Off', price: Math.round((found?.struckPrice ?? 0) * 0.9) })
  })

  test('is the lowest of the 30 days before the deal; a deal that is no cheaper than that is none', async () => {
    const { db } = api.testDatabase
    const list = (await dealOf())?.struckPrice ?? 0
    // The deal "large" began two days ago: 33 days back is before its 30 days, 31 days back is inside.
    const history = { kind: 'package', scope_id, rate: 2 * (list - 10) }
    await db
      .insertInto('price_history')
      .values({ ...history, from_date: day(-40), until_date: day(-33) })
      .execute()
    expect((await dealOf())?.struckPrice).toBe(list)
    await db
      .updateTable('price_history')
      .set({ until_date: day(-31) })
      .where('from_date', '=', day(-40) as never)
      .execute()
    expect((await dealOf())?.struckPrice).toBe(list - 10)
    await db
      .updateTable('price_history')
      .set({ rate: list })
      .where('from_date', '=', day(-40) as never)
      .execute()
    expect(await dealOf()).toBeUndefined()
  })
})

test.each([
  ['kind=ferry', 'kind'],
  ['kind=', 'kind'],
  ['sort=cheapest', 'sort'],
  ['page=0', 'page'],
  ['page=10001', 'page'],
  ['limit=101', 'limit'],
  ['minPrice=5', 'minPrice'],
])('%s is 422 and names %s', async (query, field) => {
  const { status, body } = await api.get(`/deals?${query}`)
  expect([status, (body.errors as { field: string }[]).map((each) => each.field)]).toEqual([422, [field]])
})
