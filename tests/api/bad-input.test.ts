import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZodObject } from 'zod'
import { endpoints } from '#contract/v1/endpoints.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const LONG = 'x'.repeat(100 * 1024)
/** What could stand in a path, and names nothing. */
const IN_PATH: Record<string, string> = {
  ...{ '{ref}': 'PDK-00000-00000', '{id}': 'no-such-thing', '{token}': 'no-such-thing' },
}
const addressOf = (path: string) => path.replace(/\{(?:ref|id|token)\}/g, (name) => IN_PATH[name] ?? name)
const pathsOf = (method: string) =>
  endpoints.filter((each) => each.method === method).map(({ path }) => addressOf(path))
const posts = pathsOf('POST')
const gets = pathsOf('GET')
/** What a call names its record by, where that is not `id`. */
const ID_NAMES: Record<string, string> = { '/hotels/hotelDetails': 'hotelId', '/placewiseHotel/fetch': 'place' }

const byId = endpoints.filter(
  ({ method, path, query }) =>
    method === 'GET' && (path in ID_NAMES || (query instanceof ZodObject && 'id' in query.shape)),
)
const getsById = byId.map(({ path }) => path).filter((path) => !path.includes('{id}'))
const getsByPath = byId.map(({ path }) => path).filter((path) => path.includes('{id}'))
/** What a call must be told before the id to understand the question at all. */
const BEFORE_ID: Record<string, string> = {
  '/reviews': 'kind=package&',
  '/availability': 'kind=activity&from=2027-01-01&to=2027-01-02&',
}

/** A refusal a person and a program can read: status 0, a code, words, no inside of ours. */
function expectRefusal(reply: { status: number; body: object }, status: number, code: string): void {
  expect([reply.status, (reply.body as { code?: string }).code]).toEqual([status, code])
  expect(reply.body).toMatchObject({ status: 0, message: expect.stringMatching(/\S{3}/) })
  expect(JSON.stringify(reply.body)).not.toMatch(/\.ts\b|node_modules|at async|ZodError|select /)
}

