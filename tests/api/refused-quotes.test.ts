import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import { requestToken } from '#server/quotes/request-link.ts'
import { freeStock, freshStock, newQuote, paidBooking } from '#tests/support/group-steps.ts'
import { type Asked, holdRefusals } from '#tests/support/refusal-table.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'
import { ownNetwork, seats, visitor } from '#tests/support/traveller.ts'

/** Every refusal that the calls of quotes declare. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshStock(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await freeStock(api, NOW)
  await api.forgetLimits()
})

const UNKNOWN = 'We do not know this quote'
const CHANGED = 'This quote has changed since you saw it. Please look at it again.'
const ACCEPTED = 'This quote has been accepted already. For another trip, please start from My trip.'
const LINK_UNKNOWN = 'This link is not valid. Please open it from the mail once more.'
const LINK_OVER = 'This link has ended. Please write to the traveller, who can ask again at the prices of today.'
const LINES = [seats('P2A')]
const EMAIL = 'meera.nair@example.in'

async function saved(): Promise<SavedQuote> {
  return (await visitor(api).post('/quotes', { lines: LINES })).body.quote as SavedQuote
}
const of = (end: string, body: object, quote: () => Promise<Pick<SavedQuote, 'id'>>) => async (): Promise<Asked> => ({
  path: `/quotes/${(await quote()).id}${end}`,
  body,
})
const nobodys = async () => ({ id: 'nobodys' })
const written = async () => (await newQuote(api)).quote

const request = (end: string, more: Pick<Asked, 'body'>, token: () => string | Promise<string>) => async () => ({
  path: `/quote-requests/${await token()}${end}`,
  ...more,
})
const NO_TOKEN = 'enq-7k2m9p-abcdef-nobody'
/** A link that we signed, of a request that is there, and that is over. */
const overToken = async () => {
  const { token } = await newQuote(api)
  const reference = `ENQ-${token.split('-')[1]?.toUpperCase()}`
  return requestToken(TEST_SECRET, { reference, endsAt: new Date('2026-11-01T00:00:00Z') })
}

holdRefusals(() => api, {
  'POST /quotes': {
    too_many: [
      429,
      'You have saved many quotes. Please try again in an hour, or call us.',
      async () => {
        const from = ownNetwork()
        for (let times = 0; times < 20; times += 1) await api.post('/quotes', { lines: LINES, draft: true }, {}, from)
        return { path: '/quotes', body: { lines: LINES, draft: true }, from }
      },
    ],
  },
  'GET /quotes/{id}': { not_found: [404, UNKNOWN, () => ({ path: '/quotes/nobodys' })] },
  'PATCH /quotes/{id}': {
    not_found: [404, UNKNOWN, of('', { version: 1, lines: LINES }, nobodys)],
    version: [409, CHANGED, of('', { version: 2, lines: LINES }, saved)],
    not_allowed: [
      409,
      'Our office wrote this quote for your group. Ask us to change it, and we write it again.',
      of('', { version: 1, lines: LINES }, written),
    ],
  },
  'POST /quotes/{id}/send': {
    not_found: [404, UNKNOWN, of('/send', { email: EMAIL }, nobodys)],
    too_many: [
      429,
      'We have had several messages with this email address in a short time. Please try again later, or call us.',
      of('/send', { email: EMAIL }, async () => {
        const quote = await saved()
        for (let times = 0; times < 3; times += 1) await api.post(`/quotes/${quote.id}/send`, { email: EMAIL })
        return quote
      }),
    ],
  },
  'POST /quotes/{id}/accept': {
    not_found: [404, UNKNOWN, of('/accept', { version: 1 }, nobodys)],
    version: [409, CHANGED, of('/accept', { version: 2 }, saved)],
    unavailable: [
      409,
      'Somebody was faster: Haddo Wharf to Swaraj Dweep Jetty, MV Tideline Meridian. Nothing was booked.',
      of('/accept', { version: 1 }, async () => {
        const quote = await saved()
        await visitor(api).held(...LINES)
        return quote
      }),
    ],
    expired: [
      410,
      'This quote is no longer valid. You can ask for the same trip at the price of today.',
      of('/accept', { version: 1 }, async () => {
        const quote = await saved()
        await api.setClock('2026-12-01T04:30:00Z')
        return quote
      }),
    ],
  },
  'GET /quote-requests/{token}': {
    not_found: [404, LINK_UNKNOWN, request('', {}, () => NO_TOKEN)],
    expired: [410, LINK_OVER, request('', {}, overToken)],
  },
  'POST /quote-requests/{token}/quote': {
    not_found: [404, LINK_UNKNOWN, request('/quote', { body: { version: 0 } }, () => NO_TOKEN)],
    expired: [410, LINK_OVER, request('/quote', { body: { version: 0 } }, overToken)],
    version: [409, ACCEPTED, request('/quote', { body: { version: 1 } }, acceptedToken)],
    unavailable: [
      409,
      'Not all rooms and ferries of this package can be had from this day. Please choose another one',
      request('/quote', { body: { version: 1 } }, async () => {
        const { token } = await newQuote(api)
        await sql`update ferry_sailing set is_active = false where departs_at between '2027-02-10' and '2027-02-20'`.execute(
          api.testDatabase.db,
        )
        return token
      }),
    ],
  },
})

async function acceptedToken(): Promise<string> {
  const { token, quote } = await newQuote(api)
  await paidBooking(api, visitor(api), quote)
  return token
}
