import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { officeOf } from '#tests/support/office-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, origin, site } = browseSite(() => openTestSite())
const openOffice = officeOf({ visit, site })

/** What is saved is on every page within so long (issue of the office). */
const ON_THE_SITE_MS = 1_000
const WEEK_AHEAD = addDays(dayInIndia(new Date()), 7)
const ROAD = 'airport.haddo-wharf'
const ACTIVITY = 'scuba-shore-try-dive'
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor()
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click()
const heads = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const part = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForLoadState('networkidle')
}

async function looks(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await findsNothing(page)
  await looksRightWide(page)
}

const onTheSite = async (asked: () => Promise<string>) => {
  const since = performance.now()
  const asks = expect.poll(asked, { timeout: ON_THE_SITE_MS, interval: 20 })
  return {
    contains: async (text: string) => {
      await asks.toContain(text)
      expect(performance.now() - since).toBeLessThan(ON_THE_SITE_MS)
    },
  }
}
const api = async (path: string) => (await fetch(`${origin()}/api/v1${path}`)).text()

/** Two days of the calendar of a phone by two taps, and what opens to change them. */
async function openDays(page: Page, line: string): Promise<Locator> {
  for (const day of [WEEK_AHEAD, addDays(WEEK_AHEAD, 1)])
    await page.getByRole('gridcell', { name: new RegExp(`${formatDay(day)}: `) }).click()
  await press(page, 'Change')
  const dialog = page.getByRole('dialog', { name: / to / })
  await dialog.getByText(`${line}, 2 days`).waitFor()
  return dialog
}

describe('cars', () => {
  test('a car is made, priced on a road and put on the site, and is there within a second', async () => {
    const page = await openOffice('cars', { ...PHONE, expected: /409/ })
    await page.getByRole('link', { name: /Sedan/ }).first().waitFor()
    await looks(page)
    await press(page, 'New car')
    const form = page.getByRole('dialog', { name: 'New car' })
    await form.getByLabel('Name').fill('Lagoon buggy')
    await findsNothing(page, 'dialog[open]')
    await press(form, 'Make the car')
    await heads(page, 'Lagoon buggy')
    await page.getByLabel('One line about it').fill('For two with a surfboard.')
    await press(page, 'Save')
    await said(page, 'Saved')
    await looks(page)
    await press(page, 'Put on the site')
    await page.getByText('Before it goes on the site it needs a picture.').waitFor()
    await part(page, 'Picture')
    await press(page, 'Add a picture')
    await page.getByRole('dialog').getByRole('list', { name: 'Pictures' }).getByRole('button').first().click()
    await press(page, 'Take this picture')
    await said(page, 'Pictures saved')
    await looks(page)
    await part(page, 'How many')
    await page.getByLabel('Cars on South Andaman').fill('3')
    await press(page, 'Save for South Andaman')
    await said(page, 'South Andaman: saved')
    await looks(page)
    await press(page, 'Put on the site')
    await said(page, 'Lagoon buggy is on the site')

    await page.goto(`${origin()}/office/car-roads/${ROAD}`)
    await page.getByLabel('Lagoon buggy').fill('800')
    await page.getByRole('row', { name: /^Lagoon buggy .* ₹/ }).waitFor()
    await looks(page)
    await press(page, 'Save')
    await said(page, 'Saved')
    const site = await onTheSite(() =>
      api(`/airportCarCharges/fetch?id=${ROAD}&pickupDate=${WEEK_AHEAD}&pickupTime=10:00`),
    )
    await site.contains('Lagoon buggy')
  })

  test('days are closed out and opened again, and never hold fewer cars than are sold', async () => {
    const line = { kind: 'car', hire: 'airport', chargeId: ROAD, vehicles: [{ vehicleId: 'lagoon-buggy', count: 1 }] }
    const when = { passengers: 1, pickupDate: WEEK_AHEAD, pickupTime: '10:00', fromAirport: true }
    const hold = await fetch(`${origin()}/api/v1/holds`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', origin: origin() } },
      body: JSON.stringify({ lines: [{ ...line, ...when }] }),
    })
    expect(hold.status).toBe(201)
    const page = await openOffice('cars/lagoon-buggy/days', { ...PHONE, expected: /409/ })
    await page.getByLabel('Island', { exact: true }).selectOption({ label: 'South Andaman' })
    await looks(page)
    const panel = await openDays(page, 'South Andaman')
    await panel.getByLabel('Cars for sale').fill('0')
    await press(panel, 'Save 2 days')
    await panel.getByText(/^1 of South Andaman are sold on .*\. Set 1 or more\.$/).waitFor()
    await panel.getByLabel('Cars for sale').fill('3')
    await panel.getByRole('switch', { name: 'Close out' }).click()
    await findsNothing(page, 'dialog[open]')
    await press(panel, 'Save 2 days')
    await said(page, '2 days saved')
    await page.getByRole('gridcell', { name: /closed, 1 of 3 sold/ }).waitFor()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await said(page, '2 days as before')
    await page.getByRole('gridcell', { name: /2 left, 1 of 3 sold/ }).waitFor()
  })

  test('many prices are changed at once after each is listed, and a road is made', async () => {
    const page = await openOffice('car-roads', PHONE)
    await page
      .getByRole('link', { name: /Haddo Wharf/ })
      .first()
      .waitFor()
    await looks(page)
    await press(page, 'Change many prices')
    const dialog = page.getByRole('dialog', { name: 'Change many prices' })
    await dialog.getByLabel('Of which car').selectOption({ label: 'Lagoon buggy' })
    await dialog.getByLabel('By how much').fill('10')
    await findsNothing(page, 'dialog[open]')
    await press(dialog, 'Show what changes')
    await dialog.getByRole('row', { name: /Haddo Wharf Lagoon buggy ₹800 ₹880/ }).waitFor()
    await findsNothing(page, 'dialog[open]')
    await press(dialog, 'Save 1 price')
    await said(page, '1 price saved')
    await press(page, 'New road or hire')
    await findsNothing(page, 'dialog[open]')
    await page.getByText('A hire by the hour').click()
    await page.getByLabel('Island').last().selectOption({ label: 'Swaraj Dweep' })
    await page.getByLabel('Inside the price').fill('60')
    await press(page, 'Make the hire')
    await heads(page, 'Hire for 4 hours')
  })

  test('a car package shows what parties pay while its prices are typed', async () => {
    const page = await openOffice('car-packages', PHONE)
    await page.getByRole('table', { name: 'Car packages' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'See it on the site' }).waitFor()
    await page.getByRole('textbox', { name: 'About stop 1' }).waitFor()
    await looks(page)
    await part(page, 'Prices')
    await page.getByRole('textbox', { name: 'Price', exact: true }).first().fill('4321')
    await page.getByRole('table', { name: 'What parties pay' }).getByText('₹4,321').first().waitFor()
    await looks(page)
    await press(page, 'Discard')
    await part(page, 'Pictures')
    await looks(page)
  })
})

