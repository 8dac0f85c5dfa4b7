import type { Point } from './core.ts'
/** Points from one flat list of numbers: x, y, x, y. Keeps hand-drawn outlines short. */
export function pts(flat: readonly number[]): Point[] {
  const out: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) out.push([flat[i], flat[i + 1]])
  return out
}
