// Mangrove: a low domed canopy standing on arched prop roots, and its broken reflection.
import type { Ink } from '../base/core.ts'
import { lens, lerp, lump, path, ribbon, rng } from '../base/core.ts'
export interface MangroveOptions {
  x: number
  y: number
  w: number
  h: number
  seed: string
  tones: readonly Ink[]
  root: Ink
  reflect?: Ink
}
export function mangrove({ x, y, w, h, seed, tones, root, reflect }: MangroveOptions) {
  const r = rng(seed)
  let roots = '',
    out = '',
    m = Math.round(w / 46)
  if (reflect) {
    let d = ''
    for (let i = 0; i < h / 13; i++) {
      const t = i / (h / 13)
      d += lens(x + r.j(w * 0.06), y + 6 + i * 13, w * (1.02 - t * 0.75) * r.in(0.8, 1.08), 12 * (1 - t * 0.5))
    }
    out += path(d, reflect)
  }
  for (let i = 0; i < m; i++) {
    const bx = x - w * 0.42 + (w * 0.84 * i) / (m - 1),
      top = y - h * r.in(0.34, 0.5)
    roots += ribbon(
      [
        [bx, top],
        [bx + r.j(8), y - h * 0.2],
        [bx + r.j(14), y + 2],
      ],
      (t) => lerp(h * 0.06, h * 0.03, t),
      6,
    )
    for (const s of [-1, 1])
      roots += ribbon(
        [
          [bx, top + h * r.in(0.02, 0.16)],
          [bx + s * h * 0.1, top + h * 0.14],
          [bx + s * h * r.in(0.14, 0.24), y + 2],
        ],
        (t) => lerp(h * 0.035, h * 0.02, t),
        6,
      )
  }
  out += path(roots, root)
  const at: [x: number, y: number, size: number][] = []
  for (let i = 0; i < m + 3; i++) {
    const t = i / (m + 2)
    for (const lift of [0, 0.24])
      at.push([
        x - w * 0.5 + w * t,
        y - h * (0.44 + (0.2 + lift) * Math.sin(Math.PI * t) * r.in(0.6, 1.25)),
        h * r.in(0.2, 0.34),
      ])
  }
  tones.forEach((ink, s) => {
    out += path(
      at
        .map(([cx, cy, k]) =>
          lump(cx - s * k * 0.24, cy - s * k * 0.3, k * [1.25, 0.9, 0.5][s], k * [0.9, 0.56, 0.3][s], r, 9, 0.14),
        )
        .join(''),
      ink,
    )
  })
  return out
}
