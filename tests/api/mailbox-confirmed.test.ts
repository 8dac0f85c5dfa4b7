import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import { mailboxTokens } from '#server/bookings/place/mailbox-token.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'
import { LEAD, payer, person, seats, type Visitor, visitor } from '#tests/support/traveller.ts'

let api: TestApi
let box: MailBox
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  box = await openMailBox(api.testDatabase)
})
afterAll(async () => {
  await box.close()
  await api.close()
})

const free = ['P2A', 'P2B', 'P3A', 'P3B', 'P4A', 'P4B', 'P5A', 'P5B'].values()

/** Somebody books, pays, and gives a mailbox: their own, or one that they mistyped. */
async function booked(email: string, who = visitor(api)): Promise<{ who: Visitor; ref: string }> {
  const travellers = [person({ name: 'Padma Quill', idType: 'passport', idNumber: 'Z1234567' })]
  const lead = { ...LEAD, email, adult18: true }
  const { ref } = await who.booked([seats(String(free.next().value))], { lead, travellers })
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(who, ref)).id)
  return { who, ref }
}

async function proved(path: string, asked: object, email: string, who = visitor(api)): Promise<Visitor> {
  const { body } = await api.post(path, asked)
  const code = await box.codeFor(email)
  expect((await who.post('/auth/verify', { challengeId: body.challengeId, code })).status).toBe(200)
  return who
}
const signedIn = (email: string, who?: Visitor) => proved('/auth/code', { email }, email, who)

async function changes(who: Visitor, ref: string): Promise<unknown[]> {
  const asked = [
    who.post(`/bookings/${ref}/pay`, {}),
    who.post(`/bookings/${ref}/cancel/preview`, {}),
    who.post(`/bookings/${ref}/cancel`, { quoteId: 'q'.repeat(32) }),
    who.send('PATCH', `/bookings/${ref}/travellers`, { travellers: [{ index: 0, name: 'Some Body' }] }),
    who.post(`/bookings/${ref}/travellers`, { list: 'Some Body, 30, F' }),
    who.post(`/bookings/${ref}/messages`, { text: 'Hello' }),
  ]
  return (await Promise.all(asked)).map(({ status, body }) => [status, body.code])
}

async function isOpen(who: Visitor, ref: string): Promise<boolean> {
  return (await who.read(ref)).isSummary === undefined
}

describe('whoever only reads the mailbox of a booking', () => {
  test('sees what is booked without persons and papers, and changes nothing', async () => {
    const { who, ref } = await booked('mistyped@example.in')
    const stranger = await signedIn('mistyped@example.in')
    const { body } = await stranger.get(`/bookings/${ref}`)
    expect(body.booking).toMatchObject({ ref, isSummary: true, state: 'confirmed', travellers: [], documents: [] })
    expect(JSON.stringify(body)).not.toMatch(/Padma|Quill|Asha|Z1234567|4567|98765|mistyped@/)
    const { bookings } = (await stranger.get('/bookings')).body as { bookings: Booking[] }
    expect(bookings).toMatchObject([{ ref, isSummary: true, travellers: [], documents: [] }])
    expect(await changes(stranger, ref)).toEqual(Array(6).fill([403, 'mailbox_unconfirmed']))
    expect((await stranger.post(`/bookings/${ref}/pay`, {})).body.message).toBe(
      'The mailbox of this booking is not confirmed yet. Please open the link of our first mail in the browser that booked, or look the booking up with its reference and mobile number.',
    )
    expect((await stranger.get(`/bookings/${ref}/documents/voucher`)).status).toBe(404)
    expect(await isOpen(who, ref)).toBe(true)
  })

  test('does not get further by looking it up with that mailbox, nor by the link of a mail', async () => {
    const { ref } = await booked('borrowed@example.in')
    const pair = { ref, contact: 'borrowed@example.in' }
    const stranger = await proved('/bookings/lookup', pair, 'borrowed@example.in')
    const id = (await api.testDatabase.db.selectFrom('booking').select('id').where('reference', '=', ref).execute())[0]
      ?.id
    const token = mailboxTokens(TEST_SECRET).of({ id: id ?? '', lead: { email: 'borrowed@example.in' } })
    expect((await stranger.post(`/bookings/${ref}/mailbox`, { token })).status).toBe(200)
    expect(await isOpen(stranger, ref)).toBe(false)
  })
})

describe('the mailbox of a booking is confirmed', () => {
  test('by the link of a mail, followed in the browser that booked; another link, or another’s, does nothing', async () => {
    const { who, ref } = await booked('linked@example.in')
    const other = await booked('linked2@example.in')
    const reader = await signedIn('linked@example.in')
    const idOf = async (reference: string) =>
      (await api.testDatabase.db.selectFrom('booking').select('id').where('reference', '=', reference).execute())[0]
        ?.id ?? ''
    const tokens = mailboxTokens(TEST_SECRET)
    const right = tokens.of({ id: await idOf(ref), lead: { email: 'linked@example.in' } })
    const wrong = tokens.of({ id: await idOf(other.ref), lead: { email: 'linked2@example.in' } })
    await who.post(`/bookings/${ref}/mailbox`, { token: wrong })
    expect(await isOpen(reader, ref)).toBe(false)
    await who.post(`/bookings/${ref}/mailbox`, { token: right })
    expect(await isOpen(reader, ref)).toBe(true)
    expect((await visitor(api).post(`/bookings/${ref}/mailbox`, { token: right })).status).toBe(404)
    expect((await who.post(`/bookings/${ref}/mailbox`, { token: 'short' })).status).toBe(422)
  })

  test('the link stands in the mail until then, and not any more afterwards', async () => {
    const { who, ref } = await booked('mailed@example.in')
    const link = new RegExp(`booking/${ref}[?]mailbox=([A-Za-z0-9_-]{43})`)
    const links = async () => (await api.runMails()).flatMap(({ text }) => link.exec(text)?.[1] ?? [])
    const [token] = await links()
    await who.post(`/bookings/${ref}/mailbox`, { token })
    expect(await isOpen(await signedIn('mailed@example.in'), ref)).toBe(true)
    const { body } = await who.post(`/bookings/${ref}/cancel/preview`, {})
    await who.post(`/bookings/${ref}/cancel`, { quoteId: (body.cancel as { quoteId: string }).quoteId })
    expect(await links()).toEqual([])
  })

  test('by a code, read by whoever names the mobile number', async () => {
    const { ref } = await booked('mobile@example.in')
    const reader = await proved('/bookings/lookup', { ref, contact: LEAD.contactNumber }, 'mobile@example.in')
    expect(await isOpen(reader, ref)).toBe(true)
    expect(await isOpen(await signedIn('mobile@example.in'), ref)).toBe(true)
  })

  test('by a code, typed in the browser that booked, before or after', async () => {
    const { who, ref } = await booked('after@example.in')
    await signedIn('after@example.in', who)
    expect(await isOpen(await signedIn('after@example.in'), ref)).toBe(true)
    const before = await signedIn('before@example.in')
    const again = await booked('before@example.in', before)
    expect(await isOpen(await signedIn('before@example.in'), again.ref)).toBe(true)
  })
})
