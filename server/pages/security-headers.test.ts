import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageHeaders } from './security-headers.ts'

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
