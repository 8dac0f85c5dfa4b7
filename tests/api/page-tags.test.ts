import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionKey } from '#contract/terms/paths.ts'
import { type AnyEndpoint, callKey } from '#contract/v1/endpoint.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { fetchFaq } from '#contract/v1/faq.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import { legalPages } from '#demo/prose/legal.ts'
import { createApi } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { plainBody } from '#server/pages/cache-entry.ts'
import { tagsOfAddress, tagsOfCall } from '#server/pages/page-tags.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readFigures } from '#server/settings/office-figures.ts'
import { type JoinedPages, joinPages } from '#server/wiring/join-pages.ts'
import { readAnew } from '#server/wiring/read-anew.ts'
import { PINNED_NOW } from '#tests/support/pinned-day.ts'
import { openTestApi, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
/** What each table's triggers say of its rows: a noun, or one record of it. */
let toldBy: ReadonlyMap<string, { noun: string; isOne: boolean }>

beforeAll(async () => {
  api = await openTestApi()
  const { rows } = await sql<{ name: string; argument: string }>`
    select tgrelid::regclass::text as name, encode(tgargs, 'escape') as argument from pg_trigger where tgname = 'pages_inserted'`.execute(
    api.testDatabase.db,
  )
  toldBy = new Map(rows.map(({ name, argument }) => [name, tagOf(argument)]))
}, 120_000)
afterAll(() => api.close())

/** `'hotel:' || hotel_id` is one hotel, `'ferry'` is a noun; `kind || …` is one of any product, as is what the rows name themselves. */
function tagOf(argument: string): { noun: string; isOne: boolean } {
  const [, text = 'kind:'] = argument.split("'")
  return /^\(?(?:select )?kind/.test(argument)
    ? { noun: 'kind', isOne: true }
    : { noun: text.replace(':', ''), isOne: text.endsWith(':') }
}

const REFUND_VERSION = legalPages.find(({ slug }) => slug === 'refund-policy')?.version ?? ''

/** One or more questions of each call; those that are not here are asked without any. */
const ASKED: Record<string, { query?: Record<string, string>; body?: object }[]> = {
  'GET /travelPackage/fetch': [{}, { query: { id: 'island-saver' } }, { query: { packageSlug: 'island-saver' } }],
  'GET /travelPackage/similarPackage/fetch': [{ query: { id: 'island-saver' } }],
  'POST /travelPackage/pricing': [{ body: { packageId: 'island-saver', adultCount: 3, childCount: 0 } }],
  'GET /places/fetch': [{}, { query: { id: 'cellular-jail' } }],
  'GET /posts/{slug}': [{ query: { slug: 'permits-and-id' } }],
  'GET /pages/{slug}': [{ query: { slug: 'refund-policy' } }, { query: { slug: 'about' } }],
  'GET /pages/{slug}/versions/{version}': [{ query: { slug: 'refund-policy', version: versionKey(REFUND_VERSION) } }],
  'GET /reviews': [
    { query: { kind: 'package', id: 'island-saver' } },
    { query: { kind: 'car', id: 'baratang-day-trip' } },
  ],
  'GET /hotels/fetch': [{}, { query: { id: 'lantern-reef' } }],
  'GET /hotels/hotelDetails': [{ query: { hotelId: 'lantern-reef' } }],
  'GET /placewiseHotel/fetch': [{ query: { place: 'swaraj-dweep' } }],
  'GET /waterSports/fetch': [{}, { query: { id: 'parasailing' } }, { query: { place: 'north-bay' } }],
  'GET /carrentalPackage/fetch': [{}, { query: { slug: 'baratang-day-trip' } }],
  'POST /carrentalPackage/pricing': [{ body: { packageId: 'baratang-day-trip', adultCount: 2, childCount: 0 } }],
}
const TAGGED = endpoints.filter((endpoint) => tagsOfCall(endpoint) !== undefined)
const QUESTIONS = TAGGED.flatMap((endpoint) =>
  (ASKED[callKey(endpoint)] ?? [{}]).map((asked) => ({
    endpoint,
    asked,
    what: `${callKey(endpoint)} ${JSON.stringify(asked)}`,
  })),
)

/** A transaction holds a lock on each table that it has read, whatever rows it found there. */
async function tablesReadBy({
  endpoint,
  asked,
}: (typeof QUESTIONS)[number]): Promise<{ answer: unknown; tables: string[] }> {
  return api.testDatabase.db.transaction().execute(async (tx) => {
    const fresh = createApi({
      ...api.parts,
      db: tx,
      authSecret: TEST_SECRET,
      now: () => new Date(PINNED_NOW),
      setup: api.setup,
    })
    const given = await fresh.clientOf({ clientAddress: '203.0.113.9' }).call(endpoint, asked)
    const { rows } = await sql<{ name: string }>`
      select distinct relation::regclass::text as name from pg_locks join pg_class on pg_class.oid = relation
       where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(tx)
    return { answer: given.ok ? given.value : undefined, tables: rows.map(({ name }) => name) }
  })
}

test.each(QUESTIONS)('$what is purged by a change of every table that it reads', async (question) => {
  const { endpoint, asked } = question
  const { answer, tables } = await tablesReadBy(question)
  const tags = tagsOfCall(endpoint, asked, answer) ?? []
  const nouns = tags.map((tag) => tag.split(':', 1)[0] ?? '')
  const isSaid = (table: string): boolean => {
    const told = toldBy.get(table)
    // Stock and the site's own work are asked for anew each time; `all` is said of every page.
    if (told === undefined || told.noun === 'all') return true
    if (told.noun === 'kind') return PRODUCTS.some((noun) => nouns.includes(noun))
    return told.isOne ? nouns.includes(told.noun) : tags.includes(told.noun)
  }
  expect(tables.length).toBeGreaterThan(0)
  expect(tables.filter((table) => !isSaid(table))).toEqual([])
})

const PRODUCTS = ['package', 'hotel', 'activity', 'car']

test('every call that the cache keeps has tags, by its address too', () => {
  const kept = endpoints.filter(({ cached }) => cached !== undefined)
  expect(kept.filter((endpoint) => tagsOfCall(endpoint) === undefined)).toEqual([])
  for (const { path } of kept) expect(tagsOfAddress(`/api/v1${path.replace(/\{\w+\}/g, 'a')}`), path).toBeDefined()
  expect(tagsOfAddress('/api/v1/hotels/hotelDetails?hotelId=lantern-reef')).toContain('hotel:lantern-reef')
  expect(tagsOfAddress('/api/v1/auth/me')).toBeUndefined()
})

/** Pages that ask what real ones ask, and say no more than the answer. */
const PAGES: Record<string, [AnyEndpoint, Record<string, string>]> = {
  '/faq': [fetchFaq, {}],
  '/tours': [fetchPackages, {}],
  '/package-details/island-saver': [fetchPackages, { packageSlug: 'island-saver' }],
  '/package-details/two-shores-honeymoon': [fetchPackages, { packageSlug: 'two-shores-honeymoon' }],
}

/** The page cache of a process of its own over this database. */
async function openProcess(): Promise<JoinedPages & { fillAll: () => Promise<void>; namesExpired: () => string[] }> {
  const { database, db } = api.testDatabase
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The demo has no brand')
  const pages = joinPages({
    ...{ config: readConfig({}), database, brand, categoryTexts: {}, ...readAnew(db) },
    ...{ figures: () => readFigures(db), now: () => new Date(PINNED_NOW), clientOf: api.clientOf },
    callApi: () => new Response(null, { status: 404 }),
    onError: (error) => {
      throw error
    },
    render: async (request, host) => {
      const [endpoint, query] = PAGES[new URL(request.url).pathname] ?? [fetchFaq, {}]
      return Response.json(await host.api.call(endpoint, { query }))
    },
  })
  await pages.watch.look()
  const planOf = (key: string) => ({ key, kind: 'page' as const, route: key })
  return {
    ...pages,
    fillAll: async () => {
      for (const path of Object.keys(PAGES)) await pages.cache.fill(planOf(path))
    },
    namesExpired: () => Object.keys(PAGES).filter((path) => pages.cache.peek(planOf(path)) === undefined),
  }
}

test('a change by SQL is heard by every process within a second, and pages that are made of something else stay', async () => {
  const processes = await Promise.all([openProcess(), openProcess()])
  for (const { fillAll } of processes) await fillAll()
  expect(processes.map(({ namesExpired }) => namesExpired())).toEqual([[], []])
  await sql`update package set name = 'Island Saver Plus' where id = 'island-saver'`.execute(api.testDatabase.db)
  for (const { namesExpired } of processes)
    await expect.poll(namesExpired, { timeout: 1_000 }).toEqual(['/tours', '/package-details/island-saver'])
  for (const { fillAll, cache } of processes) {
    await fillAll()
    const entry = cache.peek({ key: '/package-details/island-saver', kind: 'page', route: '' })
    expect(entry && plainBody(entry).toString()).toContain('Island Saver Plus')
  }
  for (const { watch } of processes) await watch.stop()
})
