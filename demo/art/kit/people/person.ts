// A posed person about 100 units tall, feet near y = 0: joints in, a clothed silhouette out. Never a face.
import type { Ink, Point } from '../base/core.ts'
import { lerp, n, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface Pose {
  head: Point
  neck: Point
  hip: Point
  /** Elbow and hand, the far arm first. */
  arms: readonly (readonly [Point, Point])[]
  /** Knee and foot, the far leg first. None for someone in water to the waist. */
  legs: readonly (readonly [Point, Point])[]
  /** Half the width of the shoulders: about 11 from the front or back, 8 from the side. */
  girth?: number
  /** Which way the face looks: left, away from us, right. */
  face?: -1 | 0 | 1
  /** Sitting with the legs out of sight: hips are drawn on the ground. */
  seat?: boolean
  /** Squatting: the hip and the near leg fold in front of the body. */
  fold?: boolean
}
export interface Dress {
  skin: Ink
  farSkin?: Ink
  top: Ink
  /** The side of the top away from the light. */
  topShade?: Ink
  /** A narrow rim on the side toward the light. */
  topLit?: Ink
  cloth: Ink
  hair: Ink
  legs?: 'long' | 'short' | 'skirt'
  hat?: Ink
  longHair?: boolean
  /** The side the light comes from. */
  light?: -1 | 1
}
const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
const limb = (line: readonly Point[], a: number, b: number, c: number) =>
  ribbon(line, (t) => (t < 0.5 ? lerp(a, b, t * 2) : lerp(b, c, t * 2 - 1)), 10)
const oval = ([x, y]: Point, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`
function headOf([x, y]: Point, face: -1 | 0 | 1, d: Dress) {
  let out = d.longHair
    ? path(
        limb(
          [
            [x - face * 3, y - 2],
            [x - face * 6, y + 7],
            [x - face * 5, y + 17],
          ],
          9,
          9,
          3,
        ),
        d.hair,
      )
    : ''
  out += path(oval([x, y], 5.5, 7), face ? d.skin : d.hair)
  if (face) {
    const q = pts([-6.4, 2, -6.9, -4, -4, -8.2, 1.5, -8.6, 5.6, -5.4, 5.9, -2.2, 2, -3.4, -1, -2, -2, 2.4, -4, 6])
    out += path(spline(q.map(([u, v]): Point => [x + u * face, y + v])), d.hair)
  } else
    out +=
      path(oval([x, y - 1.2], 6, 6.8), d.hair) +
      path(oval([x - 5.6, y + 0.6], 1.2, 1.8) + oval([x + 5.6, y + 0.6], 1.2, 1.8), d.skin)
  if (d.hat)
    out += path(
      oval([x, y - 3.4], 11, 2.6) +
        spline(pts([-6.4, -3, -5.6, -9, 0, -11, 5.6, -9, 6.4, -3]).map(([u, v]): Point => [x + u, y + v])),
      d.hat,
    )
  return out
}
function leg(hip: Point, [knee, foot]: readonly [Point, Point], d: Dress, far: boolean) {
  const skin = far ? (d.farSkin ?? d.skin) : d.skin,
    toe: Point = [foot[0] + Math.sign(foot[0] - hip[0] || 1) * 2.5, foot[1]]
  if (d.legs === 'long')
    return path(limb([hip, knee, foot], 12, 9.5, 8), d.cloth) + path(limb([foot, toe], 6, 5, 3), skin)
  const cut =
    d.legs === 'skirt' ? '' : path(limb([hip, mix(hip, knee, 0.5), mix(hip, knee, 0.84)], 11.5, 11, 10.6), d.cloth)
  return path(limb([hip, knee, foot], 11, 8, 4.8), skin) + path(limb([mix(foot, toe, -0.4), toe], 5, 5, 3), skin) + cut
}
export function person(pose: Pose, d: Dress): string {
  const { neck, hip, head } = pose,
    face = pose.face ?? 0,
    g = pose.girth ?? 11,
    L = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]) || 1
  const ux = (hip[0] - neck[0]) / L,
    uy = (hip[1] - neck[1]) / L
  const at = (t: number, o: number): Point => [neck[0] + ux * L * t - uy * o, neck[1] + uy * L * t + ux * o]
  const widths: Point[] = [
    [-0.02, 0.36],
    [0.05, 0.82],
    [0.18, 1],
    [0.45, 0.86],
    [0.7, 0.74],
    [0.95, 0.88],
    [1.1, 0.76],
  ]
  const side = (s: number) => widths.map(([t, w]) => at(t, s * w * g))
  const root = (k: number): Point => at(0.1, k * g * 0.82)
  const wide = face === 0 ? 1 : 0.15,
    list = pose.arms.map(([elbow, hand], i) => [root(i ? -wide : wide), elbow, hand])
  // the near shoulder is the one the arm leaves from: swap when the elbow lies on the other side
  if (face === 0) for (const q of list) q[0] = root(Math.sign((q[1][0] - neck[0]) * -uy || 1))
  const sleeve = (q: readonly Point[]) =>
    path(limb([q[0], mix(q[0], q[1], 0.5), mix(q[0], q[1], 0.8)], 7.4, 7.6, 7.2) + oval(q[0], 4.1, 4.1), d.top)
  const arm = (q: readonly Point[], far: boolean) =>
    path(limb(q, 6, 5.2, 3.8) + oval(q[2], 2.7, 3.1), far ? (d.farSkin ?? d.skin) : d.skin) + sleeve(q)
  let out = ''
  if (list[0] && list.length > 1) out += arm(list[0], true)
  pose.legs.forEach((q, i) => {
    out += leg(
      at(
        1,
        (pose.legs.length > 1 ? (face ? 0.12 : 0.42) : 0) *
          g *
          (i ? -1 : 1) *
          (face ? 1 : Math.sign(pose.legs[1] ? pose.legs[1][0][0] - pose.legs[0][0][0] || 1 : 1)),
      ),
      q,
      d,
      i === 0,
    )
  })
  if (d.legs === 'skirt' && pose.legs.length) {
    const hem = pose.legs.map(([k, f]) => mix(k, f, 0.45)).sort((a, b) => a[0] - b[0]),
      a = hem[0],
      b = hem[hem.length - 1]
    out += path(
      spline([
        at(0.9, g * 0.84),
        at(0.9, -g * 0.84),
        [b[0] + 7, lerp(hip[1], b[1], 0.5)],
        [b[0] + 6, b[1]],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2],
        [a[0] - 6, a[1]],
        [a[0] - 7, lerp(hip[1], a[1], 0.5)],
      ]),
      d.cloth,
    )
  }
  if (pose.seat) out += path(oval([hip[0], hip[1] - 0.5], g * 1.22, 5.6), d.cloth)
  out += path(limb([mix(neck, head, -0.2), mix(neck, head, 0.7)], 6, 5, 5), d.skin)
  out += path(spline([...side(1), ...side(-1).reverse()]), d.top)
  if (d.topShade) {
    const s = (d.light ?? -1) * Math.sign(uy || 1)
    out += path(
      spline([...side(s), ...widths.map(([t, w]) => at(t, s * w * g * (0.1 + 0.3 * t))).reverse()]),
      d.topShade,
    )
  }
  if (d.topLit) {
    const s = -(d.light ?? -1) * Math.sign(uy || 1)
    out += path(
      spline([...side(s), ...widths.map(([t, w]) => at(t, s * w * g * (0.62 - 0.1 * t))).reverse()]),
      d.topLit,
    )
  }
  if (pose.fold)
    out +=
      path(
        oval(hip, 7.6, 7.4) +
          limb(
            [
              hip,
              mix(hip, pose.legs[pose.legs.length - 1][0], 0.5),
              mix(hip, pose.legs[pose.legs.length - 1][0], 0.84),
            ],
            15,
            13,
            10.6,
          ),
        d.cloth,
      ) + leg(hip, pose.legs[pose.legs.length - 1], { ...d, legs: d.legs === 'skirt' ? 'long' : d.legs }, false)
  const near = list[list.length - 1]
  if (near) out += arm(near, false)
  return out + headOf(head, face, d)
}
/** Head, neck and hip in one list; then elbow and hand of each arm, knee and foot of each leg. */
function pose(
  body: readonly number[],
  arms: readonly number[],
  legs: readonly number[],
  rest: Partial<Pose> = {},
): Pose {
  const [head, neck, hip] = pts(body),
    a = pts(arms),
    l = pts(legs)
  const pairs = (q: readonly Point[]) => q.flatMap((p, i): [Point, Point][] => (i % 2 ? [[q[i - 1], p]] : []))
  return { head, neck, hip, arms: pairs(a), legs: pairs(l), ...rest }
}
const profile = { girth: 8, face: 1 } as const
/** Poses by name; all face right or away, mirror with `place`. */
export const poses = {
  back: pose([0, -93, 0, -84, 0, -51], [-15, -66, -14, -49, 15, -66, 14, -49], [-5, -27, -6, 0, 5, -27, 6, 0]),
  walk: pose(
    [3, -93, 1, -84, 0, -51],
    [7, -68, 14, -54, -7, -67, -9, -51],
    [9, -29, 11, -1, -3, -27, -13, -3],
    profile,
  ),
  hold: pose([2, -93, 1, -84, 0, -51], [8, -69, 20, -66, 4, -66, 18, -60], [4, -27, 6, 0, -4, -27, -6, 0], {
    ...profile,
    girth: 8.5,
  }),
  reachUp: pose([-1, -92, 0, -84, 0, -51], [10, -96, 19, -112, 7, -92, 15, -106], [5, -27, 8, 0, -4, -27, -8, 0], {
    ...profile,
    girth: 9,
  }),
  bend: pose([33, -62, 26, -66, 0, -52], [30, -44, 36, -26, 26, -44, 30, -24], [4, -27, 3, 0, -5, -28, -9, 0], {
    ...profile,
    girth: 8.5,
  }),
  crouch: pose([15, -54, 8, -47, -12, -13], [24, -32, 38, -16, 19, -30, 33, -10], [17, -28, 9, 0, 14, -26, 0, 0], {
    ...profile,
    girth: 8.5,
    fold: true,
  }),
  sitBack: pose([0, -45, 0, -36, 0, -3], [-15, -19, -17, -2, 14, -19, 8, -8], [], { seat: true }),
  sitLean: pose([2, -44, 1, -36, 0, -3], [-19, -21, -25, -2, 19, -21, 24, -2], [], { seat: true }),
  sit: pose([4, -56, 2, -47, -2, -14], [12, -30, 24, -26, 8, -28, 20, -22], [22, -20, 26, 2, 20, -17, 20, 4], profile),
  sitSand: pose(
    [-4, -47, -5, -38, -2, -5],
    [-13, -22, -20, -2, 12, -24, 24, -24],
    [26, -24, 36, 0, 24, -20, 30, 0],
    profile,
  ),
}
/** The pose laid on the ground as a shadow in one ink: `lean` shears it, `stretch` is its length against the figure's height. */
export function cast(
  pose: Pose,
  ink: Ink,
  x: number,
  y: number,
  s: number,
  lean: number,
  stretch = 0.8,
  flip = 1,
  legs: Dress['legs'] = 'long',
): string {
  const body = person(pose, { skin: ink, top: ink, cloth: ink, hair: ink, legs })
  return `<g transform="matrix(${(s * flip).toFixed(3)} 0 ${(-lean * s).toFixed(3)} ${(-stretch * s).toFixed(3)} ${x.toFixed(1)} ${y.toFixed(1)})">${body}</g>`
}
