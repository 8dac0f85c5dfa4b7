import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

/** Sentences a caller may be shown, each provoked once and held to the letter; what else a call refuses stands in its own file. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow('2026-11-22T04:30:00Z')
})
afterAll(() => api.close())

const STAY = '/hotels/fetch?'

test.each([
  [`${STAY}checkOut=2026-12-12`, 'checkIn', 'Please choose a check-in date'],
  [`${STAY}checkIn=2026-12-12`, 'checkOut', 'Please choose a check-out date'],
  [`${STAY}checkIn=2026-11-21&checkOut=2026-11-23`, 'checkIn', 'Please choose a check-in from today on'],
  [`${STAY}checkIn=2026-12-12&checkOut=2026-12-12`, 'checkOut', 'Please choose a check-out after the check-in'],
  [
    `${STAY}checkIn=2026-12-01&checkOut=2027-01-01`,
    'checkOut',
    'A stay is at most 30 nights. Please send an enquiry for a longer one',
  ],
  [`${STAY}checkIn=2027-12-26&checkOut=2027-12-28`, 'checkOut', 'Rooms can be booked up to 400 days ahead'],
  [`${STAY}rooms=two`, 'rooms', 'Please say who stays in each room, such as 2-0,2-1'],
  [
    `${STAY}rooms=${Array(9).fill('2-0').join(',')}`,
    'rooms',
    'At most 8 rooms can be searched. Please send an enquiry for more',
  ],
  [`${STAY}rooms=0-2`, 'rooms', 'Each room needs at least one adult'],
  [`${STAY}rooms=10-0`, 'rooms', 'A room has at most 9 adults'],
  [`${STAY}rooms=2-7`, 'rooms', 'A room has at most 6 children'],
  [`${STAY}destination=atlantis`, 'destination', 'We do not know this place. Please choose one from the list'],
  [`${STAY}minPrice=9&maxPrice=8`, 'maxPrice', 'The highest price must not be below the lowest'],
  [
    `${STAY}propertyType=${Array.from({ length: 21 }, (_, index) => `p${index}`).join(',')}`,
    'propertyType',
    'At most 20 choices are possible',
  ],
  [`${STAY}propertyType=!`, 'propertyType', 'Unknown property type'],
  [`${STAY}stars=6`, 'stars', 'Stars are 1 to 5'],
  [`${STAY}guestRating=6`, 'guestRating', 'A guest rating is 1 to 5'],
  [`${STAY}sort=best`, 'sort', 'Unknown sort order'],
  ['/travelPackage/fetch?duration=soon', 'duration', 'Please enter a duration such as 5 nights 6 days'],
  ['/travelPackage/fetch?page=0', 'page', 'Pages start at 1'],
  ['/travelPackage/fetch?page=10001', 'page', 'Pages end at 10000'],
  ['/travelPackage/fetch?limit=0', 'limit', 'The limit starts at 1'],
  ['/travelPackage/fetch?limit=101', 'limit', 'The limit is at most 100'],
  ['/travelPackage/fetch?limit=many', 'limit', 'Please enter a whole number'],
  ['/travelPackage/fetch?id=A%20B', 'id', 'Unknown id'],
  ['/travelPackage/fetch?id=a&id=b', 'id', 'Please give this once'],
  ['/travelPackage/similarPackage/fetch', 'id', 'Please fill this in'],
  ['/search?q=', 'q', 'Please type what you are looking for'],
  [`/search?q=${'x'.repeat(81)}`, 'q', 'Please search with at most 80 characters'],
  ['/search?q=!!', 'q', 'Please type a word or a number'],
  ['/search?q=beach&kind=rocket', 'kind', 'There is no such kind of result'],
  ['/search?q=beach&limit=51', 'limit', 'The limit is at most 50'],
  ['/deals?kind=rocket', 'kind', 'Please give package, hotel, activity or car'],
  ['/reviews?kind=rocket&id=x', 'kind', 'Please give package, hotel, activity or car'],
  ['/reviews?kind=hotel&id=tern-house&sample=2', 'sample', 'Please give 0 or 1'],
  ['/waterSports/fetch?place=', 'place', 'Please name a place'],
  ['/waterSports/fetch?age=old', 'age', 'Please enter an age in years'],
  ['/waterSports/fetch?swimming=yes', 'swimming', 'Please give 0 or 1'],
])('GET %s names %s: %s', async (path, field, message) => {
  const { status, body } = await api.get(path)
  expect([status, body.message, (body.errors as object[])[0]]).toEqual([422, message, { field, message }])
})

describe('the price of a package', () => {
  const ask = (question: object) =>
    api.post('/travelPackage/pricing', { packageId: 'island-saver', adultCount: 2, ...question })

  test.each([
    [{ childCount: 1, childAges: [] }, 'childAges.0', 'Please choose an age'],
    [{ childCount: 1, childAges: [13] }, 'childAges.0', 'Children are up to 12 years old'],
    [{ childCount: 1, childAges: [4, 5] }, 'childAges', 'There are more ages than children'],
    [{ adultCount: 0, childCount: 1, childAges: [4] }, 'adultCount', 'Please enter valid value'],
    [{ adultCount: -1 }, 'adultCount', 'Value must be a non-negative integer'],
    [{ adultCount: 1.5 }, 'adultCount', 'Value must be a non-negative integer'],
    [{ travelDate: '2026-11-21' }, 'travelDate', 'Please choose a day from today on'],
    [{ travelDate: '2028-01-01' }, 'travelDate', 'Please choose a day within the next 400 days'],
    [{ travelDate: '2027-02-31' }, 'travelDate', 'Please enter a date as yyyy-mm-dd'],
  ])('for %j is refused and names %s: %s', async (question, field, message) => {
    const { status, body } = await ask(question)
    expect([status, body.message, (body.errors as object[])[0]]).toEqual([422, message, { field, message }])
  })

  test('of an unknown one is 404', async () => {
    const { status, body } = await ask({ packageId: 'nowhere' })
    expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Error fetching data'])
  })
})

describe('the price of a water sport', () => {
  const ask = (question: object) =>
    api.post('/waterSports/pricing', { waterSportId: 'scuba-shore-try-dive', guests: 2, ...question })

  test.each([
    [{ guests: 100 }, 'guests', 'For more than 99 guests, please write to us'],
    [{ ages: [30, 200] }, 'ages.1', 'Please enter an age in years'],
    [{ ages: [30] }, 'ages.1', 'Please enter an age'],
    [{ ages: [30, 31, 32] }, 'ages', 'There are more ages than guests'],
    [{ weightsKg: [60, 1_000] }, 'weightsKg.1', 'Please enter a weight in kg'],
    [{ placeId: 'nowhere' }, 'placeId', 'Not offered at this place'],
    [{ time: '08:00' }, 'date', 'Please choose a day for this time'],
    [{ date: '2026-12-25', time: '8 am' }, 'time', 'Please enter a time as HH:mm'],
    [{ date: '2026-12-25', time: '08:01' }, 'time', 'Please choose one of the times offered'],
    [{ date: '2026-11-21' }, 'date', 'Too late for this day: please choose a later one'],
    [{ date: '2028-01-01' }, 'date', 'Not on sale yet for this day'],
    [{ waterSportId: 'jet-ski', date: '2027-06-01' }, 'date', 'Closed on this day'],
    [
      { waterSportId: 'night-kayak', date: '2026-12-24' },
      'date',
      'The night is too bright: please choose one near a new moon',
    ],
  ])('for %j is refused and names %s: %s', async (question, field, message) => {
    const { status, body } = await ask(question)
    expect([status, body.message, (body.errors as object[])[0]]).toEqual([422, message, { field, message }])
  })

  test('for more than is left of a slot is 409', async () => {
    const slot = { placeId: 'bharatpur-beach', date: '2026-12-25', time: '08:00' }
    await visitor(api).held({ kind: 'activity', waterSportId: 'scuba-shore-try-dive', ...slot, ages: [30] })
    const { status, body } = await ask({ ...slot, guests: 8 })
    expect([status, body]).toEqual([
      409,
      { status: 0, code: 'unavailable', message: 'Sold out at this time: please choose another' },
    ])
  })
})

describe('a call that cannot be read', () => {
  test.each([
    ['a list', '[1]', {}, 400, 'The body is not a JSON object'],
    ['another type', '{}', { 'content-type': 'text/plain' }, 415, 'Please send application/json'],
    ['too large a body', JSON.stringify({ name: 'x'.repeat(70_000) }), {}, 413, 'The body is larger than 64 KB'],
    [
      'a body nested too deep',
      `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`,
      {},
      422,
      'The body is nested deeper than 8 levels',
    ],
    ['another origin', '{}', { origin: 'https://evil.example' }, 403, 'Please send this from our own pages'],
  ])('as %s is refused', async (_what, text, headers, status, message) => {
    const told = await api.post('/enquiry/submit', text, headers)
    expect([told.status, told.body.message]).toEqual([status, message])
  })

  test('by its address is refused', async () => {
    expect((await api.get('/nothing')).body).toEqual({ status: 0, code: 'not_found', message: 'There is no such call' })
    const long = await api.get(`/search?q=${'x'.repeat(5_000)}`)
    expect([long.status, long.body.message]).toEqual([414, 'The address is longer than 4 KB'])
  })
})

test('what breaks on our side is said without its inside', async () => {
  await sql`alter table faq_question rename to faq_question_gone`.execute(api.testDatabase.db)
  const { status, body } = await api.get('/faq')
  const message = 'Something went wrong on our side. Please try again.'
  expect([status, body]).toEqual([500, { status: 0, code: 'failed', message }])
})
