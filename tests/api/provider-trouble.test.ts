import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchCategories } from '#contract/v1/categories.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { submitEnquiry } from '#contract/v1/enquiries.ts'
import { fetchPackages, fetchSimilarPackages, fetchSpecialPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { createClient } from '#server/adapters/provider/provider-client.ts'
import { type Behaviour, type RoughProvider, sendJson, startRoughProvider } from '#tests/support/rough-provider.ts'

let provider: RoughProvider
let client: ApiClient

beforeAll(async () => {
  provider = await startRoughProvider()
  client = createClient({ baseUrl: provider.baseUrl, fetch, timeoutMs: 2_000 })
})
beforeEach(() => {
  for (const path of Object.keys(provider.answers)) delete provider.answers[path]
})
afterAll(() => provider.stop())

/** Each call with the words the catalogue has for its failure. */
const CALLS: [string, string, (by: ApiClient) => Promise<unknown>, string][] = [
  ['categories', '/travelCategory/fetch', (by) => by.call(fetchCategories), 'Error fetching data'],
  ['packages', '/travelPackage/fetch', (by) => by.call(fetchPackages), 'Failed to fetch package details'],
  [
    'special packages',
    '/travelPackage/specialPackage/fetch',
    (by) => by.call(fetchSpecialPackages),
    'Failed to fetch package details',
  ],
  [
    'similar packages',
    '/travelPackage/similarPackage/fetch',
    (by) => by.call(fetchSimilarPackages, { query: { id: 'a' } }),
    'Failed to fetch similar packages',
  ],
  [
    'prices',
    '/travelPackage/pricing',
    (by) => by.call(pricePackage, { body: { packageId: 'a', adultCount: 2 } }),
    'Error fetching data',
  ],
  ['places', '/places/fetch', (by) => by.call(fetchPlaces), 'Failed to fetch places.'],
]

test('a provider that sends us elsewhere is not followed', async () => {
  let asked = 0
  provider.answers['/places/fetch'] = (_path, response) =>
    response.writeHead(302, { Location: `${provider.baseUrl}/elsewhere` }).end()
  provider.answers['/elsewhere'] = (_path, response) => {
    asked += 1
    sendJson(response, 200, { status: 1, placesData: [] })
  }
  expect(await client.call(fetchPlaces)).toMatchObject({ ok: false, error: { message: 'Failed to fetch places.' } })
  expect(asked).toBe(0)
})

const JUNK: [string, Behaviour][] = [
  ['HTML', (_path, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>')],
  ['a JSON cut off', (_path, response) => response.writeHead(200).end('{"status":1,"packageData":[{"_id":')],
  ['null', (_path, response) => sendJson(response, 200, null)],
  ['nothing at all', (_path, response) => response.writeHead(200).end()],
  ['204', (_path, response) => response.writeHead(204).end()],
  [
    '6 MB',
    (_path, response) =>
      sendJson(response, 200, {
        status: 1,
        packageData: [],
        placesData: [],
        categoryData: [],
        pad: 'x'.repeat(6 * 1024 * 1024),
      }),
  ],
  [
    'numbers where lists should be',
    { status: 1, packageData: 1, packages: 2, placesData: 3, places: 4, categoryData: 5, data: 6 },
  ],
  ['lists of numbers', { status: 1, packageData: [1], packages: [1], placesData: [1], categoryData: [1], data: [1] }],
  ['a connection that breaks', (_path, response) => response.socket?.destroy()],
  [
    'a connection that breaks half-way',
    (_path, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('{"status":')
      response.socket?.destroySoon()
    },
  ],
  ['a redirect to nowhere', (_path, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ['a redirect without end', (path, response) => response.writeHead(302, { Location: `/api/v1${path}` }).end()],
]

describe.each(JUNK)('a provider that answers %s', (_what, behaviour) => {
  test.each(CALLS)('leaves words for %s', async (_name, path, ask, words) => {
    provider.answers[path] = behaviour
    expect(await ask(client)).toEqual({
      ok: false,
      error: { status: 0, code: 'unreachable', message: words, errors: [] },
    })
  })
})

describe.each([
  ['that is down', 'http://127.0.0.1:1/api/v1'],
  ['whose name nobody knows', 'http://provider.invalid/api/v1'],
])('a provider %s', (_what, baseUrl) => {
  test.each(CALLS)('leaves words for %s', async (_name, _path, ask, words) => {
    const lost = createClient({ baseUrl, fetch, timeoutMs: 2_000 })
    expect(await ask(lost)).toMatchObject({ ok: false, error: { status: 0, message: words } })
  })
})

test("the words of a refusal are the provider's own", async () => {
  provider.answers['/enquiry/submit'] = (_path, response) =>
    sendJson(response, 422, {
      status: 0,
      code: 'invalid',
      message: 'Please enter valid name',
      errors: [{ field: 'name', message: 'Please enter valid name' }],
    })
  const body = { name: 'A', email: 'a@b.in', contactNumber: '9876543210', adult: 2, enquiryFor: 'Contact' as const }
  expect(await client.call(submitEnquiry, { body })).toMatchObject({
    ok: false,
    error: { status: 422, code: 'invalid', message: 'Please enter valid name', errors: [{ field: 'name' }] },
  })
})

describe('a provider that answers too late', () => {
  /** It would answer: ten seconds from now, in one piece or byte by byte. */
  const late: [string, Behaviour][] = [
    [
      'says nothing',
      (_path, response) =>
        void setTimeout(() => sendJson(response, 200, { status: 1, placesData: [] }), 10_000).unref(),
    ],
    [
      'starts and stops',
      (_path, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        response.write('{"status":1,')
      },
    ],
  ]

  test.each(late)('and %s is given up when its time is over', async (_how, behaviour) => {
    provider.answers['/places/fetch'] = behaviour
    const hasty = createClient({ baseUrl: provider.baseUrl, fetch, timeoutMs: 150 })
    const before = performance.now()
    expect(await hasty.call(fetchPlaces)).toMatchObject({
      ok: false,
      error: { status: 0, message: 'Failed to fetch places.' },
    })
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})
