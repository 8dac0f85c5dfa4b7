// A pair of beach slippers left on the sand, seen from a little above, toes away to the left; about 200 units wide, ground at y = 0.
import { type Ink, path, place, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export function slippers({ sole, edge, strap }: { sole: Ink; edge: Ink; strap: Ink }): string {
  const line = [-92, -8, -84, -30, -48, -36, 0, -26, 50, -28, 86, -14, 84, 6, 48, 14, 0, 8, -50, 16, -84, 12]
  const one =
    path(smooth(line.map((v, i) => (i % 2 ? v + 13 : v + 4))), edge) +
    path(smooth(line), sole) +
    path(
      ribbon(pts([12, -32, -24, -34, -52, -12]), () => 11, 10) + ribbon(pts([8, 16, -26, 10, -52, -12]), () => 11, 10),
      strap,
    )
  return place(one, 34, -46, 0.94, 9) + place(one, -20, 0, 1, -5)
}
