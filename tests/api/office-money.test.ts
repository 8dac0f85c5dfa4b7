import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at, type BookingOffice, openBookingOffice, STORM, said } from '#tests/support/booking-office.ts'
import { lakhLine, type Staged, stageHeld } from '#tests/support/staged-booking.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

let office: BookingOffice
beforeAll(async () => {
  office = await openBookingOffice()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

describe('money that the office took', () => {
  const take = (booking: Staged, amount: number, receipt: string, how = 'cash') =>
    office.owner.post(at(booking, 'money'), { how, amount, receipt })

  test('confirms what is held, mails the receipt, and stands in the books', async () => {
    const booking = await stageHeld(office.api, { plan: 'initial' })
    expect(said(await take(booking, 29_999, 'C-1'))).toEqual([
      ...[422, 'too_little', 'At least ₹30,000 confirms this booking'],
    ])
    expect(said(await take(booking, 100_001, 'C-1'))).toEqual([422, 'too_much', 'Only ₹1,00,000 is due'])
    const reply = await take(booking, 30_000, ' C-1 ')
    expect([reply.status, reply.body]).toEqual([201, { status: 1, state: 'confirmed_part', due: 70_000 }])
    const mails = await office.api.runMails()
    const receipt = mails.find(({ subject }) => subject.startsWith('Receipt'))
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Booking ${booking.reference} is confirmed`,
      `Receipt C-1: ₹30,000 for booking ${booking.reference}`,
    ])
    expect(receipt?.text).toContain('Our office received ₹30,000')
    expect(receipt?.text).toMatch(/Still due.*₹70,000 by Thu 10 Dec 2026/s)
    expect((await take(booking, 70_000, 'T/77', 'transfer')).body).toMatchObject({ state: 'confirmed', due: 0 })
    expect(await office.story(booking)).toMatchObject({
      ...{ paid: 100_000, due: 0 },
      money: [
        { entry: 'captured', amount: 30_000, gateway: 'cash', number: 'C-1' },
        { entry: 'captured', amount: 70_000, gateway: 'transfer', number: 'T/77' },
      ],
    })
    expect((await office.story(booking)).history.at(-1)).toMatchObject({
      text: '₹70,000 taken, bank transfer or UPI, receipt T/77. From then on confirmed and paid',
      by: 'Meera Nair',
    })
    expect(said(await take(booking, 1, 'C-9'))).toEqual([409, 'already_paid', 'Everything is paid already'])
    expect(await office.violations()).toEqual([])
  })

  test('is recorded once a receipt, of one booking', async () => {
    const booking = await stageHeld(office.api, { plan: 'initial' })
    await take(booking, 30_000, 'C-2')
    const again = await take(booking, 30_000, 'C-2')
    expect(again.body).toMatchObject({ state: 'confirmed_part', due: 70_000 })
    const other = await stageHeld(office.api, { lines: [lakhLine({}, 'P2B')] })
    expect(said(await take(other, 100_000, 'C-2'))).toEqual([
      ...[409, 'receipt_used', `Receipt C-2 is recorded already, for booking ${booking.reference}`],
    ])
    expect(said(await take(booking, 1_000, 'C-2'))).toEqual([
      ...[409, 'receipt_used', 'Receipt C-2 is recorded already, with another sum'],
    ])
    expect((await take(other, 100_000, 'C-2', 'transfer')).status).toBe(201)
    const racing = await Promise.all([take(booking, 1_000, 'C-3'), take(booking, 1_000, 'C-3')])
    expect(racing.map(({ status }) => status)).toEqual([201, 201])
    expect(await office.story(booking)).toMatchObject({ paid: 31_000 })
    for (const receipt of ['', '#1', 'x'.repeat(41)])
      expect((await take(booking, 1_000, receipt)).body.message).toBe(
        'Please enter the number of the receipt: letters, digits, spaces, . / and -, up to 40',
      )
  })

  test('is refused for what is over, or gone', async () => {
    const over = await office.paid()
    await over.apply({ type: 'guest_cancelled', cause: 'test' })
    expect(said(await take(over, 1_000, 'C-4'))).toEqual([
      ...[409, 'not_now', 'Nothing can be paid for this booking any more'],
    ])
    const late = await stageHeld(office.api)
    await sql`update booking set expires_at = app_now() - interval '1 second' where id = ${late.id}`.execute(
      office.api.testDatabase.db,
    )
    expect(said(await take(late, 100_000, 'C-4'))).toEqual([
      ...[409, 'not_now', 'The time to pay has run out and what was held is free again. Please book it anew.'],
    ])
    await office.clear()
    const lost = await stageHeld(office.api)
    await sql`delete from ferry_seat`.execute(office.api.testDatabase.db)
    await visitor(office.api).held(seats('P2A'))
    expect(said(await take(lost, 100_000, 'C-4'))).toEqual([
      ...[409, 'unavailable'],
      'What is held here was taken by somebody else. Nothing was recorded; please give the money back.',
    ])
    expect((await office.story(lost)).money).toEqual([])
  })

  test('goes back by hand: the office is told, notes by which number, and the traveller is mailed', async () => {
    const booking = await stageHeld(office.api)
    await take(booking, 100_000, 'C-5')
    await office.api.runMails()
    await office.owner.post(at(booking, 'cancel'), { ...STORM, refund: 100_000 })
    const mails = await office.api.runMails()
    expect(mails.map(({ text }) => text).join()).toContain('This was paid to our office and not at the gateway.')
    expect(mails.map(({ text }) => text).join()).toContain('What you paid to our office itself, our office pays back')
    const [refund] = (await office.story(booking)).refunds
    expect(refund).toMatchObject({ amount: 100_000, state: 'manual', isByHand: true })
    const paidBack = (receipt: string) => office.owner.post(at(booking, `refunds/${refund?.id}/paid`), { receipt })
    expect((await paidBack('NEFT 4711')).body).toEqual({ status: 1 })
    expect(said(await paidBack('NEFT 4712'))).toEqual([
      ...[409, 'not_now', 'This refund is noted as paid back already'],
    ])
    const [told] = await office.api.runMails()
    expect(told?.text).toContain('Our office has paid back ₹1,00,000')
    expect(told?.text).toContain('NEFT 4711')
    expect((await office.story(booking)).money.at(-1)).toMatchObject({
      entry: 'refunded',
      amount: 100_000,
      gateway: 'cash',
    })
    expect(await office.violations()).toEqual([])
  })

  test('is the only money that is noted as paid back by hand', async () => {
    const booking = await office.paid()
    office.api.gateway.follow({ refunds: 'pending' })
    await office.owner.post(at(booking, 'cancel'), { ...STORM, refund: 100_000 })
    const [refund] = (await office.story(booking)).refunds
    expect(said(await office.owner.post(at(booking, `refunds/${refund?.id}/paid`), { receipt: 'N-1' }))).toEqual([
      ...[409, 'not_now'],
      'This was paid at the gateway and goes back there: make it on the gateway’s own page, and it is noted here by itself',
    ])
    expect(said(await office.owner.post(at(booking, 'refunds/nothing/paid'), { receipt: 'N-1' }))).toEqual([
      ...[404, 'not_found', 'This booking has no such refund'],
    ])
  })
})
