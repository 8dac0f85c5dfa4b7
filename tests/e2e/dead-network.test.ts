import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { browseSite, DESK, eventually, PHONE, untilAlive, type VisitOptions } from '#tests/support/browser.ts'
import { openRelayedSite } from '#tests/support/relay.ts'
import { cards } from '#tests/support/site-steps.ts'

let relay: Awaited<ReturnType<typeof openRelayedSite>>
const { visit } = browseSite(async () => {
  relay = await openRelayedSite()
  return relay
})
afterEach(() => relay.network('well'))

const ON_A_PHONE = { ...PHONE, touch: true, worker: true, expected: /ERR_|503|Failed to fetch|reloading page/ } as const
const AWAY = 'We cannot be reached just now'
/** A sheet is waited for 3 s and a page 12 s before anybody is told; then it is tried again. */
const TOLD_AND_TRIED_MS = 30_000
const TELEPHONE = { name: /\+91 3192 200 011$/ }

const TAPS = [
  { what: 'a card', path: '/tours', tap: (page: Page) => cards(page).first().getByRole('link').first().tap() },
  { what: 'Search', path: '/hotels', tap: (page: Page) => searchOf(page).tap() },
  { what: 'Book Now', path: '/package-details/island-saver', tap: bookNow },
]

describe.each(['dead', 'mute'] as const)('on a network that is %s while the browser says it is online', (network) => {
  test.each(TAPS)('a tap on $what leads to words with a retry and a telephone', async ({ path, tap }) => {
    const page = await standingBy(path)
    relay.network(network)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await tap(page)
    await page
      .getByText(/We cannot be reached just now|No answer yet/)
      .first()
      .waitFor()
    await page.getByRole('link', TELEPHONE).first().waitFor()
    relay.network('well')
    // Where questions were only waiting, they may have been answered before the finger is there.
    const again = page.getByText('Try again', { exact: true })
    const tried = async () => {
      if (await again.isVisible().catch(() => false)) await again.tap({ timeout: 1_000 }).catch(() => undefined)
      return new URL(page.url()).pathname
    }
    await expect.poll(tried, { timeout: TOLD_AND_TRIED_MS, interval: 250 }).not.toBe(path)
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: AWAY }).waitFor()
  })

  test('so does a page whose script has not arrived', async () => {
    const page = await standingBy('/package-details/island-saver')
    await page.route('**/assets/entry.client-*.js', () => {})
    // With its styles: without them a browser shows nothing to tap.
    await page.goto(page.url(), { waitUntil: 'load' })
    relay.network(network)
    await page.getByRole('link', { name: 'Padauk' }).first().tap()
    await page.getByRole('heading', { name: AWAY }).waitFor()
    await page.getByRole('link', TELEPHONE).waitFor()
    relay.network('well')
    await page.getByRole('link', { name: 'Try again' }).tap()
    await page.getByRole('heading', { name: AWAY }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('what the next page shows is asked for again in place, and nothing of this one is lost', async () => {
  const page = await standingBy('/', DESK)
  await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /deal/i }).waitFor()
  await page.goBack()
  await page.waitForURL('**/')
  relay.network('dead')
  await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click()
  const alert = page.getByRole('alert').filter({ hasText: AWAY })
  await alert.getByRole('link', TELEPHONE).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  relay.network('well')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/deals')
  await alert.waitFor({ state: 'detached' })
})

test('a form sent as a page keeps what was typed behind a way back', async () => {
  const page = await standingBy('/sign-in')
  await page.getByLabel('Email', { exact: true }).fill('asha@example.in')
  relay.network('dead')
  await page.getByRole('main').getByRole('button').first().tap()
  await page.getByRole('heading', { name: AWAY }).waitFor()
  await page.getByRole('link', TELEPHONE).waitFor()
  await page.getByText('cannot tell whether what you sent has reached us').waitFor()
  relay.network('well')
  await page.getByRole('link', { name: 'Go back' }).tap()
  await eventually(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('asha@example.in')
})

/** A page whose worker is ready: it takes over the first page of a visitor too. */
async function standingBy(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, { ...ON_A_PHONE, ...options })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await untilAlive(page)
  return page
}

function searchOf(page: Page) {
  return page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' })
}

async function bookNow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Book Now' }).tap()
  await page.getByRole('complementary').getByRole('button', { name: 'Book Now' }).tap()
}
