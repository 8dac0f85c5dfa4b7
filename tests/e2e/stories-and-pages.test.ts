import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSite, DESK, type Edition, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit, site, origin } = browseSite()

const POLICIES = [
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/terms-and-conditions', title: 'Terms and conditions' },
  { path: '/refund-policy', title: 'Refund and cancellation policy' },
  { path: '/payment-policy', title: 'Payment policy' },
  { path: '/cookie-policy', title: 'Cookie policy' },
  { path: '/website-usage-policy', title: 'Website usage policy' },
]

describe.each([PHONE, DESK] as Edition[])('stories at $width px', ({ width }) => {
  test('are read page by page without script, and lead to places, packages and one another', async () => {
    const page = await visit('/blog', { width, script: false })
    expect(await storyCards(page).count()).toBe(6)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/blog?page=2')
    expect(await storyCards(page).count()).toBe(2)
    await page.getByRole('link', { name: 'The monsoon, honestly: who should come, and who should wait' }).click()
    await page.waitForURL('**/blog/the-monsoon-honestly')
    await page.getByText('9 May 2026').first().waitFor()
    await page.getByText('5 min read').first().waitFor()
    const places = page.getByRole('region', { name: 'Places in this story' })
    expect(await places.getByRole('article').count()).toBe(4)
    await page.getByRole('article').getByRole('link', { name: 'Two Ferry Saver', exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'same rules for cancelling' }).click()
    await page.waitForURL('**/refund-policy')
  })
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
  const odd = await visit('/blog?page=-1&sort=x', { ...DESK, script: false })
  expect(await storyCards(odd).count()).toBe(6)
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

describe('the contact form', () => {
  test('says under each field what is wrong, starts at the first, and keeps what was typed', async () => {
    const page = await visit('/contact', PHONE)
    const form = page.getByRole('main')
    await form.getByLabel('Adults').fill('0')
    await form.getByLabel('Children').fill('x')
    await form.getByRole('button', { name: 'Send' }).click()
    for (const [label, message] of [
      ['Name', 'Please enter valid name'],
      ['Email', 'Please enter valid email'],
      ['Mobile number', 'Please enter valid mobile number'],
      ['Your question', 'Please write your question'],
      ['Adults', 'Please enter valid value'],
      ['Children', 'Value must be a non-negative integer'],
    ] as const)
      await saysUnder(form, label, message)
    await eventually(() => isFocused(form.getByLabel('Name'))).toBe(true)
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByRole('button', { name: 'Send' }).click()
    await eventually(() => isFocused(form.getByLabel('Email'))).toBe(true)
    expect(await form.getByLabel('Name').inputValue()).toBe('Asha Rao')
  })

  test('without script comes back with the same messages, then sends, and the office has the question', async () => {
    const page = await visit('/contact', { ...DESK, script: false, expected: /422/ })
    const form = page.getByRole('main')
    await fill(form, { Name: 'Asha Rao', Email: 'asha.contact@example.in', 'Mobile number': '+91 98765 43210' })
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText('Please write your question', { exact: true }).waitFor()
    expect(await isFocused(form.getByLabel('Your question'))).toBe(true)
    expect(await form.getByLabel('Email').inputValue()).toBe('asha.contact@example.in')
    await fill(form, { 'Your question': 'Is the jail open on Monday?\nWe are two.' })
    await form.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL('**/contact/sent?reference=ENQ-*')
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    await page.getByRole('status').getByText(`Your reference is ${reference}.`).waitFor()
    await page.getByText('Enquiry submitted successfully!').waitFor()
    await eventually(async () => (await mailsWith(reference)).length).toBe(2)
    expect((await mailsWith(reference)).join()).toContain('Is the jail open on Monday?')
  })

  test('is sent by keyboard alone; too quick is asked for once more, a filled trap is told so', async () => {
    const page = await visit('/contact', { ...DESK, clock: true, expected: /422/ })
    const opened = await page.evaluate(() => Math.round(performance.timeOrigin))
    await page.clock.setFixedTime(opened + 500)
    await page.getByLabel('Name').focus()
    for (const words of ['Ravi Das', 'ravi.contact@example.in', '9876543210', 'Do you have cots?']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: 'Send' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('That was very quick.').waitFor()
    await page.clock.setFixedTime(opened + 60_000)
    await page.getByLabel('Leave this empty').fill('https://example.com', { force: true })
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').getByText('A field that should stay empty was filled in.').waitFor()
    await page.getByLabel('Leave this empty').fill('', { force: true })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { level: 1, name: 'We have your question' }).waitFor()
    await page.getByText(/Your reference is ENQ-[0-9A-Z]{6}\./).waitFor()
  })

  test('stands beside both lines, both hours, the addresses and the map; a reference of nobody is not repeated', async () => {
    const page = await visit('/contact', DESK)
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: /^Bookings/ }).getAttribute('href')).toBe('tel:+913192200011')
    expect(await main.getByRole('link', { name: /^Office/ }).getAttribute('href')).toBe('tel:+913192200012')
    expect(await main.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/913192200013')
    expect(await main.getByRole('link', { name: /^Support for bookings/ }).getAttribute('href')).toMatch(
      /^mailto:support@/,
    )
    const hours = await wordsOf(main.locator('dl'))
    expect(hours).toContain('OfficeMon - Sat, 08am - 05pm')
    expect(hours).toContain('Customer supportMon - Sat, 10 AM - 6 PM IST')
    await main.getByRole('group', { name: 'Map of South Andaman with our office' }).waitFor()
    const other = await visit('/contact/sent?reference=%3Cb%3Eyou+have+won', { ...DESK, script: false })
    await other.getByRole('heading', { level: 1, name: 'Nothing was sent' }).waitFor()
    expect(await other.getByText('you have won').count()).toBe(0)
  })
})

test('questions open and close by keyboard, one at a time within their group, also without script', async () => {
  const page = await visit('/faq', { ...PHONE, script: false })
  const question = (words: string) => page.locator('summary').filter({ hasText: words })
  await question('Do I need an account to book?').press('Enter')
  await page.getByText('There is no password to remember.').waitFor()
  await question('How much comes back if I cancel?').press('Enter')
  await page.getByText('80% of the price if you cancel 15 days or more').waitFor()
  expect(await page.getByText('There is no password to remember.').isVisible()).toBe(false)
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
      await page.getByText('Version 1.0').waitFor()
      await page.getByText('Last changed Sun 1 Nov 2026').waitFor()
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

describe.each([PHONE, DESK] as Edition[])('when to go, at $width px', ({ width }) => {
  test('a month is chosen without script, and its column stands out in every chart', async () => {
    const page = await visit('/when-to-go', { width, script: false })
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

test('the year opens at this month, is chosen by arrow keys, and each chart has its figures as a table', async () => {
  const page = await visit('/when-to-go', DESK)
  const now = new Date(Date.now() + 330 * 60_000).toISOString().slice(5, 7)
  expect(await page.locator('input[name="month"]:checked').inputValue()).toBe(String(Number(now)))
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

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

async function saysUnder(form: Locator, label: string, message: string): Promise<void> {
  await form.getByText(message, { exact: true }).waitFor()
  const words = await form.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent ?? '')
  })
  expect(words, label).toContain(message)
}

async function mailsWith(reference: string): Promise<string[]> {
  return (await site().mails()).filter((mail) => mail.includes(reference))
}
