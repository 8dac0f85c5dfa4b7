import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, type Edition, PHONE } from '#tests/support/browser.ts'
import { openBooking, openFilters, openTourMenu } from '#tests/support/site-steps.ts'

const { visit, origin } = browseSharedSite()

const PAGES = [
  '/',
  '/tours',
  '/tour-packages/honeymoon',
  '/deals',
  '/package-details/island-saver',
  '/package-details/island-saver/enquiry',
  '/places',
  '/place-details/cellular-jail',
]

// Any error in the console fails a test by itself (see browseSharedSite); breaches of the policy are among them.
describe.each([PHONE, DESK] as Edition[])('at $width px', (edition) => {
  test.each(PAGES)('%s keeps to its own policy while it is scrolled and looked through', async (path) => {
    const page = await visit(path, { ...edition, motion: true, first: listenForBreaches })
    await scrollThrough(page)
    await page.evaluate(() => scrollTo(0, 0))
    await openTourMenu(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Saved, theme and contact' }).click()
    await page.getByRole('dialog', { name: 'Saved, theme and contact' }).waitFor()
    await page.keyboard.press('Escape')
    if (path.startsWith('/tour')) await openFilters(page)
    if (path.endsWith('island-saver')) await openBooking(page)
    expect(await breaches(page)).toEqual([])
  })
})

describe('code that is not ours', () => {
  test.each([
    { way: 'an inline script', markup: '<script>window.stolen = true</script>' },
    { way: 'a script of another site', markup: '<script src="https://evil.example/x.js"></script>' },
    { way: 'a script out of our own pictures', markup: '<script src="/media/x.js"></script>' },
    { way: 'a handler in the markup', markup: '<img src="/nothing.png" onerror="window.stolen = true">' },
    { way: 'a style in the markup', markup: '<style>body { display: none }</style>' },
    { way: 'a frame', markup: '<iframe src="https://evil.example"></iframe>' },
  ])('$way put into a page does nothing', async ({ markup }) => {
    const page = await visit('/deals', { ...DESK, first: listenForBreaches, expected: /Content Security Policy|404/ })
    await page.evaluate((html) => {
      const holder = document.createElement('div')
      // The way that runs scripts: markup alone would leave them dead.
      holder.append(document.createRange().createContextualFragment(html))
      document.body.append(holder)
    }, markup)
    await expect.poll(() => breaches(page)).not.toEqual([])
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  })

  test('text made into code is refused', async () => {
    const page = await visit('/deals', { ...DESK, first: listenForBreaches, expected: /Content Security Policy/ })
    const outcome = await page.evaluate(() => {
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.stolen = true')
      document.body.append(button)
      button.click()
      return 'stolen' in window
    })
    expect(outcome).toBe(false)
  })

  test('an address with markup in it is only text', async () => {
    const page = await visit('/tours?duration=%3Cscript%3Ewindow.stolen%3D1%3C/script%3E&sort=%22onload%3D', PHONE)
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    expect(await page.content()).not.toContain('<script>window.stolen')
  })
})

test.each(PAGES)('%s carries no style and no unknown script in its markup', async (path) => {
  const answer = await fetch(`${origin()}${path}`)
  const html = await answer.text()
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/)
  expect(html).not.toMatch(/<style|<iframe|javascript:/)
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe/)
})

async function scrollThrough(page: Page): Promise<void> {
  const steps = Math.ceil((await page.evaluate(() => document.body.scrollHeight)) / 700)
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
}

async function listenForBreaches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { breaches: seen })
    document.addEventListener('securitypolicyviolation', (breach) => {
      seen.push(`${breach.effectiveDirective} ${breach.blockedURI}`)
    })
  })
}

function breaches(page: Page): Promise<string[]> {
  // Put there by listenForBreaches.
  return page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)
}
