import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { applyCalendar } from '#server/bookings/clock/scheduled-jobs.ts'
import { documentOf } from '#server/bookings/papers/booking-documents.ts'
import { bookingMailHandlers } from '#server/bookings/papers/booking-mails.ts'
import { findBooking } from '#server/bookings/store/load.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import { stageAt } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { lakhLine, stageHeld } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, seats, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'

let api: TestApi
const mails: Mail[] = []
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(`${TODAY}T04:30:00Z`)
})
afterAll(() => api.close())

async function send(): Promise<void> {
  const { db, origin, gateway, log } = api.parts
  const email = { send: async (mail: Mail) => void mails.push(mail) }
  const handlers = bookingMailHandlers({ db, origin, gateway, email, operatorAddress: 'office@example.in' })
  const now = await api.databaseNow()
  await runDueJobs({ db, handlers, log, now: () => now })
}

test('a confirmed booking is mailed once with its three papers, a cancelled one with its refund', async () => {
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2A')])
  const pay = payer(api)
  const { id } = pay.pay(await pay.orderOf(asha, ref))
  await pay.tell(id)
  await pay.tell(id)
  await send()
  expect(mails.map(({ subject }) => subject)).toEqual([`Booking ${ref} is confirmed`])
  expect(mails[0]?.attachments?.map(({ filename }) => filename)).toEqual([
    `voucher-${ref}.pdf`,
    `invoice-${ref}.pdf`,
    `trip-${ref}.ics`,
  ])
  const { body } = await asha.post(`/bookings/${ref}/cancel/preview`, {})
  await asha.post(`/bookings/${ref}/cancel`, { quoteId: (body.cancel as { quoteId: string }).quoteId })
  await api.runJobs()
  await send()
  expect(mails.slice(1).map(({ subject }) => subject)).toEqual([
    `Booking ${ref} is cancelled`,
    `₹1,364 for booking ${ref} is paid back`,
  ])
  expect(mails[1]?.text).toContain('₹1,364')
})

test('what a mail would say is no longer so by the time that it can be sent: it is not', async () => {
  await send()
  mails.splice(0)
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P3A')])
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  const { body } = await asha.post(`/bookings/${ref}/cancel/preview`, {})
  await asha.post(`/bookings/${ref}/cancel`, { quoteId: (body.cancel as { quoteId: string }).quoteId })
  await send()
  expect(mails.map(({ subject }) => subject)).toEqual([`Booking ${ref} is cancelled`])
  mails.splice(0)
  const { booking, order } = await stageAt(api, 'confirmed_part')
  await send()
  await api.setClock('2026-12-10T04:30:00Z')
  await applyCalendar(api.testDatabase.db)
  await booking.pays(order)
  await send()
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Booking ${booking.reference} is confirmed`,
    `Booking ${booking.reference} is confirmed`,
  ])
  await api.setClock(`${TODAY}T04:30:00Z`)
  mails.splice(0)
  const short = await stageHeld(api, { lines: [lakhLine({}, 'P3B')] })
  await short.pays(await short.order(), 'captured', 40_000)
  await short.pays(await short.order())
  await send()
  expect(mails.map(({ subject }) => subject)).toEqual([`Booking ${short.reference} is confirmed`])
})

test('a paper is a file for whoever may see the booking, the invoice under one number', async () => {
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2B')])
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  const read = async (who: ReturnType<typeof visitor>, kind: string) => {
    const request = new Request(`http://localhost:3000/api/v1/bookings/${ref}/documents/${kind}`, {
      headers: { cookie: who.cookie() ?? '' },
    })
    return api.fetch(request)
  }
  for (const kind of ['voucher', 'invoice', 'invoice']) {
    const paper = await read(asha, kind)
    expect([paper.status, paper.headers.get('content-type'), paper.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  expect(await (await read(asha, 'calendar')).text()).toContain('BEGIN:VEVENT')
  expect((await read(asha, 'passport')).status).toBe(404)
  expect((await read(visitor(api), 'voucher')).status).toBe(404)
  const { rows } = await sql<{ number: number }>`
    select number from invoice join booking on booking.id = booking_id where reference = ${ref}`.execute(
    api.testDatabase.db,
  )
  expect(rows).toHaveLength(1)
})

test('practice invoices are numbered by themselves, and one that was given stays in its series', async () => {
  const { db } = api.testDatabase
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('There is no brand')
  const staged = [
    await stageHeld(api, { lines: [lakhLine({}, 'P5A')] }),
    await stageHeld(api, { lines: [lakhLine({}, 'P5B')] }),
    await stageHeld(api, { lines: [lakhLine({}, 'P5C')] }),
  ]
  for (const booking of staged) await booking.pays(await booking.order())
  const [first = '', second = '', third = ''] = staged.map(({ id }) => id)
  // Paid at our own practice gateway, and read once money moves.
  await sql`update payment set gateway = 'sandbox' where booking_id = ${third}`.execute(db)
  const print = async (id: string, isPractice: boolean) => {
    const booking = await findBooking(db, id)
    if (booking === undefined) throw new Error('There is no such booking')
    const gateway = { ...api.parts.gateway, isPractice }
    await documentOf({ ...api.parts, gateway, brand }, booking, 'invoice')
    const { rows } = await sql<{ series: string; number: number }>`
      select series, number from invoice where booking_id = ${id}`.execute(db)
    return rows[0]
  }
  const given = [await print(first, true), await print(second, false), await print(third, false)]
  const last = given[0]?.number ?? 0
  expect(given).toEqual([
    { series: 'PRACTICE', number: last },
    { series: 'INV', number: 1 },
    { series: 'PRACTICE', number: last + 1 },
  ])
  expect(await print(first, false)).toEqual(given[0])
})

test('invoices are numbered in the order of their days, also where one was read before midnight and printed after it', async () => {
  const { db } = api.testDatabase
  const [early, late] = [
    await stageHeld(api, { lines: [lakhLine({}, 'P4A')] }),
    await stageHeld(api, { lines: [lakhLine({}, 'P4B')] }),
  ]
  for (const booking of [early, late]) await booking.pays(await booking.order())
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('There is no brand')
  const read = async (id: string) => {
    const booking = await findBooking(db, id)
    if (booking === undefined) throw new Error('There is no such booking')
    return booking
  }
  await api.setClock(`${TODAY}T18:29:59Z`)
  const before = await read(early.id)
  await api.setClock(`${TODAY}T18:30:00Z`)
  for (const booking of [await read(late.id), before]) await documentOf({ ...api.parts, brand }, booking, 'invoice')
  const { rows } = await sql<{ id: string; day: string }>`
    select booking_id as id, day from invoice where booking_id in (${early.id}, ${late.id}) order by number`.execute(db)
  expect(rows).toEqual([
    { id: late.id, day: '2026-11-23' },
    { id: early.id, day: '2026-11-23' },
  ])
})

test('a question goes to the office', async () => {
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2C')])
  const asked = await asha.post(`/bookings/${ref}/messages`, { text: 'May I bring a surfboard?' })
  expect([asked.status, asked.body.reference]).toEqual([201, expect.stringMatching(/^MSG-/)])
  mails.length = 0
  await send()
  const question = mails.find(({ subject }) => subject.includes(String(asked.body.reference)))
  expect([question?.to.address, question?.text.includes('surfboard')]).toEqual(['office@example.in', true])
})
