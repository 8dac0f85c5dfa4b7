import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brand } from '#demo/brand.ts'
import { operatorMail, travellerMail } from '#server/enquiries/enquiry-jobs.ts'
import { findEnquiry } from '#server/enquiries/store.ts'
import { ownInventory } from '#server/ferries/own-inventory.ts'
import { minutesFrom, PINNED_NOW } from '#tests/support/pinned-day.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
const TRIP = 'tm-101.2026-12-25'
const SAILING = 'MV Tideline Meridian Haddo Wharf to Swaraj Dweep Jetty, Fri 25 Dec 2026 08:00, arrives 09:30'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(`${TODAY}T04:30:00Z`)
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => api.forgetLimits())

let sent = 0
/** From a network of its own each time: the limits are another file's. */
async function submit(question: object) {
  sent += 1
  const asked = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2, ...question }
  return api.post('/enquiry/submit', { enquiryFor: 'Ferry', ...asked }, {}, `10.4.${sent}.1`)
}

/** The mail of a traveller who has proved the mailbox, and the operator's. */
async function mails(question: object) {
  await api.forgetLimits()
  const { status, body } = await submit(question)
  expect(status, JSON.stringify(body)).toBe(201)
  const enquiry = await findEnquiry(api.testDatabase.db, (body.data as { reference: string }).reference)
  if (enquiry === undefined) throw new Error('Nothing is stored')
  return [travellerMail(enquiry, brand, { isProved: true }), operatorMail(enquiry, brand)]
}

describe('the mails of an enquiry about a ferry', () => {
  test('name the sailing and the seats, whatever was sent along', async () => {
    for (const { text } of await mails({ about: { id: TRIP, sailing: { seats: ['P2A', 'P2B'] } } })) {
      expect(text).toContain(`Asked for: Premium, seats 2A and 2B; ${SAILING}\n`)
      expect(text).toContain('Travellers: 2 adults\n')
    }
    for (const { text } of await mails({ about: { id: TRIP } })) expect(text).toContain(`Asked for: ${SAILING}\n`)
    for (const { text } of await mails({ about: { id: 'tm-101' } }))
      expect(text).toContain(
        'Asked for: MV Tideline Meridian Haddo Wharf to Swaraj Dweep Jetty, 08:00, arrives 09:30\n',
      )
    for (const { text } of await mails({ enquiryFor: 'Contact', about: { id: TRIP } }))
      expect(text).toContain(`Asked for: ${SAILING}\n`)
  })

  test('set words of the sender below our own, without what ours say already, and pass no links on', async () => {
    const detail = `${SAILING}; 2 adults; a window please`
    for (const { text } of await mails({ about: { id: TRIP, detail } }))
      expect(text).toContain(`Asked for: ${SAILING}\n    a window please\n`)
    const [copy, notice] = await mails({ about: { id: TRIP, detail: 'Win at www.evil.example' } })
    expect(copy?.text).not.toContain('evil')
    expect(notice?.text).toContain('evil')
  })

  test('count infants apart from children', async () => {
    const party = { child: 1, childAges: [4] }
    const [copy, notice] = await mails({
      ...party,
      about: { id: TRIP, sailing: { seats: ['P3A', 'P3B', 'P3C'], infants: 1 } },
    })
    const travellers = '2 adults, 1 child (age 4), 1 infant'
    expect(copy?.text).toContain(`Travellers: ${travellers}\n`)
    expect(notice?.text).toContain(`Travellers: ${travellers}\n`)
    expect(notice?.subject).toMatch(new RegExp(`: Ferry, ${travellers.replace(/[()]/g, '\\$&')}$`))
  })

  test('name the class of a group too large to choose its seats', async () => {
    for (const { text } of await mails({ adult: 14, about: { id: TRIP, sailing: { class: 'rClass', infants: 2 } } })) {
      expect(text).toContain(`Asked for: Royal, seats not chosen; ${SAILING}\n`)
      expect(text).toContain('Travellers: 14 adults, 2 infants\n')
    }
  })
})

describe('seats that nobody can have', () => {
  beforeAll(async () => {
    const claim = { key: 'other', expiresAt: minutesFrom(PINNED_NOW, 60) }
    expect((await ownInventory(api.testDatabase.db).hold(TRIP, ['P4A'], claim)).state).toBe('held')
  })
  afterAll(() => sql`delete from ferry_seat`.execute(api.testDatabase.db))

  test.each([
    ['taken by somebody else', { seats: ['P4B', 'P4A'] }, 'seats.1', 'Premium 4A cannot be had any more.'],
    ['of the crew', { seats: ['P4B', 'P1A'] }, 'seats.1', 'Premium 1A cannot be had any more.'],
    ['not on the vessel', { seats: ['P4B', 'ZZ1'] }, 'seats.1', 'Please choose seats of this ferry'],
    ['fewer than the party', { seats: ['P4B'] }, 'seats', 'Please choose 1 more seat.'],
    [
      'more than the party',
      { seats: ['P4B', 'P4C', 'P4D'] },
      'seats',
      'You chose 3 seats for 2 people. Take 1 off, or change who travels.',
    ],
    [
      'for more infants than laps',
      { seats: ['P4B', 'P4C'], infants: 3 },
      'infants',
      'Each infant sits on the lap of an adult: please give no more infants than adults',
    ],
    [
      'of a class that no ferry has',
      { class: 'economy' },
      'class',
      'This ferry does not sell this class. Please choose another',
    ],
  ])('%s are refused by their field, in the words of the page', async (_what, sailing, field, message) => {
    const { status, body } = await submit({ about: { id: TRIP, sailing } })
    expect([status, body.message, body.errors]).toEqual([422, message, [{ field: `about.sailing.${field}`, message }]])
  })

  test('of a ferry that has left, or whose sales have closed, are refused', async () => {
    const about = { id: `tm-104.${TODAY}`, sailing: { seats: ['P2A', 'P2B'] } }
    // The ferry of 13:45 in India.
    api.setNow(`${TODAY}T07:15:01Z`)
    const closed = await submit({ about })
    const words = 'Sales have closed: they end 1 hour before a ferry leaves.'
    expect([closed.status, closed.body.errors]).toEqual([422, [{ field: 'about.id', message: words }]])
    api.setNow(`${TODAY}T08:15:00Z`)
    const left = await submit({ about })
    const message = 'This ferry has left. Please choose another sailing'
    expect([left.status, left.body.code, left.body.errors]).toEqual([410, 'departed', [{ field: 'about.id', message }]])
    // A bag forgotten on board.
    expect((await submit({ enquiryFor: 'Contact', about: { id: about.id } })).status).toBe(201)
    api.setNow(`${TODAY}T04:30:00Z`)
  })
})
