import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarPackage, CarPrice } from '#contract/v1/car-packages.ts'
import { carPackageFacts, carPackagesOnDeal } from '#demo/car-facts.ts'
import facts from '#demo/facts/car-packages.json' with { type: 'json' }
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow('2026-11-22T10:00:00+05:30')
})
afterAll(() => api.close())

async function list(query = ''): Promise<{ packages: CarPackage[]; total: number }> {
  const { status, body } = await api.get(`/carrentalPackage/fetch${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return { packages: body.packageData as CarPackage[], total: body.total as number }
}

describe('the list of car packages', () => {
  test('has all twelve, those the operator puts first at the top, each as its facts say', async () => {
    const { packages, total } = await list()
    expect([packages.length, total]).toEqual([12, 12])
    const top = packages.map(({ id }) => carPackageFacts.find((fact) => fact.id === id)?.top)
    expect(top).toEqual(top.toSorted((one, other) => Number(other) - Number(one)))
    for (const each of packages) {
      const fact = facts.carPackages.find(({ id }) => id === each.id)
      expect([each._id, each.slug, each.packageName, each.duration, each.kmLimit, each.startingPrice]).toEqual([
        fact?.id,
        fact?.slug,
        fact?.packageName,
        fact?.duration,
        fact?.kmLimit,
        fact?.startingPrice,
      ])
      const rows = each.packages.map(({ extraKm, extraHour, ...row }) => row)
      expect(rows).toEqual(fact?.packages)
      expect(each.places.map(({ placeId }) => placeId)).toEqual(fact?.placeIds)
      expect(each.iternary.map(({ title }) => title)).toEqual(fact?.iternary.map(({ title }) => title))
      expect((each.entryTickets ?? []).reduce((sum, { rupees }) => sum + rupees, 0)).toBe(fact?.entryFeesPerAdult)
      expect(each.images.length).toBeGreaterThan(1)
      for (const html of [each.inclusive, each.exclusive, each.paymentPolicy]) expect(html).toMatch(/^<ul><li>/)
    }
  })

  test('says what a km and an hour above the limits cost', async () => {
    const [{ packages: rows } = { packages: [] }] = (await list('?slug=chidiya-tapu-sunset')).packages
    expect(rows[0]).toMatchObject({ vehicleName: 'Sedan', extraKm: 18, extraHour: 280 })
    expect(rows.find(({ vehicleId }) => vehicleId === 'coach40')).not.toHaveProperty('extraKm')
  })

  test('two are on a deal, at the price of the data and below the struck one', async () => {
    for (const { id, badge, struckPrice = 0, startingPrice } of (await list()).packages) {
      expect(badge !== undefined, id).toBe(carPackagesOnDeal.includes(id))
      if (badge !== undefined) expect([badge, Math.round(struckPrice * 0.9)]).toEqual(['10% Off', startingPrice])
    }
  })

  test('is found by id, by slug, by length and by the price of its smallest vehicle', async () => {
    expect((await list('?id=baratang-day-trip')).packages[0]?.slug).toBe('baratang-day-trip')
    expect((await list('?duration=2%20Days')).packages.map(({ id }) => id).sort()).toEqual([
      'airport-to-airport-two-days',
      'rangat-and-mangrove-two-days',
    ])
    const band = (await list('?minPrice=3000&maxPrice=3400')).packages.map(({ startingPrice }) => startingPrice)
    expect(band.toSorted()).toEqual([3_000, 3_000, 3_200, 3_400])
    expect(await list('?duration=9%20days')).toEqual({ packages: [], total: 0 })
    expect((await list('?limit=5&page=3')).packages).toHaveLength(2)
    for (const query of ['?id=nowhere', '?slug=nowhere']) {
      const { status, body } = await api.get(`/carrentalPackage/fetch${query}`)
      expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Error fetching data'])
    }
  })
})

const ask = (question: object) =>
  api.post('/carrentalPackage/pricing', { packageId: 'sri-vijaya-puram-city-day', adultCount: 2, ...question })

async function priceOf(question: object): Promise<CarPrice> {
  const { status, body } = await ask(question)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as CarPrice
}

describe('the price of a drive', () => {
  test('is that of the data’s own example', async () => {
    const { packageId, adults, children, entryFee, ...price } = facts.pricing.example
    const told = await priceOf({ packageId, adultCount: adults, childCount: children, entryFee })
    expect(told).toMatchObject({
      ...price,
      vehicles: [{ vehicleId: 'sedan', vehicleName: 'Sedan', count: 1, price: 3_000 }],
      priceVersion: expect.stringMatching(/^[\w-]{12}$/),
    })
  })

  test('counts half an entry ticket for children of five and more, and no tax on it', async () => {
    const told = await priceOf({ childCount: 3, childAges: [0, 4, 5], entryFee: true })
    expect(told).toMatchObject({
      carPrice: 3_333,
      taxAmount: 167,
      entryCharges: 300,
      packageBasePrice: 3_633,
      discount: 0,
      amountPayable: 3_800,
    })
    const noAges = { entryCharges: 420, packageBasePrice: 3_753, amountPayable: 3_920 }
    expect(await priceOf({ childCount: 3, entryFee: 1 })).toMatchObject(noAges)
    expect((await priceOf({ childCount: 3, entryFee: 0 })).entryCharges).toBe(0)
  })

  test('of nobody is nothing', async () => {
    const { priceVersion, ...told } = await priceOf({ adultCount: 0, entryFee: true })
    const zero = { packageBasePrice: 0, discount: 0, taxAmount: 0, amountPayable: 0, carPrice: 0, entryCharges: 0 }
    expect(told).toEqual({ ...zero, vehicles: [], lines: [] })
  })

  test('takes several small cars where there are no large ones', async () => {
    const { vehicles, ...price } = await priceOf({ packageId: 'shaheed-dweep-island-loop', adultCount: 40 })
    expect(vehicles).toEqual([{ vehicleId: 'mpv6', vehicleName: 'Family MPV', count: 7, price: 21_000 }])
    expect(price).toMatchObject({ carPrice: 20_000, taxAmount: 1_000, amountPayable: 21_000 })
  })

  test('drops a price sent along, and changes its version with a rate', async () => {
    const before = await priceOf({ amountPayable: 1, taxAmount: 0, packageBasePrice: 0 })
    expect(before.amountPayable).toBe(2_800)
    await sql`update car_package_rate set list_price = 2801 where package_id = 'sri-vijaya-puram-city-day' and position = 1`.execute(
      api.testDatabase.db,
    )
    expect((await priceOf({})).priceVersion).not.toBe(before.priceVersion)
  })

  test.each([
    [{ adultCount: -1 }, 'adultCount', 'Value must be a non-negative integer'],
    [{ adultCount: 1.5 }, 'adultCount', 'Value must be a non-negative integer'],
    [{ adultCount: '2' }, 'adultCount', 'Value must be a non-negative integer'],
    [{ childCount: -1 }, 'childCount', 'Value must be a non-negative integer'],
    [{ adultCount: 0, childCount: 1 }, 'adultCount', 'Please enter valid value'],
    [{ childCount: 2, childAges: [4] }, 'childAges.1', 'Please choose an age'],
    [{ childCount: 1, childAges: [11] }, 'childAges.0', 'Children are up to 10 years old'],
    [{ childCount: 1, childAges: [4, 5] }, 'childAges', 'There are more ages than children'],
    [{ entryFee: 2 }, 'entryFee', 'Please enter valid value'],
    [{ entryFee: 'yes' }, 'entryFee', 'Please enter valid value'],
    [{ pickupDate: '2028-01-01' }, 'pickupDate', 'Please choose a day within the next 400 days'],
    [{ pickupDate: '2027-02-31' }, 'pickupDate', 'Please enter a date as yyyy-mm-dd'],
    [{ strange: 1 }, 'strange', 'Unknown field'],
  ])('for %j is refused and names %s: %s', async (question, field, message) => {
    const { status, body } = await ask(question)
    expect([status, body.message, (body.errors as object[])[0]]).toEqual([422, message, { field, message }])
  })

  test('for a day gone by is refused as too soon, with whom to call', async () => {
    const { status, body } = await ask({ pickupDate: '2026-11-21' })
    const message =
      'Please choose a day from today on. A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call +91 3192 200 011.'
    expect([status, body.code, body.errors]).toEqual([422, 'too_soon', [{ field: 'pickupDate', message }]])
  })

  test('of more than 40, infants among them, is refused with the limit', async () => {
    for (const party of [
      { adultCount: 41 },
      { adultCount: 38, childCount: 3, childAges: [0, 0, 0] },
      { adultCount: 500 },
    ]) {
      const { status, body } = await ask(party)
      expect([status, body.code, body.message]).toEqual([422, 'pax_limit', 'The total pax cannot exceed 40'])
    }
    expect((await ask({ adultCount: 38, childCount: 2 })).status).toBe(200)
  })

  test('of an unknown one is 404', async () => {
    const { status, body } = await ask({ packageId: 'nowhere' })
    expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Error fetching data'])
  })
})

describe('a car package', () => {
  test('is found by the search, with its price and its page', async () => {
    const { body } = await api.get('/search?q=chidiya%20tapu%20car&kind=car')
    expect((body.results as object[])[0]).toMatchObject({
      kind: 'car',
      title: expect.stringContaining('Chidiya Tapu'),
      url: expect.stringMatching(/^\/car-rental-details\//),
      priceFrom: expect.any(Number),
    })
  })

  test('can be reviewed and enquired about', async () => {
    expect((await api.get('/reviews?kind=car&id=chidiya-tapu-sunset')).status).toBe(200)
    expect((await api.get('/reviews?kind=car&id=sedan')).status).toBe(404)
  })
})
