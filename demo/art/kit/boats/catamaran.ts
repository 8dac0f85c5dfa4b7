// A twin-hull ferry seen from above the bow quarter: drawn in boat metres (x forward, y toward us, z up).
import type { Ink, Point, Rng } from '../base/core.ts'
import { lerp, P, path, poly, spline } from '../base/core.ts'
export interface CatamaranOptions {
  white: Ink
  shade: Ink
  window: Ink
  hull: Ink
  stripe: Ink
  deck: Ink
  trim: Ink
}
export function catamaran({ white, shade, window, hull, stripe, deck, trim }: CatamaranOptions) {
  const q = (x: number, y: number, z: number): Point => [
    x * 1.05 - y * 0.3,
    y * 0.42 - (z > 30 ? 30 + (z - 30) * 0.82 : z * 1.0) - x * 0.07,
  ] // houses squat, hulls tall
  const face = (list: readonly (readonly [number, number, number])[], ink: Ink) =>
    path(poly(list.map((p) => q(...p))), ink)
  const block = (
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    z0: number,
    z1: number,
    rake: number,
    top: Ink,
    side: Ink,
    front: Ink,
  ) =>
    face(
      [
        [x0, y0, z1],
        [x1 - rake, y0, z1],
        [x1 - rake, y1, z1],
        [x0, y1, z1],
      ],
      top,
    ) +
    face(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1 - rake, y1, z1],
        [x0, y1, z1],
      ],
      side,
    ) +
    face(
      [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1 - rake, y1, z1],
        [x1 - rake, y0, z1],
      ],
      front,
    )
  const oneHull = (y: number) => {
    const a = q(-170, y + 16, 0),
      b = q(150, y + 16, 0),
      tip = q(212, y + 2, 26),
      c = q(150, y + 16, 30),
      d = q(-172, y + 16, 30),
      inner = q(150, y - 16, 30),
      foot = q(186, y + 2, 0)
    return (
      path(
        `M${P(...a)}L${P(...b)}Q${P(...q(176, y + 10, 0))} ${P(...foot)}L${P(...tip)}Q${P(...q(180, y + 12, 29))} ${P(...c)}L${P(...d)}z`,
        hull,
      ) +
      path(`M${P(...c)}Q${P(...q(184, y + 12, 29))} ${P(...tip)}Q${P(...q(184, y - 10, 29))} ${P(...inner)}z`, white) +
      path(
        `M${P(...q(-171, y + 16, 19))}L${P(...q(150, y + 16, 19))}Q${P(...q(180, y + 11, 18))} ${P(...q(204, y + 3, 18))}L${P(...q(208, y + 3, 23))}Q${P(...q(180, y + 12, 25))} ${P(...q(150, y + 16, 26))}L${P(...q(-172, y + 16, 26))}z`,
        stripe,
      )
    )
  }
  const panes = (x0: number, x1: number, y: number, z0: number, z1: number, count: number, rake = 0) => {
    let s = ''
    for (let i = 0; i < count; i++) {
      const w = (x1 - x0) / count,
        a = x0 + i * w + w * 0.12,
        b = x0 + (i + 1) * w - w * 0.1
      s += poly([q(a, y, z0), q(b, y, z0), q(b - rake, y, z1), q(a - rake, y, z1)])
    }
    return path(s, window)
  }
  return (
    oneHull(-52) +
    face(
      [
        [150, -36, 30],
        [150, 36, 30],
        [150, 36, 6],
        [150, -36, 6],
      ],
      window,
    ) +
    face(
      [
        [-172, -66, 30],
        [150, -66, 30],
        [150, 66, 30],
        [-172, 66, 30],
      ],
      white,
    ) +
    oneHull(52) +
    block(-158, 118, -60, 62, 30, 64, 30, white, shade, white) +
    panes(-150, 92, 62, 40, 56, 12) +
    face(
      [
        [109, -54, 40],
        [109, 56, 40],
        [95, 56, 56],
        [95, -54, 56],
      ],
      window,
    ) +
    block(-120, 84, -48, 50, 64, 92, 24, white, shade, white) +
    panes(-64, 62, 50, 71, 85, 7) +
    face(
      [
        [80, -42, 71],
        [80, 44, 71],
        [68, 44, 85],
        [68, -42, 85],
      ],
      window,
    ) +
    face(
      [
        [-118, -44, 92],
        [-40, -44, 92],
        [-40, 46, 92],
        [-118, 46, 92],
      ],
      deck,
    ) +
    block(8, 58, -30, 32, 92, 112, 14, white, shade, white) +
    face(
      [
        [56, -26, 97],
        [56, 28, 97],
        [48, 28, 108],
        [48, -26, 108],
      ],
      window,
    ) +
    panes(14, 50, 32, 97, 108, 3) +
    block(-70, -44, -38, -20, 92, 116, 6, trim, stripe, stripe) +
    block(-70, -44, 22, 40, 92, 116, 6, trim, stripe, stripe) +
    path(poly([q(20, 0, 112), q(24, 0, 112), q(15, 0, 144), q(13, 0, 144)]), shade)
  )
}
export interface WakeOptions {
  pts: readonly Point[]
  rand: Rng
  foam: Ink
  wash: Ink
  w0?: number
  w1?: number
}
// Wake: two hull tracks that join, then a widening V with broken edges. Points run from the stern outward.
export function wake({ pts, rand, foam, wash, w0 = 60, w1 = 260 }: WakeOptions) {
  const m = 26,
    L: Point[] = [],
    R: Point[] = [],
    l2: Point[] = [],
    r2: Point[] = []
  for (let i = 0; i <= m; i++) {
    const t = i / m,
      g = t * (pts.length - 1),
      a = Math.min(Math.floor(g), pts.length - 2),
      u = g - a
    const x = lerp(pts[a][0], pts[a + 1][0], u),
      y = lerp(pts[a][1], pts[a + 1][1], u),
      w = lerp(w0, w1, t ** 0.85)
    L.push([x + rand.j(6 + 8 * t), y - w * 0.5 + rand.j(4 + 8 * t)])
    R.push([x + rand.j(6 + 8 * t), y + w * 0.5 + rand.j(4 + 8 * t)])
    const k = (1 - t) ** 0.8 * 0.72
    l2.push([x, y - w * 0.5 * k + rand.j(4)])
    r2.push([x, y + w * 0.5 * k + rand.j(4)])
  }
  return path(spline([...L, ...R.reverse()]), wash) + path(spline([...l2, ...r2.reverse()]), foam)
}
