// A promenade lamp: fluted post and a globe. Foot at x, y; h is its height on the sheet.
import type { Ink } from '../base/core.ts'
import { circle, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface StreetLampOptions {
  x: number
  y: number
  h: number
  post: Ink
  globe: Ink
}
/** The flat rings of glow alone, to lay behind a whole row of lamps. */
export const lampGlow = (x: number, y: number, h: number, inks: readonly Ink[]) =>
  inks.map((ink, i) => circle(x, y - h, (h / 100) * (15 - (i * 9) / inks.length), ink)).join('')
export function streetLamp({ x, y, h, post, globe }: StreetLampOptions): string {
  const k = h / 100,
    gy = y - h,
    at = (flat: readonly number[]) => poly(pts(flat).map(([u, v]) => [x + u * k, y + v * k]))
  const s = path(
    at([-4.2, 0, 4.2, 0, 3.4, -6, 2, -9, 1.5, -80, -1.5, -80, -2, -9, -3.4, -6]) +
      at([-3, -30, 3, -30, 3, -32, -3, -32]) +
      at([-2.2, -79, 2.2, -79, 3.4, -92.5, -3.4, -92.5]),
    post,
  )
  return (
    s +
    circle(x, gy, k * 4.6, globe) +
    path(at([-4, -103.5, 4, -103.5, 2, -107, 0, -111, -2, -107]), post) +
    rect(x - k * 3.6, y - k * 95.4, k * 7.2, k * 1.6, post)
  )
}
