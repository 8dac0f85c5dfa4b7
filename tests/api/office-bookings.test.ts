import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingRow, BookingStory } from '#contract/office/bookings.ts'
import { clearStage } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { lakhLine, type Staged, type StagePlan, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestOffice, type TestOffice } from '#tests/support/test-office.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
  await freshSailings(office.api, TODAY)
})
afterAll(() => office.close())
beforeEach(() => clearStage(office.api))

/** Paid, with a lead traveller of one's own. */
async function paid(lead: Partial<typeof NOBODY> = {}, plan: StagePlan = {}): Promise<Staged> {
  const booking = await stageHeld(office.api, plan)
  const named = { ...NOBODY, ...lead }
  await sql`
    update booking set lead = ${JSON.stringify(named)}, travellers = ${JSON.stringify([{ name: named.name, age: 34 }])}
     where id = ${booking.id}`.execute(office.api.testDatabase.db)
  await booking.pays(await booking.order())
  return booking
}
const NOBODY = { name: 'Nila Menon', email: 'nila@example.in', contactNumber: '9811122233' }

const found = async (query: string) => {
  const { status, body } = await office.owner.get(`/bookings?${query}`)
  expect([status, body]).toEqual([200, expect.anything()])
  return body as { rows: BookingRow[]; total: number }
}
const idsOf = async (query: string) => (await found(query)).rows.map(({ id }) => id)
const story = async (ref: string) => (await office.owner.get(`/bookings/${ref}`)).body.booking as BookingStory

describe('bookings are found', () => {
  test('by reference, name, telephone, mail address, day, product and state', async () => {
    const asha = await paid({
      name: 'Áshá D’Souza-Pillai',
      email: 'asha.pillai@example.in',
      contactNumber: '9876501234',
    })
    const ravi = await paid(
      { name: 'Ravi Kumar', email: 'ravi@example.org', contactNumber: '+442079460958' },
      { plan: 'initial', lines: [lakhLine({ startsAt: new Date('2026-12-30T18:29:00Z') }, 'P2B')] },
    )
    for (const q of [
      ...[asha.reference, asha.reference.toLowerCase(), asha.reference.slice(4), asha.reference.slice(0, 9)],
      ...['asha', 'pillai Asha', 'souza', '9876501234', '+91 98765-01234', '501234', 'Asha.Pillai@example.in'],
    ])
      expect([q, await idsOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, [asha.reference]])
    for (const q of ['kumar', '+44 20 7946 0958', '0958', 'ravi@ex'])
      expect([q, await idsOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, [ravi.reference]])
    for (const q of ['zebra', 'asha kumar', "'); drop table booking; --", 'PDK-00000', '?!'])
      expect([q, await idsOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, []])
    expect(await idsOf('from=2026-12-30&until=2026-12-30')).toEqual([ravi.reference])
    expect(await idsOf('from=2026-12-31&until=2026-12-31')).toEqual([])
    expect(await idsOf('from=2026-12-26&kind=ferry')).toEqual([ravi.reference])
    expect(await idsOf('kind=hotel')).toEqual([])
    expect(await idsOf('state=confirmed_part&q=kumar')).toEqual([ravi.reference])
    expect(await idsOf('state=confirmed&q=kumar')).toEqual([])
  })

  test('the latest first, a page at a time, with what is owed', async () => {
    const first = await paid({ name: 'Page One' }, { plan: 'initial' })
    await office.api.setClock('2026-11-22T04:31:00Z')
    const second = await paid({ name: 'Page Two' }, { lines: [lakhLine({}, 'P2B')] })
    const page = (more: string) => found(`q=page&perPage=1&${more}`)
    expect((await page('page=1')).rows[0]).toMatchObject({
      ...{ id: second.reference, name: 'Page Two', state: 'confirmed', total: 100_000, paid: 100_000, due: 0 },
      ...{ contactText: '+91 98111 22233', titles: ['Seat P2B'], kinds: ['ferry'], travellers: 1 },
      ...{ firstDay: '2026-12-25', lastDay: '2026-12-25' },
    })
    const rest = await page('page=2')
    expect([rest.total, rest.rows[0]]).toEqual([2, expect.objectContaining({ id: first.reference, due: 70_000 })])
    expect((await page('page=3')).rows).toEqual([])
    expect((await page('page=3')).total).toBe(2)
    expect((await page('sort=createdAt&order=ASC')).rows[0]?.id).toBe(first.reference)
  })

  test('a hold without a reference is no booking, and who is erased is not found', async () => {
    const gone = await paid({ name: 'Vanda Gone' })
    await sql`update booking set lead = '{"name":"Removed","email":"","contactNumber":""}', travellers = '[]' where id = ${gone.id}`.execute(
      office.api.testDatabase.db,
    )
    expect(await idsOf('q=vanda')).toEqual([])
    const { rows, total } = await found('perPage=100')
    expect(total).toBe(rows.length)
    expect(rows.every(({ id }) => id.startsWith('PDK-'))).toBe(true)
  })
})

