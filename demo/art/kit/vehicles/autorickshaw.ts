// A three-wheeled autorickshaw seen from its near side, nose to the left; about 270 long and 190 high, wheels at y = 0.
import type { Ink } from '../base/core.ts'
import { circle, path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface AutorickshawInks {
  body: Ink
  bodyLit: Ink
  hood: Ink
  hoodShade: Ink
  inside: Ink
  glass: Ink
  tyre: Ink
  hub: Ink
  lamp: Ink
  driver: Ink
  skin: Ink
}
export function autorickshaw(c: AutorickshawInks): string {
  const wheel = (x: number, r: number) =>
    circle(x, -r, r, c.tyre) + circle(x, -r, r * 0.48, c.hub) + circle(x, -r, r * 0.18, c.tyre)
  let s = wheel(-98, 25) + wheel(60, 25)
  // hollow of the cab, driver and a passenger, then the shell round them
  s += path(poly(pts([-84, -50, 116, -40, 116, -168, -40, -174, -74, -120])), c.inside)
  s +=
    path(spline(pts([-26, -60, -34, -100, -24, -124, -2, -122, 8, -96, 6, -58])), c.driver) +
    circle(-16, -138, 13, c.skin) +
    path(spline(pts([-24, -112, -52, -96, -66, -102, -66, -92, -50, -86, -20, -98])), c.driver) +
    circle(-66, -97, 5, c.skin)
  s +=
    path(spline(pts([54, -56, 50, -98, 62, -118, 84, -114, 92, -88, 90, -54])), c.bodyLit) +
    circle(70, -132, 12, c.skin)
  s += path(poly(pts([18, -48, 34, -48, 34, -96, 26, -100, 18, -92])), c.tyre)
  // nose, apron, floor, tail
  s +=
    path(
      spline(
        pts([
          -132, -64, -140, -92, -118, -112, -84, -118, -66, -96, -62, -56, -40, -46, -36, -30, -66, -28, -84, -52, -112,
          -52,
        ]),
        true,
        0.13,
      ),
      c.body,
    ) + path(spline(pts([-134, -70, -138, -92, -118, -110, -90, -114, -104, -98, -118, -80]), true, 0.13), c.bodyLit)
  s +=
    path(poly(pts([-58, -30, 24, -26, 24, -46, -44, -46])), c.body) +
    path(
      spline(
        pts([
          18, -20, 18, -64, 70, -70, 122, -66, 136, -50, 134, -22, 108, -16, 92, -20, 86, -46, 60, -58, 34, -46, 28,
          -20,
        ]),
        true,
        0.08,
      ),
      c.body,
    ) +
    path(poly(pts([18, -62, 70, -68, 126, -64, 130, -56, 70, -59, 18, -53])), c.bodyLit)
  // windscreen leans back; the hood is cloth over hoops
  s +=
    path(poly(pts([-112, -112, -70, -182, -56, -182, -80, -112])), c.glass) +
    path(poly(pts([-116, -112, -74, -186, -68, -184, -108, -111])), c.tyre) +
    path(poly(pts([-62, -180, -56, -180, -72, -112, -80, -112])), c.tyre)
  s +=
    path(
      spline(
        pts([
          -84, -180, -70, -194, 0, -202, 90, -198, 126, -182, 138, -130, 138, -66, 112, -66, 114, -140, 104, -160, 0,
          -166, -76, -168,
        ]),
        true,
        0.08,
      ),
      c.hood,
    ) +
    path(
      spline(
        pts([114, -140, 104, -160, 0, -166, -76, -168, -82, -176, 0, -176, 108, -172, 124, -150, 130, -66, 112, -66]),
        true,
        0.08,
      ),
      c.hoodShade,
    )
  s +=
    circle(-136, -92, 10, c.lamp) +
    path(poly(pts([-128, -54, -70, -54, -74, -42, -122, -40])), c.tyre) +
    path(spline(pts([-128, -44, -112, -58, -84, -58, -68, -40, -78, -40, -90, -50, -108, -50, -120, -38])), c.body)
  return s + path(poly(pts([132, -44, 138, -44, 138, -32, 132, -32])), c.lamp)
}
