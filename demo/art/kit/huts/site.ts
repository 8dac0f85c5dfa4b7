// A building's own plot in metres: u along its front, y up, v inward from the front; walls and slabs show only the sides that face us.
import { type Camera, type Ink, lerp, type Point, path, poly } from '../base/core.ts'

export type Site = (u: number, y: number, v: number) => Point
interface Plot {
  cam: Camera
  /** The middle of the front on the ground of the scene. */
  x: number
  z: number
  /** Degrees; above nought the right end lies farther off. */
  turn?: number
  /** How far the plot lies above the ground. */
  y?: number
}
export function site({ cam, x, z, turn = 0, y = 0 }: Plot): Site {
  const a = (turn * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a)
  return (u, h, v) => cam(x + u * c - v * s, y + h, Math.max(0.7, z + u * s + v * c))
}
/** Whether a face turns its outside to us; its corners run anticlockwise as seen from outside. */
export function faces(q: readonly Point[]): boolean {
  let area = 0
  q.forEach(([x, y], i) => {
    const [a, b] = q[(i + 1) % q.length]
    area += x * b - a * y
  })
  return area < 0
}
/** A flat shape from rows of u, y, v, or nothing when its back is turned. */
export function plane(at: Site, flat: readonly number[], both = false): string {
  const q: Point[] = []
  for (let i = 0; i + 2 < flat.length; i += 3) q.push(at(flat[i], flat[i + 1], flat[i + 2]))
  return both || faces(q) ? poly(q) : ''
}
interface Wall {
  long: number
  /** A shape from rows of metres along the wall and up. */
  shape(flat: readonly number[]): string
  /** Upright oblongs from rows of along, up, wide, high. */
  panes(flat: readonly number[]): string
}
/** An upright wall from its left end to its right, as seen from outside. */
function wall(at: Site, u0: number, v0: number, u1: number, v1: number): Wall {
  const long = Math.hypot(u1 - u0, v1 - v0)
  const shape = (flat: readonly number[]) => {
    const q: number[] = []
    for (let i = 0; i + 1 < flat.length; i += 2)
      q.push(lerp(u0, u1, flat[i] / long), flat[i + 1], lerp(v0, v1, flat[i] / long))
    return plane(at, q)
  }
  const panes = (flat: readonly number[]) => {
    let d = ''
    for (let i = 0; i + 3 < flat.length; i += 4) {
      const [s, y, w, h] = flat.slice(i, i + 4)
      d += shape([s, y, s + w, y, s + w, y + h, s, y + h])
    }
    return d
  }
  return { long, shape, panes }
}
/** The four walls of an oblong: front, right, back, left. */
export const walls = (at: Site, u0: number, v0: number, u1: number, v1: number): [Wall, Wall, Wall, Wall] => [
  wall(at, u0, v0, u1, v0),
  wall(at, u1, v0, u1, v1),
  wall(at, u1, v1, u0, v1),
  wall(at, u0, v1, u0, v0),
]
type Oblong = readonly [u0: number, v0: number, u1: number, v1: number]
/** A floor, deck or step: its top at y and the edges that face us. */
export function slab(at: Site, [u0, v0, u1, v1]: Oblong, y: number, thick: number, top: Ink, front: Ink, end = front) {
  const [f, r, b, l] = walls(at, u0, v0, u1, v1).map((w) => w.panes([0, y - thick, w.long, thick]))
  return path(r + l, end) + path(f + b, front) + path(plane(at, [u0, y, v0, u1, y, v0, u1, y, v1, u0, y, v1]), top)
}
/** Pixels a metre at a point. */
export const metre = (at: Site, u: number, y: number, v: number): number => at(u, y, v)[1] - at(u, y + 1, v)[1]
/** A post of some width in metres, as an outline. */
export function post(at: Site, u: number, v: number, y0: number, y1: number, wide = 0.14): string {
  const [x0, a] = at(u, y0, v),
    [x1, b] = at(u, y1, v),
    w = (metre(at, u, y0, v) * wide) / 2
  return poly([
    [x0 - w, a],
    [x0 + w, a],
    [x1 + w, b],
    [x1 - w, b],
  ])
}
/** A railing between two points of the plot: posts, a hand rail and as many bars as asked, as one outline. */
export function railing(
  at: Site,
  [u0, v0, u1, v1]: Oblong,
  y: number,
  { high = 0.95, posts = 4, bars = 2, wide = 0.07 }: { high?: number; posts?: number; bars?: number; wide?: number },
): string {
  let d = ''
  for (let i = 0; i <= posts; i++) d += post(at, lerp(u0, u1, i / posts), lerp(v0, v1, i / posts), y, y + high, wide)
  for (let i = 0; i < bars; i++) {
    const h = y + high * (1 - i / Math.max(bars, 1))
    d += plane(at, [u0, h - wide, v0, u1, h - wide, v1, u1, h, v1, u0, h, v0], true)
  }
  return d
}
