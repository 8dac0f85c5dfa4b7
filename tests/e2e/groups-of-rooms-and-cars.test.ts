import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { browseSite, DESK, type Edition, eventually, PHONE } from '#tests/support/browser.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { DAY_IN_SEASON } from '#tests/support/water-days.ts'

const { visit, site, origin } = browseSite(() => openTestSite({}, 'pinned'))

/** Of all that the test site lets one network hold, rooms and cars as they come, but one car of a kind on a road. */
beforeAll(() => site().set('holding_limits', { networkRoomsPercent: 20, networkCarsPercent: 0, networkCars: 1 }))

const FROM = addDays(PINNED_DAY, 40)
const STAY = `checkIn=${FROM}&checkOut=${addDays(FROM, 2)}`
const rooms = (count: number) => `/hotel-details/lantern-reef?${STAY}&rooms=${Array(count).fill('2-0').join(',')}`
const CARS = `/hourly-car-search?duration=8+Hours&carType=Luxury+Car&date=${DAY_IN_SEASON}&time=10:00`
const DRIVE = '/car-rental-details/shaheed-dweep-island-loop'
const EDITIONS: Edition[] = [PHONE, DESK]

let senders = 0

/** Everybody has a number of their own: one number asks a few times an hour. */
async function send(page: Page, name: string): Promise<string> {
  senders += 1
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Ravi Menon')
  await form.getByLabel('Email').fill(`${name}.${page.viewportSize()?.width}@example.in`)
  await form.getByLabel('Mobile number').fill(`98765 0120${senders}`)
  await page.clock.fastForward(20_000)
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL(/[?&]sent=ENQ-/)
  return mailed(new URL(page.url()).searchParams.get('sent') ?? '')
}

/** What the office is mailed. */
async function mailed(reference: string): Promise<string> {
  const read = async () =>
    (await site().mails()).map((mail) => mail.replaceAll(/=\r?\n/g, '')).filter((mail) => mail.includes(reference))
  await eventually(async () => (await read()).length).toBe(2)
  return (await read()).join('\n')
}

test('five rooms are asked for from the page of a hotel', async () => {
  const page = await visit(rooms(5), { ...PHONE, clock: true })
  const main = page.getByRole('main')
  await main
    .getByText('We book groups of more than 3 rooms of one type for you: price as shown, answer on')
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^Book Now/ }).count()).toBe(0)
  const price =
    /₹[\d,]+/.exec((await main.getByRole('row').filter({ hasText: 'Garden Cottage' }).textContent()) ?? '')?.[0] ?? ''
  await main.getByRole('link', { name: 'Ask for this group', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Enquire about Lantern Reef Resort' }).waitFor()
  const stay = page.getByRole('region', { name: 'Your stay' })
  for (const words of [formatDay(FROM), '5 rooms with 2 adults each', price])
    await stay.getByText(words).first().waitFor()
  expect(await page.getByLabel('Adults').inputValue()).toBe('10')
  const mail = await send(page, 'rooms')
  for (const words of ['Lantern Reef Resort', '5 rooms', price.slice(1)]) expect(mail).toContain(words)
})

test('three rooms are booked, and four that are posted all the same are told who books them', async () => {
  const page = await visit(rooms(3), DESK)
  const cottage = page.getByRole('row').filter({ hasText: 'Garden Cottage' })
  const book = cottage.getByRole('button', { name: /^Book Now/ })
  const room = (await book.getAttribute('value')) ?? ''
  expect(await page.getByText('We book groups of').count()).toBe(0)
  await book.click()
  await page.waitForURL(/\/checkout\/[0-9a-f]{32}$/)
  const asked = new URL(rooms(4), origin()).searchParams
  const posted = await fetch(`${origin()}/book/hotel?id=lantern-reef&${asked}`, {
    ...{ method: 'POST', body: new URLSearchParams({ room }), headers: { origin: origin() } },
  })
  expect(await posted.text()).toContain('We book groups of more than 3 rooms of one type for you')
})

test.each(EDITIONS)('three cars of a drive are asked for in its panel, at $width px', async (edition) => {
  const page = await visit(`${DRIVE}?adults=14&date=${DAY_IN_SEASON}&time=10:00`, { ...edition, clock: true })
  if (edition.width <= PHONE.width) await page.getByRole('link', { name: 'Book Now' }).click()
  const role = edition.width <= PHONE.width ? 'dialog' : 'complementary'
  const panel = page.getByRole(role, { name: 'Car Booking' })
  await panel.getByText('3 Family MPV').waitFor()
  await panel.getByText('We book groups of more than 1 car of one kind for you: price as shown, answer on').waitFor()
  expect(await panel.getByRole('button', { name: 'Book Now' }).count()).toBe(0)
  await panel.getByRole('spinbutton', { name: 'Adults' }).fill('4')
  await panel.getByRole('button', { name: 'Book Now' }).waitFor()
  await panel.getByRole('spinbutton', { name: 'Adults' }).fill('14')
  const ask = panel.getByRole('button', { name: 'Ask for this group' })
  await ask.waitFor()
  // From here on it is one page for all.
  if (edition === DESK) return
  await ask.click()
  await page.getByRole('heading', { level: 1, name: 'Enquire about Shaheed Dweep Island Loop' }).waitFor()
  await page.getByRole('complementary').getByText('₹9,250').first().waitFor()
  const mail = await send(page, 'drive')
  for (const words of ['Shaheed Dweep Island Loop', '14 adults', '9,250']) expect(mail).toContain(words)
})

test('a set of cars that may not be held is asked for from the results', async () => {
  const page = await visit(`${CARS}&passengers=40`, { ...PHONE, clock: true })
  const set = page.getByRole('region', { name: 'Your party needs more than one car' })
  await set.getByText('We book groups of more than 1 car of one kind for you: price as shown, answer on').waitFor()
  expect(await set.getByRole('button').count()).toBe(0)
  await set.getByRole('link', { name: 'Ask for this group' }).click()
  await page.getByRole('heading', { level: 1, name: /^Enquire about Car for 8 hours/ }).waitFor()
  await page.getByRole('region', { name: 'Your ride' }).getByText('40 passengers').waitFor()
  expect(await send(page, 'set')).toContain('40 passengers')
  await page.goto(`${origin()}${CARS}&passengers=10`)
  await set.getByRole('button', { name: 'Book Now' }).waitFor()
})
