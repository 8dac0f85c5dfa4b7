import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { ROOM_ADULTS_MAX, ROOM_CHILDREN_MAX, STAY_ROOMS_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { browsePinnedSite, DESK, type Edition, eventually, PHONE } from '#tests/support/browser.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { cards, pricesOf, wordsOf } from '#tests/support/site-steps.ts'

const { visit, origin, site } = browsePinnedSite()
/** Three weeks ahead, before the dearer season begins. */
const FROM = addDays(PINNED_DAY, 21)
const TO = addDays(FROM, 2)

describe.each([PHONE, DESK] as Edition[])('without script, at $width px', ({ width }) => {
  test('place, dates, rooms, every filter and the order go out as one address, come back, and come off', async () => {
    const page = await visit('/hotels', { width, script: false })
    const search = page.getByRole('search')
    await search.getByLabel('Destination').fill('Havelock')
    await search.getByLabel('Check-In').fill(FROM)
    await search.getByLabel('Check-Out').fill(TO)
    await search.getByLabel('Rooms/Guests').selectOption('2 rooms, 4 guests')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { level: 1, name: '9 hotels in Swaraj Dweep (Havelock)' }).waitFor()

    // One filter is open at a time: the browser closes the one before, and what was chosen there stays.
    const drop = (title: string) => page.getByText(title, { exact: true }).first().click()
    await drop('Price per night')
    await page.getByLabel('From, rupees').fill('2500')
    await page.getByLabel('To, rupees').fill('12000')
    await drop('Property type')
    await page.getByRole('checkbox', { name: /^Resort/ }).check()
    await drop('Star rating')
    await page.getByRole('checkbox', { name: /^3 stars/ }).check()
    await page.getByRole('checkbox', { name: /^4 stars/ }).check()
    await drop('Guest rating')
    await page.getByRole('radio', { name: /^3 and up/ }).check()
    await drop('Location')
    await page.getByRole('checkbox', { name: /^Swaraj Dweep/ }).check()
    await page.getByLabel('Sort by').selectOption('Price - High To Low')
    await page.getByRole('button', { name: 'Show hotels' }).click()
    await page.waitForURL('**/hotel-search?*sort=price_desc*')
    const asked = new URL(page.url()).searchParams
    expect(Object.fromEntries([...asked].filter(([name]) => name !== 'stars'))).toEqual({
      destination: 'swaraj-dweep',
      checkIn: FROM,
      checkOut: TO,
      rooms: '2-0,2-0',
      minPrice: '2500',
      maxPrice: '12000',
      propertyType: 'resort',
      guestRating: '3',
      location: 'swaraj-dweep',
      sort: 'price_desc',
    })
    expect(asked.getAll('stars').sort()).toEqual(['3', '4'])
    const found = await cards(page).count()
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(9)
    for (const words of await cards(page).allTextContents()) expect(words).toContain('for 2 nights, 2 rooms')
    const prices = await pricesOf(cards(page))
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))

    await page.getByRole('link', { name: 'Remove filter Resort' }).click()
    expect(new URL(page.url()).searchParams.has('propertyType')).toBe(false)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.getByRole('heading', { level: 1, name: '9 hotels in Swaraj Dweep (Havelock)' }).waitFor()
    expect(new URL(page.url()).searchParams.get('checkIn')).toBe(FROM)
    // From the list to a hotel the stay comes along.
    const name = await wordsOf(cards(page).first().getByRole('heading'))
    await cards(page).first().getByRole('link', { name, exact: true }).click()
    await page
      .getByText(/^2 nights, .*2 rooms, 4 guests$/)
      .first()
      .waitFor()
  })

  test('an enquiry sent wrong comes back with its messages and what was typed, then is sent', async () => {
    const path = `/hotel-details/lantern-reef/enquiry?checkIn=${FROM}&checkOut=${TO}`
    const page = await visit(path, { width, script: false })
    const form = page.getByRole('main')
    await form.getByLabel('Name').fill('A')
    await form.getByLabel('Email').fill('asha@home')
    await form.getByLabel('Mobile number').fill('12345')
    await form.getByLabel('Adults').fill('0')
    await form.getByLabel('Message').fill('A cot, please.')
    await form.getByRole('button', { name: 'Submit' }).click()
    for (const message of [
      'Please enter valid name',
      'Please enter valid email',
      'Please enter valid mobile number',
      'Please enter valid value',
    ])
      await form.getByText(message, { exact: true }).waitFor()
    expect(await form.getByLabel('Message').inputValue()).toBe('A cot, please.')
    expect(await form.getByLabel('Email').inputValue()).toBe('asha@home')
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByLabel('Email').fill(`again.${width}@example.in`)
    await form.getByLabel('Mobile number').fill('9876543210')
    await form.getByLabel('Adults').fill('2')
    await form.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
    const reference = new URL(page.url()).searchParams.get('sent') ?? 'none'
    await eventually(async () => (await site().mails()).filter((mail) => mail.includes(reference)).length).toBe(2)
  })
})

test.each([
  { asked: `checkIn=${FROM}`, says: 'Please choose a check-out date' },
  { asked: `checkOut=${TO}`, says: 'Please choose a check-in date' },
  { asked: `checkIn=${FROM}&checkOut=${FROM}`, says: 'Please choose a check-out after the check-in' },
  { asked: `checkIn=${FROM}&checkOut=${addDays(FROM, 31)}`, says: 'A stay is at most 30 nights' },
  {
    asked: `checkIn=${addDays(PINNED_DAY, TRAVEL_HORIZON_DAYS)}&checkOut=${addDays(PINNED_DAY, TRAVEL_HORIZON_DAYS + 1)}`,
    says: `Rooms can be booked up to ${TRAVEL_HORIZON_DAYS} days ahead`,
  },
  { asked: `rooms=${Array(STAY_ROOMS_MAX + 1).fill('2-0')}`, says: 'We book groups of more than 8 rooms for you' },
  { asked: 'rooms=two', says: 'We could not read how many guests there are, and in how many rooms.' },
  { asked: `rooms=${ROOM_ADULTS_MAX + 1}-0`, says: `A room has at most ${ROOM_ADULTS_MAX} adults` },
  { asked: `rooms=2-${ROOM_CHILDREN_MAX + 1}`, says: `A room has at most ${ROOM_CHILDREN_MAX} children` },
])('a search for $asked is answered with "$says" and the nearest search', async ({ asked, says }) => {
  const answer = await fetch(`${origin()}/hotel-search?${asked}`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  for (const words of [says, 'Here is the nearest search we can do:', 'hotel-card'])
    expect(html.includes(words), words).toBe(true)
})
