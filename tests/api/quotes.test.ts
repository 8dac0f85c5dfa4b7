import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Hold } from '#contract/v1/holds.ts'
import { SavedQuote } from '#contract/v1/quotes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { ferrySeatsOf, freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, seats, TRIP_ID, type Visitor, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const NOW = `${TODAY}T04:30:00Z`
const ADDRESS = 'meera.nair@example.in'
/** One seat of the class, with everything. */
const FARE = 1_705

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(NOW)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
})

async function quoted(lines: Line[], more: object = {}, who: Visitor = visitor(api)): Promise<SavedQuote> {
  const { status, body } = await who.post('/quotes', { lines, ...more })
  expect([status, body]).toEqual([201, expect.anything()])
  return SavedQuote.parse(body.quote)
}

async function read(id: string): Promise<SavedQuote> {
  const { status, body, headers } = await api.get(`/quotes/${id}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  return SavedQuote.parse(body.quote)
}

const accept = (who: Visitor, id: string, version = 1) => who.post(`/quotes/${id}/accept`, { version })
const fares = (change: number) =>
  sql`update ferry_sailing set fares = (select jsonb_object_agg(key, value::int + ${change}::int) from jsonb_each_text(fares))
       where id = ${TRIP_ID}`.execute(api.testDatabase.db)
const days = (count: number) => new Date(Date.parse(NOW) + count * 86_400_000).toISOString()

describe('a trip in writing', () => {
  test('has a number, a version and a day until which it is valid; a draft has none of that', async () => {
    const [one, other] = [await quoted([seats('P2A')], { name: 'Asha Rao' }), await quoted([seats('P2B')])]
    expect(one).toMatchObject({ version: 1, name: 'Asha Rao', state: 'open', total: { amountPayable: FARE } })
    expect(one.number).toMatch(/^QUO-[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(other.number).not.toBe(one.number)
    expect(one.id).toMatch(/^[0-9a-f]{32}$/)
    expect(one.url).toBe(`http://localhost:3000/quote/${one.id}`)
    // The evening of the seventh day in India.
    expect(one.validUntil).toBe(`${days(7).slice(0, 10)}T12:30:00.000Z`)
    const draft = await quoted([seats('P2A')], { draft: true })
    expect([draft.number, draft.validUntil, draft.state]).toEqual([undefined, undefined, 'open'])
    expect((await read(one.id)).lines[0]?.cancellation).toHaveLength(2)
  })

  test('is never valid beyond the end of sales', async () => {
    await api.setClock('2026-12-23T04:30:00Z')
    const { validUntil = '' } = await quoted([seats('P2A')])
    // It sails at eight in the morning, and is sold up to an hour before: the last evening is that of the day before.
    expect(validUntil).toBe('2026-12-24T12:30:00.000Z')
  })

  test('changed, it is the next version, with days of its own; another version is refused', async () => {
    const asha = visitor(api)
    const { id, number } = await quoted([seats('P2A')], {}, asha)
    await api.setClock(days(3))
    const change = (version: number) => asha.send('PATCH', `/quotes/${id}`, { version, lines: [seats('P2A', 'P2B')] })
    const { status, body } = await change(1)
    expect([status, body.quote]).toMatchObject([200, { number, version: 2, total: { amountPayable: 2 * FARE } }])
    expect(Date.parse((body.quote as SavedQuote).validUntil ?? '')).toBeGreaterThan(Date.parse(days(9)))
    const late = await change(1)
    expect([late.status, late.body.code]).toEqual([409, 'version'])
    expect(await accept(asha, id, 1)).toMatchObject({ status: 409, body: { code: 'version' } })
  })

  test('of two that change it at once, one has the next version', async () => {
    const { id } = await quoted([seats('P2A')])
    const change = () => visitor(api).send('PATCH', `/quotes/${id}`, { version: 1, lines: [seats('P2B')] })
    const all = await Promise.all([change(), change()])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(id)).version).toBe(2)
  })

  test('that nobody has is not there, whatever is asked of it', async () => {
    const asha = visitor(api)
    const asked = [
      await asha.get('/quotes/nobody'),
      await asha.send('PATCH', '/quotes/nobody', { version: 1, lines: [seats('P2A')] }),
      await asha.post('/quotes/nobody/send', { email: ADDRESS }),
      await accept(asha, 'nobody'),
    ]
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'not_found']))
    expect(await asha.post('/quotes', { lines: [seats('X99')] })).toMatchObject({ status: 422 })
  })
})

