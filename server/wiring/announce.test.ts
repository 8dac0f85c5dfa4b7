import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { announcementOf, isBehindUnknownProxy } from './announce.ts'

test.each([
  [{ ORIGIN: 'https://www.example.com' }, true],
  [{ ORIGIN: 'https://www.example.com', TRUSTED_PROXIES: '' }, true],
  [{ ORIGIN: 'https://www.example.com', TRUSTED_PROXIES: '127.0.0.1' }, false],
  [{ ORIGIN: 'http://localhost:3000' }, false],
  [{}, false],
])('a start with %o warns that visitors share one address: %s', (environment, warns) => {
  const config = readConfig(environment)
  expect(isBehindUnknownProxy(config)).toBe(warns)
  const words = announcementOf(config, { kind: 'embedded', durability: 'fsync' }).join('\n')
  expect(words.includes('WARNING: ORIGIN is https, so a proxy stands in front of this site')).toBe(warns)
  expect(words.includes('Set TRUSTED_PROXIES')).toBe(warns)
})
