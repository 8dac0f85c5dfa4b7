import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Hold } from '#contract/v1/holds.ts'
import { type BookingOffice, openBookingOffice, said } from '#tests/support/booking-office.ts'
import { lakhLine, stageHeld } from '#tests/support/staged-booking.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

let office: BookingOffice
beforeAll(async () => {
  office = await openBookingOffice()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

const share = async (...names: string[]) => {
  const { body } = await visitor(office.api).post('/quotes', { lines: [seats(...names)], draft: true })
  return (body.quote as { url: string }).url
}

describe('a trip for a caller', () => {
  test('is put on paper at the prices of today, mailed as a link, and held by whoever accepts it', async () => {
    const reply = await office.owner.post('/bookings/quotes', {
      link: `${await share('P3A')}?from=share`,
      email: 'Caller@example.in',
    })
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        ...{ status: 1, number: expect.stringMatching(/^QUO-/), url: expect.stringContaining('/quote/') },
        ...{ total: expect.any(Number), validUntil: expect.any(String), mailTo: 'caller@example.in' },
      },
    ])
    const { url, total } = reply.body as { url: string; total: number }
    const [mail] = await office.api.runMails()
    expect(mail?.to.address).toBe('caller@example.in')
    expect(mail?.text).toContain(url)
    const id = url.split('/').at(-1)
    const accepted = await visitor(office.api).post(`/quotes/${id}/accept`, { version: 1 })
    expect([accepted.status, (accepted.body.hold as Hold).total.amountPayable]).toEqual([201, total])
    const { rows } = (await office.owner.get(`/audit?subject=quote&subjectId=${id}`)).body as { rows: object[] }
    expect(rows).toMatchObject([{ action: 'trip mailed', by: 'Meera Nair', after: { total } }])
  })

  test('is none where the link leads nowhere, nor for an address that is none', async () => {
    const mail = (link: string) => office.owner.post('/bookings/quotes', { link, email: 'caller@example.in' })
    for (const link of ['nonsense', 'http://localhost:3000/quote/none', 'http://localhost:3000/trip'])
      expect(said(await mail(link))).toEqual([
        ...[422, 'invalid'],
        'There is no trip behind this link: on My trip choose Share, and paste the link that it gives',
      ])
    const nobody = await office.owner.post('/bookings/quotes', { link: await share('P3B'), email: 'caller@' })
    expect(nobody.status).toBe(422)
  })
})

describe('a document in the office', () => {
  test('is the file that its traveller has', async () => {
    const booking = await office.paid()
    const kinds = { voucher: 'application/pdf', invoice: 'application/pdf', calendar: 'text/calendar; charset=utf-8' }
    for (const [kind, type] of Object.entries(kinds)) {
      const { status, headers } = await office.owner.get(`/bookings/${booking.reference}/documents/${kind}`)
      expect([kind, status, headers.get('content-type')]).toEqual([kind, 200, type])
      expect(headers.get('content-disposition')).toContain(booking.reference)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('is not there before the booking is confirmed, for another kind, or for somebody who is out', async () => {
    const held = await stageHeld(office.api, { lines: [lakhLine({}, 'P2B')] })
    const missing = await office.owner.get(`/bookings/${held.reference}/documents/voucher`)
    expect(said(missing)).toEqual([404, 'not_found', 'There is no such document'])
    expect((await office.owner.get(`/bookings/${held.reference}/documents/passport`)).status).toBe(422)
    expect((await office.browser().get(`/bookings/${held.reference}/documents/voucher`)).status).toBe(401)
  })
})
