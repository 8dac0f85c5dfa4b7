import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { answersIt, HOME_SEARCHES, searchFromHome } from '#tests/support/home-searches.ts'
import {
  bringIntoView,
  cards,
  closeFilters,
  footerLink,
  openBooking,
  openFilters,
  openTourMenu,
  pricesOf,
  wordsOf,
} from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

describe('on a phone', () => {
  test.each(HOME_SEARCHES)('the search for $kind on the home page leads to what was chosen', async (search) => {
    const page = await visit('/', PHONE)
    await searchFromHome(page, search)
    await answersIt(page, search)
  })

  test('a category of the menu leads to its packages', async () => {
    const page = await visit('/', PHONE)
    const menu = await openTourMenu(page)
    await menu.getByRole('link', { name: 'Honeymoon' }).click()
    await page.getByRole('heading', { level: 1, name: 'Honeymoons on two or three islands' }).waitFor()
    expect(page.url()).toMatch(/\/tour-packages\/honeymoon$/)
    await page.getByText('4 packages', { exact: true }).waitFor()
    expect(await cards(page).count()).toBe(4)
    await menu.getByRole('link', { name: 'Honeymoon' }).waitFor({ state: 'hidden' })
  })

  test('duration, budget and order are in the address, and the counts keep their word', async () => {
    const page = await visit('/tour-packages/honeymoon', PHONE)
    const filters = await openFilters(page)
    await filters.getByRole('radio', { name: '4 nights 5 days 6' }).click()
    await shows(page, 6)
    expect(new URL(page.url()).pathname, 'a filter leaves the category').toBe('/tours')
    expect(queryOf(page)).toEqual({ duration: '4 nights 5 days' })

    const highest = filters.getByRole('textbox', { name: 'To, rupees' })
    await highest.fill('30000')
    await highest.press('Enter')
    await shows(page, 3)
    expect(queryOf(page)).toEqual({ duration: '4 nights 5 days', maxPrice: '30000' })
    await closeFilters(page)

    await page.getByLabel('Sort by').selectOption('Price - High To Low')
    await eventually(() => queryOf(page)).toMatchObject({ sort: 'price_desc' })
    await eventually(() => pricesOf(cards(page))).toEqual([23_900, 23_600, 18_800])

    await page.getByRole('link', { name: 'Only Honeymoon' }).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/tour-packages/honeymoon')
  })

  test('the list grows as it is scrolled, and Back finds it as it was left', async () => {
    const page = await visit('/tours?sort=price_asc', PHONE)
    await cards(page).nth(5).scrollIntoViewIfNeeded()
    await eventually(() => cards(page).count()).toBe(12)
    expect(queryOf(page)).toEqual({ sort: 'price_asc', page: '2' })
    await cards(page).nth(11).scrollIntoViewIfNeeded()
    await eventually(() => cards(page).count()).toBe(18)
    const prices = await pricesOf(cards(page))
    expect(prices).toEqual([...prices].sort((one, other) => one - other))

    const card = cards(page).nth(14)
    await card.scrollIntoViewIfNeeded()
    const name = await wordsOf(card.getByRole('heading'))
    const place = await page.evaluate(() => scrollY)
    const shown = await cards(page).count()
    await card.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    // A page of cards that was on its way when the visitor left may have come since.
    await eventually(() => cards(page).count()).toBeGreaterThanOrEqual(shown)
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 20)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 20)
  })

  test('the ages of the children decide the price, to the rupee', async () => {
    const page = await visit('/package-details/island-saver', PHONE)
    const booking = await openBooking(page)
    await booking.getByText('₹37,600').first().waitFor()
    await booking.getByRole('button', { name: 'More: Children' }).click()
    await booking.getByRole('button', { name: 'More: Children' }).click()
    await booking.getByText('Choose the age of child 1 to see the price.').waitFor()
    await booking.getByLabel('Age of child 1').selectOption('8 years, own bed')
    await booking.getByText('Choose the age of child 2 to see the price.').waitFor()
    await booking.getByLabel('Age of child 2').selectOption('4 years')
    // Two adults at 18,800, a child with bed at 0.60 and one without at 0.40 of that.
    await booking.getByText('₹56,400').waitFor()
    await booking.getByText('₹11,280').waitFor()
    await booking.getByText('₹7,520').waitFor()
    await booking.getByText('includes ₹2,686 taxes', { exact: true }).waitFor()
  })
})

