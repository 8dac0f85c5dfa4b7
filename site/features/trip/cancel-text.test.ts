import { expect, test } from 'vitest'
import { cancelText } from './cancel-text.ts'

const LADDER = [
  { until: '2026-12-10T18:29:59.999Z', refundPercent: 80, refund: 80_000 },
  { until: '2026-12-18T18:29:59.999Z', refundPercent: 50, refund: 50_000 },
]
const at = (instant: string) => new Date(instant)

test('every step that is still to come is told with its day in India and its rupees', () => {
  expect(cancelText(LADDER, at('2026-12-01T00:00:00Z'))).toBe(
    'Cancel by Thu 10 Dec 2026 and ₹80,000 comes back, by Fri 18 Dec 2026 ₹50,000; after that nothing.',
  )
})

test('a step counts to its last millisecond, and not after it', () => {
  expect(cancelText(LADDER, at('2026-12-10T18:29:59.999Z'))).toContain('₹80,000')
  expect(cancelText(LADDER, at('2026-12-10T18:30:00.000Z'))).toBe(
    'Cancel by Fri 18 Dec 2026 and ₹50,000 comes back; after that nothing.',
  )
})

test('a step that ends within a day says the hour', () => {
  const car = [{ until: '2026-12-25T03:30:00.000Z', refundPercent: 100, refund: 3_019 }]
  expect(cancelText(car, at('2026-12-01T00:00:00Z'))).toBe(
    'Cancel by Fri 25 Dec 2026, 09:00 and ₹3,019 comes back; after that nothing.',
  )
})

test('where nothing comes back any more, that is said', () => {
  expect(cancelText(LADDER, at('2026-12-20T00:00:00Z'))).toBe('Nothing comes back when you cancel.')
  expect(cancelText([{ until: '2026-12-30T00:00:00Z', refundPercent: 0, refund: 0 }], at('2026-12-20T00:00:00Z'))).toBe(
    'Nothing comes back when you cancel.',
  )
})
