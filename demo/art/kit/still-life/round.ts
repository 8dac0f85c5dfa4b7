// Round things seen a little from above: ovals, hoops, bodies turned on a lathe, and the shadows they throw on a table.
import { lerp, n, P, type Point, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
/** An oval as an outline. */
export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${P(x - rx, y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`
/** An oval with a hole: w is the width of the band at the sides, h above and below. */
export const hoop = (x: number, y: number, rx: number, ry: number, w: number, h = (w * ry) / rx) =>
  `${oval(x, y, rx, ry)}M${P(x - rx + w, y)}a${n(rx - w)} ${n(ry - h)} 0 1 1 ${n(2 * (rx - w))} 0a${n(rx - w)} ${n(ry - h)} 0 1 1 ${n(-2 * (rx - w))} 0z`
/** A stroke through a flat list of points, from one width to another. */
export const stroke = (flat: readonly number[], from: number, to = from, count = 16) =>
  ribbon(pts(flat), (t) => lerp(from, to, t), count)
export interface Turned {
  /** The whole silhouette. */
  body: string
  /** The strip of the surface between two fractions of the half width, -1 at the left edge to 1 at the right. */
  band(a: number, b: number): string
  /** The stripe round the body between two heights. */
  belt(y0: number, y1: number, a?: number, b?: number): string
  /** The open mouth, as a fraction of the top. */
  mouth(k?: number): string
}
/** A body turned on a lathe about x = 0: half widths and heights from the mouth down to the foot. */
export function turned(flat: readonly number[], tilt = 0.26): Turned {
  const raw: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) raw.push([flat[i], flat[i + 1]])
  const [top, foot] = [raw[0], raw[raw.length - 1]],
    width = (y: number) => {
      const i = Math.max(
        1,
        raw.findIndex((q) => q[1] >= y),
      )
      const [a, b] = [raw[i - 1], raw[i]]
      return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1))
    }
  const arc = (r: number, y: number, a: number, b: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = Math.asin(a) + ((Math.asin(b) - Math.asin(a)) * i) / 12
      return [r * Math.sin(t), y + r * tilt * Math.cos(t)]
    })
  const side = (list: readonly Point[], f: number) =>
    list.map(([r, y]): Point => [r * f, y + r * tilt * Math.sqrt(Math.max(0, 1 - f * f))])
  const strip = (list: readonly Point[], a: number, b: number) => {
    const [t, f] = [list[0], list[list.length - 1]],
      on = (q: readonly Point[]) => spline(q, false, 1 / 6, 'L')
    return `M${P(...side([t], a)[0])}${on(side(list, a))}${on(arc(f[0], f[1], a, b))}${on(side(list, b).reverse())}${on(arc(t[0], t[1], a, b).reverse())}z`
  }
  const cut = (y0: number, y1: number): Point[] => [
    [width(y0), y0],
    ...raw.filter((q) => q[1] > y0 && q[1] < y1),
    [width(y1), y1],
  ]
  return {
    body: strip(raw, -1, 1) + oval(0, top[1], top[0], top[0] * tilt) + oval(0, foot[1], foot[0], foot[0] * tilt),
    band: (a, b) => strip(raw, a, b),
    belt: (y0, y1, a = -1, b = 1) => strip(cut(y0, y1), a, b),
    mouth: (k = 1) => oval(0, top[1], top[0] * k, top[0] * tilt * k),
  }
}
/** The shadow of a round thing that stands at x, y: its foot drawn out by dx, dy to a far end of radius r2. */
export function castRound(x: number, y: number, r: number, tilt: number, dx: number, dy: number, r2 = r): string {
  const ey = dy / tilt,
    d = Math.hypot(dx, ey),
    a = Math.atan2(ey, dx),
    w = Math.acos(Math.max(-1, Math.min(1, (r - r2) / d)))
  const at = (cx: number, cy: number, k: number, t: number): Point => [
    cx + Math.cos(t) * k,
    cy + Math.sin(t) * k * tilt,
  ]
  const out: Point[] = []
  for (let i = 0; i <= 14; i++) out.push(at(x, y, r, a + w + ((2 * Math.PI - 2 * w) * i) / 14))
  for (let i = 0; i <= 14; i++) out.push(at(x + dx, y + dy, r2, a - w + (2 * w * i) / 14))
  return `M${out.map((q) => P(...q)).join('L')}z`
}
