import { expect, test } from 'vitest'
import { endedCookie, readSessionToken, sessionCookie } from './session-cookie.ts'

const TOKEN = 'x'.repeat(43)

test('over HTTPS the cookie is bound to the host and sent over HTTPS alone', () => {
  const cookie = sessionCookie(TOKEN, 'https://padauk.example')
  expect(cookie).toBe(`__Host-sid=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure`)
  expect(endedCookie('https://padauk.example')).toBe('__Host-sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure')
  const headers = new Headers({ cookie: `a=b; sid=${'y'.repeat(43)}; __Host-sid=${TOKEN}` })
  expect(readSessionToken(headers, 'https://padauk.example')).toBe(TOKEN)
})

test('what cannot be a token of ours is none', () => {
  for (const cookie of ['', 'sid=', 'sid=short', `sid=${'x'.repeat(65)}`, `sid=${"x'or'".repeat(6)}`])
    expect(readSessionToken(new Headers({ cookie }), 'http://localhost:3000')).toBeUndefined()
})
