import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { tokenHash } from '#server/reviews/write-review.ts'
import { type Asked, holdRefusals } from '#tests/support/refusal-table.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { LEAD, visitor } from '#tests/support/traveller.ts'

/** Every refusal that the calls of the catalogue, of enquiries and of visitors declare. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())

const at =
  (path: string, more: Omit<Asked, 'path'> = {}) =>
  (): Asked => ({ path, ...more })
const FAILED = 'Error fetching data'
const PACKAGES = 'Failed to fetch package details'
const HOTELS = 'Failed to fetch hotels.'
const PAX = 'The total pax cannot exceed 40'
const NOTICE = 'A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call +91 3192 200 011.'
const LEFT = 'This ferry has left. Please choose another sailing'
const GONE = `tm-101.${TODAY}`
const CODE_OVER = 'This code is over: it works once, for 10 minutes. Please ask for a new one.'
const AGAIN = 'Please try again in 15 minutes, or call us.'

const FERRY = { date: '25-12-2026', from: 'Port Blair', to: 'Havelock' }
const SEARCHER = '198.51.100.7'
/** One network asks for days until it has had its share of this minute; all such searches count together. */
const dated = (path: string, body?: object) => async (): Promise<Asked> => {
  const malformed = { ...FERRY, from: 'nowhere' }
  let status = 0
  for (let asked = 0; asked <= 120 && status !== 429; asked += 1)
    status = (await api.post('/fetchFerry/nautica', malformed, {}, SEARCHER)).status
  return { path, from: SEARCHER, ...(body === undefined ? {} : { body }) }
}
const SEARCHED: [number, string] = [429, 'Your network has searched very often. Please try again in a minute.']

const pickup = (day: string, time: string) => `pickupDate=${day}&pickupTime=${time}`
const enquiry = (more: object) =>
  at('/enquiry/submit', { body: { ...LEAD, adult: 2, enquiryFor: 'Contact', ...more }, from: '198.51.101.7' })
const SLOT = { waterSportId: 'scuba-shore-try-dive', placeId: 'bharatpur-beach', date: '2026-12-25', time: '08:00' }

async function usedInvitation(): Promise<Asked> {
  const token = 'a'.repeat(40)
  const { id } = await stageHeld(api)
  await sql`insert into review_invitation (token_hash, booking_id, line_id, kind, subject_id, name, travel_month, used_at)
    values (${tokenHash(token)}, ${id}, 'line-1', 'hotel', 'tern-house', 'Asha', '2026-11', app_now())`.execute(
    api.testDatabase.db,
  )
  return { path: '/reviews', body: { ...REVIEW, invitation: token } }
}
const REVIEW = { invitation: 'b'.repeat(40), rating: 4, text: 'Clean rooms, a short walk to the water.' }

/** Asks so often from elsewhere before it is asked for good. */
const after = (times: number, path: string, bodyOf: (index: number) => object) => async (): Promise<Asked> => {
  const from = '198.51.102.7'
  for (let index = 0; index < times; index += 1) await api.post(path, bodyOf(index), {}, from)
  return { path, body: bodyOf(times), from }
}

async function challenge(email: string): Promise<string> {
  const { body } = await api.post('/auth/code', { email }, {}, '198.51.103.7')
  return String(body.challengeId)
}
/** Tries of a code that was not the one mailed. */
const wrongCode = (tries: number) => async (): Promise<Asked> => {
  const body = { challengeId: await challenge(`tries-${tries}@example.in`), code: '000000' }
  for (let done = 0; done < tries; done += 1) await api.post('/auth/verify', body)
  return { path: '/auth/verify', body }
}

