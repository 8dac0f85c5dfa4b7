import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { enquiryHandlers } from '#server/enquiries/enquiry-jobs.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type Reply, TEST_ORIGIN, type TestApi } from '#tests/support/test-api.ts'
import { testLog } from '#tests/support/test-log.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const VICTIM = 'victim@example.in'
const NUMBER = '9876500001'

let api: TestApi
let box: MailBox
let quoteId: string
/** Of the victim's, with their number; `ask` sends a message about it. */
let ask: (address: string) => Promise<Reply>
beforeAll(async () => {
  api = await openTestApi()
  box = await openMailBox(api.testDatabase)
  await freshSailings(api, TODAY)
  await api.setClock(`${TODAY}T04:30:00Z`)
  const quote = (await visitor(api).post('/quotes', { lines: [seats('P2A')] })).body.quote as { id: string }
  quoteId = quote.id
  const guest = visitor(api)
  const lead = { name: 'Asha Rao', email: VICTIM, contactNumber: NUMBER, adult18: true }
  const { ref } = await guest.booked([seats('P2B')], { lead })
  const cookie = guest.cookie() ?? ''
  let texts = 0
  ask = (address) => {
    texts += 1
    return api.post(
      `/bookings/${ref}/messages`,
      { text: `Question ${texts}` },
      { cookie, origin: TEST_ORIGIN },
      address,
    )
  }
})
afterAll(async () => {
  await box.close()
  await api.close()
})
beforeEach(() => api.forgetLimits())

let strangers = 0
/** A network, a mailbox and a number that nobody has used. */
function stranger() {
  strangers += 1
  const digits = String(strangers).padStart(4, '0')
  return { email: `s${digits}@example.in`, contactNumber: `900000${digits}`, address: `198.18.${strangers % 250}.9` }
}

const SUBJECTS = [
  { enquiryFor: 'Contact' },
  { enquiryFor: 'Travel Package', travelpackageId: 'island-saver' },
  { enquiryFor: 'Group', travelpackageId: 'friends-and-fins', travelDate: '2027-02-10' },
  { enquiryFor: 'Car Rental' },
  { enquiryFor: 'Ferry' },
  { enquiryFor: 'Hotel' },
  { enquiryFor: 'Water Sports' },
  { enquiryFor: 'Trip' },
]

type Sender = ReturnType<typeof stranger>
function enquire({ address, ...contact }: Sender, more: object = SUBJECTS[0] ?? {}): Promise<Reply> {
  return api.post('/enquiry/submit', { name: 'Asha Rao', adult: 2, child: 0, ...contact, ...more }, {}, address)
}
const sendQuote = ({ email, address }: Sender) => api.post(`/quotes/${quoteId}/send`, { email }, {}, address)

describe('all forms together', () => {
  test.each(SUBJECTS)(
    'a mailbox gets three an hour: of an enquiry $enquiryFor, a quote and a message, the fourth is refused',
    async (subject) => {
      const from = (more: Partial<Sender> = {}) => ({ ...stranger(), email: VICTIM, ...more })
      const taken = [await enquire(from(), subject), await sendQuote(from()), await ask(stranger().address)]
      expect(taken.map(({ status }) => status)).toEqual([201, 202, 201])
      const message =
        'We have had several messages with this email address in a short time. Please try again later, or call us.'
      const more = [
        await enquire(from({ email: 'VICTIM+2@example.in' }), subject),
        await sendQuote(from()),
        await ask(stranger().address),
      ]
      expect(more.map(({ status, body }) => [status, body.code, body.message])).toEqual(
        Array(3).fill([429, 'too_many', message]),
      )
    },
  )

  test('a number gets five an hour, whoever is named beside it', async () => {
    const from = () => ({ ...stranger(), contactNumber: `+91 ${NUMBER.slice(0, 5)} ${NUMBER.slice(5)}` })
    const taken = [
      await ask(stranger().address),
      ...(await Promise.all(SUBJECTS.slice(0, 4).map((each) => enquire(from(), each)))),
    ]
    expect(taken.map(({ status }) => status)).toEqual(Array(5).fill(201))
    const message =
      'We have had several messages with this mobile number in a short time. Please try again later, or call us.'
    for (const { status, body } of [await enquire(from()), await ask(stranger().address)])
      expect([status, body.code, body.message]).toEqual([429, 'too_many', message])
  })

  test('a network sends twenty in ten minutes, also all at once to as many mailboxes', async () => {
    const from = () => ({ ...stranger(), address: '198.51.100.7' })
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 === 0 ? sendQuote(from()) : enquire(from(), SUBJECTS[n % SUBJECTS.length]),
      ),
    )
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(20)
    expect(replies.filter(({ status, body }) => status === 429 && body.code === 'too_many')).toHaveLength(20)
    expect((await ask('198.51.100.200')).status).toBe(429)
    expect((await enquire(stranger())).status).toBe(201)
  })

  test('sixty posts to one mailbox, each with another number from another network, are three mails', async () => {
    await enquiryMails()
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => enquire({ ...stranger(), email: 'counted@example.in' })),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect((await enquiryMails()).filter(({ to }) => to.address === 'counted@example.in')).toHaveLength(3)
  })
})

describe('the copy of an enquiry', () => {
  const LURE = { name: 'Your booking is cancelled', message: 'Pay the fee to the account below to have it back' }
  const about = { id: 'chidiya-tapu-sunset', detail: 'Call this number at once' }
  const copyOf = (mails: Mail[]) => mails.find(({ eventKey }) => eventKey.endsWith('/traveller'))

  test('says what was asked about in our words, and nothing that a stranger has written', async () => {
    await enquiryMails()
    const { body } = await enquire({ ...stranger(), email: VICTIM }, { ...LURE, enquiryFor: 'Car Rental', about })
    const mail = copyOf(await enquiryMails())
    expect(mail?.to).toEqual({ name: '', address: VICTIM })
    for (const words of [(body.data as { reference: string }).reference, 'Dear traveller,', 'Chidiya Tapu', '2 adults'])
      expect(mail?.text).toContain(words)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/cancelled|fee|account|Call this/i)
  })

  test('repeats all of it to who has proved to read the mailbox, and to that mailbox alone', async () => {
    const { email } = stranger()
    const asked = await api.post('/auth/code', { email })
    const code = await box.codeFor(email)
    const proved = await api.post('/auth/verify', { challengeId: asked.body.challengeId, code })
    const cookie = proved.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const post = (to: string) =>
      api.post(
        '/enquiry/submit',
        { ...LURE, email: to, contactNumber: NUMBER, adult: 2, enquiryFor: 'Contact' },
        { cookie, origin: TEST_ORIGIN },
      )
    await enquiryMails()
    await post(email.toUpperCase())
    expect(copyOf(await enquiryMails())?.text).toContain(LURE.message)
    await post(VICTIM)
    const copy = copyOf(await enquiryMails())
    expect(copy?.to.address).toBe(VICTIM)
    expect(copy?.text).not.toContain(LURE.message)
  })
})

/** Sends the mails of enquiries that are due; answers them. */
async function enquiryMails(): Promise<Mail[]> {
  const { db } = api.testDatabase
  const sent: Mail[] = []
  const handlers = enquiryHandlers({ db, email: { send: async (mail: Mail) => void sent.push(mail) } })
  while ((await runDueJobs({ db, handlers, log: testLog(), now: () => new Date() })) > 0);
  return sent
}
