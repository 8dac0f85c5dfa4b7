// Sea kayak with one paddler, bow to the left, about 460 units long; the waterline is y = 0.
import type { Ink, Point } from '../base/core.ts'
import { circle, curve, path, ribbon, spline } from '../base/core.ts'
export interface KayakOptions {
  hull: Ink
  deck: Ink
  rim: Ink
  body: Ink
  vest: Ink
  skin: Ink
  hair: Ink
  shaft: Ink
  blade: Ink
  /** How far the paddle has turned about the hands, in degrees. */
  stroke?: number
}
export function kayak({ hull, deck, rim, body, vest, skin, hair, shaft, blade, stroke = 0 }: KayakOptions) {
  const a = (stroke * Math.PI) / 180,
    hands = (x: number, y: number): Point => [
      14 + (x - 14) * Math.cos(a) - (y + 68) * Math.sin(a),
      -68 + (x - 14) * Math.sin(a) + (y + 68) * Math.cos(a),
    ]
  const limb = (pts: readonly Point[], ws: readonly Point[]) => ribbon(pts, curve(ws), 12)
  return (
    path(
      spline(
        [
          [-236, -30],
          [-190, -22],
          [-90, -14],
          [20, -12],
          [130, -16],
          [220, -28],
          [206, -10],
          [150, 4],
          [20, 12],
          [-110, 6],
          [-200, -12],
        ],
        true,
        0.15,
      ),
      hull,
    ) +
    path(
      spline(
        [
          [-236, -30],
          [-190, -24],
          [-90, -19],
          [20, -18],
          [130, -20],
          [220, -28],
          [130, -12],
          [20, -8],
          [-90, -10],
          [-190, -20],
        ],
        true,
        0.15,
      ),
      deck,
    ) +
    path(
      spline([
        [-40, -16],
        [0, -21],
        [58, -21],
        [76, -15],
        [50, -9],
        [-20, -9],
      ]),
      body,
    ) +
    path(
      limb(
        [
          [44, -16],
          [50, -58],
          [34, -102],
        ],
        [
          [0, 40],
          [0.5, 42],
          [0.85, 46],
          [1, 26],
        ],
      ),
      vest,
    ) +
    path(
      limb(
        [
          [32, -20],
          [36, -58],
          [20, -100],
        ],
        [
          [0, 5],
          [0.5, 8],
          [1, 4],
        ],
      ),
      rim,
    ) +
    circle(26, -124, 17, skin) +
    path(
      spline([
        [10, -128],
        [14, -142],
        [32, -144],
        [45, -132],
        [44, -114],
        [36, -122],
        [24, -132],
      ]),
      hair,
    ) +
    path(
      spline([
        [9, -130],
        [13, -142],
        [26, -145],
        [18, -136],
      ]),
      rim,
    ) +
    path(
      limb(
        [hands(-138, -128), hands(0, -74), hands(132, -14)],
        [
          [0, 6],
          [1, 6],
        ],
      ),
      shaft,
    ) +
    path(
      limb(
        [[36, -96], [2, -84], hands(-34, -88)],
        [
          [0, 17],
          [0.5, 13],
          [1, 10],
        ],
      ),
      body,
    ) +
    path(
      limb(
        [[48, -90], [72, -62], hands(64, -44)],
        [
          [0, 18],
          [0.5, 13],
          [1, 10],
        ],
      ),
      body,
    ) +
    path(
      spline([
        hands(-206, -160),
        hands(-196, -166),
        hands(-160, -146),
        hands(-134, -128),
        hands(-140, -118),
        hands(-172, -128),
        hands(-200, -148),
      ]),
      blade,
    ) +
    path(
      spline([
        hands(130, -20),
        hands(150, -14),
        hands(192, 8),
        hands(204, 22),
        hands(190, 26),
        hands(150, 8),
        hands(126, -10),
      ]),
      blade,
    )
  )
}
