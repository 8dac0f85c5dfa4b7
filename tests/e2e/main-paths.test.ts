import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { browsePinnedSite, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRight, looksRightWide } from '#tests/support/look.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import {
  cards,
  closeFilters,
  footerLink,
  openFilters,
  openSearch,
  pricesOf,
  wordsOf,
} from '#tests/support/site-steps.ts'

const { visit, site } = browsePinnedSite()
const TODAY = PINNED_DAY
const FROM = addDays(TODAY, 3)
const TO = addDays(FROM, 2)

describe('on a phone, and no page wider than the window at a desk,', () => {
  test('a hotel is looked for, filtered, read, looked at and asked for', async () => {
    const page = await visit('/hotels', { ...PHONE, clock: true })
    await looksRightWide(page)
    const search = page.getByRole('search')
    await search.getByRole('button', { name: /^Destination/ }).click()
    await search.getByRole('combobox', { name: 'Destination' }).fill('havelock')
    await search.getByRole('option', { name: /Swaraj Dweep \(Havelock\)/ }).click()
    await search.getByRole('button', { name: /^Check-In/ }).click()
    await search.getByRole('button', { name: formatDay(FROM), exact: true }).click()
    await looksRight(page, PHONE)
    const last = search.getByRole('button', { name: formatDay(TO), exact: true })
    if (!(await last.isVisible())) await search.getByRole('button', { name: 'Next month' }).click()
    await last.click()
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { level: 1, name: '9 hotels in Swaraj Dweep (Havelock)' }).waitFor()
    await looksRightWide(page)

    await chooseStars(page)
    await eventually(() => cards(page).count()).toBe(1)
    await looksRightWide(page)
    const name = await wordsOf(cards(page).getByRole('heading'))
    await cards(page).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page
      .getByText(/^2 nights, .*1 room, 2 guests$/)
      .first()
      .waitFor()
    await looksRightWide(page)
    await page.getByRole('link', { name: /^Open picture 1 of/ }).click()
    const box = page.getByRole('dialog', { name })
    await box.getByRole('img').waitFor()
    await box.getByRole('button', { name: 'Next picture' }).click()
    await box.getByRole('status').getByText(/^2 of/).waitFor()
    await box.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('link', { name: 'Enquire Now' }).first().click()
    await page.getByRole('heading', { level: 1, name: `Enquire about ${name}` }).waitFor()
    await looksRightWide(page)
    await sendAs(page, 'hotel@example.in')
    await looksRightWide(page)
  })

  test('from the home page to the deals, to one kind of them, in order, and into one', async () => {
    const page = await visit('/', PHONE)
    await page.getByRole('link', { name: 'Explore More Deals' }).click()
    await page.getByRole('heading', { level: 1, name: /^Deals/ }).waitFor()
    await looksRightWide(page)
    const kinds = page.getByRole('navigation', { name: 'Kinds of deals' })
    await kinds.getByRole('link', { name: /^Hotels/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Deals on hotels' }).waitFor()
    await page.getByLabel('Sort by').selectOption('Price - Low To High')
    await page.waitForURL('**/deals?kind=hotel&sort=price_asc')
    await eventually(async () => isRising(await pricesOf(cards(page)))).toBe(true)
    await looksRightWide(page)
    const first = cards(page).first()
    const name = await wordsOf(first.getByRole('heading'))
    await first.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page
      .getByText(/\d+% Off/)
      .first()
      .waitFor()
  })

  test('from the search of the header to all that was found, to one kind of it, and into one', async () => {
    const page = await visit('/about', PHONE)
    await looksRightWide(page)
    const box = await openSearch(page)
    await box.getByRole('combobox').fill('snorkling')
    await box.getByRole('option', { name: /^See all \d+ results$/ }).click()
    await page.waitForURL('**/search?q=snorkling')
    await page.getByText('We looked for “snorkelling”.').waitFor()
    await looksRightWide(page)
    const kinds = page.getByRole('navigation', { name: 'Kinds of result' })
    await kinds.getByRole('link', { name: /^Water sports/ }).click()
    await page.waitForURL('**/search?q=snorkling&kind=activity')
    await page
      .getByRole('region', { name: 'Results' })
      .getByRole('link', { name: 'Guided Snorkelling' })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /Snorkelling/ }).waitFor()
    await looksRightWide(page)
  })

  test('from a month of the year to a story, a place, a question, a policy, and to the office', async () => {
    const page = await visit('/when-to-go', PHONE)
    await looksRightWide(page)
    await page.getByRole('radio', { name: /^Jul/ }).check()
    await page.getByRole('region', { name: 'July' }).getByText('Rain, wind and empty beaches').waitFor()
    await looksRightWide(page)
    await (await footerLink(page, 'Company', 'Blog')).click()
    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor()
    await page
      .getByRole('article')
      .getByRole('link', { name: /^When to go: the island year/ })
      .click()
    await page.waitForURL('**/blog/when-to-go-*')
    await page.getByRole('region', { name: 'Places in this story' }).getByRole('article').first().waitFor()
    await looksRightWide(page)
    await (await footerLink(page, 'Company', 'FAQ')).click()
    await page.waitForURL('**/faq')
    await page.getByText('Do I need an account to book?').click()
    await page.getByText('Nothing is owed before you pay').waitFor()
    await looksRightWide(page)
    await (await footerLink(page, 'Policies', 'Refunds')).click()
    await page.getByRole('region', { name: 'A worked example for a package' }).waitFor()
    await looksRightWide(page)
    await (await footerLink(page, 'Company', 'Contact')).click()
    await page.getByRole('group', { name: 'Map of South Andaman with our office' }).waitFor()
    await looksRightWide(page)
  })
})

async function chooseStars(page: Page): Promise<void> {
  await (await openFilters(page)).getByRole('checkbox', { name: /^5 stars/ }).click()
  await closeFilters(page)
}

async function sendAs(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Mobile number').fill('98765 43210')
  await page.clock.fastForward(20_000)
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  const reference = new URL(page.url()).searchParams.get('sent') ?? 'none'
  await eventually(async () => (await site().mails()).filter((mail) => mail.includes(reference)).length).toBe(2)
}

function isRising(prices: number[]): boolean {
  return prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
}
