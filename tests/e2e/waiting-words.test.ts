import { afterAll, afterEach, expect, test } from 'vitest'
import { browseSite, DESK, PHONE, untilAlive } from '#tests/support/browser.ts'
import { type FakeProvider, noAnswers, openFakeProvider } from '#tests/support/fake-provider.ts'
import { type FakeResponse, foreignAnswers } from '#tests/support/foreign-answers.ts'
import { bringIntoView, openBooking, openTourMenu, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

/** Later than the three seconds after which the page says so, before the four after which nobody waits any more. */
const SLOW_MS = 3_400

let provider: FakeProvider
const { visit } = browseSite(async () => {
  provider = await openFakeProvider()
  return openTestSite({ API_BASE_URL: provider.url })
})
afterEach(() => provider.answerWith())
afterAll(() => provider.close())

// First of all: categories that came once are remembered for a minute.
test('the menu says that it is loading while it asks again, and then has the categories', async () => {
  changes('/travelCategory/fetch', () => ({ hangsUp: true }))
  const page = await visit('/about', DESK)
  const menu = await openTourMenu(page)
  changes('/travelCategory/fetch', (answer) => ({ ...answer, delayMs: 800 }))
  await menu.getByRole('link', { name: 'Retry' }).click()
  await menu.getByRole('link', { name: 'Loading...' }).waitFor()
  await menu.getByRole('link', { name: 'Beach Holidays' }).waitFor()
  expect(await menu.getByText('Loading...').count()).toBe(0)
})

test('a price that is slow to come: the page says that it works, that it still works, and then the price', async () => {
  const page = await visit('/package-details/north-lagoon', { ...DESK, clock: true })
  const booking = await openBooking(page)
  await booking.getByText('₹20,000').waitFor()
  changes('/travelPackage/pricing', (answer) => ({ ...answer, delayMs: SLOW_MS }))
  await booking.getByRole('button', { name: 'More: Adults' }).click()
  await booking.getByText('Working out the price...').waitFor()
  expect(await booking.getByText('₹20,000').count(), 'the price of another party').toBe(0)
  await page.clock.fastForward(3_000)
  await booking.getByText('Still working on the price...').waitFor()
  await booking.getByText('₹30,000').waitFor()
  expect(await booking.getByText(/orking/).count()).toBe(0)
})

test('the booking of a water sport waits for its price in the same words, and says when none comes', async () => {
  changes('/waterSports/pricing', () => ({ body: { status: 1 }, delayMs: SLOW_MS }))
  const page = await visit('/water-sport-details/W1', { ...PHONE, clock: true, expected: /404/ })
  await page.getByRole('link', { name: 'Book Now' }).click()
  const sheet = page.getByRole('dialog', { name: 'Lagoon Dive Booking' })
  await sheet.getByRole('button', { name: 'More: No. of Guest' }).click()
  await sheet.getByText('Working out the price...').waitFor()
  await page.clock.fastForward(3_000)
  await sheet.getByText('Still working on the price...').waitFor()
  await sheet.getByText('Error fetching data').waitFor()
  await sheet.getByRole('button', { name: 'Retry' }).waitFor()
})

test('words stand where a water sport will be, while its page is fetched', async () => {
  const page = await visit('/water-sports', { ...PHONE, expected: /404/ })
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/water-sport-details\/.*\.data/, async (route) => {
    await seen
    await route.continue()
  })
  await page.getByRole('link', { name: 'Lagoon Dive', exact: true }).click()
  await page.getByRole('status').getByText('Loading tour details...').waitFor({ state: 'attached' })
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Lagoon Dive' }).waitFor()
})

test('similar packages that do not come are told of in their own place, the package is read all the same', async () => {
  changes('/travelPackage/similarPackage/fetch', () => ({ hangsUp: true }))
  const page = await visit('/package-details/west-lagoon', { ...PHONE, expected: /503/ })
  await page.getByRole('heading', { level: 1, name: 'West Lagoon Week' }).waitFor()
  await bringIntoView(page.getByRole('contentinfo'))
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch similar packages' })
  await alert.waitFor()
  provider.answerWith()
  await alert.getByRole('link', { name: 'Retry' }).click()
  await untilAlive(page)
  await bringIntoView(page.getByRole('contentinfo'))
  await page.getByRole('link', { name: 'Upper Lagoon Week', exact: true }).waitFor()
})

test.each([
  {
    what: 'its own words',
    answer: { status: 503, body: { status: 0, message: 'The desk is closed' } },
    says: 'The desk is closed',
  },
  { what: 'no words at all', answer: { hangsUp: true }, says: 'Error fetching data' },
])('an enquiry that is refused with $what keeps what was typed', async ({ answer, says }) => {
  const page = await visit('/package-details/east-lagoon', { ...DESK, clock: true, expected: /503/ })
  await page.getByRole('link', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Email').fill('asha@example.in')
  await dialog.getByLabel('Mobile number').fill('9876543210')
  await page.clock.fastForward(20_000)
  changes('/enquiry/submit', () => answer)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByRole('alert').getByText(says).waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Asha Rao')
})

test('the hotels and their three sections say that nothing came, each with Retry', async () => {
  provider.answerWith(noAnswers)
  const page = await visit('/hotels', { ...DESK, script: false })
  const alerts = page.getByRole('main').getByRole('alert')
  expect(await alerts.count()).toBeGreaterThan(1)
  await alerts.filter({ hasText: 'Failed to fetch hotels.' }).first().getByRole('link', { name: 'Retry' }).waitFor()
  expect(await wordsOf(page.getByRole('main'))).not.toMatch(/No hotel|0 hotels/)
})

/** From now on one call is answered in another way, the others as ever. */
function changes(path: string, change: (answer: FakeResponse | undefined) => FakeResponse): void {
  provider.answerWith((asked, query, body) => {
    const answer = foreignAnswers(asked, query, body)
    return asked === path ? change(answer) : answer
  })
}
