import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { browseSharedSite, DESK, type Edition, PHONE } from '#tests/support/browser.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit, origin } = browseSharedSite()

const FROM = addDays(dayInIndia(new Date()), 30)
const STAY = `checkIn=${FROM}&checkOut=${addDays(FROM, 2)}`
const CROWD = Array(8).fill('9-0').join(',')

/** Opens the picker, types a piece of a name and clicks elsewhere; answers the cell that shows the destination. */
async function leaveInMidWord(page: Page): Promise<Locator> {
  const search = page.getByRole('search')
  const cell = search.getByRole('button', { name: /^Destination/ })
  await cell.click()
  await search.getByRole('combobox', { name: 'Destination' }).fill('la')
  await search.getByRole('option').first().waitFor()
  const heading = page.getByRole('heading', { level: 1 })
  const { width = 0, height = 0 } = (await heading.boundingBox()) ?? {}
  // Its end: at a desk the picker lies over its beginning.
  await heading.click({ position: { x: width - 4, y: height / 2 } })
  await search.getByRole('alert').getByText('“la”').waitFor()
  return cell
}

test.each([PHONE, DESK] as Edition[])(
  'the destination picker left in the middle of a word chooses nothing, says so, and Search waits, at $width px',
  async (edition) => {
    const page = await visit('/hotels', edition)
    expect(await wordsOf(await leaveInMidWord(page))).toContain('Anywhere in the islands')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('hotel-destinations')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).pathname).toBe('/hotels')
  },
)

test('a destination that was chosen before stays chosen for who leaves in the middle of a word', async () => {
  const page = await visit('/hotel-search?destination=swaraj-dweep', DESK)
  expect(await wordsOf(await leaveInMidWord(page))).toContain('Swaraj Dweep (Havelock)')
})

test('Enter takes the first suggestion, and one suggestion is said to be one', async () => {
  const page = await visit('/hotels', DESK)
  const search = page.getByRole('search')
  await search.getByRole('button', { name: /^Destination/ }).click()
  const field = search.getByRole('combobox', { name: 'Destination' })
  await field.fill('lantern')
  await search.getByRole('status').getByText('1 suggestion', { exact: true }).waitFor()
  await field.press('Enter')
  expect(await wordsOf(search.getByRole('button', { name: /^Destination/ }))).toContain('Lantern Reef Resort')
})

test('a party larger than what is left is told both numbers, and goes on to an enquiry', async () => {
  const page = await visit(`/hotel-details/mahua-shore?${STAY}&rooms=${CROWD}`, { ...PHONE, script: false })
  const rooms = page.getByRole('region', { name: 'Rooms', exact: true })
  const note = rooms.getByText(/^\d+ rooms? left, your party needs \d+$/).first()
  const [left = 0, needed = 0] = (await wordsOf(note)).match(/\d+/g)?.map(Number) ?? []
  expect(left).toBeGreaterThan(0)
  expect(needed).toBeGreaterThan(left)
  expect(await rooms.getByText('Sold out for these dates').count()).toBe(0)
  await rooms
    .getByRole('link', { name: /^Enquire Now: / })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Enquire about/ }).waitFor()
  await page.getByText(/\d+ rooms? left, your party needs \d+\. Send the enquiry all the same/).waitFor()
})

test('a party that no hotel houses may change its rooms or write to us', async () => {
  const page = await visit(`/hotel-search?${STAY}&rooms=9-6,9-6,9-6,9-6`, { ...DESK, script: false })
  await page.getByRole('heading', { name: 'Your party is too large for one online stay' }).waitFor()
  expect(await page.getByText('No hotel fits these filters').count()).toBe(0)
  const ways = page.getByRole('region', { name: 'Results' })
  expect(await ways.getByRole('link', { name: 'Change rooms and guests' }).getAttribute('href')).toBe('#search')
  await ways.getByRole('link', { name: 'Enquire Now' }).click()
  await page.waitForURL('**/contact')
})

test('filters that leave nothing are still said to be filters', async () => {
  const html = await htmlOf(`/hotel-search?${STAY}&maxPrice=100`)
  expect(html).toContain('No hotel fits these filters')
})

