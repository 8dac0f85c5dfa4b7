// An inflatable towed sofa seen from the boat in front of it: fat arms, a high back, a skirt that planes; about 640 wide, water at y = 0.
import type { Ink } from '../base/core.ts'
import { path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface SofaInks {
  body: Ink
  shade: Ink
  lit: Ink
  seat: Ink
  seam: Ink
}
const mirror = (flat: readonly number[]) => flat.map((v, i) => (i % 2 ? v : -v))
/** `sitters` sit at y = -120 against the back, their legs before the seat; feet on the front roll. */
export function sofa(c: SofaInks, sitters: string): string {
  const arm = [-318, -70, -330, -150, -300, -214, -244, -222, -206, -186, -198, -110, -206, -36, -250, -14, -296, -26],
    armShade = [-214, -196, -200, -150, -198, -90, -206, -36, -250, -14, -284, -22, -240, -60, -226, -130],
    armLit = [-312, -160, -292, -204, -256, -214, -230, -202, -262, -196, -292, -178, -304, -140]
  const seams = (xs: readonly number[], top: number, low: number) =>
    path(xs.map((x) => ribbon(pts([x, top, x * 1.02, (top + low) / 2, x * 1.04, low]), () => 8, 6)).join(''), c.seam)
  return (
    path(
      smooth([
        -250, -120, -262, -270, -236, -318, -150, -334, 0, -340, 150, -334, 236, -318, 262, -270, 250, -120, 0, -100,
      ]),
      c.body,
    ) +
    path(
      smooth([
        -236, -120, -232, -250, -206, -286, -120, -296, 0, -300, 120, -296, 206, -286, 232, -250, 236, -120, 0, -100,
      ]),
      c.shade,
    ) +
    path(smooth([-236, -306, -150, -328, 0, -334, 110, -331, 0, -322, -140, -316]), c.lit) +
    seams([-76, 76], -296, -120) +
    path(smooth([-216, -66, -212, -120, -100, -132, 0, -134, 100, -132, 212, -120, 216, -66, 0, -50]), c.seat) +
    path(smooth(arm) + smooth(mirror(arm)), c.body) +
    path(
      smooth(armShade) +
        smooth(mirror([-316, -80, -326, -140, -302, -204, -268, -220, -290, -150, -290, -60, -262, -20, -300, -30])),
      c.shade,
    ) +
    path(smooth(armLit) + smooth([216, -196, 240, -214, 270, -214, 250, -206, 226, -180]), c.lit) +
    path(
      smooth([-286, -18, -270, -66, -140, -74, 0, -76, 140, -74, 270, -66, 286, -18, 240, 20, 0, 30, -240, 20]),
      c.body,
    ) +
    path(smooth([-284, -14, -150, -22, 0, -24, 150, -22, 284, -22, 240, 20, 0, 30, -240, 20]), c.shade) +
    path(smooth([-262, -58, -140, -68, 0, -70, 90, -69, 0, -60, -140, -58]), c.lit) +
    sitters
  )
}
