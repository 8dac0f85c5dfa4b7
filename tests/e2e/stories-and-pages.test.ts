import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browsePinnedSite, DESK, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit, origin } = browsePinnedSite()

const POLICIES = [
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/terms-and-conditions', title: 'Terms and conditions' },
  { path: '/refund-policy', title: 'Refund and cancellation policy' },
  { path: '/payment-policy', title: 'Payment policy' },
  { path: '/cookie-policy', title: 'Cookie policy' },
  { path: '/website-usage-policy', title: 'Website usage policy' },
]

test('stories are read page by page without script, and lead to places, packages and one another', async () => {
  const page = await visit('/blog', { ...PHONE, script: false })
  expect(await storyCards(page).count()).toBe(6)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/blog?page=2')
  expect(await storyCards(page).count()).toBe(2)
  await page.getByRole('link', { name: 'The monsoon, honestly: who should come, and who should wait' }).click()
  await page.waitForURL('**/blog/the-monsoon-honestly')
  await page.getByText('9 May 2025').first().waitFor()
  await page.getByText('5 min read').first().waitFor()
  const places = page.getByRole('region', { name: 'Places in this story' })
  expect(await places.getByRole('article').count()).toBe(4)
  await page.getByRole('article').getByRole('link', { name: 'Two Ferry Saver', exact: true }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'same rules for cancelling' }).click()
  await page.waitForURL('**/refund-policy')
})

test('the headings of a long story are beside it, and lead into it', async () => {
  const page = await visit('/blog/five-days-with-children', DESK)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  expect(await contents.getByRole('link').count()).toBe(await page.locator('.reading h2').count())
  await contents.getByRole('link', { name: 'How old for what' }).click()
  await page.waitForURL('**#how-old-for-what')
  await eventually(() => topOf(page.getByRole('heading', { name: 'How old for what' }))).toBeLessThan(200)
})

test('a page past the last shows the last, rubbish the first, and a story that is not there is not found', async () => {
  const far = await visit('/blog?page=99', { ...DESK, script: false })
  expect(await wordsOf(far.getByRole('heading', { level: 1 }))).toBe('Stories, page 2')
  await far.getByText('The list is shorter than that. This is its last page.').waitFor()
  const odd = await visit('/blog?page=-1&sort=x', { ...DESK, script: false })
  expect(await storyCards(odd).count()).toBe(6)
  await odd.getByText('Part of that address made no sense to us, so we left it out.').waitFor()
  const none = await fetch(`${origin()}/blog/no-such-story`)
  expect([none.status, (await none.text()).includes('noindex')]).toEqual([404, true])
})

test('the feed is well formed in the eyes of a browser, kept, and announced on the list alone', async () => {
  const answer = await fetch(`${origin()}/rss.xml`)
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(answer.headers.get('etag')).toMatch(/^W\//)
  const page = await visit('/blog', DESK)
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]')
  expect(await feed.getAttribute('href')).toBe('/rss.xml')
  const items = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      if (document.querySelector('parsererror')) return undefined
      return [...document.querySelectorAll('item')].map((item) => item.querySelector('link')?.textContent)
    },
    await answer.text(),
  )
  expect(items).toHaveLength(8)
  for (const address of items ?? []) expect((await fetch(address ?? '')).status, address ?? '').toBe(200)
  expect(await (await fetch(`${origin()}/about`)).text()).not.toContain('rss+xml')
})

test('questions open and close by keyboard, one at a time within their group, also without script', async () => {
  const page = await visit('/faq', { ...PHONE, script: false })
  const question = (words: string) => page.locator('summary').filter({ hasText: words })
  await question('Do I need an account to book?').press('Enter')
  await page.getByText('Nothing is owed before you pay').waitFor()
  await question('How much comes back if I cancel?').press('Enter')
  await page.getByText('80% of the price if you cancel 15 days or more').waitFor()
  expect(await page.getByText('Nothing is owed before you pay').isVisible()).toBe(false)
  await question('How much comes back if I cancel?').press('Enter')
  expect(await page.getByText('80% of the price if you cancel').isVisible()).toBe(false)
  await page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link', { name: 'Ferries' }).click()
  await eventually(() => topOf(page.getByRole('heading', { name: 'Ferries' }))).toBeLessThan(200)
})

