// A hiking boot in profile to the right, seen close from the ground: 360 long, 300 tall, the sole's foot at y = 0; `heel` lifts the heel, in degrees.
import { type Ink, path, place } from '../base/core.ts'
import { angular, smooth } from '../base/shape.ts'
import { limb } from '../people/limb.ts'
export interface BootInks {
  leather: Ink
  lit: Ink
  shade: Ink
  sole: Ink
  lace: Ink
  sock: Ink
}
export function hikingBoot(c: BootInks, heel = 0): string {
  let tread = ''
  for (const x of [-148, -104, -60, 0, 44, 88, 132, 172]) tread += angular([x, -4, x + 30, -4, x + 26, 14, x + 4, 14])
  let laces = ''
  for (let i = 0; i < 5; i++) {
    const x = 22 + i * 19,
      y = -232 + i * 27
    laces += limb([x - 34, y + 6, x, y - 8, x + 24, y + 8], 9, 10, 8)
  }
  const body =
    path(smooth([-128, -300, -60, -316, 6, -300, 10, -250, -60, -230, -130, -250]), c.sock) +
    path(
      smooth([
        -150, -20, -156, -100, -146, -190, -138, -264, -60, -252, 12, -262, 34, -236, 58, -176, 112, -118, 172, -92,
        206, -54, 206, -14, 30, -8,
      ]),
      c.leather,
    ) +
    path(
      smooth([
        -20, -256, 12, -262, 34, -236, 58, -176, 112, -118, 172, -92, 198, -64, 140, -84, 80, -116, 30, -170, 6, -222,
      ]),
      c.lit,
    ) +
    path(smooth([-150, -20, -156, -100, -150, -150, -108, -132, -84, -84, -88, -20]), c.shade) +
    path(smooth([120, -112, 172, -92, 206, -54, 206, -14, 128, -12, 108, -60]), c.shade) +
    path(limb([-146, -210, -100, -222, -40, -206, 6, -180], 8, 8, 8, 8), c.shade) +
    path(laces, c.lace) +
    path(limb([20, -246, -14, -282, -34, -258, 14, -244, 30, -286, 58, -262, 22, -246], 7, 7, 7, 7, 7, 7, 7), c.lace)
  return place(
    body +
      path(smooth([-160, -28, -60, -22, 60, -26, 214, -26, 218, 0, 120, 8, 20, 0, -60, 6, -156, 6]), c.sole) +
      path(tread, c.sole),
    0,
    0,
    1,
    heel,
  )
}
