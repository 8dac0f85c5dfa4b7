// Scuba diver gliding right, about 430 units from fin tip to hand.
import type { Ink, Point } from '../base/core.ts'
import { circle, curve, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface DiverOptions {
  suit: Ink
  suitLit: Ink
  tank: Ink
  tankLit: Ink
  fin: Ink
  finLit: Ink
  skin: Ink
  glass: Ink
  hair?: Ink
  /** Where the fins stand in their beat, -1..1. */
  kick?: number
}
export function diver({ suit, suitLit, tank, tankLit, fin, finLit, skin, glass, kick = 0 }: DiverOptions) {
  const beat = (list: readonly Point[], way: 1 | -1) =>
    list.map(([x, y]): Point => [x, y + way * kick * Math.max(0, (-x - 66) / 234) ** 1.25 * 46])
  const limb = (line: readonly Point[], ws: readonly Point[]) => ribbon(line, curve(ws), 14)
  const legA = beat(pts([-66, 4, -128, 2, -196, -16]), 1),
    legB = beat(pts([-66, 8, -124, 40, -184, 44]), -1)
  const finA = beat(pts([-190, -14, -236, -34, -300, -34]), 1),
    finB = beat(pts([-178, 44, -226, 58, -282, 88]), -1),
    fw: Point[] = [
      [0, 14],
      [0.25, 26],
      [0.8, 44],
      [0.97, 36],
      [1, 22],
    ]
  return (
    path(limb(finA, fw), fin) +
    path(
      limb(legA, [
        [0, 34],
        [0.45, 26],
        [1, 15],
      ]),
      suit,
    ) +
    path(
      limb(
        [
          [40, -4],
          [78, -4],
          [122, -26],
        ],
        [
          [0, 20],
          [1, 11],
        ],
      ),
      suit,
    ) +
    circle(128, -30, 8, skin) +
    path(
      limb(
        [
          [-46, -38],
          [0, -48],
          [46, -50],
        ],
        [
          [0, 20],
          [0.08, 27],
          [0.9, 27],
          [1, 17],
        ],
      ),
      tank,
    ) +
    path(
      limb(
        [
          [-40, -45],
          [0, -55],
          [42, -57],
        ],
        [
          [0, 3],
          [0.5, 7],
          [1, 3],
        ],
      ),
      tankLit,
    ) +
    path(
      limb(
        [
          [48, -50],
          [80, -56],
          [104, -20],
        ],
        [
          [0, 5],
          [1, 5],
        ],
      ),
      tank,
    ) +
    path(
      spline([
        [66, -28],
        [24, -34],
        [-38, -24],
        [-80, -12],
        [-86, 12],
        [-40, 24],
        [20, 26],
        [66, 16],
        [78, -6],
      ]),
      suit,
    ) +
    path(
      spline([
        [66, -27],
        [24, -33],
        [-38, -23],
        [-78, -11],
        [-40, -10],
        [20, -16],
        [62, -14],
      ]),
      suitLit,
    ) +
    path(limb(finB, fw), fin) +
    path(
      limb(
        finB.map(([x, y]): Point => [x + 3, y - 8]),
        [
          [0, 4],
          [0.5, 9],
          [1, 8],
        ],
      ),
      finLit,
    ) +
    path(
      limb(legB, [
        [0, 36],
        [0.45, 27],
        [1, 15],
      ]),
      suit,
    ) +
    path(
      limb(
        legB.map(([x, y]): Point => [x + 2, y - 9]),
        [
          [0, 6],
          [0.5, 7],
          [1, 2],
        ],
      ),
      suitLit,
    ) +
    circle(94, -20, 23, suit) +
    path(
      spline([
        [76, -36],
        [94, -43],
        [112, -36],
        [94, -34],
      ]),
      suitLit,
    ) +
    path(
      spline([
        [98, -33],
        [116, -30],
        [119, -16],
        [102, -13],
      ]),
      glass,
    ) +
    path(
      spline([
        [104, -10],
        [118, -8],
        [116, 3],
        [103, 1],
      ]),
      tank,
    ) +
    path(
      limb(
        [
          [46, 6],
          [72, 46],
          [134, 40],
        ],
        [
          [0, 23],
          [0.5, 17],
          [1, 12],
        ],
      ),
      suit,
    ) +
    path(
      limb(
        [
          [48, 0],
          [72, 38],
          [126, 35],
        ],
        [
          [0, 4],
          [0.5, 5],
          [1, 2],
        ],
      ),
      suitLit,
    ) +
    path(
      spline([
        [130, 34],
        [148, 30],
        [158, 36],
        [146, 44],
        [132, 46],
      ]),
      skin,
    )
  )
}
export const bubbles = (list: readonly (readonly [x: number, y: number, r: number])[], ink: Ink, shine: Ink) =>
  list.map(([x, y, r]) => circle(x, y, r, ink) + circle(x - r * 0.25, y - r * 0.3, r * 0.38, shine)).join('')
