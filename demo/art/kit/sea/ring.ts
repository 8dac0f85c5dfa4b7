// A ring on the water seen at a slant: the outline of a flat band, thin or thick.
import { n } from '../base/core.ts'
/** `a`, `b`: half width and half height; `w`: the band's weight at its near side. */
export const ring = (x: number, y: number, a: number, b: number, w: number): string => {
  const c = a - w * 1.8,
    oval = (rx: number, ry: number, turn: 0 | 1) =>
      `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 ${turn} ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 ${turn} ${n(-2 * rx)} 0z`
  return oval(a, b, 0) + (c > 0 && b > w ? oval(c, b - w, 1) : '')
}
