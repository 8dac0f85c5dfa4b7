import { expect, test } from 'vitest'
import { registeredText } from './frame-brand.ts'

test('the foot of a page names the GSTIN and every other registration, and nothing that is not given', () => {
  const registrations = [
    { label: 'Tourism registration', number: 'AN/TO/1' },
    { label: 'IATO', number: '7' },
  ]
  expect(registeredText({ gstin: '35AABCP0000Z1Z5', registrations })).toBe(
    ' · GSTIN 35AABCP0000Z1Z5 · Tourism registration AN/TO/1 · IATO 7',
  )
  expect(registeredText({ gstin: '', registrations: [] })).toBe('')
  expect(registeredText({ gstin: 'X' })).toBe(' · GSTIN X')
})
