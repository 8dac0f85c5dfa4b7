// Slanting rain: thin strokes in two inks over the whole sheet, the far ones first.
import type { Ink } from '../base/core.ts'
import { P, path, rng } from '../base/core.ts'
export interface RainfallOptions {
  count: number
  seed: string
  far: Ink
  near: Ink
  slant?: number
}
export function rainfall({ count, seed, far, near, slant = 0.22 }: RainfallOptions): string {
  const r = rng(seed),
    d = ['', '']
  for (let i = 0; i < count; i++) {
    const x = r.in(-40, 1740),
      y = r.in(-60, 1160),
      L = r.in(40, 110),
      w = i % 3 ? 1.3 : 1.9
    d[i % 3 ? 0 : 1] += `M${P(x, y)}L${P(x - L * slant + w, y + L)}L${P(x - L * slant - w, y + L)}z`
  }
  return path(d[0], far) + path(d[1], near)
}
