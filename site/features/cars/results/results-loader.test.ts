import { expect, test, vi } from 'vitest'
import { USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchAirportCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { findCars } from './results-loader.ts'
import { resultsData } from './results-page-data.ts'

const QUERY = new URLSearchParams('placeId=wandoor&hotelName=Wandoor&passengers=30')

function car(maxMember: number) {
  const vehicle = { _id: `car-${maxMember}`, carName: '', carImage: '', maxMember, largeBags: 0, carType: 'Normal Car' }
  return { _id: 'x', price: 100, taxAmount: 5, amountPayable: 105, nightCharge: 0, priceVersion: '', vehicle }
}

/** A provider without a list of places, that has these cars of each type on the road; undefined: it knows no such road. */
function hostWith(cars: Record<string, ReturnType<typeof car>[] | undefined>) {
  const call = vi.fn(async (endpoint: unknown, input?: { query: { carType: string } }) => {
    if (endpoint === fetchTransferPoints) return fail({ status: 404, code: '', message: '', errors: [] })
    if (endpoint !== fetchAirportCars) throw new Error('Only cars of the airport are asked for')
    const vehicle = cars[input?.query.carType ?? '']
    return ok({ carData: vehicle === undefined ? [] : [{ _id: 'road', distance: 24, vehicle }] })
  })
  return {
    api: { call } as unknown as ApiClient,
    now: new Date('2026-11-22T04:30:00Z'),
    figures: USUAL_FIGURES,
    brand: { phones: [] } as never,
  }
}

test.each([
  ['every car of the type is taken', { 'Normal Car': [], 'Luxury Car': [car(9)] }, 'Every car is taken then', 2],
  ['all together are too few', { 'Normal Car': [car(4)] }, 'All cars of this type that are free then seat fewer', 2],
  ['there is none of the type', { 'Luxury Car': [car(9)] }, 'No car of this type here', 1],
  ['nobody drives there', {}, 'We have no fixed price for this ride', 1],
])('when %s it is said, with ways on', async (_, cars, title, ways) => {
  const { none, problems } = await findCars(hostWith(cars), 'airport', QUERY)
  expect(problems).toEqual([])
  expect(none?.title).toContain(title)
  expect(none?.ways).toHaveLength(ways)
})

test.each([
  ['airport', 'placeId=wandoor&hotelName=Wandoor', 'Failed to fetch airport charges'],
  ['hourly', 'duration=8+Hours&date=2026-12-25&time=10:00', 'Failed to fetch hourly charges'],
] as const)('a provider that does not answer is said in the words of the catalogue: %s', async (tab, query, words) => {
  const api: ApiClient = {
    call: async ({ failure }) => fail({ status: 0, code: 'unreachable', message: failure, errors: [] }),
  }
  const found = await findCars({ ...hostWith({}), api }, tab, new URLSearchParams(query))
  expect([found.failure, found.none, found.groups]).toEqual([words, undefined, []])
  expect(resultsData(found, []).href).toContain(query.split('&')[0])
})

test('a car that seats everyone is no trouble', async () => {
  const { none, groups } = await findCars(hostWith({ 'Normal Car': [car(40)] }), 'airport', QUERY)
  expect(none).toBeUndefined()
  expect(groups).toHaveLength(1)
})
