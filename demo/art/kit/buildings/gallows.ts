// The hilltop gallows of Viper Island: a brick chamber with round arches under a hipped cap, on a plinth with steps. Base centre x, y.
import type { Ink } from '../base/core.ts'
import { P, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { roundArch } from './ruin.ts'
export interface GallowsInks {
  lit: Ink
  mid: Ink
  shade: Ink
  dark: Ink
  trim: Ink
  roof: Ink
  roofLit: Ink
  /** What shows through the arches on the far side. */
  through: Ink
}
/** In its own units, about 320 wide and 330 high, the light from the left. */
export function gallows(c: GallowsInks): string {
  // lit front face at the left, shaded side running back to the right
  let s =
    path(poly(pts([-150, 0, 40, 0, 40, -170, -150, -170])), c.lit) +
    path(poly(pts([40, 0, 150, -18, 150, -164, 40, -170])), c.shade)
  s +=
    path(roundArch(-102, 0, 62, 122) + roundArch(-14, 0, 62, 122), c.mid) +
    path(roundArch(-98, 0, 50, 114) + roundArch(-10, 0, 50, 114), c.dark) +
    path(roundArch(-88, 0, 24, 96) + roundArch(0, 0, 24, 96), c.through)
  s += path(roundArch(95, -10, 46, 106), c.dark) + path(roundArch(104, -12, 20, 88), c.through)
  s +=
    path(
      poly(pts([-158, -150, 44, -150, 44, -160, -158, -160])) + poly(pts([-162, -168, 46, -168, 46, -186, -162, -186])),
      c.trim,
    ) +
    path(
      poly(pts([44, -150, 156, -146, 156, -156, 44, -160])) + poly(pts([46, -168, 160, -162, 160, -180, 46, -186])),
      c.mid,
    )
  // brick courses where the wash has gone
  let b = ''
  for (const [x, y, n] of [
    [-146, -132, 2],
    [-54, -138, 2],
    [-146, -40, 2],
    [-58, -30, 1],
    [20, -120, 1],
    [-146, -56, 1],
    [-66, -120, 1],
    [-130, -142, 2],
  ])
    for (let i = 0; i < n; i++) b += rect(x + i * 15, y + (i % 2) * 0, 12, 6, c.mid)
  s +=
    b +
    path(poly(pts([-172, -184, 48, -184, 20, -258, -96, -258])), c.roofLit) +
    path(poly(pts([48, -184, 170, -178, 84, -250, 20, -258])), c.roof)
  s += path(poly(pts([-96, -256, 20, -256, 84, -249, 60, -268, 12, -274, -82, -272])), c.roof)
  // the open cap with the beam
  s +=
    path(poly(pts([-80, -270, 12, -270, 12, -316, -80, -316])), c.lit) +
    path(poly(pts([12, -270, 62, -266, 62, -312, 12, -316])), c.shade) +
    path(roundArch(-56, -270, 22, 36) + roundArch(-14, -270, 22, 36) + roundArch(38, -268, 16, 34), c.dark)
  s +=
    path(`M${P(-92, -314)}Q${P(-74, -366)} ${P(-18, -384)}Q${P(22, -372)} ${P(16, -316)}z`, c.roofLit) +
    path(`M${P(16, -316)}Q${P(22, -372)} ${P(-18, -384)}Q${P(62, -372)} ${P(74, -310)}z`, c.roof) +
    rect(-20, -412, 4, 32, c.dark)
  // plinth and steps down to the front left
  s +=
    path(poly(pts([-176, 0, 44, 0, 44, 34, -176, 34])), c.mid) +
    path(poly(pts([44, 0, 170, -20, 170, 12, 44, 34])), c.dark) +
    path(poly(pts([-176, 0, 44, 0, 170, -20, 150, -26, 40, -6, -150, -6])), c.trim)
  for (let i = 0; i < 6; i++)
    s += rect(-80 - i * 7, 0 + i * 11, 60 + i * 14, 6, c.trim) + rect(-80 - i * 7, 6 + i * 11, 60 + i * 14, 5, c.mid)
  return s
}
