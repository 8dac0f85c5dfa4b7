import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRight } from '#tests/support/look.ts'
import { officeOf } from '#tests/support/office-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, origin, site } = browseSite(() => openTestSite())
const openOffice = officeOf({ visit, site })

const MODEL = 'Radhanagar Sunset for Two'
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const openPart = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const pageOf = async (path: string) => (await fetch(`${origin()}${path}`)).text()
/** Takes the first pictures of the library that are not there yet. */
async function takePictures(page: Page, count: number): Promise<void> {
  await press(page, 'Add a picture')
  const free = page.getByRole('dialog', { name: 'Add pictures' }).getByRole('list', { name: 'Pictures' })
  for (let place = 0; place < count; place++) await free.getByRole('button').nth(place).click()
  await press(page, count === 1 ? 'Take this picture' : `Take these ${count} pictures`)
}
/** In a window as high as the page: what stays in sight at its foot lies over nothing. */
async function findsNothingAnywhere(page: Page, width: number): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: 2 * height })
  await findsNothing(page)
  if (size) await page.setViewportSize(size)
}
const heads = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

describe.each([PHONE, DESK])('at $width px, $theme', (edition) => {
  const { width } = edition
  const name = `Tern Trail ${width}`
  const at = `packages/tern-trail-${width}`
  const path = `/package-details/tern-trail-${width}`

  test('a copy of a package gets a picture and another plan, is kept as a draft and published', async () => {
    const page = await openOffice('packages', { ...edition, expected: /409/ })
    await page.getByRole('link', { name: MODEL }).waitFor()
    await findsNothing(page)
    await looksRight(page, edition)
    await press(page, 'New package')
    const form = page.getByRole('dialog', { name: 'New package' })
    await press(page, 'Make the package')
    await form.getByText('Please choose a category').waitFor()
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Category').selectOption({ label: 'Honeymoon' })
    await form.getByLabel('Begin with').selectOption({ label: `${MODEL}, 4 nights` })
    await form.getByLabel('Rate for two').fill('41000')
    await findsNothing(page)
    await press(page, 'Make the package')
    await heads(page, name)

    await openPart(page, 'Words and rate')
    await page.getByRole('switch', { name: 'On the site' }).click()
    await said(page, /^Draft kept \d\d:\d\d$/)
    await findsNothingAnywhere(page, width)
    await press(page, 'Publish and put on the site')
    await page.getByText('Before it goes live it needs a picture.').waitFor()
    await openPart(page, 'Pictures')
    await takePictures(page, 1)
    await said(page, /^Draft kept \d\d:\d\d$/)

    await openPart(page, 'Days')
    await press(page, 'Open day 2')
    const ofDay = page.getByRole('region', { name: 'Pictures of the day' })
    await takePictures(page, 2)
    const first = (await ofDay.getByRole('img').first().getAttribute('alt')) ?? ''
    await ofDay.getByText(first).waitFor()
    await page.getByRole('button', { name: `Later: ${first}` }).press('Enter')
    await eventually(() => ofDay.getByRole('img').nth(1).getAttribute('alt')).toBe(first)
    expect(
      await page.getByRole('button', { name: `Earlier: ${first}` }).evaluate((it) => it === document.activeElement),
    ).toBe(true)
    await page.getByLabel('Title of the day').fill('Across the water')
    await page.getByLabel('Ferry leg').selectOption({ label: 'A boat of another operator, only named' })
    await page.getByLabel('Name of the boat').fill('MV Green Tern')
    await findsNothingAnywhere(page, width)
    await looksRight(page, edition)
    await press(page, 'Add a day')
    await page.getByText('6 days have 5 nights, the hotels 4: 1 night without a hotel.').waitFor()
    await press(page, 'Remove day 6')
    await page.getByText('Every one of the 4 nights has a hotel.').waitFor()
    await said(page, /^Draft kept \d\d:\d\d$/)

    expect((await fetch(`${origin()}${path}`)).status).toBe(404)
    await page.reload()
    await page.getByText('Across the water').waitFor()
    await press(page, 'Publish and put on the site')
    await said(page, `${name} is on the site`)
    await eventually(() => pageOf(path)).toContain('MV Green Tern')
    const visitor = await visit(path, edition)
    await visitor.getByText('Day 2', { exact: true }).click()
    await visitor.locator('#itinerary').getByRole('img', { name: first }).waitFor()
  })

  test('what a couple and a family pay is told as the rate is typed, by the day of the start', async () => {
    const page = await openOffice(at, edition)
    await openPart(page, 'Words and rate')
    await page.getByLabel('Rate for two').fill('24000')
    const prices = page.getByRole('table', { name: 'Price by the day of the start' })
    await page.getByLabel('Another day').fill('2027-06-10')
    await prices.getByRole('row', { name: 'Thu 10 Jun 2027 Monsoon ₹20,400 ₹26,520' }).waitFor()
    await page.getByText('₹12,000', { exact: true }).waitFor()
    await said(page, /^Draft kept/)
    await press(page, 'Forget the draft')
    await said(page, 'Back to what is on the site')
    await eventually(() => page.getByLabel('Rate for two').inputValue()).toBe('41,000')
  })

  test('days are put in another order, and what was published before is published again', async () => {
    const page = await openOffice(at, edition)
    await press(page, 'Open day 2')
    await page.getByRole('button', { name: 'Later: Across the water' }).filter({ visible: true }).click()
    await page.getByRole('region', { name: 'Day 3' }).getByLabel('Title of the day').waitFor()
    await said(page, /^Draft kept/)
    await press(page, 'Publish')
    await said(page, `${name} is published`)
    await openPart(page, 'Versions')
    await findsNothingAnywhere(page, width)
    await press(page, 'See version 2')
    const dialog = page.getByRole('dialog', { name: 'Publish version 2 again?' })
    await dialog
      .getByText(/Across the water/)
      .first()
      .waitFor()
    await findsNothing(page)
    await looksRight(page, edition)
    await press(page, 'Publish this one again')
    await said(page, `${name} is published`)
    await openPart(page, 'Days')
    await page.getByRole('region', { name: 'Day 2' }).getByText('Across the water').waitFor()
  })

  test('who publishes second sees what differs, and only what they changed goes over it', async () => {
    const first = await openOffice(at, edition)
    const second = await openOffice(at, { ...edition, expected: /409/ })
    await openPart(first, 'Words and rate')
    await first.getByLabel('Rate for two').fill('43000')
    await press(first, 'Publish')
    await said(first, `${name} is published`)
    await openPart(second, 'Words and rate')
    await second.getByLabel('Travellers at most').fill('5')
    await press(second, 'Publish')
    const dialog = second.getByRole('dialog', { name: 'Changed meanwhile' })
    await dialog.getByText('Travellers at most').waitFor()
    expect(await dialog.getByText('₹41,000').count()).toBe(0)
    await findsNothing(second)
    await press(second, 'Save mine over it')
    await said(second, `${name} is published`)
    await eventually(() => second.getByLabel('Rate for two').inputValue()).toBe('43,000')
    expect(await second.getByLabel('Travellers at most').inputValue()).toBe('5')
  })
})

