import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HoldRow } from '#contract/office/booking-changes.ts'
import type { Hold } from '#contract/v1/holds.ts'
import { type BookingOffice, openBookingOffice, said } from '#tests/support/booking-office.ts'
import { lakhLine, stageHeld } from '#tests/support/staged-booking.ts'
import { payer, seats, visitor } from '#tests/support/traveller.ts'

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
        ...{ total: expect.any(Number), validUntil: expect.any(String), mailTo: 'caller@example.in', heldUntil: null },
        message: expect.stringMatching(
          /The price stands until Sun 29 Nov 2026, 18:00; nothing is held until you accept it\. See it, name the travellers and pay here: http/,
        ),
        whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/\?text=Your%20trip/),
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

describe('a trip that the office put together', () => {
  test('is held for a caller without a trip on the site; both, or neither, is refused', async () => {
    const lines = [seats('P7A')]
    const body = { email: 'caller@example.in', holds: true }
    const reply = await office.owner.post('/bookings/quotes', { ...body, lines })
    expect([reply.status, reply.body.heldUntil]).toEqual([201, expect.any(String)])
    expect((await visitor(office.api).hold(seats('P7A'))).body.code).toBe('unavailable')
    for (const more of [{}, { lines, link: await share('P7B') }])
      expect((await office.owner.post('/bookings/quotes', { ...body, ...more })).body).toMatchObject({
        ...{ code: 'invalid', message: 'Please send a trip, or the link of one' },
      })
    expect(await office.violations()).toEqual([])
  })
})

describe('a trip that is held for a caller', () => {
  const hold = async (...names: string[]) => {
    const link = await share(...names)
    const body = { link, email: 'caller@example.in', contactNumber: '98765 43210', holds: true }
    return office.owner.post('/bookings/quotes', body)
  }
  const idOf = (url: unknown) => String(url).split('/').at(-1)
  const accept = (url: unknown, who = visitor(office.api)) => who.post(`/quotes/${idOf(url)}/accept`, { version: 1 })

  test('is nobody else’s for two hours, stands among the holds with who holds it, and is mailed with its end', async () => {
    const reply = await hold('P4A', 'P4B')
    expect([reply.status, reply.body.heldUntil]).toEqual([201, expect.stringMatching(/^2026-11-22T/)])
    expect(reply.body.message).toMatch(
      /^Your trip with .*₹[\d,]+, taxes included\. We hold it for you until Sun 22 Nov 2026, \d\d:\d\d\./,
    )
    expect(reply.body.whatsapp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/)
    expect((await visitor(office.api).hold(seats('P4B', 'P4C'))).body.code).toBe('unavailable')
    const { rows } = (await office.owner.get('/holds?page=1&perPage=10')).body as { rows: HoldRow[] }
    const [{ createdAt, expiresAt } = { createdAt: '', expiresAt: '' }] = rows
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(120 * 60_000)
    expect(rows).toMatchObject([
      { state: 'held', heldBy: 'Meera Nair', network: 'office', ref: null, expiresAt: reply.body.heldUntil },
    ])
    const [mail] = await office.api.runMails()
    expect(mail?.text).toMatch(/We hold it for you until .* IST: accept it by then, name the travellers and pay\./)
    expect((await hold('P4A')).body).toMatchObject({ code: 'unavailable' })
    expect(await office.violations()).toEqual([])
  })

  test('is taken over by whoever opens the link first, booked and paid; the story tells who held it', async () => {
    const { body } = await hold('P5A')
    const quote = await visitor(office.api).get(`/quotes/${idOf(body.url)}`)
    expect(quote.body.quote).toMatchObject({ state: 'open', heldUntil: body.heldUntil })
    const caller = visitor(office.api)
    const [taken, other] = [await accept(body.url, caller), await accept(body.url)]
    expect([taken.status, (taken.body.hold as Hold).expiresAt]).toEqual([201, body.heldUntil])
    expect([other.status, other.body.code]).toEqual([409, 'unavailable'])
    expect(((await accept(body.url, caller)).body.hold as Hold).id).toBe((taken.body.hold as Hold).id)
    const placed = await caller.place((taken.body.hold as Hold).id)
    const { ref } = placed.body.booking as { ref: string }
    const pay = payer(office.api)
    await pay.tell(pay.pay(await pay.orderOf(caller, ref)).id)
    const story = await office.story({ reference: ref })
    expect([story.state, story.history[0]]).toMatchObject([
      'confirmed',
      { text: 'Held by us for a caller', by: 'Meera Nair' },
    ])
    expect(await office.violations()).toEqual([])
  })

  test('ends by itself: its seats are free, and its link holds anew', async () => {
    const { body } = await hold('P6A')
    const change = await visitor(office.api).send('PATCH', `/quotes/${idOf(body.url)}`, {
      version: 1,
      lines: [seats('P6B')],
    })
    expect([change.status, change.body.message]).toEqual([
      ...[409, 'Our office holds this trip for you as it stands. Call us to change it.'],
    ])
    await office.api.setClock(new Date(Date.parse(String(body.heldUntil)) + 1_000).toISOString())
    const { body: read } = await visitor(office.api).get(`/quotes/${idOf(body.url)}`)
    expect(read.quote).not.toHaveProperty('heldUntil')
    expect((await accept(body.url)).status).toBe(201)
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