holdRefusals(() => api, {
  'GET /travelCategory/fetch': { not_found: [404, FAILED, at('/travelCategory/fetch?id=nowhere')] },
  'GET /travelPackage/fetch': { not_found: [404, PACKAGES, at('/travelPackage/fetch?id=nowhere')] },
  'GET /travelPackage/similarPackage/fetch': {
    not_found: [404, 'Failed to fetch similar packages', at('/travelPackage/similarPackage/fetch?id=nowhere')],
  },
  'GET /travelPackage/specialPackage/fetch': {
    not_found: [404, PACKAGES, at('/travelPackage/specialPackage/fetch?id=nowhere')],
  },
  'POST /travelPackage/pricing': {
    not_found: [404, FAILED, at('/travelPackage/pricing', { body: { packageId: 'nowhere', adultCount: 2 } })],
    pax_limit: [
      422,
      'The total pax cannot exceed 4',
      at('/travelPackage/pricing', { body: { packageId: 'two-shores-honeymoon', adultCount: 5 } }),
    ],
  },
  'GET /places/fetch': { not_found: [404, 'Failed to fetch places.', at('/places/fetch?id=nowhere')] },
  'GET /posts/{slug}': { not_found: [404, FAILED, at('/posts/nowhere')] },
  'GET /pages/{slug}/versions/{version}': {
    not_found: [404, FAILED, at('/pages/refund-policy/versions/0-1')],
  },
  'GET /pages/{slug}': { not_found: [404, FAILED, at('/pages/nowhere')] },
  'GET /reviews': { not_found: [404, FAILED, at('/reviews?kind=hotel&id=nowhere')] },
  'GET /reviews/invitations/{invitation}': {
    not_found: [404, 'We do not know this invitation', at('/reviews/invitations/nobody')],
  },
  'POST /reviews': {
    not_found: [404, 'We do not know this invitation', at('/reviews', { body: REVIEW })],
    used: [410, 'This invitation has been used. Thank you for your review.', usedInvitation],
  },
  'GET /hotels/fetch': {
    not_found: [404, HOTELS, at('/hotels/fetch?id=nowhere')],
    too_many: [...SEARCHED, dated('/hotels/fetch?destination=neil')],
  },
  'GET /hotels/hotelDetails': {
    not_found: [404, 'Failed to fetch hotel details.', at('/hotels/hotelDetails?hotelId=nowhere')],
  },
  'GET /placewiseHotel/fetch': { not_found: [404, HOTELS, at('/placewiseHotel/fetch?place=nowhere')] },
  'GET /waterSports/fetch': { not_found: [404, FAILED, at('/waterSports/fetch?id=nowhere')] },
  'POST /waterSports/pricing': {
    not_found: [404, FAILED, at('/waterSports/pricing', { body: { waterSportId: 'nowhere', guests: 1 } })],
    unavailable: [
      409,
      'Sold out at this time: please choose another',
      async () => {
        await visitor(api).held({ kind: 'activity', ...SLOT, ages: [30] })
        return { path: '/waterSports/pricing', body: { ...SLOT, guests: 8 } }
      },
    ],
  },
  'GET /availability': {
    not_found: [404, FAILED, at('/availability?kind=package&id=nowhere&from=2027-02-10&to=2027-02-10')],
    pax_limit: [
      422,
      'The total pax cannot exceed 4',
      at('/availability?kind=package&id=two-shores-honeymoon&from=2027-02-10&to=2027-02-10&adults=5'),
    ],
  },
  'GET /airportCarCharges/fetch': {
    not_found: [404, 'Failed to fetch airport charges', at('/airportCarCharges/fetch?id=nowhere')],
    too_soon: [422, NOTICE, at(`/airportCarCharges/fetch?${pickup(TODAY, '12:00')}`)],
    pax_limit: [422, PAX, at('/airportCarCharges/fetch?passengers=41')],
    too_many: [...SEARCHED, dated(`/airportCarCharges/fetch?${pickup('2026-12-25', '12:00')}`)],
  },
  'GET /hourlyCarCharges/fetch': {
    not_found: [404, 'Failed to fetch hourly charges', at('/hourlyCarCharges/fetch?id=nowhere')],
    too_soon: [422, NOTICE, at(`/hourlyCarCharges/fetch?date=${TODAY}&time=12:00`)],
    pax_limit: [422, PAX, at('/hourlyCarCharges/fetch?passengers=41')],
    too_many: [...SEARCHED, dated('/hourlyCarCharges/fetch?date=2026-12-25&time=12:00')],
  },
  'GET /pickupdrop/fetch': {
    not_found: [404, FAILED, at('/pickupdrop/fetch?id=nowhere')],
    same_place: [
      422,
      'Pickup and Drop locations cannot be the same.',
      at('/pickupdrop/fetch?fromPlace=wandoor&toPlace=wandoor'),
    ],
    which_place: [
      422,
      '"beach" is not the whole name of a place or a hotel. Please say which one you mean.',
      at('/pickupdrop/fetch?fromPlace=beach&toPlace=wandoor'),
    ],
    too_soon: [422, NOTICE, at(`/pickupdrop/fetch?${pickup(TODAY, '12:00')}`)],
    pax_limit: [422, PAX, at('/pickupdrop/fetch?passengers=41')],
    too_many: [...SEARCHED, dated(`/pickupdrop/fetch?${pickup('2026-12-25', '12:00')}`)],
  },
  'GET /carrentalPackage/fetch': { not_found: [404, FAILED, at('/carrentalPackage/fetch?id=nowhere')] },
  'POST /carrentalPackage/pricing': {
    not_found: [404, FAILED, at('/carrentalPackage/pricing', { body: { packageId: 'nowhere', adultCount: 2 } })],
    pax_limit: [
      422,
      PAX,
      at('/carrentalPackage/pricing', { body: { packageId: 'baratang-day-trip', adultCount: 41 } }),
    ],
    too_soon: [
      422,
      `Please choose a day from today on. ${NOTICE}`,
      at('/carrentalPackage/pricing', {
        body: { packageId: 'baratang-day-trip', adultCount: 2, pickupDate: '2026-11-21' },
      }),
    ],
  },
  'POST /fetchFerry/nautica': { too_many: [...SEARCHED, dated('/fetchFerry/nautica', FERRY)] },
  'POST /fetchFerry/nautika': { too_many: [...SEARCHED, dated('/fetchFerry/nautika', FERRY)] },
  'POST /ferry/plans': { too_many: [...SEARCHED, dated('/ferry/plans', {})] },
  'POST /ferry/plans/seats': { too_many: [...SEARCHED, dated('/ferry/plans/seats', {})] },
  'GET /ferry/trips/{tripId}': {
    not_found: [404, FAILED, at('/ferry/trips/nowhere')],
    departed: [410, LEFT, at(`/ferry/trips/${GONE}`)],
  },
  'GET /ferry/trips/{tripId}/seats': {
    not_found: [404, FAILED, at('/ferry/trips/nowhere/seats')],
    departed: [410, LEFT, at(`/ferry/trips/${GONE}/seats`)],
  },
  'GET /ferry/trips/{tripId}/next': { not_found: [404, FAILED, at('/ferry/trips/nowhere/next')] },
  'POST /enquiry/submit': {
    not_found: [404, PACKAGES, enquiry({ enquiryFor: 'Travel Package', travelpackageId: 'nowhere' })],
    departed: [410, LEFT, enquiry({ enquiryFor: 'Ferry', about: { id: GONE, sailing: { seats: ['P2A', 'P2B'] } } })],
    too_soon: [
      422,
      NOTICE,
      enquiry({
        enquiryFor: 'Car Rental',
        about: { id: 'hourly.8', hire: { pickupDate: TODAY, pickupTime: '12:00' } },
      }),
    ],
    pax_limit: [422, PAX, enquiry({ adult: 41, enquiryFor: 'Car Rental', about: { id: 'baratang-day-trip' } })],
    too_many: [
      429,
      'We have had several messages with this email address in a short time. Please try again later, or call us.',
      after(3, '/enquiry/submit', (index) => ({
        ...LEAD,
        adult: 2,
        enquiryFor: 'Contact',
        message: `Question ${index}`,
      })),
    ],
  },
  'POST /auth/code': {
    too_many: [
      429,
      `No mail was sent: this address was sent several codes a short time ago. The last of them may be in your mailbox. ${AGAIN}`,
      after(3, '/auth/code', () => ({ email: 'often@example.in' })),
    ],
  },
  'POST /bookings/lookup': {
    too_many: [
      429,
      `No mail was sent: codes for this reference and contact were asked for several times a short time ago. ${AGAIN}`,
      after(3, '/bookings/lookup', () => ({ ref: 'PDK-AAAAA-AAAAA', contact: 'asha@example.in' })),
    ],
  },
  'POST /auth/verify': {
    wrong_code: [401, 'This is not the code. Please look at the mail again.', wrongCode(0)],
    expired: [410, CODE_OVER, at('/auth/verify', { body: { challengeId: 'nobodys-challenge', code: '000000' } })],
    too_many: [429, 'This code was tried too often. Please ask for a new one.', wrongCode(5)],
  },
  'POST /auth/link': { expired: [410, CODE_OVER, at('/auth/link', { body: { link: 'a'.repeat(43) } })] },
})
