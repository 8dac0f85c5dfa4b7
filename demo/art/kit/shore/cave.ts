// Limestone: dripstone hanging from a ceiling line, and fluted columns where it has met the floor.
import { type Curve, type Ink, lerp, type Point, path, ribbon, rng } from '../base/core.ts'

interface DripOptions {
  ceiling: Curve
  from: number
  to: number
  count: number
  len: [number, number]
  width: [number, number]
  seed: string
  ink: Ink
  lit?: Ink
  /** Which side the light comes from: -1 left, 1 right. */
  light?: number
}
const taper = (w: number, bulge: number) => (t: number) =>
  w * ((1 - t) ** 0.8 * (1 + bulge * Math.sin(t * 17) * (1 - t)) + 0.05)
export function stalactites({ ceiling, from, to, count, len, width, seed, ink, lit, light = 1 }: DripOptions): string {
  const r = rng(seed)
  let body = '',
    edge = ''
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, (i + r.in(0.15, 0.85)) / count),
      L = lerp(len[0], len[1], r() ** 1.7),
      w = lerp(width[0], width[1], r()) * (0.6 + (0.5 * L) / len[1])
    const top = ceiling(x) - w * 0.9,
      lean = r.j(w * 0.12),
      pts: Point[] = [
        [x, top],
        [x + lean, top + L * 0.5],
        [x + lean, top + L + w * 0.6],
      ]
    const fit = taper(w, 0.1)
    body += ribbon(pts, (t) => fit(t) * (1 + 1.1 * Math.max(0, 1 - t * 6)), 18)
    if (lit)
      edge += ribbon(
        pts.map(([a, b], j): Point => [a + light * w * [0.3, 0.19, 0][j], b + (j ? 0 : w * 0.7)]),
        (t) => fit(t) * 0.24,
        14,
      )
  }
  return path(body, ink) + (lit ? path(edge, lit) : '')
}
interface ColumnOptions {
  x: number
  top: number
  bottom: number
  width: number
  seed: string
  ink: Ink
  shade: Ink
  lit: Ink
  light?: number
}
export function column({ x, top, bottom, width, seed, ink, shade, lit, light = 1 }: ColumnOptions): string {
  const r = rng(seed),
    waist = (t: number) => 0.42 + 1.15 * (t - 0.56) ** 2 * (t > 0.56 ? 2.2 : 2),
    h = bottom - top
  const flute = (u: number, wide: Curve, s: number) => {
    const pts: Point[] = []
    for (let i = 0; i <= 8; i++) {
      const t = i / 8
      pts.push([x + u * width * waist(t) + Math.sin(t * 9 + s) * width * 0.018, top + h * t])
    }
    return ribbon(pts, wide, 22)
  }
  let body = flute(0, (t) => width * waist(t) * 1.04, 0),
    dark = '',
    bright = ''
  for (let i = 0; i < 6; i++) {
    const u = lerp(-0.42, 0.42, i / 5) + r.j(0.02),
      facing = u * light > 0.05,
      k = r.in(0.6, 1.2)
    const mark = flute(u, (t) => Math.max(1, width * waist(t) * 0.075 * k * (1 + 0.5 * Math.sin(t * 13 + i * 2))), i)
    if (facing) bright += mark
    else dark += mark
  }
  return path(body, ink) + path(dark, shade) + path(bright, lit)
}
