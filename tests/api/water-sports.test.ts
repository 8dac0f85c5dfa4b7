import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { taxInside } from '#contract/terms/money.ts'
import { WaterSport, WaterSportFacets } from '#contract/v1/water-sports.ts'
import facts from '#demo/facts/water-sports.json' with { type: 'json' }
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function list(query = ''): Promise<WaterSport[]> {
  const { status, body } = await api.get(`/waterSports/fetch?${query}`)
  expect(status).toBe(200)
  return (body.WaterSportsData as unknown[]).map((each) => WaterSport.parse(each))
}

const idsOf = (found: WaterSport[]) => found.map(({ _id }) => _id)

describe('the list', () => {
  test('has every water sport of the data at its price, the tax inside it', async () => {
    const all = await list()
    expect(all.map(({ _id, price }) => [_id, price])).toEqual(
      facts.activities.map(({ id, priceInr }) => [id, priceInr]),
    )
    for (const each of all) {
      expect(each.taxAmount, each._id).toBe(taxInside(each.price, 18))
      expect(each.place.length, each._id).toBeGreaterThan(0)
      expect(each.image.length, each._id).toBeGreaterThan(1)
      expect(each.description, each._id).not.toMatch(/undefined|style=/)
    }
    expect(all.find(({ _id }) => _id === 'scuba-shore-try-dive')).toMatchObject({ price: 3_500, taxAmount: 534 })
  })

  test('three are on a deal, which gives the price from what it was', async () => {
    const onDeal = (await list()).filter(({ badge }) => badge !== undefined)
    expect(onDeal.map(({ _id, badge, price, struckPrice }) => [_id, badge, price, struckPrice])).toEqual([
      ['sea-walk', '10% Off', 4_100, 4_556],
      ['guided-snorkelling', '10% Off', 800, 889],
      ['day-kayak', '10% Off', 3_500, 3_889],
    ])
  })

  test.each([
    ['a place', 'place=jolly-buoy', ['guided-snorkelling', 'glass-bottom-boat']],
    ['an island', 'place=little-andaman', ['surf-lesson']],
    ['an older name, in any case', 'place=CORAL%20island&maxPrice=600', ['banana-boat', 'glass-bottom-boat']],
    ['a town', 'place=hut%20bay', ['surf-lesson']],
    ['an island said with its older name in brackets', 'place=little%20andaman%20(hut%20bay)', ['surf-lesson']],
    ['only for swimmers', 'swimming=1', ['open-water-course', 'cinque-dive-charter', 'surf-lesson']],
    ['up to a price', 'maxPrice=600', ['jet-ski', 'banana-boat', 'sofa-ride', 'glass-bottom-boat']],
    ['an age below most', 'age=4', ['glass-bottom-boat', 'dolphin-glass-boat', 'semi-submarine']],
    ['two at once', 'place=north-bay&age=61&maxPrice=1000', ['guided-snorkelling', 'banana-boat', 'glass-bottom-boat']],
    ['a place nobody knows', 'place=atlantis', []],
    ['a price below all', 'maxPrice=499', []],
  ])('by %s', async (_what, query, ids) => {
    expect(idsOf(await list(query))).toEqual(ids)
  })

  test.each([
    [['shaheed-dweep', 'Neil', 'NEIL ISLAND', 'Shaheed Dweep', 'Shaheed Dweep (Neil Island)'], 7],
    [['swaraj-dweep', 'havelock', 'Havelock  Island', 'swaraj dweep'], 16],
    [['south-andaman', 'Port Blair', 'sri vijaya puram', 'Sri Vijaya Puram (Port Blair)'], 12],
  ])('%j are one place', async (spellings, count) => {
    for (const spelling of spellings)
      expect((await list(`place=${encodeURIComponent(spelling)}`)).length, spelling).toBe(count)
  })

  test('an island says under which other names it is known', async () => {
    const { body } = await api.get('/waterSports/fetch')
    const named = WaterSportFacets.parse(body.facets).place.filter(({ alsoNamed }) => alsoNamed !== undefined)
    expect(named.every(({ isIsland }) => isIsland)).toBe(true)
    const { alsoNamed } = named.find(({ value }) => value === 'south-andaman') ?? {}
    expect(alsoNamed).toEqual(['Port Blair', 'Sri Vijaya Puram'])
  })

  test('the limits of age hold for the age itself', async () => {
    const found = async (age: number) => idsOf(await list(`age=${age}`))
    expect(await found(10)).toContain('scuba-boat-dive')
    expect(await found(9)).not.toContain('scuba-boat-dive')
    expect(await found(60)).toContain('scuba-boat-dive')
    expect(await found(61)).not.toContain('scuba-boat-dive')
  })

  test('without swimming and with it make up all of them', async () => {
    expect((await list('swimming=0')).every(({ swimmingNeeded }) => !swimmingNeeded)).toBe(true)
    expect((await list('swimming=0')).length + (await list('swimming=1')).length).toBe(facts.activities.length)
  })

  test('each count beside a filter is what the filter then finds', async () => {
    const { body } = await api.get('/waterSports/fetch?maxPrice=5000&age=10')
    const facets = WaterSportFacets.parse(body.facets)
    for (const { value, count } of facets.place) {
      expect((await list(`maxPrice=5000&age=10&place=${value}`)).length, value).toBe(count)
    }
    for (const { value, count } of facets.swimming)
      expect((await list(`maxPrice=5000&age=10&swimming=${value}`)).length).toBe(count)
    for (const { value, count } of facets.maxPrice) expect((await list(`age=10&maxPrice=${value}`)).length).toBe(count)
    for (const { value, count } of facets.age) expect((await list(`maxPrice=5000&age=${value}`)).length).toBe(count)
  })

  test('a place stays on offer where the other filters leave nothing', async () => {
    const places = async (query: string) => {
      const { body } = await api.get(`/waterSports/fetch?${query}`)
      return WaterSportFacets.parse(body.facets).place
    }
    const all = await places('')
    const none = await places('place=swaraj-dweep&maxPrice=1')
    expect(none.map(({ value }) => value).sort()).toEqual(all.map(({ value }) => value).sort())
    expect(none.every(({ count }) => count === 0)).toBe(true)
  })

  test('comes in pages, and a page past the end is empty with the true total', async () => {
    expect(idsOf(await list('limit=3&page=2'))).toEqual(facts.activities.slice(3, 6).map(({ id }) => id))
    expect((await api.get('/waterSports/fetch?limit=3&page=99')).body).toMatchObject({
      WaterSportsData: [],
      total: 20,
      page: 99,
      limit: 3,
    })
  })

  test('one by its id; of an unknown one the catalogue says so', async () => {
    expect((await api.get('/waterSports/fetch?id=parasailing')).body).toMatchObject({
      total: 1,
      WaterSportsData: [{ _id: 'parasailing', maxWeightKg: 90, minAge: 8, maxAge: 55, priceUnit: 'per person' }],
    })
    const missing = await api.get('/waterSports/fetch?id=moon-walk')
    expect([missing.status, missing.body.message]).toEqual([404, 'Error fetching data'])
  })

  test.each([
    ['swimming', 'swimming=2'],
    ['maxPrice', 'maxPrice=-5'],
    ['maxPrice', 'maxPrice=1e3'],
    ['age', 'age=ten'],
    ['age', 'age=121'],
    ['place', 'place='],
    ['limit', 'limit=101'],
    ['page', 'page=0'],
    ['minPrice', 'minPrice=5'],
  ])('%s is refused by name: %s', async (field, query) => {
    const { status, body } = await api.get(`/waterSports/fetch?${query}`)
    expect([status, (body.errors as { field: string }[])[0]?.field]).toEqual([422, field])
  })
})
