import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZodObject } from 'zod'
import { endpoints } from '#contract/v1/endpoints.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** Every list of the catalogue: what it must be asked, where its records are, how many it holds when no limit is asked for. */
const LISTS: Record<string, { asks?: string; key: string; limit: number }> = {
  '/travelCategory/fetch': { key: 'categoryData', limit: 100 },
  '/travelPackage/fetch': { key: 'packageData', limit: 6 },
  '/travelPackage/similarPackage/fetch': { asks: 'id=island-saver', key: 'packages', limit: 6 },
  '/travelPackage/specialPackage/fetch': { key: 'packageData', limit: 100 },
  '/places/fetch': { key: 'placesData', limit: 100 },
  '/posts': { key: 'posts', limit: 6 },
  '/pages': { key: 'pages', limit: 100 },
  '/search': { asks: 'q=ferry', key: 'results', limit: 10 },
  '/reviews': { asks: 'kind=package&id=island-saver', key: 'reviews', limit: 10 },
  '/deals': { key: 'deals', limit: 12 },
  '/hotels/fetch': { key: 'hotelData', limit: 50 },
  '/placewiseHotel/fetch': { asks: 'place=swaraj-dweep', key: 'hotelData', limit: 100 },
  '/waterSports/fetch': { key: 'WaterSportsData', limit: 100 },
  '/carrentalPackage/fetch': { key: 'packageData', limit: 12 },
  '/airportCarCharges/fetch': { key: 'carData', limit: 100 },
  '/hourlyCarCharges/fetch': { key: 'PriceData', limit: 100 },
  '/pickupdrop/fetch': { key: 'carData', limit: 100 },
}
/** A list of who is signed in alone. */
const PRIVATE = '/bookings'

test('no list that says how much there is has been left out', () => {
  const counted = endpoints.filter(
    ({ method, response }) => method === 'GET' && response instanceof ZodObject && 'total' in response.shape,
  )
  expect(counted.map(({ path }) => path).sort()).toEqual([...Object.keys(LISTS), PRIVATE].sort())
})

describe.each(Object.entries(LISTS))('%s', (path, { asks, key, limit }) => {
  const ask = (paging: string) => api.get(`${path}?${[asks, paging].filter(Boolean).join('&')}`)

  test('takes limit and page, and says total, page and limit', async () => {
    const whole = await ask('limit=50')
    const records = whole.body[key] as unknown[]
    const total = whole.body.total as number
    expect([whole.status, records.length]).toEqual([200, Math.min(total, 50)])
    expect(total).toBeGreaterThan(2)
    const second = await ask('limit=2&page=2')
    expect(second.body).toMatchObject({ total, page: 2, limit: 2, [key]: records.slice(2, 4) })
    expect((await ask('limit=50&page=9999')).body).toMatchObject({ total, page: 9999, limit: 50, [key]: [] })
    expect((await ask('')).body).toMatchObject({ total, page: 1, limit })
  })

  test.each(['page=0', 'page=-1', 'page=10001', 'page=1.5', 'page=', 'limit=0', 'limit=101', 'limit=all'])(
    '%s is 422 and named',
    async (paging) => {
      const { status, body } = await ask(paging)
      const [first] = body.errors as { field: string }[]
      expect([status, first?.field]).toEqual([422, paging.split('=')[0]])
    },
  )
})
