// A dugout with one man who sits aft and rests his paddle, bow to the left, about 560 long; waterline at y = 0.
import { circle, type Ink, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface DugoutInks {
  hull: Ink
  inside: Ink
  rim: Ink
  skin: Ink
  shirt: Ink
  shirtShade: Ink
  cloth: Ink
  hat: Ink
  paddle: Ink
}
export function dugout(c: DugoutInks): string {
  return (
    path(smooth([-280, -58, -180, -44, 0, -38, 180, -42, 274, -56, 180, -30, 0, -24, -180, -30]), c.inside) +
    // the far leg, the trunk, the arms on the shaft
    path(smooth([70, -50, 96, -74, 140, -70, 170, -44, 150, -26, 90, -26]), c.cloth) +
    path(smooth([104, -64, 108, -110, 124, -150, 150, -156, 168, -140, 170, -100, 162, -58, 130, -52]), c.shirt) +
    path(smooth([146, -156, 168, -140, 170, -100, 162, -58, 140, -54, 152, -100]), c.shirtShade) +
    path(
      ribbon(pts([136, -160, 134, -172]), () => 16, 4),
      c.skin,
    ) +
    circle(130, -182, 17, c.skin) +
    path(smooth([84, -186, 108, -192, 116, -212, 146, -214, 154, -192, 178, -184, 140, -178, 110, -178]), c.hat) +
    path(
      ribbon(pts([-36, -150, 60, -92, 170, -24]), () => 8, 10) +
        smooth([-36, -150, -60, -176, -92, -182, -82, -156, -52, -138]),
      c.paddle,
    ) +
    path(
      ribbon(pts([136, -140, 104, -108, 66, -94]), (t) => 17 - 6 * t, 12) +
        ribbon(pts([154, -136, 150, -96, 118, -64]), (t) => 17 - 6 * t, 12),
      c.skin,
    ) +
    path(
      ribbon(pts([138, -144, 118, -122]), () => 21, 6),
      c.shirt,
    ) +
    path(
      smooth([-292, -66, -180, -40, 0, -30, 180, -36, 284, -62, 262, -22, 190, 4, 0, 10, -190, 4, -264, -22]),
      c.hull,
    ) +
    path(smooth([-292, -66, -180, -40, 0, -30, 180, -36, 284, -62, 180, -28, 0, -21, -180, -31]), c.rim)
  )
}