test('a new season is seen in the year before it is saved, then on the page of the year, and goes again', async () => {
  const page = await openOffice('seasons', { ...PHONE, expected: /409|422/ })
  await page.getByRole('img', { name: /Peak: 15 Dec to 15 Jan.*Monsoon: 16 May to 30 Sep/ }).waitFor()
  await findsNothing(page)
  await looksRight(page, PHONE)
  await press(page, 'New season')
  const form = page.getByRole('dialog', { name: 'New season' })
  await form.getByLabel('Name').fill('Diwali')
  await form.getByLabel('Until, month').selectOption({ label: 'December' })
  await form.getByLabel('Until, day').selectOption('20')
  await form.getByText('Peak has 15 Dec to 20 Dec already, and a day has one season: move Peak first').waitFor()
  await form.getByLabel('Until, month').selectOption({ label: 'November' })
  await form.getByLabel('Packages').fill('130')
  const changes = form.getByRole('table', { name: 'Days that change' })
  await changes.getByRole('row', { name: /20 Oct to 20 Nov.*Regular.*Diwali/ }).waitFor()
  await findsNothing(page)
  await press(page, 'Make the season')
  await said(page, 'Diwali is a season now')
  await eventually(() => pageOf('/when-to-go')).toMatch(/Diwali.*20 October to 20 November/s)
  await page.getByRole('button', { name: 'Monsoon' }).click()
  await press(page, 'Remove')
  await press(page, 'Remove the season')
  await page.getByText(/and \d+ other kinds of rooms have a price in Monsoon/).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Diwali' }).click()
  await press(page, 'Remove')
  await press(page, 'Remove the season')
  await said(page, 'Diwali is removed')
  await eventually(() => pageOf('/when-to-go')).toMatch(/1 October to 14 December/)
})

test('the night of cars is set beside their fares, and visitors read it', async () => {
  const page = await openOffice('car-surcharges', PHONE)
  await page.getByLabel('From').fill('23:00')
  await page.getByLabel('At least').fill('250')
  await page.getByRole('cell', { name: '15% more' }).waitFor()
  await findsNothing(page)
  await looksRight(page, PHONE)
  await press(page, 'Save')
  await said(page, 'Saved')
  const words = 'Pick-ups from 23:00 to 05:00 cost 20% more, at least ₹250. From 15 Dec to 15 Jan fares'
  await eventually(() => pageOf('/car-rental')).toContain(words)
  expect(await pageOf('/terms-and-conditions')).toContain('Between 23:00 and 05:00')
})
