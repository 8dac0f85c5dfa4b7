import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { bringIntoView, wordsOf } from '#tests/support/site-steps.ts'

const { visit, origin, site } = browseSharedSite()

const FROM = addDays(dayInIndia(new Date()), 30)
const STAY = `checkIn=${FROM}&checkOut=${addDays(FROM, 2)}`
const HOTEL = '/hotel-details/lantern-reef'

test('without script a hotel is read whole', async () => {
  const page = await visit(HOTEL, { ...PHONE, script: false })
  await page.getByRole('heading', { level: 1, name: 'Lantern Reef Resort' }).waitFor()
  for (const part of ['Rooms', 'Overview', 'Location', 'Facilities', 'Policies'])
    expect((await wordsOf(page.getByRole('region', { name: part, exact: true }))).length, part).toBeGreaterThan(40)
  await page
    .getByRole('region', { name: 'Reviews' })
    .getByRole('link', { name: /reviews$/ })
    .waitFor()
  const location = page.getByRole('region', { name: 'Location', exact: true })
  expect(await wordsOf(location.getByRole('listitem').first())).toMatch(/Vijaynagar Beach0.2 km, \d+ minutes?/)
  expect(await page.getByRole('heading', { name: 'More hotels on Swaraj Dweep' }).count()).toBe(1)
  const icon = page.getByRole('region', { name: 'Facilities', exact: true }).locator('use').first()
  const address = (await icon.getAttribute('href')) ?? ''
  expect((await fetch(`${origin()}${address}`)).status, 'the icons are there').toBe(200)
})

