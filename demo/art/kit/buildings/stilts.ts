// One mangrove on its stilts, near enough to count the roots: arching props, leaning stems, and breathing roots in the mud.
import { type Ink, lerp, type Point, path, ribbon, rng } from '../base/core.ts'

interface StiltOptions {
  x: number
  y: number
  /** Height from mud to the top of the stems; the roots take the lower third. */
  h: number
  w: number
  seed: string
  ink: Ink
  lit?: Ink
  light?: number
  stems?: number
  roots?: number
}
export function stiltTree({ x, y, h, w, seed, ink, lit, light = 1, stems = 2, roots = 9 }: StiltOptions): string {
  const r = rng(seed),
    knee = y - h * 0.3,
    thick = w * 0.1
  let d = '',
    e = ''
  const line = (pts: Point[], wide: (t: number) => number) => {
    d += ribbon(pts, wide, 12)
    if (lit)
      e += ribbon(
        pts.map(([a, b]): Point => [a + light * wide(0.4) * 0.28, b]),
        (t) => wide(t) * 0.26,
        12,
      )
  }
  for (let i = 0; i < roots; i++) {
    const t = roots > 1 ? (i / (roots - 1)) * 2 - 1 : 0,
      foot = x + t * w * 0.5 + r.j(w * 0.05),
      from = knee - r.in(0, h * 0.12) + Math.abs(t) * h * 0.04,
      s = Math.sign(t) || 1
    const out: Point[] = [
      [x + t * w * 0.04, from],
      [x + t * w * 0.24, from + h * 0.02 * s * t],
      [lerp(x, foot, 0.86), lerp(from, y, 0.4)],
      [foot, y + r.in(0, h * 0.02)],
    ]
    line(out, (q) => thick * lerp(0.72, 0.4, q) * r.in(0.94, 1.06))
  }
  for (let i = 0; i < stems; i++) {
    const s = stems > 1 ? (i / (stems - 1)) * 2 - 1 : 0.2,
      lean = s * w * r.in(0.1, 0.24)
    line(
      [
        [x + s * w * 0.02, knee + h * 0.05],
        [x + lean * 0.5, knee - h * 0.2],
        [x + lean * 0.8 + r.j(w * 0.04), knee - h * 0.45],
        [x + lean * 1.5, y - h],
      ],
      (q) => thick * lerp(1.7, 0.8, q) * Math.min(1, 0.12 + q * 7),
    )
  }
  return path(d, ink) + (lit ? path(e, lit) : '')
}
/** Pencil roots standing out of the mud. */
export function pencils({
  x0,
  x1,
  y0,
  y1,
  count,
  size,
  seed,
  ink,
  skip,
}: {
  x0: number
  x1: number
  y0: number
  y1: number
  count: number
  size: number
  seed: string
  ink: Ink
  skip?: (x: number, y: number) => boolean
}): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = r(),
      x = r.in(x0, x1),
      y = lerp(y0, y1, t),
      k = size * lerp(0.3, 1, t) * r.in(0.6, 1.2)
    if (skip?.(x, y)) continue
    d += ribbon(
      [
        [x, y],
        [x + r.j(k * 0.08), y - k * 0.5],
        [x + r.j(k * 0.2), y - k],
      ],
      (q) => k * 0.13 * (1 - q * 0.8),
      5,
    )
  }
  return path(d, ink)
}
