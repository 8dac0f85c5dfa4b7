import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRight, looksRightWide } from '#tests/support/look.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openBooking, wordsOf } from '#tests/support/site-steps.ts'
import { keepTrip } from '#tests/support/trip-steps.ts'
import { picturesAreIn, SHIFT_MAX, shiftOf, watchShifts } from '#tools/machine/layout-shifts.ts'

const { visit, site } = browsePinnedSite()

const DAY = addDays(PINNED_DAY, 24)
/** Of four nights from that day: the hotel is in the middle of it. */
const STAY = `checkIn=${addDays(DAY, 1)}&checkOut=${addDays(DAY, 3)}`
const FERRY = `tm-101.${addDays(DAY, 8)}`

const sums = (page: Page) => page.getByRole('complementary', { name: 'What it costs' })
const rupees = async (page: Page) =>
  Number((await wordsOf(sums(page).getByRole('definition').last())).replace(/\D/g, ''))
const things = (page: Page) => page.getByRole('heading', { level: 3 }).allInnerTexts()

test('things are put on a trip, warned about, shared, and booked as far as they can be had', async () => {
  const page = await visit('/package-details/island-saver', { ...PHONE, expected: /404|409/ })
  const panel = await openBooking(page)
  await panel.getByRole('button', { name: 'Add to my trip' }).waitFor()
  await panel.getByLabel('Travel date').fill(DAY)
  await panel.getByRole('button', { name: 'More: Children' }).click()
  await panel.getByLabel('Age of child 1').selectOption('8')
  await panel.getByRole('button', { name: 'Add to my trip' }).click()
  await page.getByRole('heading', { level: 1, name: 'My trip' }).waitFor()
  await page.getByText('Added to your trip: Island Saver').waitFor()
  await page.getByRole('heading', { level: 2, name: formatDay(DAY) }).waitFor()
  await page.getByText('2 adults and 1 child').waitFor()
  await page.getByText(/^(Cancel by .* comes back|Nothing comes back)/).waitFor()
  await eventually(() => new URL(page.url()).search).toBe('')
  await looksRightWide(page)

  await page.goto(new URL(`/ferry/${FERRY}?adults=2`, page.url()).href)
  await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
  await page.getByText(/^We chose Premium/).waitFor()
  const seats = new URL(page.url()).searchParams.getAll('seats')
  await page.getByRole('button', { name: 'Add to my trip' }).click()
  await page.getByText(/^Added to your trip: MV Tideline Meridian/).waitFor()
  await page.goto(new URL(`/hotel-details/lantern-reef?${STAY}`, page.url()).href)
  await page.getByRole('button', { name: 'Add to my trip: Garden Cottage' }).click()
  await page.getByText('Added to your trip: Lantern Reef Resort, Garden Cottage').waitFor()

  // Between the package and the ferry nobody knows where they sleep.
  const gap = page.getByRole('listitem').filter({ hasText: /^No bed for the nights of/ })
  const nights = `checkIn=${addDays(DAY, 4)}&checkOut=${addDays(DAY, 8)}`
  expect(await gap.getByRole('link', { name: 'Find a hotel for it' }).getAttribute('href')).toContain(nights)
  const missing = page.getByRole('listitem').filter({ hasText: /^There is no ferry from Swaraj Dweep/ })
  const ferry = (await missing.getByRole('link', { name: 'Find a ferry' }).getAttribute('href')) ?? ''
  expect(Object.fromEntries(new URL(ferry, page.url()).searchParams)).toEqual({
    ...{ from: 'swaraj-dweep', to: 'south-andaman', date: addDays(DAY, 3) },
  })
  // The package has its own nights: the hotel is one bed too many.
  await page.getByText(/at the same time\.$/).waitFor()
  await eventually(async () => (await things(page)).map((title) => title.slice(0, 7))).toEqual([
    'Island ',
    'Lantern',
    'Haddo W',
  ])
  const whole = await rupees(page)
  await isRightAtBoth(page)
  await page.getByRole('button', { name: /^Remove Lantern Reef/ }).click()
  await page.getByText(/at the same time\.$/).waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('button', { name: 'Book Now' }).and(page.locator(':enabled')).waitFor()
  expect(await things(page)).toHaveLength(2)
  expect(await rupees(page)).toBeLessThan(whole)

  await page.getByText('Share this trip').click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Your link').inputValue()
  expect(link).toMatch(/\/quote\/[\w-]{16,}$/)
  const whatsapp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(link)
  const asked = await page.getByRole('link', { name: 'Ask on WhatsApp' }).allInnerTexts()
  expect(asked, 'about the trip, and about what was shared').toHaveLength(2)
  for (const each of await page.getByRole('link', { name: 'Ask on WhatsApp' }).all())
    expect(await each.getAttribute('href')).not.toContain('/quote/')

  // Somebody else was faster with the seats: what is left is booked without them.
  expect(await site().takeSeats(FERRY, seats)).toBe('held')
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Not all of this is free any more' }).waitFor()
  const gone = page.getByRole('listitem').filter({ hasText: 'No longer free' })
  expect(await wordsOf(gone)).toContain('Haddo Wharf to Swaraj Dweep')
  await isRightAtBoth(page)
  await page.getByRole('button', { name: 'Book the rest without it' }).click()
  await page.waitForURL(/\/checkout\/[\w-]+$/)
})

