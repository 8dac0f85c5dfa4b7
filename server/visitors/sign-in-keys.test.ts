import { describe, expect, test } from 'vitest'
import { drawCode, signInKeys } from './sign-in-keys.ts'

const keys = signInKeys('one secret')
const others = signInKeys('another secret')

describe('what is made with the secret of the site', () => {
  test('opens only for its challenge and its secret, unchanged', () => {
    const sealed = keys.seal('c1', '123456')
    expect(keys.open('c1', sealed)).toBe('123456')
    expect(sealed).not.toContain('123456')
    expect(() => keys.open('c2', sealed)).toThrow()
    expect(() => others.open('c1', sealed)).toThrow()
    expect(signInKeys('another secret', 'one secret').open('c1', sealed)).toBe('123456')
    expect(() => keys.open('c1', `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toThrow()
  })

  test('differs by secret, by challenge and by purpose', () => {
    expect(keys.codeHash('c1', '123456')).not.toBe(keys.codeHash('c2', '123456'))
    expect(keys.codeHash('c1', '123456')).not.toBe(others.codeHash('c1', '123456'))
    expect(keys.linkHash('x')).not.toBe(keys.addressKey('x'))
  })
})

test('a code has six digits, the first a nought as often as any other', () => {
  const codes = Array.from({ length: 2_000 }, drawCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(codes.filter((code) => code.startsWith('0')).length).toBeGreaterThan(100)
})
