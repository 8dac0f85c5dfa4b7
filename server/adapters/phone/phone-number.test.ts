import fc from 'fast-check'
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { isGoodField } from '#contract/terms/enquiry-form.ts'
import { isSamePhone, phoneText, readPhone } from './phone-number.ts'

/** A mobile number of every other country of the plan. */
const ABROAD = getCountries()
  .filter((country) => country !== 'IN')
  .flatMap((country: CountryCode) => getExampleNumber(country, examples) ?? [])
  // The shortest of the world have seven digits with their country's code: browsers and the server ask for eight.
  .filter(({ number }) => number.length > 8)

const separators = fc.stringMatching(/^[ ()\-./]{0,2}$/)
const number = fc.constantFrom(...ABROAD)

/** The same digits with something between them. */
const spelt = (text: string) =>
  fc.array(separators, { minLength: text.length, maxLength: text.length }).map((between) => {
    return [...text].map((sign, index) => `${sign}${index === 0 ? '' : between[index]}`).join('')
  })

describe('numbers from abroad', () => {
  test('are known of more than two hundred countries', () => expect(ABROAD.length).toBeGreaterThan(200))

  test('are kept in one form, however they are spelt, and browsers let all of these through', () => {
    fc.assert(
      fc.property(
        number.chain((each) => fc.tuple(fc.constant(each), spelt(each.number))),
        ([each, typed]) => {
          expect(readPhone(typed)).toBe(each.number)
          expect(isGoodField('contactNumber', typed)).toBe(true)
        },
      ),
    )
  })

  test('stay as they are kept when they are read again, and as people read them', () => {
    for (const { number: kept } of ABROAD) {
      expect(readPhone(kept)).toBe(kept)
      expect(readPhone(phoneText(kept))).toBe(kept)
      expect(phoneText(kept)).toMatch(/^\+\d{1,3} \d/)
    }
  })

  test('are found again as they are dialled at home, with 00, and without the plus', () => {
    for (const each of ABROAD) {
      const { number: kept } = each
      expect([kept, isSamePhone(each.formatNational(), kept)]).toEqual([kept, true])
      expect([kept, isSamePhone(kept.replace('+', '00 '), kept)]).toEqual([kept, true])
      expect([kept, isSamePhone(phoneText(kept).replace('+', ''), kept)]).toEqual([kept, true])
      expect(isSamePhone(`${kept.slice(0, -1)}${(Number(kept.at(-1)) + 1) % 10}`, kept)).toBe(false)
    }
  })

  test.each([
    ['+44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['+49-30-901820', '+4930901820', '+49 30 901820'],
    ['+1 (212) 555-2368', '+12125552368', '+1 212 555 2368'],
    ['0049 176 12345678', '+4917612345678', '+49 176 12345678'],
    ['+49 176/12345678', '+4917612345678', '+49 176 12345678'],
    ['00 44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    [' +977 984-1234567 ', '+9779841234567', '+977 984 1234567'],
  ])('%s is kept as %s and read as %s', (typed, kept, text) => {
    expect(readPhone(typed)).toBe(kept)
    expect(phoneText(kept)).toBe(text)
  })

  test.each(['+1 987 654 3210', '+44 20 7946 095', '+999 1234 5678', '+442079460958000', '0044 20 7946 095', '+44 x'])(
    '%s is none: no such number is given out',
    (typed) => expect(readPhone(typed)).toBeUndefined(),
  )
})

describe('Indian numbers', () => {
  const digits = fc.stringMatching(/^[1-9]\d{9}$/)
  const before = fc.constantFrom('', '0091 ', '+91', '+91 ', '91', '0', '+91-')

  test('are kept as ten digits, whatever stands before them', () => {
    fc.assert(
      fc.property(digits, before, (kept, start) => {
        expect(readPhone(`${start}${kept}`)).toBe(kept)
        expect(readPhone(phoneText(kept))).toBe(kept)
        expect(isSamePhone(`${start}${kept}`, kept)).toBe(true)
      }),
    )
  })

  test.each(['', 'asha', '987654321', '+91 98765', '+442079460958'])('%j does not stand for one', (typed) => {
    expect(isSamePhone(typed, '9876543210')).toBe(false)
  })

  test('are read with the code of the country', () => expect(phoneText('9876543210')).toBe('+91 98765 43210'))
})
