import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HeldLine, Line } from '#contract/v1/trip-lines.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type Reply, type TestApi } from '#tests/support/test-api.ts'
import { payer, person, seats, type Visitor, visitor } from '#tests/support/traveller.ts'

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

/** Saffron Sea Lines puts no other name on a ticket, Tideline Ferries does. */
const FIXED: Line = { kind: 'ferry', tripId: 'st-201.2026-12-24', seats: ['P2A'] }
let networks = 0
const somebody = () => {
  networks += 1
  return visitor(api, `10.9.${networks}.7`)
}
const rename = (asha: Visitor, ref: string, name: string, index = 0): Promise<Reply> =>
  asha.send('PATCH', `/bookings/${ref}/travellers`, { travellers: [{ index, name }] })
const said = ({ status, body }: Reply) => [status, body.code]
const payFor = async (asha: Visitor, ref: string) => {
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
}

test('a carrier that puts no other name on a ticket says so before, and not_allowed after', async () => {
  const asha = somebody()
  const held = await asha.held(FIXED)
  expect(held.lines[0]?.details).toContainEqual({
    label: 'Names',
    text: 'Cannot be changed once the ticket is made out',
  })
  const { ref } = (await asha.place(held.id)).body.booking as { ref: string }
  // Nothing is on a ticket yet.
  expect((await rename(asha, ref, 'Ravi Rao')).status).toBe(200)
  await payFor(asha, ref)
  const refused = await rename(asha, ref, 'Asha Rao')
  expect([...said(refused), refused.body.message]).toEqual([
    409,
    'not_allowed',
    expect.stringMatching(/^Saffron Sea Lines puts no other name on a ticket/),
  ])
  expect((await asha.read(ref)).travellers).toMatchObject([{ name: 'Ravi Rao' }])
  expect((await rename(asha, ref, 'Ravi Rao')).status).toBe(200)
  await sql`update ferry_operator set takes_other_names = true where id = 'saffron-sea'`.execute(api.testDatabase.db)
  expect((await rename(asha, ref, 'Asha Rao')).status).toBe(200)
  await sql`update ferry_operator set takes_other_names = false where id = 'saffron-sea'`.execute(api.testDatabase.db)
})

test('who does not sail with it may be renamed all the same', async () => {
  const asha = somebody()
  const lines = [FIXED, { ...seats('P2A', 'P2B') }]
  const held = await asha.held(...lines)
  const [fixed, both] = held.lines.map(({ lineId }) => lineId)
  const travellers = [
    person({ lineIds: [fixed ?? '', both ?? ''] }),
    person({ name: 'Ravi Rao', lineIds: [both ?? ''] }),
  ]
  const { ref } = (await asha.place(held.id, { travellers })).body.booking as { ref: string }
  await payFor(asha, ref)
  expect(said(await rename(asha, ref, 'Asha Devi'))).toEqual([409, 'not_allowed'])
  expect((await rename(asha, ref, 'Ravi Kumar Rao', 1)).status).toBe(200)
})

test('a hold whose time is over has no names to correct', async () => {
  const asha = somebody()
  const { ref } = await asha.booked([FIXED])
  await api.setClock(new Date(Date.parse(NOW) + 16 * 60_000).toISOString())
  expect(said(await rename(asha, ref, 'Ravi Rao'))).toEqual([409, 'too_late'])
})

test('what comes back on cancelling is the carrier’s to say', async () => {
  const steps = async () => {
    const [line] = (await somebody().held(FIXED)).lines as [HeldLine]
    return line.cancellation.map(({ until, refundPercent }) => [
      Math.round((Date.parse(line.startsAt) - Date.parse(until)) / 3_600_000),
      refundPercent,
    ])
  }
  expect(await steps()).toEqual([
    [48, 80],
    [24, 50],
  ])
  const own = [
    { hoursBefore: 6, percent: 25 },
    { hoursBefore: 72, percent: 90 },
  ]
  await sql`update ferry_operator set cancel_steps = ${JSON.stringify(own)} where id = 'saffron-sea'`.execute(
    api.testDatabase.db,
  )
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
  expect(await steps()).toEqual([
    [72, 90],
    [6, 25],
  ])
})
