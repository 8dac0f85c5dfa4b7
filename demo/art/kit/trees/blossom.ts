// Five-petalled flowers scattered along a line of leaves, in clusters, some with a pale eye.
import type { Ink, Point } from '../base/core.ts'
import { n, path, rng } from '../base/core.ts'
export interface BlossomOptions {
  pts: readonly Point[]
  spread: number
  size: number
  seed: string
  ink: Ink
  eye: Ink
}
const disc = (x: number, y: number, a: number, b: number) =>
  `M${n(x - a)} ${n(y)}a${n(a)} ${n(b)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(-2 * a)} 0z`
export function blossom({ pts, spread, size, seed, ink, eye }: BlossomOptions): string {
  const r = rng(seed)
  let flower = '',
    pale = ''
  pts.forEach(([x, y], i) => {
    for (let k = 0; k < 3 + (i % 3); k++) {
      const cx = x + r.j(spread),
        cy = y + r.j(spread),
        w = size * r.in(0.72, 1.28)
      for (let a = 0; a < 5; a++) {
        const t = a * 1.257 + r.j(0.3)
        flower += disc(cx + Math.cos(t) * w * 0.72, cy + Math.sin(t) * w * 0.6, w * 0.52, w * 0.46)
      }
      if (k % 2) pale += disc(cx, cy, size * 0.24, size * 0.24)
    }
  })
  return path(flower, ink) + path(pale, eye)
}
