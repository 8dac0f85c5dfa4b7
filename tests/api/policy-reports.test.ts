import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const REPORT = JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } })
const report = (headers: Record<string, string>, body = REPORT) =>
  api.send('/csp-report', { method: 'POST', headers: { 'content-length': String(body.length), ...headers }, body })

test.each([
  [{ 'content-type': 'text/plain' }, 415, 'not_json', 'Please send a report'],
  [
    { 'content-type': 'application/csp-report', 'content-length': '16385' },
    413,
    'too_large',
    'The report is larger than 16 KB',
  ],
])('a report with %j is refused: %i', async (headers, status, code, message) => {
  const told = await report(headers)
  expect([told.status, told.body]).toEqual([status, { status: 0, code, message }])
})

test('another method is refused, and the right one named', async () => {
  const { status, body, headers } = await api.get('/csp-report')
  expect([status, body.code, body.message, headers.get('allow')]).toEqual([405, 'method', 'Please use POST', 'POST'])
})

test('more than sixty in a minute are refused, with the time to wait', async () => {
  // A new minute may begin in between; two of them take 120.
  const told = await Promise.all(
    Array.from({ length: 121 }, () => report({ 'content-type': 'application/reports+json' })),
  )
  const refused = told.find(({ status }) => status !== 204)
  expect([refused?.status, refused?.body]).toEqual([429, { status: 0, code: 'too_many', message: 'Too many reports' }])
  expect(refused?.headers.get('retry-after')).toBe('60')
})

test('the call is in the document of the API, with what it takes and refuses', async () => {
  const { paths } = (await api.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { requestBody: { content: object }; responses: object }>>
  }
  const call = paths['/csp-report']?.post
  expect(Object.keys(call?.requestBody.content ?? {})).toEqual(['application/csp-report', 'application/reports+json'])
  expect(Object.keys(call?.responses ?? {})).toEqual(['204', '413', '415', '429'])
  expect(Object.keys(paths['/openapi.json']?.get?.responses ?? {})).toEqual(['200'])
})

test('the readable page names it', async () => {
  const page = await (await api.fetch(new Request('http://localhost:3000/api/docs'))).text()
  expect(page).toContain('<b>POST</b> /csp-report')
  expect(page).toContain('Takes application/csp-report or application/reports+json')
})
