// What stands between us and the room, drawn on the sheet itself: a door frame, parted net, a curtain's edge, leaves.
import { type Ink, path, poly, rect, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { leaves } from '../trees/forest.ts'
/** Jambs and lintel of the door we stand in. */
export const doorway = (left: number, right: number, top: number, [lit, body]: readonly [Ink, Ink]): string =>
  rect(-4, -4, left + 4, 1210, body) +
  rect(right, -4, 1604 - right, 1210, body) +
  rect(-4, -4, 1608, top + 4, body) +
  path(poly(pts([left, top, left + 26, top + 20, left + 26, 1204, left, 1204])), lit) +
  path(poly(pts([left, top, right, top, right - 26, top + 20, left + 26, top + 20])), lit)
/** Mosquito net parted in front of us, gathered at both sides. */
export const parted = ([lit, body, shade]: readonly [Ink, Ink, Ink], open = 1): string => {
  const half = (f: 1 | -1) => {
    const x = (u: number) => (f > 0 ? u : 1600 - u),
      q = (n: readonly number[]) => spline(pts(n.map((t, i) => (i % 2 ? t : x(t)))), true, 1 / 7)
    return (
      path(
        q([
          -60,
          -60,
          700 * open,
          -60,
          520 * open,
          120,
          300 * open,
          400,
          170,
          690,
          150,
          760,
          190,
          900,
          230,
          1260,
          -60,
          1260,
        ]),
        body,
      ) +
      path(
        q([
          420 * open,
          -60,
          560 * open,
          -60,
          400 * open,
          160,
          230 * open,
          420,
          142,
          690,
          120,
          760,
          104,
          700,
          170 * open,
          380,
        ]) + q([60, -60, 190, -60, 130, 300, 96, 690, 76, 690, 70, 300]),
        lit,
      ) +
      path(
        q([
          660 * open,
          -60,
          700 * open,
          -60,
          520 * open,
          120,
          300 * open,
          400,
          170,
          690,
          156,
          690,
          270 * open,
          400,
          480 * open,
          130,
        ]) + q([110, 790, 150, 780, 186, 900, 226, 1260, 170, 1260, 150, 920]),
        shade,
      ) +
      path(q([-40, 716, 60, 690, 176, 706, 176, 764, 60, 752, -40, 776]), shade)
    )
  }
  return half(1) + half(-1)
}
/** A curtain's edge blown in from one side. */
export const drape = (side: 1 | -1, wide: number, [lit, body, shade]: readonly [Ink, Ink, Ink]): string => {
  const x = (u: number) => (side < 0 ? u : 1600 - u),
    q = (n: readonly number[]) => spline(pts(n.map((t, i) => (i % 2 ? t : x(t)))), true, 1 / 7),
    w = wide
  return (
    path(q([-60, -60, w * 0.8, -60, w * 0.72, 260, w * 0.8, 560, w, 860, w * 0.92, 1260, -60, 1260]), body) +
    path(
      q([
        w * 0.3,
        -60,
        w * 0.46,
        -60,
        w * 0.42,
        300,
        w * 0.46,
        620,
        w * 0.6,
        900,
        w * 0.54,
        1260,
        w * 0.34,
        1260,
        w * 0.4,
        900,
        w * 0.26,
        560,
      ]),
      lit,
    ) +
    path(
      q([
        w * 0.68,
        -60,
        w * 0.8,
        -60,
        w * 0.72,
        260,
        w * 0.8,
        560,
        w,
        860,
        w * 0.92,
        1260,
        w * 0.8,
        1260,
        w * 0.86,
        880,
        w * 0.66,
        540,
        w * 0.62,
        240,
      ]) + q([-60, -60, w * 0.12, -60, w * 0.08, 400, w * 0.16, 800, w * 0.14, 1260, -60, 1260]),
      shade,
    )
  )
}
/** Leaves in a lower or upper corner. */
export const frond = (corner: 'bl' | 'br' | 'tl' | 'tr', size: number, tones: readonly Ink[], seed: string): string => {
  const left = corner.endsWith('l'),
    top = corner.startsWith('t')
  const [from, to] = top ? (left ? [0.1, 1.5] : [1.6, 3]) : left ? [-1.7, -0.1] : [-3.04, -1.4]
  return leaves({ x: left ? -20 : 1620, y: top ? -30 : 1236, size, seed, tones, from, to, count: 15 })
}
