import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { codeFor, codesFor } from '#tests/support/mailed-code.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'

const { visit, site, origin } = browsePinnedSite()

const DAY = addDays(PINNED_DAY, 40)

describe('signing in', () => {
  test('takes a pasted code, shows the bookings of that address, and signing out forgets the visitor', async () => {
    const email = 'asha.trips@example.in'
    const ref = await book(email, 'P2A')
    const page = await visit('/tours', PHONE)
    await page.getByRole('button', { name: 'Saved, theme and contact' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/sign-in')
    await page.getByLabel('Email', { exact: true }).fill('asha@')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText('Please enter valid email').waitFor()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText(`We have sent 6 digits to ${email}.`).waitFor()
    const field = page.getByLabel('Code of 6 digits')
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await field.getAttribute('inputmode')).toBe('numeric')
    await eventually(() => page.getByRole('button', { name: 'Send a new code' }).isDisabled()).toBe(true)
    const code = await codeFor(site(), email)
    await field.fill(code === '123456' ? '654321' : '123456')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('This is not the code. Please look at the mail again.').waitFor()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/my-bookings')
    const card = page.getByRole('region', { name: 'Coming up' }).getByRole('article', { name: ref })
    await card.getByText('Waiting for payment').waitFor()
    expect(await card.getByRole('link', { name: ref }).getAttribute('href')).toBe(`/booking/${ref}`)
    // Nobody has confirmed the mailbox yet.
    expect(await card.getByRole('link', { name: /^Pay ₹/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Saved, theme and contact' }).click()
    await page.getByRole('dialog').getByText('Signed in as a***@example.in').waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.setItem('padauk.theme', 'dark'))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Open one booking' }).waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
  })

  test('shows a booking whose mailbox nobody has confirmed without persons, and says how it opens', async () => {
    const email = 'mistyped.trips@example.in'
    const ref = await book(email, 'P3A')
    const page = await visit('/sign-in', { ...DESK, script: false })
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Code of 6 digits').fill(await codeFor(site(), email))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('article', { name: ref }).getByRole('link', { name: ref }).click()
    await page.getByRole('heading', { level: 1, name: `Booking ${ref}` }).waitFor()
    const words = await page.getByRole('main').textContent()
    expect(words).toContain('Nobody has confirmed yet that this mailbox belongs to whoever booked.')
    expect(words).toMatch(/Waiting for payment\. .+ To be paid: ₹[\d,]+\./)
    expect(words).not.toMatch(/Asha|98765/)
    await page.getByRole('main').getByRole('link', { name: 'Sign in or open by reference' }).waitFor()
  })

  test('without script opens one booking by its reference and the mobile number, and a code is good once', async () => {
    const email = 'ravi.trips@example.in'
    const ref = await book(email, 'P2B')
    const page = await visit('/contact', { ...DESK, script: false, expected: /404/ })
    await page.getByRole('main').getByRole('link', { name: 'My Bookings' }).click()
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByText('Please enter the reference of your booking').waitFor()
    await page.getByLabel('Booking reference').fill(ref.toLowerCase().replaceAll('-', ' '))
    await page.getByLabel('Email or mobile number').fill('+91 98765 43210')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByText(/If pdk .* is a booking of that traveller, we have sent 6 digits/).waitFor()
    const code = await codeFor(site(), email)
    const form = await formOf(page)
    await page.getByLabel('Code of 6 digits').fill(code)
    await page.getByRole('button', { name: 'Open the booking' }).click()
    await page.waitForURL(`**/booking/${ref}`)
    const { request } = page.context()
    expect((await request.get(`${origin()}/api/v1/bookings/${ref}`)).status()).toBe(200)
    const again = await request.post(`${origin()}/sign-in`, { form: { ...form, code }, headers: { origin: origin() } })
    expect(await again.text()).toContain('This code is over: it works once, for 10 minutes.')
  })
})

describe.each([PHONE, DESK])('a code too many at $width px', (edition) => {
  test('is not sent, and the page says so, when to try again, and keeps the address', async () => {
    const email = `often.${edition.width}@example.in`
    const page = await visit('/sign-in', { ...edition, expected: /429/ })
    // From the page, so that all four come from one network.
    for (let asks = 0; asks < 3; asks += 1) expect(await askFrom(page, email)).toBe(202)
    const field = page.getByLabel('Email', { exact: true })
    await field.fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('No mail was sent: this address was sent several codes a short time ago.').waitFor()
    await alert.getByText(/Please try again in 1\d minutes, or call us\./).waitFor()
    expect(await field.inputValue()).toBe(email)
    await eventually(() => codesFor(site(), email)).toHaveLength(3)
  })
})

test('who asks for one code too many may still type the one that came', async () => {
  const email = 'again@example.in'
  const page = await visit('/sign-in', { ...DESK, script: false, expected: /429/ })
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  for (let asks = 0; asks < 2; asks += 1) await page.getByRole('button', { name: 'Send a new code' }).click()
  await eventually(() => codesFor(site(), email)).toHaveLength(3)
  const { challengeId = '' } = await formOf(page)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await page.getByText('No mail was sent: this address was sent several codes a short time ago.').waitFor()
  expect(await formOf(page)).toMatchObject({ challengeId })
})

/** What the form on the page sends beside the code. */
async function formOf(page: Page): Promise<Record<string, string>> {
  const fields = page.locator('form', { has: page.getByLabel('Code of 6 digits') }).locator('input[type="hidden"]')
  return Object.fromEntries(
    await fields.evaluateAll((all) => all.map((field) => [field.getAttribute('name'), field.getAttribute('value')])),
  )
}

/** Somebody books a seat in a browser of their own; answers the reference. */
async function book(email: string, seat: string): Promise<string> {
  const held = await post('/holds', { lines: [{ kind: 'ferry', tripId: `tm-101.${DAY}`, seats: [seat] }] })
  const cookie = held.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { hold } = (await held.json()) as { hold: { id: string } }
  const lead = { name: 'Asha Rao', email, contactNumber: '9876543210', adult18: true }
  const travellers = [{ name: 'Asha Rao', age: 31, sex: 'F', nationality: 'IN' }]
  const asked = { holdId: hold.id, lead, travellers, plan: 'full', notice: '1' }
  const placed = await post('/bookings', asked, {
    cookie,
    origin: origin(),
    'idempotency-key': `sign-in-journey-${seat}`,
  })
  const { booking } = (await placed.json()) as { booking: { ref: string } }
  return booking.ref
}

function askFrom(page: Page, email: string): Promise<number> {
  return page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: address })
    return (await fetch('/api/v1/auth/code', { method: 'POST', headers, body })).status
  }, email)
}

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin()}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
