import { expect, test } from 'vitest'
import { bytesOf, textOf, wordsOf } from './passkey.ts'

const site = 'andaman.example'

test('what a device did not do is said in a sentence of its own', () => {
  const names = [
    'NotAllowedError',
    'AbortError',
    'InvalidStateError',
    'NotSupportedError',
    'ConstraintError',
    'SecurityError',
    'OtherError',
  ]
  expect(names.map((name) => wordsOf(name, { isLate: false, site }))).toEqual([
    'Nothing was signed: it was cancelled, or this device has no passkey of yours. Try again, or take a code.',
    'Nothing was signed: it was cancelled, or this device has no passkey of yours. Try again, or take a code.',
    'This device has a passkey of yours already.',
    'This device cannot use passkeys with fingerprint, face or PIN. Please take a code.',
    'This device cannot use passkeys with fingerprint, face or PIN. Please take a code.',
    'Passkeys work on andaman.example alone. Please open the office by that address.',
    'The passkey could not be used here. Please try again, or take a code.',
  ])
  expect(wordsOf('NotAllowedError', { isLate: true, site })).toBe('That took too long. Please try again.')
})

test('bytes become text for an address and back, whatever they are', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, n) => n)
  expect(textOf(bytes.buffer)).toBe(Buffer.from(bytes).toString('base64url'))
  for (const length of [0, 1, 2, 3, 256])
    expect(bytesOf(textOf(bytes.slice(0, length).buffer))).toEqual(bytes.slice(0, length))
})
