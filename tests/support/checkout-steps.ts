import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The steps of a buyer from the checkout to the booking's own page. */

export const BUYER = { name: 'Asha Rao', mobile: '98765 43210', email: 'asha@example.in' }

/** Who travels, at a place of the list; `listed` where a carrier asks for more than name and age. */
export async function nameTraveller(page: Page, place: number, name: string, listed = true): Promise<void> {
  const traveller = page.getByRole('group', { name: `Traveller ${place}` })
  await traveller.getByLabel('Full name').fill(name)
  // Not asked again where the trip was chosen by it.
  const age = traveller.getByLabel('Age')
  if ((await age.count()) > 0) await age.fill('34')
  if (listed) await traveller.getByLabel('Sex').selectOption('Female')
}

/** Where the lead traveller is reached, and that they are grown up. */
export async function giveContact(page: Page, email = BUYER.email): Promise<void> {
  await page.getByLabel('Mobile number').fill(BUYER.mobile)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox', { name: '18 or older' }).check()
}

/** At the practice gateway: what is to come of the payment, and back to us. */
export async function payThere(page: Page, outcome: 'Pay' | 'Fail' = 'Pay'): Promise<void> {
  await page.getByText('No money moves here').waitFor()
  await page.getByRole('radio', { name: outcome === 'Pay' ? 'The payment goes through.' : 'The bank says no.' }).check()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await page.getByRole('button', { name: 'Back to Padauk' }).click()
  await page.waitForURL('**/booking/PDK-*')
}

/** How the booking shown stands; without script whoever looks asks again, as a reader of the page would. */
export async function stands(page: Page, word: string): Promise<Locator> {
  const status = page.getByRole('main').getByText(word, { exact: true }).first()
  const again = page.getByRole('link', { name: 'Check again' })
  await status.or(again).first().waitFor()
  if (!(await status.isVisible())) await again.click()
  await status.waitFor()
  return status
}

/** The days with their pictures, folded; and what comes back, for the choice of payment that is made. */
export async function seesWhatIsBought(page: Page, part: string, whole: string): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  const pictures = await summary.locator('img').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(pictures.length, 'pictures of what is bought').toBeGreaterThan(0)
  expect(Math.min(...pictures), 'each as wide as its part of the row').toBeGreaterThan(60)
  const days = page.getByRole('group').filter({ has: page.locator('summary', { hasText: 'Day by day' }) })
  expect(await days.locator('article').first().isVisible(), 'folded').toBe(false)
  await days.getByText('Day by day').click()
  await days.getByText(/Report at .* for the ferry/).waitFor()
  await days.getByText(/^Check in at Lantern Reef/).waitFor()
  const ladders = page.getByRole('region', { name: 'If you cancel' })
  const first = ladders.getByRole('heading', { name: `While ${part} is paid` })
  await first.waitFor()
  await ladders.getByRole('heading', { name: `Once all ${whole} is paid` }).waitFor()
  await page.getByRole('radio', { name: /^Everything now/ }).check()
  await first.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: /^Part now/ }).check()
  await first.waitFor()
  await days.getByText('Day by day').click()
}

/** On the page of a booking: what is rarely needed is behind its name. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.getByRole('main').locator('summary', { hasText: title }).first().click()
}
