import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What nobody has said of the hotel and its first kind of room stands empty. */
export async function sayHotelFacts(page: Page, roomName: string): Promise<void> {
  await page.getByLabel('Kind').selectOption({ label: 'Bungalow' })
  await page.getByLabel('Stars').selectOption({ label: '2 stars' })
  await page.getByLabel('Check-in from').fill('13:00')
  await page.getByLabel('Check-out until').fill('10:00')
  await save(page)
  await page.getByRole('link', { name: 'Kinds of rooms' }).click()
  await page.getByRole('link', { name: roomName }).click()
  expect(await page.getByLabel('Size').inputValue()).toBe('')
  await page.getByLabel('Beds').selectOption({ label: 'Double bed' })
  await page.getByLabel('Size').fill('160')
  await page.getByLabel('Breakfast').selectOption({ label: 'Not in the price' })
  await save(page)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').getByText('Saved').waitFor()
}
