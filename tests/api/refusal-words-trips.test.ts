import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearStage } from '#tests/support/booking-stages.ts'
import { freshStock } from '#tests/support/group-steps.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type Reply, TEST_ORIGIN, type TestApi } from '#tests/support/test-api.ts'
import { deliver, LEAD, payer, person, seats, TRIP_ID, visitor } from '#tests/support/traveller.ts'

/** Sentences about what somebody wants to hold or book, each provoked once and held to the letter. */
let api: TestApi
const stopping = new AbortController()
beforeAll(async () => {
  api = await openTestApi({ closing: stopping.signal })
  await freshStock(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await clearStage(api)
  await api.setClock(NOW)
})

const told = ({ status, body }: Reply) => [status, body.code, body.message, (body.errors as object[])?.[0]]
const said = (status: number, code: string, message: string, field?: string) => [
  ...[status, code, message],
  field === undefined ? undefined : { field, message },
]

describe('a line of a trip', () => {
  const stay = (checkIn: string, checkOut: string) => ({
    ...{ kind: 'hotel', roomId: 'tern-house-s', checkIn, checkOut },
    rooms: [{ adults: 2, children: 0 }],
  })
  const ride = {
    ...{ kind: 'car', hire: 'airport', chargeId: 'hourly.8', vehicles: [{ vehicleId: 'sedan', count: 1 }] },
    ...{ pickupDate: '2027-02-10', pickupTime: '10:00', passengers: 2 },
  }
  const start = (startDate: string, adultCount: number) => ({
    ...{ kind: 'package', packageId: 'two-shores-honeymoon', startDate, adultCount, childAges: [] },
  })
  const GONE = 'These rooms cannot be had on all of these nights. Please choose other days or another room'
  const EVENING = 'Sales for this day have closed: they end at 18:00 on the day before'
  const PARTY = 'The total pax cannot exceed 4. Please send an enquiry for a larger party'
  const SHUT = 'Places on this drive are shut on that day. Please choose another'

  test.each([
    [
      'a seat that is none',
      { ...seats('P2A'), seats: ['P 2'] },
      said(422, 'invalid', 'This is no seat', 'lines.0.seats.0'),
    ],
    ['cars of another hire', ride, said(422, 'invalid', 'These cars are for another kind of hire', 'lines.0.hire')],
    [
      'a drive on a Monday when its places are shut',
      { ...ride, hire: 'package', chargeId: 'sri-vijaya-puram-city-day', pickupDate: '2027-02-08' },
      said(422, 'invalid', SHUT, 'lines.0.pickupDate'),
    ],
    ['too large a party', start('2027-02-10', 5), said(422, 'pax_limit', PARTY, 'lines.0.adultCount')],
  ])('%s', async (_what, line, expected) => {
    expect(told(await api.post('/holds', { lines: [line] }))).toEqual(expected)
  })

  test('none at all', async () => {
    expect(told(await api.post('/holds', { lines: [] }))).toEqual(said(422, 'invalid', 'Your trip is empty', 'lines'))
  })

  test('a stay from today on after noon, and a package of tomorrow in the evening', async () => {
    await api.setClock(`${TODAY}T12:00:01+05:30`)
    expect(told(await api.post('/holds', { lines: [stay(TODAY, '2026-11-23')] }))).toEqual(
      said(422, 'invalid', 'It is too late to book for today. Please choose a later day', 'lines.0.checkIn'),
    )
    await api.setClock(`${TODAY}T18:00:01+05:30`)
    expect(told(await api.post('/holds', { lines: [start('2026-11-23', 2)] }))).toEqual(
      said(422, 'invalid', EVENING, 'lines.0.startDate'),
    )
  })

  test('a night that is sold out', async () => {
    await sql`update room_night set sold = allotment where room_type_id = 'tern-house-s' and night = '2026-12-11'`.execute(
      api.testDatabase.db,
    )
    expect(told(await api.post('/holds', { lines: [stay('2026-12-10', '2026-12-12')] }))).toEqual(
      said(409, 'unavailable', GONE),
    )
  })

  test('what somebody holds already', async () => {
    const asha = visitor(api)
    await asha.held(seats('P2A'))
    expect(told(await asha.hold(seats('P2A')))).toEqual(
      said(
        ...([409, 'unavailable'] as const),
        'You hold Haddo Wharf to Swaraj Dweep Jetty, MV Tideline Meridian already. Go on with that, or cancel it before you ask for it again.',
      ),
    )
  })
})

describe('whoever travels', () => {
  test.each<[string, object[], string, string]>([
    ['is named', [], 'travellers', 'Please name the travellers'],
    [
      'has a document that we know',
      [person({ idType: 'pan' as 'voter' })],
      'travellers.0.idType',
      'Please choose a document',
    ],
    ['has its number', [person({ idNumber: '!' })], 'travellers.0.idNumber', 'Please enter the number of the document'],
    ['is on this trip', [person({ lineIds: ['line-9'] })], 'travellers.0.lineIds', 'This is no part of your trip'],
  ])('%s', async (_what, travellers, field, message) => {
    const asha = visitor(api)
    const { id } = await asha.held(seats('P2A'))
    expect(told(await asha.place(id, { travellers }))).toEqual(said(422, 'invalid', message, field))
  })
})

test('parts and travellers that a booking does not have', async () => {
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2A')])
  await payer(api).orderOf(asha, ref)
  expect(told(await asha.post(`/bookings/${ref}/cancel/preview`, { lineIds: ['line-9'] }))).toEqual(
    said(404, 'not_found', 'We do not know this part of the booking'),
  )
  expect(told(await asha.get(`/bookings/${ref}/documents/passport`))).toEqual(
    said(404, 'not_found', 'There is no such document'),
  )
  const other = visitor(api)
  const { ref: held } = await other.booked([seats('P2B')])
  const names = { travellers: [{ index: 7, name: 'Ravi Rao' }] }
  expect(told(await other.send('PATCH', `/bookings/${held}/travellers`, names))).toEqual(
    said(422, 'invalid', 'There is no such traveller', 'travellers.0.index'),
  )
})

test.each([
  ['/bookings/PDK-AAAAA-AAAAA/mailbox', { token: 'short' }, 'token', 'Please open the link of the mail again'],
  ['/auth/link', { link: 'short' }, 'link', 'Please open the link of the mail again'],
  ['/bookings/PDK-AAAAA-AAAAA/travellers', { list: ' ' }, 'list', 'Please paste the list of names'],
  ['/bookings/PDK-AAAAA-AAAAA/travellers', { list: 'x'.repeat(20_001) }, 'list', 'This list is too long'],
  ['/bookings/PDK-1/pay', {}, 'ref', 'Unknown reference'],
  [
    '/enquiry/submit',
    { ...LEAD, adult: 2, enquiryFor: 'Ferry', about: { id: TRIP_ID, sailing: { seats: ['P2A', 'P2A'] } } },
    'about.sailing.seats',
    'Please name each seat once',
  ],
])('POST %s names %s', async (path, body, field, message) => {
  expect(told(await api.post(path, body))).toEqual(said(422, 'invalid', message, field))
})

test('a message that is not of our gateway', async () => {
  expect(told(await api.post('/webhooks/payments/nowhere', {}))).toEqual(
    said(404, 'not_found', 'There is no such gateway'),
  )
  expect(told(await deliver(api, 'x'.repeat(262_145)))).toEqual(
    said(413, 'too_large', 'The message is larger than 256 KB'),
  )
  expect(told(await deliver(api, '{}', { signature: 'nobodys' }))).toEqual(
    said(400, 'bad_signature', 'The signature is not that of this message'),
  )
})

test('seats are not told any more once the site is stopping', async () => {
  stopping.abort()
  const answer = await api.fetch(new Request(`${TEST_ORIGIN}/api/v1/ferry/trips/${TRIP_ID}/stream`))
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    ...[503, '5'],
    { status: 0, code: 'try_later', message: 'We are just starting anew. Please try again in a minute.' },
  ])
})
