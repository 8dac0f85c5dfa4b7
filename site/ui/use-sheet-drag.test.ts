import { expect, test } from 'vitest'
import { type DragPoint, dragSpeed } from './use-sheet-drag.ts'

test('is the speed of the last moments', () => {
  expect(dragSpeed(points([0, 0], [10, 200], [60, 240], [160, 280]), 290)).toBe(1.875)
})

test('a last event from the same spot does not stop a flick', () => {
  expect(dragSpeed(points([0, 0], [100, 40], [100, 50]), 50)).toBe(2.5)
})

test('a finger that waited before it left was not fast', () => {
  expect(dragSpeed(points([0, 0], [200, 40]), 400)).toBe(0)
  expect(dragSpeed(points([0, 0], [200, 40], [200, 390]), 400)).toBe(0)
})

test('a drag that ends upwards is not fast downwards', () => {
  expect(dragSpeed(points([0, 0], [80, 10], [77, 14]), 15)).toBe(0)
})

test('nothing moved, no speed', () => {
  expect(dragSpeed([], 0)).toBe(0)
  expect(dragSpeed(points([5, 0]), 10)).toBe(0)
})

function points(...pairs: [y: number, at: number][]): DragPoint[] {
  return pairs.map(([y, at]) => ({ y, at }))
}
