import { afterAll, expect, test } from 'vitest'
import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { browseSharedSite, eventually } from '#tests/support/browser.ts'
import { PAGES } from '#tests/support/every-page.ts'
import { headOf } from '#tests/support/page-head.ts'

const { origin } = browseSharedSite()

/** What no visitor should read, and what it is called. */
const FAULTS: [string, RegExp][] = [
  [
    'one of many',
    /(?<![\d.,:₹–-])\b1 (?:nights|days|hours|minutes|rooms|adults|children|guests|seats|results|reviews|places|packages|hotels|stories|travellers|cars|months|stars|lunches|dinners|beds|years|ferries|deals)\b/,
  ],
  [
    'many as one',
    /(?<![\d.,:₹-])\b(?:[2-9]|[1-9]\d+) (?:night|hour|minute|adult|child|guest|result|review|traveller|star|lunch|dinner)\b(?!-)/,
  ],
  ['a value of the program', /\bundefined\b|\bNaN\b|\[object |\bnull\b/],
  ['a figure left open', /\{\w+\}/],
  ['a code', /\b[pbr]Class\b|\b(?:tm|st)-\d{3}\b|\bP\d[A-F]\b|\bPNR\b/],
  ['doubled signs', /,,|;;|\.\.(?!\.)|\?\.|!\.|\s[,;](?=\s)|\(\s|\s\)/],
]
/** Pages of a search, of a party and of nothing, which the sitemap does not list. */
const MORE = [
  '/search?q=honeymoon',
  '/search?q=zzzz',
  '/hotel-search?destination=long-island',
  '/hotel-search?destination=baratang&minPrice=900000',
  '/water-sports?age=1',
  '/places?island=barren-island',
  '/ferry?from=south-andaman&to=swaraj-dweep',
  '/ferry?plan=hop',
  '/hourly-car-search?duration=8+Hours&carType=Normal+Car&passengers=1',
  '/airport-car-search?placeName=Cellular+Jail&placeId=cellular-jail&hotelName=Cellular+Jail&passengers=1',
  '/deals?kind=car',
  '/sign-in',
  '/my-bookings',
  '/nothing-here',
]

/** Each page as it was sent, asked for once: the tests of this file only read. */
const sent = new Map<string, { status: number; html: string }>()
afterAll(() => sent.clear())

async function pageAt(path: string): Promise<{ status: number; html: string }> {
  const known = sent.get(path)
  if (known !== undefined) return known
  const answer = await fetch(`${origin()}${path}`)
  const page = { status: answer.status, html: await answer.text() }
  sent.set(path, page)
  return page
}

/** Of a site that is busy starting, the map leaves out what cannot be read yet. */
async function everyPage(): Promise<string[]> {
  await eventually(async () => (await listed()).length, 'pages in the sitemap').toBeGreaterThan(150)
  return listed()
}

async function listed(): Promise<string[]> {
  const xml = await (await fetch(`${origin()}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(origin(), ''))
}

test('no page says one nights or two child, shows a code or a value of the program, or doubles a sign', async () => {
  const found: string[] = []
  for (const path of [...(await everyPage()), ...MORE]) {
    const { html } = await pageAt(path)
    for (const line of new Set(linesOf(html))) {
      for (const [name, fault] of FAULTS) if (fault.test(line)) found.push(`${path}: ${name}: ${line.slice(0, 160)}`)
    }
  }
  expect(found).toEqual([])
}, 240_000)

test('every page for search engines answers with its own address, and a title and a description that no other has', async () => {
  const seen = new Map<string, string>()
  for (const path of await everyPage()) {
    const { status, html } = await pageAt(path)
    expect(status, path).toBe(200)
    const { title = '', description = '', robots, canonical } = headOf(html)
    expect(canonical, path).toBe(`${origin()}${path}`)
    expect(robots, path).toBeUndefined()
    expect(title, path).toMatch(/Padauk/)
    expect(description.length, path).toBeGreaterThan(40)
    expect(description.length, path).toBeLessThanOrEqual(160)
    for (const words of [title, description]) {
      expect(seen.get(words), `${path} says "${words}"`).toBeUndefined()
      seen.set(words, path)
    }
  }
}, 240_000)

/** What a group asks for is a request of its own, which its staff answer with a quote. */
const FOR_GROUPS = 'Ask for this group'

test('what leads to an enquiry is called Enquire Now, and what books is coral and called Book Now', async () => {
  const found: string[] = []
  const counts = { [BOOK_NOW]: 0, [ENQUIRE_NOW]: 0 }
  for (const path of [...PAGES, ...MORE]) {
    for (const { label, attributes } of pressedOf((await pageAt(path)).html)) {
      const says = (word: string) => label.startsWith(word)
      const isEnquiry = /href="[^"]*\/enquiry[?"]/.test(attributes) || /\benquir/i.test(label)
      const isBooking = /^<button|class="button/.test(attributes) && /\bbook\b/i.test(label)
      if (isEnquiry && !says(ENQUIRE_NOW) && !says(FOR_GROUPS)) found.push(`${path}: enquires by "${label}"`)
      if (isBooking && !says(BOOK_NOW)) found.push(`${path}: books by "${label}"`)
      if (says(BOOK_NOW) && !/class="button primary/.test(attributes)) found.push(`${path}: ${label} is not coral`)
      if (says(BOOK_NOW)) counts[BOOK_NOW] += 1
      if (says(ENQUIRE_NOW)) counts[ENQUIRE_NOW] += 1
    }
  }
  expect(found).toEqual([])
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(15)
}, 120_000)

/** Every link and button, with what it is called. */
function pressedOf(html: string): { label: string; attributes: string }[] {
  return [...html.matchAll(/<(?:a|button)\b[^>]*>/g)].map(({ 0: attributes, index }) => {
    const inside = html.slice(index + attributes.length).split(/<\/(?:a|button)>/, 1)[0] ?? ''
    const words = /\saria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside.replace(/<[^>]+>/g, '')
    return { label: decoded(words).trim(), attributes }
  })
}

/** What is read of a page: its title, its description, its text and the names of its parts. */
function linesOf(html: string): string[] {
  const body = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
  const names = [...body.matchAll(/\s(?:alt|aria-label|placeholder|title|content)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  const words = body.replace(/<(?:\/?(?:span|a|b|strong|em|time|small))\b[^>]*>/g, '').replace(/<[^>]+>/g, '\n')
  return [...names.filter((text) => !/^(?:https?:|\/|width=)/.test(text)), ...words.split('\n')]
    .map((line) => decoded(line).trim())
    .filter((line) => line !== '')
}

function decoded(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
