import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Review } from '#contract/v1/reviews.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { scheduledBookingJobs } from '#server/bookings/clock/scheduled-jobs.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { LEAD, payer, seats, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const TEXT = 'Clean rooms, a short walk to the water, and a cook who listens.'
const hotel: Line = {
  ...{ kind: 'hotel', roomId: 'lantern-reef-gc', checkIn: '2026-12-20', checkOut: '2026-12-22' },
  rooms: [{ adults: 2, children: 0 }],
}
const activity: Line = {
  ...{ kind: 'activity', waterSportId: 'parasailing', placeId: 'north-bay', date: '2026-12-23', time: '10:00' },
  ages: [30],
}
const island: Line = {
  kind: 'package',
  ...{ packageId: 'friends-and-fins', startDate: '2026-12-01', adultCount: 2, childAges: [] },
}
const drive: Line = {
  ...{ kind: 'car', hire: 'package', chargeId: 'baratang-day-trip', vehicles: [{ vehicleId: 'sedan', count: 1 }] },
  ...{ pickupDate: '2026-12-24', pickupTime: '05:00', passengers: 2 },
}
const transfer: Line = { ...drive, hire: 'airport', chargeId: 'airport.wandoor' }

let api: TestApi
/** Tokens by the title of what they are for. */
let links: Record<string, string>

/** A trip that is paid for, with a line for each of these. */
async function tripWith(lines: Line[]): Promise<string> {
  const asha = visitor(api)
  const names = ['P2A', 'P2B', 'P2C', 'P2D', 'P3A', 'P3B'].slice(0, lines.length + 1)
  const { ref } = await asha.booked(
    names.map((name) => seats(name)),
    { lead: { ...LEAD, adult18: true, name: 'Asha Devi Rao' } },
  )
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  for (const [index, asked] of lines.entries())
    await sql`update booking_line set kind = ${asked.kind}, asked = ${JSON.stringify(asked)}, title = ${`Line ${index + 1} ${asked.kind}`}
               where line_id = ${`line-${index + 2}`}
                 and booking_id = (select id from booking where reference = ${ref})`.execute(api.testDatabase.db)
  return ref
}

const calendar = () => scheduledBookingJobs(api.parts).calendar.run()
const write = (invitation: string, more: object = {}) =>
  api.post('/reviews', { invitation, rating: 1, text: TEXT, ...more })

beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(`${TODAY}T04:30:00Z`)
  await tripWith([hotel, activity, island, drive, transfer])
  await api.runMails()
  await calendar()
  expect(await api.runMails()).toEqual([])
  await api.setClock('2026-12-26T04:30:00Z')
  await calendar()
  const mails = await api.runMails()
  expect(mails).toHaveLength(1)
  const text = mails[0]?.text ?? ''
  links = Object.fromEntries(
    [...text.matchAll(/Review Line \d (\w+):?\s+http:\/\/localhost:3000\/review\/([0-9a-f]{40})/g)].map(
      ([, kind = '', token = '']) => [kind, token],
    ),
  )
})
afterAll(() => api.close())

describe('after the trip', () => {
  test('one mail invites to review what can be reviewed: no ferry, no single drive', () => {
    expect(Object.keys(links).sort()).toEqual(['activity', 'car', 'hotel', 'package'])
  })

  test('nothing of the links is kept, and the calendar invites nobody twice', async () => {
    const { rows } = await sql<{
      row: string
    }>`select row_to_json(review_invitation)::text as row from review_invitation`.execute(api.testDatabase.db)
    expect(rows).toHaveLength(4)
    for (const token of Object.values(links)) expect(JSON.stringify(rows)).not.toContain(token)
    await calendar()
    expect(await api.runMails()).toEqual([])
  })

  test('an invitation says what it is about, and how the review will be signed', async () => {
    const { status, body, headers } = await api.get(`/reviews/invitations/${links.hotel}`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({ name: 'Asha', travelMonth: '2026-12', isUsed: false, about: { id: 'lantern-reef' } })
    expect(body).toMatchObject({ about: { kind: 'hotel' } })
  })
})

describe('a review by invitation', () => {
  test('is shown with the first name and the month, in plain words, and counts in the average at once', async () => {
    const list = '/travelPackage/fetch?id=friends-and-fins'
    const ratingOf = async () => ((await api.get(list)).body.packageData as { rating: unknown }[])[0]?.rating
    expect(await ratingOf()).toEqual({ average: 4.3, count: 4 })
    const title = ' <b>Wet</b>\n twice '
    const { status, body } = await write(links.package ?? '', {
      title,
      text: `${TEXT}\r\n\u202E<script>alert(1)</script>`,
    })
    const review = Review.parse(body.review)
    expect([status, review]).toEqual([
      201,
      {
        ...{ _id: expect.any(String), name: 'Asha', rating: 1, title: '<b>Wet</b> twice', travelMonth: '2026-12' },
        ...{ text: `${TEXT}\n<script>alert(1)</script>`, sample: false },
      },
    ])
    const { body: listed } = await api.get('/reviews?kind=package&id=friends-and-fins')
    expect((listed.reviews as Review[])[0]).toEqual(review)
    expect(await ratingOf()).toEqual({ average: 3.6, count: 5 })
  })

  test('of a hotel is in the kept copies too', async () => {
    const ratingOf = async () => {
      const { body } = await api.get('/hotels/fetch?limit=100')
      return (body.hotelData as { _id: string; rating: { count: number } }[]).find(({ _id }) => _id === 'lantern-reef')
        ?.rating
    }
    const before = await ratingOf()
    expect((await write(links.hotel ?? '')).status).toBe(201)
    expect((await ratingOf())?.count).toBe((before?.count ?? 0) + 1)
  })

  test('is taken once, also from two at once; the second is told so', async () => {
    const both = await Promise.all([write(links.activity ?? ''), write(links.activity ?? '')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410])
    const late = await write(links.activity ?? '')
    expect([late.status, late.body.code, late.body.message]).toEqual([
      410,
      'used',
      'This invitation has been used. Thank you for your review.',
    ])
    const { body } = await api.get(`/reviews/invitations/${links.activity}`)
    expect(body.isUsed).toBe(true)
  })

  test('nobody was invited to is refused', async () => {
    for (const invitation of ['0'.repeat(40), 'x']) {
      expect(await write(invitation)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect((await api.get(`/reviews/invitations/${invitation}`)).status).toBe(404)
    }
  })

  test.each([
    ['rating', { rating: 6 }, 'Please choose one to five stars'],
    ['text', { text: `   ${'x'.repeat(19)}   ` }, 'Please write 20 to 2,000 characters'],
    ['text', { text: 'x'.repeat(2_001) }, 'Please write 20 to 2,000 characters'],
    ['title', { title: 'x'.repeat(101) }, 'Please keep the title to 100 characters'],
    ['stars', { stars: 5 }, 'Unknown field'],
  ])('with a wrong %s is told so, and the invitation stays', async (field, wrong, message) => {
    const { status, body } = await write(links.car ?? '', wrong)
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
    expect((await api.get(`/reviews/invitations/${links.car}`)).body.isUsed).toBe(false)
  })
})
