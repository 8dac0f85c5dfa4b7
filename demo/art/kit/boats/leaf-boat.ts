// A boat folded from one padauk leaf: ribs for strakes, the tip for a sail, the stalk for a bowsprit. About 420 units long, waterline at y = 0.

import { type Ink, lerp, type Point, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

interface LeafBoatInks {
  lit: Ink
  shade: Ink
  inside: Ink
  vein: Ink
}
export function leafBoat({ lit, shade, inside, vein }: LeafBoatInks): string {
  const sailVeins: Point[][] = [
      pts([-4, -70, -40, -120, -52, -150]),
      pts([-4, -110, -32, -160, -38, -186]),
      pts([-4, -150, -22, -198, -24, -214]),
    ],
    far = sailVeins.map((q) => q.map(([x, y]): Point => [-x * 1.05 - 6, y]))
  let ribs = ''
  for (let i = 0; i < 7; i++) {
    const t = i / 6,
      x = lerp(-140, 130, t)
    ribs += ribbon(
      [
        [x, -62 + 22 * Math.sin(Math.PI * t)],
        [x + 8, -34],
        [lerp(-84, 92, t), -4],
      ],
      (q) => 4 * (1 - q) + 0.8,
      8,
    )
  }
  return (
    path(
      spline(pts([-8, -262, -64, -190, -84, -120, -70, -50, 0, -36, 60, -50, 74, -120, 50, -196]), true, 0.12),
      shade,
    ) +
    path(spline(pts([-8, -262, -64, -190, -84, -120, -70, -50, 0, -36, -6, -150]), true, 0.1), lit) +
    path(sailVeins.map((q) => ribbon(q, (t) => 4 * (1 - t) + 0.8, 8)).join(''), shade) +
    path(far.map((q) => ribbon(q, (t) => 4 * (1 - t) + 0.8, 8)).join(''), inside) +
    path(
      ribbon(pts([-8, -264, -6, -150, 0, -40]), (t) => 2 + 5 * t, 10),
      vein,
    ) +
    path(spline(pts([-206, -108, -130, -66, 0, -48, 130, -62, 200, -100, 120, -40, -120, -40]), true, 0.1), inside) +
    path(
      spline(
        pts([-212, -112, -176, -46, -120, 2, 0, 14, 110, 6, 164, -40, 206, -104, 130, -60, 0, -44, -130, -62]),
        true,
        0.1,
      ),
      lit,
    ) +
    path(
      spline(
        pts([-150, -22, -120, 2, 0, 14, 110, 6, 164, -40, 190, -78, 150, -34, 90, -14, 0, -4, -90, -8]),
        true,
        0.12,
      ),
      shade,
    ) +
    path(ribs, shade) +
    path(
      ribbon(
        pts([-214, -114, -130, -62, 0, -44, 130, -60, 208, -106, 250, -136]),
        (t) => 5 + 2 * Math.sin(Math.PI * t),
        20,
      ),
      vein,
    )
  )
}
