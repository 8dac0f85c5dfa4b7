import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HoldRow } from '#contract/office/booking-changes.ts'
import { type BookingOffice, openBookingOffice, said } from '#tests/support/booking-office.ts'
import { booksOf, stageHeld } from '#tests/support/staged-booking.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

let office: BookingOffice
beforeAll(async () => {
  office = await openBookingOffice()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

describe('holds', () => {
  const held = async () => (await office.owner.get('/holds')).body as { rows: HoldRow[]; total: number }

  test('stand by the network that holds them, and are ended by a tap', async () => {
    const many = visitor(office.api, '198.51.100.7')
    const one = await many.held(seats('P3A'))
    const two = await many.held(seats('P3B', 'P3C'))
    const alone = await visitor(office.api, '203.0.113.9').held(seats('P4A'))
    const { rows, total } = await held()
    expect(total).toBe(3)
    expect(rows.map(({ networkHolds }) => networkHolds)).toEqual([2, 2, 1])
    expect(rows[2]?.id).toBe(alone.id)
    expect(rows.find(({ id }) => id === two.id)).toMatchObject({
      state: 'held',
      ref: null,
      name: null,
      lines: [{ seats: ['P3B', 'P3C'] }],
    })
    expect(new Set(rows.map(({ network }) => network)).size).toBe(2)
    expect((await office.owner.post(`/holds/${two.id}/end`)).body).toEqual({ status: 1, state: 'expired' })
    expect((await held()).rows.map(({ id }) => id).sort()).toEqual([one.id, alone.id].sort())
    expect(await visitor(office.api).held(seats('P3B'))).toBeDefined()
    expect(said(await office.owner.post(`/holds/${two.id}/end`))).toEqual([409, 'not_now', 'This is not held any more'])
    expect(said(await office.owner.post('/holds/nothing/end'))).toEqual([404, 'not_found', 'We do not know this hold'])
  })

  test('with a name on them are told why they ended', async () => {
    const booking = await stageHeld(office.api)
    await office.owner.post(`/holds/${booking.id}/end`)
    const [mail] = await office.api.runMails()
    expect(mail?.text).toContain('We could not keep it for you any longer.')
    expect(await booking.state()).toBe('expired')
  })

  test('that are being paid are cancelled, and what is paid later goes back', async () => {
    const booking = await stageHeld(office.api)
    const order = await booking.order()
    const reason = 'The boat is out of service'
    expect((await office.owner.post(`/holds/${booking.id}/end`, { reason })).body.state).toBe('cancelled')
    await booking.pays(order)
    const [mail] = await office.api.runMails()
    expect(mail?.text).toContain('The boat is out of service.')
    expect(await booksOf(office.api, booking)).toMatchObject({ refunds: [100_000], seats: 'free' })
  })
})
