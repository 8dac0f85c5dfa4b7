// A ferry far out, in profile, bow to the right: 240 units long, waterline at y = 0.
import { type Ink, lens, path } from '../base/core.ts'
import { angular } from '../base/shape.ts'
export const farFerry = ({
  hull,
  house,
  glass,
  funnel,
  foam,
}: {
  hull: Ink
  house: Ink
  glass: Ink
  funnel: Ink
  foam: Ink
}) =>
  path(lens(-90, 2, 420, 9), foam) +
  path(angular([-66, -62, -38, -62, -44, -86, -68, -86]), funnel) +
  path(angular([-112, -22, 84, -22, 60, -44, 40, -46, 26, -64, -84, -64, -96, -44, -112, -44]), house) +
  path(angular([-100, -28, 74, -28, 66, -37, -104, -37]) + angular([-80, -48, 34, -48, 26, -58, -80, -58]), glass) +
  path(angular([-120, -24, 132, -26, 108, 0, -112, 0]), hull)
