import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
const FERRY = 'tm-101.2027-02-13'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(`${TODAY}T04:30:00Z`)
  await sql`truncate room_night`.execute(api.testDatabase.db)
  await api.testDatabase.db.transaction().execute((tx) => rollRoomNights(tx, TODAY))
})
afterAll(() => api.close())
beforeEach(() => api.forgetLimits())

function submit(question: object) {
  const asked = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2, ...question }
  return api.post('/enquiry/submit', asked)
}

/** What lies in the table of the enquiry just sent: what was asked for, and the price at that moment. */
async function stored(question: object): Promise<{ asked: string; price: EnquiryPrice | undefined }> {
  const { status, body } = await submit(question)
  expect(status, JSON.stringify(body)).toBe(201)
  const row = await api.testDatabase.db
    .selectFrom('enquiry')
    .select(['about_detail', 'price'])
    .where('reference', '=', (body.data as { reference: string }).reference)
    .executeTakeFirst()
  return { asked: row?.about_detail ?? '', price: row?.price ?? undefined }
}

const STAY = {
  checkIn: '2027-02-13',
  checkOut: '2027-02-18',
  rooms: [
    { adults: 2, children: 0 },
    { adults: 2, children: 0 },
  ],
}

describe('an enquiry about what is not there', () => {
  test.each([
    ['Travel Package', { travelpackageId: 'nowhere' }, 'travelpackageId', 'Failed to fetch package details'],
    [
      'Travel Package',
      { travelpackageId: 'island-saver', about: { id: 'nowhere' } },
      'about.id',
      'Failed to fetch package details',
    ],
    ['Hotel', { about: { id: 'nowhere' } }, 'about.id', 'Failed to fetch hotel details.'],
    ['Hotel', { about: { id: 'island-saver' } }, 'about.id', 'Failed to fetch hotel details.'],
    ['Water Sports', { about: { id: 'nowhere' } }, 'about.id', 'Error fetching data'],
    ['Car Rental', { about: { id: 'nowhere' } }, 'about.id', 'Error fetching data'],
    ['Car Rental', { about: { id: 'island-saver' } }, 'about.id', 'Error fetching data'],
    ['Ferry', { about: { id: 'tern-house' } }, 'about.id', 'Error fetching data'],
    ['Ferry', { about: { id: 'nowhere' } }, 'about.id', 'Error fetching data'],
    ['Trip', { about: { id: 'nowhere' } }, 'about.id', 'Error fetching data'],
    ['Contact', { about: { id: 'nowhere' } }, 'about.id', 'Error fetching data'],
  ])('as %s %j is 404 and names %s: %s', async (enquiryFor, about, field, message) => {
    const { status, body } = await submit({ enquiryFor, ...about })
    expect([status, body.code, body.message, body.errors]).toEqual([404, 'not_found', message, [{ field, message }]])
  })

  test.each([
    ['Hotel', { about: { id: 'tern-house' } }],
    ['Water Sports', { about: { id: 'surf-lesson' } }],
    ['Contact', { about: { id: 'radhanagar-beach' } }],
    ['Car Rental', {}],
    ['Car Rental', { about: { id: 'chidiya-tapu-sunset' } }],
    ['Car Rental', { about: { id: 'airport.wandoor' } }],
    ['Trip', { about: { id: 'hourly.8' } }],
    ['Ferry', {}],
    ['Ferry', { about: { id: 'tm-101' } }],
    ['Ferry', { about: { id: FERRY, detail: 'Seats P2A and P2B, Premium, 08:00' } }],
  ])('but as %s %j it is taken', async (enquiryFor, about) => {
    const { status, body } = await submit({ enquiryFor, ...about })
    expect(status, JSON.stringify(body)).toBe(201)
  })
})

describe('an enquiry that makes no sense', () => {
  test.each([
    ['no subject', {}, 'enquiryFor', 'Please choose what the enquiry is about'],
    ['a package without its name', { enquiryFor: 'Travel Package' }, 'travelpackageId', 'Please choose a package'],
    [
      'children without all ages',
      { enquiryFor: 'Contact', child: 2, childAges: [4] },
      'childAges',
      'Please choose an age for each child',
    ],
    ['a child of 13', { enquiryFor: 'Contact', child: 1, childAges: [13] }, 'childAges.0', 'Please choose an age'],
    [
      'a message beyond its length',
      { enquiryFor: 'Contact', message: 'x'.repeat(2_001) },
      'message',
      'Please keep the message under 2000 characters',
    ],
    [
      'a detail beyond its length',
      { enquiryFor: 'Hotel', about: { id: 'tern-house', detail: 'x'.repeat(501) } },
      'about.detail',
      'Please shorten this',
    ],
    [
      'a stay that ends before it begins',
      { enquiryFor: 'Hotel', about: { id: 'tern-house', stay: { ...STAY, checkOut: '2027-02-13' } } },
      'about.stay.checkOut',
      'Please choose a check-out after the check-in',
    ],
    [
      'a stay gone by',
      { enquiryFor: 'Hotel', about: { id: 'tern-house', stay: { ...STAY, checkIn: '2026-11-21' } } },
      'about.stay.checkIn',
      'Please choose a check-in from today on',
    ],
    [
      'a room of children alone',
      { enquiryFor: 'Hotel', about: { id: 'tern-house', stay: { ...STAY, rooms: [{ adults: 0, children: 2 }] } } },
      'about.stay.rooms.0.adults',
      'Each room needs at least one adult',
    ],
    [
      'an outing gone by',
      { enquiryFor: 'Water Sports', about: { id: 'surf-lesson', outing: { guests: 2, date: '2026-11-21' } } },
      'about.outing.date',
      'Please choose a day from today on',
    ],
    [
      'a pick-up gone by',
      { enquiryFor: 'Car Rental', about: { id: 'hourly.8', hire: { pickupDate: '2026-11-21' } } },
      'about.hire.pickupDate',
      'Please choose a day from today on',
    ],
    [
      'a pick-up at a time of no day',
      { enquiryFor: 'Car Rental', about: { id: 'hourly.8', hire: { pickupTime: '10:00' } } },
      'about.hire.pickupDate',
      'Please choose a date for this time',
    ],
    [
      'a stay with a water sport',
      { enquiryFor: 'Water Sports', about: { id: 'surf-lesson', stay: STAY } },
      'about.stay',
      'Unknown field',
    ],
  ])('%s is refused by the field', async (_what, question, field, message) => {
    const { status, body } = await submit(question)
    expect([status, body.message, (body.errors as object[])[0]]).toEqual([422, message, { field, message }])
  })
})

