// A scuba diver who kneels on the bed, facing right, about 300 units tall; the knees rest at y = 0. Never a face.
import type { Ink, Point } from '../base/core.ts'
import { circle, curve, lerp, n, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { ring } from '../sea/ring.ts'
export interface DivingStudentOptions {
  suit: Ink
  suitLit: Ink
  tank: Ink
  tankLit: Ink
  fin: Ink
  finLit: Ink
  skin: Ink
  glass: Ink
  /** How far the near arm is raised to show the sign: 0 at rest on the knee, 1 held out before the face. */
  sign?: number
  /** In and out, -1..1. */
  breath?: number
}
const limb = (list: readonly Point[], ws: readonly Point[]) => ribbon(list, curve(ws), 14)
/** A hand at rest; raised, thumb and forefinger close to a ring and three fingers stand up. */
const fingers = ([x, y]: Point, sign: number): string => {
  const up = 0.3 + 0.7 * sign,
    palm = `M${n(x - 9)} ${n(y - 4)}a9 10 0 1 0 20 0a9 10 0 1 0 -20 0z`
  const tips = [
    [-8, -34],
    [-1, -38],
    [6, -36],
  ].map(([dx, dy]) =>
    limb(
      [
        [x + dx * 0.6, y - 6],
        [x + dx, y + dy * up],
      ],
      [
        [0, 6.4],
        [1, 5],
      ],
    ),
  )
  return palm + tips.join('') + (sign > 0.5 ? ring(x + 13, y - 19, 10.5, 10.5, 4.4) : '')
}
export function divingStudent(c: DivingStudentOptions): string {
  const { sign = 0, breath = 0 } = c,
    up = (rest: Point, held: Point): Point => [lerp(rest[0], held[0], sign), lerp(rest[1], held[1], sign)],
    elbow = up([58, -108], [84, -142]),
    hand = up([84, -50], [128, -206]),
    b = 2.4 * breath
  return (
    // far fin and shin on the sand, far thigh, far arm
    path(
      limb(pts([-96, -14, -150, -8, -214, -22]), [
        [0, 12],
        [0.3, 26],
        [0.85, 40],
        [1, 24],
      ]),
      c.fin,
    ) +
    path(
      limb(pts([14, -96, 62, -46, 40, -14]), [
        [0, 44],
        [0.5, 34],
        [1, 26],
      ]),
      c.suit,
    ) +
    path(
      limb(pts([52, -14, 0, -10, -92, -16]), [
        [0, 26],
        [0.5, 24],
        [1, 14],
      ]),
      c.suit,
    ) +
    path(
      limb(pts([10, -196, 50, -136, 78, -84]), [
        [0, 22],
        [0.5, 17],
        [1, 11],
      ]),
      c.suit,
    ) +
    circle(80, -80, 8, c.skin) +
    // the tank on the back, its hose round to the mouth
    path(
      limb(pts([-44, -226, -60, -160, -58, -92]), [
        [0, 26],
        [0.1, 36],
        [0.9, 36],
        [1, 26],
      ]),
      c.tank,
    ) +
    path(
      limb(pts([-54, -218, -69, -160, -68, -102]), [
        [0, 3],
        [0.5, 8],
        [1, 3],
      ]),
      c.tankLit,
    ) +
    path(
      limb(pts([-42, -236, -8, -262, 34, -246]), [
        [0, 6],
        [1, 6],
      ]),
      c.tank,
    ) +
    // trunk, leaning a little forward
    path(
      spline(pts([-22, -214, 6, -222, 30, -208, 40 + b, -170, 34 + b, -120, 26, -78, -26, -72, -40, -104, -38, -160])),
      c.suit,
    ) +
    path(spline(pts([-16, -210, -24, -212, -36, -160, -38, -104, -28, -80, -24, -110, -26, -160])), c.suitLit) +
    path(
      limb(pts([-34, -190, 0, -182, 34, -186]), [
        [0, 9],
        [1, 8],
      ]),
      c.tank,
    ) +
    path(
      limb(pts([-38, -112, -4, -104, 32, -110]), [
        [0, 9],
        [1, 8],
      ]),
      c.tank,
    ) +
    // near leg: thigh down to the knee, shin back, fin
    path(
      limb(pts([-14, -88, 34, -52, 30, -14]), [
        [0, 52],
        [0.5, 40],
        [1, 30],
      ]),
      c.suit,
    ) +
    path(
      limb(pts([-94, -10, -150, -2, -220, -2]), [
        [0, 12],
        [0.3, 28],
        [0.85, 44],
        [1, 26],
      ]),
      c.fin,
    ) +
    path(
      limb(pts([-120, -12, -170, -8, -212, -8]), [
        [0, 4],
        [0.5, 9],
        [1, 6],
      ]),
      c.finLit,
    ) +
    path(
      limb(pts([42, -12, -10, -10, -100, -10]), [
        [0, 30],
        [0.5, 27],
        [1, 15],
      ]),
      c.suit,
    ) +
    path(
      limb(pts([-8, -96, 32, -62, 40, -34]), [
        [0, 5],
        [0.5, 7],
        [1, 3],
      ]),
      c.suitLit,
    ) +
    // head
    path(
      limb(pts([4, -212, 12, -236]), [
        [0, 30],
        [1, 24],
      ]),
      c.suit,
    ) +
    circle(16, -256, 27, c.suit) +
    path(spline(pts([-6, -272, 8, -284, 28, -281, 14, -276])), c.suitLit) +
    path(spline(pts([20, -273, 42, -270, 45, -252, 24, -249])), c.glass) +
    path(spline(pts([28, -244, 46, -243, 44, -229, 27, -231])), c.tank) +
    // near arm and its hand: thumb and finger closed to a ring
    path(
      limb(
        [[2, -192], elbow, hand],
        [
          [0, 27],
          [0.5, 20],
          [1, 13],
        ],
      ),
      c.suit,
    ) +
    path(
      limb(
        [
          [-2, -186],
          [elbow[0] - 6, elbow[1] - 5],
          [hand[0] - 5, hand[1] + 2],
        ],
        [
          [0, 4],
          [0.5, 6],
          [1, 2],
        ],
      ),
      c.suitLit,
    ) +
    path(fingers(hand, sign), c.skin)
  )
}
