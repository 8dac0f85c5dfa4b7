import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fetchFerryTrip } from '#contract/v1/ferries.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRight, looksRightWide } from '#tests/support/look.ts'

const { visit, site } = browsePinnedSite()

const HOP = '/ferry?plan=hop&from=port+blair&to=havelock&date=2026-12-10&to=neil&date=2026-12-12'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const plan = (page: Page) => page.getByRole('region', { name: 'Plans' }).getByRole('article').first()
const take = (page: Page) => plan(page).getByRole('button', { name: /^Take this plan/ })

test('the days of a crossing, without script, are seen with their boats and fares before one is chosen, and lead to it and back', async () => {
  const page = await visit('/ferry', { ...PHONE, script: false })
  await page.getByRole('button', { name: 'See the days and fares of a month' }).click()
  await heading(page, 'Sri Vijaya Puram (Port Blair) to Swaraj Dweep (Havelock)')
  await page.getByRole('search').getByLabel('Month').selectOption('January 2027')
  await page.getByRole('button', { name: 'Show days' }).click()
  const january = page.getByRole('table', { name: 'January 2027' })
  const day = january.getByRole('link', { name: /^Wed 20 Jan 2027, from ₹1,387 a seat, 3 sailings/ })
  expect(await day.count()).toBe(1)
  const cheapest = page.getByRole('link', { name: /^\w+ \d+ \w+ 2027, from ₹[\d,]+ a seat, \d sailings?$/ })
  const named = await cheapest.first().textContent()
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'November 2026' }).click()
  const past = page.getByRole('table', { name: 'November 2026' }).getByRole('cell').filter({ hasText: /^5/ })
  expect(await past.getByRole('link').count()).toBe(0)
  await page.goBack()
  await page
    .getByRole('link', { name: named ?? '', exact: true })
    .first()
    .click()
  await page
    .getByRole('status')
    .getByText(/^\d ferr(?:y|ies) on /)
    .waitFor()
  await page.getByRole('link', { name: 'See other days and fares' }).click()
  await january.waitFor()
  await page.goto(page.url().replace(/from=[^&]*/, 'from=atlantis'))
  await page.getByText('We do not know this port. Please choose one from the list.').waitFor()
})

test('a calendar of a month looks right, and a day is chosen by the keyboard', async () => {
  const page = await visit('/ferry/days?from=havelock&to=neil&month=2026-12&adults=4', PHONE)
  await looksRightWide(page)
  const day = page.getByRole('link', { name: /^Thu 24 Dec 2026, from/ })
  await day.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ferry\?.*date=2026-12-24&adults=4/)
  await page.getByText('Fares for 4 adults', { exact: false }).waitFor()
  const boat = page.getByRole('article').first().locator('img')
  expect([await boat.getAttribute('loading'), await boat.getAttribute('src')]).toEqual([
    'lazy',
    expect.stringContaining('vessel-'),
  ])
})

test('a whole plan goes on the trip by one tap, with seats together on every boat, and is booked as one', async () => {
  const page = await visit(HOP, PHONE)
  await take(page).click()
  await heading(page, 'My trip')
  await page.getByText(/^Added to your trip: /).waitFor()
  await eventually(() => new URL(page.url()).search).toBe('')
  const lines = page.locator('.trip-line')
  await lines
    .nth(1)
    .getByText(/, seats \w+ and \w+\.$/)
    .waitFor()
  expect(await lines.count()).toBe(2)
  await page.getByRole('button', { name: 'Book Now' }).and(page.locator(':enabled')).click()
  await page.waitForURL('**/checkout/**')
})

describe.each([true, false])('an island hop, with script %s', (script) => {
  test('is walked leg by leg, each leading on to the next, and goes on the trip at the end', async () => {
    const page = await visit(`${HOP}&children=1`, { ...DESK, script })
    await plan(page)
      .getByRole('link', { name: /^Choose seats/ })
      .first()
      .click()
    await heading(page, 'Choose your seats')
    await page.getByText(/^Leg 1 of 2, /).waitFor()
    const next = page.getByRole('button', { name: /^Next: Swaraj Dweep to Shaheed Dweep, \d\d:\d\d$/ })
    await next.click()
    await page.getByText('Please choose 3 seats.').first().waitFor()
    await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
    await page.getByText(/^We chose Premium /).waitFor()
    await next.click()
    await page.getByText(/^Leg 2 of 2, /).waitFor()
    expect(new URL(page.url()).searchParams.getAll('leg')[0]).toMatch(/^[a-z]+-\d+\.2026-12-10(?:~P\w+){3}$/)
    await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
    await page.getByText(/^We chose Premium /).waitFor()
    await page.getByRole('button', { name: 'Put all boats on my trip' }).click()
    await heading(page, 'My trip')
    await page
      .getByText(script ? /^Added to your trip: .*;/ : 'we hold all of them, or none', { exact: false })
      .waitFor()
    if (script) return
    await page.getByRole('button', { name: 'Book Now' }).click()
    await page.waitForURL('**/checkout/**')
  })

  test('whose seats lie apart on one boat is not taken in part: the boat is named, with what is free on it', async () => {
    const page = await visit(`${HOP.replace('12-12', `12-${script ? 13 : 14}`)}&adults=4`, {
      ...PHONE,
      script,
      expected: /409/,
    })
    const id = (await take(page).getAttribute('value'))?.split(' ')[1] ?? ''
    await leaveApart(page, id)
    await take(page).click()
    await heading(page, 'We cannot seat you together on every boat')
    await page.getByText('Nothing was put on your trip.', { exact: false }).waitFor()
    const legs = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await legs
      .first()
      .getByText(/Premium, seats .*: free\.$/)
      .waitFor()
    const second = legs.filter({ hasText: 'Leg 2 of 2: Swaraj Dweep to Shaheed Dweep' })
    await second.getByText('The boat has seats enough, but no 4 of them next to each other', { exact: false }).waitFor()
    await looksRight(page, PHONE)
    await second.getByRole('button', { name: 'Take the plan with these' }).first().click()
    await heading(page, 'My trip')
    await page
      .getByText(script ? /^Added to your trip: .*;/ : 'we hold all of them, or none', { exact: false })
      .waitFor()
  })
})

/** Somebody takes every second row of the cheapest class, and of the other rows all but the first seat. */
async function leaveApart(page: Page, tripId: string): Promise<void> {
  const answer = await page.request.get(new URL(`/api/v1/ferry/trips/${tripId}`, page.url()).href)
  const { trip } = fetchFerryTrip.response.parse(await answer.json())
  const grid = trip.maps.find(({ code }) => code === 'pClass')?.grid ?? []
  const isFree = (seat: string) => trip.pClass[seat]?.isBooked === 0 && trip.pClass[seat].isBlocked === 0
  const taken = grid.flatMap(({ row, cells }) => {
    const free = cells.filter((cell) => cell !== null && isFree(cell)) as string[]
    return row % 2 === 0 ? free : free.slice(1)
  })
  expect(await site().takeSeats(tripId, taken)).toBe('held')
}
