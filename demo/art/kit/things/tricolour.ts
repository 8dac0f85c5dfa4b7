// The flag of India on the wind: three equal bands two by three in all, the wheel of twenty-four spokes in the middle one. Hoist at the left, its top at (0, 0).
import { circle, type Ink, lerp, type Point, path, poly } from '../base/core.ts'

export interface TricolourInks {
  saffron: Ink
  white: Ink
  green: Ink
  wheel: Ink
}
/** `w` along the fly; `swell` is the height of its waves. */
export function tricolour(w: number, swell: number, c: TricolourInks): string {
  const h = (w * 2) / 3
  /** A point of the cloth: u along the fly, v down the hoist. */
  const at = (u: number, v: number): Point => [
    u * w * 0.96 + Math.sin(u * 6.6 + v * 0.9) * swell * 0.16 * u,
    v * h + Math.sin(u * 6.6 + v * 0.5) * swell * (0.15 + u * 0.85),
  ]
  const band = (v0: number, v1: number, u0 = 0, u1 = 1) => {
    const top: Point[] = [],
      foot: Point[] = []
    for (let i = 0; i <= 24; i++) {
      const u = lerp(u0, u1, i / 24)
      top.push(at(u, v0))
      foot.push(at(u, v1))
    }
    return poly([...top, ...foot.reverse()])
  }
  let s = path(band(0, 1 / 3), c.saffron) + path(band(1 / 3, 2 / 3), c.white) + path(band(2 / 3, 1), c.green)
  const r = h / 6.9
  const dot = (a: number, k: number): Point =>
    at(0.5 + (Math.cos(a) * r * k) / w / 0.96, 0.5 + (Math.sin(a) * r * k) / h)
  const rim = Array.from({ length: 48 }, (_, i) => dot((i / 48) * Math.PI * 2, 1))
  const inner = Array.from({ length: 48 }, (_, i) => dot((-i / 48) * Math.PI * 2, 0.86))
  s += path(`${poly(rim)}${poly(inner)}`, c.wheel)
  let spokes = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    spokes += poly([dot(a - 0.3, 0.16), dot(a - 0.035, 0.55), dot(a, 0.88), dot(a + 0.035, 0.55), dot(a + 0.3, 0.16)])
  }
  const m = at(0.5, 0.5)
  return s + path(spokes, c.wheel) + circle(m[0], m[1], r * 0.17, c.wheel)
}
