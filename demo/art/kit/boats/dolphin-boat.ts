// A fast excursion boat built in the shape of a dolphin, bow to the right, about 560 long; the waterline is y = 0.
import type { Ink } from '../base/core.ts'
import { circle, clip, path, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface DolphinBoatInks {
  back: Ink
  backLit: Ink
  flank: Ink
  belly: Ink
  pane: Ink
  gleam: Ink
  dark: Ink
  stripe: Ink
  tops: readonly Ink[]
}
export function dolphinBoat(c: DolphinBoatInks): string {
  const body = spline(
    pts([
      -270, -66, -246, -96, -190, -118, -120, -158, -20, -186, 70, -182, 140, -156, 186, -116, 226, -98, 292, -96, 326,
      -86, 322, -72, 276, -62, 226, -46, 170, -14, 110, 12, -210, 12, -252, -14,
    ]),
    true,
    0.15,
  )
  const glass = spline(
    pts([-150, -112, -108, -140, -20, -162, 60, -160, 118, -142, 156, -112, 150, -98, 60, -92, -60, -92, -144, -98]),
    true,
    0.12,
  )
  const head = (x: number, i: number) =>
    path(spline(pts([x - 15, -88, x - 11, -104, x, -108, x + 11, -104, x + 15, -88])), c.tops[i % c.tops.length]) +
    circle(x, -117, 9.5, c.dark)
  return (
    // tail flukes behind the stern, fin on the roof
    path(
      spline(pts([-240, -70, -286, -104, -318, -152, -352, -158, -330, -112, -344, -70, -312, -62, -262, -44])),
      c.back,
    ) +
    path(spline(pts([-318, -150, -342, -154, -324, -112, -300, -84, -306, -118])), c.backLit) +
    path(spline(pts([-40, -176, -54, -214, -92, -252, -60, -250, -16, -228, 26, -180])), c.back) +
    path(spline(pts([-30, -180, -46, -216, -76, -246, -36, -226, 4, -184])), c.backLit) +
    path(body, c.back) +
    clip(
      body,
      path(
        spline(pts([-280, -92, -120, -160, 0, -190, 120, -176, 200, -112, 330, -92, 330, -220, -280, -220])),
        c.backLit,
      ) +
        path(
          spline(
            pts([
              -200, -104, -110, -148, -20, -170, 64, -168, 130, -148, 182, -108, 330, -84, 330, 40, -290, 40, -280, -80,
            ]),
          ),
          c.back,
        ) +
        path(spline(pts([-290, -52, -160, -62, 40, -62, 180, -72, 250, -78, 340, -74, 340, 60, -300, 60])), c.flank) +
        path(spline(pts([-290, -18, -160, -26, 40, -26, 160, -38, 240, -60, 340, -74, 340, 60, -300, 60])), c.belly) +
        path(
          ribbon(pts([-280, -50, -160, -60, 40, -60, 180, -70, 330, -76]), () => 8, 22),
          c.stripe,
        ),
    ) +
    path(glass, c.pane) +
    clip(
      glass,
      [-118, -76, -34, 8, 50, 92].map(head).join('') +
        path(
          [-100, -44, 12, 68, 116].map((x) => poly(pts([x, -170, x + 7, -170, x + 3, -88, x - 4, -88]))).join(''),
          c.back,
        ) +
        path(
          poly(pts([30, -170, 58, -170, 20, -80, -8, -80])) + poly(pts([76, -170, 86, -170, 48, -80, 38, -80])),
          c.gleam,
        ),
    ) +
    // the eye, the mouth, the side fin over the water
    circle(206, -84, 8, c.gleam) +
    circle(207, -84, 4.5, c.dark) +
    path(
      ribbon(pts([318, -78, 270, -74, 236, -62, 222, -66]), (t) => 5 * Math.sin(Math.PI * (0.15 + 0.8 * t)), 14),
      c.dark,
    ) +
    path(spline(pts([96, -40, 138, -36, 128, -8, 84, 24, 40, 34, 66, 4])), c.back) +
    path(spline(pts([100, -38, 116, -22, 86, 10, 46, 32, 78, 0])), c.dark)
  )
}
