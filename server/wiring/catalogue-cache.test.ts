import { expect, test } from 'vitest'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchAirportCars, fetchHourlyCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { searchCatalogue } from '#contract/v1/search.ts'
import { catalogueCache } from './catalogue-cache.ts'

function counting(isThere = true) {
  const asked: string[] = []
  const api: ApiClient = {
    call: async (endpoint) => {
      asked.push(endpoint.path)
      if (!isThere) return fail({ status: 503, code: 'away', message: '', errors: [] })
      return ok(
        endpoint.response.parse({
          points: [],
          carData: [],
          PriceData: [],
          results: [],
          kinds: [],
          total: 0,
          page: 1,
          limit: 1,
        }),
      )
    },
  }
  const answers = catalogueCache()
  return { asked, api, client: answers.around(api), around: answers.around, expire: answers.expire }
}

test('what cars usually cost is asked once, what is free at an hour each time, and so is what somebody searches', async () => {
  const { asked, client } = counting()
  for (let turn = 0; turn < 2; turn += 1) {
    await client.call(fetchTransferPoints)
    await client.call(fetchAirportCars, { query: { place: 'wandoor' } })
    await client.call(fetchAirportCars, { query: { place: 'wandoor', pickupDate: '2027-02-10', pickupTime: '10:00' } })
    await client.call(fetchHourlyCars, { query: { date: '2027-02-10', time: '10:00' } })
    await client.call(searchCatalogue, { query: { q: 'jail' } })
  }
  const times = (path: string) => asked.filter((each) => each === path).length
  const paths = [fetchTransferPoints.path, fetchAirportCars.path, fetchHourlyCars.path, searchCatalogue.path]
  expect(paths.map(times)).toEqual([1, 3, 2, 2])
})

test('what is made of something else after a change is asked for anew, and so is what was not answered', async () => {
  const { asked, client, expire } = counting()
  await client.call(fetchTransferPoints)
  expire(new Set(['faq']))
  await client.call(fetchTransferPoints)
  expect(asked).toHaveLength(1)
  expire(new Set(['car', 'car:baratang']))
  await client.call(fetchTransferPoints)
  expect(asked).toHaveLength(2)
  const away = counting(false)
  for (const _turn of [1, 2]) await away.client.call(fetchTransferPoints)
  expect(away.asked).toHaveLength(2)
})

test('a replica is asked for the catalogue and for searches, and never for dates', async () => {
  const { asked, api, around } = counting()
  const replica = counting()
  const client = around(api, replica.api)
  await client.call(fetchTransferPoints)
  await client.call(searchCatalogue, { query: { q: 'jail' } })
  await client.call(fetchAirportCars, { query: { place: 'wandoor', pickupDate: '2027-02-10', pickupTime: '10:00' } })
  await client.call(fetchHourlyCars, { query: { date: '2027-02-10', time: '10:00' } })
  expect([replica.asked, asked]).toEqual([
    [fetchTransferPoints.path, searchCatalogue.path],
    [fetchAirportCars.path, fetchHourlyCars.path],
  ])
})

test('an answer under way at any change is not kept', async () => {
  const { asked, client, expire } = counting()
  const early = client.call(fetchTransferPoints)
  expire(new Set(['faq']))
  await early
  await client.call(fetchTransferPoints)
  expect(asked).toHaveLength(2)
})
