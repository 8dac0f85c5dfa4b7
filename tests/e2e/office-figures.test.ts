import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { browseSite, type Edition, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { looksRight } from '#tests/support/look.ts'
import { openBooking, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, site, origin } = browseSite(() => openTestSite())

const page = async (path: string) => (await fetch(`${origin()}${path}`)).text()

/** Each is asked for once only: what the page cache keeps may be two minutes old. */
test('pages say how long a hold lives as the office has set it', async () => {
  await site().set('holding_limits', { holdMinutes: 25 })
  expect(await page('/package-details/five-day-island-hop')).toContain('Held for 25 minutes while you pay.')
  expect(await page('/payment-policy')).toContain('are kept for 25 minutes.')
  expect(await page('/faq')).toContain('We keep everything for 25 minutes while')
  expect(await page('/api/docs')).toContain('Keeps everything asked for, or nothing, for 25 minutes')
})

const ASKED = '/currency?currency=USD&amount=38000'
const hints = (from: Page) => from.locator('.currency-hint')

test('without rates of the office nothing tells of other currencies', async () => {
  const answer = await fetch(`${origin()}${ASKED}`)
  expect(answer.status).toBe(404)
  expect(await page('/about')).not.toMatch(/currency/i)
})

test('rates of the office are read and a sum is worked out without script', async () => {
  const today = dayInIndia(new Date(Date.now() + site().aheadMs))
  await site().set('currency_rates', { asOf: today, rates: { USD: 84.5, EUR: 91.2, JPY: 0.5612 } })
  const read = await visit(ASKED, { ...PHONE, script: false })
  await read.getByRole('heading', { level: 1, name: 'Prices in your currency' }).waitFor()
  await read.getByRole('heading', { name: `Rates of ${formatDay(today)}` }).waitFor()
  await read.getByText('₹38,000 is about $450.').waitFor()
  expect(await read.getByRole('row').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^US Dollar USD\s+₹84\.50\s+about \$118$/),
  )
  expect(await read.getByLabel('Show a guide beside every price').isVisible(), 'needs script').toBe(false)
  await read.getByLabel('Rupees').fill('5000')
  await read.getByLabel('Currency').selectOption('JPY')
  await read.getByRole('button', { name: 'Work it out' }).click()
  await read.getByText('₹5,000 is about ¥8,910.').waitFor()
  await looksRight(read, PHONE)
  const ofFooter = read.getByRole('contentinfo')
  const link = ofFooter.getByRole('link', { name: 'Prices in your currency' })
  expect(await colourOf(link), 'light, on the dark of the footer').toBe(await colourOf(ofFooter))
})

const colourOf = (of: Locator) => of.evaluate((node) => getComputedStyle(node).color)

const NIGHT: Edition = { width: 1280, theme: 'dark' }

test('a chosen currency stands beside every price on offer, with the day of its rate, and never where one pays', async () => {
  const shopper = await visit('/currency?amount=1', PHONE)
  await shopper.getByLabel('Show a guide beside every price').selectOption('USD')
  await shopper.goto(`${origin()}/tours`)
  const note = shopper.getByRole('contentinfo').getByText(/^The prices in another currency are a guide at the rates of/)
  await note.waitFor()
  const cards = shopper.getByRole('region', { name: 'Results' }).getByRole('article')
  await eventually(
    () =>
      cards
        .first()
        .getByText(/^about \$\d[\d,]*$/)
        .count(),
    'a hint on a card',
  ).toBe(1)
  expect(await hints(shopper).count()).toBe(await shopper.locator('.price strong').count())
  await looksRight(shopper, PHONE)

  await cards.first().getByRole('heading').getByRole('link').click()
  await shopper.waitForURL('**/package-details/**')
  const price = shopper.locator('.product-panel .price strong').first()
  await eventually(() => wordsOf(price)).toMatch(/^₹[\d,]+about \$[\d,]+$/)
  expect(await price.locator('.currency-hint').getAttribute('title')).toMatch(/^At the rate of .* You pay in rupees\.$/)
  await looksRight(shopper, PHONE)

  // What is paid is in rupees alone.
  const booking = await openBooking(shopper)
  await booking.getByLabel('Travel date').fill(addDays(dayInIndia(new Date(Date.now() + site().aheadMs)), 60))
  await booking.getByRole('button', { name: 'Book Now' }).click()
  await shopper.getByRole('heading', { level: 1, name: 'Complete your booking' }).waitFor()
  await note.waitFor({ state: 'detached' })
  expect(await hints(shopper).count()).toBe(0)
  expect(await wordsOf(shopper.getByRole('main'))).not.toMatch(/\$\d/)
})

test('what a party pays is told anew as it changes, and the choice is taken back', async () => {
  const shopper = await visit('/package-details/island-saver', NIGHT)
  const total = shopper.locator('.product-panel .total dd').first()
  await total.waitFor()
  expect(await hints(shopper).count(), 'none is what everybody begins with').toBe(0)
  await shopper.goto(`${origin()}/currency`)
  await untilAlive(shopper)
  const beside = shopper.getByLabel('Show a guide beside every price')
  await beside.selectOption('EUR')
  await looksRight(shopper, NIGHT)
  await shopper.goto(`${origin()}/package-details/island-saver`)
  await eventually(() => wordsOf(total)).toMatch(/^₹37,600about €412$/)
  await shopper.getByRole('button', { name: 'More: Adults' }).click()
  await eventually(() => wordsOf(total)).toMatch(/^₹53,956about €592$/)
  await shopper.goto(`${origin()}/currency`)
  await untilAlive(shopper)
  await beside.selectOption('')
  await shopper.goto(`${origin()}/package-details/island-saver`)
  await total.waitFor()
  expect(await hints(shopper).count()).toBe(0)
})
