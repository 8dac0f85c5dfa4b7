import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { bringIntoView, openTourMenu } from '#tests/support/site-steps.ts'

const { visit, origin } = browseSharedSite()
const PANEL = 'Saved, theme and contact'

describe('the header', () => {
  test('is fixed from 100 px of scroll on, on a phone and at a desk', async () => {
    const page = await visit('/tours', PHONE)
    await isFixedFrom100(page)
    await page.setViewportSize({ width: DESK.width, height: 900 })
    await isFixedFrom100(page)
  })

  async function isFixedFrom100(page: Page): Promise<void> {
    const banner = page.getByRole('banner')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await topInDocument(heading)
    await page.evaluate(() => scrollTo(0, 99))
    await eventually(() => styleOf(banner, 'position')).toBe('relative')
    await page.evaluate(() => scrollTo(0, 100))
    await eventually(() => styleOf(banner, 'position')).toBe('fixed')
    expect(await topInDocument(heading), 'nothing below it moves').toBe(before)
    await page.evaluate(() => scrollTo(0, 99))
    await eventually(() => styleOf(banner, 'position')).toBe('relative')
  }

  test.each([PHONE, DESK])(
    'has a menu of the active categories in their order, which closes on Escape and on a click elsewhere, at $width px',
    async (edition) => {
      const page = await visit('/deals', edition)
      const menu = await openTourMenu(page)
      const entry = menu.getByRole('link', { name: 'Short Breaks' })
      await entry.waitFor()
      if (edition === DESK)
        expect
          .soft(await menu.getByRole('list').getByRole('link').allInnerTexts())
          .toEqual([
            ...['Honeymoon', 'Family', 'Group', 'Adventure', 'Budget', 'Luxury', 'Offbeat Islands', 'Short Breaks'],
            'All tour packages',
          ])
      await page.keyboard.press('Escape')
      await entry.waitFor({ state: 'hidden' })
      await openTourMenu(page)
      await entry.waitFor()
      await page.mouse.click(5, 800)
      await entry.waitFor({ state: 'hidden' })
    },
  )
})

describe('the side panel', () => {
  test('opens by the user icon and gives the focus back', async () => {
    const page = await visit('/deals', PHONE)
    const button = page.getByRole('banner').getByRole('button', { name: PANEL })
    await button.click()
    const panel = page.getByRole('dialog', { name: PANEL })
    await panel.getByText('Nothing saved yet.').waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await eventually(() => isFocused(button)).toBe(true)
    await button.click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'hidden' })
  })

  test('holds what was saved by its heart, also on the next visit', async () => {
    const page = await visit('/deals', PHONE)
    await page.getByRole('button', { name: 'Save Island Saver' }).click()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await untilAlive(page)
    expect(await page.getByRole('button', { name: 'Save Island Saver' }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: PANEL }).click()
    const panel = page.getByRole('dialog', { name: PANEL })
    await panel.getByRole('button', { name: 'Remove Island Saver from saved' }).click()
    await panel.getByText('Nothing saved yet.').waitFor()
  })

  test.each([
    { path: '/hotel-search?destination=swaraj-dweep', name: 'Kestrel Bay Hotel' },
    { path: '/hotels', name: 'Padauk Court' },
    { path: '/deals?kind=hotel', name: 'Padauk Court' },
    { path: '/hotel-details/kestrel-bay', name: 'Kestrel Bay Hotel' },
  ])('holds a hotel that was saved on $path', async ({ path, name }) => {
    const page = await visit(path, PHONE)
    await page
      .getByRole('button', { name: `Save ${name}` })
      .first()
      .click()
    await page.getByRole('button', { name: PANEL }).click()
    const saved = page.getByRole('dialog', { name: PANEL }).getByRole('link', { name })
    expect(await saved.getAttribute('href')).toMatch(/^\/hotel-details\/[a-z-]+$/)
  })

  test('keeps the chosen edition, whatever the device says', async () => {
    const page = await visit('/deals', DESK)
    const day = await paper(page)
    await page.getByRole('button', { name: PANEL }).click()
    await page.getByRole('dialog', { name: PANEL }).getByText('Night', { exact: true }).click()
    await eventually(() => paper(page)).not.toBe(day)
    const night = await paper(page)
    await page.goto(`${origin()}/tours`, { waitUntil: 'load' })
    expect(await paper(page), 'before the script has started').toBe(night)
    await untilAlive(page)
    await page.getByRole('button', { name: PANEL }).click()
    await page.getByRole('dialog', { name: PANEL }).getByText('Device', { exact: true }).click()
    await eventually(() => paper(page)).toBe(day)
    await page.emulateMedia({ colorScheme: 'dark' })
    await eventually(() => paper(page)).toBe(night)
  })
})

