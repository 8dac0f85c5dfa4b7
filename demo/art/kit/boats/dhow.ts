// A dhow under its one lateen sail, bow to the right, about 430 long and 460 high; waterline at y = 0.
import { circle, type Ink, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { angular, smooth } from '../base/shape.ts'

export interface DhowInks {
  hull: Ink
  /** The strake under the rail, and the sail's seams. */
  strake: Ink
  sail: Ink
  sailShade: Ink
  spar: Ink
  crew: Ink
}
export function dhow(c: DhowInks): string {
  return (
    path(
      ribbon(pts([6, -30, 44, -318]), (t) => 11 - 4 * t, 6),
      c.spar,
    ) +
    // The sail bellies out before the wind; its last cloth lies in shade.
    path(
      smooth([168, -116, 90, -208, -40, -352, -150, -452, -196, -320, -206, -190, -176, -74, -40, -50, 80, -74]),
      c.sail,
    ) +
    path(smooth([-150, -452, -196, -320, -206, -190, -176, -74, -118, -62, -146, -200, -142, -330]), c.sailShade) +
    path(
      ribbon(pts([-62, -352, -66, -200, -44, -62]), () => 4, 8) +
        ribbon(pts([34, -262, 24, -160, 34, -72]), () => 4, 8),
      c.strake,
    ) +
    path(
      ribbon(pts([186, -96, 40, -260, -166, -470]), (t) => 6 + 7 * Math.sin(Math.PI * t), 14),
      c.spar,
    ) +
    // Who steers sits high on the stern.
    path(smooth([-182, -84, -176, -124, -160, -132, -146, -120, -140, -80]), c.crew) +
    circle(-160, -146, 14, c.crew) +
    path(
      angular([
        -214, -112, -204, -108, -196, -74, -80, -46, 20, -36, 120, -46, 206, -84, 250, -130, 244, -96, 190, -22, 140,
        18, -150, 18, -196, -30,
      ]),
      c.hull,
    ) +
    path(
      angular([-198, -70, -80, -40, 20, -30, 120, -40, 214, -84, 204, -66, 122, -24, 20, -14, -84, -24, -194, -50]),
      c.strake,
    )
  )
}
