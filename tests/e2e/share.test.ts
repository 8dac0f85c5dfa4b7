import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { browsePinnedSite, DESK, eventually, PHONE, type VisitOptions } from '#tests/support/browser.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openBooking } from '#tests/support/site-steps.ts'

const { visit, origin } = browsePinnedSite()

const DAY = addDays(PINNED_DAY, 40)
const OFFICE = 'https://wa.me/913192200013'

type Shared = { title: string; text: string; url: string }

/** A device that shares: what it is given is kept. */
const sharing = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: object) => {
        Object.assign(window, { shared })
        return Promise.resolve()
      },
    })
  })
const sharedBy = (page: Page) => page.evaluate(() => (window as unknown as { shared?: Shared }).shared)

/** Until the script that comes last has taken the links over: it is drawn in the frame after the one it is there in. */
async function visitLate(path: string, options: VisitOptions): Promise<Page> {
  const page = await visit(path, options)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/late-/.test(name)))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page
}

const main = (page: Page) => page.getByRole('main')
const textOf = (href: string | null) => (new URL(href ?? '').searchParams.get('text') ?? '').split('\n')

test('a package is shared by the device, and asked about by WhatsApp', async () => {
  const page = await visitLate('/package-details/island-saver', { ...PHONE, first: sharing })
  const url = `${origin()}/package-details/island-saver`
  await main(page).getByRole('link', { name: 'Share', exact: true }).click()
  expect(await sharedBy(page)).toEqual({ title: 'Island Saver', text: 'Island Saver', url })

  // The day and the party of the panel go along, and nothing that was typed about a person.
  const booking = await openBooking(page)
  await booking.getByLabel('Travel date').fill(DAY)
  await booking.getByRole('button', { name: 'More: Adults' }).click()
  await page.keyboard.press('Escape')
  await main(page).getByRole('link', { name: 'Share', exact: true }).click()
  const facts = `${formatDay(DAY)}, 3 adults`
  await eventually(async () => (await sharedBy(page))?.text).toBe(`Island Saver, ${facts}`)
  await looksRightWide(page)

  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await main(page).getByRole('link', { name: 'Ask on WhatsApp' }).click()
  await page.waitForURL(`${OFFICE}**`)
  expect(textOf(page.url())).toEqual(['Hello, I have a question about Island Saver.', facts, url])
})

test('without a sheet to share with, the address is copied; where that is refused it is shown to be copied', async () => {
  const address = `${origin()}/water-sport-details/parasailing`
  const page = await visitLate('/water-sport-details/parasailing', DESK)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await main(page).getByRole('link', { name: 'Share', exact: true }).click()
  await page.getByRole('status').getByText('The address is copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await main(page).getByRole('link', { name: 'Share', exact: true }).click()
  expect(await page.getByLabel('Copy this address:').inputValue()).toBe(address)
  expect(page.url()).toBe(address)
})

test('without script everything that is sold is shared and asked about by plain links with its name, days and party', async () => {
  const stay = `checkIn=${DAY}&checkOut=${addDays(DAY, 2)}&rooms=2-1`
  for (const [path, name, facts] of [
    ['/package-details/island-saver', /^Island Saver$/, undefined],
    [`/hotel-details/lantern-reef?${stay}`, /^Lantern Reef Resort$/, /^2 nights, .* to .*, 1 room, 3 guests$/],
    [`/car-rental-details/baratang-day-trip?adults=3&date=${DAY}`, /^Baratang/, `${formatDay(DAY)}, 3 adults`],
    ['/water-sport-details/parasailing', /^Parasailing$/, undefined],
    [`/ferry/tm-101.${DAY}?adults=2&infants=1`, /^Ferry Haddo Wharf to .* at 0\d:/, '2 adults, 1 infant'],
  ] as const) {
    const [shared = [], asked = []] = linksOf(await (await fetch(`${origin()}${path}`)).text())
    expect(shared[0]).toMatch(name)
    expect(asked[0]).toBe(`Hello, I have a question about ${shared[0]}.`)
    if (facts !== undefined) expect(shared[1]).toMatch(facts)
    expect([shared.length, asked.slice(1)]).toEqual([facts === undefined ? 2 : 3, shared.slice(1)])
    const address = shared.at(-1) ?? ''
    expect((await fetch(address)).status, address).toBe(200)
    expect(new URL(address).pathname).toBe(path.split('?')[0])
  }
})

/** The texts of the links to share and to ask our office, as the server writes them. */
function linksOf(html: string): string[][] {
  const [, content = ''] = html.split('<main')
  const links = [...content.matchAll(/<a href="(https:\/\/wa\.me\/[^"]*)" data-(?:share|ask)=""/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
  expect(links.map((href) => href.split('?')[0])).toEqual(['https://wa.me/', OFFICE])
  return links.map(textOf)
}
