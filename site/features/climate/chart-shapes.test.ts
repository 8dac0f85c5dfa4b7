import { describe, expect, test } from 'vitest'
import type { ClimateMonth } from '#contract/v1/climate.ts'
import facts from '#demo/facts/rules.json' with { type: 'json' }
import { columnLeft, FRAME, scaleOf } from './chart-frame.ts'
import { airBars, daylightBars, depthBars, hoursOf, rainBars, seaSurface, seaTemperatures } from './chart-shapes.ts'

const LEVELS = [2, 1, 1, 1, 3, 4, 4, 4, 4, 3, 3, 2]
const months = facts.climate.map(
  (fact, index) => ({ ...fact, month: index + 1, seaLevel: LEVELS[index] ?? 1 }) as unknown as ClimateMonth,
)
const height = FRAME.bottom - FRAME.top

describe('bars are as long as their figures', () => {
  test('rain: 470 of 500 mm in June, the same foot for all', () => {
    const bars = rainBars(months)
    expect(bars[5]?.height).toBeCloseTo((470 / 500) * height, 0)
    expect(bars[1]?.height).toBe(bars[2]?.height)
    for (const { y, height: long } of bars) expect(y + long).toBeCloseTo(FRAME.bottom, 0)
  })

  test('visibility hangs from the surface: March sees as deep as April, and June about a quarter of it', () => {
    const bars = depthBars(months)
    for (const { y } of bars) expect(y).toBe(FRAME.top)
    expect(bars[2]?.height).toBe(bars[3]?.height)
    expect((bars[5]?.height ?? 0) / (bars[2]?.height ?? 1)).toBeCloseTo(8 / 30, 2)
  })

  test('air runs from the night to the afternoon, and the sea lies between them', () => {
    const april = airBars(months)[3]
    expect(april?.height).toBeCloseTo(((33 - 25) / 15) * height, 0)
    const sea = seaTemperatures(months)[3]
    expect(sea?.y).toBeGreaterThan(april?.y ?? Number.POSITIVE_INFINITY)
    expect(sea?.y).toBeLessThan((april?.y ?? 0) + (april?.height ?? 0))
  })

  test('daylight is the time between sunrise and sunset', () => {
    const bars = daylightBars(months)
    expect(bars[5]?.height).toBeCloseTo((12 + 50 / 60) * (height / 15), 0)
    expect(bars[11]?.height).toBeLessThan(bars[5]?.height ?? 0)
    expect(hoursOf('04:55')).toBeCloseTo(4.917, 3)
  })
})

test('nothing stands outside of the sheet, and every month has its column', () => {
  for (const bars of [rainBars(months), depthBars(months), airBars(months), daylightBars(months)]) {
    expect(bars).toHaveLength(12)
    for (const { month, x, y, width, height: long } of bars) {
      expect(x).toBeGreaterThanOrEqual(columnLeft(month))
      expect(x + width).toBeLessThanOrEqual(columnLeft(month + 1))
      expect(y).toBeGreaterThanOrEqual(FRAME.top)
      expect(y + long).toBeLessThanOrEqual(FRAME.bottom + 0.1)
      expect(long).toBeGreaterThan(0)
    }
  }
})

test('the sea is low in March and high in July, and begins in January where it ends in December', () => {
  const points = surfaceOf(seaSurface(months))
  const heightAround = (month: number) => {
    const within = points.filter(({ x }) => x >= columnLeft(month) && x < columnLeft(month + 1))
    return within.reduce((sum, { y }) => sum + y, 0) / within.length
  }
  const levelY = scaleOf(0, 4.6)
  expect(heightAround(3)).toBeCloseTo(levelY(1), -1)
  expect(heightAround(7)).toBeCloseTo(levelY(4), -1)
  expect(Math.abs((points[0]?.y ?? 0) - (points.at(-1)?.y ?? 99))).toBeLessThanOrEqual(8)
  expect(points.at(-1)?.x).toBeCloseTo(FRAME.right, 5)
  for (const { y } of points) expect(y).toBeGreaterThanOrEqual(FRAME.top)
})

/** The crests and troughs of a path of steps. */
function surfaceOf(path: string): { x: number; y: number }[] {
  let [x, y] = [FRAME.left, Number(/V(\d+)/.exec(path)?.[1])]
  const steps = [...path.matchAll(/s[\d.]+ -?\d+ ([\d.]+) (-?\d+)/g)]
  return steps.map(([, across, down]) => {
    x += Number(across)
    y += Number(down)
    return { x, y }
  })
}
