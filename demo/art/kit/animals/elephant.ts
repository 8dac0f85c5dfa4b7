// A working elephant wading, seen from the side and facing right, with her mahout; about 420 units long, waterline at y = 0.

import { circle, type Ink, path, place, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { person, poses } from '../people/person.ts'

interface ElephantInks {
  body: Ink
  lit: Ink
  shade: Ink
  cloth: Ink
  skin: Ink
  hair: Ink
  tusk: Ink
}
export function elephant({ body, lit, shade, cloth, skin, hair, tusk }: ElephantInks): string {
  const leg = (x: number, w: number, ink: Ink) =>
    path(
      poly([
        [x - w / 2, -110],
        [x + w / 2, -110],
        [x + w * 0.42, 8],
        [x - w * 0.42, 8],
      ]),
      ink,
    )
  return (
    leg(-124, 70, shade) +
    leg(50, 66, shade) +
    path(
      ribbon(pts([-182, -190, -204, -130, -198, -70]), (t) => 13 - 7 * t, 8) +
        spline(pts([-202, -74, -192, -74, -190, -40, -200, -44])),
      shade,
    ) +
    path(
      spline(
        pts([
          -186, -150, -182, -216, -140, -266, -60, -288, 30, -276, 92, -252, 120, -262, 160, -270, 196, -244, 206, -196,
          190, -150, 140, -120, 96, -84, 40, -66, -60, -62, -140, -70, -180, -100,
        ]),
      ),
      body,
    ) +
    path(
      ribbon(pts([186, -190, 226, -150, 236, -90, 258, -40, 292, -46, 306, -84]), (t) => 60 * (1 - t) ** 0.8 + 15, 22),
      body,
    ) +
    leg(-86, 76, body) +
    leg(84, 72, body) +
    path(
      spline(
        pts([-184, -160, -160, -110, -60, -92, 40, -92, 110, -110, 96, -84, 40, -66, -60, -62, -140, -70, -180, -100]),
      ),
      shade,
    ) +
    path(spline(pts([-180, -210, -140, -264, -60, -287, 30, -275, 90, -251, 40, -252, -60, -262, -130, -240])), lit) +
    path(spline(pts([122, -261, 160, -269, 194, -244, 202, -214, 180, -240, 150, -254])), lit) +
    path(
      ribbon(pts([208, -186, 236, -146, 248, -92, 262, -54]), (t) => 8 * Math.sin(Math.PI * t) + 2, 12),
      lit,
    ) +
    path(spline(pts([118, -246, 74, -240, 52, -200, 64, -150, 92, -128, 120, -146, 138, -196, 136, -232])), shade) +
    path(spline(pts([116, -242, 80, -236, 60, -204, 66, -180, 88, -214])), lit) +
    circle(172, -206, 5, shade) +
    path(
      ribbon(pts([184, -164, 206, -134, 240, -122]), (t) => 14 * (1 - t) + 3, 8),
      tusk,
    ) +
    place(person(poses.sit, { skin, hair, top: cloth, cloth: skin, legs: 'long' }), 80, -244, 1.5)
  )
}
