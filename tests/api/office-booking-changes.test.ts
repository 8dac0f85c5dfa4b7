import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at, type BookingOffice, openBookingOffice, STORM, said } from '#tests/support/booking-office.ts'
import { booksOf, lakhLine, stageHeld } from '#tests/support/staged-booking.ts'

let office: BookingOffice
beforeAll(async () => {
  office = await openBookingOffice()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

/** A line that has started, and goes on for a while. */
const RUNNING = lakhLine({ startsAt: new Date('2026-11-22T03:00:00Z'), endsAt: new Date('2026-11-22T09:00:00Z') })
/** A lakh, and another line of 50,000. */
const twoLines = () => [
  lakhLine(),
  lakhLine({ price: { packageBasePrice: 50_000, discount: 0, taxAmount: 0, amountPayable: 50_000 } }, 'P2B'),
]

describe('cancelling for the operator', () => {
  test('is shown first, pays everything back, frees the seat, and mails the reason', async () => {
    const booking = await office.paid()
    const preview = await office.manager.post(at(booking, 'cancel/preview'))
    expect(preview.body.cancel).toEqual({
      ...{ state: 'cancelled', refund: 100_000, mailTo: 'asha@example.in' },
      back: [{ gateway: 'razorpay', number: expect.any(String), amount: 100_000, isByHand: false }],
      lines: [{ lineId: 'line-1', title: 'Seat P2A', price: 100_000 }],
    })
    expect(await booking.state()).toBe('confirmed')
    const reply = await office.manager.post(at(booking, 'cancel'), { ...STORM, refund: 100_000 })
    expect(reply.body).toEqual({ status: 1, state: 'cancelled', refund: 100_000 })
    const [mail] = await office.api.runMails()
    expect(mail?.subject).toBe(`We had to cancel booking ${booking.reference}`)
    expect(mail?.text).toMatch(/we had to cancel booking \S+ The sea is too rough for the boat\.\n/)
    expect(await booksOf(office.api, booking)).toMatchObject({ seats: 'free', returned: 100_000, refunds: [100_000] })
    expect((await office.story(booking)).history.at(-1)).toMatchObject({
      text: 'Cancelled by us: 1 line, ₹1,00,000 goes back. From then on cancelled, the stock is free',
      by: 'The manager',
    })
    const again = await office.manager.post(at(booking, 'cancel'), { ...STORM, refund: 100_000 })
    expect(said(again)).toEqual([409, 'not_now', 'There is nothing left of this booking to cancel'])
    const { rows } = (await office.owner.get(`/audit?subject=booking&subjectId=${booking.reference}`)).body as {
      rows: { action: string; by: string; before: unknown; after: unknown }[]
    }
    expect(rows).toMatchObject([
      {
        ...{ action: 'cancelled', by: 'The manager', before: { state: 'confirmed' } },
        after: { state: 'cancelled', refund: 100_000, lines: ['line-1'] },
      },
    ])
  })

  test('of one part leaves the rest, and pays back that part', async () => {
    const booking = await office.paid({ lines: twoLines() })
    const reply = await office.owner.post(at(booking, 'cancel'), { ...STORM, refund: 50_000, lineIds: ['line-2'] })
    expect(reply.body).toEqual({ status: 1, state: 'confirmed', refund: 50_000 })
    expect((await office.story(booking)).lines.map(({ state, kept }) => [state, kept])).toEqual([
      ['live', null],
      ['cancelled', 0],
    ])
    const stray = await office.owner.post(at(booking, 'cancel/preview'), { lineIds: ['line-9'] })
    expect(said(stray)).toEqual([404, 'not_found', 'This is no part of the booking'])
    const twice = await office.owner.post(at(booking, 'cancel/preview'), { lineIds: ['line-2'] })
    expect(said(twice)).toEqual([409, 'not_now', 'There is nothing left of this booking to cancel'])
  })

  test('changes nothing where another sum would go back than was seen', async () => {
    const booking = await office.paid({ plan: 'initial' })
    const reply = await office.owner.post(at(booking, 'cancel'), { ...STORM, refund: 100_000 })
    expect(said(reply)).toEqual([
      ...[409, 'refund_changed'],
      'By now ₹30,000 would go back, which is not what you saw. Nothing was cancelled; please look again.',
    ])
    expect(await booking.state()).toBe('confirmed_part')
    const silent = await office.owner.post(at(booking, 'cancel'), { reason: 'storm', refund: 30_000 })
    expect([silent.status, silent.body.message]).toEqual([
      ...[422, 'Please say why in a sentence: the traveller reads it'],
    ])
  })

  test('of what is not paid yet ends it, and nothing goes back', async () => {
    const booking = await stageHeld(office.api)
    const preview = await office.owner.post(at(booking, 'cancel/preview'))
    expect(preview.body.cancel).toMatchObject({ state: 'expired', refund: 0, back: [], lines: [{ lineId: 'line-1' }] })
    await office.owner.post(at(booking, 'cancel'), { ...STORM, refund: 0 })
    expect(await booking.state()).toBe('expired')
  })

  test('of whoever pays to two members of staff at once is one cancellation', async () => {
    const booking = await office.paid()
    const cancel = (who: BookingOffice['owner']) => who.post(at(booking, 'cancel'), { ...STORM, refund: 100_000 })
    const replies = await Promise.all([cancel(office.owner), cancel(office.manager)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await office.story(booking)).refunds).toHaveLength(1)
  })
})

describe('a no-show', () => {
  test('is marked once the trip has started, and reversed by another person alone', async () => {
    const booking = await office.paid({ lines: [RUNNING] })
    expect(await office.story(booking)).toMatchObject({ hasStarted: true, isOwnNoShow: false })
    expect((await office.owner.post(at(booking, 'no-show'))).body).toEqual({ status: 1, state: 'no_show' })
    expect(await office.story(booking)).toMatchObject({ state: 'no_show', refunds: [], isOwnNoShow: true })
    expect(said(await office.manager.post(at(booking, 'no-show')))).toEqual([
      ...[409, 'not_now', 'This is marked as a no-show already'],
    ])
    const own = await office.owner.post(at(booking, 'no-show/reverse'), { ...STORM, refund: 100_000 })
    const sentence = 'You marked this no-show yourself: somebody else who may reverse it has to'
    expect(said(own)).toEqual([409, 'second_person', sentence])
    expect(said(await office.owner.post(at(booking, 'cancel/preview')))).toEqual([409, 'second_person', sentence])
    const asCancel = await office.manager.post(at(booking, 'cancel'), { ...STORM, refund: 100_000 })
    expect(said(asCancel)).toEqual([409, 'not_now', 'This is marked as a no-show: reverse that instead'])
    const reversed = await office.manager.post(at(booking, 'no-show/reverse'), { ...STORM, refund: 100_000 })
    expect(reversed.body).toEqual({ status: 1, state: 'cancelled', refund: 100_000 })
    const { history } = await office.story(booking)
    expect(history.slice(-2)).toMatchObject([
      { text: 'Marked as a no-show. From then on a no-show', by: 'Meera Nair' },
      {
        text: 'The no-show was reversed: 1 line, ₹1,00,000 goes back. From then on cancelled, the stock is free',
        by: 'The manager',
      },
    ])
  })

  test('is none before the start, nor of what is not confirmed', async () => {
    const booking = await office.paid()
    expect(said(await office.owner.post(at(booking, 'no-show')))).toEqual([
      ...[409, 'not_now', 'A no-show can be marked once the first part of the trip has started'],
    ])
    const held = await stageHeld(office.api, { lines: [lakhLine({}, 'P2B')] })
    expect(said(await office.owner.post(at(held, 'no-show')))).toEqual([
      ...[409, 'not_now', 'A no-show can be marked of a confirmed booking only'],
    ])
    const reversed = await office.owner.post(at(booking, 'no-show/reverse'), { ...STORM, refund: 0 })
    expect(said(reversed)).toEqual([409, 'not_now', 'This is not marked as a no-show'])
  })
})
