// A walker with a pack and a staff, about 100 units tall, facing right.

import { type Ink, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { walker } from './figure.ts'
export function hiker({
  skin,
  top,
  cloth,
  hair,
  pack,
  staff,
  stride = 1,
}: {
  skin: Ink
  top: Ink
  cloth: Ink
  hair: Ink
  pack: Ink
  staff: Ink
  stride?: number
}): string {
  return (
    path(
      ribbon(pts([22, -70, 26, -34, 30, 2]), () => 2.6, 4),
      staff,
    ) +
    walker({ skin, top, cloth, hair, stride }) +
    path(
      ribbon(pts([7, -80, 16, -70, 23, -66]), (t) => 6 - 2 * t, 6),
      top,
    ) +
    path(spline(pts([-8, -88, -22, -86, -26, -68, -22, -54, -8, -54])), pack) +
    path(spline(pts([-6, -92, -20, -93, -22, -87, -7, -86])), hair)
  )
}
