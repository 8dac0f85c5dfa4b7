import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FaqGroup } from '#contract/v1/faq.ts'
import { Post, PostSummary } from '#contract/v1/posts.ts'
import { SitePage } from '#contract/v1/site-pages.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const POLICIES = [
  'privacy-policy',
  'terms-and-conditions',
  'refund-policy',
  'payment-policy',
  'cookie-policy',
  'website-usage-policy',
]

describe('stories', () => {
  test('come newest first, six a page, each with a picture of its own', async () => {
    const first = await api.get('/posts')
    const second = await api.get('/posts?page=2')
    const posts = [...(first.body.posts as unknown[]), ...(second.body.posts as unknown[])].map((each) =>
      PostSummary.parse(each),
    )
    expect([first.body.total, first.body.page, first.body.limit]).toEqual([8, 1, 6])
    expect([(first.body.posts as unknown[]).length, posts.length]).toEqual([6, 8])
    const days = posts.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual([...days].sort().reverse())
    expect(new Set(posts.map(({ picture }) => picture?.mediaLink)).size).toBe(8)
    expect(posts.every(({ teaser }) => teaser.length <= 140)).toBe(true)
  })

  test('a page past the end is empty and says how many there are', async () => {
    const { status, body } = await api.get('/posts?page=9')
    expect([status, body.posts, body.total]).toEqual([200, [], 8])
  })

  test('one has its text, its version and what belongs to it', async () => {
    const { body } = await api.get('/posts/the-monsoon-honestly')
    const post = Post.parse(body.post)
    expect(post).toMatchObject({
      version: expect.stringMatching(/^1\.\d$/),
      changedOn: '2025-05-09',
      publishedOn: '2025-05-09',
      readMinutes: 5,
    })
    expect(new Set(post.sections.map(({ id }) => id)).size).toBe(post.sections.length)
    expect(post.places.map(({ placeId }) => placeId)).toContain('red-skin')
    expect(post.packages[0]).toEqual({ packageId: 'two-ferry-saver', slug: 'two-ferry-saver', name: 'Two Ferry Saver' })
    const html = post.sections.map((each) => each.html).join('')
    expect(html).toContain('<a href="/refund-policy">same rules for cancelling</a>')
    expect(html).not.toMatch(/\]\(|\{\w+\}|<script|style=/)
  })

  test('one that an office took back is gone from the list and from its address', async () => {
    const { db } = api.testDatabase
    await db.updateTable('post').set({ is_published: false }).where('id', '=', 'travel-lightly').execute()
    expect((await api.get('/posts')).body.total).toBe(7)
    expect((await api.get('/posts/travel-lightly')).status).toBe(404)
    await db.updateTable('post').set({ is_published: true }).where('id', '=', 'travel-lightly').execute()
  })
})

describe('pages of text', () => {
  test('the six policies stand first, in the order of the footer, each with version and day', async () => {
    const { body } = await api.get('/pages')
    const pages = body.pages as Record<string, string>[]
    expect(pages.filter(({ kind }) => kind === 'policy').map(({ slug }) => slug)).toEqual(POLICIES)
    expect(pages.slice(POLICIES.length).map(({ slug }) => slug)).toEqual(['about', 'when-to-go', 'faq', 'contact'])
    for (const page of pages)
      expect(page).toMatchObject({
        version: expect.stringMatching(/^1\.\d$/),
        changedOn: expect.stringMatching(/^2026-11-/),
      })
  })

  test.each([...POLICIES, 'about'])('%s names the company, and nothing is left open', async (slug) => {
    const { body } = await api.get(`/pages/${slug}`)
    const page = SitePage.parse(body.page)
    const text = JSON.stringify(page)
    expect(text).not.toMatch(/\{\w+\}|\]\(/)
    expect(text).toContain('support@padauk.example')
    expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length)
    for (const { table } of page.sections) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0)
    }
  })

  test('what can be written to or called is a link', async () => {
    const { body } = await api.get('/pages/refund-policy')
    const html = SitePage.parse(body.page)
      .sections.map((each) => each.html)
      .join('')
    expect(html).toContain('<a href="mailto:support@padauk.example">support@padauk.example</a>')
    expect(html).toContain('<a href="tel:+913192200011">+91 3192 200 011</a>')
  })

  test('the policies say what the specification says of them', async () => {
    const said: [string, RegExp][] = [
      ['terms-and-conditions', /at least 18 years/],
      ['payment-policy', /third-party payment gateway/],
      ['payment-policy', /neither see nor store card numbers/],
      ['payment-policy', /UPI.*net banking.*wallets/],
      ['payment-policy', /no convenience fee/],
      ['refund-policy', /My Bookings/],
      ['refund-policy', /quote the booking ID/],
      ['refund-policy', /7 to 14 business days/],
      ['refund-policy', /Costs of visas, insurance and documents/],
      ['refund-policy', /labelled non-refundable/],
      ['refund-policy', /Monday to Saturday, 10 AM to 6 PM IST/],
      ['terms-and-conditions', /local courts of Sri Vijaya Puram/],
      ['privacy-policy', /grievance officer is Meera Nair/],
      ['cookie-policy', /__Host-sid/],
    ]
    for (const [slug, words] of said) {
      expect(JSON.stringify((await api.get(`/pages/${slug}`)).body.page), slug).toMatch(words)
    }
  })
})

describe('questions', () => {
  test('come in groups, each answered in thirty to eighty words', async () => {
    const groups = ((await api.get('/faq')).body.groups as unknown[]).map((each) => FaqGroup.parse(each))
    expect(groups.map(({ name }) => name)).toEqual([
      'Booking and paying',
      'Getting here',
      'Ferries',
      'Hotels',
      'Cars',
      'Permits and ID',
      'Weather and safety',
    ])
    for (const { question, answer } of groups.flatMap(({ questions }) => questions)) {
      const words = answer
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/).length
      expect(words, question).toBeGreaterThanOrEqual(30)
      expect(words, question).toBeLessThanOrEqual(80)
    }
  })
})

describe('what is not there, and what is not asked like this', () => {
  test.each(['/posts/no-such-story', '/pages/no-such-policy'])('%s is 404', async (path) => {
    const { status, body } = await api.get(path)
    expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Error fetching data'])
  })

  test.each([
    ['/posts?page=0', 'page'],
    ['/posts?limit=101', 'limit'],
    ['/posts?sort=old', 'sort'],
    ['/posts/NO_SUCH!', 'slug'],
    ['/posts/travel-lightly?slug=permits-and-id', 'slug'],
    ['/pages/about?page=1', 'page'],
    ['/faq?q=ferry', 'q'],
    ['/climate?month=2', 'month'],
  ])('%s is 422 and names %s', async (path, field) => {
    const { status, body } = await api.get(path)
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.errors).toMatchObject([{ field }])
  })

  test('another method is refused with the right one', async () => {
    const { status, headers } = await api.post('/posts/travel-lightly', {})
    expect([status, headers.get('allow')]).toEqual([405, 'GET'])
  })
})

test('OpenAPI tells what stands in the path from what is asked', async () => {
  const paths = (await api.get('/openapi.json')).body.paths as Record<string, { get: { parameters?: object[] } }>
  expect(paths['/posts/{slug}']?.get.parameters).toMatchObject([{ name: 'slug', in: 'path', required: true }])
  expect(paths['/posts']?.get.parameters).toMatchObject([
    { name: 'limit', in: 'query' },
    { name: 'page', in: 'query' },
  ])
})
