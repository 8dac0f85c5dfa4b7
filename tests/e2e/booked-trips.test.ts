import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { barriers } from '#tests/support/axe.ts'
import { browsePinnedSite, DESK, type Edition, PHONE, type VisitOptions } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands, unfold } from '#tests/support/checkout-steps.ts'
import { looksRight, looksRightWide } from '#tests/support/look.ts'
import { codeFor } from '#tests/support/mailed-code.ts'
import { enlargeText, roomTroubles } from '#tests/support/room.ts'
import { wordsOf } from '#tests/support/site-steps.ts'
import { keepTrip, seatedOn, sheetsOf } from '#tests/support/trip-steps.ts'
import { MIXED_TRIP, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

const { visit, origin, site } = browsePinnedSite()

/** Buys a trip out of My trip, the first part of it, and stays on the page of the booking. */
async function buys(lines: readonly Line[], edition: Edition, more: VisitOptions = {}): Promise<Page> {
  const seated = await seatedOn(origin(), lines)
  const first = (page: Page) => keepTrip(page, seated)
  const page = await visit('/trip', { ...edition, ...more, first })
  await page.getByRole('button', { name: 'Book Now' }).and(page.locator(':enabled')).waitFor()
  await hasRoom(page, edition)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Complete your booking' }).waitFor()
  if (lines === MIXED_TRIP) await listsInOrder(page)
  await nameTraveller(page, 1, 'Asha Rao')
  await nameTraveller(page, 2, 'Vikram Rao')
  if (lines[0]?.kind === 'package') await nameTraveller(page, 3, 'Ira Rao')
  await giveContact(page, mailOf(edition))
  await looksRight(page, edition)
  await hasRoom(page, edition)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payThere(page)
  await stands(page, 'Confirmed, balance due')
  return page
}

/** By day and hour; the car that leads to a bed and the ferry come before it. */
async function listsInOrder(page: Page): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  const titles = await summary.getByRole('listitem').locator('b').allInnerTexts()
  expect(titles.map((title) => /Airport|Tern|Haddo|Blue|Dive/.exec(title)?.[0])).toEqual([
    ...['Airport', 'Tern', 'Haddo', 'Blue', 'Dive', 'Haddo'],
  ])
}

/** On a phone with text of twice the size, and on the narrowest of phones. */
async function hasRoom(page: Page, { width }: Edition): Promise<void> {
  await page.setViewportSize({ width: PHONE.width, height: 844 })
  await enlargeText(page)
  expect(await roomTroubles(page), 'with large text').toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await roomTroubles(page), 'at 320 px').toEqual([])
  await page.setViewportSize({ width, height: 844 })
}

async function reads(page: Page, region: string, said: readonly (string | RegExp)[]): Promise<void> {
  const words = (await wordsOf(page.getByRole('region', { name: region, exact: true }))).replaceAll('\u00a0', ' ')
  for (const each of said) expect(words, region).toMatch(each)
}

test('the page of a mixed trip says what every counter, desk and driver needs', async () => {
  const page = await buys(MIXED_TRIP, PHONE)
  await page.getByRole('heading', { level: 1, name: '3 nights: Sri Vijaya Puram and Swaraj Dweep' }).waitFor()
  await page.getByText('79', { exact: true }).waitFor()
  await reads(page, 'Your days, hour by hour', [
    /Tue 9 Feb.*12:30 ?Car to Wandoor.*Check in at Tern House/,
    /Wed 10 Feb ?Ferry to Swaraj Dweep.*07:00 ?Report at Haddo Wharf.*09:30 ?You land at Swaraj Dweep Jetty/,
    /Thu 11 Feb.*08:00 ?Shore Try-Dive/,
  ])
  await reads(page, 'Ferry tickets', [
    /MV Tideline Meridian, Tideline Ferries.*08:00.*Haddo Wharf.*09:30.*Swaraj Dweep Jetty/,
    /Be there by ?07:00.*Counter closes ?07:30.*Premium, main deck.*Seats ?\dA, \dB.*25 kg/,
    /This voucher and a photo ID of each of you; names must match/,
  ])
  await reads(page, 'Where you stay', [
    /Tern House.*Aberdeen Bazaar.*\+91 3192 200 041.*from 12:00.*until 10:00.*breakfast/,
    /Blue Shelf Beach Cottages.*\+91 3192 200 055/,
  ])
  await reads(page, 'Cars and drivers', [
    /Pick-up ?Veer Savarkar International Airport.*by 18:00 the evening before; until then: \+91 3192 200 011/,
  ])
  await reads(page, 'Activities', [
    /Shore Try-Dive.*Govind Nagar Beach.*Be there by ?07:45.*Bring ?towel.*heart or lung condition/,
  ])
  await reads(page, 'Carry with you', [/A photo ID of each traveller.*Some cash/])
  await reads(page, 'Permits', [/Indian guests: no permit/])
  await reads(page, 'If something goes wrong', [/112.*1554/])
  await reads(page, 'If you cancel', [
    /Of the ₹[\d,]+ you have paid.*Once the balance of ₹[\d,]+, due by .* 2027, is in/,
  ])
  await reads(page, 'Papers', [/Voucher/, /Calendar/i])
  await isShort(page, PHONE)
  await hasRoom(page, PHONE)
  await hasNoBarriers(page)
  await looksRightWide(page)
  await page.setViewportSize({ width: DESK.width, height: 844 })
  await isShort(page, DESK)
  await readsOnPaper(page)
  await listedAmongBookings(page)
})

