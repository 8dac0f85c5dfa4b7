import { describe, expect, test } from 'vitest'
import { currencyHint } from './currency.ts'

const USD = { code: 'USD', rupees: 84.5 }
const JPY = { code: 'JPY', rupees: 0.56 }
const KWD = { code: 'KWD', rupees: 275 }

describe('a price in another currency', () => {
  test.each([
    [10_000, USD, 'about $118'],
    [38_000, USD, 'about $450'],
    [1_25_000, USD, 'about $1,480'],
    [10_00_000, USD, 'about $11,800'],
    [450, USD, 'about $5'],
    [84_450, USD, 'about $999'],
    [84_479, USD, 'about $1,000'],
    [10_000, JPY, 'about ¥17,900'],
    [10_000, KWD, 'about KWD 36'],
  ])('%i rupees at %o are %s: whole units, three digits, no cents', (rupees, rate, words) => {
    expect(currencyHint(rupees, rate).replace(/\u00a0/g, ' ')).toBe(words)
  })

  test.each([
    [400, USD, 'under $5'],
    [125, USD, 'under $2'],
    [60, USD, 'under $1'],
    [0, USD, 'under $1'],
  ])('%i rupees are too little to be rounded: %s', (rupees, rate, words) => {
    expect(currencyHint(rupees, rate)).toBe(words)
  })

  test('is never off by more than a tenth, and holds no fraction', () => {
    for (const rate of [USD, JPY, KWD, { code: 'EUR', rupees: 91.37 }])
      for (let rupees = 5; rupees < 3_000_000; rupees = Math.ceil(rupees * 1.37)) {
        const words = currencyHint(rupees, rate)
        expect(words).not.toMatch(/\./)
        const shown = Number(words.replace(/\D/g, ''))
        const exact = rupees / rate.rupees
        if (words.startsWith('under')) expect(shown).toBeGreaterThanOrEqual(exact)
        else expect(Math.abs(shown - exact) / exact, `${rupees} ${rate.code}`).toBeLessThanOrEqual(0.1)
      }
  })
})
