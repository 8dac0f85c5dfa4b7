import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { browseSharedSite } from '#tests/support/browser.ts'
import { headOf } from '#tests/support/page-head.ts'
import { wordsOf } from '#tests/support/site-steps.ts'
import { faultsOf, type JsonLd } from '#tests/support/structured-data.ts'

const { visit, origin } = browseSharedSite()

/** Every public page there is, as the sitemap says. */
let pages: string[] = []
beforeAll(async () => {
  const xml = await (await fetch(`${origin()}/sitemap.xml`)).text()
  pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(origin(), ''))
})

describe('the sitemap', () => {
  test('lists every public page once: home, lists, 36 packages, 42 places, 30 hotels', () => {
    expect(new Set(pages).size).toBe(pages.length)
    for (const path of ['/', '/tours', '/deals', '/places', '/tour-packages/honeymoon', '/tour-packages/short-break'])
      expect(pages).toContain(path)
    expect(pages.filter((path) => path.startsWith('/package-details/'))).toHaveLength(36)
    expect(pages.filter((path) => path.startsWith('/place-details/'))).toHaveLength(42)
    expect(pages.filter((path) => path.startsWith('/hotel-details/'))).toHaveLength(30)
    expect(pages.filter((path) => path.startsWith('/blog/'))).toHaveLength(8)
    expect(pages.filter((path) => /cruise|old-offers|enquiry|api/.test(path))).toEqual([])
  })

  test('is named by robots.txt, which keeps the API out', async () => {
    const words = await (await fetch(`${origin()}/robots.txt`)).text()
    expect(words).toContain(`Sitemap: ${origin()}/sitemap.xml`)
    expect(words).toContain('Disallow: /api/')
  })
})

test('the page of each category says its name in its title and in its heading', async () => {
  const { categoryData } = (await (await fetch(`${origin()}/api/v1/travelCategory/fetch?limit=100`)).json()) as {
    categoryData: { categoryName: string; slug: string; isActive: boolean; isDeleted: boolean }[]
  }
  const shown = categoryData.filter(({ isActive, isDeleted }) => isActive && !isDeleted)
  expect(shown.length).toBeGreaterThan(7)
  for (const { categoryName, slug } of shown) {
    const html = await (await fetch(`${origin()}/tour-packages/${slug}`)).text()
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
    for (const words of [heading, headOf(html).title ?? ''])
      expect(words.toLowerCase()).toContain(categoryName.toLowerCase())
  }
})

test('filters and order do not make another page of a list', async () => {
  const head = headOf(await (await fetch(`${origin()}/tours?sort=price_asc&page=2&duration=4+nights+5+days`)).text())
  expect(head.canonical).toBe(`${origin()}/tours`)
})

test.each([
  { path: '/honeymoon-tours', slug: 'honeymoon' },
  { path: '/family-tours', slug: 'family' },
  { path: '/group-tours', slug: 'group' },
])('$path is another way to a category, and says which page is the one', async ({ path, slug }) => {
  const head = headOf(await (await fetch(`${origin()}${path}`)).text())
  expect(head.canonical).toBe(`${origin()}/tour-packages/${slug}`)
})

