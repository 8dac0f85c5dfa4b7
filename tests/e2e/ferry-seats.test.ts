import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { isFocused, nameOfFocused, tabAndEnter, tabTo } from '#tests/support/keys.ts'
import { looksRight, looksRightWide } from '#tests/support/look.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit, site } = browsePinnedSite()

/** Of the demo's timetable, some weeks from the pinned day: three classes, sample seats sold. Each test has a day of its own. */
let days = 20
function newTrip(trip = 'tm-101'): string {
  days += 1
  return `${trip}.${addDays(PINNED_DAY, days)}`
}

const grid = (page: Page, name: RegExp | string) => page.getByRole('grid', { name })
const free = (within: Locator) => within.getByRole('checkbox', { disabled: false })
const nameOf = async (seat: Locator) => (await seat.getAttribute('aria-label')) ?? ''
/** "Row 4, seat A, ..." is 4A. */
const short = (name: string) => /^Row (\d+), seat (\w+)/.exec(name)?.slice(1).join('') ?? ''

async function fillContact(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Mobile number').fill('98765 43210')
}

test('seats of a sailing are chosen for a party that changes, priced, and asked for', async () => {
  const tripId = newTrip()
  const page = await visit(`/ferry/${tripId}?adults=2`, { ...PHONE, clock: true })
  await page.getByRole('heading', { level: 1, name: 'Choose your seats' }).waitFor()
  await looksRightWide(page)
  await page.getByRole('button', { name: /^Royal/ }).click()
  expect(
    await grid(page, /^Royal/)
      .getByRole('row')
      .count(),
  ).toBe(3)
  const crew = grid(page, /^Royal/).getByRole('checkbox', { name: /^Row 1, seat A, .*not for sale$/ })
  expect(await crew.isDisabled()).toBe(true)
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)

  await page.getByRole('button', { name: /^Premium/ }).click()
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).first().click()
  await page.getByRole('status').getByText('Please choose 2 seats.').waitFor()
  await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
  await page
    .getByRole('status')
    .getByText(/^We chose Premium \w+ and \w+: side by side\.$/)
    .waitFor()
  const chosen = grid(page, /^Premium/).getByRole('checkbox', { checked: true })
  expect(await chosen.count()).toBe(2)
  const fare = Number(/₹([\d,]+), yours/.exec(await nameOf(chosen.first()))?.[1]?.replace(',', ''))

  await page.getByText('2 adults').click()
  await page.getByRole('button', { name: 'More: Children' }).click()
  await page.getByRole('button', { name: 'More: Infants' }).click()
  const mine = page.getByRole('complementary', { name: 'Your seats' })
  await mine.getByText('Please choose 1 more seat.').waitFor()
  const third = free(grid(page, /^Premium/)).nth(30)
  const name = await nameOf(third)
  await third.click()
  const total = `₹${(3 * fare + 50).toLocaleString('en-IN')}`
  await mine.getByText(total, { exact: true }).waitFor()
  await mine.getByText(/^includes ₹[\d,]+ taxes and ₹200 port fee$/).waitFor()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  const listed = page.getByRole('checkbox', { name: name.replace('free', 'yours') })
  expect(await listed.isChecked()).toBe(true)
  await looksRightWide(page)

  await page.getByRole('button', { name: 'Enquire Now' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Enquire about MV Tideline Meridian' }).waitFor()
  await looksRightWide(page)
  await page.getByText('2 adults, 1 child, 1 infant', { exact: true }).waitFor()
  await page.getByText(total, { exact: true }).waitFor()
  // Back is the ferry with the same seats.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Choose your seats' }).waitFor()
  await eventually(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3)
  await page.getByRole('button', { name: 'Enquire Now' }).first().click()
  await page.getByRole('heading', { level: 1, name: /^Enquire/ }).waitFor()
  await fillContact(page, 'ferry@example.in')
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  const reference = new URL(page.url()).searchParams.get('sent') ?? 'none'
  const mails = async () => (await site().mails()).filter((mail) => mail.includes(reference))
  await eventually(async () => (await mails()).length).toBe(2)
  const mail = (await mails()).join('\n').replaceAll('=\r\n', '').replaceAll('=\n', '')
  for (const words of [short(name), 'Ferry', total.slice(1), '1 infant']) expect(mail).toContain(words)
})

test('seats are chosen and asked for without a mouse', async () => {
  const page = await visit(`/ferry/${newTrip()}?adults=2`, { ...DESK, clock: true })
  const { keyboard } = page
  // At a desk all classes lie open; on a phone one does.
  expect(
    await grid(page, /^Royal/)
      .getByRole('row')
      .count(),
  ).toBe(3)
  await tabTo(page, /^Row \d+, seat/)
  const start = await nameOfFocused(page)
  const row = free(
    grid(page, /^Premium/)
      .getByRole('row')
      .nth(Number.parseInt(short(start), 10) - 1),
  )
  expect(start).toBe(await nameOf(row.first()))
  await keyboard.press('End')
  expect(await nameOfFocused(page)).toBe(await nameOf(row.last()))
  await keyboard.press('Home')
  await keyboard.press('ArrowRight')
  expect(await nameOfFocused(page)).toBe(await nameOf(row.nth(1)))
  await keyboard.press('ArrowDown')
  const down = await nameOfFocused(page)
  expect(Number.parseInt(short(down), 10)).toBeGreaterThan(Number.parseInt(short(start), 10))
  await keyboard.press('Enter')
  await eventually(() => nameOfFocused(page)).toBe(down.replace('free', 'yours'))
  expect(new URL(page.url()).pathname, 'Enter does not send the form').toMatch(/^\/ferry\/[^/]+$/)
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  await eventually(() => page.getByRole('checkbox', { checked: true }).count()).toBe(2)
  // The map is one stop of the Tab key: the next is the next class.
  await tabTo(page, /^Seat us together/)
  expect(await nameOfFocused(page)).toBe('Seat us together in Business')
  await tabAndEnter(page, 'Enquire Now')
  await page.getByRole('heading', { level: 1, name: /^Enquire/ }).waitFor()
  await tabTo(page, 'Name')
  await page.clock.fastForward(20_000)
  await keyboard.press('Enter')
  await page.getByText('Please enter valid name', { exact: true }).waitFor()
  await eventually(() => isFocused(page.getByLabel('Name'))).toBe(true)
  await keyboard.type('Asha Rao')
  await tabTo(page, 'Mobile number')
  await keyboard.type('98765 43211')
  await tabTo(page, 'Email')
  await keyboard.type('ferry.keys@example.in')
  await tabAndEnter(page, 'Submit')
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
})

