import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, eventually, PHONE } from '#tests/support/browser.ts'
import { PAGES } from '#tests/support/every-page.ts'
import { officeOf } from '#tests/support/office-steps.ts'
import { publishBarePackage } from '#tests/support/own-package.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, site, origin } = browseSite(() => openTestSite())
const openOffice = officeOf({ visit, site })

/** Titles on a package's page over what may be left empty, and over what may not. */
const PARTS = ['Overview', 'Itinerary', 'Hotel', 'Places', 'Inclusion', 'Exclusion', 'Policy', 'Similar packages']
const FILE = 'name,island,stars\r\nTern Nest,shaheed-dweep,3\r\nNowhere Lodge,atlantis,3\r\n'

test('a list is tried, its good rows are taken in, and it comes out again', async () => {
  const page = await openOffice('data', PHONE)
  await page.getByText('Columns of Hotels').click()
  await page.getByText('text, needed for a new row').waitFor()
  await page.getByLabel('Drop a CSV file here, or choose one').setInputFiles({
    ...{ name: 'hotels.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) },
  })
  await page.getByRole('heading', { name: 'hotels.csv' }).waitFor()
  await page.getByText('island: Please choose an island from the list').waitFor()
  await page.getByText('tern-nest').first().click()
  await page.getByText('Tern Nest', { exact: true }).waitFor()
  await findsNothing(page)
  expect(await page.getByRole('button', { name: 'Take in' }).count(), 'not with a row that is refused').toBe(0)
  await page.getByLabel('Take the good rows, and leave out 1 row').check()
  await page.getByRole('button', { name: 'Take in 1 row' }).click()
  await page.getByRole('status').getByText('1 row of Hotels taken in').waitFor()

  await page.getByRole('tab', { name: 'Take out' }).click()
  await page.getByText('No passwords, codes, sessions or numbers of documents are in it.').waitFor()
  await findsNothing(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV: Hotels' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^hotels-\d{4}-\d\d-\d\d\.csv$/)
  await file.cancel()
})

test('the owner empties the demo, and every page of the site goes on', async () => {
  const page = await openOffice('today', { ...PHONE, expected: /422/ })
  await page.getByRole('link', { name: '0 of 10 steps to your first sale' }).click()
  await page.getByRole('heading', { level: 1, name: 'From the demo to your first sale' }).waitFor()
  await findsNothing(page)
  await page.getByRole('link', { name: 'See what goes' }).click()
  await page.getByRole('heading', { name: 'This goes, for good' }).waitFor()
  await page.getByText('36 packages').waitFor()
  await findsNothing(page)
  await page.getByLabel('Type the name of the business').fill('Nobody')
  await page.getByLabel('Code of your authenticator').fill(await openOffice.code())
  await page.getByRole('button', { name: 'Empty the demo' }).click()
  await page.getByText('Please type the name of the business as the settings have it').first().waitFor()
  await page.getByLabel('Type the name of the business').fill('Padauk')
  await page.getByRole('button', { name: 'Empty the demo' }).click()
  await page.getByText(/^The demo was emptied on/).waitFor()
  await page.getByRole('link', { name: 'Go on with the checklist' }).click()
  await page.getByText('1 of 10 done').waitFor()
  await page.getByRole('button', { name: 'These are mine as they stand' }).click()
  await page.getByRole('dialog').getByText('Privacy policy').waitFor()
  await findsNothing(page)
  await page.getByRole('button', { name: 'They hold as they stand' }).click()
  await page.getByText('2 of 10 done').waitFor()
  await page.getByText(/6 others hold as they stand, said /).waitFor()

  for (const path of PAGES) {
    const response = await fetch(`${origin()}${path}`)
    const text = await response.text()
    expect([path, response.status < 500, /<h1[ >]/.test(text)]).toEqual([path, true, true])
  }
  const textOf = async (path: string) => (await fetch(`${origin()}${path}`)).text()
  expect(await textOf('/honeymoon-tours')).toContain('Honeymoon packages')
  expect(await textOf('/about')).toContain('We plan your trip with you')
  for (const [path, words] of [
    ['/tours', 'No packages yet'],
    ['/hotel-search', 'No hotels here yet'],
    ['/water-sports', 'No water sports yet'],
    ['/blog', 'No stories yet'],
    ['/', 'There are no packages to show today.'],
  ] as const) {
    const guest = await visit(path, PHONE)
    await guest.getByText(words).first().waitFor()
    await findsNothing(guest)
  }
})

test('the first package of their own stands on the home page, and on its page without a title over nothing', async () => {
  const { path, name } = await publishBarePackage(await openOffice('packages', PHONE), 'Tern Days')
  // Within a second: who comes sooner may have the page of before.
  await eventually(async () => (await fetch(`${origin()}/`)).text()).toContain(name)
  const home = await visit('/', PHONE)
  await home.getByRole('region', { name: 'Top Andaman Tour Packages' }).getByText(name).first().waitFor()
  const guest = await visit(path, PHONE)
  await guest.getByRole('heading', { level: 1, name }).waitFor()
  const titles = await guest.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.filter((title) => PARTS.includes(title))).toEqual(['Overview', 'Itinerary', 'Hotel', 'Inclusion'])
  const tabs = await guest.getByRole('navigation', { name: 'Sections' }).getByRole('link').allTextContents()
  expect(tabs).toEqual(['Overview', 'Itinerary', 'Hotel', 'Inclusion'])
  expect(await guest.getByText('Three days at the nest.').count()).toBe(1)
  await findsNothing(guest)
})

test('without a carrier the office says that one comes before a boat', async () => {
  const page = await openOffice('boats', PHONE)
  await page.getByRole('button', { name: 'New boat' }).click()
  const dialog = page.getByRole('dialog', { name: 'New boat' })
  await dialog.getByText('A boat belongs to a carrier').waitFor()
  await findsNothing(page)
  await dialog.getByRole('link', { name: 'Carriers' }).click()
  await page.getByText('A carrier is the company that runs boats').waitFor()
  await page.getByText('It comes first').waitFor()
  await findsNothing(page)
})

test('the checklist is put away from Today, and shown again', async () => {
  const page = await openOffice('today', PHONE)
  const card = page.getByRole('region', { name: 'From the demo to your first sale' })
  await card.waitFor()
  await page.getByRole('button', { name: 'Put the checklist away' }).click()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
})
