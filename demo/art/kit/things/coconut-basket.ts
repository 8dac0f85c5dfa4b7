// A woven basket heaped with green coconuts, about 210 wide and 300 high; its foot at (0, 0), light from the upper left.
import { circle, type Ink, path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface CoconutBasketInks {
  nut: Ink
  nutLit: Ink
  stalk: Ink
  basket: Ink
  weave: Ink
  rim: Ink
}
export function coconutBasket(c: CoconutBasketInks): string {
  const nut = (x: number, y: number, k: number) =>
    circle(x, y, 62 * k, c.nut) +
    path(
      smooth([
        x - 52 * k,
        y - 30 * k,
        x - 20 * k,
        y - 56 * k,
        x + 10 * k,
        y - 52 * k,
        x - 24 * k,
        y - 26 * k,
        x - 40 * k,
        y + 6 * k,
      ]),
      c.nutLit,
    ) +
    path(
      smooth([x - 4 * k, y - 54 * k, x + 14 * k, y - 66 * k, x + 30 * k, y - 48 * k, x + 10 * k, y - 42 * k]),
      c.stalk,
    )
  let weave = ''
  for (let i = 0; i < 4; i++) weave += ribbon(pts([-98 + i * 9, -104 + i * 28, 96 - i * 7, -110 + i * 28]), () => 7, 3)
  for (let i = 0; i < 6; i++) weave += ribbon(pts([-82 + i * 34, -126, -56 + i * 24, 0]), () => 6, 3)
  return (
    nut(-50, -154, 0.94) +
    nut(50, -164, 1) +
    nut(2, -224, 0.92) +
    path(poly(pts([-100, -126, 100, -132, 74, -4, -66, 2])), c.basket) +
    path(weave, c.weave) +
    path(
      ribbon(pts([-108, -126, 108, -134]), () => 18, 3),
      c.rim,
    )
  )
}
