// Snorkellers at the surface seen from behind or beside, vests on; the water line is y = 0.
import type { Ink } from '../base/core.ts'
import { circle, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface BatherInks {
  skin: Ink
  hair: Ink
  vest: Ink
  vestLit: Ink
  strap: Ink
  tube: Ink
  tip: Ink
}
/** Upright in the water and away from us: head, mask strap, tube, the collar of the vest; about 150 high. */
export const bather = (c: BatherInks, longHair = false): string =>
  path(
    ribbon(pts([44, -78, 66, -96, 68, -140, 58, -196]), () => 13, 10),
    c.tube,
  ) +
  path(
    ribbon(pts([63, -168, 58, -198]), () => 15, 4),
    c.tip,
  ) +
  path(smooth([-92, 10, -88, -22, -54, -42, -22, -50, 22, -50, 54, -42, 88, -22, 92, 10, 0, 18]), c.vest) +
  path(smooth([-92, 10, -88, -22, -54, -42, -44, -44, -68, -18, -72, 11]), c.vestLit) +
  path(smooth([-24, -34, -22, -70, 22, -70, 24, -34, 0, -26]), c.skin) +
  path(smooth([-46, -92, -40, -128, 0, -146, 40, -128, 46, -92, 34, -60, 0, -50, -34, -60]), c.hair) +
  (longHair ? path(smooth([-20, -66, -18, -30, 0, -10, 18, -30, 20, -66]), c.hair) : '') +
  path(
    ribbon(pts([-46, -96, -20, -88, 20, -88, 46, -96]), () => 11, 8),
    c.strap,
  ) +
  circle(45, -90, 9, c.strap)
/** Face down and swimming to the left: back, tube, a fin just breaking the surface; about 260 long. */
export const floater = (c: BatherInks, kick = 0): string =>
  path(smooth([120, 4, 140, -10 - 16 * kick, 182, -34 - 26 * kick, 196, -26 - 24 * kick, 160, 4]), c.strap) +
  path(smooth([100, 4, 128, -8 + 12 * kick, 160, -16 + 18 * kick, 176, -8 + 16 * kick, 140, 8]), c.strap) +
  path(smooth([-100, 6, -88, -22, -40, -40, 20, -36, 62, -14, 110, 4, 0, 14]), c.vest) +
  path(smooth([-92, -14, -60, -34, -20, -40, 20, -36, -20, -26, -60, -16]), c.vestLit) +
  path(smooth([-150, 6, -152, -22, -128, -40, -100, -28, -94, 4, -120, 12]), c.hair) +
  path(
    ribbon(pts([-134, -36, -122, -16, -118, 4]), () => 9, 6),
    c.strap,
  ) +
  path(
    ribbon(pts([-134, -18, -142, -50, -132, -92]), () => 11, 8),
    c.tube,
  ) +
  path(
    ribbon(pts([-139, -70, -132, -94]), () => 13, 4),
    c.tip,
  )
