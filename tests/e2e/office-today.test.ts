import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, PHONE } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands } from '#tests/support/checkout-steps.ts'
import { looksRight } from '#tests/support/look.ts'
import { ownerAt } from '#tests/support/office-browser.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { keepTrip, seatedOn, sheetsOf } from '#tests/support/trip-steps.ts'
import { MIXED_TRIP } from '#tests/support/whole-trips.ts'

const { visit, site } = browseSite(() => openTestSite({}, 'pinned'))

/** A car to the hotel and a ferry on the next day. */
const LINES = MIXED_TRIP.filter(({ kind }, index) => kind === 'car' || index === 2)
const [RIDE_DAY, FERRY_DAY] = ['2027-02-09', '2027-02-10']

test('a pick-up gets its driver by a tap, and the traveller sees them at once', async () => {
  const lines = await seatedOn(site().origin, LINES)
  const traveller = await visit('/trip', { ...DESK, first: (page) => keepTrip(page, lines) })
  await traveller.getByRole('button', { name: 'Book Now' }).and(traveller.locator(':enabled')).click()
  await nameTraveller(traveller, 1, 'Asha Rao')
  await nameTraveller(traveller, 2, 'Vikram Rao')
  await giveContact(traveller)
  await traveller.getByRole('button', { name: /^Pay ₹/ }).click()
  await payThere(traveller)
  await stands(traveller, 'Confirmed, balance due')

  const owner = await ownerAt('/drivers', { visit, site }, PHONE)
  await owner.getByRole('button', { name: 'Add a driver' }).first().click()
  const form = owner.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill('Suresh Kumar')
  await form.getByLabel('Phone').fill('94340 11223')
  await form.getByLabel('Car').fill('White Ertiga, AN 01 J 4521')
  await owner.getByRole('button', { name: 'Add the driver' }).click()
  await owner.getByText('Suresh Kumar is added').waitFor()
  await findsNothing(owner)

  await owner.setViewportSize({ width: 360, height: 740 })
  await owner.goto(`${site().origin}/office/today?day=${RIDE_DAY}`)
  const rides = owner.getByRole('region', { name: /^Pick-ups/ })
  await rides.getByText('No driver yet').waitFor()
  await rides.getByRole('link', { name: 'Call Asha Rao, +91 98765 43210' }).waitFor()
  await looksRight(owner, { width: 360, theme: 'light' })
  await findsNothing(owner)
  await rides.getByRole('button', { name: /^Give a driver to Asha Rao/ }).click()
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^Suresh Kumar/ })
    .click()
  await owner.getByText('Suresh Kumar drives Asha Rao').waitFor()
  await rides.getByText('White Ertiga, AN 01 J 4521').waitFor()

  await traveller.reload()
  await traveller.getByText('Suresh Kumar, +91 94340 11223').first().waitFor()
  await traveller.getByText('White Ertiga, AN 01 J 4521').first().waitFor()

  await owner.getByRole('button', { name: 'Tell travellers of weather and sea' }).click()
  await owner.getByRole('textbox', { name: 'Weather and sea' }).fill('Rain after noon')
  await owner.getByRole('button', { name: 'Tell travellers', exact: true }).click()
  await owner.getByText('Travellers of this day see it now').waitFor()
  await traveller.reload()
  await traveller.getByText('Rain after noon').first().waitFor()

  await owner.getByRole('button', { name: 'Next day' }).click()
  await owner.waitForURL(`**/today?day=${FERRY_DAY}`)
  await owner.getByRole('button', { name: /^List for/ }).click()
  const list = owner.getByRole('dialog')
  await list.getByRole('cell', { name: 'Vikram Rao' }).waitFor()
  await findsNothing(owner)
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    list.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^manifest-tm-101\.2027-02-10\.csv$/)
  await list.getByRole('button', { name: 'Close' }).click()
  expect(await sheetsOf(owner)).toBeLessThanOrEqual(2)
})
