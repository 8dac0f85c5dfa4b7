// Coral seen through the water from above or at a slant: drifts of rounded heads, darker at the heart.
import type { Ink } from '../base/core.ts'
import { lump, path, rng } from '../base/core.ts'
export interface ReefPatchOptions {
  x: number
  y: number
  /** Reach of the drift. */
  w: number
  h: number
  count: number
  seed: string
  /** From the outermost, palest ink to the heart. */
  inks: readonly Ink[]
  /** How far each head is flattened; 1 from straight above. */
  squash?: number
}
export function reefPatch({ x, y, w, h, count, seed, inks, squash = 0.4 }: ReefPatchOptions): string {
  const r = rng(seed),
    at: [number, number, number][] = []
  for (let i = 0; i < count; i++) {
    const a = r() * 6.283,
      k = Math.sqrt(r())
    at.push([
      x + Math.cos(a) * k * w * 0.5,
      y + Math.sin(a) * k * h * 0.5,
      Math.min(w, h / squash) * r.in(0.07, 0.24) * (1.15 - k * 0.6),
    ])
  }
  return inks
    .map((ink, s) =>
      path(
        at
          .filter((_, i) => s === 0 || i % (s + 1) === 0)
          .map(([cx, cy, k]) =>
            lump(
              cx + s * k * 0.08,
              cy + s * k * 0.1 * squash,
              k * (1.25 - s * 0.42),
              k * squash * (1.25 - s * 0.42),
              r,
              5,
              0.09,
            ),
          )
          .join(''),
        ink,
      ),
    )
    .join('')
}
