import { describe, expect, test } from 'vitest'
import { addDays, dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import { browseSharedSite, PHONE } from '#tests/support/browser.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

describe('packages side by side, without script', () => {
  const edition = { ...PHONE, script: false }

  test('from a package one adds others, sets party and day, takes one out and books another', async () => {
    const page = await visit('/package-details/two-shores-honeymoon', edition)
    await page.getByRole('link', { name: 'Compare with other packages' }).click()
    await page.waitForURL('**/compare?p=two-shores-honeymoon')
    await page.getByLabel('Add a package').selectOption('Radhanagar Sunset for Two')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Two honeymoon packages, side by side' }).waitFor()
    await page.getByLabel('Add a package').selectOption('Slow Days Honeymoon')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Three honeymoon packages, side by side' }).waitFor()
    expect(await page.getByLabel('Add a package').count()).toBe(0)

    await page.getByLabel('Start').fill('2027-02-13')
    await page.getByLabel('Children', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Show prices' }).click()
    // No price of a smaller party stands for this one.
    expect(await page.getByText('Please give the age of each child, then press Show prices.').count()).toBe(3)
    expect(await page.getByRole('button', { name: 'Book Now' }).count()).toBe(0)
    await page.getByLabel('Child 1').fill('8')
    await page.getByRole('button', { name: 'Show prices' }).click()
    await page.waitForURL(/childAges=8/)
    const table = page.getByRole('table', { name: '3 packages compared' })
    const heads = table.getByRole('columnheader')
    expect(await wordsOf(heads.nth(0))).toMatch(/Two Shores Honeymoon₹70,720for 2 adults, 1 child, taxes inside/)
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    expect(await wordsOf(row('Days').getByRole('cell').nth(0))).toBe('5 nightsSat 13 Feb 2027 to Thu 18 Feb 2027')
    expect(await wordsOf(row('Pay now, then the balance').getByRole('cell').nth(0))).toMatch(
      /^₹35,360 and ₹35,360the balance by Fri 29 Jan 2027$/,
    )
    expect(await wordsOf(row('Cancelling costs').getByRole('cell').nth(0))).toBe('₹14,144lowestuntil Fri 29 Jan 2027')
    await row('Hotels').getByRole('cell').nth(0).getByRole('link', { name: 'Tern House' }).waitFor()
    expect(await wordsOf(row('Flower-bed decoration on one night'))).toBe(
      'Flower-bed decoration on one night Not inside Inside Not inside',
    )

    await page.getByRole('link', { name: 'Take Slow Days Honeymoon out of the comparison' }).click()
    await page.getByRole('heading', { name: 'Two honeymoon packages, side by side' }).waitFor()
    expect(new URL(page.url()).searchParams.getAll('p')).toEqual(['two-shores-honeymoon', 'radhanagar-sunset-for-two'])
    await page.getByRole('button', { name: 'Book Now' }).first().click()
    await page.waitForURL('**/checkout/**')
    await page.getByText('Two Shores Honeymoon').first().waitFor()
  })

  test('what is not on sale is left out and said, and nothing chosen is an invitation', async () => {
    const page = await visit('/compare?p=no-such-package&p=island-saver&p=island-saver&p=%3Cscript%3E', edition)
    await page.getByRole('heading', { name: 'Compare Island Saver' }).waitFor()
    await page.getByText('A package that was to be compared is no longer on sale and was left out.').waitFor()
    await page.goto(new URL('/compare', page.url()).href)
    await page.getByRole('heading', { name: 'Compare packages' }).waitFor()
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
    const choice = await page.getByLabel('Add a package').boundingBox()
    expect(choice?.width, 'room for the name of a package').toBeGreaterThan(200)
    await page.getByRole('link', { name: 'See all packages' }).click()
    await page.waitForURL('**/tours')
  })

  test('without a day it is for a cheap one a month ahead, when money still comes back; to lose all of it is called no merit', async () => {
    const slugs = 'p=two-shores-honeymoon&p=slow-days-honeymoon'
    const page = await visit(`/compare?${slugs}`, edition)
    const costs = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Cancelling costs', exact: true }) })
      .getByRole('cell')
    const start = await page.getByLabel('Start').inputValue()
    expect(daysBetween(dayInIndia(new Date()), start)).toBeGreaterThanOrEqual(29)
    expect(await wordsOf(costs.nth(0))).toMatch(/^₹[\d,]+lowestuntil /)
    expect(await wordsOf(page.getByRole('columnheader').first())).toContain('₹54,400for 2 adults, taxes inside')
    await page.goto(new URL(`/compare?${slugs}&date=${addDays(dayInIndia(new Date()), 2)}`, page.url()).href)
    expect(await wordsOf(costs.nth(0))).toMatch(/^₹[\d,]+nothing comes back any more$/)
  })

  test('a day on which one of them cannot start says why, and does not offer to book it', async () => {
    const page = await visit('/compare?p=two-shores-honeymoon&p=island-saver&date=2031-01-01', edition)
    expect(await page.getByRole('button', { name: 'Book Now' }).count()).toBe(0)
    expect(await page.getByRole('table').getByRole('link', { name: 'View Details' }).count()).toBe(2)
  })
})

test('packages are chosen on their lists, up to three', async () => {
  const page = await visit('/tour-packages/honeymoon', PHONE)
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await boxes.nth(0).check()
  await page.getByText('Choose one or two more to compare.').waitFor()
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await page.getByText('3 chosen, as many as fit side by side').waitFor()
  if ((await boxes.count()) > 3) expect(await boxes.nth(3).isDisabled()).toBe(true)
  await boxes.nth(1).uncheck()
  await looksRightWide(page)
  await page.getByRole('link', { name: 'Compare them' }).click()
  await page.getByRole('heading', { name: 'Two honeymoon packages, side by side' }).waitFor()
})
