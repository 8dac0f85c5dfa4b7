import { expect, test } from 'vitest'
import { ok } from '#contract/terms/result.ts'
import { fetchAirportCars, fetchHourlyCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { rememberAnswers } from './remember-answers.ts'

function counting() {
  const asked: string[] = []
  const api: ApiClient = {
    call: async (endpoint) => {
      asked.push(endpoint.path)
      return ok(endpoint.answer.parse({ points: [], carData: [], PriceData: [], total: 0, page: 1, limit: 1 }))
    },
  }
  return { asked, client: rememberAnswers().around(api) }
}

test('what cars usually cost is asked once, and what is free at an hour each time', async () => {
  const { asked, client } = counting()
  for (let turn = 0; turn < 2; turn += 1) {
    await client.call(fetchTransferPoints)
    await client.call(fetchAirportCars, { query: { place: 'wandoor' } })
    await client.call(fetchAirportCars, { query: { place: 'wandoor', pickupDate: '2027-02-10', pickupTime: '10:00' } })
    await client.call(fetchHourlyCars, { query: { date: '2027-02-10', time: '10:00' } })
  }
  const { airport, hourly, points } = {
    airport: asked.filter((path) => path === fetchAirportCars.path).length,
    hourly: asked.filter((path) => path === fetchHourlyCars.path).length,
    points: asked.filter((path) => path === fetchTransferPoints.path).length,
  }
  expect([points, airport, hourly]).toEqual([1, 3, 2])
})