test('at a desk the menu hangs from the header, the filters stand beside the list, and the booking beside the package', async () => {
  const page = await visit('/', { ...DESK, theme: 'dark' })
  const menu = await openTourMenu(page)
  await menu.getByRole('link', { name: 'Honeymoon' }).click()
  await page.getByRole('heading', { level: 1, name: 'Honeymoons on two or three islands' }).waitFor()
  await menu.getByRole('link', { name: 'Honeymoon' }).waitFor({ state: 'hidden' })
  await (await openFilters(page)).getByRole('radio', { name: '4 nights 5 days 6' }).click()
  await shows(page, 6)
  expect(queryOf(page)).toEqual({ duration: '4 nights 5 days' })
  await cards(page).getByRole('link', { name: 'Island Saver', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Island Saver' }).waitFor()
  const booking = await openBooking(page)
  await booking.getByRole('button', { name: 'More: Children' }).click()
  await booking.getByLabel('Age of child 1').selectOption('8 years, own bed')
  await booking.getByText('₹48,880').waitFor()
})

test('the searches of the home page are chosen, filled in and sent by keyboard alone', async () => {
  const page = await visit('/', DESK)
  await page.getByRole('radio', { name: 'Holidays' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Ferries' }).isChecked()).toBe(true)
  const search = page.getByRole('main').getByRole('search')
  expect(await search.count(), 'one of the four is there').toBe(1)
  await page.keyboard.press('Tab')
  expect(await search.getByLabel('From').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sha')
  await search.getByLabel('Adults').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /to Shaheed Dweep/ }).waitFor()
  await page.getByText('Fares for 3 adults', { exact: false }).waitFor()
})

test('the home page says what this month is like, and where its places are', async () => {
  // A later visit: what the server draws then comes as data.
  const page = await visit('/about', DESK)
  await page.getByRole('banner').getByRole('link', { name: 'Padauk' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('radio', { name: 'Cars' }).check()
  await page.getByRole('main').getByRole('search', { name: 'Find cars' }).waitFor()
  const month = page.getByRole('link', { name: /^The islands in / })
  const name = (await wordsOf(month)).replace('The islands in ', '')
  expect(await wordsOf(page.locator('.month-line'))).toMatch(
    /Day\s*\d+°\s*Sea\s*\d+°\s*Rain\s*\d+ days?\s*Sunset\s*\d\d:\d\d/,
  )
  const map = page.getByRole('img', { name: 'Map of these places' })
  await bringIntoView(map)
  await eventually(() => map.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const listed = page.locator('.atlas').getByRole('listitem')
  const drawn = await page.evaluate(async () => (await fetch('/places-map/day')).text())
  expect([...drawn.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: await listed.count() }, (_, index) => index + 1),
  )
  await month.click()
  await page.getByRole('region', { name }).waitFor()
})

test('a new visit starts at the top, also from far down a page', async () => {
  // The end of the list: nothing grows under the click.
  const page = await visit('/tours?page=6', PHONE)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await (await footerLink(page, 'Packages', 'Family')).click()
  await page.waitForURL('**/family-tours')
  await eventually(() => page.evaluate(() => scrollY)).toBe(0)
})

test('View Details opens the package in a new tab, the card opens it in this one', async () => {
  const page = await visit('/deals', DESK)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'View Details of Island Saver' }).click(),
  ])
  await tab.getByRole('heading', { level: 1, name: 'Island Saver' }).waitFor()
  expect(page.url()).toMatch(/\/deals$/)
  const card = page.getByRole('article').filter({ hasText: 'Island Saver' })
  await card.click({ position: { x: 60, y: 60 } })
  await page.getByRole('heading', { level: 1, name: 'Island Saver' }).waitFor()
})

test('more travellers than the package takes are told so, in place of a price', async () => {
  const page = await visit('/package-details/two-shores-honeymoon', DESK)
  const booking = await openBooking(page)
  await booking.getByRole('spinbutton', { name: 'Adults' }).fill('5')
  await booking.getByRole('alert').getByText('The total pax cannot exceed 4').waitFor()
  await booking.getByText('₹54,400').waitFor({ state: 'hidden' })
  expect(await booking.getByRole('button', { name: 'Book Now' }).isDisabled()).toBe(true)
  await booking.getByText('We book groups of more than 4 for you').waitFor()
  const asked = await booking.getByRole('link', { name: 'Ask for this group' }).getAttribute('href')
  expect(asked).toMatch(/^\/contact\?message=Two\+Shores\+Honeymoon.*&adults=5$/)
  await booking.getByRole('button', { name: 'Fewer: Adults' }).click()
  await booking.getByText('The total pax cannot exceed 4').waitFor({ state: 'hidden' })
  await booking.getByRole('button', { name: 'Book Now' }).click({ trial: true })
})

test('a day gone by has no price, and the date to change is at hand instead of Retry', async () => {
  const page = await visit('/package-details/island-saver', DESK)
  const booking = await openBooking(page)
  await booking.getByText('₹37,600').first().waitFor()
  await booking.getByLabel('Travel date').fill('2020-01-01')
  await booking.getByText('Please choose a day from today on').waitFor()
  expect(await booking.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  await booking.getByRole('button', { name: 'Change the date' }).click()
  await eventually(() => booking.getByLabel('Travel date').evaluate((each) => each === document.activeElement)).toBe(
    true,
  )
  await booking.getByLabel('Travel date').fill('')
  await booking.getByText('₹37,600').first().waitFor()
})

test('an address past the end of a list says so, with the way back', async () => {
  const page = await visit('/tours?page=999', DESK)
  await page.getByText('There are no packages on this page of the list.').waitFor()
  await page.getByRole('link', { name: 'Back to the first page' }).click()
  await eventually(() => cards(page).count()).toBeGreaterThan(5)
})

test('an order of the old lists still sorts, and nonsense in an address is left out with a word', async () => {
  const page = await visit('/tours?sort=hight-to-low&page=-3&minPrice=abc', DESK)
  expect((await pricesOf(cards(page)))[0]).toBe(148_000)
  await page.getByText('Part of that address made no sense to us, so we left it out.').waitFor()
})

async function shows(page: Page, count: number): Promise<void> {
  await page.getByRole('status').getByText(`${count} packages`, { exact: true }).waitFor({ state: 'attached' })
  await eventually(() => page.locator('article').count()).toBe(count)
}

function queryOf(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}
