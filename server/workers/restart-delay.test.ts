import { expect, test } from 'vitest'
import { restartDelayMs } from './restart-delay.ts'

test('a process is replaced at once, and after longer and longer while it dies again and again', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map(restartDelayMs)).toEqual([
    0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ])
})
