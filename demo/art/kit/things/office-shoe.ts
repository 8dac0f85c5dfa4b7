// A laced office shoe seen from its side, toe to the right, a sock tucked in it; about 380 long and 190 high to the top of the sock, ground at y = 0.
import { type Ink, path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface OfficeShoeInks {
  upper: Ink
  shade: Ink
  lit: Ink
  sole: Ink
  lace: Ink
  sock: Ink
  sockShade: Ink
}
export function officeShoe(c: OfficeShoeInks): string {
  let laces = ''
  for (let i = 0; i < 4; i++) laces += ribbon(pts([-22 + i * 30, -122 + i * 13, 6 + i * 30, -96 + i * 12]), () => 7, 4)
  return (
    // the sock lolls out of the opening
    path(smooth([-160, -110, -170, -160, -140, -196, -90, -190, -40, -204, -20, -170, -50, -130, -40, -100]), c.sock) +
    path(smooth([-120, -110, -112, -150, -84, -176, -50, -180, -26, -172, -50, -130, -40, -100]), c.sockShade) +
    path(
      smooth([
        -190, -30, -196, -100, -178, -132, -140, -124, -100, -112, -50, -122, -16, -134, 30, -110, 90, -86, 160, -72,
        200, -46, 200, -22, 0, -14, -180, -16,
      ]),
      c.upper,
    ) +
    path(smooth([-190, -34, -120, -46, -20, -40, 80, -30, 204, -36, 200, -18, 0, -10, -184, -14]), c.shade) +
    path(smooth([-190, -90, -178, -130, -140, -122, -104, -108, -118, -70, -150, -46, -188, -44]), c.shade) +
    path(smooth([96, -80, 150, -68, 186, -48, 150, -52, 110, -64]), c.lit) +
    path(
      ribbon(pts([-178, -128, -140, -120, -100, -106, -50, -116, -16, -130]), () => 8, 14),
      c.lit,
    ) +
    path(
      ribbon(pts([-24, -124, 20, -78, 30, -40]), () => 6, 10),
      c.shade,
    ) +
    path(laces, c.lace) +
    path(
      ribbon(pts([-16, -132, -46, -152, -60, -128]), () => 6, 8) +
        ribbon(pts([-12, -130, 14, -156, 34, -136]), () => 6, 8),
      c.lace,
    ) +
    path(
      smooth([-200, -22, -120, -24, 60, -16, 206, -26, 204, -6, 60, 2, -60, 0, -70, -8, -100, -8, -104, 4, -196, 4]),
      c.sole,
    )
  )
}