describe('the policies', () => {
  test.each(POLICIES)(
    '$path says its version and the day of its last change, and leads to the others',
    async ({ path, title }) => {
      const page = await visit(path, { ...PHONE, script: false })
      expect(await wordsOf(page.getByRole('heading', { level: 1 }))).toBe(title)
      await page.getByText(/^Version 1\.\d\b/).waitFor()
      await page.getByText(/^Last changed \w{3} \d+ Nov 2026$/).waitFor()
      const others = page.getByRole('navigation', { name: 'All policies' }).getByRole('link')
      expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        POLICIES.map((each) => each.path),
      )
      await page.getByText('On this page').last().click()
      const parts = page.getByRole('group').getByRole('link')
      for (const href of await parts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
        expect(await page.locator(href).count(), href).toBe(1)
    },
  )

  test('the refund policy works its tiers out in rupees and dates, and prints as a sheet of text', async () => {
    const page = await visit('/refund-policy', DESK)
    const example = page.getByRole('region', { name: 'A worked example for a package' })
    for (const row of [
      'up to 10 December, 23:59 15 or more ₹80,000',
      '11 to 18 December 14 to 7 ₹50,000',
      '19 December or later 6 or fewer ₹0',
    ])
      await example.getByRole('row', { name: row }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(false)
    expect(await example.isVisible()).toBe(true)
  })
})

test('when to go: a month is chosen without script, and its column stands out in every chart', async () => {
  const page = await visit('/when-to-go', { ...PHONE, script: false })
  await page.getByRole('radio', { name: /^Mar/ }).check()
  const march = page.getByRole('region', { name: 'March' })
  await march.getByText('Clearest water of the year').waitFor()
  await march.getByText('25 mm on 2 days').waitFor()
  await march.getByText('29 °C, you see 30 m').waitFor()
  await march.getByText('Mon 22 Mar 2027: Holi (date may move)').waitFor()
  expect(await page.getByRole('region', { name: 'July', exact: true }).count()).toBe(0)
  for (const words of ['Mar: 25 mm on 2 days', 'Mar: 30 m', 'Mar: 05:30 to 17:30', 'Mar: Regular'])
    expect(await page.locator('svg text').filter({ hasText: words }).evaluate(isShown), words).toBe(true)
  expect(await page.locator('svg text').filter({ hasText: 'Jul: 420 mm' }).evaluate(isShown)).toBe(false)
  await looksRightWide(page)
})

test('the year opens at this month, is chosen by arrow keys, and each chart has its figures as a table', async () => {
  const page = await visit('/when-to-go', DESK)
  expect(await page.locator('input[name="month"]:checked').inputValue()).toBe(String(Number(PINNED_DAY.slice(5, 7))))
  await page.getByRole('radio', { name: /^Jun/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('region', { name: 'July' }).getByText('Rain, wind and empty beaches').waitFor()
  const charts = page.getByRole('figure')
  expect(await charts.count()).toBe(6)
  const rain = charts.filter({ has: page.getByRole('heading', { name: 'Rain', exact: true }) })
  expect(await rain.getByRole('img').getAttribute('aria-label')).toContain('from 25 in February to 470 in June')
  await rain.getByText('As a table').press('Enter')
  await rain.getByRole('row', { name: 'Jun 470 mm on 21 days' }).waitFor()
  await page
    .getByText('A room shown at ₹10,000 a night costs ₹14,000; a package of ₹40,000 for two costs ₹50,000.')
    .waitFor()
  // Later visits draw the page in the browser: nothing may be lost on the way.
  await page.getByRole('link', { name: 'Ask us about your dates' }).click()
  await page.waitForURL('**/contact')
  await untilAlive(page)
  await page.goBack()
  await page.getByRole('radio', { name: /^Feb/ }).check()
  await page.getByRole('region', { name: 'February' }).getByText('The best all-round month').waitFor()
})

function storyCards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((each) => Math.abs(each.getBoundingClientRect().top))
}

function isShown(element: Element): boolean {
  return getComputedStyle(element).visibility === 'visible'
}
