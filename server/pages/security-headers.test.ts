import { expect, test } from 'vitest'
import { apiHeaders, fileHeaders, noticeHeaders, type PageAllowance, pageHeaders } from './security-headers.ts'

const ORIGIN = 'https://www.padauk.example'
const GATEWAY = 'https://api.razorpay.com'
const policyOf = (allowed: PageAllowance = {}) => pageHeaders(ORIGIN, allowed)['Content-Security-Policy'] ?? ''

test('X19 the scripts that the site names are allowed by their hashes, and no other that stands in a page', () => {
  const scripts = "'sha256-x/y+z='"
  expect(policyOf({ scripts })).toContain(`; script-src ${ORIGIN}/assets/ ${scripts}; `)
  for (const none of [{}, { scripts: null }, { scripts: '' }])
    expect(policyOf(none)).toContain(`; script-src ${ORIGIN}/assets/; `)
  expect(policyOf({ scripts })).not.toMatch(/unsafe|nonce/)
})

test('a page to pay on lets its form go to the gateway, tells it nothing of the address, and nothing else is looser', () => {
  const headers = pageHeaders(ORIGIN, { checkoutOrigin: GATEWAY })
  const policy = headers['Content-Security-Policy'] ?? ''
  expect(policy).toContain(`; form-action 'self' ${GATEWAY}; `)
  expect(policy.replace(` ${GATEWAY}`, '')).toBe(policyOf())
  expect(headers['Referrer-Policy']).toBe('no-referrer')
})

test.each([
  ['a page', pageHeaders(ORIGIN)],
  ['a page to pay on', pageHeaders(ORIGIN, { checkoutOrigin: GATEWAY })],
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
