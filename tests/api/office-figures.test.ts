import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CURRENCY_RATES_DAYS_MAX } from '#contract/terms/currency.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'
import { writeSetting } from '#server/settings/store.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { TRIP_ID, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(NOW)
  await sql`delete from setting where key in ('holding_limits', 'initial_shares', 'pickup_lead_minutes', 'currency_rates')`.execute(
    api.testDatabase.db,
  )
})

const set = (key: string, value: unknown) => writeSetting(api.testDatabase.db, key, value)
const words = async (path: string) => JSON.stringify((await api.get(path)).body)
const openApi = async () => (await api.fetch(new Request('http://localhost:3000/api/v1/openapi.json'))).text()

test.each([
  [15, 'P2A'],
  [20, 'P2B'],
  [60, 'P2C'],
])('a hold of %i minutes is that long, in pages, in the API and in the hold itself', async (minutes, seat) => {
  await set('holding_limits', { holdMinutes: minutes, holdMinutesMax: 90 })
  const said = timeLabel(minutes)
  expect(await words('/pages/payment-policy')).toContain(`are kept for ${said}.`)
  expect(await words('/pages/payment-policy')).toContain('and 1 hour 30 minutes is the limit')
  expect(await words('/pages/terms-and-conditions')).toContain(`we keep them for ${said} while`)
  expect(await words('/faq')).toContain(`We keep everything for ${said} while`)
  expect(await openApi()).toContain(`Keeps everything asked for, or nothing, for ${said}`)
  const held = await visitor(api, `10.0.${minutes}.7`).held({
    kind: 'ferry',
    tripId: TRIP_ID,
    seats: [seat],
  })
  expect(Math.floor((Date.parse(held.expiresAt) - Date.parse(NOW)) / 60_000)).toBe(minutes)
})

test('who holds too much reads the limits as they are set, and the telephone', async () => {
  await set('holding_limits', { visitorHolds: 1, visitorSeats: 4, holdMinutes: 25 })
  const asha = visitor(api, '10.0.200.7')
  await asha.held({ kind: 'ferry', tripId: TRIP_ID, seats: ['P9A'] })
  const { status, body, headers } = await asha.hold({ kind: 'ferry', tripId: TRIP_ID, seats: ['P9B'] })
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'hold_limit', '1500'])
  expect(body.message).toMatch(/at most 1 trip at a time, and 4 seats of one ferry.*enquiry, or call \+91 3192 200 011/)
})

test('shares and the notice of a pick-up are read from their settings', async () => {
  await set('initial_shares', { package: 40, hotel: 25, packageInFull: { from: '12-20', until: '01-05' } })
  await set('pickup_lead_minutes', 120)
  const policy = await words('/pages/payment-policy')
  expect(policy).toContain('"Packages","40%"')
  expect(policy).toContain('"Packages starting 20 December to 5 January"')
  // The example is worked out with them.
  expect(policy).toContain('you pay ₹5,000 for the hotel, ₹1,500 for the car and ₹3,000 for the ferry: ₹9,500 in all')
  expect(await words('/faq')).toContain('40% for packages, 25% for hotels, 30% for cars')
  expect(await words('/faq')).toContain('Up to 2 hours before pick-up')
  expect(await words('/travelPackage/fetch?packageSlug=five-day-island-hop')).toContain('Pay 40% of the package price')
})

test('no stored text is read with a name left open', async () => {
  const pages = ((await api.get('/pages?limit=100')).body.pages as { slug: string }[]).map(
    ({ slug }) => `/pages/${slug}`,
  )
  const posts = ((await api.get('/posts?limit=100')).body.posts as { slug: string }[]).map(
    ({ slug }) => `/posts/${slug}`,
  )
  for (const path of ['/faq', ...pages, ...posts]) expect(await words(path), path).not.toMatch(/\{\w+\}/)
})

const currencies = async () => (await api.get('/currencies')).body

test('rates of other currencies are told with their day once the office has set them, and nothing else of the settings is', async () => {
  const none = { status: 1, asOf: null, rates: [] }
  expect(await currencies()).toEqual(none)
  await set('currency_rates', { asOf: TODAY, rates: { USD: 84.5, JPY: 0.5612 }, note: 'for us alone' })
  expect(await currencies()).toEqual({
    status: 1,
    asOf: TODAY,
    rates: [
      { code: 'JPY', rupees: 0.5612 },
      { code: 'USD', rupees: 84.5 },
    ],
  })
  await set('currency_rates', { asOf: TODAY, rates: {} })
  expect(await currencies()).toEqual(none)
})

test.each([
  ['a day that is none', { asOf: 'today', rates: { USD: 84.5 } }],
  ['a day to come', { asOf: addDays(TODAY, 1), rates: { USD: 84.5 } }],
  ['a day too long ago', { asOf: addDays(TODAY, -CURRENCY_RATES_DAYS_MAX - 1), rates: { USD: 84.5 } }],
  ['a rate of nothing', { asOf: TODAY, rates: { USD: 0 } }],
  ['a rate in words', { asOf: TODAY, rates: { USD: '84.5' } }],
  ['no currency of anybody', { asOf: TODAY, rates: { INR: 1, ZZQ: 3 } }],
  ['no table', 84.5],
])('rates with %s are shown to nobody', async (_what, value) => {
  await set('currency_rates', value)
  expect(await currencies()).toMatchObject({ asOf: null, rates: [] })
})

test('rates are shown up to their last day', async () => {
  await set('currency_rates', { asOf: addDays(TODAY, -CURRENCY_RATES_DAYS_MAX), rates: { EUR: 91.2 } })
  expect(await currencies()).toMatchObject({ rates: [{ code: 'EUR', rupees: 91.2 }] })
})
