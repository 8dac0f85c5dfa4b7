import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browsePinnedSite, DESK, PHONE } from '#tests/support/browser.ts'
import { DAY_IN_SEASON } from '#tests/support/water-days.ts'

const { visit } = browsePinnedSite()

test.each([PHONE, DESK])(
  'more guests than a slot takes ask for their group in one step, at $width px',
  async (edition) => {
    const page = await visit('/water-sport-details/scuba-shore-try-dive', edition)
    const booking = await openBooking(page, 'Shore Try-Dive')
    await booking.getByRole('spinbutton', { name: 'No. of Guest' }).fill('12')
    await booking.getByText('We book groups of more than 8 guests for you: price as shown, answer on').waitFor()
    expect(await booking.getByRole('button', { name: 'Book Now' }).count()).toBe(0)
    expect(await booking.getByLabel(/^Age of guest/).count(), 'nobody is asked for twelve ages').toBe(0)
    await booking.getByLabel('Date').fill(DAY_IN_SEASON)
    await booking.getByRole('button', { name: 'Ask for this group' }).click()
    await page.getByRole('heading', { level: 1, name: 'Enquire about Shore Try-Dive' }).waitFor()
    const form = page.getByRole('main')
    expect(await form.getByRole('spinbutton', { name: 'No. of Guest' }).inputValue()).toBe('12')
    await form.getByText('₹42,000').first().waitFor()
    await form.getByRole('radio', { name: '10:00' }).check({ force: true })
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByLabel('Email').fill(`dive.${edition.width}@example.in`)
    await form.getByLabel('Mobile number').fill('+44 20 7946 0958')
    await page.clock.fastForward(20_000)
    await form.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  },
)

test('without script a group that presses Book Now is told who books it, and led to the same form', async () => {
  const page = await visit('/water-sport-details/scuba-shore-try-dive', { ...DESK, script: false })
  const panel = page.locator('.product-panel').first()
  await panel.getByLabel('Date').fill(DAY_IN_SEASON)
  await panel.getByRole('radio', { name: '10:00' }).check({ force: true })
  await panel.getByRole('spinbutton', { name: 'No. of Guest' }).fill('30')
  await panel.getByRole('checkbox', { name: /health rules/ }).check()
  await panel.getByRole('button', { name: 'Book Now' }).click()
  await page.getByText('We book groups of more than 8 guests for you: price as shown').waitFor()
  await page.getByRole('link', { name: 'Enquire Now' }).click()
  expect(await page.getByRole('spinbutton', { name: 'No. of Guest' }).inputValue()).toBe('30')
})

async function openBooking(page: Page, name: string): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) > PHONE.width)
    return page.getByRole('complementary', { name: `${name} Booking` })
  await page.getByRole('link', { name: 'Book Now' }).click()
  const sheet = page.getByRole('dialog', { name: `${name} Booking` })
  await sheet.waitFor()
  return sheet
}
