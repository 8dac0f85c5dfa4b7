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
  const config = readConfig({ PAYMENTS: 'practice', MAIL: 'keep', ...environment })
  expect(isBehindUnknownProxy(config)).toBe(warns)
  const words = announcementOf(config, { kind: 'embedded', durability: 'fsync' }).join('\n')
  expect(words.includes('WARNING: ORIGIN is https, so a proxy stands in front of this site')).toBe(warns)
  expect(words.includes('Set TRUSTED_PROXIES')).toBe(warns)
})

test('a start says whether visitors are told that no money moves', () => {
  const said = (environment: Record<string, string>) =>
    announcementOf(readConfig(environment), { kind: 'embedded', durability: 'fsync' }).join('\n')
  const words = 'Every page, and every mail and paper of a trip, says "Practice, not valid for travel".'
  expect(said({ PAYMENTS: 'practice' })).toContain(words)
  expect(said({})).not.toContain(words)
})
