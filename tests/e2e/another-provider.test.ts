import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browseSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import {
  type FakeProvider,
  junkAnswers,
  noAnswers,
  openFakeProvider,
  refusing,
  slowAnswers,
} from '#tests/support/fake-provider.ts'
import { cards, openBooking, openTourMenu, pricesOf, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

let provider: FakeProvider

const { visit, origin, site } = browseSite(async () => {
  provider = await openFakeProvider()
  return openTestSite({ API_BASE_URL: provider.url })
})

afterAll(() => provider.close())

// First of all, and each with addresses of its own (`nth`): what was read well is remembered for a minute, which is another fact.
describe.each([
  { provider: 'is closed', answering: refusing('The desk is closed'), words: 'The desk is closed', nth: 1, alerts: 6 },
  { provider: 'answers junk', answering: junkAnswers, words: undefined, nth: 2, alerts: 6 },
  // It says at once that it does not know our own calls: the home page leaves them out, the deals are its packages.
  { provider: 'takes ten seconds', answering: slowAnswers, words: undefined, nth: 3, alerts: 3 },
  { provider: 'is not there', answering: noAnswers, words: undefined, nth: 4, alerts: 6 },
])('when the provider $provider', ({ answering, words, nth, alerts: expected }) => {
  beforeAll(() => provider.answerWith(answering))
  afterAll(() => provider.answerWith())
  beforeEach(() => expect(site().isRunning()).toBe(true))

  // All at once: where the provider is slow, each page waits as long as it may.
  const PAGES = [
    { address: '/tours?maxPrice=14000', message: 'Failed to fetch package details' },
    { address: '/tour-packages/beach-', message: 'Failed to fetch package details' },
    { address: '/deals?page=', message: expected === 3 ? 'Failed to fetch package details' : 'Error fetching data' },
    { address: '/package-details/lagoon-', message: 'Failed to fetch package details' },
    { address: '/package-details/lagoon/enquiry?adults=', message: 'Failed to fetch package details' },
    { address: '/places?page=', message: 'Failed to fetch places.' },
    { address: '/place-details/l', message: 'Failed to fetch places.' },
    { address: '/water-sports?page=', message: 'Error fetching data' },
    { address: '/water-sport-details/w', message: 'Error fetching data' },
    {
      address: '/airport-car-search?placeId=w',
      message: expected === 3 ? 'Not here' : 'Failed to fetch airport charges',
    },
    {
      address: '/hourly-car-search?duration=8+Hours&passengers=',
      message: expected === 3 ? 'Not here' : 'Failed to fetch hourly charges',
    },
  ]
  test('every page says so, with Retry, and never looks empty', async () => {
    const saysSo = async (address: string, message: string) => {
      const page = await visit(`${address}${nth}`, { ...PHONE, script: false })
      const alert = page.getByRole('alert').filter({ hasText: words ?? message })
      await alert.waitFor()
      await alert.getByRole('link', { name: 'Retry' }).waitFor()
      const content = await wordsOf(page.getByRole('main'))
      expect(content, address).not.toMatch(/no package|0 packages|nothing|No places/i)
      expect(await page.getByRole('heading', { level: 1 }).count(), `${address} has one h1`).toBe(1)
      expect(await statusOf(page), address).toBe(200)
    }
    await Promise.all(PAGES.map(({ address, message }) => saysSo(address, message)))
  })

  test('the home page keeps what it can, each section with the words of its own failure', async () => {
    // Under an address that leads nowhere: the same content, never kept.
    const page = await visit(`/nowhere-${nth}`, { ...PHONE, script: false, expected: /404/ })
    await page.getByRole('heading', { name: 'Explore Andaman' }).waitFor()
    const alerts = page.getByRole('main').getByRole('alert')
    expect(await alerts.count()).toBe(expected)
    await alerts
      .filter({ hasText: words ?? 'Failed to fetch places.' })
      .first()
      .waitFor()
    await page.getByRole('heading', { name: 'Services we provide' }).waitFor()
  })

  test('the front page of cars keeps its forms and its terms', async () => {
    const page = await visit(`/car-rental?tab=${nth}`, { ...PHONE, script: false })
    await page.getByRole('search').getByRole('combobox', { name: 'Drop' }).waitFor()
    await page.getByText('Free cancellation until 1 hour before pickup').waitFor()
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(expected === 3 ? 0 : 2)
  })
})

describe('a provider that spells things its own way', () => {
  test('a water sport of it is read whole, with clips two in a row, their words and no code', async () => {
    const page = await visit('/water-sport-details/W1', { ...DESK, expected: /404|ERR_|Failed to load/ })
    await page.getByRole('heading', { level: 1, name: 'Lagoon Dive' }).waitFor()
    expect(await wordsOf(page.getByRole('article'))).toContain('Down the ladder.')
    const clips = page.locator('video')
    expect(await clips.count()).toBe(2)
    const [first, second] = await clips.evaluateAll((all) =>
      all.map((each) => {
        const clip = each as HTMLVideoElement
        const { left, top } = clip.getBoundingClientRect()
        const words = clip.querySelector('track')
        return {
          left,
          top,
          controls: clip.controls,
          poster: clip.getAttribute('poster'),
          words: words?.getAttribute('src'),
        }
      }),
    )
    expect(first).toMatchObject({ controls: true, poster: '/clips/dive-1.webp', words: '/clips/dive-1.vtt' })
    expect(second).toMatchObject({ controls: true, poster: null, top: first?.top })
    expect(second?.left).toBeGreaterThan(first?.left ?? 0)
    expect(await page.title()).not.toBe('stolen')
  })

  test('its packages are listed until a page is short, for it says no total', async () => {
    const page = await visit('/tour-packages/beaches', DESK)
    await page.getByRole('heading', { level: 1, name: 'Beach Holidays' }).waitFor()
    await cards(page).nth(5).scrollIntoViewIfNeeded()
    await eventually(() => cards(page).count()).toBe(8)
    expect((await pricesOf(cards(page))).slice(0, 3)).toEqual([10_000, 11_001, 12_001])
    await page.getByRole('link', { name: 'Load more' }).waitFor({ state: 'hidden' })
    expect(await wordsOf(page.getByRole('main'))).not.toMatch(/of undefined|NaN|Showing/)
    expect(provider.calls).toContain('GET /travelPackage/fetch?page=2&limit=6&categorySlug=beaches')
  })

  test('a package of it has all its parts, and no code of its own', async () => {
    const page = await visit('/package-details/north-lagoon', DESK)
    await page.getByRole('heading', { level: 1, name: 'North Lagoon Week' }).waitFor()
    for (const [part, words] of [
      ['Overview', 'A week by the lagoon.'],
      ['Itinerary', 'To the lagoon'],
      ['Hotel', 'Reed House'],
      ['Places', 'Lagoon'],
      ['Inclusion', 'Boats'],
      ['Exclusion', 'Flights'],
      ['Policy', 'Cancel when you like.'],
    ] as const) {
      await page.getByRole('region', { name: part, exact: true }).getByText(words).first().waitFor()
    }
    expect(await page.title()).toContain('North Lagoon Week')
    expect(await page.getByRole('region', { name: 'Overview' }).innerHTML()).not.toMatch(/onclick|<script|style=/)
  })

  test('its price is the one shown, whatever its answer is wrapped in', async () => {
    const page = await visit('/package-details/north-lagoon', DESK)
    const booking = await openBooking(page)
    await booking.getByText('₹20,000').waitFor()
    await booking.getByRole('button', { name: 'More: Adults' }).click()
    await booking.getByText('₹30,000').waitFor()
    await booking.getByText('₹28,500').waitFor()
  })

  test('an enquiry reaches it in the words of the specification', async () => {
    const page = await visit('/package-details/upper-lagoon/enquiry?adults=3', { ...PHONE, script: false })
    const form = page.getByRole('main')
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByLabel('Email').fill('asha@example.in')
    await form.getByLabel('Mobile number').fill('9876543210')
    await form.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Your reference is ENQ-7K2M4P.').waitFor()
    expect(provider.posted).toContainEqual({
      name: 'Asha Rao',
      email: 'asha@example.in',
      contactNumber: '9876543210',
      adult: '3',
      child: '0',
      enquiryFor: 'Travel Package',
      travelpackageId: 'P5',
    })
  })

  test('only its active categories are on the menu', async () => {
    const page = await visit('/', DESK)
    const menu = await openTourMenu(page)
    await menu.getByRole('link', { name: 'Beach Holidays' }).waitFor()
    expect(await page.getByText('Not for sale').count()).toBe(0)
  })

  test('its special packages and places stand on the home page, its places have pages', async () => {
    // The picture of its water sport lies nowhere; the page of the place offers the sport all the same.
    const page = await visit('/', { ...DESK, expected: /404.*\/media\/reef\.webp/ })
    const specials = page.getByRole('region', { name: 'Top Andaman Tour Packages' })
    await specials.getByRole('link', { name: 'East Lagoon Week', exact: true }).waitFor()
    const places = page.getByRole('region', { name: 'Explore Popular Destinations' })
    await places.getByRole('link', { name: 'Reed Bank' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reed Bank' }).waitFor()
    await page.getByText('Birds.').waitFor()
  })
})

test('after a failure Retry shows the list, without anything else being done', async () => {
  provider.answerWith(junkAnswers)
  const page = await visit('/tours?maxPrice=149999', PHONE)
  await page.getByRole('alert').filter({ hasText: 'Failed to fetch package details' }).waitFor()
  provider.answerWith()
  await page.getByRole('link', { name: 'Retry' }).click()
  await eventually(() => cards(page).count()).toBeGreaterThan(5)
})

test('a price that does not come says so in its place, with Retry', async () => {
  // Pictures of its days and packages like it are asked for when they come near, which may be while nothing can be had.
  const expected = /503.*\/(?:similar-packages|day-pictures)/
  const page = await visit('/package-details/south-lagoon', { ...DESK, expected })
  const booking = await openBooking(page)
  await booking.getByText('₹20,000').waitFor()
  provider.answerWith(junkAnswers)
  await booking.getByRole('button', { name: 'More: Adults' }).click()
  await booking.getByText('Error fetching data').waitFor()
  provider.answerWith()
  await booking.getByRole('button', { name: 'Retry' }).click()
  await booking.getByText('₹30,000').waitFor()
})

test('the process has outlived all of it', async () => {
  expect(site().isRunning()).toBe(true)
  expect((await fetch(`${origin()}/`)).status).toBe(200)
})

function statusOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : 0
  })
}
