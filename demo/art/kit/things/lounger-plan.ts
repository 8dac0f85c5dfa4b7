// Beach furniture from straight above: a lounger (head up the sheet, about 90 wide and 230 long) and a striped parasol, both centred on (0, 0).
import { circle, type Ink, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'

export const loungerPlan = ({ frame, cushion, towel }: { frame: Ink; cushion: Ink; towel: Ink }): string =>
  rect(-46, -116, 92, 232, frame) +
  rect(-38, -108, 76, 70, cushion) +
  rect(-38, -32, 76, 140, cushion) +
  rect(-26, -98, 52, 34, towel) +
  rect(-38, 20, 76, 40, towel)
/** Gores in two inks, the half away from the light in their shades. */
export function parasolPlan(
  r: number,
  inks: { a: Ink; b: Ink; shadeA: Ink; shadeB: Ink; tip: Ink },
  turn = 0.2,
): string {
  const count = 12
  let s = ''
  for (let i = 0; i < count; i++) {
    const a0 = turn + (i / count) * 6.283,
      a1 = turn + ((i + 1) / count) * 6.283,
      m = (a0 + a1) / 2
    const away = Math.cos(m - 0.9) > 0.15
    const q = poly(
      pts([
        0,
        0,
        Math.cos(a0) * r,
        Math.sin(a0) * r,
        Math.cos(m) * r * 1.02,
        Math.sin(m) * r * 1.02,
        Math.cos(a1) * r,
        Math.sin(a1) * r,
      ]),
    )
    s += path(q, i % 2 ? (away ? inks.shadeB : inks.b) : away ? inks.shadeA : inks.a)
  }
  return s + circle(0, 0, r * 0.07, inks.tip)
}
