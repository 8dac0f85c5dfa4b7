// Furniture of a pool terrace: lounger and parasol, drawn once from three-quarters, feet at y = 0.
import type { Ink } from '../base/core.ts'
import { path, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
/** Head to the right, about 220 units long. */
export function lounger({
  frame,
  cushion,
  cushionShade,
  towel,
}: {
  frame: Ink
  cushion: Ink
  cushionShade: Ink
  towel?: Ink
}): string {
  return (
    path(
      [-96, -20, 52].map((x) => poly(pts([x, -34, x + 7, -34, x + 7, 0, x, 0]))).join('') +
        [-70, 0, 84].map((x) => poly(pts([x, -44, x + 6, -44, x + 6, -12, x, -12]))).join(''),
      frame,
    ) +
    path(poly(pts([-112, -38, 60, -38, 116, -92, 126, -86, 68, -30, -112, -30])), frame) +
    path(poly(pts([-112, -40, 58, -40, 82, -60, -80, -60])), cushion) +
    path(poly(pts([58, -40, 112, -94, 138, -112, 82, -60])), cushion) +
    path(poly(pts([-112, -40, 58, -40, 112, -94, 114, -86, 62, -31, -112, -31])), cushionShade) +
    (towel
      ? path(
          poly(pts([-88, -41, -50, -41, -22, -60, -58, -60])) + poly(pts([-88, -41, -50, -41, -50, -14, -88, -14])),
          towel,
        )
      : '')
  )
}
/** Canopy about 300 units wide on a 300 unit pole. */
export function parasol({ pole, lit, body, shade }: { pole: Ink; lit: Ink; body: Ink; shade: Ink }): string {
  return (
    path(ribbon(pts([0, 0, 0, -300]), () => 8, 4) + poly(pts([-34, 0, 34, 0, 26, -10, -26, -10])), pole) +
    path(spline(pts([-150, -214, -100, -200, 0, -194, 100, -200, 150, -214, 60, -226, -60, -226])), shade) +
    path(
      `M0 -312Q-110 -290 -154 -214Q-110 -222 -76 -206Q-30 -222 0 -204Q34 -222 78 -206Q112 -222 154 -214Q110 -290 0 -312z`,
      body,
    ) +
    path(
      'M0 -312Q-110 -290 -154 -214Q-110 -222 -76 -206Q-56 -276 0 -312zM0 -312Q-6 -260 0 -204Q34 -222 78 -206Q56 -276 0 -312z',
      lit,
    ) +
    path(poly(pts([-3, -310, 3, -310, 2, -328, -2, -328])), pole)
  )
}
