import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadBoxes } from './spread-boxes.ts'

const SIZE = { width: 64, height: 28 }
const ROOM = { width: 400, height: 560 }

test('ten prices on one spot do not cover each other, and none leaves the sheet', () => {
  const places = spreadBoxes(
    Array.from({ length: 10 }, () => ({ at: { x: 200, y: 300 }, ...SIZE })),
    ROOM,
  )
  expect(overlaps(places)).toBe(0)
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(SIZE.width / 2)
    expect(x).toBeLessThanOrEqual(ROOM.width - SIZE.width / 2)
    expect(y).toBeGreaterThanOrEqual(SIZE.height / 2)
    expect(y).toBeLessThanOrEqual(ROOM.height - SIZE.height / 2)
  }
})

test('those that are apart stay where they are', () => {
  const at = [
    { x: 60, y: 60 },
    { x: 300, y: 400 },
  ]
  const places = spreadBoxes(
    at.map((each) => ({ at: each, ...SIZE })),
    ROOM,
  )
  places.forEach(({ x, y }, index) => {
    expect(Math.abs(x - (at[index]?.x ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.abs(y - (at[index]?.y ?? 0))).toBeLessThanOrEqual(1)
  })
})

test('nine hotels anywhere on an island are told apart', () => {
  const spot = fc.record({ x: fc.integer({ min: 60, max: 340 }), y: fc.integer({ min: 60, max: 500 }) })
  fc.assert(
    fc.property(fc.array(spot, { minLength: 2, maxLength: 9 }), (spots) => {
      expect(
        overlaps(
          spreadBoxes(
            spots.map((at) => ({ at, ...SIZE })),
            ROOM,
          ),
        ),
      ).toBe(0)
    }),
    { numRuns: 100 },
  )
})

function overlaps(places: { x: number; y: number }[]): number {
  return places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < SIZE.width && Math.abs(one.y - other.y) < SIZE.height),
  ).length
}
