// An office satchel set down on its base, its strap fallen over it and a boarding card in its flap; about 480 wide and 400 high, ground at y = 0.
import { clip, type Ink, path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface SatchelInks {
  body: Ink
  shade: Ink
  lit: Ink
  strap: Ink
  buckle: Ink
  card: Ink
  cardStripe: Ink
}
export function satchel(c: SatchelInks): string {
  const body = smooth([
    -226, -8, -236, -150, -222, -286, -190, -304, 0, -310, 190, -304, 222, -286, 236, -150, 226, -8, 0, 2,
  ])
  const flap = smooth([
    -234, -170, -226, -290, -190, -312, 0, -318, 190, -312, 226, -290, 234, -170, 150, -128, 0, -112, -150, -128,
  ])
  return (
    path(
      ribbon(pts([-70, -306, -66, -360, 0, -384, 66, -360, 70, -306]), () => 22, 16),
      c.strap,
    ) +
    path(poly(pts([70, -300, 104, -430, 214, -402, 176, -270])), c.card) +
    path(
      poly(pts([100, -416, 104, -430, 214, -402, 210, -388])) + poly(pts([116, -376, 170, -362, 166, -350, 113, -364])),
      c.cardStripe,
    ) +
    path(body, c.body) +
    clip(
      body,
      path(smooth([120, -340, 176, -200, 150, 20, 300, 20, 300, -340]), c.shade) +
        path(smooth([-260, -60, 0, -40, 260, -60, 260, 20, -260, 20]), c.shade),
    ) +
    path(
      smooth([
        -222, -150, -150, -108, 0, -92, 150, -108, 222, -150, 226, -120, 150, -84, 0, -68, -150, -84, -226, -120,
      ]),
      c.shade,
    ) +
    path(flap, c.body) +
    clip(
      flap,
      path(smooth([110, -340, 170, -240, 150, -100, 300, -100, 300, -340]), c.shade) +
        path(smooth([-260, -330, -212, -280, -212, -160, -260, -140]), c.lit),
    ) +
    path([-110, 110].map((x) => ribbon(pts([x, -316, x * 1.02, -200, x, -74]), () => 30, 8)).join(''), c.strap) +
    path([-110, 110].map((x) => smooth([x - 26, -142, x + 26, -142, x + 26, -94, x - 26, -94])).join(''), c.buckle) +
    path([-110, 110].map((x) => smooth([x - 13, -130, x + 13, -130, x + 13, -106, x - 13, -106])).join(''), c.strap) +
    path(
      ribbon(pts([-224, -270, -300, -210, -336, -90, -280, -10, -160, 12, -60, 26]), () => 24, 24),
      c.strap,
    )
  )
}
