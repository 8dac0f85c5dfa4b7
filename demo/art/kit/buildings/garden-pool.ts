// A swimming pool let into the ground of a plot: coping, the far wall, water, and a few nets of light. Metres.
import type { Camera, Ink, Point } from '../base/core.ts'
import { clip, lens, lerp, path, poly, rng } from '../base/core.ts'
export interface PoolOptions {
  /** Corners on the ground, far left first, clockwise on the sheet. */
  at: readonly Point[]
  level?: number
  rim?: number
  inks: { coping: Ink; wall: Ink; water: Ink; deep?: Ink; glint: Ink }
  seed: string
  glints?: number
}
export function gardenPool(cam: Camera, { at, level = 0, rim = 0.5, inks: c, seed, glints = 16 }: PoolOptions): string {
  const r = rng(seed),
    cx = at.reduce((a, q) => a + q[0], 0) / at.length,
    cz = at.reduce((a, q) => a + q[1], 0) / at.length
  const ring = (grow: number, y: number) =>
    at.map(([x, z]) => cam(x + Math.sign(x - cx) * grow, y, z + Math.sign(z - cz) * grow))
  const inside = poly(ring(0, level)),
    low = ring(0, level - 0.35)
  let d = ''
  const xs = low.map((q) => q[0]),
    ys = low.map((q) => q[1]),
    [l, rr, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  for (let i = 0; i < glints; i++) {
    const k = r() ** 0.8,
      y = lerp(t, b, k)
    d += lens(r.in(l, rr), y, (rr - l) * r.in(0.05, 0.16) * (0.4 + k), 2 + (b - t) * 0.018 * (0.3 + k), r.j(2))
  }
  return (
    path(poly(ring(rim, level)), c.coping) +
    path(inside, c.wall) +
    clip(
      inside,
      path(poly(low), c.water) +
        (c.deep
          ? path(
              `M${l} ${lerp(t, b, 0.02)}L${rr} ${lerp(t, b, 0.02)}L${rr} ${lerp(t, b, 0.3)}Q${lerp(l, rr, 0.5)} ${lerp(t, b, 0.42)} ${l} ${lerp(t, b, 0.26)}z`,
              c.deep,
            )
          : '') +
        path(d, c.glint),
    )
  )
}
