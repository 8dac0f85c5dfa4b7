import { expect, test } from 'vitest'
import type { CallFailure } from '#contract/v1/client.ts'
import { notHeldFor } from './hold-items.ts'

const refused = (failure: Partial<CallFailure>): CallFailure => ({
  status: 409,
  code: 'unavailable',
  message: 'Somebody was faster',
  errors: [],
  ...failure,
})
const price = (amountPayable: number) => ({ packageBasePrice: amountPayable, discount: 0, taxAmount: 0, amountPayable })

test('what is gone is named line by line, with what is free in its place', () => {
  const more = { unavailable: [{ line: 1, free: ['P6A', 'P6B'] }] }
  expect(notHeldFor(refused({ more }), 2)).toEqual({
    kind: 'gone',
    message: 'Somebody was faster',
    lines: [
      { isGone: false, free: [] },
      { isGone: true, free: ['P6A', 'P6B'] },
    ],
  })
})

test('what is held by the visitor is no loss: it leads to the hold', () => {
  const more = { unavailable: [{ line: 0, free: [] }], ownHold: 'hold-1' }
  const message = 'You hold it already'
  expect(notHeldFor(refused({ message, more }), 2)).toEqual({ kind: 'own', message, ownHold: 'hold-1' })
  const limited = refused({ status: 429, code: 'hold_limit', message, more: { ownHold: 'hold-1' } })
  expect(notHeldFor(limited, 1)).toEqual({ kind: 'limit', message, ownHold: 'hold-1' })
})

test('a single thing is the one that is gone, whatever the answer names', () => {
  expect(notHeldFor(refused({}), 1)).toMatchObject({ lines: [{ isGone: true }] })
})

test('new prices belong to the lines in order; an answer without one of them is no such answer', () => {
  const more = { lines: [price(100), price(200)] }
  const changed = refused({ code: 'price_changed', more })
  expect(notHeldFor(changed, 2)).toEqual({
    kind: 'price',
    lines: [
      { now: 100, tax: 0 },
      { now: 200, tax: 0 },
    ],
  })
  expect(notHeldFor(changed, 3).kind).toBe('gone')
})

test('what is wrong is said at its line, and the rest above them', () => {
  const errors = [
    { field: 'lines.1.checkIn', message: 'Please choose a check-in from today on' },
    { field: 'lines', message: 'A trip holds up to 10 things' },
  ]
  expect(notHeldFor(refused({ status: 422, code: 'invalid', errors }), 2)).toEqual({
    kind: 'wrong',
    lines: ['', 'Please choose a check-in from today on'],
    messages: ['A trip holds up to 10 things'],
  })
})

test.each([
  [429, 'hold_limit', 'limit'],
  [503, 'try_later', 'away'],
  [0, 'unreachable', 'away'],
])('%i %s is told as %s', (status, code, kind) => {
  expect(notHeldFor(refused({ status, code }), 1).kind).toBe(kind)
})
