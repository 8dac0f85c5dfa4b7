import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeBooking } from '#contract/v1/bookings.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { cancelBooking, quoteCancel } from '#server/bookings/cancel/cancel-booking.ts'
import { sweepExpired } from '#server/bookings/holds/sweep.ts'
import { findBooking } from '#server/bookings/store/load.ts'
import { clearStage, minutesLater } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { lakhLine, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

const stay = (checkIn: string, checkOut: string): Line => ({
  ...{ kind: 'hotel', roomId: 'tern-house-s', checkIn, checkOut },
  rooms: [{ adults: 2, children: 0 }],
})
const TWO = [
  { name: 'Asha Rao', age: 34 },
  { name: 'Ravi Rao', age: 36 },
]

describe('an initial payment that cannot be', () => {
  test.each([
    [
      'a ferry months ahead',
      [seats('P2A')],
      [{ name: 'Asha Rao', age: 34, sex: 'F', nationality: 'IN' }],
      'Everything in this trip is paid in full when it is booked. Please choose to pay in full.',
    ],
    [
      'rooms within 16 days',
      [stay('2026-12-05', '2026-12-07')],
      TWO,
      'An initial payment is taken only when travel is more than 16 days off. Please pay in full.',
    ],
  ] as const)('of %s is refused for the reason that holds', async (_what, lines, travellers, message) => {
    const asha = visitor(api)
    const { id } = await asha.held(...lines)
    const { status, body } = await asha.place(id, { plan: 'initial', travellers })
    expect([status, body.code, body.errors]).toEqual([422, 'plan', [{ field: 'plan', message }]])
  })
})

test('a booking that is being paid cannot be made anew, and the contract says so', async () => {
  const asha = visitor(api)
  const { id } = await asha.held(seats('P2A'))
  const { ref } = (await asha.place(id)).body.booking as { ref: string }
  await payer(api).orderOf(asha, ref)
  const { status, body } = await asha.place(id)
  expect([status, body.code, body.message]).toEqual([409, 'paying', 'A payment for this is open already.'])
  expect(placeBooking.refusals).toContain('paying')
})

test('each refusal that a call declares stands in the document of the API, under its status', async () => {
  const { paths } = (await api.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
  }
  const toldOf = (path: string, method: string, code: string) =>
    Object.entries(paths[path]?.[method]?.responses ?? {}).flatMap(([status, { description }]) =>
      new RegExp(`(?:^|; )${code}(?:[:;]|$)`).test(description) ? [status] : [],
    )
  const untold = endpoints.flatMap(({ path, method, refusals }) =>
    refusals.filter((code) => toldOf(path, method.toLowerCase(), code).length !== 1).map((code) => `${path} ${code}`),
  )
  expect(untold).toEqual([])
  const told = (code: string) => toldOf('/bookings', 'post', code)
  expect([told('paying'), told('expired'), told('key_required'), told('plan')]).toEqual([
    ['409'],
    ['410'],
    ['428'],
    ['422'],
  ])
})

test('every unsafe call is declared to refuse what comes from elsewhere; reading is not', async () => {
  const { paths } = (await api.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { responses: object }>>
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      call: `${method} ${path}`,
      has403: '403' in responses,
    })),
  )
  const without = calls.filter(({ has403 }) => !has403).map(({ call }) => call)
  // Signed by the gateway, and sent by browsers in their own way.
  const exempt = ['post /webhooks/payments/{gateway}', 'post /csp-report']
  expect(without.filter((call) => !call.startsWith('get ')).sort()).toEqual(exempt.sort())
  expect(calls.filter(({ call, has403 }) => call.startsWith('get ') && has403)).toEqual([])
})

