import { expect, test } from 'vitest'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { nameOfFocused, tabAndEnter, tabTo } from '#tests/support/keys.ts'
import { cards, pricesOf } from '#tests/support/site-steps.ts'
import { TWIN_DAY } from '#tests/support/water-days.ts'

const { visit, site } = browsePinnedSite()

test('deals of a kind are chosen, put in order and opened without a mouse', async () => {
  const page = await visit('/deals', DESK)
  await tabAndEnter(page, 'Tour packages3')
  await page.waitForURL('**/deals?kind=package')
  await eventually(() => cards(page).count()).toBe(3)
  // The list has changed, the keyboard stays where it was.
  expect(await nameOfFocused(page)).toBe('Tour packages3')
  await tabTo(page, /^Sort by/)
  await page.keyboard.press('End')
  await eventually(() => pricesOf(cards(page))).toEqual([17_200, 18_800, 23_900])
  await tabAndEnter(page, 'Island Saver')
  await page.getByRole('heading', { level: 1, name: 'Island Saver' }).waitFor()
})

test('the search is opened, asked and answered without a mouse', async () => {
  const page = await visit('/about', PHONE)
  await tabTo(page, 'Search')
  // The link opens the box once its script is there; before, it leads to the page of the search.
  await page
    .locator('[aria-haspopup="dialog"]')
    .and(page.getByRole('link', { name: 'Search' }))
    .waitFor()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'Search' })
  await box.waitFor()
  await page.keyboard.type('parasaling')
  await box
    .getByRole('option', { name: /^Parasailing/ })
    .first()
    .waitFor()
  await tabTo(page, 'Close search')
  await page.keyboard.press('Shift+Tab')
  expect(await nameOfFocused(page)).toBe('What are you looking for?')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/water-sport-details/parasailing')
  // The box is gone; the keyboard is where it was opened, not lost.
  await eventually(() => nameOfFocused(page)).toBe('Search')
})

test('a water sport is found by its filters, booked for a party, and the enquiry sent, without a mouse', async () => {
  const page = await visit('/water-sports', { ...DESK, clock: true })
  const { keyboard } = page
  await tabTo(page, 'Swimming')
  await keyboard.press('End')
  await page.waitForURL('**/water-sports?swimming=1')
  expect(await nameOfFocused(page)).toBe('Swimming')
  await page.getByRole('link', { name: 'Clear all' }).waitFor()
  await tabAndEnter(page, 'Clear all')
  await page.getByRole('status').getByText('20 water sports').waitFor()

  await page.goto(new URL('/water-sport-details/guided-snorkelling', page.url()).href)
  const booking = page.getByRole('complementary', { name: /^Guided Snorkelling.* Booking$/ })
  await booking.getByText('₹1,600').first().waitFor()
  await tabTo(page, 'Date')
  // A field of the browser's own, in the order of its language: day and month are the same number.
  const [year, month] = TWIN_DAY.split('-')
  await keyboard.type(`${month}${month}${year}`)
  await eventually(() => booking.getByLabel('Date').inputValue()).toBe(TWIN_DAY)
  await tabTo(page, /^08:00/)
  await keyboard.press('Space')
  await tabAndEnter(page, 'More: No. of Guest')
  await booking.getByText('₹2,400').first().waitFor()
  for (const guest of [1, 2, 3]) {
    await tabTo(page, `Age of guest ${guest}`)
    await keyboard.type(String(30 + guest))
  }
  await tabTo(page, /health rules/)
  await keyboard.press('Space')
  await tabAndEnter(page, 'Enquire Now')
  await page.getByRole('heading', { level: 1, name: /^Enquire about Guided Snorkelling/ }).waitFor()
  const form = page.getByRole('main')
  expect(await form.getByLabel('Age of guest 3').inputValue()).toBe('33')
  for (const [label, words] of [
    ['Name', 'Asha Rao'],
    ['Mobile number', '98765 43210'],
    ['Email', 'reef.keys@example.in'],
  ] as const) {
    await tabTo(page, label)
    await keyboard.type(words)
  }
  await page.clock.fastForward(20_000)
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  const reference = new URL(page.url()).searchParams.get('sent') ?? 'none'
  await eventually(async () => (await site().mails()).filter((mail) => mail.includes(reference)).length).toBe(2)
})
