import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, type Edition, eventually, PHONE } from '#tests/support/browser.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

describe.each([PHONE, DESK] as Edition[])('start dates of a package, without script, at $width px', ({ width }) => {
  const edition = { width, script: false }

  test('a month, a day and a party are chosen before anything is booked, and it is booked at the price shown', async () => {
    const page = await visit('/package-details/two-shores-honeymoon', edition)
    await page.getByRole('link', { name: 'See days and prices' }).first().click()
    await page.getByRole('heading', { name: 'When would you like to start?' }).waitFor()
    await page.getByText('Choose a day to see its exact price.').waitFor()
    await page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'January 2027' }).click()
    const january = page.getByRole('table', { name: 'January 2027' })
    await page.getByText('Peak season').waitFor()
    expect(await january.getByRole('link', { name: 'Sun 3 Jan 2027, ₹34,000', exact: true }).count()).toBe(1)
    await page
      .getByRole('table', { name: 'February 2027' })
      .getByRole('link', { name: /^Sat 13 Feb 2027, ₹27,200/ })
      .click()
    const chosen = page.getByRole('complementary', { name: 'Start dates' })
    const title = chosen.getByRole('heading', { name: 'Sat 13 Feb 2027 to Thu 18 Feb 2027' })
    await title.waitFor()
    await eventually(() => isSeen(title)).toBe(true)
    await chosen.getByText('Pay ₹27,200 now, ₹27,200 by Fri 29 Jan 2027').waitFor()
    await chosen.getByText('Cancel by Fri 29 Jan 2027: ₹43,520 comes back').waitFor()
    await chosen.getByLabel('Adults').fill('3')
    await chosen.getByRole('button', { name: 'Show prices' }).click()
    await page.waitForURL(/adults=3/)
    await chosen.getByText(/^for 3 adults, includes ₹[\d,]+ taxes$/).waitFor()
    const price = (await wordsOf(chosen.locator('.price strong'))).trim()
    await chosen.getByRole('button', { name: 'Book Now' }).click()
    await page.waitForURL('**/checkout/**')
    await page.getByText(price).first().waitFor()
  })

  test('a dear day names the nearest that costs less; days that are past or sold are no links', async () => {
    const page = await visit('/package-details/two-shores-honeymoon/dates?date=2027-01-12&month=2027-01', edition)
    const chosen = page.getByRole('complementary', { name: 'Start dates' })
    await chosen.getByText('₹6,800 less a person from Sat 16 Jan 2027.').waitFor()
    await chosen.getByRole('link', { name: 'See Sat 16 Jan 2027' }).click()
    await chosen.getByRole('heading', { name: 'Sat 16 Jan 2027 to Thu 21 Jan 2027' }).waitFor()
    await page.goto(new URL('/package-details/two-shores-honeymoon/dates?month=1999-01&date=nonsense', page.url()).href)
    expect(await page.getByRole('table').count()).toBe(2)
    expect(await page.getByRole('table').first().getByRole('cell').first().getByRole('link').count()).toBe(0)
  })
})

/** Within the window, without scrolling. */
async function isSeen(what: Locator): Promise<boolean> {
  const box = await what.boundingBox()
  const { height } = what.page().viewportSize() ?? { height: 0 }
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

test('the calendar is walked by the keyboard, and each day says what it costs', async () => {
  const page = await visit('/package-details/two-shores-honeymoon/dates?month=2027-01', DESK)
  const day = page.getByRole('link', { name: 'Sun 17 Jan 2027, ₹27,200', exact: true })
  await day.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/date=2027-01-17/)
  await eventually(() => page.getByRole('link', { name: /^Sun 17 Jan 2027/ }).getAttribute('aria-current')).toBe('date')
  // The keyboard goes on where the day is booked.
  const chosen = page.getByRole('complementary', { name: 'Start dates' })
  await eventually(() => chosen.evaluate((panel) => panel === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await chosen.getByLabel('Adults').evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a package that nobody knows has no dates', async () => {
  const page = await visit('/', DESK)
  const response = await page.request.get(new URL('/package-details/no-such-package/dates', page.url()).href)
  expect(response.status()).toBe(404)
})
