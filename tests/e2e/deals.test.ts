import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '#tests/support/axe.ts'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { cards, pricesOf, wordsOf } from '#tests/support/site-steps.ts'

const { visit, origin } = browseSharedSite()

test('everything on a deal shows both prices and until when', async () => {
  const page = await visit('/deals?kind=package', PHONE)
  await page.getByRole('heading', { level: 1, name: 'Deals on tour packages' }).waitFor()
  expect(await cards(page).count()).toBe(3)
  const words = await wordsOf(cards(page).filter({ hasText: 'Island Saver' }))
  for (const part of [
    '10% Off',
    'was ₹20,889',
    '₹18,800',
    'per person',
    'includes ₹895 taxes per person',
    '4.0 from 5 reviews',
  ])
    expect(words).toContain(part)
  expect(words).toMatch(/Until \w{3} \d{1,2} \w{3} 20\d\d/)
  expect(await barriers(page)).toEqual([])
})

describe('kinds', () => {
  test('are chosen by links with their counts, without script; the order stays', async () => {
    const page = await visit('/deals?sort=price_asc', { ...DESK, script: false })
    const all = await countShown(page)
    expect(all).toBe(18)
    const kinds = page.getByRole('navigation', { name: 'Kinds of deals' })
    await kinds.getByRole('link', { name: 'Tour packages 3' }).click()
    await page.waitForURL('**/deals?kind=package&sort=price_asc')
    expect(await pricesOf(cards(page))).toEqual([17_200, 18_800, 23_900])
    await kinds.getByRole('link', { name: 'Hotels 10' }).click()
    await page.waitForURL('**/deals?kind=hotel&sort=price_asc')
    expect(await wordsOf(cards(page).filter({ hasText: 'Lagoon Gate Resort' }))).toContain(
      '₹7,800 + ₹1,404 taxes & fees',
    )
    await kinds.getByRole('link', { name: `All ${all}` }).click()
    await page.waitForURL('**/deals?sort=price_asc')
  })

  test('of cars has the two car packages, at what the smallest vehicle costs', async () => {
    const page = await visit('/deals?kind=car&sort=price_asc', PHONE)
    await page.getByRole('heading', { level: 1, name: 'Deals on car packages' }).waitFor()
    expect(await pricesOf(cards(page))).toEqual([2_500, 3_000])
  })
})

describe('the order', () => {
  test('changes at once, and Back brings the old one', async () => {
    const page = await visit('/deals?kind=package', PHONE)
    await page.getByLabel('Sort by').selectOption('Price - High To Low')
    await eventually(() => pricesOf(cards(page))).toEqual([23_900, 18_800, 17_200])
    expect(page.url()).toBe(`${origin()}/deals?kind=package&sort=price_desc`)
    await page.goBack()
    await eventually(() => pricesOf(cards(page))).not.toEqual([23_900, 18_800, 17_200])
    expect(await page.getByLabel('Sort by').inputValue()).toBe('default')
  })

  test('is sent by a button without script, with the kind', async () => {
    const page = await visit('/deals?kind=package', { ...PHONE, script: false })
    await page.getByLabel('Sort by').selectOption('Price - Low To High')
    await page.getByRole('button', { name: 'Show deals' }).click()
    await page.waitForURL('**/deals?kind=package&sort=price_asc')
    expect(await pricesOf(cards(page))).toEqual([17_200, 18_800, 23_900])
  })

  test('is reached and changed with the keyboard alone', async () => {
    const page = await visit('/deals?kind=package', DESK)
    await page.getByLabel('Sort by').focus()
    await page.keyboard.press('End')
    await eventually(() => pricesOf(cards(page))).toEqual([17_200, 18_800, 23_900])
  })
})

describe('an address that makes no sense', () => {
  test.each(['kind=ferry', 'sort=cheapest', 'page=0', 'page=-3'])('%s is said and left out', async (query) => {
    const page = await visit(`/deals?${query}`, { ...PHONE, script: false })
    await page.getByText('Part of that address made no sense to us, so we left it out.').waitFor()
    expect(await cards(page).count()).toBeGreaterThan(2)
  })

  test('the second page of all deals has the rest', async () => {
    const page = await visit('/deals', { ...DESK, script: false })
    const first = await cards(page).getByRole('heading').allTextContents()
    await page.getByRole('navigation', { name: 'Pages of deals' }).getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/deals?page=2')
    const rest = await cards(page).getByRole('heading').allTextContents()
    expect(new Set([...first, ...rest]).size).toBe(18)
  })

  test('a page past the end leads back to the first', async () => {
    const page = await visit('/deals?kind=package&page=9', { ...PHONE, script: false })
    await page.getByRole('heading', { name: 'That is all of them' }).waitFor()
    await page.getByRole('link', { name: 'Back to the first page' }).click()
    await page.waitForURL('**/deals?kind=package')
  })
})

/** "3 deals": how many the page says there are. */
async function countShown(page: Page): Promise<number> {
  return Number.parseInt(await wordsOf(page.getByText(/^\d+ deals?$/)), 10)
}
