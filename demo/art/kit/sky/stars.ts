// Night sky: many faint, few bright, and a river of them that runs on a slant.
import type { Ink, Point } from '../base/core.ts'
import { n, P, path, rng } from '../base/core.ts'

const dot = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`
const spark = (x: number, y: number, r: number) =>
  `M${P(x, y - r)}Q${P(x + r * 0.12, y - r * 0.12)} ${P(x + r, y)}Q${P(x + r * 0.12, y + r * 0.12)} ${P(x, y + r)}Q${P(x - r * 0.12, y + r * 0.12)} ${P(x - r, y)}Q${P(x - r * 0.12, y - r * 0.12)} ${P(x, y - r)}z`
export interface StarsOptions {
  count: number
  bottom: number
  seed: string
  bright: Ink
  faint: Ink
  big?: readonly (readonly [x: number, y: number, size: number])[]
}
export function stars({ count, bottom, seed, bright, faint, big = [] }: StarsOptions) {
  const r = rng(seed)
  let a = '',
    b = ''
  for (let i = 0; i < count; i++) {
    const x = r() * 1600,
      y = r() ** 0.85 * bottom
    if (r() > 0.72) a += dot(x, y, r.in(1.4, 3.2))
    else b += dot(x, y, r.in(1.2, 2.4))
  }
  return path(b, faint) + path(a + big.map(([x, y, s]) => spark(x, y, s)).join(''), bright)
}
export interface GalaxyOptions {
  from: Point
  to: Point
  width: number
  count: number
  seed: string
  ink: Ink
  bright: Ink
}
export function galaxy({ from, to, width, count, seed, ink, bright }: GalaxyOptions) {
  const r = rng(seed)
  let a = '',
    b = ''
  const dx = to[0] - from[0],
    dy = to[1] - from[1],
    L = Math.hypot(dx, dy)
  for (let i = 0; i < count; i++) {
    const t = r(),
      g = (r() + r() + r() - 1.5) * width,
      x = from[0] + dx * t - (dy / L) * g,
      y = from[1] + dy * t + (dx / L) * g
    if (r() > 0.86) b += dot(x, y, r.in(1.2, 2.4))
    else a += dot(x, y, r.in(0.9, 2))
  }
  return path(a, ink) + path(b, bright)
}
