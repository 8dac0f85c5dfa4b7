// Fast ferries in the scene's own perspective: hulls with flare and sheer, houses with raked fronts and ribbons of glass.
import { type Camera, clip, curve, type Ink, lerp, type Point, path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

export interface ShipStand {
  cam: Camera
  /** Metres right and away, of the middle of the ship; the water is at height 0. */
  x: number
  z: number
  /** Degrees between her side and the sheet; her bow comes toward us. */
  turn: number
  flip?: -1 | 1
}
type At = (x: number, y: number, z: number) => Point
/** Ahead, toward us, up: metres to the sheet. */
export function shipFrame({ cam, x: x0, z: z0, turn, flip = 1 }: ShipStand): At {
  const a = (turn * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a)
  return (x, y, z) => cam(x0 + flip * (x * c - y * s), z, z0 - x * s - y * c)
}
export interface Hull {
  /** Rows of x, half breadth of the deck, half breadth at the water, height of the deck; from stern to bow. */
  lines: readonly number[]
  /** Offset of its middle toward us. */
  y?: number
  inks: { side: Ink; low: Ink; stripe: Ink; deck: Ink }
  /** How far the stem leans forward, metres. */
  stem?: number
  /** Height of the painted band, of the deck's height. */
  band?: readonly [number, number]
}
/** One hull: our side with its band, and the deck on it. */
export function hull(at: At, { lines, y = 0, inks, stem = 0, band = [0.62, 0.78] }: Hull): string {
  const col = (k: number): Point[] => {
    const out: Point[] = []
    for (let i = 0; i < lines.length; i += 4) out.push([lines[i], lines[i + k]])
    return out
  }
  const deck = curve(col(1)),
    foot = curve(col(2)),
    rise = curve(col(3)),
    x0 = lines[0],
    x1 = lines[lines.length - 4]
  const line = (t: number, side: 1 | -1 = 1) =>
    Array.from({ length: 29 }, (_, i) => {
      const u = i / 28,
        x = lerp(x0, x1, u),
        lean = stem * (1 - t) * Math.max(0, (u - 0.55) / 0.45) ** 2
      return at(x - lean, y + side * lerp(foot(x), deck(x), t), rise(x) * t)
    })
  const side = spline([...line(0), ...line(1).reverse()], true, 0.04)
  const strip = (lo: number, hi: number) => poly([...line(lo), ...line(hi).reverse()])
  return (
    path(spline([...line(1), ...line(1, -1).reverse()], true, 0.04), inks.deck) +
    path(side, inks.side) +
    clip(side, path(strip(-0.1, 0.26), inks.low) + path(strip(band[0], band[1]), inks.stripe))
  )
}
export interface House {
  /** Foot from stern to bow, and how far front and back lean in by the top. */
  x: readonly [number, number]
  rake: readonly [front: number, back: number]
  z: readonly [number, number]
  /** Half breadth at foot and top. */
  half: readonly [number, number]
  y?: number
  inks: { side: Ink; front: Ink; top: Ink; glass: Ink; glare?: Ink }
  /** Windows of our side: lower and upper edge as parts of the height, their number; 0 is one ribbon. */
  panes?: readonly [lo: number, hi: number, count: number]
  /** The same of the front. */
  screen?: readonly [lo: number, hi: number, count: number]
  /** Where the windows begin and end, as parts of the length. */
  reach?: readonly [number, number]
}
/** A deck house: roof, raked front, our side. */
export function shipHouse(at: At, h: House): string {
  const [x0, x1] = h.x,
    [fore, aft] = h.rake,
    [z0, z1] = h.z,
    [b0, b1] = h.half,
    y = h.y ?? 0
  const side = (u: number, v: number): Point =>
      at(lerp(lerp(x0, x0 + aft, v), lerp(x1, x1 - fore, v), u), y + lerp(b0, b1, v), lerp(z0, z1, v)),
    front = (t: number, v: number): Point => at(lerp(x1, x1 - fore, v), y + t * lerp(b0, b1, v), lerp(z0, z1, v))
  const quad = (f: (u: number, v: number) => Point, u0: number, u1: number, v0: number, v1: number) =>
    poly([f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1)])
  const row = (f: (u: number, v: number) => Point, from: number, to: number, lo: number, hi: number, count: number) => {
    if (count === 0) return quad(f, from, to, lo, hi)
    let d = ''
    for (let i = 0; i < count; i++)
      d += quad(f, lerp(from, to, (i + 0.08) / count), lerp(from, to, (i + 0.92) / count), lo, hi)
    return d
  }
  let s =
    path(
      poly([at(x0 + aft, y - b1, z1), at(x1 - fore, y - b1, z1), at(x1 - fore, y + b1, z1), at(x0 + aft, y + b1, z1)]),
      h.inks.top,
    ) +
    path(quad(front, -1, 1, 0, 1), h.inks.front) +
    path(quad(side, 0, 1, 0, 1), h.inks.side)
  if (h.screen) s += path(row(front, -0.94, 0.94, h.screen[0], h.screen[1], h.screen[2]), h.inks.glass)
  if (h.panes) {
    const [from, to] = h.reach ?? [0.03, 0.97],
      glass = row(side, from, to, h.panes[0], h.panes[1], h.panes[2])
    s += path(glass, h.inks.glass)
    if (h.inks.glare) {
      let bars = ''
      for (let u = from; u < to; u += 0.19)
        bars += poly([side(u, 0), side(u + 0.045, 0), side(u + 0.075, 1), side(u + 0.03, 1)])
      s += clip(glass, path(bars, h.inks.glare))
    }
  }
  return s
}
/** A rail of posts and two wires along a line of points ahead and toward us. */
export function shipRail(at: At, flat: readonly number[], z: number, high: number, ink: Ink, thick: number): string {
  const line = pts(flat)
  let d = ''
  for (let i = 0; i < line.length - 1; i++)
    for (const up of [0.5, 1]) {
      const a = at(line[i][0], line[i][1], z + high * up),
        b = at(line[i + 1][0], line[i + 1][1], z + high * up)
      d += poly([a, b, [b[0], b[1] + thick], [a[0], a[1] + thick]])
    }
  for (let i = 0; i < line.length - 1; i++) {
    const n = Math.max(1, Math.round(Math.hypot(line[i + 1][0] - line[i][0], line[i + 1][1] - line[i][1]) / 1.2))
    for (let k = 0; k <= n; k++) {
      const x = lerp(line[i][0], line[i + 1][0], k / n),
        y = lerp(line[i][1], line[i + 1][1], k / n),
        [u, v] = at(x, y, z),
        [, w] = at(x, y, z + high)
      d += poly([
        [u - thick / 2, v],
        [u + thick / 2, v],
        [u + thick / 2, w],
        [u - thick / 2, w],
      ])
    }
  }
  return path(d, ink)
}
