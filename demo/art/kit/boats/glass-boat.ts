// A glass-bottom boat from its side and a little above, bow to the right, about 440 units long; waterline y = 0.
import type { Ink } from '../base/core.ts'
import { path, place, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { person, poses } from '../people/person.ts'
export interface GlassBoatInks {
  hull: Ink
  hullShade: Ink
  stripe: Ink
  deck: Ink
  dark: Ink
  canopy: Ink
  canopyShade: Ink
  post: Ink
  skin: Ink
  tops: readonly Ink[]
}
export function glassBoat(c: GlassBoatInks): string {
  const seat = (x: number, y: number, i: number, flip: number) =>
    place(
      person(
        { ...poses.sitBack, face: 1, girth: 9 },
        { skin: c.skin, top: c.tops[i % c.tops.length], cloth: c.dark, hair: c.dark, longHair: i % 3 === 1 },
      ),
      x,
      y,
      1.05,
      0,
      flip,
    )
  const hull = pts([-222, -50, -150, -46, 60, -46, 150, -54, 236, -84, 214, -40, 176, -10, 120, 6, -190, 6, -214, -10])
  let out = path(
    spline(pts([-222, -50, -190, -72, 60, -74, 160, -78, 236, -84, 150, -50, 40, -42, -160, -42]), true, 0.1),
    c.deck,
  )
  // far bench, the well with its pale glow, near bench
  out +=
    path(poly(pts([-150, -64, 100, -66, 92, -54, -144, -52])), c.dark) +
    [-128, -76, -20, 40, 86].map((x, i) => seat(x, -56, i, i % 2 ? 1 : -1)).join('')
  out += [-166, 108].map((x) => path(poly(pts([x - 3, -60, x + 3, -60, x + 3, -158, x - 3, -158])), c.post)).join('')
  out +=
    [-104, -48, 6, 64].map((x, i) => seat(x, -42, i + 2, i % 2 ? -1 : 1)).join('') +
    place(
      person(poses.back, { skin: c.skin, top: c.tops[0], cloth: c.dark, hair: c.dark, hat: c.canopyShade }),
      186,
      -52,
      0.98,
    )
  out +=
    path(spline(hull, true, 0.09), c.hull) +
    path(
      spline(pts([-218, -24, 60, -20, 150, -28, 206, -44, 176, -10, 120, 6, -190, 6, -214, -10]), true, 0.09),
      c.hullShade,
    ) +
    path(
      spline(
        pts([-222, -44, -150, -40, 60, -40, 150, -48, 230, -76, 224, -64, 150, -36, 60, -28, -150, -28, -220, -32]),
        true,
        0.08,
      ),
      c.stripe,
    )
  out += [-184, -60, 70, 132]
    .map((x) => path(poly(pts([x - 3.5, -46, x + 3.5, -46, x + 3.5, -150, x - 3.5, -150])), c.post))
    .join('')
  const fringe: number[] = []
  for (let i = 0; i <= 22; i++) fringe.push(-206 + i * 16.8, -146 + (i % 2 ? 9 : 0))
  return (
    out +
    path(
      poly(
        pts([
          -206,
          -160,
          164,
          -160,
          ...fringe
            .slice()
            .reverse()
            .flatMap((_, i, all) => (i % 2 ? [] : [all[i + 1], all[i]])),
        ]),
      ),
      c.canopyShade,
    ) +
    path(poly(pts([-206, -158, 164, -158, 140, -184, -186, -184])), c.canopy) +
    path(
      [-130, -56, 20, 92].map((x) => poly(pts([x, -158, x + 36, -158, x + 34, -184, x + 4, -184]))).join(''),
      c.canopyShade,
    ) +
    path(
      poly(pts([-240, -66, -220, -70, -216, -50, -236, -46])) + poly(pts([-232, -48, -224, -48, -220, -4, -230, -4])),
      c.dark,
    )
  )
}
