import { describe, expect, test } from 'vitest'
import { pageRequestOf } from './page-request.ts'

const ORIGIN = 'https://www.example.com'
/** As it reaches the process behind a proxy. */
const INSIDE = 'http://www.example.com'

const read = (path: string, headers: Record<string, string> = {}) =>
  pageRequestOf(new Request(`${INSIDE}${path}`, { headers }), ORIGIN)

const send = (headers: Record<string, string>, body = 'name=Asha', method = 'POST') =>
  pageRequestOf(new Request(`${INSIDE}/enquiry`, { method, headers, body }), ORIGIN)

const WORDS: Record<string, string> = {
  wrong_origin: 'Please send this from our own pages',
  not_a_form: 'Please send this from the form on the page',
  too_large: 'The form is larger than 64 KB',
}

const SESSION = `__Host-sid=${'x'.repeat(43)}`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('a page is asked for at the public origin, whatever the socket said', async () => {
  const asked = await read('/tours?page=2&q=a%20b')
  expect(asked).toMatchObject({ ok: true, value: { url: `${ORIGIN}/tours?page=2&q=a%20b`, method: 'GET' } })
})

test('what proxies and visitors write about the way here does not reach the site', async () => {
  const written = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'ftp',
    'x-forwarded-for': '6.6.6.6',
    forwarded: 'host=evil.test',
    'x-real-ip': '6.6.6.6',
    'x-original-url': '/office',
    'x-rewrite-url': '/office',
  }
  const asked = await read('/', { ...written, accept: 'text/html', cookie: 'theme=night' })
  expect(asked.ok && Object.fromEntries(asked.value.headers)).toEqual({ accept: 'text/html', cookie: 'theme=night' })
})

describe('a form', () => {
  test.each([
    ['of our own page', { origin: ORIGIN }],
    ['of our own page, as newer browsers say it', { 'sec-fetch-site': 'same-origin' }],
    ['of our own page that tells nobody where it is', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['of no browser', {}],
    ['of no browser, with a cookie that is not our session', { cookie: 'theme=night' }],
    ['of our own page, with our session', { cookie: SESSION, 'sec-fetch-site': 'same-origin' }],
    ['with its letters named', { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }],
  ])('%s reaches the site as it is', async (_what, headers) => {
    const sent = await send({ ...FORM, ...headers })
    expect(sent.ok && (await sent.value.formData()).get('name')).toBe('Asha')
    expect(sent.ok && sent.value.url).toBe(`${ORIGIN}/enquiry`)
    expect(sent.ok && sent.value.headers.get('origin')).not.toBe('null')
  })

  test.each([
    ['of another site', { ...FORM, origin: 'https://evil.test' }, 'name=Asha', 403, 'wrong_origin'],
    ['with our session and of no page', { ...FORM, cookie: SESSION }, 'name=Asha', 403, 'wrong_origin'],
    ['of a page without origin', { ...FORM, origin: 'null' }, 'name=Asha', 403, 'wrong_origin'],
    [
      'of a frame without origin',
      { ...FORM, origin: 'null', 'sec-fetch-site': 'cross-site' },
      'name=Asha',
      403,
      'wrong_origin',
    ],
    ['of the insecure side of our own name', { ...FORM, origin: INSIDE }, 'name=Asha', 403, 'wrong_origin'],
    ['of a sister site', { ...FORM, 'sec-fetch-site': 'same-site' }, 'name=Asha', 403, 'wrong_origin'],
    ['that is JSON', { 'content-type': 'application/json' }, '{}', 415, 'not_a_form'],
    ['in parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415, 'not_a_form'],
    ['that only looks like one', { 'content-type': 'application/x-www-form-urlencoded-not' }, 'a=1', 415, 'not_a_form'],
    ['of 64 KB and a byte', FORM, 'a'.repeat(64 * 1024 + 1), 413, 'too_large'],
    ['that says it is larger than 64 KB', { ...FORM, 'content-length': '65537' }, 'a=1', 413, 'too_large'],
  ])('%s is refused', async (_what, headers, body, status, code) => {
    expect(await send(headers, body)).toEqual({ ok: false, error: { status, code, message: WORDS[code] } })
  })

  test('without anything in it needs no type', async () => {
    expect(await send({}, '')).toMatchObject({ ok: true })
  })

  test.each(['PATCH', 'DELETE', 'OPTIONS'])('is not sent by %s', async (method) => {
    expect(await send(FORM, 'a=1', method)).toMatchObject({ ok: false, error: { status: 405, code: 'method' } })
  })
})
