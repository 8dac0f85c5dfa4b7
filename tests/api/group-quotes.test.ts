import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Hold, TripPrice } from '#contract/v1/holds.ts'
import type { PackagePrice } from '#contract/v1/packages.ts'
import type { QuoteRequest } from '#contract/v1/quote-requests.ts'
import { findPlan } from '#server/packages/find-plan.ts'
import { requestToken } from '#server/quotes/request-link.ts'
import {
  acceptQuote,
  askForGroup,
  freeStock,
  freshStock,
  GROUP,
  LEADER,
  NAMES,
  newQuote,
  officeToken,
  paidBooking,
  writtenQuote,
} from '#tests/support/group-steps.ts'
import { openTestApi, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-23'
/** A Monday morning: there is time to answer before support closes. */
const NOW = `${TODAY}T04:30:00Z`
const WORDS = 'for you: price as shown, answer on Mon 23 Nov by 18:00.'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshStock(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => freeStock(api, NOW))
beforeEach(() => api.forgetLimits())

const LINE = { kind: 'package' as const, ...GROUP }
const days = (count: number) => new Date(Date.parse(NOW) + count * 86_400_000).toISOString()

async function price(adultCount: number, childAges: number[] = []): Promise<PackagePrice> {
  const { packageId, startDate: travelDate } = GROUP
  const asked = { packageId, travelDate, adultCount, childCount: childAges.length, childAges }
  return (await api.post('/travelPackage/pricing', asked)).body.data as PackagePrice
}

const setLimits = (limits: object) =>
  sql`insert into setting (key, value) values ('holding_limits', ${JSON.stringify(limits)})
      on conflict (key) do update set value = excluded.value`.execute(api.testDatabase.db)

describe('a group that is too large to hold', () => {
  beforeEach(() => sql`delete from setting where key = 'holding_limits'`.execute(api.testDatabase.db))

  test('is told with its price who books it, and by when; up to the limit nothing is said', async () => {
    await setLimits({ networkRoomsPercent: 100 })
    expect((await price(12, [8, 5])).group).toEqual({ above: 10, text: `We book groups of more than 10 ${WORDS}` })
    expect((await price(10)).group).toBeUndefined()
    // A child on a lap takes no seat.
    expect((await price(10, [0])).group).toBeUndefined()
    expect((await price(10, [1])).group?.above).toBe(10)
  })

  test('the limit is the setting of the office', async () => {
    await setLimits({ visitorSeats: 6, networkRoomsPercent: 100 })
    expect((await price(7)).group?.above).toBe(6)
    expect((await price(6)).group).toBeUndefined()
  })

  test('so is a party that needs more rooms of one type than a network may hold: the largest that is not told so is held', async () => {
    const most = (await price(10)).group?.above ?? 0
    expect(most).toBeGreaterThan(2)
    expect(most).toBeLessThan(10)
    expect((await price(most)).group).toBeUndefined()
    expect((await price(most + 1)).group).toEqual({ above: most, text: `We book groups of more than ${most} ${WORDS}` })
    const held = (adultCount: number) => visitor(api).hold({ ...LINE, adultCount, childAges: [] })
    expect((await held(most)).status).toBe(201)
    const refused = await held(most + 1)
    expect([refused.status, refused.body.code]).toEqual([429, 'hold_limit'])
  })

  test('reads the same words from a hold, a quote of its own and the price of a trip', async () => {
    const words = `We book groups of more than 10 seats on one ferry ${WORDS}`
    const who = visitor(api)
    for (const path of ['/holds', '/quotes']) {
      const { status, body } = await who.post(path, { lines: [LINE] })
      expect([status, body.code, body.message]).toEqual([422, 'group', words])
    }
    const trip = (await who.post('/trip/price', { lines: [LINE] })).body.trip as TripPrice
    expect([trip.problems, trip.total.amountPayable]).toEqual([[{ line: 0, message: words }], 0])
  })
})

describe('from the request to the voucher', () => {
  test('fourteen ask, the office writes, they accept and pay, and name everybody later', async () => {
    const shown = await price(12, [8, 5])
    const reference = await askForGroup(api)
    const token = await officeToken(api, reference)
    const request = (await api.get(`/quote-requests/${token}`)).body.request as QuoteRequest
    expect(request).toMatchObject({
      reference,
      ...{ ...LEADER, contactNumber: '+91 98765 01234' },
      startDate: GROUP.startDate,
      adultCount: 12,
      childAges: [8, 5],
    })
    expect([request.shown?.amountPayable, request.now?.amountPayable]).toEqual(Array(2).fill(shown.amountPayable))

    const quote = await writtenQuote(api, token, { by: 'Meera Das', note: 'All of you sit on one deck.' })
    expect(quote).toMatchObject({
      version: 1,
      name: LEADER.name,
      isForGroup: true,
      writtenBy: 'Meera Das',
      state: 'open',
    })
    expect(quote.total.amountPayable).toBe(shown.amountPayable)
    const mails = await api.runMails()
    expect(mails.map(({ to }) => to.address)).toEqual([LEADER.email])
    expect(mails[0]?.text).toContain(quote.url)
    expect(((await api.get(`/quote-requests/${token}`)).body.request as QuoteRequest).quote?.number).toBe(quote.number)

    const ravi = visitor(api)
    const accepted = await acceptQuote(ravi, quote)
    expect(accepted.status).toBe(201)
    const hold = accepted.body.hold as Hold
    expect([hold.total.amountPayable, hold.namesDate]).toEqual([shown.amountPayable, '2027-02-03'])
    const [line] = hold.lines
    expect(line?.kind === 'package' && line.seats).toHaveLength(3 * 14)

    const booking = await paidBooking(api, ravi, quote)
    expect(booking).toMatchObject({ state: 'confirmed', names: { until: '2027-02-03', missing: 13 } })
    expect(booking.travellers).toHaveLength(1)
    const { status, body } = await ravi.post(`/bookings/${booking.ref}/travellers`, { list: NAMES.join('\n') })
    expect([status, body.message]).toEqual([200, undefined])
    const named = body.booking as Booking
    expect([named.travellers.length, named.names?.missing]).toEqual([14, 0])
    expect(named.travellers[11]).toMatchObject({ name: 'Ella Stone', nationality: 'GB', idType: 'passport', sex: 'F' })
    expect(named.history.at(-1)?.text).toBe('Names of your group received')

    const { rows } = await sql<{
      event: string
    }>`select event from quote_audit where quote_id = ${quote.id} order by id`.execute(api.testDatabase.db)
    expect(rows.map(({ event }) => event)).toEqual(['written', 'accepted'])
  })

  test('as many as the package takes are seated', async () => {
    const token = await officeToken(
      api,
      await askForGroup(api, { adult: 30, child: 0, childAges: [], email: 'thirty@example.in' }),
    )
    const quote = await writtenQuote(api, token)
    const { status, body } = await acceptQuote(visitor(api), quote)
    expect([status, body.message]).toEqual([201, undefined])
    const { db } = api.testDatabase
    const plan = await findPlan(db, GROUP.packageId, GROUP.startDate)
    const { rows } = await sql<{ hotel_id: string; types: number; beds: number }>`
      select hotel_id, count(distinct room_type.id)::int as types, sum(rooms * max_adults)::int as beds
        from room_claim join room_type on room_type.id = room_type_id
       where claim = ${(body.hold as Hold).id} group by hotel_id, night order by night`.execute(db)
    // Each night in the hotel of the plan, in rooms of another type too.
    expect(rows.map(({ hotel_id }) => hotel_id)).toEqual(
      plan?.stays.flatMap(({ hotelId, nights }) => Array<string | null>(nights).fill(hotelId)),
    )
    for (const { types, beds } of rows) expect([types > 1, beds >= 30]).toEqual([true, true])
  })
})

describe('what is refused', () => {
  test('a link that we did not sign, that names nothing, or that has ended', async () => {
    const reference = await askForGroup(api, { email: 'link@example.in' })
    const token = await officeToken(api, reference)
    const endsAt = new Date(Date.parse(NOW) + 86_400_000)
    const forged = [
      requestToken('another key of thirty-two characters', { reference, endsAt }),
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      requestToken(TEST_SECRET, { reference: 'ENQ-NOBODY', endsAt }),
      'enq-1',
    ]
    for (const each of forged) {
      expect((await api.get(`/quote-requests/${each}`)).status).toBe(404)
      expect((await api.post(`/quote-requests/${each}/quote`, { version: 0 })).status).toBe(404)
    }
    await api.setClock(days(15))
    expect(await api.get(`/quote-requests/${token}`)).toMatchObject({ status: 410, body: { code: 'expired' } })
    expect((await api.post(`/quote-requests/${token}/quote`, { version: 0 })).status).toBe(410)
  })

  test('a plain enquiry opens no request', async () => {
    const { body } = await api.post('/enquiry/submit', {
      ...{
        ...LEADER,
        email: 'plain@example.in',
        adult: 2,
        enquiryFor: 'Travel Package',
        travelpackageId: GROUP.packageId,
      },
    })
    const { reference } = body.data as { reference: string }
    const token = requestToken(TEST_SECRET, { reference, endsAt: new Date(Date.parse(NOW) + 86_400_000) })
    expect((await api.get(`/quote-requests/${token}`)).status).toBe(404)
  })

  test('a quote written twice by one press is written once; written again it is the next version, at the price of then', async () => {
    const { token, quote } = await newQuote(api)
    expect((await api.post(`/quote-requests/${token}/quote`, { version: 0 })).body.code).toBe('version')
    const next = await writtenQuote(api, token, { version: 1, startDate: '2027-02-17' })
    expect([next.id, next.number, next.version]).toEqual([quote.id, quote.number, 2])
    const { status, body } = await acceptQuote(visitor(api), quote)
    expect([status, body.code]).toEqual([409, 'version'])
  })

  test('what the office wrote is changed by the office alone, and ends', async () => {
    const { quote } = await newQuote(api)
    const changed = await visitor(api).send('PATCH', `/quotes/${quote.id}`, { version: 1, lines: [LINE] })
    expect([changed.status, changed.body.code]).toEqual([409, 'not_allowed'])
    await api.setClock(days(9))
    expect((await acceptQuote(visitor(api), quote)).body.code).toBe('expired')
  })

  test('a request without a day, or for a day on which not everything is there', async () => {
    const { status, body } = await api.post('/enquiry/submit', {
      ...{ ...LEADER, adult: 14, enquiryFor: 'Group', travelpackageId: GROUP.packageId },
    })
    expect([status, body.message]).toEqual([422, 'Please choose a date'])
    const token = await officeToken(api, await askForGroup(api, { email: 'full@example.in' }))
    await sql`delete from room_night where night = ${GROUP.startDate}::date`.execute(api.testDatabase.db)
    const request = (await api.get(`/quote-requests/${token}`)).body.request as QuoteRequest
    expect([request.now, request.problem]).toEqual([undefined, expect.stringContaining('Not all rooms and ferries')])
    expect((await api.post(`/quote-requests/${token}/quote`, { version: 0 })).body.code).toBe('unavailable')
  })
})