describe('the story of a booking', () => {
  test('has lines, people without their documents, money, what happened, mails, messages and notes', async () => {
    const { db } = office.api.testDatabase
    const booking = await paid({}, { plan: 'initial' })
    await sql`update booking set travellers = ${JSON.stringify([
      {
        name: 'Nila Menon',
        age: 40,
        sex: 'F',
        nationality: 'GB',
        idType: 'passport',
        idNumber: '…4567',
        idSealed: 'k.x',
      },
    ])} where id = ${booking.id}`.execute(db)
    await sql`insert into booking_message (booking_id, reference, visitor_id, text)
              values (${booking.id}, ${`MSG-${booking.id.slice(0, 8)}`}, 'v', 'Is lunch included?')`.execute(db)
    await office.api.runMails()
    await sql`insert into mail (event_key, state, to_address, subject, text_body, html_body, created_at, updated_at)
              values (${`${booking.id} confirmed`}, 'sent', 'Nila@example.in', 'Booking is confirmed', '', '', app_now(), app_now())`.execute(
      db,
    )
    const noted = await office.owner.post(`/bookings/${booking.reference}/notes`, { text: ' Vegetarian, early riser ' })
    expect([noted.status, noted.body]).toEqual([201, { status: 1 }])
    const told = await story(booking.reference)
    expect(told).toMatchObject({
      ...{ id: booking.reference, state: 'confirmed_part', total: 100_000, paid: 30_000, due: 70_000, dueNext: 70_000 },
      ...{ balanceDay: '2026-12-10', hasStarted: false, isOwnNoShow: false, gstin: null, names: null },
      lead: { ...NOBODY, contactText: '+91 98111 22233' },
      lines: [{ kind: 'ferry', title: 'Seat P2A', seats: ['P2A'], state: 'live', price: 100_000, kept: null }],
      travellers: [{ name: 'Nila Menon', age: 40, sex: 'F', nationality: 'GB', hasDocument: true }],
      money: [{ entry: 'captured', amount: 30_000, gateway: 'razorpay' }],
      mails: [{ subject: 'Booking is confirmed', state: 'sent' }],
      documents: ['voucher', 'invoice', 'calendar'],
      messages: [{ text: 'Is lunch included?' }],
      notes: [{ by: 'Meera Nair', text: 'Vegetarian, early riser' }],
    })
    expect(told.history.map(({ text }) => text)).toEqual([
      'Held by a visitor',
      'An order of ₹30,000 was opened at the gateway. From then on being paid',
      'Payment of ₹30,000 received. From then on confirmed, the balance is due',
    ])
    expect(JSON.stringify(told)).not.toMatch(/4567|k\.x|passport/)
    const { rows: audit } = (await office.owner.get(`/audit?subject=booking&subjectId=${booking.reference}`)).body as {
      rows: { action: string; after: unknown }[]
    }
    expect(audit.map(({ action, after }) => [action, after])).toEqual([['note added', null]])
  })

  test('of a reference that nobody has is not there, and one that is none is refused', async () => {
    const missing = await office.owner.get('/bookings/PDK-00000-00000')
    expect([missing.status, missing.body.message]).toEqual([404, 'We do not know this booking'])
    expect((await office.owner.get('/bookings/PDK-1')).status).toBe(422)
    for (const [path, body] of [
      ['cancel/preview', {}],
      ['cancel', { reason: 'The sea is rough', refund: 0 }],
      ['no-show', {}],
      ['notes', { text: 'Hello' }],
    ] as const)
      expect([path, (await office.owner.post(`/bookings/PDK-00000-00000/${path}`, body)).status]).toEqual([path, 404])
  })

  test('waits are told, and so is what could not be sent', async () => {
    const booking = await paid()
    expect((await story(booking.reference)).mails).toEqual([
      { at: expect.any(String), subject: 'Not sent yet: confirmed', state: 'waiting' },
    ])
    await sql`update outbox set given_up_at = app_now() where topic = 'booking-mail'`.execute(
      office.api.testDatabase.db,
    )
    expect((await story(booking.reference)).mails).toMatchObject([{ state: 'failed' }])
  })
})

test('the confirmation is mailed again at most once a minute, and only of what is confirmed', async () => {
  const booking = await paid()
  await office.api.runMails()
  for (let times = 0; times < 2; times += 1) {
    const reply = await office.owner.post(`/bookings/${booking.reference}/confirmation`)
    expect([reply.status, reply.body.mailTo]).toEqual([202, 'nila@example.in'])
  }
  const mails = await office.api.runMails()
  expect(mails.map(({ subject, to, attachments = [] }) => [subject, to.address, attachments.length])).toEqual([
    [`Booking ${booking.reference} is confirmed`, 'nila@example.in', 3],
  ])
  await office.api.setClock('2026-11-22T04:31:00Z')
  await office.owner.post(`/bookings/${booking.reference}/confirmation`)
  expect(await office.api.runMails()).toHaveLength(1)
  expect((await story(booking.reference)).history.at(-1)).toMatchObject({
    ...{ text: 'The confirmation was mailed again', by: 'Meera Nair' },
  })
  const held = await stageHeld(office.api, { lines: [lakhLine({}, 'P2B')] })
  const refused = await office.owner.post(`/bookings/${held.reference}/confirmation`)
  expect([refused.status, refused.body.message]).toEqual([
    ...[409, 'There is no voucher to mail: the booking is not confirmed'],
  ])
})
