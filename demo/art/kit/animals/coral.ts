// Corals in silhouette with one lit step: staghorn, table, brain, fan, tube.
import type { Ink, Point } from '../base/core.ts'
import { lens, lerp, P, path, ribbon, rng, spline } from '../base/core.ts'
export interface StaghornOptions {
  x: number
  y: number
  h: number
  seed: string
  ink: Ink
  lit: Ink
  spread?: number
}
export function staghorn({ x, y, h, seed, ink, lit, spread = 1.15 }: StaghornOptions) {
  const r = rng(seed)
  let a = '',
    b = ''
  const grow = (px: number, py: number, ang: number, len: number, w: number, depth: number) => {
    const ex = px + Math.cos(ang) * len,
      ey = py + Math.sin(ang) * len,
      mx = (px + ex) / 2 + r.j(len * 0.12),
      my = (py + ey) / 2
    const tip = depth === 0
    a += ribbon(
      [
        [px, py],
        [mx, my],
        [ex, ey],
      ],
      (t) => lerp(w, w * (tip ? 0.55 : 0.75), t),
      6,
    )
    if (tip)
      b += ribbon(
        [
          [lerp(px, ex, 0.72), lerp(py, ey, 0.72)],
          [ex, ey],
        ],
        (_t) => w * 0.6,
        3,
      )
    if (!tip) {
      const kids = 2 + (r() > 0.45 ? 1 : 0)
      for (let i = 0; i < kids; i++)
        grow(
          ex,
          ey,
          lerp(ang, -Math.PI / 2, 0.25) + (i - (kids - 1) / 2) * r.in(0.55, 0.8),
          len * r.in(0.62, 0.86),
          w * 0.74,
          depth - 1,
        )
    }
  }
  for (let i = 0; i < 5; i++)
    grow(x + r.j(h * 0.08), y, -Math.PI / 2 + (i - 2) * 0.36 * spread + r.j(0.1), h * r.in(0.3, 0.42), h * 0.075, 2)
  return path(a, ink) + path(b, lit)
}
export interface TableOptions {
  x: number
  y: number
  w: number
  h: number
  seed: string
  ink: Ink
  lit: Ink
}
export function table({ x, y, w, h, seed, ink, lit }: TableOptions) {
  const r = rng(seed),
    top: Point[] = []
  for (let i = 0; i <= 10; i++)
    top.push([x - w / 2 + (w * i) / 10, y - h + r.j(h * 0.05) + Math.abs(i - 5) * h * -0.012])
  return (
    path(
      ribbon(
        [
          [x, y],
          [x + r.j(8), y - h * 0.5],
          [x, y - h * 0.9],
        ],
        (t) => w * lerp(0.13, 0.3, t ** 3),
        8,
      ),
      ink,
    ) +
    path(spline([...top, [x + w * 0.44, y - h * 0.84], [x, y - h * 0.7], [x - w * 0.44, y - h * 0.84]]), ink) +
    path(spline([...top, [x + w * 0.4, y - h * 0.93], [x, y - h * 0.9], [x - w * 0.4, y - h * 0.93]]), lit)
  )
}
export interface BrainOptions {
  x: number
  y: number
  w: number
  h: number
  seed: string
  ink: Ink
  lit: Ink
}
export function brain({ x, y, w, h, seed, ink, lit }: BrainOptions) {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < 9; i++) {
    const t = (i + 0.5) / 9,
      cx = x - w * 0.4 + w * 0.8 * t,
      up = Math.sqrt(1 - (2 * t - 1) ** 2 * 0.9) * h
    d += ribbon(
      [
        [cx, y - up * r.in(0.72, 0.84)],
        [cx + w * 0.035, y - up * 0.62],
        [cx - w * 0.03, y - up * 0.44],
        [cx + w * 0.03, y - up * 0.26],
        [cx - w * 0.01, y],
      ],
      (q) => w * 0.026 * (1 - 0.5 * q),
      14,
    )
  }
  return (
    path(
      `M${P(x - w / 2, y)}C${P(x - w * 0.52, y - h * 1.3)} ${P(x + w * 0.5, y - h * 1.35)} ${P(x + w / 2, y)}z`,
      ink,
    ) + path(d, lit)
  )
}
export interface FanOptions {
  x: number
  y: number
  h: number
  seed: string
  ink: Ink
  lit: Ink
  lean?: number
}
export function fan({ x, y, h, seed, ink, lit, lean = 0 }: FanOptions) {
  const r = rng(seed)
  let a = '',
    b = ''
  const grow = (px: number, py: number, ang: number, len: number, w: number, depth: number) => {
    const ex = px + Math.cos(ang) * len,
      ey = py + Math.sin(ang) * len
    const s = ribbon(
      [
        [px, py],
        [(px + ex) / 2 + r.j(len * 0.1), (py + ey) / 2],
        [ex, ey],
      ],
      (t) => lerp(w, w * 0.7, t),
      5,
    )
    if (depth < 2) b += s
    else a += s
    if (depth > 0)
      for (const k of depth > 2 ? [-0.5, 0, 0.5] : [-0.34, 0.34])
        grow(ex, ey, ang + k + r.j(0.12), len * r.in(0.68, 0.86), w * 0.68, depth - 1)
  }
  grow(x, y, -Math.PI / 2 + lean, h * 0.27, h * 0.05, 5)
  return path(b, lit) + path(a, ink)
}
export interface TubesOptions {
  x: number
  y: number
  h: number
  seed: string
  ink: Ink
  lit: Ink
  hole: Ink
  count?: number
}
export function tubes({ x, y, h, seed, ink, lit, hole, count = 5 }: TubesOptions) {
  const r = rng(seed)
  let out = ''
  for (let i = 0; i < count; i++) {
    const bx = x + (i - count / 2) * h * 0.16,
      th = h * r.in(0.55, 1),
      w = h * r.in(0.16, 0.21),
      lx = bx + (i - count / 2) * h * 0.08
    out +=
      path(
        ribbon(
          [
            [bx, y],
            [bx, y - th * 0.5],
            [lx, y - th],
          ],
          (t) => w * lerp(0.7, 1, t),
          8,
        ),
        i % 2 ? ink : lit,
      ) + path(lens(lx, y - th, w * 1.0, w * 0.55), hole)
  }
  return out
}
