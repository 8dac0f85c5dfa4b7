import { expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { browsePinnedSite, DESK, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands, unfold } from '#tests/support/checkout-steps.ts'
import { DAY_IN_SEASON } from '#tests/support/water-days.ts'

const { visit } = browsePinnedSite()
const TITLE = { level: 1, name: 'Complete your booking' } as const

test('who presses Book Now twice in haste gets the seats, and does not lose them to the first press', async () => {
  const page = await visit(`/ferry/tm-101.${DAY_IN_SEASON}?adults=2`, DESK)
  await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
  await page.getByText(/^We chose Premium/).waitFor()
  await page.getByRole('button', { name: 'Book Now' }).first().dblclick()
  await page.getByRole('heading', TITLE).waitFor()
})

test('what is typed at the checkout outlives a reload, and the result of cancelling is in sight', async () => {
  const page = await visit(`/ferry/tm-101.${addDays(DAY_IN_SEASON, 1)}?adults=1`, PHONE)
  await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
  await page.getByText(/^We chose Premium/).waitFor()
  await page.getByRole('button', { name: 'Add to my trip' }).click()
  await page.getByText(/^Added to your trip/).waitFor()
  await page.getByRole('button', { name: 'Book Now' }).dblclick()
  await page.getByRole('heading', TITLE).waitFor()
  await untilAlive(page)
  await nameTraveller(page, 1, 'Asha Rao')
  await page.getByLabel('Nationality').selectOption('United Kingdom')
  await page.getByLabel('Passport number').fill('GB1234567')
  await giveContact(page, 'asha.hasty@example.in')
  await page.reload()
  await untilAlive(page)
  await eventually(() => page.getByLabel('Full name').inputValue()).toBe('Asha Rao')
  expect(await page.getByLabel('Nationality').inputValue()).toBe('GB')
  expect(await page.getByLabel('Email').inputValue()).toBe('asha.hasty@example.in')
  // Neither the number of a document nor what is to be confirmed each time.
  expect(await page.getByLabel('Passport number').inputValue()).toBe('')
  expect(await page.getByRole('checkbox', { name: '18 or older' }).isChecked()).toBe(false)

  await page.getByLabel('Passport number').fill('GB1234567')
  await page.getByRole('checkbox', { name: '18 or older' }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payThere(page)
  await stands(page, 'Confirmed')
  await unfold(page, 'Cancel')
  await page.getByRole('button', { name: 'Show what comes back' }).click()
  await page.getByRole('button', { name: /^Yes, cancel/ }).click()
  await stands(page, 'Cancelled')
  await untilAlive(page)
  await eventually(() => page.evaluate(() => scrollY)).toBeLessThan(100)
})

test('a family from abroad says its country once', async () => {
  const page = await visit(`/ferry/tm-101.${addDays(DAY_IN_SEASON, 2)}?adults=3`, PHONE)
  await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
  await page.getByText(/^We chose Premium/).waitFor()
  await page.getByRole('button', { name: 'Book Now' }).first().click()
  await page.getByRole('heading', TITLE).waitFor()
  await untilAlive(page)
  const countries = page.getByLabel('Nationality')
  const chosen = () => countries.evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value))
  await countries.nth(2).selectOption('Nepal')
  await countries.first().selectOption('France')
  expect(await chosen()).toEqual(['FR', 'FR', 'NP'])
  await page.reload()
  await untilAlive(page)
  await eventually(chosen).toEqual(['FR', 'FR', 'NP'])
  await countries.first().focus()
  await countries.first().selectOption('Germany')
  expect(await chosen()).toEqual(['DE', 'DE', 'NP'])
})