describe('the price of the party', () => {
  test('of a package is worked out anew and kept, whatever the page sent along', async () => {
    const question = {
      packageId: 'island-saver',
      adultCount: 2,
      childCount: 1,
      childAges: [7],
      travelDate: '2026-12-25',
    }
    const asked = await api.post('/travelPackage/pricing', question)
    const { amountPayable, taxAmount } = asked.body.data as { amountPayable: number; taxAmount: number }
    const { price } = await stored({
      enquiryFor: 'Travel Package',
      travelpackageId: 'island-saver',
      child: '1',
      childAges: [7],
      travelDate: '2026-12-25',
      amountPayable: 1,
    })
    expect(price).toMatchObject({ amountPayable, taxAmount })
    expect(price?.covers).toMatch(/^2 adults sharing, 1 child with bed, /)
  })

  test('of a stay is that of the room chosen, for all rooms and nights, and the rooms stand there in words', async () => {
    const { body } = await api.get(
      '/hotels/hotelDetails?hotelId=mahua-shore&checkIn=2027-02-13&checkOut=2027-02-18&rooms=2-0,2-0',
    )
    const rooms = (body.hotelData as { rooms: { _id: string; stay: { price: { amountPayable: number } } }[] }).rooms
    const room = rooms.find(({ _id }) => _id === 'mahua-shore-gc')
    const { asked, price } = await stored({
      enquiryFor: 'Hotel',
      about: { id: 'mahua-shore', stay: { ...STAY, roomId: 'mahua-shore-gc' } },
    })
    expect(asked).toBe(
      'Mahua Shore Resort; Garden Cottage; 5 nights, Sat 13 Feb to Thu 18 Feb 2027, 2 rooms with 2 adults each',
    )
    expect(price).toMatchObject({
      amountPayable: room?.stay.price.amountPayable,
      covers: 'Garden Cottage, 2 rooms, 5 nights',
    })
  })

  test('of a stay without a room chosen is that of the cheapest free', async () => {
    const { body } = await api.get('/hotels/fetch?id=mahua-shore&checkIn=2027-02-13&checkOut=2027-02-18&rooms=2-0,2-0')
    const [hotel] = body.hotelData as { stay: { price: { amountPayable: number } } }[]
    const { price } = await stored({ enquiryFor: 'Hotel', about: { id: 'mahua-shore', stay: STAY } })
    expect(price).toMatchObject({
      amountPayable: hotel?.stay.price.amountPayable,
      covers: 'the cheapest rooms free, 2 rooms, 5 nights',
    })
  })

  test('of an outing is that of its guests', async () => {
    const { asked, price } = await stored({
      enquiryFor: 'Water Sports',
      about: { id: 'scuba-shore-try-dive', outing: { date: '2026-12-25', time: '08:00', guests: 2 } },
    })
    expect(asked).toBe('Shore Try-Dive; Fri 25 Dec 2026 at 08:00; 2 guests')
    expect(price).toEqual({ amountPayable: 7_000, taxAmount: 1_068, covers: '2 guests at ₹3,500' })
  })

  test.each([
    [
      'a party above the limit of its package',
      { enquiryFor: 'Travel Package', travelpackageId: 'island-saver', adult: 99 },
    ],
    ['children whose ages are not known', { enquiryFor: 'Travel Package', travelpackageId: 'island-saver', child: 1 }],
    [
      'a stay longer than can be booked',
      { enquiryFor: 'Hotel', about: { id: 'mahua-shore', stay: { ...STAY, checkOut: '2027-04-13' } } },
    ],
    [
      'more rooms than can be booked',
      { enquiryFor: 'Hotel', about: { id: 'mahua-shore', stay: { ...STAY, rooms: Array(9).fill(STAY.rooms[0]) } } },
    ],
    [
      'an outing on a day without any',
      { enquiryFor: 'Water Sports', about: { id: 'parasailing', outing: { date: '2027-07-01', guests: 2 } } },
    ],
  ])('is left out for %s, and the enquiry is taken', async (_what, question) => {
    expect((await stored(question)).price).toBeUndefined()
  })

  test('of more guests than a slot takes is kept as it was shown to them', async () => {
    const outing = { date: '2026-12-25', time: '08:00', guests: 60 }
    const { price } = await stored({
      enquiryFor: 'Water Sports',
      about: { id: 'scuba-shore-try-dive', outing },
    })
    expect(price).toMatchObject({ amountPayable: 210_000 })
  })
})
