import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiHeaders, fileHeaders, noticeHeaders, pageHeaders } from './security-headers.ts'

const ORIGIN = 'https://www.padauk.example'
const GATEWAY = 'https://api.razorpay.com'
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const policyOf = (html: string) => pageHeaders(ORIGIN, html)['Content-Security-Policy'] ?? ''

test('X19 the scripts at the end of a page are allowed by their hashes, one that got in elsewhere is not', () => {
  const [data, start, injected] = ['window.__data = 1', 'import("/assets/a.js")', 'steal()']
  const page = (more: string) =>
    `<html><body><p>${more}</p><script>${data}</script><script type="module" async="">${start}</script></body></html>`
  const policy = policyOf(page(''))
  for (const script of [data, start]) expect(policy).toContain(hashOf(script))
  for (const html of [
    page(`<script>${injected}</script>`),
    page(`<script type="module">${injected}</script>`),
    page('').replace('<p>', `<script>${injected}</script><p>`),
    page('').replace('<html>', `<html><head><script>${injected}</script></head>`),
  ])
    expect(policyOf(html)).toBe(policy)
})

test('a page to pay on lets its form go to the gateway, tells it nothing of the address, and nothing else is looser', () => {
  const html = '<html><body></body></html>'
  const headers = pageHeaders(ORIGIN, html, { checkoutOrigin: GATEWAY })
  const policy = headers['Content-Security-Policy'] ?? ''
  expect(policy).toContain(`; form-action 'self' ${GATEWAY}; `)
  expect(policy.replace(` ${GATEWAY}`, '')).toBe(policyOf(html))
  expect(headers['Referrer-Policy']).toBe('no-referrer')
})

test.each([
  ['a page', pageHeaders(ORIGIN, '<html><body></body></html>')],
  ['a page to pay on', pageHeaders(ORIGIN, '<html><body></body></html>', { checkoutOrigin: GATEWAY })],
  ['a notice', noticeHeaders(ORIGIN)],
  ['an answer of the API', apiHeaders(ORIGIN)],
  ['a file of the build', fileHeaders(ORIGIN)],
])('%s may be framed by nobody, is what its type says, stays on HTTPS and tells others no path', (_what, headers) => {
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; (?:.*; )?frame-ancestors 'none'/)
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  const [, seconds = '0'] = /^max-age=(\d+); includeSubDomains/.exec(headers['Strict-Transport-Security'] ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400)
  expect(headers['Referrer-Policy']).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/)
  expect(Object.keys(headers).filter((name) => /^access-control/i.test(name))).toEqual([])
})