describe('the stay', () => {
  test('its price is that of all its nights, and the enquiry keeps it', async () => {
    const page = await visit(`${HOTEL}?${STAY}&rooms=2-0,2-1`, DESK)
    const rooms = page.getByRole('region', { name: 'Rooms', exact: true })
    await rooms.getByText(/^2 nights, .*2 rooms, 5 guests$/).waitFor()
    await rooms.getByText('for 2 nights, 2 rooms').first().waitFor()
    await page.getByRole('link', { name: 'Select Rooms' }).click()
    await eventually(() => new URL(page.url()).hash).toBe('#rooms')
    await rooms.getByRole('link', { name: 'Enquire Now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Enquire about Lantern Reef Resort' }).waitFor()
    const stay = page.getByRole('region', { name: 'Your stay' })
    await stay.getByText(formatDay(FROM)).waitFor()
    await stay.getByText('2 nights', { exact: true }).waitFor()
    await stay.getByText('1 room with 2 adults, 1 room with 2 adults and 1 child').waitFor()
    await stay.getByText('Any that fits', { exact: true }).waitFor()
    await stay.getByText('Cheapest that fits, 2 rooms, 2 nights').waitFor()
    await stay.getByText(/^This is the price of today, .*\. It is not yet a booking\.$/).waitFor()
    expect(await page.getByLabel('Adults').inputValue()).toBe('4')
  })

  test.each([
    { asked: 'checkIn=2020-01-01&checkOut=2020-01-03', says: 'Please choose a check-in from today on.' },
    { asked: `checkIn=${FROM}&checkOut=${addDays(FROM, 31)}`, says: 'A stay is at most 30 nights' },
    { asked: `checkIn=${FROM}`, says: 'Please choose a check-out date.' },
    { asked: `${STAY}&rooms=2-0,0-0`, says: 'Each room needs at least one adult.' },
  ])('$asked is explained, with the nearest stay', async ({ asked, says }) => {
    const answer = await fetch(`${origin()}${HOTEL}?${asked}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain(says)
    expect(html).toContain('Here are the prices of the nearest stay we can do:')
  })

  test('a search from the page stays on it while the hotel is the same', async () => {
    const page = await visit(`${HOTEL}?${STAY}`, DESK)
    const search = page.getByRole('search')
    await search.getByRole('button', { name: /^Rooms\/Guests/ }).click()
    await page.getByRole('button', { name: 'Add a room' }).click()
    await search.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(`**${HOTEL}?${STAY}&rooms=2-0%2C2-0`)
    await page.getByText('for 2 nights, 2 rooms').first().waitFor()
  })
})

test('the lightbox goes round, zooms to 300 %, and gives the focus back', async () => {
  const page = await visit(HOTEL, DESK)
  const first = page.getByRole('link', { name: /^Open picture 1 of/ })
  await first.press('Enter')
  const box = page.getByRole('dialog', { name: 'Lantern Reef Resort' })
  await box.getByRole('status').getByText('1 of 8, 100%').waitFor()
  await page.keyboard.press('ArrowLeft')
  await box.getByRole('status').getByText('8 of 8, 100%').waitFor()
  await box.getByRole('button', { name: 'Next picture' }).click()
  await box.getByRole('status').getByText('1 of 8, 100%').waitFor()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('+')
  await box.getByRole('status').getByText('1 of 8, 300%').waitFor()
  expect(await box.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(true)
  const picture = box.getByRole('img')
  await eventually(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(3 * (await frameWidth(page)))
  await page.keyboard.press('ArrowRight')
  await box.getByRole('status').getByText('2 of 8, 100%').waitFor()
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'hidden' })
  await eventually(() => first.evaluate((each) => each === document.activeElement)).toBe(true)
})

test('the tabs follow the scroll', async () => {
  const page = await visit(HOTEL, DESK)
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  for (const part of ['Policies', 'Overview']) {
    await tabs.getByRole('link', { name: part }).click()
    await eventually(() => tabs.getByRole('link', { name: part }).getAttribute('aria-current')).toBe('true')
  }
  await bringIntoView(page.getByRole('heading', { name: 'Facilities' }))
})

test('without script an enquiry about a room is stored with its stay', async () => {
  const page = await visit(`${HOTEL}/enquiry?${STAY}&room=lantern-reef-gc`, { ...PHONE, script: false })
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('hotel@example.in')
  await form.getByLabel('Mobile number').fill('9876543210')
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  const reference = new URL(page.url()).searchParams.get('sent') ?? ''
  await page.getByText(`Your reference is ${reference}.`).waitFor()
  await eventually(async () => (await site().mails()).filter((mail) => mail.includes(reference)).length).toBe(2)
  const sum = String(await page.locator('.asked-facts .total dd').textContent())
  for (const mail of (await site().mails()).filter((each) => each.includes(reference))) {
    const text = plainOf(mail)
    expect(text).toContain(
      `Lantern Reef Resort; Garden Cottage; 2 nights, ${formatDay(FROM).slice(0, -' 2026'.length)}`,
    )
    expect(text).toContain('1 room with 2 adults')
    expect(text).not.toContain('2-0')
    expect(text, 'the price that stood on the page').toContain(sum)
    expect(text).toContain('It is not yet a booking.')
  }
})

test('with script an enquiry is sent in place', async () => {
  const page = await visit(`${HOTEL}/enquiry?${STAY}`, { ...DESK, clock: true })
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('script@example.in')
  await form.getByLabel('Mobile number').fill('9876543210')
  await page.clock.fastForward(5_000)
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  expect(new URL(page.url()).searchParams.get('checkIn')).toBe(FROM)
})

test.each([
  [`checkIn=${FROM}&checkOut=${addDays(FROM, 40)}`, '40 nights', 'This is more than can be booked online.'],
  ['rooms=2-0', 'Not chosen yet', 'With dates we can tell you the price'],
])('an enquiry about %s says what is asked for, and why there is no price', async (asked, says, why) => {
  const html = await (await fetch(`${origin()}${HOTEL}/enquiry?${asked}`)).text()
  expect(html).toContain(says)
  expect(html).toContain(why)
  expect(html).not.toContain('This is the price of today')
})

test('a hotel that is not there is a 404 with ways on', async () => {
  expect((await fetch(`${origin()}/hotel-details/no-such-hotel`)).status).toBe(404)
  expect((await fetch(`${origin()}/hotel-details/no-such-hotel/enquiry`)).status).toBe(404)
})

/** A mail's words, whatever its encoding breaks them into. */
function plainOf(mail: string): string {
  const joined = mail.replaceAll(/=\r?\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll(/\s+/g, ' ')
}

function frameWidth(page: Page): Promise<number> {
  return page.locator('.lightbox-frame').evaluate((each) => each.clientWidth)
}
