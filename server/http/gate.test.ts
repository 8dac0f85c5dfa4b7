import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { gateOf } from './gate.ts'

const HOME = 'http://localhost:3000'
const OUTSIDE = 'https://www.example.com'
const atHome = gateOf(HOME)

type Asked = { method?: string; host?: string; url?: string }

/** Only what the gate looks at. */
const asked = ({ method = 'GET', host = 'localhost:3000', url = '/' }: Asked) =>
  ({ method, url, headers: { host }, rawHeaders: ['Host', host] }) as IncomingMessage

describe('methods', () => {
  test.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])('%s passes', (method) => {
    expect(atHome(asked({ method })).kind).toBe('pass')
  })

  test.each(['TRACE', 'PUT', 'CONNECT', 'TRACK', 'PROPFIND', 'get', ''])('"%s" is 405', (method) => {
    expect(atHome(asked({ method }))).toEqual({
      kind: 'refuse',
      status: 405,
      code: 'method',
      message: 'This method is not allowed',
    })
  })
})

describe('hosts', () => {
  test.each([
    [HOME, 'localhost:3000'],
    [HOME, 'LocalHost:3000'],
    [OUTSIDE, 'www.example.com'],
    [OUTSIDE, 'WWW.EXAMPLE.COM'],
    [OUTSIDE, 'www.example.com:443'],
    ['http://padauk.test', 'padauk.test:80'],
  ])('at %s, %s is ours', (origin, host) => {
    expect(gateOf(origin)(asked({ host })).kind).toBe('pass')
  })

  test.each([
    [HOME, 'localhost'],
    [HOME, 'localhost:3001'],
    [HOME, 'evil.test'],
    [HOME, 'localhost:3000.evil.test'],
    [HOME, 'evil.test@localhost:3000'],
    [HOME, ' localhost:3000'],
    [HOME, ''],
    [OUTSIDE, 'example.com'],
    [OUTSIDE, 'www.example.com:80'],
    [OUTSIDE, 'www.example.com.'],
    [OUTSIDE, '127.0.0.1'],
  ])('at %s, "%s" is 421', (origin, host) => {
    expect(gateOf(origin)(asked({ host }))).toMatchObject({ kind: 'refuse', status: 421, code: 'wrong_host' })
  })

  test('the inner address is one for calls of the practice gateway, and for nothing else', () => {
    const gate = gateOf(OUTSIDE, '127.0.0.1:3000')
    const inner = (url: string) => gate(asked({ host: '127.0.0.1:3000', method: 'POST', url }))
    expect(inner('/sandbox/v1/orders').kind).toBe('pass')
    for (const url of ['/', '/sandbox/checkout/order_1', '/api/v1/places/fetch', '//sandbox/v1/orders'])
      expect(inner(url), url).toMatchObject({ status: 421 })
    expect(inner('/sandbox/v1/../../tours')).toMatchObject({ status: 404 })
    expect(atHome(asked({ host: '127.0.0.1:3000', method: 'POST', url: '/sandbox/v1/orders' }))).toMatchObject({
      status: 421,
    })
  })

  test('the refusal names the address of the site, and never the one that was asked for', () => {
    const verdict = gateOf(OUTSIDE)(asked({ host: 'evil.test' }))
    expect(JSON.stringify(verdict)).toContain(OUTSIDE)
    expect(JSON.stringify(verdict)).not.toContain('evil.test')
  })

  test('no Host at all is 421', () => {
    expect(atHome({ ...asked({}), headers: {}, rawHeaders: [] } as unknown as IncomingMessage)).toMatchObject({
      status: 421,
    })
  })

  test('two hosts are 400, also when the first is ours', () => {
    const rawHeaders = ['Host', 'localhost:3000', 'Accept', '*/*', 'HOST', 'evil.test']
    expect(atHome({ ...asked({}), rawHeaders } as IncomingMessage)).toEqual({
      kind: 'refuse',
      status: 400,
      code: 'malformed',
      message: 'Please name one host',
    })
  })

  test.each(['127.0.0.1:3000', '[::1]:3000'])('a person who types %s is led to localhost', (host) => {
    expect(atHome(asked({ host, url: '/tours?page=2' }))).toEqual({
      kind: 'redirect',
      status: 307,
      location: 'http://localhost:3000/tours?page=2',
    })
  })

  test.each(['//evil.test/', '/\\evil.test/', '///evil.test', '/\\/evil.test'])('%s cannot lead elsewhere', (url) => {
    expect(atHome(asked({ host: '127.0.0.1:3000', url }))).toMatchObject({
      location: expect.stringMatching(/^http:\/\/localhost:3000\/evil\.test/),
    })
  })

  test.each([
    ['another port', { host: '127.0.0.1:3001' }],
    ['a form', { host: '127.0.0.1:3000', method: 'POST' }],
    ['a whole address', { host: '127.0.0.1:3000', url: 'http://127.0.0.1:3000/' }],
  ])('%s is not led to localhost', (_what, request) => {
    expect(atHome(asked(request))).toMatchObject({ kind: 'refuse', status: 421 })
  })

  test('a name that only starts like localhost is not this machine', () => {
    const gate = gateOf('http://localhost.example.com:3000')
    expect(gate(asked({ host: '127.0.0.1:3000' }))).toMatchObject({ status: 421 })
  })
})

