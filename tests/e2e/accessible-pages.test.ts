import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers, colourBarriers } from '#tests/support/axe.ts'
import { browseSite, DESK, type Edition, PHONE } from '#tests/support/browser.ts'
import { openBooking, openFilters, openSearch, openTourMenu } from '#tests/support/site-steps.ts'

const { visit } = browseSite()

const PAGES = [
  '/',
  '/tours',
  '/tour-packages/honeymoon',
  '/package-details/island-saver',
  '/package-details/island-saver/enquiry?adults=2&children=1',
  '/places',
  '/place-details/cellular-jail',
  '/hotels',
  '/hotel-search',
  '/hotel-details/lantern-reef',
  '/water-sports?place=north-bay',
  '/water-sport-details/parasailing',
  '/water-sport-details/night-kayak/enquiry?date=2027-02-11',
  '/deals',
  '/deals?kind=car&sort=price_asc',
  '/package-details/island-saver/reviews',
  '/search?q=havlock',
  '/search?q=xyzzyq',
  '/blog',
  '/blog/permits-and-id',
  '/about',
  '/contact',
  '/contact/sent?reference=ENQ-7K2M9P',
  '/faq',
  '/when-to-go',
  '/refund-policy',
  '/privacy-policy',
  '/nowhere',
  '/package-details/no-such-package',
]

const OPENED = [
  { what: 'the menu', path: '/deals', open: openTourMenu },
  { what: 'the side panel', path: '/deals', open: openPanel },
  { what: 'the search box', path: '/deals', open: searchFor },
  { what: 'the filters', path: '/tours', open: openFilters },
  { what: 'the booking with children', path: '/package-details/island-saver', open: bookWithChildren },
  { what: 'the Quick Enquiry with its errors', path: '/package-details/island-saver', open: enquireWrongly },
]

describe.each([PHONE, DESK] as Edition[])('axe finds nothing at $width px', (edition) => {
  test.each(PAGES)('on %s, by day and by night', async (path) => {
    const page = await visit(path, { ...edition, expected: /404/ })
    await findsNothing(page)
  })

  test.each(OPENED)('with $what open, by day and by night', async ({ path, open }) => {
    const page = await visit(path, edition)
    await open(page)
    await findsNothing(page)
  })
})

test('axe finds nothing with a picture open over the page', async () => {
  const page = await visit('/place-details/cellular-jail', PHONE)
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await findsNothing(page)
})

test('axe is awake: a picture without words and pale text are found', async () => {
  const page = await visit('/deals', PHONE)
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('img'))
    main.style.color = 'light-dark(#ddd, #333)'
  })
  expect((await barriers(page)).join()).toMatch(/image-alt.*color-contrast|color-contrast.*image-alt/)
  expect((await colourBarriers(page)).join()).toMatch(/color-contrast/)
})

async function findsNothing(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourBarriers(page), 'by night').toEqual([])
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saved, theme and contact' }).click()
  await page.getByRole('dialog', { name: 'Saved, theme and contact' }).waitFor()
}

async function searchFor(page: Page): Promise<void> {
  const box = await openSearch(page)
  await box.getByRole('combobox').fill('celular')
  await box.getByRole('option', { name: /^Cellular Jail/ }).waitFor()
  await page.keyboard.press('ArrowDown')
}

async function bookWithChildren(page: Page): Promise<void> {
  const booking = await openBooking(page)
  await booking.getByRole('button', { name: 'More: Children' }).click()
  await booking.getByLabel('Age of child 1').waitFor()
}

async function enquireWrongly(page: Page): Promise<void> {
  const booking = await openBooking(page)
  await booking.getByRole('link', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByText('Please enter your name').waitFor()
}
