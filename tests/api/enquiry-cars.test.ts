import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(`${TODAY}T04:30:00Z`)
})
afterAll(() => api.close())

let sent = 0
/** What lies in the table of the enquiry just sent; each from a network of its own, the limits are another file's. */
async function stored(question: object): Promise<{ asked: string; price: EnquiryPrice | undefined }> {
  sent += 1
  const asked = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2, ...question }
  const { status, body } = await api.post('/enquiry/submit', asked, {}, `10.1.${sent}.1`)
  expect(status, JSON.stringify(body)).toBe(201)
  const row = await api.testDatabase.db
    .selectFrom('enquiry')
    .select(['about_detail', 'price'])
    .where('reference', '=', (body.data as { reference: string }).reference)
    .executeTakeFirst()
  return { asked: row?.about_detail ?? '', price: row?.price ?? undefined }
}

describe('the price kept with an enquiry', () => {
  test('of cars is that of the vehicles chosen, at that time', async () => {
    const hire = { pickupDate: '2027-02-10', pickupTime: '22:00', vehicles: [{ vehicleId: 'sedan', count: 2 }] }
    const { asked, price } = await stored({ enquiryFor: 'Car Rental', about: { id: 'airport.nilambur-jetty', hire } })
    expect(asked).toBe('Wed 10 Feb 2027, at 22:00')
    expect(price).toEqual({ amountPayable: 13_356, taxAmount: 636, covers: '2 Sedan' })
  })

  test('of a car package is that of the party', async () => {
    const hire = { pickupDate: '2027-02-10', entryFee: true }
    const party = { adult: 2, child: '3', childAges: [0, 4, 5] }
    const { asked, price } = await stored({
      enquiryFor: 'Car Rental',
      ...party,
      about: { id: 'sri-vijaya-puram-city-day', hire },
    })
    expect(asked).toBe('Wed 10 Feb 2027, with entry tickets')
    expect(price).toEqual({ amountPayable: 3_800, taxAmount: 167, covers: 'Family MPV, Entry tickets' })
  })

  test.each([
    [
      'a car that is not driven there',
      { id: 'ride.vijaynagar.radhanagar', hire: { vehicles: [{ vehicleId: 'coach40', count: 1 }] } },
    ],
    [
      'a pick-up without enough notice',
      {
        id: 'hourly.8',
        hire: { pickupDate: TODAY, pickupTime: '15:29', vehicles: [{ vehicleId: 'sedan', count: 1 }] },
      },
    ],
  ])('is left out for %s, and the enquiry is taken', async (_what, about) => {
    expect((await stored({ enquiryFor: 'Car Rental', about })).price).toBeUndefined()
  })
})
