import type { Locator, Page } from 'playwright-core'

/** The steps of a buyer from the checkout to the booking's own page. */

export const BUYER = { name: 'Asha Rao', mobile: '98765 43210', email: 'asha@example.in' }

/** Who travels, at a place of the list; `listed` where a carrier asks for more than name and age. */
export async function nameTraveller(page: Page, place: number, name: string, listed = true): Promise<void> {
  const traveller = page.getByRole('group', { name: `Traveller ${place}` })
  await traveller.getByLabel('Full name').fill(name)
  await traveller.getByLabel('Age').fill('34')
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