/** On a phone by day and by night, and at a desk, where the sums stand beside. */
async function isRightAtBoth(page: Page): Promise<void> {
  await findsNothing(page)
  await looksRightWide(page)
  await page.setViewportSize({ width: DESK.width, height: 900 })
  await findsNothing(page)
  await page.setViewportSize({ width: PHONE.width, height: 844 })
}

test('without script one thing is booked on its own page, what is missing is asked for, and a price that changed is told', async () => {
  const page = await visit('/trip', { ...PHONE, script: false, expected: /404|409/ })
  await page.getByText(/^This page needs script/).waitFor()
  await page.goto(new URL('/hotel-details/lantern-reef', page.url()).href)
  await page.getByRole('button', { name: 'Book Now: Garden Cottage' }).click()
  await page.getByRole('heading', { level: 1, name: 'Book Lantern Reef Resort, Garden Cottage' }).waitFor()
  await looksRight(page, PHONE)
  await page.getByLabel('Check-in').fill(addDays(DAY, 1))
  await page.getByLabel('Check-out').fill(addDays(DAY, 3))
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.waitForURL(/\/checkout\/[\w-]+$/)

  const answer = await fetch(new URL(`/book/hotel?id=lantern-reef&${STAY}`, page.url()), {
    method: 'POST',
    body: new URLSearchParams({ room: 'lantern-reef-gc~1' }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toMatch(/₹[\d,]+, was ₹1</)
  expect(html).toContain('Continue at the new price')
})

/** As the browser keeps My trip: a ferry, two nights a day later, and a package after a gap. */
const KEPT = JSON.stringify({
  version: 1,
  items: [
    { line: { kind: 'ferry', tripId: `tm-101.${DAY}`, seats: ['P2A', 'P2B'] }, title: 'MV Tideline Meridian' },
    {
      line: {
        ...{ kind: 'hotel', roomId: 'lantern-reef-gc', checkIn: addDays(DAY, 1), checkOut: addDays(DAY, 3) },
        rooms: [{ adults: 2, children: 0 }],
      },
      title: 'Lantern Reef Resort, Garden Cottage',
    },
    {
      line: { kind: 'package', packageId: 'island-saver', startDate: addDays(DAY, 10), adultCount: 2, childAges: [8] },
      title: 'Island Saver',
    },
  ].map((item) => ({ ...item, href: '/tours', enquiry: '/tours' })),
})

test.each([PHONE, DESK])('at $width px My trip stays where it is while it is worked out', async (edition) => {
  const first = async (page: Page) => {
    await watchShifts(page)
    await page.addInitScript((kept) => localStorage.setItem('padauk.trip', kept), KEPT)
  }
  const page = await visit('/trip', { ...edition, first })
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  await page.getByText(/^No bed for the nights of/).waitFor()
  await picturesAreIn(page)
  expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_MAX)

  // A picture fills its place in the row.
  const emptiness = await page.locator('.trip-line-picture img').evaluateAll((all) =>
    all.map((picture) => {
      const [own, place] = [picture, picture.closest('div') ?? picture].map((part) => part.getBoundingClientRect())
      return Math.round((place?.height ?? 0) - (own?.height ?? 0))
    }),
  )
  expect(emptiness).toEqual([0, 0, 0])

  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'What it costs' }).waitFor()
  expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count(), 'on paper').toBe(0)
  const sheets = await page.pdf({ format: 'A4' })
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(3)
})

test('a ferry with seats for fewer than the hotel has guests is told before it is booked', async () => {
  const stay = { kind: 'hotel', roomId: 'lantern-reef-gc', checkIn: DAY, checkOut: addDays(DAY, 2) } as const
  const lines: Line[] = [
    { kind: 'ferry', tripId: `tm-101.${DAY}`, seats: ['P3A', 'P3B'] },
    { ...stay, rooms: [2, 2].map((adults) => ({ adults, children: 0 })) },
  ]
  const page = await visit('/trip', { ...PHONE, first: (tab) => keepTrip(tab, lines) })
  await page.getByText('Look at this before you book').waitFor()
  await page.getByText(/^The ferry on \w+ \d+ \w+ is for 2, the hotel for 4\.$/).waitFor()
})
