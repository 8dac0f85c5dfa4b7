// A Karen fishing boat: long, high at both ends, a bent-cane hood amidships; bow to the right, about 540 units, waterline at y = 0.

import { type Ink, lerp, path, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

interface KarenInks {
  hull: Ink
  hullShade: Ink
  rim: Ink
  inside: Ink
  hood: Ink
  hoodShade: Ink
  cargo: Ink
}
export function karenBoat({ hull, hullShade, rim, inside, hood, hoodShade, cargo }: KarenInks): string {
  let cane = ''
  for (let i = 0; i < 5; i++) {
    const x = lerp(-128, 6, i / 4)
    cane += ribbon(
      [
        [x - 14, -30],
        [x - 6, -84],
        [x + 6, -112],
      ],
      () => 4,
      8,
    )
  }
  return (
    path(
      spline(pts([-236, -76, -140, -40, 0, -34, 120, -40, 236, -82, 120, -54, 0, -46, -140, -50]), true, 0.12),
      inside,
    ) +
    path(
      poly(pts([40, -40, 92, -42, 90, -64, 44, -62])) + spline(pts([96, -42, 100, -62, 124, -66, 140, -46])),
      cargo,
    ) +
    path(spline(pts([-150, -34, -146, -92, -100, -120, -20, -122, 26, -96, 34, -36]), true, 0.16), hood) +
    path(spline(pts([-20, -122, 26, -96, 34, -36, 4, -36, 4, -84]), true, 0.14), hoodShade) +
    path(cane, hoodShade) +
    path(
      spline(
        pts([
          -262, -96, -240, -40, -180, 6, -60, 14, 80, 12, 190, -8, 250, -54, 292, -128, 268, -112, 220, -70, 120, -42,
          0, -33, -140, -40, -226, -76,
        ]),
        true,
        0.13,
      ),
      hull,
    ) +
    path(
      spline(
        pts([-244, -44, -180, 6, -60, 14, 80, 12, 190, -8, 256, -62, 180, -32, 60, -14, -80, -12, -190, -24]),
        true,
        0.14,
      ),
      hullShade,
    ) +
    path(
      ribbon(pts([-266, -98, -226, -76, -140, -40, 0, -33, 120, -42, 220, -70, 296, -132]), () => 7, 26),
      rim,
    )
  )
}
