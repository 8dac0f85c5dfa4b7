// Things for the feet: a sandal from straight above, toe up; and a walking boot in profile, toe to the right.
import { clip, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { oval, stroke } from './round.ts'
/** A left sandal about 90 wide and 240 long, centred on the origin; flip it for the right. */
export const sandal = ({ sole, edge, strap }: { sole: Ink; edge: Ink; strap: Ink }) => {
  const foot = smooth([
    0, -122, 38, -104, 50, -56, 40, 0, 34, 60, 36, 96, 0, 124, -34, 98, -34, 50, -42, -10, -46, -70, -32, -110,
  ])
  return (
    path(smooth([6, -114, 44, -96, 56, -48, 46, 8, 40, 68, 42, 104, 6, 132, -28, 106, -30, 50]), edge) +
    path(foot, sole) +
    path(
      stroke([8, -82, 10, -60, 34, -30, 46, 4], 15, 20) +
        stroke([8, -82, 0, -60, -26, -34, -42, 0], 15, 20) +
        oval(8, -82, 11, 11),
      strap,
    )
  )
}
export interface BootInks {
  body: Ink
  lit: Ink
  shade: Ink
  sole: Ink
  lace: Ink
}
/** An ankle boot 340 long and 320 high, sole on y = 0. */
export function walkingBoot(c: BootInks): string {
  const upper = smooth([
    -150, -30, -156, -120, -146, -220, -152, -318, -70, -330, 4, -316, 10, -240, 40, -170, 110, -136, 170, -104, 186,
    -50, 180, -26,
  ])
  return (
    path(smooth([-140, -300, -70, -336, 2, -306, -60, -286]), c.shade) +
    path(upper, c.body) +
    clip(
      upper,
      path(smooth([-170, -20, -80, -64, 20, -74, 120, -60, 200, -70, 200, 20, -170, 20]), c.shade) +
        path(smooth([-160, -340, -110, -240, -100, -120, -130, -30, -180, -30]), c.shade) +
        path(smooth([-30, -330, -16, -236, 30, -160, 120, -124, 60, -110, -20, -150, -56, -240, -60, -330]), c.lit) +
        path(smooth([120, -140, 116, -90, 130, -40, 220, -30, 220, -130]), c.shade),
    ) +
    path(smooth([-156, -318, -150, -338, -70, -348, 6, -334, 8, -316, -70, -326]), c.lit) +
    path(
      [-290, -252, -212, -172]
        .map((y, i) => stroke([-66 + i * 16, y + 8, -20 + i * 14, y - 8, 12 + i * 26, y + 6], 9))
        .join(''),
      c.lace,
    ) +
    path(
      stroke([-10, -300, -60, -276, -90, -210, -74, -180], 7) + stroke([-10, -300, 40, -290, 60, -240, 44, -216], 7),
      c.lace,
    ) +
    path(
      'M-166 -40C-80 -28 80 -30 190 -40C206 -36 206 -6 190 0H120L112 -12H92L84 0H52L44 -12H24L16 0H-16L-24 -12H-44L-52 0H-60V-14H-90L-96 0H-160C-172 -8 -174 -34 -166 -40z',
      c.sole,
    )
  )
}
