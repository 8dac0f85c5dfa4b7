import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealinkOperator } from '#server/adapters/ferry-operator/sealink-operator.ts'
import { ownInventory } from '#server/ferries/own-inventory.ts'
import { quoteSailing } from '#server/ferries/quote-sailing.ts'
import { FAKE_KEY, type FakeFerryOperator, openFakeFerryOperator } from '#tests/support/fake-ferry-operator.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

let api: TestApi
let other: FakeFerryOperator
beforeAll(async () => {
  other = await openFakeFerryOperator()
  api = await openTestApi({
    ferryOperators: [sealinkOperator({ url: other.url, ...FAKE_KEY, searchMs: 1_000 }, quiet)],
  })
  await freshSailings(api, TODAY)
})
afterAll(async () => {
  await api.close()
  await other.close()
})
beforeEach(async () => {
  await api.forgetLimits()
  api.setNow(`${TODAY}T04:30:00Z`)
  other.manners.getTripData = 'well'
})

let sent = 0
/** From a network of its own each time: the limits are another file's. */
async function submit(enquiryFor: string, id: string) {
  sent += 1
  const traveller = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2 }
  const about = { id, detail: 'Seats P2A and P2B' }
  return api.post('/enquiry/submit', { ...traveller, enquiryFor, about }, {}, `10.2.${sent}.1`)
}

/** The sailing of the other operator that a search shows. */
async function foreignTrip(): Promise<string> {
  const { body } = await api.post('/fetchFerry/nautica', { date: '25-12-2026', from: 'Port Blair', to: 'Havelock' })
  const own = /^(?:tm|st)-/
  const found = (body.ferryData as { tripId: string }[]).find(({ tripId }) => !own.test(tripId))
  if (found === undefined) throw new Error('The other operator has no sailing')
  return found.tripId
}

test('an enquiry about a sailing of another operator is taken while that operator has it', async () => {
  const tripId = await foreignTrip()
  for (const subject of ['Ferry', 'Trip', 'Contact']) {
    const { status, body } = await submit(subject, tripId)
    expect([subject, status, JSON.stringify(body)]).toEqual([subject, 201, expect.stringContaining('ENQ-')])
  }
  const unknown = await submit('Ferry', tripId.replace('-4711-', '-4712-'))
  expect([unknown.status, unknown.body.code, unknown.body.errors]).toEqual([
    404,
    'not_found',
    [{ field: 'about.id', message: 'Error fetching data' }],
  ])
  expect((await submit('Water Sports', tripId)).status).toBe(404)
})

test('while that operator does not answer it is asked for again later, and our own are taken all the same', async () => {
  const tripId = await foreignTrip()
  other.manners.getTripData = 'cuts'
  const { status, body, headers } = await submit('Ferry', tripId)
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'try_later', '30'])
  expect(body.message).toBe(
    'The ferry operator does not answer at the moment. Please try again in a minute, or call us.',
  )
  expect((await submit('Ferry', 'tm-101.2026-12-25')).status).toBe(201)
})

test('seats are not chosen where the operator gives them out, but a class is', async () => {
  const { db } = api.testDatabase
  const own = ownInventory(db)
  const now = new Date(`${TODAY}T04:30:00Z`)
  const known = await own.seatMap('tm-101.2026-12-25', now)
  if (known.state !== 'found') throw new Error('Our own sailing is not there')
  const trip = { ...known.trip, operator: { ...known.trip.operator, chooseSeats: false } }
  const operator = { ...own, seatMap: async () => ({ state: 'found' as const, trip }) }
  const asked = { tripId: trip.tripId, travellers: 1, infants: 0 }
  expect(await quoteSailing(db, now, [operator], { ...asked, seats: ['P2A'] })).toEqual({
    ok: false,
    error: {
      field: 'seats',
      message: 'Seats of this ferry are given out at check-in. Tell us the class you want, and we book it for you.',
    },
  })
  expect(await quoteSailing(db, now, [operator], { ...asked, code: 'bClass' })).toMatchObject({
    value: { words: ['Business, seats not chosen', expect.stringContaining('Fri 25 Dec 2026 08:00')] },
  })
})
