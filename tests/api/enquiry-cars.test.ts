import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import { brand } from '#demo/brand.ts'
import { operatorMail, travellerMail } from '#server/enquiries/enquiry-jobs.ts'
import { findEnquiry } from '#server/enquiries/store.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
const AIRPORT = 'Veer Savarkar International Airport'
const NILAMBUR = 'Nilambur Jetty, Baratang'
const CITY_DAY = 'Sri Vijaya Puram City Day'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(`${TODAY}T04:30:00Z`)
})
afterAll(() => api.close())
beforeEach(() => api.forgetLimits())

let sent = 0
/** From a network of its own each time: the limits are another file's. */
async function submit(question: object) {
  sent += 1
  const asked = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2, ...question }
  return api.post('/enquiry/submit', { enquiryFor: 'Car Rental', ...asked }, {}, `10.1.${sent}.1`)
}

/** What is stored of an enquiry, and what its two mails say was asked for. */
async function stored(question: object): Promise<{ asked: string; price: EnquiryPrice | undefined }> {
  const { status, body } = await submit(question)
  expect(status, JSON.stringify(body)).toBe(201)
  const enquiry = await findEnquiry(api.testDatabase.db, (body.data as { reference: string }).reference)
  if (enquiry === undefined) throw new Error('Nothing is stored')
  const asked = enquiry.aboutDetail ?? ''
  for (const { text } of [travellerMail(enquiry, brand, { isProved: false }), operatorMail(enquiry, brand)])
    expect(text).toContain(`Asked for: ${asked}\n`)
  return { asked, price: enquiry.price ?? undefined }
}

const SEDANS = [{ vehicleId: 'sedan', count: 2 }]

describe('an enquiry about cars is kept with their road, their time and their price', () => {
  test('of the vehicles chosen', async () => {
    const hire = { pickupDate: '2027-02-10', pickupTime: '22:00', vehicles: SEDANS }
    const { asked, price } = await stored({ about: { id: 'airport.nilambur-jetty', hire } })
    expect(asked).toBe(`Between ${AIRPORT} and ${NILAMBUR}; Wed 10 Feb 2027 at 22:00; 2 Sedan`)
    expect(price).toEqual({ amountPayable: 13_356, taxAmount: 636, covers: '2 Sedan' })
  })

  test.each([
    ['ixz-airport', `${AIRPORT} to ${NILAMBUR}; 2 Sedan`],
    ['nilambur-jetty', `${NILAMBUR} to ${AIRPORT}; 2 Sedan`],
  ])('from the end that they begin at: %s', async (fromPoint, words) => {
    const about = { id: 'airport.nilambur-jetty', hire: { fromPoint, vehicles: SEDANS } }
    expect((await stored({ about })).asked).toBe(words)
  })

  test.each([
    [{}, `${AIRPORT} to Tern House`],
    [{ fromPoint: 'ixz-airport' }, `${AIRPORT} to Tern House`],
    [{ fromPoint: 'aberdeen-bazaar' }, `Tern House to ${AIRPORT}`],
  ])('to the hotel that it was searched for, from %j', async (from, road) => {
    const about = { id: 'airport.aberdeen-bazaar', hire: { ...from, hotelIds: ['tern-house'] } }
    expect((await stored({ about })).asked).toBe(road)
  })

  test('by the hour, also without a word about when', async () => {
    expect((await stored({ about: { id: 'hourly.8' } })).asked).toBe('Car for 8 hours')
    const mixed = [...SEDANS, { vehicleId: 'mpv6', count: 1 }]
    expect((await stored({ about: { id: 'hourly.8', hire: { vehicles: mixed } } })).asked).toBe(
      'Car for 8 hours; 2 Sedan + Family MPV',
    )
  })

  test('of a car package for the party', async () => {
    const hire = { pickupDate: '2027-02-10', pickupTime: '08:00', entryFee: true }
    const party = { adult: 2, child: '3', childAges: [0, 4, 5] }
    const { asked, price } = await stored({ ...party, about: { id: 'sri-vijaya-puram-city-day', hire } })
    expect(asked).toBe(`${CITY_DAY}; Wed 10 Feb 2027 at 08:00; with entry tickets`)
    expect(price).toEqual({ amountPayable: 3_800, taxAmount: 167, covers: 'Family MPV, Entry tickets' })
  })

  test('of a car package on a day on which its places are shut, with which', async () => {
    // A Monday.
    const about = { id: 'sri-vijaya-puram-city-day', hire: { pickupDate: '2027-02-08' } }
    expect((await stored({ about })).asked).toBe(
      `${CITY_DAY}; Mon 8 Feb 2027; Places on this drive are shut on that day: Cellular Jail National Memorial, Zonal Anthropological Museum, Samudrika Naval Marine Museum`,
    )
  })
})

describe('cars that nobody can have are refused by their field, in the words of the pages', () => {
  const hourly = (hire: object) => ({ about: { id: 'hourly.8', hire } })
  const drive = { id: 'sri-vijaya-puram-city-day', hire: { pickupDate: '2027-02-10' } }
  const gone = 'These cars cannot be had any more. Please choose again.'
  const notice = 'A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call +91 3192 200 011.'
  test.each([
    [
      'a car that is none',
      hourly({ vehicles: [{ vehicleId: 'rocket', count: 1 }] }),
      'about.hire.vehicles.0.vehicleId',
      gone,
    ],
    [
      'a car that is not driven there',
      { about: { id: 'ride.vijaynagar.radhanagar', hire: { vehicles: [{ vehicleId: 'coach40', count: 1 }] } } },
      'about.hire.vehicles.0.vehicleId',
      gone,
    ],
    [
      'a hotel that the road does not lead to',
      { about: { id: 'airport.nilambur-jetty', hire: { hotelIds: ['tern-house'] } } },
      'about.hire.hotelIds',
      'This road does not lead to that hotel',
    ],
    [
      'more than there are',
      hourly({ vehicles: [{ vehicleId: 'hatchback', count: 40 }] }),
      'about.hire.vehicles.0.count',
      gone,
    ],
    [
      'cars that are too small',
      { adult: 9, ...hourly({ vehicles: [{ vehicleId: 'hatchback', count: 1 }] }) },
      'adult',
      'These cars seat 3. Please choose larger ones.',
    ],
    ['too many people', { adult: 41, ...hourly({ vehicles: SEDANS }) }, 'adult', 'The total pax cannot exceed 40'],
    ['too many people for a drive', { adult: 41, about: drive }, 'adult', 'The total pax cannot exceed 40'],
    [
      'a child too old to be one in a car',
      { child: 1, childAges: [11], about: drive },
      'childAges.0',
      'Children are up to 10 years old',
    ],
    [
      'a hire without enough notice',
      hourly({ pickupDate: TODAY, pickupTime: '15:29', vehicles: SEDANS }),
      'about.hire.pickupTime',
      notice,
    ],
    [
      'a drive without enough notice',
      { about: { ...drive, hire: { pickupDate: TODAY, pickupTime: '15:29' } } },
      'about.hire.pickupTime',
      notice,
    ],
    [
      'an end of another road',
      { about: { id: 'airport.nilambur-jetty', hire: { fromPoint: 'radhanagar' } } },
      'about.hire.fromPoint',
      'Please choose one of the two ends of this road',
    ],
  ])('%s', async (_what, question, field, message) => {
    const { status, body } = await submit(question)
    expect([status, body.message, body.errors]).toEqual([422, message, [{ field, message }]])
  })
})
