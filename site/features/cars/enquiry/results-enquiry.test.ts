import { describe, expect, test } from 'vitest'
import { USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchAirportCars } from '#contract/v1/cars.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { againProblems } from '../results/results-again.ts'
import { findCars } from '../results/results-loader.ts'
import { carResults, resultsData } from '../results/results-page-data.ts'
import { findAskedCars } from './results-enquiry.ts'

const RIDE = 'placeId=wandoor&hotelName=Wandoor'

function offer(id: string, maxMember: number) {
  const vehicle = { _id: id, carName: id, carImage: '', maxMember, largeBags: 0, carType: 'Normal Car' }
  return { _id: id, price: 100, taxAmount: 5, amountPayable: 105, nightCharge: 0, priceVersion: '', vehicle }
}
const CARS = [offer('sedan', 4), offer('mpv', 7)]

/** A provider without a list of places; like ours it lists the cars that seat all, or else every car. */
const HOST = {
  api: {
    call: async (endpoint: unknown, input?: { query: { passengers?: string } }) => {
      if (endpoint !== fetchAirportCars) return fail({ status: 404, code: '', message: '', errors: [] })
      const large = CARS.filter(({ vehicle }) => vehicle.maxMember >= Number(input?.query.passengers ?? 1))
      return ok({ carData: [{ _id: 'road', distance: 24, vehicle: large.length > 0 ? large : CARS }] })
    },
  } as unknown as ApiClient,
  now: new Date('2026-11-22T04:30:00Z'),
  figures: USUAL_FIGURES,
  brand: { phones: [] } as never,
}

const ask = (query: string) => findAskedCars(HOST, 'airport', new URLSearchParams(query))

describe('an enquiry is for the cars of its address', () => {
  test.each([
    ['those of the party', 'passengers=11&cars=sedan:1,mpv:1', 11, 11],
    ['a set, of a smaller party than it was for', 'passengers=3&cars=sedan:1,mpv:1', 11, 3],
    ['one too small for the party, which is for the page to say', 'passengers=7&cars=sedan:1', 4, 7],
  ])('%s', async (_, query, seats, passengers) => {
    const found = await ask(`${RIDE}&charge=road&${query}`)
    expect(found).toMatchObject({ asked: { seats, search: { passengers } } })
  })

  test.each([
    ['a day that is gone', 'pickupDate=2026-11-21&pickupTime=10:00&charge=road&cars=sedan:1', 'from today on'],
    ['a car of nobody', 'charge=road&cars=tank:1', 'These cars cannot be had any more'],
    ['another road', 'charge=lane&cars=sedan:1', 'These cars cannot be had any more'],
    ['too many to read', 'charge=road&cars=sedan:999', 'does not say which cars'],
    ['too many for anybody', 'charge=road&cars=sedan:41', 'does not say which cars'],
    ['half of it unreadable', 'charge=road&cars=sedan:1,mpv', 'does not say which cars'],
  ])('%s is said by the enquiry and by the results it leads back to', async (_, query, words) => {
    const found = await ask(`${RIDE}&${query}`)
    const { gone = '', problem = '' } = 'gone' in found ? found : {}
    expect(problem).toContain(words)
    expect(gone).not.toMatch(/charge|cars=/)
    const back = new URL(gone, 'http://site.test').searchParams
    const { problems } = resultsData(await findCars(HOST, 'airport', back), againProblems(back))
    expect(problems.join()).toContain(words)
  })
})

test('a car too small for the party is shown with its seats, and not to be booked', async () => {
  const found = await findCars(HOST, 'airport', new URLSearchParams(`${RIDE}&passengers=7`), { ofAnySize: true })
  const actions = carResults(found, USUAL_FIGURES.carSurcharges).groups[0]?.offers.map(({ action }) => action)
  expect(actions).toEqual([
    { tooSmall: 'Seats 4, you are 7' },
    { cars: 'mpv:1~105', href: expect.stringContaining('cars=mpv%3A1') },
  ])
})
