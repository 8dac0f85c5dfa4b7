// A glass-bottom launch under an awning, seen from its side, bow to the right, about 440 units long; the waterline is y = 0.
import type { Ink } from '../base/core.ts'
import { path, poly, rect, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface LaunchInks {
  hull: Ink
  hullShade: Ink
  stripe: Ink
  inside: Ink
  awning: Ink
  awningShade: Ink
  valance: Ink
  post: Ink
}
/** `riders` stand or sit between the far posts and the near side, with the thwarts at y = -34. */
export function launch(c: LaunchInks, riders = ''): string {
  const posts = (xs: readonly number[], foot: number) =>
    xs.map((x) => rect(x - 2.5, -150, 5, 150 + foot, c.post)).join('')
  const near = pts([
    -214, -56, -120, -50, 0, -48, 110, -54, 180, -68, 236, -92, 214, -50, 186, -14, 170, 6, -60, 6, -196, 6, -210, -20,
  ])
  let out =
    path(
      spline(pts([-214, -56, -120, -66, 40, -66, 150, -72, 236, -92, 180, -60, 0, -44, -150, -46]), true, 0.1),
      c.inside,
    ) +
    posts([-176, -96, -16, 64, 128], -60) +
    riders
  out +=
    path(spline(near, true, 0.08), c.hull) +
    path(
      spline(
        pts([
          -211, -28, -100, -22, 60, -24, 150, -32, 222, -62, 204, -34, 186, -14, 170, 6, -60, 6, -196, 6, -210, -14,
        ]),
        true,
        0.08,
      ),
      c.hullShade,
    )
  out += path(
    spline(
      pts([
        -214, -56, -120, -50, 0, -48, 110, -54, 180, -68, 236, -92, 232, -84, 180, -58, 110, -43, 0, -37, -120, -39,
        -213, -45,
      ]),
      true,
      0.08,
    ),
    c.stripe,
  )
  out += posts([-186, -100, -14, 70, 140], -50)
  out +=
    path(
      spline(
        pts([-212, -146, -190, -164, -100, -172, 40, -172, 140, -166, 170, -148, 120, -144, -120, -144]),
        true,
        0.08,
      ),
      c.awning,
    ) + path(poly(pts([-212, -147, 170, -149, 168, -138, -210, -136])), c.awningShade)
  let flags = ''
  for (let i = 0; i < 16; i++) {
    const x = -210 + i * 23.7
    flags += `M${x} -140h23.7l-4 13q-8 6 -16 0z`
  }
  return out + path(flags, c.valance)
}
