// The net of light that waves throw on a shallow bed: cells of uneven size whose knots wander and close their round with the loop.
import type { Curve, Point } from '../base/core.ts'
import { lerp, ribbon, rng } from '../base/core.ts'
import { orbit, sway } from '../base/motion.ts'
export interface LightNetOptions {
  /** The far edge of the bed; the net grows from there to `bottom`. */
  edge: Curve
  bottom: number
  x0: number
  x1: number
  rows: number
  columns: number
  weight: number
  seed: string
  time: number
}
/** The strands as one outline. */
export function lightNet({ edge, bottom, x0, x1, rows, columns, weight, seed, time }: LightNetOptions): string {
  const r = rng(seed),
    deep = (i: number) => (i / rows) ** 1.7,
    knots = Array.from({ length: rows + 1 }, (_, i) =>
      Array.from({ length: columns + 1 }, (_, j): Point => {
        const v = deep(Math.max(0, i + (i ? r.j(0.3) : 0))),
          step = (x1 - x0) / columns,
          x = x0 + (j + (i % 2) * 0.5 + r.j(0.3)) * step,
          [dx, dy] = orbit(time, step * 0.14, 9 + 22 * v, 1, r())
        return [x + dx, lerp(edge(x), bottom, v) + (i ? dy : 0)]
      }),
    )
  let d = ''
  const strand = (a: Point, b: Point, v: number) => {
    const phase = r(),
      bend = r.j(0.2),
      gap = r() < 0.12,
      w = weight * (0.35 + 0.9 * v) * (0.75 + 0.35 * sway(time, 1, phase))
    if (gap) return
    const mid: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend * 0.5]
    d += ribbon([a, mid, b], (t) => w * (0.45 + 1.5 * Math.abs(t - 0.5) ** 1.4), 6)
  }
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      const v = deep(i)
      if (j < columns) strand(knots[i][j], knots[i][j + 1], v)
      if (i < rows) strand(knots[i][j], knots[i + 1][j], v)
    }
  return d
}
