// A betel palm: a trunk as straight and thin as a mast, pale rings, a green shaft under a small stiff crown. Foot at x, y.
import { along, type Ink, lens, lerp, type Point, path, poly, ribbon, rng } from '../base/core.ts'

export interface BetelPalmOptions {
  x: number
  y: number
  h: number
  /** Width at the foot. */
  w: number
  lean?: number
  seed: string
  trunk: Ink
  ring: Ink
  shaft: Ink
  leaf: Ink
  lit?: Ink
  light?: -1 | 1
}
/** Broad leaflets on both sides of a frond's rib, shorter toward its ends, hanging a little. */
function leaflets(q: readonly Point[], k: number, upper: boolean): string {
  let d = ''
  along(q, 15).forEach(([x, y, tx, ty], i) => {
    if (i < 2) return
    const t = i / 15,
      size = k * 0.3 * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8))),
      open = lerp(1.15, 0.4, t),
      wide = k * 0.034
    for (const s of [-1, 1]) {
      const up = tx * s < 0
      if (up !== upper) continue
      const ux = tx * Math.cos(open * s) - ty * Math.sin(open * s),
        uy = tx * Math.sin(open * s) + ty * Math.cos(open * s) + 0.36
      d += poly([
        [x - tx * wide, y - ty * wide],
        [x + ux * size * 0.6 - tx * wide * 0.5, y + uy * size * 0.5],
        [x + ux * size, y + uy * size],
        [x + tx * wide, y + ty * wide],
      ])
    }
  })
  return d
}
export function betelPalm({
  x,
  y,
  h,
  w,
  lean = 0,
  seed,
  trunk,
  ring,
  shaft,
  leaf,
  lit,
  light = -1,
}: BetelPalmOptions): string {
  const r = rng(seed),
    top = y - h,
    L = w * 7.4
  let rings = ''
  for (let i = 1; i < 15; i++) {
    const t = (i + r.j(0.3)) / 16
    rings += lens(x + lean * t * t, y - h * t, w * (1 - 0.3 * t), w * 0.16, w * 0.06)
  }
  let dark = '',
    bright = ''
  const count = 10
  for (let i = 0; i < count; i++) {
    const a = lerp(-Math.PI * 1.1, Math.PI * 0.1, (i + r.in(0.25, 0.75)) / count),
      k = L * r.in(0.8, 1.08),
      side = Math.cos(a) < 0 ? -1 : 1,
      push = Math.abs(Math.cos(a)) < 0.3 ? side * k * 0.25 : 0
    const q: Point[] = [
      [x + lean, top],
      [x + lean + Math.cos(a) * k * 0.5 + push * 0.4, top + Math.sin(a) * k * 0.66 - k * 0.1],
      [x + lean + Math.cos(a) * k * 0.86 + push, top + Math.sin(a) * k * 0.58 + k * 0.06],
      [x + lean + Math.cos(a) * k * 1.02 + push * 1.3, top + Math.sin(a) * k * 0.36 + k * 0.4],
    ]
    const blade = (t: number) => k * 0.15 * Math.sin(Math.PI * Math.min(1, 0.05 + t * 0.95)) ** 0.7
    dark += lit ? leaflets(q, k, false) + ribbon(q, (t) => k * 0.035 * (1 - t * 0.6), 7) : ribbon(q, blade, 9)
    if (!lit) continue
    if (Math.cos(a) * light > -0.1) bright += leaflets(q, k, true)
    else dark += leaflets(q, k, true)
  }
  const line: Point[] = [
    [x, y],
    [x + lean * 0.25, y - h * 0.5],
    [x + lean, top],
  ]
  return (
    path(
      ribbon(line, (t) => w * (1 - 0.32 * t + 0.5 * Math.max(0, 1 - t * 14)), 10),
      trunk,
    ) +
    path(rings, ring) +
    path(dark, leaf) +
    (lit ? path(bright, lit) : '') +
    path(
      ribbon(
        [
          [x + lean * 0.9, top + h * 0.02 + w * 4.4],
          [x + lean, top + w * 2],
          [x + lean, top - w * 0.6],
        ],
        (t) => w * lerp(0.9, 0.6, t),
        6,
      ),
      shaft,
    )
  )
}