/** On a phone by day, and at a desk by night. */
async function hasNoBarriers(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: DESK.width, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page), 'at a desk by night').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: PHONE.width, height: 844 })
}

/** What is paid stands before the days on a phone and beside them on a desk; what is rarely needed is folded. */
async function isShort(page: Page, { width }: Edition): Promise<void> {
  const topOf = (part: string) =>
    page.getByRole('heading', { name: part, exact: true }).evaluate((title) => title.getBoundingClientRect().top)
  const [money, days] = [await topOf('To pay'), await topOf('Your days, hour by hour')]
  if (width === PHONE.width) expect(money, 'what is paid, before the days').toBeLessThan(days)
  else expect(Math.abs(money - days), 'what is paid, beside the days').toBeLessThan(200)
  const inside = [
    page.getByRole('button', { name: 'Show what comes back' }),
    page.getByLabel('Your question'),
    page.getByText('Held for you').last(),
    page.getByRole('heading', { name: 'Not included' }),
  ]
  expect(await Promise.all(inside.map((part) => part.isVisible()))).toEqual(inside.map(() => false))
}

/** Printed, each day stands beside its hours, and what only a screen can do stays away. */
async function readsOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  // As wide as a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  const days = page.getByRole('region', { name: 'Your days, hour by hour' }).getByRole('article')
  const places = await days.evaluateAll((all) =>
    all.map((day) => {
      const top = (part: string) => Math.round(day.querySelector(part)?.getBoundingClientRect().top ?? 0)
      return top('.hours') - top('header')
    }),
  )
  expect(places.length).toBeGreaterThan(2)
  expect(
    places.filter((apart) => Math.abs(apart) > 8),
    'days above or below their hours',
  ).toEqual([])
  expect(await page.getByRole('main').locator('img:visible').count(), 'pictures on paper').toBe(0)
  expect(await page.getByRole('heading', { name: 'Something has changed?' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'Not included' }).isVisible(), 'on paper nothing is folded').toBe(true)
  await page.emulateMedia({ media: null })
}

/** Signed in by a mailed code, the trip stands first, in pictures and words, with what comes next. */
async function listedAmongBookings(page: Page): Promise<void> {
  const ref = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const email = mailOf(PHONE)
  await page.setViewportSize({ width: PHONE.width, height: 844 })
  await page.goto(`${origin()}/my-bookings`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code of 6 digits').fill(await codeFor(site(), email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  const trip = page.getByRole('region', { name: 'Coming up' }).getByRole('article', { name: ref })
  await trip.getByRole('heading', { name: '3 nights: Sri Vijaya Puram and Swaraj Dweep' }).waitFor()
  const words = (await wordsOf(trip)).replaceAll('\u00a0', ' ')
  for (const said of [
    /Tue 9 Feb to Fri 12 Feb 2027, 3 nights ?2 travellers\. Sri Vijaya Puram \(Port Blair\)/,
    /To pay ?by .* 2027.*In 79 days ?12:30 Car to Wandoor.*Wed 10 Feb, 07:00 ?Report at Haddo Wharf.*seats \dA, \dB/,
  ])
    expect(words).toMatch(said)
  expect(await trip.locator('img').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth > 60))).toEqual([true])
  await page.getByText(/^₹[\d,]+ to pay by .* 2027$/).waitFor()
  await page.getByRole('complementary', { name: 'On the day' }).getByText('A photo ID of each traveller').waitFor()
  const voucher = await trip.getByRole('link', { name: 'Voucher' }).getAttribute('href')
  expect(voucher).toBe(`/api/v1/bookings/${ref}/documents/voucher`)
  await hasRoom(page, PHONE)
  await hasNoBarriers(page)
  await looksRightWide(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count(), 'on paper').toBe(0)
  expect(await sheetsOf(page)).toBe(1)
}

const mailOf = ({ width, theme }: Edition) => `asha.${width}.${theme}@example.in`

test('the page of a package says its crossings, hotels and meals, and what comes back of what is paid', async () => {
  const page = await buys(PACKAGE_TRIP, DESK)
  await page.getByRole('heading', { level: 1, name: 'Radhanagar Sunset for Two' }).waitFor()
  await reads(page, 'Your days, hour by hour', [/16:00 ?Cellular Jail/, /07:00 ?Report at/, /[Bb]reakfast/])
  await reads(page, 'Ferry tickets', [/Thu 11 Feb 2027.*Sat 13 Feb 2027/, /Business, upper deck.*On a lap ?1 infant/])
  await reads(page, 'Where you stay', [/Cove and Palm Resort.*\+91 3192 200 046.*Mahua Shore Resort/])
  await reads(page, 'Travellers', [/Ira Rao ?under 1/])
  await unfold(page, 'What is included, and what is not')
  await reads(page, 'Included', [/dinner/])
  await reads(page, 'Not included', [/Air fare/])
  await reads(page, 'If you cancel', [
    /Of the ₹37,400 you have paid ?Until Tue 26 Jan 2027 ?₹22,440 back.*Once the balance of ₹37,400, due by Tue 26 Jan 2027, is in/,
  ])
  expect(await barriers(page)).toEqual([])
  await looksRight(page, DESK)
  const voucher = await page
    .getByRole('link', { name: /^Voucher/ })
    .first()
    .getAttribute('href')
  const paper = await page.request.get(new URL(voucher ?? '', page.url()).href)
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
