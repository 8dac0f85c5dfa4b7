import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import rules from '#demo/facts/rules.json' with { type: 'json' }
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const ask = (body: object) => api.post('/travelPackage/pricing', body)
const asked = (example: (typeof rules.pricing.examples)[number]) => ({
  packageId: example.packageId,
  adultCount: example.adultCount,
  childCount: example.childAges.length,
  childAges: example.childAges,
  ...('travelDate' in example ? { travelDate: example.travelDate } : {}),
})

describe('package pricing', () => {
  beforeAll(() => api.setNow('2026-11-21T06:00:00Z'))

  test.each(rules.pricing.examples.filter((each) => 'amountPayable' in each.result))(
    'worked example: $packageId, $adultCount adults, children $childAges',
    async (example) => {
      const { status, body } = await ask(asked(example))
      expect(status).toBe(200)
      expect(body.data).toMatchObject(example.result)
      const lines = (body.data as { lines: { amount: number }[] }).lines
      const paid = (example.result as { amountPayable: number }).amountPayable
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(paid)
    },
  )

  test('a party above the limit is refused with the limit in words', async () => {
    const { status, body } = await ask({ packageId: 'two-shores-honeymoon', adultCount: 5 })
    expect([status, body.code, body.message]).toEqual([422, 'pax_limit', 'The total pax cannot exceed 4'])
  })

  test('children of six and over count towards the limit, younger ones do not', async () => {
    const party = (childAges: number[]) =>
      ask({ packageId: 'two-shores-honeymoon', adultCount: 3, childCount: childAges.length, childAges })
    expect((await party([6])).status).toBe(200)
    expect((await party([6, 6])).body.message).toBe('The total pax cannot exceed 4')
    expect((await party([6, 5, 5, 5])).status).toBe(200)
  })

  test('nobody costs nothing; children without an adult are refused', async () => {
    const nobody = await ask({ packageId: 'island-saver', adultCount: 0 })
    expect(nobody.body.data).toMatchObject({ packageBasePrice: 0, discount: 0, taxAmount: 0, amountPayable: 0 })
    const alone = await ask({ packageId: 'island-saver', adultCount: 0, childCount: 1, childAges: [7] })
    expect([alone.status, alone.body.message]).toEqual([422, 'Please enter valid value'])
    expect(alone.body.errors).toEqual([{ field: 'adultCount', message: 'Please enter valid value' }])
  })

  test.each([-1, 1.5, '2', 100, null, 1e300])('adultCount %j is refused as no count', async (adultCount) => {
    const { status, body } = await ask({ packageId: 'island-saver', adultCount })
    expect([status, body.message]).toEqual([422, 'Value must be a non-negative integer'])
  })

  test('the age that is missing or impossible is named', async () => {
    const base = { packageId: 'island-saver', adultCount: 2 }
    expect((await ask({ ...base, childCount: 2, childAges: [4] })).body.errors).toEqual([
      { field: 'childAges.1', message: 'Please choose an age' },
    ])
    expect((await ask({ ...base, childCount: 2, childAges: [4, 13] })).body.errors).toMatchObject([
      { field: 'childAges.1' },
    ])
    expect((await ask({ ...base, childCount: 1, childAges: [4, 5] })).body.errors).toMatchObject([
      { field: 'childAges' },
    ])
  })

  test('a day gone by in India is refused, today there is not, whatever the day is in London', async () => {
    api.setNow('2026-11-21T18:45:00Z')
    const on = (travelDate: string) => ask({ packageId: 'island-saver', adultCount: 2, travelDate })
    expect((await on('2026-11-21')).body.errors).toEqual([
      { field: 'travelDate', message: 'Please choose a day from today on' },
    ])
    expect((await on('2026-11-22')).status).toBe(200)
    expect((await on('2027-02-31')).body.errors).toMatchObject([{ field: 'travelDate' }])
    expect((await on('2027-12-27')).status, 'the last of the 400 days ahead').toBe(200)
    expect((await on('2027-12-28')).body.message).toBe('Please choose a day within the next 400 days')
    api.setNow('2028-01-15T06:00:00Z')
    expect((await on('2028-02-29')).status).toBe(200)
    api.setNow('2026-11-21T06:00:00Z')
  })

  test('prices a client sends back are dropped unread; any other stranger is refused by name', async () => {
    const base = { packageId: 'island-saver', adultCount: 2 }
    const cheap = await ask({
      ...base,
      amountPayable: 1,
      total: 1,
      currency: 'USD',
      taxAmount: -5,
      childwithbedCount: 9,
    })
    expect(cheap.body.data).toMatchObject({ amountPayable: 37_600, childwithbedCount: 0 })
    const strange = await ask({ ...base, coupon: 'FREE' })
    expect([strange.status, strange.body.errors]).toEqual([422, [{ field: 'coupon', message: 'Unknown field' }]])
  })

  test('a package may have ratios of its own, all of them or some', async () => {
    const { db } = api.testDatabase
    const pays = async (adultCount: number, ...childAges: number[]) => {
      const party = { packageId: 'island-saver', adultCount, childCount: childAges.length, childAges }
      const { amountPayable, priceVersion } = (await ask(party)).body.data as Record<string, unknown>
      return [amountPayable, priceVersion]
    }
    const [, usual] = await pays(2)
    const own = (pricing: object | null) =>
      sql`update package set pricing = ${pricing === null ? null : JSON.stringify(pricing)} where id = 'island-saver'`.execute(
        db,
      )
    await own({
      singleAdult: 125,
      thirdAdult: 70,
      childWithBed: 50,
      childWithoutBed: 30,
      infantAge1: 20,
      infantUnder1: 5,
    })
    const version = expect.not.stringMatching(new RegExp(`^${String(usual)}$`))
    expect(await pays(2)).toEqual([37_600, version])
    expect(await pays(1)).toEqual([23_500, version])
    expect(await pays(3)).toEqual([50_760, version])
    expect(await pays(2, 6)).toEqual([47_000, version])
    expect(await pays(2, 2)).toEqual([43_240, version])
    expect(await pays(2, 1)).toEqual([41_360, version])
    expect(await pays(2, 0)).toEqual([38_540, version])
    await own({ singleAdult: 125 })
    expect([await pays(1), await pays(2, 6)]).toEqual([
      [23_500, version],
      [48_880, version],
    ])
    await own(null)
    expect([await pays(1), await pays(2)]).toEqual([
      [28_200, usual],
      [37_600, usual],
    ])
  })

  test('an unknown package is 404', async () => {
    expect((await ask({ packageId: 'nowhere', adultCount: 2 })).status).toBe(404)
  })
})
