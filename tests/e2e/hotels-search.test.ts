import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { cards, pricesOf, wordsOf } from '#tests/support/site-steps.ts'

const { visit, origin } = browseSharedSite()

const TODAY = dayInIndia(new Date())
const FROM = addDays(TODAY, 30)
const TO = addDays(FROM, 3)
const STAY = `checkIn=${FROM}&checkOut=${TO}`

test('the front page shows deals, the best rated and eight islands, all leading on', async () => {
  const page = await visit('/hotels', DESK)
  await page.getByRole('heading', { level: 1, name: 'Hotels in the Andamans' }).waitFor()
  for (const title of ['Top Deals on Hotels', 'Discover the Top Hotel', 'Hotels in Top Destinations'])
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  await page.getByRole('link', { name: 'Shaheed Dweep (Neil Island)' }).click()
  await page.getByRole('heading', { level: 1, name: '5 hotels in Shaheed Dweep (Neil Island)' }).waitFor()
})

describe('without script', () => {
  test('destination by its old name, dates and rooms are a form; filters keep them', async () => {
    const page = await visit('/hotels', { ...PHONE, script: false })
    const search = page.getByRole('search')
    await search.getByLabel('Destination').fill('havelock')
    await search.getByLabel('Check-In').fill(FROM)
    await search.getByLabel('Check-Out').fill(TO)
    await search.getByLabel('Rooms/Guests').selectOption('2 rooms, 4 guests')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { level: 1, name: '9 hotels in Swaraj Dweep (Havelock)' }).waitFor()
    expect(await wordsOf(cards(page).first())).toContain('for 3 nights, 2 rooms')
    await page.getByText('Star rating', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: '5 stars' }).check()
    await page.getByLabel('Sort by').selectOption('Price - Low To High')
    await page.getByRole('button', { name: 'Show hotels' }).click()
    await page.getByRole('heading', { level: 1, name: '1 hotel in Swaraj Dweep (Havelock)' }).waitFor()
    const address = new URL(page.url()).searchParams
    expect([address.get('checkIn'), address.get('rooms'), address.get('stars')]).toEqual([FROM, '2-0,2-0', '5'])
  })

  test.each([
    { asked: 'destination=goa', says: 'We do not know this place. Please choose one from the list.' },
    { asked: 'checkIn=2020-01-01&checkOut=2020-01-03', says: 'Please choose a check-in from today on.' },
    { asked: `checkIn=${TO}&checkOut=${FROM}`, says: 'Please choose a check-out after the check-in.' },
    { asked: 'minPrice=9000&maxPrice=3000', says: 'The highest price must not be below the lowest.' },
    { asked: 'rooms=0-1', says: 'Each room needs at least one adult.' },
    { asked: 'stars=99&nonsense=%00', says: 'Part of that address made no sense to us' },
  ])('$asked is answered with words and the nearest search', async ({ asked, says }) => {
    const answer = await fetch(`${origin()}/hotel-search?${asked}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain(says)
    expect(html).toContain('Here is the nearest search we can do:')
    expect(html).toContain('hotel-card')
  })

  test('the name of a hotel leads to its page, with the dates', async () => {
    const answer = await fetch(`${origin()}/hotel-search?destination=lantern+reef+resort&${STAY}`, {
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toBe(`/hotel-details/lantern-reef?${STAY}`)
  })
})

describe('filters with script', () => {
  test('each acts at once, with counts, in the address; their chips take them off', async () => {
    const page = await visit('/hotel-search', DESK)
    await page.getByText('Property type', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: 'Bungalow 9' }).click()
    await page.getByRole('heading', { level: 1, name: '9 hotels in the Andamans' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Location', { exact: true }).first().click()
    await page.getByText('More islands').first().click()
    await page.getByRole('checkbox', { name: /^Long Island/ }).click()
    await page.getByRole('heading', { level: 1, name: '1 hotel in the Andamans' }).waitFor()
    expect(new URL(page.url()).search).toBe('?propertyType=bungalow&location=long-island')
    await page.getByRole('link', { name: 'Remove filter Bungalow' }).click()
    await page.waitForURL('**/hotel-search?location=long-island')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.getByRole('heading', { level: 1, name: '30 hotels in the Andamans' }).waitFor()
    await page.getByText('Price per night', { exact: true }).first().click()
    await page.getByRole('link', { name: '₹20,000 and more 1' }).click()
    await page.getByRole('heading', { level: 1, name: '1 hotel in the Andamans' }).waitFor()
    await page.getByLabel('Sort by').selectOption('Price - Low To High')
    await page.waitForURL('**/hotel-search?minPrice=20000&sort=price_asc')
  })

  test('the order is that of the prices shown, and Back brings the list before', async () => {
    const page = await visit('/hotel-search?destination=swaraj-dweep', DESK)
    await page.getByLabel('Sort by').selectOption('Price - High To Low')
    await page.waitForURL('**sort=price_desc')
    await eventually(async () => (await pricesOf(cards(page)))[0]).toBe(28_320)
    const prices = await pricesOf(cards(page))
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    await page.goBack()
    await eventually(async () => (await pricesOf(cards(page)))[0]).not.toBe(28_320)
  })

  test('the bar sticks once the page is scrolled past 150 px', async () => {
    const page = await visit('/hotel-search', DESK)
    const top = async (y: number) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
      return page
        .getByText('Property type', { exact: true })
        .first()
        .evaluate((each) => each.getBoundingClientRect().top)
    }
    const start = await top(0)
    expect(Math.abs((await top(150)) - (start - 150))).toBeLessThan(14)
    await eventually(() => top(400)).toBe(await top(900))
    expect(await top(900)).toBeGreaterThan(50)
  })

  test('on a phone they open in a sheet, which says how many are left; the map opens in another', async () => {
    const page = await visit('/hotel-search', PHONE)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^5 stars/ }).click()
    await sheet.getByRole('button', { name: 'Show 3 hotels' }).click()
    await sheet.waitFor({ state: 'hidden' })
    expect(await cards(page).count()).toBe(3)
    await page.getByRole('button', { name: 'Map' }).click()
    const map = page.getByRole('dialog', { name: 'Map' })
    await map.getByRole('link', { name: /Swaraj Dweep/ }).waitFor()
  })
})

describe('the destination picker', () => {
  test('by keyboard: prompt, field, suggestions of old and new names, choice, recently selected', async () => {
    const page = await visit('/hotels', DESK)
    const search = page.getByRole('search')
    const prompt = search.getByRole('button', { name: /^Destination/ })
    expect(await wordsOf(prompt)).toContain('Anywhere in the islands')
    await prompt.press('Enter')
    const field = search.getByRole('combobox', { name: 'Destination' })
    await field.pressSequentially('neil')
    await search.getByRole('option', { name: /Shaheed Dweep \(Neil Island\)/ }).waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    expect(await wordsOf(prompt)).toContain('Shaheed Dweep (Neil Island)')
    await eventually(() => prompt.evaluate((each) => each === document.activeElement)).toBe(true)
    await prompt.press('Enter')
    await field.fill('')
    await search.getByText('Recently Selected', { exact: true }).waitFor()
    await search.getByRole('option', { name: 'Shaheed Dweep (Neil Island)' }).waitFor()
  })

  test('text that names nothing clears the choice, says so, and Search goes nowhere', async () => {
    const page = await visit('/hotel-search?destination=swaraj-dweep', DESK)
    const search = page.getByRole('search')
    await search.getByRole('button', { name: /^Destination/ }).click()
    const field = search.getByRole('combobox', { name: 'Destination' })
    await field.fill('atlantis')
    await search.getByText('No place of this name').waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await search.getByRole('alert').getByText('We do not know “atlantis”').waitFor()
    expect(await wordsOf(search.getByRole('button', { name: /^Destination/ }))).toContain('Anywhere in the islands')
    await search.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).search).toBe('?destination=swaraj-dweep')
  })
})

describe('the calendar', () => {
  test('by keyboard: two days are a stay, Escape gives the focus back, past days cannot be taken', async () => {
    const page = await visit('/hotels', DESK)
    const search = page.getByRole('search')
    const checkIn = search.getByRole('button', { name: /^Check-In/ })
    await checkIn.press('Enter')
    const today = dayButton(search, TODAY)
    await eventually(() => today.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowLeft')
    expect(await today.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const from = addDays(TODAY, 8)
    expect(await wordsOf(checkIn)).toContain(formatDay(from))
    for (let week = 0; week < 5; week += 1) await page.keyboard.press('ArrowDown')
    expect(await dayButton(search, addDays(from, 35)).getAttribute('aria-disabled'), '31 nights and more').toBe('true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const checkOut = search.getByRole('button', { name: /^Check-Out/ })
    expect(await wordsOf(checkOut)).toContain(formatDay(addDays(from, 28)))
    await eventually(() => checkOut.evaluate((each) => each === document.activeElement)).toBe(true)
    await checkIn.press('Enter')
    await dayButton(search, from).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => checkIn.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test('a check-in alone is not enough: Search says what is missing', async () => {
    const page = await visit('/hotels', PHONE)
    const search = page.getByRole('search')
    await search.getByRole('button', { name: /^Check-In/ }).click()
    await dayButton(search, TODAY).click()
    await page.keyboard.press('Escape')
    await search.getByRole('button', { name: 'Search' }).click()
    await search.getByRole('alert').getByText('Please choose a check-out date').waitFor()
    expect(new URL(page.url()).pathname).toBe('/hotels')
  })
})

test('rooms and guests: two adults a room more, the last room stays, 8 at most, none without an adult', async () => {
  const page = await visit('/hotels', PHONE)
  const search = page.getByRole('search')
  const opener = search.getByRole('button', { name: /^Rooms\/Guests/ })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Rooms/Guests' })
  await panel.getByRole('group', { name: 'Room 1' }).waitFor()
  expect(await panel.getByRole('button', { name: 'Remove room 1' }).count()).toBe(0)
  await panel.getByRole('group', { name: 'Room 1' }).getByRole('button', { name: 'More: Children' }).click()
  await panel.getByRole('button', { name: 'Add a room' }).click()
  expect(await wordsOf(opener)).toContain('2 rooms, 5 guests')
  const second = panel.getByRole('group', { name: 'Room 2' })
  await second.getByRole('button', { name: 'Fewer: Adults' }).click()
  await second.getByRole('button', { name: 'Fewer: Adults' }).click()
  expect(await second.getByRole('button', { name: 'Fewer: Adults' }).isDisabled()).toBe(true)
  await search.getByRole('alert').getByText('Room 2 needs at least one adult').waitFor()
  await search.getByRole('button', { name: 'Search' }).click()
  expect(new URL(page.url()).pathname).toBe('/hotels')
  await opener.click()
  await panel.getByRole('button', { name: 'Remove room 2' }).click()
  for (let room = 2; room <= 8; room += 1) await panel.getByRole('button', { name: 'Add a room' }).click()
  expect(await panel.getByRole('button', { name: 'Add a room' }).isDisabled()).toBe(true)
  expect(await wordsOf(opener)).toContain('8 rooms, 17 guests')
  await panel.getByRole('button', { name: 'Done' }).click()
  await search.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/hotel-search?rooms=2-1%2C2-0%2C2-0%2C2-0%2C2-0%2C2-0%2C2-0%2C2-0')
})

function dayButton(search: Locator | Page, day: string): Locator {
  return search.getByRole('button', { name: formatDay(day), exact: true })
}
