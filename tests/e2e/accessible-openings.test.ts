import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers, colourBarriers, findsNothing } from '#tests/support/axe.ts'
import { browseSharedSite, DESK, type Edition, PHONE, untilAlive } from '#tests/support/browser.ts'
import { openBooking, openFilters, openSearch, openTourMenu } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

/** The search bar of the hotels, with what it opens. */
const SEARCH = '[role=search]'

/** What a page opens, one after the other; a dialog makes the page under it inert, and that page is looked at as it stands (surveyPage). */
const OPENED = [
  {
    path: '/deals',
    opens: [
      { what: 'the menu', open: openTourMenu, within: 'header' },
      { what: 'the side panel', open: openPanel, within: 'dialog[open]' },
    ],
  },
  { path: '/search?q=neil', opens: [{ what: 'the search box', open: searchFor, within: 'dialog[open]' }] },
  {
    path: '/package-details/island-saver',
    opens: [
      { what: 'the booking with children', open: bookWithChildren, within: 'main, dialog[open]' },
      { what: 'the Quick Enquiry with its errors', open: enquireWrongly, within: 'dialog[open]' },
    ],
  },
]

test('axe finds nothing in the filters of a phone; at a desk they stand on the page (surveyPage)', async () => {
  const page = await visit('/tours', PHONE)
  await openFilters(page)
  await findsNothing(page, 'dialog[open]')
})

describe.each([PHONE, DESK] as Edition[])('axe finds nothing at $width px', (edition) => {
  test.each(OPENED)('with each part of $path open, by day and by night', async ({ path, opens }) => {
    const page = await visit(path, edition)
    for (const { what, open, within } of opens) {
      await open(page)
      expect.soft(await barriers(page, within), what).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await colourBarriers(page, within), `${what} by night`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
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
  await findsNothing(page, 'dialog[open]')
})

describe.each([PHONE, DESK] as Edition[])('axe finds nothing in what the hotels open, at $width px', (edition) => {
  test('the places, the calendar and the rooms of the search, also when they complain', async () => {
    const page = await visit('/hotels', edition)
    const search = page.getByRole('search')
    await search.getByRole('button', { name: /^Destination/ }).click()
    const field = search.getByRole('combobox', { name: 'Destination' })
    await field.fill('island')
    await search.getByRole('option').nth(2).waitFor()
    await page.keyboard.press('ArrowDown')
    await findsNothing(page, SEARCH)
    await field.fill('atlantis')
    await field.press('Enter')
    await search.getByRole('alert').getByText('We do not know “atlantis”').waitFor()

    await search.getByRole('button', { name: /^Check-In/ }).click()
    await search.getByRole('grid').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await search.getByText('Choose your check-out, up to 30 nights later').waitFor()
    await findsNothing(page, SEARCH)
    await page.keyboard.press('Escape')

    await search.getByRole('button', { name: /^Rooms\/Guests/ }).click()
    const panel = page.getByRole('dialog', { name: 'Rooms/Guests' })
    await panel.getByRole('button', { name: 'Add a room' }).click()
    const second = panel.getByRole('group', { name: 'Room 2' })
    for (let press = 0; press < 2; press += 1) await second.getByRole('button', { name: 'Fewer: Adults' }).click()
    await search.getByRole('alert').getByText('Room 2 needs at least one adult').waitFor()
    await findsNothing(page, SEARCH)
  })

  test('the filters, the map and the pictures', async () => {
    const page = await visit('/hotel-search?stars=5', edition)
    if (edition.width < 600) {
      await openFilters(page)
      await findsNothing(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Map' }).click()
      await page.getByRole('dialog', { name: 'Map' }).getByRole('link').first().waitFor()
      await findsNothing(page, 'dialog[open]')
    } else {
      for (const filter of ['Price per night', 'Location']) {
        await page.getByText(filter, { exact: true }).first().click()
        await findsNothing(page, '.hotel-filter-bar')
      }
    }
    await page.goto(new URL('/hotel-details/lantern-reef', page.url()).href)
    await untilAlive(page)
    await page.getByRole('link', { name: /^Open picture 1 of/ }).click()
    const box = page.getByRole('dialog', { name: 'Lantern Reef Resort' })
    await box.getByRole('img').waitFor()
    await box.getByRole('button', { name: 'Zoom in' }).click()
    await box.getByRole('status').getByText('150%').waitFor()
    await findsNothing(page, 'dialog[open]')
  })
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

async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
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

/** From the booking as it is open. */
async function enquireWrongly(page: Page): Promise<void> {
  const role = (page.viewportSize()?.width ?? 0) < 600 ? 'dialog' : 'complementary'
  const booking = page.getByRole(role, { name: 'Tour Booking' })
  await booking.getByRole('link', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByText('Please enter your name').waitFor()
}
