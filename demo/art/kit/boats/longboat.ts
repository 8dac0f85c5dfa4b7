// A wooden island boat seen from its side, bow to the right, about 420 units long; the keel rests near y = 0.
import type { Ink } from '../base/core.ts'
import { lerp, path, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface LongboatInks {
  hull: Ink
  hullShade: Ink
  stripe: Ink
  rim: Ink
  inside: Ink
  canopy?: Ink
  canopyShade?: Ink
  post?: Ink
  /** The underside, bare of paint. */
  keel?: Ink
}
/** `riders` is drawn inside the hull, behind its near side. */
export function longboat(c: LongboatInks, riders = ''): string {
  const sheer = pts([-206, -62, -150, -58, -60, -54, 40, -56, 130, -68, 216, -104])
  const bottom = pts([216, -104, 196, -56, 160, -18, 110, -2, 0, 2, -120, 0, -186, -8, -206, -62])
  const near = `${spline(sheer, false)}${spline(bottom, false).replace('M', 'L')}z`
  const mid = pts([-203, -40, -60, -33, 60, -36, 140, -48, 203, -76])
  let out =
    path(spline(pts([-206, -62, -120, -70, 0, -70, 110, -78, 216, -104, 130, -60, 0, -46, -150, -50])), c.inside) +
    riders
  if (c.canopy) {
    const legs =
      [-140, -40, 70].map((x, i) => poly(pts([x - 3, -56, x + 3, -56, x + 3 + i, -136, x - 2 + i, -136]))).join('') +
      [-128, 82].map((x) => poly(pts([x - 2, -66, x + 2, -66, x + 2, -134, x - 2, -134]))).join('')
    out +=
      path(legs, c.post ?? c.inside) +
      path(
        spline(
          pts([-166, -132, -150, -146, -30, -152, 80, -148, 106, -138, 100, -130, -30, -136, -160, -126]),
          true,
          0.1,
        ),
        c.canopyShade ?? c.canopy,
      ) +
      path(
        spline(
          pts([-166, -134, -150, -148, -30, -154, 80, -150, 106, -140, 60, -142, -30, -144, -130, -140]),
          true,
          0.1,
        ),
        c.canopy,
      )
  }
  out += path(near, c.hull) + path(`${spline(mid, false)}${spline(bottom, false).replace('M', 'L')}z`, c.hullShade)
  if (c.keel)
    out += path(
      spline(
        pts([-190, -14, -60, -8, 60, -10, 140, -22, 174, -30, 150, -14, 104, 0, 0, 3, -120, 1, -184, -6]),
        true,
        0.12,
      ),
      c.keel,
    )
  return (
    out +
    path(
      ribbon(pts([-205, -50, -60, -42, 60, -45, 140, -57, 208, -88]), (t) => lerp(9, 6, t), 16),
      c.stripe,
    ) +
    path(
      ribbon(pts([-208, -63, -150, -59, -60, -55, 40, -57, 130, -69, 220, -107]), (t) => lerp(7, 9, t), 16),
      c.rim,
    ) +
    path(poly(pts([-206, -62, -214, -64, -222, -30, -212, -10, -202, -10])), c.inside)
  )
}