test.each([
  ['/hotel-search?location=Havelock', '9 hotels', 'Swaraj Dweep (Havelock)'],
  ['/hotel-search?location=Port%20Blair', '10 hotels', 'Sri Vijaya Puram (Port Blair)'],
  ['/hotel-search?location=neil,SWARAJ%20dweep', '14 hotels', 'Shaheed Dweep (Neil Island)'],
  ['/water-sports?place=Havelock', '16 water sports', 'Swaraj Dweep'],
  ['/water-sports?place=port%20blair', '12 water sports', 'South Andaman'],
  ['/water-sports?place=Neil', '7 water sports', 'Shaheed Dweep'],
  ['/water-sports?place=North%20Bay', '7 water sports', 'North Bay'],
])('%s is understood by the name', async (address, count, place) => {
  const html = await htmlOf(address)
  expect(html).not.toContain('Part of that address made no sense')
  expect(html).toContain(count)
  expect(html).toContain(place)
})

test('a place that is misspelt is offered as it is spelt, with the rest of the search', async () => {
  const page = await visit(`/hotel-search?destination=havlock&${STAY}&rooms=2-1&stars=5`, { ...PHONE, script: false })
  await page.getByText('Did you mean').waitFor()
  await page.getByRole('link', { name: 'Swaraj Dweep (Havelock)' }).first().click()
  await page.getByRole('heading', { level: 1, name: '1 hotel in Swaraj Dweep (Havelock)' }).waitFor()
  expect(new URL(page.url()).search).toBe(`?destination=swaraj-dweep&${STAY}&rooms=2-1&stars=5`)
})

describe('more than can be searched for', () => {
  const wishOf = async (asked: string, label: string) => {
    const html = await htmlOf(`/hotel-details/lantern-reef?${asked}`)
    const [, href = ''] = new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(html) ?? []
    const wished = new URL(href.replaceAll('&amp;', '&'), origin())
    expect(wished.pathname).toBe('/hotel-details/lantern-reef/enquiry')
    return decodeURIComponent(wished.search)
  }

  test('of nights leads to an enquiry, on a hotel with the stay that was asked for', async () => {
    const asked = `checkIn=${FROM}&checkOut=${addDays(FROM, 31)}`
    expect(await htmlOf(`/hotel-search?${asked}`)).toMatch(/href="\/contact"[^>]*>Enquire Now</)
    expect(await wishOf(asked, 'Enquire Now')).toBe(`?${asked}`)
  })

  test('of rooms is booked by our office, which is asked for that stay', async () => {
    const asked = `${STAY}&rooms=${Array(9).fill('2-0').join(',')}`
    expect(await wishOf(asked, 'Ask for this group')).toBe(`?${asked}`)
    const page = await visit(`/hotel-search?destination=swaraj-dweep&${asked}`, PHONE)
    await page.getByText('We book groups of more than 8 rooms for you: tell us what you need, answer on').waitFor()
    await page.getByRole('link', { name: 'Ask for this group' }).click()
    await page.waitForURL(/\/contact\?/)
    expect(await page.getByLabel('Your question').inputValue()).toMatch(
      /^Hotel in Swaraj Dweep.*: \d nights?, .*9 rooms with 2 adults each\.$/,
    )
    expect(await page.getByLabel('Adults').inputValue()).toBe('18')
  })

  test('of small rooms too: their price is shown, and who books so many', async () => {
    const page = await visit(`/hotel-details/lantern-reef?${STAY}&rooms=${Array(8).fill('3-0').join(',')}`, PHONE)
    const cottage = page.getByRole('row').filter({ hasText: 'Garden Cottage' })
    await cottage.getByText('16 rooms').waitFor()
    await cottage.getByText('We book groups of more than 8 rooms for you: price as shown, answer on').waitFor()
    expect(await cottage.getByRole('button', { name: /^Book Now/ }).count()).toBe(0)
    await cottage.getByRole('link', { name: /^Ask for this group/ }).click()
    await page.waitForURL(/\/hotel-details\/lantern-reef\/enquiry\?.*room=/)
  })

  test('other trouble with a stay needs no enquiry', async () => {
    expect(await htmlOf('/hotel-search?rooms=0-1')).not.toContain('>Enquire Now<')
  })
})

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(`${origin()}${path}`)
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}
