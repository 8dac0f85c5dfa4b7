import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()
const PANEL = 'Saved, theme and contact'

type Kept = { id: string; was?: { price: number; day: string; isLate?: boolean } }
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('padauk.saved') ?? '[]')) as Promise<Kept[]>
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const things = (page: Page, name: string) => list(page, name).getByRole('heading', { level: 3 }).allInnerTexts()

test('what hearts put aside is sorted into lists, shared, compared and watched', async () => {
  const page = await visit('/hotel-details/lantern-reef', PHONE)
  await page.getByRole('button', { name: 'Save Lantern Reef Resort' }).click()
  await page.goto(new URL('/tour-packages/honeymoon', page.url()).href)
  await untilAlive(page)
  for (const name of ['Two Shores Honeymoon', 'Slow Days Honeymoon'])
    await page.getByRole('button', { name: `Save ${name}` }).click()
  await eventually(async () => (await kept(page)).map(({ was }) => typeof was?.price)).toEqual(Array(3).fill('number'))

  await page.getByRole('button', { name: PANEL }).click()
  const panel = page.getByRole('dialog', { name: PANEL })
  await panel.getByRole('link', { name: 'Lists, sharing and prices of today' }).click()
  await page.getByRole('heading', { level: 1, name: 'Saved' }).waitFor()
  expect(await things(page, 'Everything you saved')).toEqual([
    ...['Slow Days Honeymoon', 'Two Shores Honeymoon', 'Lantern Reef Resort'],
  ])
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Remove ${name} from` }) })
  expect(await wordsOf(row('Two Shores Honeymoon').getByText(/^from/))).toMatch(/^from ₹[\d,]+ per person$/)

  for (const name of ['Two Shores Honeymoon', 'Slow Days Honeymoon']) {
    await row(name).getByText('Move to another list').click()
    const made = row(name).getByRole('button', { name: 'Move to Honeymoon ideas' })
    if (await made.isVisible()) await made.click()
    else {
      await row(name).getByLabel('New list').fill('Honeymoon ideas')
      await row(name).getByRole('button', { name: 'Make it and move' }).click()
    }
  }
  await eventually(() => things(page, 'Honeymoon ideas')).toEqual(['Slow Days Honeymoon', 'Two Shores Honeymoon'])
  await looksRightWide(page)

  const ideas = list(page, 'Honeymoon ideas')
  await ideas.getByText('Share this list').click()
  const link = await ideas.getByLabel('Link to this list').inputValue()
  expect(new URL(link).search).toBe('?name=Honeymoon+ideas&p=slow-days-honeymoon&p=two-shores-honeymoon')

  await row('Lantern Reef Resort').getByRole('button', { name: 'Remove' }).click()
  await list(page, 'On no list yet').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await list(page, 'On no list yet').waitFor()

  await ideas.getByRole('button', { name: 'Compare the chosen packages' }).click()
  await page.getByRole('heading', { name: 'Two honeymoon packages, side by side' }).waitFor()
})

test('what has changed in price since it was saved is said, in the lists and in the panel', async () => {
  const page = await visit('/deals', PHONE)
  await page.getByRole('button', { name: 'Save Island Saver' }).click()
  await eventually(async () => typeof (await kept(page))[0]?.was?.price).toBe('number')
  const price = (await kept(page))[0]?.was?.price ?? 0
  // As if it had cost more on that day, and something else had been sold then.
  await page.evaluate(() => {
    const items = JSON.parse(localStorage.getItem('padauk.saved') ?? '[]') as Kept[]
    for (const { was } of items) if (was) was.price += 1_000
    const gone = { kind: 'hotel', id: 'blown-away', title: 'Blown Away Inn', href: '/hotel-details/blown-away' }
    localStorage.setItem('padauk.saved', JSON.stringify([...items, gone]))
  })
  await page.goto(new URL('/saved', page.url()).href)
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
  const change = `Now ${rupees(price)}, was ${rupees(price + 1_000)} when you saved it`
  await page.getByText(change).waitFor()
  await page.getByText('No longer sold').waitFor()
  await page.getByRole('button', { name: PANEL }).click()
  await page.getByRole('dialog', { name: PANEL }).getByText(change).waitFor()
})

test('products seen are remembered in this browser until they are forgotten, and no others', async () => {
  const page = await visit('/package-details/island-saver', { ...DESK, expected: /404/ })
  const seen = () => page.evaluate(() => localStorage.getItem('padauk.seen') ?? '')
  await eventually(seen).toContain('island-saver')
  for (const path of ['/package-details/no-such-package', '/places', '/hotel-details/kestrel-bay'])
    await page.goto(new URL(path, page.url()).href)
  await eventually(seen).toContain('kestrel-bay')
  await page.getByRole('button', { name: PANEL }).click()
  const panel = page.getByRole('dialog', { name: PANEL })
  await panel.getByRole('link', { name: 'Island Saver' }).waitFor()
  expect(await panel.getByRole('link', { name: 'Kestrel Bay Hotel' }).count(), 'the page that is open').toBe(0)
  await page.goto(new URL('/saved', page.url()).href)
  await eventually(() => things(page, 'Recently seen')).toEqual(['Kestrel Bay Hotel', 'Island Saver'])
  await page.getByRole('button', { name: 'Forget these' }).click()
  await list(page, 'Recently seen').waitFor({ state: 'hidden' })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  expect(await seen()).toBe('[]')
})

describe('a list that was shared by its link', () => {
  const SHARED = '/saved?name=%3Cb%3EHoneymoon&p=two-shores-honeymoon&h=lantern-reef&p=slow-days-honeymoon&h=blown-away'

  test('is read and compared without script, with what is no longer sold', async () => {
    const page = await visit(SHARED, { ...PHONE, script: false })
    await page.getByRole('heading', { level: 1, name: 'bHoneymoon' }).waitFor()
    await page.getByText('One thing of this list is no longer sold.').waitFor()
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      ...['Two Shores Honeymoon', 'Lantern Reef Resort', 'Slow Days Honeymoon'],
    ])
    expect(await page.getByRole('button', { name: 'Keep this list' }).isVisible()).toBe(false)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await page.getByLabel('Compare Slow Days Honeymoon').uncheck()
    await page.getByRole('button', { name: 'Compare the chosen packages' }).click()
    await page.waitForURL('**/compare?p=two-shores-honeymoon')
    await page.goto(new URL('/saved', page.url()).href)
    await page.getByText(/needs JavaScript to show it here/).waitFor()
  })

  test('is kept by whoever likes it, beside what they had', async () => {
    const page = await visit('/deals', DESK)
    await page.getByRole('button', { name: 'Save Island Saver' }).click()
    await page.goto(new URL(SHARED, page.url()).href)
    await page.getByRole('button', { name: 'Keep this list' }).click()
    await page.getByText('3 things kept in your list “bHoneymoon”.').waitFor()
    await page.getByRole('link', { name: 'Your own lists' }).click()
    await eventually(() => things(page, 'bHoneymoon')).toHaveLength(3)
    expect(await things(page, 'On no list yet')).toEqual(['Island Saver'])
  })
})
