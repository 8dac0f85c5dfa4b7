import { describe, expect, test } from 'vitest'
import { documentKeys } from './document-keys.ts'

const NEW = 'a new secret of thirty-two characters or more'
const OLD = 'an old secret of thirty-two characters or more'
const traveller = { name: 'Ella Stone', age: 34, idType: 'passport' as const, idNumber: 'XK1234567' }

describe('the number of a document', () => {
  test('is stored sealed, with its end alone in clear, and opened for its booking', () => {
    const keys = documentKeys(NEW)
    const stored = keys.seal('booking-1', traveller)
    expect(stored).toMatchObject({ name: 'Ella Stone', idType: 'passport', idNumber: '…4567' })
    expect(JSON.stringify(stored)).not.toContain('XK12')
    expect(keys.open('booking-1', stored)).toBe('XK1234567')
    expect(() => keys.open('booking-2', stored)).toThrow()
  })

  test('is sealed anew each time, so that equal numbers do not look equal', () => {
    const keys = documentKeys(NEW)
    expect(keys.seal('booking-1', traveller).idSealed).not.toBe(keys.seal('booking-1', traveller).idSealed)
  })

  test('that an older secret sealed is opened while that secret is known, and not afterwards', () => {
    const stored = documentKeys(OLD).seal('booking-1', traveller)
    expect(documentKeys(NEW, [OLD]).open('booking-1', stored)).toBe('XK1234567')
    expect(documentKeys(NEW).open('booking-1', stored)).toBeUndefined()
    expect(documentKeys(NEW, [OLD]).seal('booking-1', traveller).idSealed).toMatch(
      new RegExp(`^${documentKeys(NEW).keyId}[.]`),
    )
  })

  test.each([
    ['1234 5678 4127', '…4127'],
    ['AB12345', '…45'],
    ['A123', '…23'],
  ])('%s shows no more than %s', (idNumber, shown) => {
    expect(documentKeys(NEW).seal('booking-1', { ...traveller, idNumber }).idNumber).toBe(shown)
  })

  test('is left alone where there is none, and read as it stands where it was stored before', () => {
    const { idNumber: _, ...nobody } = traveller
    expect(documentKeys(NEW).seal('booking-1', nobody)).toEqual(nobody)
    expect(documentKeys(NEW).open('booking-1', traveller)).toBe('XK1234567')
  })
})
