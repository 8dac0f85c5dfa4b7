// A pillow leaning back, rounded, in metres.
import { clip, path } from '../base/core.ts'
import { round, type Space, type Tones, type Vec } from './space.ts'
/** A pillow leaning back, its foot at x, y, z. */
export function pillow(
  s: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  [lit, body, shade]: Tones,
  h = 0.36,
  lean = 0.2,
): string {
  const at = (u: number, v: number, out = 0): Vec => [x + (u * w) / 2, y + v * h - 0.02, z + v * lean - out]
  const ring = (k: number, out: number): Vec[] => [
    at(-1 * k, 0.02, out),
    at(-0.5 * k, -0.03, out),
    at(0.5 * k, -0.03, out),
    at(1 * k, 0.02, out),
    at(0.95 * k, 0.5, out),
    at(1 * k, 1, out),
    at(0.5 * k, 1.06, out),
    at(-0.5 * k, 1.06, out),
    at(-1 * k, 1, out),
    at(-0.95 * k, 0.5, out),
  ]
  const d = round(s, ring(1, 0.05), 1 / 5)
  return (
    path(round(s, ring(1.02, -0.05), 1 / 5), shade) +
    path(d, body) +
    clip(
      d,
      path(
        round(
          s,
          ring(0.98, 0.05).map(([a, b, c]): Vec => [a + (s.light[0] > 0 ? 0.06 : -0.06), b + 0.08, c]),
          1 / 5,
        ),
        lit,
      ),
    )
  )
}