describe('accepting', () => {
  test('holds it at the quoted price though the fares have risen; a draft costs what it costs today', async () => {
    const [{ id }, draft] = [await quoted([seats('P2A')]), await quoted([seats('P2B')], { draft: true })]
    await fares(500)
    try {
      const { status, body, headers } = await accept(visitor(api), id)
      const hold = body.hold as Hold
      expect([status, hold.total.amountPayable]).toEqual([201, FARE])
      expect(headers.get('location')).toBe(`/api/v1/holds/${hold.id}`)
      expect(await ferrySeatsOf(api, TRIP_ID)).toEqual(['P2A'])
      expect((await read(draft.id)).total.amountPayable).toBeGreaterThan(FARE + 400)
      const taken = await accept(visitor(api), draft.id)
      expect((taken.body.hold as Hold).total.amountPayable).toBeGreaterThan(FARE + 400)
    } finally {
      await fares(-500)
    }
  })

  test('twice is accepting once; somebody else is told that the seats are gone', async () => {
    const asha = visitor(api)
    const { id } = await quoted([seats('P2A')])
    const first = (await accept(asha, id)).body.hold as Hold
    expect([(await read(id)).state, (await read(id)).isBooked]).toEqual(['accepted', undefined])
    const again = await accept(asha, id)
    expect([again.status, (again.body.hold as Hold).id]).toEqual([201, first.id])
    const [one, other] = await Promise.all([accept(asha, id), accept(asha, id)])
    expect([one, other].map(({ body }) => (body.hold as Hold).id)).toEqual([first.id, first.id])
    expect(await accept(visitor(api), id)).toMatchObject({ status: 409, body: { code: 'unavailable' } })
    const change = await asha.send('PATCH', `/quotes/${id}`, { version: 1, lines: [seats('P2B')] })
    expect([change.status, change.body.code]).toEqual([409, 'version'])
  })

  test('by two clicks at once makes one hold', async () => {
    const asha = visitor(api)
    await asha.held(seats('P5A'))
    const { id } = await quoted([seats('P2A')])
    const both = await Promise.all([accept(asha, id), accept(asha, id)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(both.map(({ body }) => (body.hold as Hold).id)).size).toBe(1)
  })

  test('not paid in time, it is open again; booked, it is over for good', async () => {
    const asha = visitor(api)
    const { id } = await quoted([seats('P2A')])
    const first = (await accept(asha, id)).body.hold as Hold
    await api.setClock(new Date(Date.parse(NOW) + 20 * 60_000).toISOString())
    expect((await read(id)).state).toBe('open')
    const { id: holdId } = (await accept(asha, id)).body.hold as Hold
    expect(holdId).not.toBe(first.id)
    const { ref } = (await asha.place(holdId)).body.booking as { ref: string }
    const pay = payer(api)
    await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
    expect((await asha.read(ref)).state).toBe('confirmed')
    expect([(await read(id)).state, (await read(id)).isBooked]).toEqual(['accepted', true])
    expect(await accept(asha, id)).toMatchObject({ status: 410, body: { code: 'expired' } })
  })

  test('is over when its time is over, also where it had been accepted before', async () => {
    const [one, other] = [await quoted([seats('P2A')]), await quoted([seats('P2B')])]
    expect((await accept(visitor(api), other.id)).status).toBe(201)
    await api.setClock(days(7.4))
    for (const { id } of [one, other]) {
      expect((await read(id)).state).toBe('expired')
      expect(await accept(visitor(api), id)).toMatchObject({ status: 410, body: { code: 'expired' } })
    }
    const renewed = await visitor(api).send('PATCH', `/quotes/${one.id}`, { version: 1, lines: [seats('P2A')] })
    expect(renewed.body.quote).toMatchObject({ version: 2, state: 'open' })
  })

  test('one that changes meanwhile holds nothing of the old version', async () => {
    const { id } = await quoted([seats('P2A')])
    const [changed, accepted] = await Promise.all([
      visitor(api).send('PATCH', `/quotes/${id}`, { version: 1, lines: [seats('P2B')] }),
      accept(visitor(api), id),
    ])
    // One of the two comes first, and the other is told.
    expect([changed.status, accepted.status]).toSatisfy(
      ([change, take]) => (change === 200 && take === 409) || (change === 409 && take === 201),
    )
  })
})

describe('limits and mail', () => {
  test('twenty an hour are saved for one visitor, three mails sent to one mailbox; then 429, and in an hour again', async () => {
    const address = '198.51.100.9'
    const post = (path: string, body: object) => api.post(path, body, {}, address)
    const lines = [seats('P2A')]
    let id = ''
    for (let count = 0; count < 20; count += 1) {
      const { status, body } = await post('/quotes', { lines, draft: true })
      expect(status).toBe(201)
      id = (body.quote as SavedQuote).id
    }
    const refused = await post('/quotes', { lines })
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'too_many', '3600'])
    expect((await api.post('/quotes', { lines }, {}, '192.0.2.1')).status).toBe(201)
    for (let count = 0; count < 3; count += 1)
      expect((await post(`/quotes/${id}/send`, { email: ADDRESS })).status).toBe(202)
    const elsewhere = await api.post(`/quotes/${id}/send`, { email: ` ${ADDRESS.toUpperCase()}` }, {}, '192.0.2.1')
    expect([elsewhere.status, elsewhere.body.code, elsewhere.body.message]).toEqual([
      429,
      'too_many',
      'We have had several messages with this email address in a short time. Please try again later, or call us.',
    ])
    expect((await api.runMails()).map(({ to }) => to.address)).toEqual(Array(3).fill(ADDRESS))
    await api.setClock(new Date(Date.parse(NOW) + 61 * 60_000).toISOString())
    expect((await post('/quotes', { lines })).status).toBe(201)
    expect((await post(`/quotes/${id}/send`, { email: ADDRESS })).status).toBe(202)
  })

  test('a mail goes out once, with the number, the sum and the link; nothing of the address is logged', async () => {
    await api.runMails()
    await api.forgetLimits()
    const { id, number } = await quoted([seats('P2A')], { name: 'Your prize waits' })
    expect(await visitor(api).post(`/quotes/${id}/send`, { email: 'meera' })).toMatchObject({ status: 422 })
    expect((await visitor(api).post(`/quotes/${id}/send`, { email: ADDRESS })).body).toEqual({ status: 1 })
    const [mail, ...more] = await api.runMails()
    expect([mail?.to.address, more, await api.runMails()]).toEqual([ADDRESS, [], []])
    expect(mail?.subject).toContain(number)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/prize/i)
    for (const words of ['₹1,705', `http://localhost:3000/quote/${id}`, 'IST']) expect(mail?.text).toContain(words)
    expect(JSON.stringify(api.logLines)).not.toMatch(/meera|nair/)
  })
})

test('a quote is a file for whoever has its link; a shared trip has none', async () => {
  const quote = await quoted([seats('P2A')], { name: 'Meera Nair' })
  const address = `${api.parts.origin}/api/v1/quotes/${quote.id}/document`
  const paper = await api.fetch(new Request(address), { clientAddress: '203.0.113.7' })
  expect([paper.status, paper.headers.get('content-type'), paper.headers.get('cache-control')]).toEqual([
    ...[200, 'application/pdf', 'no-store'],
  ])
  expect(paper.headers.get('content-disposition')).toBe(`attachment; filename="quote-${quote.number}.pdf"`)
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const shared = await quoted([seats('P2A')], { draft: true })
  for (const id of [shared.id, 'nobody-has-this-one'])
    expect((await api.get(`/quotes/${id}/document`)).status).toBe(404)
})
