import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { browseSharedSite, DESK, PHONE } from '#tests/support/browser.ts'
import { picturesAreIn, readToTheEnd, SHIFT_MAX, shiftOf, watchShifts } from '#tools/machine/layout-shifts.ts'

const { visit } = browseSharedSite()

test.each([
  '/',
  '/tours',
  '/tour-packages/honeymoon',
  '/package-details/island-saver',
  '/package-details/island-saver/enquiry',
  '/places',
  '/place-details/cellular-jail',
  '/hotels',
  '/hotel-search',
  '/hotel-details/lantern-reef',
  '/water-sports',
  '/water-sport-details/parasailing',
  '/airport-car-search?placeName=Wandoor&placeId=wandoor&hotelName=Wandoor',
  '/car-rental-details/baratang-day-trip',
])('%s stays where it is while its pictures come in, and while it is read to the end', async (path) => {
  const page = await visit(path, { ...PHONE, first: watchShifts })
  await picturesAreIn(page)
  expect(await shiftOf(page), 'as it opens').toBeLessThanOrEqual(SHIFT_MAX)
  await readToTheEnd(page)
  await picturesAreIn(page)
  expect(await shiftOf(page), 'as it is read').toBeLessThanOrEqual(SHIFT_MAX)
})

const DAY = addDays(dayInIndia(new Date()), 30)
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
  await page.getByRole('button', { name: 'Book this trip' }).waitFor()
  await page.getByText(/^No bed for the nights of/).waitFor()
  await picturesAreIn(page)
  expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_MAX)
})