describe('paths', () => {
  test.each([
    '//',
    '//evil.test',
    '/tours//',
    '/tours;jsessionid=1',
    '/tours%2fx',
    '/tours%2Fx',
    '/tours%5cx',
    '/tours%00',
    '/./tours',
    '/../etc/passwd',
    '/a/..',
    '/a/.',
    '/%2e%2e/etc/passwd',
    '/x/%2E%2E/api/v1/places/fetch',
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
    '/a\\b',
    '/tours#top',
    '/tours.html',
    '/tours.php',
    '/tours.css',
    '/wp-login.php',
    '/%E0%A4%A',
    '/%zz',
    '/%',
    '/%ff',
    'http://localhost:3000/',
    '*',
    '',
    'tours',
  ])('%s is 404', (url) => {
    expect(atHome(asked({ url }))).toMatchObject({ kind: 'refuse', status: 404 })
  })

  test.each([
    '/',
    '/tours',
    '/tours?page=2',
    '/tours?next=//evil.test;%2f%00..',
    '/tours.data',
    '/_.data',
    '/sitemap.xml',
    '/robots.txt',
    '/package-details/5-nights-at-ease',
    '/place-details/%E0%A4%A6',
    '/media/reef-00000000-960.webp',
    '/media/og/reef-00000000.jpg',
    '/assets/root-BZxvOZIY.css',
    '/api/v1/places/fetch?id=reef',
    '/api/docs/style.css',
    '/...',
  ])('%s passes', (url) => {
    expect(atHome(asked({ url })).kind).toBe('pass')
  })

  test('an address of 4 KB passes, one more character is 414', () => {
    const url = `/tours?x=${'a'.repeat(4096 - 9)}`
    expect(atHome(asked({ url })).kind).toBe('pass')
    expect(atHome(asked({ url: `${url}a` }))).toMatchObject({ kind: 'refuse', status: 414, code: 'url_too_long' })
  })

  test.each([
    ['/tours/', '/tours'],
    ['/tours/?page=2', '/tours?page=2'],
    ['/tours/?next=a?b', '/tours?next=a?b'],
  ])('%s leads to %s for good, so that a page has one address', (url, location) => {
    expect(atHome(asked({ url }))).toEqual({ kind: 'redirect', status: 301, location })
  })

  test.each([
    ['/', 'GET'],
    ['/api/v1/', 'GET'],
    ['/assets/', 'GET'],
    ['/tours/', 'POST'],
  ])('%s asked with %s is not led anywhere', (url, method) => {
    expect(atHome(asked({ url, method })).kind).toBe('pass')
  })
})