describe('the footer', () => {
  test('says both sets of hours and the years', async () => {
    const page = await visit('/deals', PHONE)
    const footer = page.getByRole('contentinfo')
    const hours = await footer.getByRole('definition').allInnerTexts()
    expect(await footer.getByRole('term').allInnerTexts()).toEqual(['Customer support', 'Office'])
    expect(hours).toEqual(['Mon - Sat, 10 AM - 6 PM IST', 'Mon - Sat, 08am - 05pm'])
    await footer.getByText(`© 2025-${new Date().getFullYear()}`).waitFor()
    for (const title of ['Packages', 'Services', 'Company', 'Policies']) await footer.getByText(title).first().click()
    const leadTo = (name: string) => footer.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(
      await Promise.all(['Tour booking', 'Car rental', 'Hotel booking', 'Water sports booking'].map(leadTo)),
    ).toEqual(['/tours', '/car-rental', '/hotels', '/water-sports'])
    expect(await Promise.all(['Honeymoon', 'Group', 'Family', 'Luxury'].map(leadTo))).toEqual([
      '/honeymoon-tours',
      '/group-tours',
      '/family-tours',
      '/tour-packages/luxury',
    ])
  })

  test.each([true, false])('is folded on phones and leads everywhere, script: %s', async (script) => {
    const page = await visit('/deals', { ...PHONE, script })
    const footer = page.getByRole('contentinfo')
    expect(await footer.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(1_000)
    await footer.getByRole('link', { name: /^Bookings \+91/ }).waitFor()
    const link = footer.getByRole('link', { name: 'Refunds' })
    expect(await link.count(), 'behind its title').toBe(0)
    await footer.getByRole('heading', { name: 'Policies' }).click()
    await link.click()
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /refund/i })
      .waitFor()
  })

  test('shows all its links on wide windows, with nothing to unfold', async () => {
    const page = await visit('/deals', { ...DESK, script: false })
    const footer = page.getByRole('contentinfo')
    for (const name of ['Honeymoon', 'Hotel booking', 'My Bookings', 'Website usage'])
      await footer.getByRole('link', { name, exact: true }).waitFor()
    expect(await footer.locator('summary').filter({ visible: true }).count()).toBe(0)
    expect(await footer.getByRole('heading').allInnerTexts()).toEqual([
      ...['Packages', 'Services', 'Company', 'Policies', 'Talk to us'],
    ])
  })

  test('leads back to the top, with the keyboard too, and the address stays', async () => {
    const page = await visit('/tours', PHONE)
    const link = page.getByRole('link', { name: 'Back to top' })
    await bringIntoView(link)
    await link.click()
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await eventually(() => isFocused(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true)
    expect(page.url()).not.toContain('#')
  })

  test('leads to another page without loading everything anew', async () => {
    const page = await visit('/tours', DESK)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/faq')
  })

  test('opens other sites in a new tab that knows nothing of this one', async () => {
    const page = await visit('/deals', { ...PHONE, script: false })
    const others = await page.getByRole('contentinfo').getByRole('link', { name: 'opens in a new tab' }).all()
    expect(others.length).toBeGreaterThan(2)
    for (const link of others) {
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
  })
})

test('words stand where a package will be, while its page is fetched', async () => {
  const page = await visit('/deals', DESK)
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/package-details\/.*\.data/, async (route) => {
    await seen
    await route.continue()
  })
  await page.getByRole('link', { name: 'Island Saver', exact: true }).click()
  await page.getByRole('status').getByText('Loading tour details...').waitFor({ state: 'attached' })
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Island Saver' }).waitFor()
  await page.getByText('Loading tour details...').waitFor({ state: 'detached' })
})

test('a page whose script is gone from the server is loaded whole instead', async () => {
  const page = await visit('/deals', {
    ...DESK,
    expected: /ERR_FAILED|dynamically imported module|Error loading route module/,
  })
  await page.route('**/assets/package-details-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Island Saver', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Island Saver' }).waitFor()
})

test('a part that still does not arrive after a reload is spoken of', async () => {
  const page = await visit('/', { ...DESK, expected: /ERR_FAILED|dynamically imported module/ })
  await page.route('**/assets/embla*.js', (route) => route.abort())
  const row = page.getByRole('heading', { name: 'Top Andaman Tour Packages' })
  const again = page.waitForEvent('domcontentloaded')
  await bringIntoView(row)
  await again
  await untilAlive(page)
  await bringIntoView(row)
  await page.getByRole('alert').getByText('A part of this page did not arrive.').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Load the page again' }).waitFor()
})

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property)
}

function topInDocument(element: Locator): Promise<number> {
  return element.evaluate((each) => each.getBoundingClientRect().top + scrollY)
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}

function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