describe.each(posts)('POST %s', (path) => {
  test('broken JSON, a list, a bare word and nothing at all are 400', async () => {
    for (const body of ['{"a":', '[1]', '"text"', 'null', ''])
      expectRefusal(await api.post(path, body), 400, 'malformed')
  })

  test('another content type, or none, is 415', async () => {
    expectRefusal(await api.post(path, '{}', { 'content-type': 'text/plain' }), 415, 'not_json')
    expectRefusal(await api.post(path, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'not_json')
    expectRefusal(await api.send(path, { method: 'POST' }), 415, 'not_json')
  })

  test('more than 64 KB is 413, however it is declared', async () => {
    expectRefusal(await api.post(path, { name: LONG }), 413, 'too_large')
    expectRefusal(await api.post(path, { name: LONG }, { 'content-length': '10' }), 413, 'too_large')
  })

  test('nesting without end is refused', async () => {
    expectRefusal(await api.post(path, `{"about":${'{"id":'.repeat(30)}1${'}'.repeat(30)}}`), 422, 'invalid')
  })

  test('an unknown field is named, also inside another one', async () => {
    const { body } = await api.post(path, { strange: 1 })
    expect(body.errors).toContainEqual({ field: 'strange', message: 'Unknown field' })
  })

  test("another site's page cannot post in a visitor's browser", async () => {
    expectRefusal(await api.post(path, {}, { origin: 'https://evil.example' }), 403, 'wrong_origin')
    expectRefusal(await api.post(path, {}, { 'sec-fetch-site': 'cross-site' }), 403, 'wrong_origin')
    expect((await api.post(path, {}, { origin: 'http://localhost:3000' })).status).not.toBe(403)
    expect((await api.post(path, {}, { 'sec-fetch-site': 'same-origin' })).status).not.toBe(403)
  })
})

/** Read as the reference of a booking that nobody has. */
const LIKE_A_REFERENCE = '/bookings/lookup'

describe.each(posts.filter((path) => !gets.includes(path) && path !== LIKE_A_REFERENCE))('POST %s', (path) => {
  test('GET is 405 and says which method is allowed', async () => {
    const reply = await api.get(path)
    expectRefusal(reply, 405, 'method')
    const allowed = endpoints.filter((each) => addressOf(each.path) === path).map(({ method }) => method)
    expect(reply.headers.get('allow')).toBe(allowed.sort().join(', '))
  })
})

describe.each(gets)('GET %s', (path) => {
  const name = ID_NAMES[path] ?? 'id'

  test('an unknown name, a name twice and a list are 422', async () => {
    expectRefusal(await api.get(`${path}?strange=1`), 422, 'invalid')
    expectRefusal(await api.get(`${path}?${name}=a&${name}=b`), 422, 'invalid')
    expectRefusal(await api.get(`${path}?${name}[]=a`), 422, 'invalid')
    expectRefusal(await api.get(`${path}?__proto__=a`), 422, 'invalid')
  })

  test('an address longer than 4 KB is 414', async () =>
    expectRefusal(await api.get(`${path}?${name}=${LONG}`), 414, 'url_too_long'))
})

describe.each(gets.filter((path) => !posts.includes(path)))('GET %s', (path) => {
  test('POST is 405', async () => expectRefusal(await api.post(path, {}), 405, 'method'))
})

describe.each(getsByPath)('GET %s', (path) => {
  test('an id that cannot be one is 422, one that is not there is 404', async () => {
    for (const id of ["'; drop table package; --", 'A B', 'x'.repeat(65), '%00'])
      expectRefusal(await api.get(path.replace('{id}', encodeURIComponent(id))), 422, 'invalid')
    expectRefusal(await api.get(path.replace('{id}', 'no-such-thing')), 404, 'not_found')
  })
})

describe.each(getsById)('GET %s', (path) => {
  const name = ID_NAMES[path] ?? 'id'

  test('an id that cannot be one is 422, one that is not there is 404', async () => {
    const before = BEFORE_ID[path] ?? ''
    for (const id of ["'; drop table package; --", '../../etc/passwd', 'A B', 'x'.repeat(65), '%00']) {
      expectRefusal(await api.get(`${path}?${before}${name}=${encodeURIComponent(id)}`), 422, 'invalid')
    }
    expectRefusal(await api.get(`${path}?${before}${name}=no-such-thing`), 404, 'not_found')
  })
})

describe('numbers of a list', () => {
  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=10001', 'page'],
    ['page=99999999999', 'page'],
    ['page=1e3', 'page'],
    ['page=', 'page'],
    ['page=abc', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['minPrice=-1', 'minPrice'],
    ['maxPrice=12.5', 'maxPrice'],
    ['minPrice=9&maxPrice=8', 'maxPrice'],
    ['sort=cheapest', 'sort'],
    ['duration=a%20week', 'duration'],
  ])('%s is 422 and names %s', async (query, field) => {
    const { status, body } = await api.get(`/travelPackage/fetch?${query}`)
    expect([status, (body.errors as { field: string }[]).map((each) => each.field)]).toEqual([422, [field]])
  })
})

describe('a character that no text here can hold', () => {
  test('is refused wherever a call reads a query, and never breaks it', async () => {
    for (const { path, query } of endpoints.filter((each) => each.method === 'GET')) {
      if (!(query instanceof ZodObject)) continue
      for (const name of Object.keys(query.shape)) {
        const { status, body } = await api.get(`${path}?${name}=a%00b`)
        expect([path, name, status, body.status]).toEqual([path, name, 422, 0])
      }
    }
  })

  test.each([
    ['fromPlace=a%00b&toPlace=wandoor', 'fromPlace'],
    ['fromPlace=wandoor&toPlace=%00', 'toPlace'],
  ])('in %s is named', async (query, field) => {
    const { status, body } = await api.get(`/pickupdrop/fetch?${query}`)
    const message = 'Please leave out characters that cannot be read'
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
  })

  test.each([
    ['no character at all', 'a\0b'],
    ['half of a pair of them', 'a\ud800b'],
  ])('in a body is named by its path: %s', async (_what, from) => {
    const { status, body } = await api.post('/fetchFerry/nautica', { date: '05-01-2027', from, to: 'Havelock' })
    const message = 'Please leave out characters that cannot be read'
    expect([status, body.errors]).toEqual([422, [{ field: 'from', message }]])
  })
})

test('a call that does not exist is 404 in the envelope', async () => {
  expectRefusal(await api.get('/travelPackages/fetch'), 404, 'not_found')
})
