import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { enquiryHandlers } from '#server/enquiries/enquiry-jobs.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import { requestLinks } from '#server/quotes/request-link.ts'
import { freshSailings } from './sailings.ts'
import { TEST_SECRET, type TestApi } from './test-api.ts'
import { testLog } from './test-log.ts'
import { payer, person, type Visitor } from './traveller.ts'

/** Fourteen who want a group package; the child of under a year has no seat and no bed. */
export const GROUP = {
  packageId: 'friends-and-fins',
  startDate: '2027-02-10',
  adultCount: 12,
  childAges: [8, 5],
}
export const LEADER = { name: 'Ravi Menon', email: 'ravi.menon@example.in', contactNumber: '9876501234' }

/** Asks for a group as the booking panel does; answers the reference. */
export async function askForGroup(api: TestApi, more: object = {}): Promise<string> {
  const { status, body } = await api.post('/enquiry/submit', {
    ...LEADER,
    ...{ enquiryFor: 'Group', travelpackageId: GROUP.packageId, travelDate: GROUP.startDate },
    ...{ adult: GROUP.adultCount, child: GROUP.childAges.length, childAges: GROUP.childAges },
    ...more,
  })
  expect([status, body]).toEqual([201, expect.anything()])
  return (body.data as { reference: string }).reference
}

/** Sends the mails of enquiries that are due; answers them. */
async function enquiryMails({ testDatabase: { db }, parts }: TestApi): Promise<Mail[]> {
  const sent: Mail[] = []
  const email = { send: async (mail: Mail) => void sent.push(mail) }
  const writeQuoteLink = requestLinks(parts.origin, TEST_SECRET)
  await runDueJobs({
    db,
    handlers: enquiryHandlers({ db, email, writeQuoteLink }),
    log: testLog(),
    now: () => new Date('2100-01-01T00:00:00Z'),
  })
  return sent
}

/** The end of the signed link in the office's mail. */
export async function officeToken(api: TestApi, reference: string): Promise<string> {
  const mails = await enquiryMails(api)
  const mail = mails.find(({ eventKey }) => eventKey === `enquiry/${reference}/operator`)
  const token = /\/write-quote\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`The office was mailed no link for ${reference}`)
  return token
}

export async function writtenQuote(api: TestApi, token: string, more: object = {}): Promise<SavedQuote> {
  const { status, body } = await api.post(`/quote-requests/${token}/quote`, { version: 0, ...more })
  expect([status, body]).toEqual([201, expect.anything()])
  return body.quote as SavedQuote
}

let writers = 0
/** Each asked for by somebody else: the same words within minutes are one request. */
export async function newQuote(api: TestApi): Promise<{ token: string; quote: SavedQuote }> {
  writers += 1
  const email = `leader-${writers}@example.in`
  const contactNumber = `98765${String(20_000 + writers)}`
  const token = await officeToken(api, await askForGroup(api, { email, contactNumber }))
  return { token, quote: await writtenQuote(api, token) }
}

export const acceptQuote = (who: Visitor, { id, version }: SavedQuote) => who.post(`/quotes/${id}/accept`, { version })

export async function paidBooking(api: TestApi, who: Visitor, quote: SavedQuote): Promise<Booking> {
  const hold = (await acceptQuote(who, quote)).body.hold as Hold
  const placed = await who.place(hold.id, { travellers: [person({ name: LEADER.name })] })
  expect([placed.status, placed.body]).toEqual([201, expect.anything()])
  const { ref } = placed.body.booking as Booking
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(who, ref)).id)
  return who.read(ref)
}

/** As many lines as the group has people, the children last. */
export const NAMES = [
  'name, age, sex, ID',
  'Ravi Menon, 41, M, 1234 5678 9012',
  ...Array.from(
    { length: 10 },
    (_, index) => `Guest ${'ABCDEFGHIJ'[index]} Nair, ${30 + index}, ${index % 2 ? 'F' : 'M'}`,
  ),
  'Ella Stone, 38, female, P1234567, GB',
  'Tara Menon, 8, girl',
  'Dev Menon, 5, boy',
]

/** Rooms and sailings from that day on, all of them free. */
export async function freshStock(api: TestApi, today: string): Promise<void> {
  const { db } = api.testDatabase
  await sql`truncate room_night`.execute(db)
  await db.transaction().execute((tx) => rollRoomNights(tx, today))
  await freshSailings(api, today)
}

/** Gives back what was claimed, and sets the clock. */
export async function freeStock(api: TestApi, now: string): Promise<void> {
  const { db } = api.testDatabase
  await api.setClock(now)
  await sql`delete from ferry_seat`.execute(db)
  await sql`truncate room_claim`.execute(db)
  await sql`update room_night set sold = 0 where sold > 0`.execute(db)
}