test('a preview of what is cancelled is the one it was cancelled by; what we cancelled had none', async () => {
  const { db } = api.testDatabase
  const booking = await stageHeld(api, { lines: [lakhLine(), lakhLine({}, 'P2B')] })
  await booking.pays(await booking.order())
  const preview = async (...lineIds: string[]) => {
    const stored = await findBooking(db, booking.id)
    if (stored === undefined) throw new Error('No such booking')
    const quote = await quoteCancel(db, stored, lineIds.length === 0 ? undefined : lineIds)
    return quote.ok ? quote.value : quote.error.code
  }
  const first = await preview('line-1')
  if (typeof first === 'string') throw new Error(first)
  const done = await cancelBooking(db, booking.id, first.quoteId)
  expect(done.ok && done.value.refund.amount).toBe(first.refund)
  expect(await preview('line-1')).toEqual(first)
  expect(await preview()).toMatchObject({ lines: [{ lineId: 'line-2' }] })
  await booking.apply({ type: 'operator_cancelled', by: 'Ravi', reason: 'Storm' })
  expect(await preview('line-1')).toEqual(first)
  expect([await preview('line-2'), await preview()]).toEqual(['too_late', 'too_late'])
})

test('where more came back than was shown, a preview of it says so', async () => {
  const { db } = api.testDatabase
  const booking = await stageHeld(api)
  await booking.pays(await booking.order())
  const stored = await findBooking(db, booking.id)
  const quote = stored && (await quoteCancel(db, stored, undefined))
  if (quote?.ok !== true) throw new Error('No preview')
  await sql`update cancel_quote set refund = 1 where id = ${quote.value.quoteId}`.execute(db)
  await sql`update cancel_quote set preview = jsonb_set(preview::jsonb, '{refund}', '1')::text`.execute(db)
  expect((await cancelBooking(db, booking.id, quote.value.quoteId)).ok).toBe(true)
  const cancelled = await findBooking(db, booking.id)
  const again = cancelled && (await quoteCancel(db, cancelled, undefined))
  expect(again).toMatchObject({ ok: true, value: { quoteId: quote.value.quoteId, refund: 80_000, keep: 20_000 } })
})

test('nobody gives back the hold of another, whether or not they hold something themselves', async () => {
  const [asha, ravi] = [visitor(api), visitor(api)]
  const [{ id }, own] = [await asha.held(seats('P2A')), await ravi.held(seats('P2B'))]
  const { status, body } = await ravi.send('DELETE', `/holds/${id}`)
  expect([status, body.code, body.message]).toEqual([404, 'not_found', 'We do not know this hold'])
  expect((await asha.get(`/holds/${id}`)).status).toBe(200)
  expect((await visitor(api).hold(seats('P2A'))).status).toBe(409)
  expect((await ravi.send('DELETE', `/holds/${own.id}`)).status).toBe(200)
  expect((await visitor(api).hold(seats('P2B'))).status).toBe(201)
})

test('a booking has no papers before it is confirmed, nor where it never was', async () => {
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2A')])
  const pay = payer(api)
  const papers = async () => {
    const { state, documents } = await asha.read(ref)
    const asked = await Promise.all(
      ['voucher', 'invoice', 'calendar'].map((kind) => asha.get(`/bookings/${ref}/documents/${kind}`)),
    )
    return [state, documents, ...asked.map(({ status }) => status)]
  }
  expect(await papers()).toEqual(['held', [], 404, 404, 404])
  const order = await pay.orderOf(asha, ref)
  await pay.tell(pay.pay(order, 'captured', 100).id)
  expect(await papers()).toEqual(['paying', [], 404, 404, 404])
  await api.setClock(minutesLater(31))
  expect((await papers()).slice(1)).toEqual([[], 404, 404, 404])
  await sweepExpired(api.parts)
  expect(await papers()).toEqual(['expired', [], 404, 404, 404])
  const { rows } = await sql`select 1 from invoice`.execute(api.testDatabase.db)
  expect(rows).toEqual([])
  await pay.tell(pay.pay(order, 'captured', 1_605).id)
  expect((await asha.read(ref)).documents).toEqual([])
})