describe('a seat that somebody else takes', () => {
  test.each([
    ['is heard of at once', /.^/],
    ['is seen by asking, where the stream cannot be had', /stream/],
  ])('%s: it goes grey within five seconds, and only it is dropped', async (_, blocked) => {
    const tripId = newTrip()
    const page = await visit(`/ferry/${tripId}?adults=2`, {
      ...PHONE,
      expected: /stream|ERR_FAILED/,
      first: (tab) => tab.route(blocked, (route) => route.abort()),
    })
    const seats = free(grid(page, /^Premium/))
    const [first, second] = [await nameOf(seats.nth(40)), await nameOf(seats.nth(60))]
    for (const name of [first, second]) await page.getByRole('checkbox', { name }).click()
    const id = `P${short(first)}`
    expect(await site().takeSeats(tripId, [id])).toBe('held')
    const takenAt = Date.now()
    await page
      .getByRole('status')
      .getByText(`Premium ${short(first)} has just been taken`)
      .waitFor()
    expect(Date.now() - takenAt).toBeLessThan(5_000)
    expect(await page.getByRole('checkbox', { name: first.replace('free', 'booked') }).isDisabled()).toBe(true)
    expect(await page.getByRole('checkbox', { name: second.replace('free', 'yours') }).isChecked()).toBe(true)
    expect(new URL(page.url()).searchParams.getAll('seats')).toEqual([`P${short(second)}`])
  })
})

test('without script seats are boxes of a form that says what is wrong with them', async () => {
  const tripId = newTrip()
  const page = await visit(`/ferry/${tripId}?adults=2`, { ...PHONE, script: false })
  await looksRight(page, PHONE)
  const seats = free(grid(page, /^Premium/))
  const [gone, kept] = [await nameOf(seats.nth(40)), await nameOf(seats.nth(60))]
  await page.getByRole('checkbox', { name: gone }).check()
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await page.getByRole('alert').getByText('Please choose 1 more seat.').waitFor()
  expect(await page.getByRole('checkbox', { name: /yours$/, checked: true }).count()).toBe(1)
  await page.getByRole('checkbox', { name: kept }).check()
  expect(await site().takeSeats(tripId, [`P${short(gone)}`])).toBe('held')
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await page
    .getByRole('alert')
    .getByText(`Premium ${short(gone)} cannot be had any more.`)
    .waitFor()
  // Who travels, the list and seats together are buttons of the same form.
  await page.getByText('2 adults').click()
  await page.getByRole('spinbutton', { name: /^Children/ }).fill('1')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('2 adults, 1 child').waitFor()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  expect(await page.getByRole('checkbox', { name: kept.replace('free', 'yours') }).isChecked()).toBe(true)
  for (const seat of [0, 1, 2])
    await page
      .getByRole('checkbox', { name: /^Row 1[78].*free$/ })
      .nth(seat)
      .check()
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await page.getByRole('alert').getByText('You chose 4 seats for 3 people.').waitFor()
  await page.getByRole('button', { name: 'Seat us together in Business' }).click()
  await page.getByText(/^We chose Business /).waitFor()
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await page.getByRole('heading', { level: 1, name: /^Enquire/ }).waitFor()
  await fillContact(page, 'ferry.plain@example.in')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
})

test('targets are 24 pixels at 320, axe finds nothing, and a ferry that cannot be booked leads to the next', async () => {
  const page = await visit(`/ferry/${newTrip()}?adults=2`, PHONE)
  await page.setViewportSize({ width: 320, height: 700 })
  const box = await free(grid(page, /^Premium/))
    .first()
    .boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
  await findsNothing(page)
  await page.goto(page.url().replace(/\/ferry.*/, `/ferry/${newTrip('st-201')}?adults=11`))
  await page.getByRole('heading', { name: 'We choose the seats for larger groups' }).waitFor()
  await page.getByRole('radio', { name: /^Business/ }).check({ force: true })
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await page.getByText('Business. We choose them for you').waitFor()
})

test('a ferry that has left says so and leads to the next of its crossing; one that never was is not there', async () => {
  // At ten in the morning its sales are over.
  const page = await visit(`/ferry/tm-101.${PINNED_DAY}?adults=3`, { ...DESK, expected: /410|404/ })
  const heading = page.getByRole('heading', { level: 1 })
  expect(await wordsOf(heading)).toBe('This ferry can no longer be booked')
  await page
    .getByRole('link', { name: /, \d\d:\d\d to \d\d:\d\d$/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Choose your seats' }).waitFor()
  await page.getByText('3 adults').waitFor()
  await page.goto(page.url().replace(/\/ferry.*/, '/ferry/tm-999.2027-01-05'))
  await page.getByRole('heading', { name: 'We could not find that page' }).waitFor()
})
