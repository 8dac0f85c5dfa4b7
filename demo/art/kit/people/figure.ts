// People for scale, about 100 units tall, feet at 0,0. Never a face.
import type { Ink, Point } from '../base/core.ts'
import { circle, lerp, path, ribbon, spline } from '../base/core.ts'

const limb = (pts: readonly Point[], a: number, b: number) => ribbon(pts, (t) => lerp(a, b, t), 8)
export interface WalkerOptions {
  skin: Ink
  top: Ink
  cloth: Ink
  hair: Ink
  skirt?: boolean
  stride?: number
}
export function walker({ skin, top, cloth, hair, skirt = false, stride = 1 }: WalkerOptions) {
  const legs = skirt
    ? path(
        spline([
          [-9, -58],
          [9, -58],
          [15, -30],
          [17 * stride, -8],
          [4, -6],
          [-13 * stride, -9],
          [-13, -32],
        ]),
        cloth,
      ) +
      path(
        limb(
          [
            [9, -10],
            [11, -4],
            [15, 0],
          ],
          5,
          4,
        ),
        skin,
      ) +
      path(
        limb(
          [
            [-7, -10],
            [-9, -4],
            [-6, 0],
          ],
          5,
          4,
        ),
        skin,
      )
    : path(
        limb(
          [
            [4, -52],
            [10 * stride, -28],
            [9 * stride, 0],
          ],
          11,
          6,
        ),
        cloth,
      ) +
      path(
        limb(
          [
            [-4, -52],
            [-5 * stride, -28],
            [-14 * stride, -3],
          ],
          11,
          6,
        ),
        cloth,
      )
  return (
    legs +
    path(
      limb(
        [
          [-9, -78],
          [-14, -62],
          [-8, -48],
        ],
        6,
        4.5,
      ),
      skin,
    ) +
    path(
      spline([
        [-10, -84],
        [0, -87],
        [10, -84],
        [10, -62],
        [8, -48],
        [-8, -48],
        [-10, -62],
      ]),
      top,
    ) +
    path(
      limb(
        [
          [9, -78],
          [15, -62],
          [10, -46],
        ],
        6,
        4.5,
      ),
      skin,
    ) +
    circle(0, -94, 7, skin) +
    path(
      spline([
        [-7, -96],
        [-4, -102],
        [4, -102],
        [7.5, -97],
        [4, -96],
        [-3, -94],
        [-7, -88],
      ]),
      hair,
    )
  )
}
