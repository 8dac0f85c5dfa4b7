// Sun or moon: a disc, optional flat halo rings and bars of cloud across it.
import type { Ink, Rng } from '../base/core.ts'
import { circle, lens, path } from '../base/core.ts'
export interface SunOptions {
  x: number
  y: number
  r: number
  ink: Ink
  halo?: readonly (readonly [scale: number, ink: Ink])[]
}
export const sun = ({ x, y, r, ink, halo = [] }: SunOptions) =>
  halo.map(([k, c]) => circle(x, y, r * k, c)).join('') + circle(x, y, r, ink)
export const bars = (list: readonly (readonly [x: number, y: number, w: number, h: number])[], ink: Ink) =>
  path(list.map(([x, y, w, h]) => lens(x, y, w, h, 0)).join(''), ink)
export interface GlitterOptions {
  x: number
  top: number
  bottom: number
  width: number
  ink: Ink
  rand: Rng
  power?: number
  gap?: number
  lean?: number
}
// The path of light on water: slivers that widen and part toward the viewer.
export function glitter({ x, top, bottom, width, ink, rand, power = 1.7, gap = 1, lean = 0 }: GlitterOptions) {
  let d = '',
    y = top
  while (y < bottom) {
    const t = (y - top) / (bottom - top),
      w = width * (0.28 + 0.72 * t ** 0.8)
    const many = 1 + Math.floor(rand() * (1 + 2 * t))
    for (let i = 0; i < many; i++) {
      const lw = (w * rand.in(0.35, 1)) / (i + 1)
      d += lens(
        x + lean * t + rand.j(w * 0.32 * (i ? 1.4 : 0.6)),
        y + rand.j(2 + 5 * t),
        lw,
        2.5 + 11 * t ** power,
        rand.j(1 + 2 * t),
      )
    }
    y += (4 + 20 * t ** 1.2) * gap
  }
  return path(d, ink)
}
