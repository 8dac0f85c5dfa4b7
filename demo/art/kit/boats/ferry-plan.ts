// A fast ferry from straight above, bow to the right, about 300 long and 84 wide, centred on (0, 0); lit from the upper left.
import { type Ink, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface FerryPlanInks {
  hull: Ink
  deck: Ink
  roof: Ink
  roofShade: Ink
  glass: Ink
  stripe: Ink
}
export function ferryPlan(c: FerryPlanInks): string {
  let s =
    path(
      smooth([-150, -38, -60, -42, 60, -40, 120, -26, 156, 0, 120, 26, 60, 40, -60, 42, -150, 38, -154, 0]),
      c.hull,
    ) +
    path(smooth([-142, -31, -60, -35, 56, -33, 112, -20, 138, 0, 112, 20, 56, 33, -60, 35, -142, 31, -146, 0]), c.deck)
  s +=
    rect(-112, -30, 166, 60, c.roofShade) +
    rect(-112, -30, 166, 46, c.roof) +
    path(poly(pts([54, -30, 76, -20, 76, 20, 54, 30])), c.glass) +
    rect(-100, -22, 30, 30, c.stripe)
  // wheelhouse, funnels and the rows of seats on the after deck
  s += rect(6, -18, 40, 36, c.hull) + path(poly(pts([46, -18, 56, -12, 56, 12, 46, 18])), c.glass)
  s += rect(-56, -20, 44, 12, c.roofShade) + rect(-56, 10, 44, 12, c.roofShade)
  let seats = ''
  for (let i = 0; i < 2; i++) seats += `M${-136 + i * 12} -24h6v48h-6z`
  return s + path(seats, c.stripe) + rect(96, -3, 26, 6, c.stripe)
}