describe('activities', () => {
  test('a timetable is changed and a day closed, and both are on the site within a second', async () => {
    const page = await openOffice('activities', { ...PHONE, expected: /409/ })
    await page.getByRole('table', { name: 'Activities' }).getByRole('link').first().waitFor()
    await looks(page)
    await page.goto(`${origin()}/office/activities/${ACTIVITY}`)
    await page.getByRole('textbox', { name: 'About the activity' }).waitFor()
    await page.getByLabel('What to bring').fill('A towel\nWater')
    await press(page, 'Save')
    await said(page, 'Saved')
    await looks(page)
    await part(page, 'Timetable')
    await page
      .getByRole('button', { name: /^Add a start time/ })
      .first()
      .click()
    await page
      .getByLabel('Starts at')
      .nth(await lastOfFirst(page))
      .fill('19:30')
    await page.getByLabel('Places at 19:30').fill('5')
    await looks(page)
    await press(page, 'Save')
    await said(page, 'Saved')
    const days = `/availability?kind=activity&id=${ACTIVITY}&from=${WEEK_AHEAD}&to=${WEEK_AHEAD}`
    await (await onTheSite(() => api(days))).contains('"time":"19:30","left":5')
    // The next word waits while the pointer rests on this one.
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await part(page, 'Days')
    const name =
      (await page
        .getByLabel('Start time', { exact: true })
        .locator('option')
        .filter({ hasText: '19:30' })
        .first()
        .textContent()) ?? ''
    await page.getByLabel('Start time', { exact: true }).selectOption({ label: name })
    await looks(page)
    const panel = await openDays(page, name)
    await panel.getByLabel('Places for sale').fill('2')
    await press(panel, 'Save 2 days')
    await said(page, '2 days saved')
    await (await onTheSite(() => api(days))).contains('"time":"19:30","left":2')
    await part(page, 'Pictures')
    await looks(page)
  })

  /** The place of the last start time of the first place where it runs. */
  const lastOfFirst = async (page: Page) =>
    (await page
      .getByRole('region')
      .filter({ has: page.getByText('Only in a season here') })
      .first()
      .getByLabel('Starts at')
      .count()) - 1

  test('who saves second is shown what differs, and decides', async () => {
    const path = `activities/${ACTIVITY}`
    const [first, second] = [await openOffice(path, PHONE), await openOffice(path, { ...PHONE, expected: /409/ })]
    for (const [page, weight] of [
      [first, '95'],
      [second, '96'],
    ] as const) {
      await page.getByLabel('Heaviest').fill(weight)
      await press(page, 'Save')
      if (page === first) await said(page, 'Saved')
    }
    const differs = second.getByRole('dialog', { name: 'Changed meanwhile' })
    await differs.getByRole('deletion').getByText('95').waitFor()
    await press(differs, 'Save mine over it')
    await said(second, 'Saved')
    await first.reload()
    await eventually(() => first.getByLabel('Heaviest').inputValue()).toBe('96')
  })
})
