// Roofs over a plot: gabled, hipped or pointed, in thatch, tile or tin; eaves at y, drawn after the walls they cover.
import { type Ink, lerp, type Point, path, poly, rng } from '../base/core.ts'
import { faces, plane, type Site, walls } from './site.ts'

export interface RoofInks {
  front: Ink
  end: Ink
  /** The thickness of the eaves. */
  edge: Ink
  /** Straw or seams. */
  line: Ink
  /** What is seen from below. */
  under: Ink
  /** The wall in the gable. */
  gable?: Ink
}
export interface RoofShape {
  u0: number
  u1: number
  v0: number
  v1: number
  y: number
  rise: number
  /** How far the ridge stops short of the eaves at each end; nought makes gables. */
  inset?: number
  ridge?: 'u' | 'v'
  thick?: number
  lines?: number
  /** Teeth of straw along the eaves. */
  fringe?: boolean
  seed?: string
}
const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
function straw(q: readonly Point[], count: number, wide: number): string {
  const [a, b] = q,
    c = q[2],
    d = q[3] ?? q[2]
  let out = ''
  for (let i = 1; i < count; i++) {
    const t = i / count,
      p = mix(a, b, t),
      r = mix(d, c, t),
      m = mix(p, r, 0.94)
    out += poly([[p[0] - wide, p[1]], [p[0] + wide, p[1]], m])
  }
  return out
}
function teeth(a: Point, b: Point, size: number, seed: string): string {
  const r = rng(seed),
    count = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (size * 0.9)))
  let d = ''
  for (let i = 0; i < count; i++) {
    const p = mix(a, b, (i + 0.5) / count)
    d += poly([
      [p[0] - size * 0.62, p[1] - size * 0.5],
      [p[0] + size * 0.62, p[1] - size * 0.5],
      [p[0] + r.j(size * 0.3), p[1] + size * r.in(0.3, 1.1)],
    ])
  }
  return d
}
export function roof(at: Site, o: RoofShape, ink: RoofInks): string {
  const { u0, u1, v0, v1, y, rise, inset = 0, ridge = 'u', thick = 0.18, lines = 0, fringe = false, seed = 'roof' } = o
  const um = (u0 + u1) / 2,
    vm = (v0 + v1) / 2,
    A = at(u0, y, v0),
    B = at(u1, y, v0),
    C = at(u1, y, v1),
    D = at(u0, y, v1),
    along = ridge === 'u',
    R = along ? at(u0 + inset, y + rise, vm) : at(um, y + rise, v0 + inset),
    S = along ? at(u1 - inset, y + rise, vm) : at(um, y + rise, v1 - inset)
  const planes: [Point[], Ink, boolean][] = along
    ? [
        [[A, B, S, R], ink.front, true],
        [[B, C, S], ink.end, false],
        [[C, D, R, S], ink.front, true],
        [[D, A, R], ink.end, false],
      ]
    : [
        [[A, B, R], ink.front, false],
        [[B, C, S, R], ink.end, true],
        [[C, D, S], ink.front, false],
        [[D, A, R, S], ink.end, true],
      ]
  const slopes = planes.filter(([, , long]) => inset > 0 || long)
  let out = path(plane(at, [u0, y, v1, u1, y, v1, u1, y, v0, u0, y, v0]), ink.under)
  out += path(slopes.map(([q]) => (faces(q) ? '' : poly(q))).join(''), ink.under)
  if (!inset && ink.gable) {
    const k = 0.5,
      s = rise * 0.94
    const ends = along
      ? plane(at, [u1 - k, y, v0 + k, u1 - k, y, v1 - k, u1 - k, y + s, vm]) +
        plane(at, [u0 + k, y, v1 - k, u0 + k, y, v0 + k, u0 + k, y + s, vm])
      : plane(at, [u0 + k, y, v0 + k, u1 - k, y, v0 + k, um, y + s, v0 + k])
    out += path(ends, ink.gable)
  }
  const px = Math.abs(at(um, y + thick, v0)[1] - at(um, y, v0)[1])
  for (const [q, tone] of slopes) {
    if (!faces(q)) continue
    out += path(poly(q), tone)
    if (lines) out += path(straw(q, q.length > 3 ? lines : Math.round(lines * 0.5), Math.max(0.8, px * 0.12)), ink.line)
  }
  const edges = walls(at, u0, v0, u1, v1)
    .filter((_, i) => inset > 0 || (along ? i % 2 === 0 : i % 2 === 1))
    .map((w) => w.panes([0, y - thick, w.long, thick]))
  out += path(edges.join(''), ink.edge)
  if (!inset) {
    const barge = (e: Point, top: Point) => poly([e, top, [top[0], top[1] + px * 1.3], [e[0], e[1] + px * 1.15]])
    out += path(
      along
        ? (faces([D, A, R]) ? barge(A, R) + barge(D, R) : '') + (faces([B, C, S]) ? barge(B, S) + barge(C, S) : '')
        : faces([A, B, R])
          ? barge(A, R) + barge(B, R)
          : '',
      ink.edge,
    )
  }
  if (fringe) {
    const side = (p: Point, q: Point, on: boolean, tone: Ink, k: string) =>
      on ? path(teeth([p[0], p[1] + px], [q[0], q[1] + px], px * 1.1, seed + k), tone) : ''
    out += side(A, B, faces([A, B, at(u1, y - 1, v0)].reverse()), ink.edge, 'f')
  }
  return out
}
