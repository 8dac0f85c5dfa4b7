// A catamaran ferry coming straight at us, about 320 wide and 330 high; waterline at y = 0, lit from the left.
import { type Ink, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface FerryBowInks {
  white: Ink
  shade: Ink
  glass: Ink
  stripe: Ink
  dark: Ink
  foam: Ink
}
export function ferryBow(c: FerryBowInks): string {
  let s = path(poly(pts([-100, -6, 100, -6, 112, -96, -112, -96])), c.dark)
  for (const f of [-1, 1]) {
    const q = (flat: readonly number[]) => poly(pts(flat.map((v, i) => (i % 2 ? v : v * f))))
    s +=
      path(q([74, 4, 112, 6, 150, 2, 164, -120, 70, -110, 62, -60]), f < 0 ? c.white : c.shade) +
      path(q([112, 6, 150, 2, 164, -120, 116, -116]), f < 0 ? c.shade : c.dark) +
      path(q([66, -86, 160, -94, 162, -112, 68, -104]), c.stripe)
  }
  s += path(poly(pts([-164, -112, 164, -112, 150, -140, -150, -140])), c.shade)
  s +=
    path(poly(pts([-150, -138, 150, -138, 128, -222, -128, -222])), c.white) +
    path(poly(pts([60, -138, 150, -138, 128, -222, 60, -222])), c.shade)
  s += path(poly(pts([-136, -156, 136, -156, 124, -204, -124, -204])), c.glass)
  for (const x of [-90, -46, 0, 46, 90]) s += rect(x - 3, -206, 6, 52, x > 50 ? c.shade : c.white)
  s +=
    path(poly(pts([-92, -222, 92, -222, 74, -280, -74, -280])), c.white) +
    path(poly(pts([40, -222, 92, -222, 74, -280, 40, -280])), c.shade) +
    path(poly(pts([-80, -234, 80, -234, 70, -266, -70, -266])), c.glass)
  s += rect(-84, -290, 168, 10, c.stripe) + rect(-4, -350, 8, 62, c.dark) + rect(-34, -334, 68, 6, c.dark)
  // two bow waves
  return (
    s +
    [-110, 110]
      .map((x) =>
        path(smooth([x - 96, 16, x - 40, -14, x, -24, x + 40, -14, x + 96, 16, x + 30, 10, x, 14, x - 30, 10]), c.foam),
      )
      .join('')
  )
}
