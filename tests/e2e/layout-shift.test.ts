import { expect, test } from 'vitest'
import { browseSharedSite, PHONE } from '#tests/support/browser.ts'
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
