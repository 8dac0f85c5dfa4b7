// A cloud bank: flat base cut clean, billows of unequal size, lit caps on the side of the light, slivers drifting below.
import type { Ink } from '../base/core.ts'
import { clip, lens, n, P, path, rng } from '../base/core.ts'

const disc = (x: number, y: number, a: number, b: number) =>
  `M${P(x - a, y)}a${n(a)} ${n(b)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(-2 * a)} 0z`
export interface CloudOptions {
  x: number
  y: number
  w: number
  h: number
  seed: string
  ink: Ink
  lit?: Ink
  light?: number
}
export function cloud({ x, y, w, h, seed, ink, lit, light = -1 }: CloudOptions) {
  const r = rng(seed),
    m = Math.max(5, Math.round(w / 62))
  let d = '',
    caps = ''
  for (let i = 0; i <= m; i++) {
    const t = i / m,
      up = Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 1.2,
      rad = Math.max((w / m) * 0.6, h * (0.26 + 0.42 * up * r.in(0.6, 1.15))),
      cx = x - w / 2 + t * w,
      cy = y - h * 0.06 - up * h * r.in(0.2, 0.5)
    d += disc(cx, cy, rad * 1.15, rad)
    if (lit && up > 0.35) caps += disc(cx + light * rad * 0.2, cy - rad * 0.24, rad * 0.86, rad * 0.66)
  }
  const cut = `M${P(x - w, y - h * 3)}h${n(w * 2)}V${n(y)}h${n(-w * 2)}z`
  return (
    clip(cut, path(d, ink) + (caps ? path(caps, lit ?? ink) : '')) +
    path(lens(x - w * 0.06, y, w * 1.5, h * 0.1) + lens(x + w * 0.22, y + h * 0.2, w * 0.7, h * 0.09), ink)
  )
}