test.each([
  '/',
  '/tours',
  '/deals',
  '/places',
  '/package-details/island-saver',
  '/place-details/cellular-jail',
  '/blog',
  '/blog/permits-and-id',
  '/about',
  '/when-to-go',
  '/faq',
  '/contact',
  '/refund-policy',
  '/search',
  '/package-details/island-saver/reviews',
  '/package-details/island-saver/enquiry',
])('%s has a picture to be shared with, which is a JPEG of its own', async (path) => {
  const html = await (await fetch(`${origin()}${path}`)).text()
  const picture = contentOf(html, 'og:image')
  expect(picture).toMatch(new RegExp(`^${origin()}/`))
  const answer = await fetch(picture ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(contentOf(html, 'og:title')).toBeDefined()
  expect(contentOf(html, 'og:url')).toBe(`${origin()}${path}`)
})

test.each(['/', '/tours', '/hotels', '/water-sports', '/car-rental', '/ferry', '/places', '/blog', '/deals', '/about'])(
  '%s is shared with its title on the picture',
  async (path) => {
    const html = await (await fetch(`${origin()}${path}`)).text()
    expect(contentOf(html, 'og:image')).toMatch(/\/media\/og\/[^/]+\/[^/]+\.[\w-]{16}\.jpg$/)
    expect(contentOf(html, 'og:image:alt'), 'in words for those who do not see it').toMatch(/\w{4}/)
  },
)

test.each([
  { asked: '/favicon.ico', type: 'image/x-icon' },
  { asked: '/apple-touch-icon.png', type: 'image/png' },
  { asked: '/site.webmanifest', type: 'application/manifest+json' },
])('$asked is there for who asks unasked', async ({ asked, type }) => {
  const { status, headers } = await fetch(`${origin()}${asked}`)
  expect([status, headers.get('content-type')]).toEqual([200, type])
})

test.each(['light', 'dark'] as const)("the browser's own frame has the colour of the header, %s", async (theme) => {
  const page = await visit('/faq', { theme })
  const frame = await page.locator(`meta[name=theme-color][media*=${theme}]`).getAttribute('content')
  const header = await page.locator('.header').evaluate((each) => getComputedStyle(each).backgroundColor)
  const digits = header.match(/\d+/g)?.map((part) => Number(part).toString(16).padStart(2, '0').toUpperCase())
  expect(frame).toBe(`#${digits?.join('')}`)
})

test('every icon of the manifest is there, as large as it says', async () => {
  const { icons } = await (await fetch(`${origin()}/site.webmanifest`)).json()
  expect(icons).toHaveLength(3)
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(
      Buffer.from(await (await fetch(`${origin()}${src}`)).arrayBuffer()),
    ).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

describe('structured data', () => {
  test.each([
    { path: '/', types: ['TravelAgency'] },
    { path: '/tours', types: ['BreadcrumbList', 'ItemList'] },
    { path: '/tour-packages/family', types: ['BreadcrumbList', 'ItemList'] },
    { path: '/deals', types: ['BreadcrumbList', 'ItemList'] },
    { path: '/package-details/island-saver/reviews', types: ['BreadcrumbList'] },
    { path: '/places', types: ['BreadcrumbList', 'ItemList'] },
    { path: '/package-details/two-shores-honeymoon', types: ['BreadcrumbList', 'Product'] },
    { path: '/place-details/cellular-jail', types: ['BreadcrumbList', 'TouristAttraction'] },
    { path: '/blog', types: ['BreadcrumbList', 'ItemList'] },
    { path: '/blog/your-first-dive', types: ['Article', 'BreadcrumbList'] },
    { path: '/about', types: ['BreadcrumbList', 'TravelAgency'] },
    { path: '/contact', types: ['BreadcrumbList', 'TravelAgency'] },
    { path: '/faq', types: ['BreadcrumbList', 'FAQPage'] },
    { path: '/when-to-go', types: ['BreadcrumbList'] },
    { path: '/refund-policy', types: ['BreadcrumbList'] },
  ])('$path says what it is, completely', async ({ path, types }) => {
    const data = dataOf(await (await fetch(`${origin()}${path}`)).text())
    expect(data.map((each) => each['@type']).sort()).toEqual([...types].sort())
    expect(data.flatMap(faultsOf)).toEqual([])
  })

  test.each(['island-saver', 'two-shores-honeymoon', 'signature-archipelago'])(
    'the price offered for %s is the price shown',
    async (slug) => {
      const page = await visit(`/package-details/${slug}`, { script: false })
      const product = dataOf(await page.content()).find((each) => each['@type'] === 'Product')
      expect(product?.offers).toHaveProperty('price', await priceShown(page))
    },
  )

  test('a list names its packages in the order shown', async () => {
    const page = await visit('/tours?sort=price_asc', { script: false })
    const list = dataOf(await page.content()).find((each) => each['@type'] === 'ItemList')
    const shown = await page.getByRole('article').getByRole('heading').allTextContents()
    expect(list?.itemListElement).toMatchObject(shown.map((name) => ({ name })))
  })
})

/** "Starting from", of the panel beside the details. */
async function priceShown(page: Page): Promise<number> {
  const panel = page.getByRole('complementary', { name: 'Tour Booking' })
  return Number((await wordsOf(panel.getByRole('strong').first())).replace(/\D/g, ''))
}

function contentOf(html: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
}

function dataOf(html: string): JsonLd[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...blocks].map(([, block = '']) => JSON.parse(block) as JsonLd)
}
