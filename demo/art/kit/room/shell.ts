// The room itself: floor, three walls with openings onto a view, ceiling, the sun's patch, then the furniture from far to near.
import { clip, type Ink, path } from '../base/core.ts'
import { type Opening, onWall, opening, outline, panes, reveal } from './opening.ts'
import { box, face, flank, front, level, local, type Part, patch, type Space, type Tones, type Vec } from './space.ts'
import { type FloorKind, floor, type WallKind, wallLines } from './surfaces.ts'
export interface Item {
  part: Part
  x: number
  z: number
  y: number
  turn: number
  /** Pulls a thing forward (negative) or back in the order of drawing. */
  bias: number
}
/** Stand a part on the floor at x, z metres. */
export const put = (part: Part, x: number, z: number, turn = 0, bias = 0, y = 0): Item => ({
  part,
  x,
  z,
  y,
  turn,
  bias,
})
export interface Surface {
  ink: Ink
  kind?: WallKind
  line?: Ink
  dark?: Ink
}
export interface RoomOptions {
  /** Width, depth and height in metres; the near wall stands at z0 (default 0). */
  size: Vec
  z0?: number
  back?: Surface
  left?: Surface
  right?: Surface
  ceiling?: Ink
  floor: { ink: Ink; kind: FloorKind; line: Ink; piece: Ink; lit: Ink }
  openings?: readonly Opening[]
  /** The view outside, drawn on the sheet. */
  vista?: string
  /** No wall at the far end: the view fills the sheet behind the room. */
  open?: boolean
  /** Ceiling beams or rafters, their tones; `beamsAlong` lays them from front to back. */
  beams?: { tones: Tones; count: number; along?: boolean; thick?: number }
  /** An open gable above the walls: rise in metres, inks of the two slopes and of the rafters. */
  gable?: { rise: number; inks: readonly [left: Ink, right: Ink]; rafters?: Ink; purlins?: Ink }
  items: readonly Item[]
  /** Things hung on walls, drawn before the furniture. */
  hung?: string
}
function gableOf(s: Space, o: RoomOptions): string {
  const g = o.gable
  if (!g) return ''
  const [w, d, h] = [o.size[0], o.size[1], o.size[2]],
    z0 = o.z0 ?? 0,
    m = w / 2,
    top = h + g.rise
  const slope = (x: number, u0: number, u1: number, za: number, zb: number) => {
    const at = (u: number, z: number): Vec => [x + (m - x) * u, h + g.rise * u, z]
    return face(s, [at(u0, za), at(u1, za), at(u1, zb), at(u0, zb)])
  }
  let a = path(slope(0, 0, 1, z0, d), g.inks[0]) + path(slope(w, 0, 1, z0, d), g.inks[1])
  if (o.back)
    a += path(
      face(s, [
        [0, h, d],
        [w, h, d],
        [m, top, d],
      ]),
      o.back.ink,
    )
  let lines = ''
  if (g.purlins) {
    let p = ''
    for (let u = 0.08; u < 1; u += 0.075) p += slope(0, u, u + 0.022, z0, d) + slope(w, u, u + 0.022, z0, d)
    lines += path(p, g.purlins)
  }
  if (g.rafters) {
    let p = ''
    for (let z = d - 0.06; z > z0; z -= 0.85) p += slope(0, 0, 1, z - 0.09, z) + slope(w, 0, 1, z - 0.09, z)
    lines += path(
      p +
        face(s, [
          [m - 0.07, top - 0.07, z0],
          [m + 0.07, top - 0.07, z0],
          [m + 0.07, top - 0.07, d],
          [m - 0.07, top - 0.07, d],
        ]),
      g.rafters,
    )
  }
  return a + lines
}
function ceilingOf(s: Space, o: RoomOptions): string {
  const [w, d, h] = o.size,
    z0 = o.z0 ?? 0
  let a = o.ceiling && !o.gable ? path(level(s, -0.02, w + 0.02, z0, d + 0.02, h), o.ceiling) : ''
  a += gableOf(s, o)
  if (!o.beams) return a
  const { tones, count, along, thick = 0.14 } = o.beams,
    list = Array.from({ length: count }, (_, i) => (i + 0.5) / count)
  if (along) {
    const far = list.map((t) => t * w).sort((p, q) => Math.abs(q - s.eye[0]) - Math.abs(p - s.eye[0]))
    return a + far.map((x) => box(s, [x - thick / 2, x + thick / 2, h - thick * 1.3, h, z0, d], tones)).join('')
  }
  return (
    a +
    list
      .reverse()
      .map((t) => z0 + t * (d - z0))
      .map((z) => box(s, [0, w, h - thick * 1.3, h, z - thick / 2, z + thick / 2], tones))
      .join('')
  )
}
/** Everything of a room in one drawing. */
export function room(view: Space, o: RoomOptions): string {
  const [w, d, h] = o.size,
    z0 = o.z0 ?? 0,
    list = o.openings ?? []
  const s: Space = { ...view, beams: list.flatMap((q) => (q.sun === false ? [] : panes(q, w, d))) }
  let a = o.open ? (o.vista ?? '') : ''
  // what lies outside, then the wall around it as one shape with holes
  const all = list.map((q) => outline(s, q, w, d)).join('')
  const wall = (d0: string, side: Opening['wall'], sf: Surface | undefined, run: number, at0: number) => {
    if (!sf) return ''
    const kind = sf.kind ?? 'plain'
    return (
      path(d0, sf.ink) +
      (sf.line
        ? clip(
            d0,
            wallLines(
              s,
              (u, y) => onWall(side, u + at0, y, w, d),
              kind,
              run,
              h + (o.gable && side === 'back' ? o.gable.rise : 0),
              sf.line,
              sf.dark ?? sf.line,
            ),
          )
        : '')
    )
  }
  const backShape = o.gable
    ? face(s, [
        [0, 0, d],
        [w, 0, d],
        [w, h, d],
        [w / 2, h + o.gable.rise, d],
        [0, h, d],
      ])
    : front(s, -0.02, w + 0.02, -0.02, h, d)
  a += ceilingOf({ ...s }, { ...o, beams: undefined })
  a += wall(backShape, 'back', o.back, w, 0)
  if (s.eye[0] > 0) a += wall(flank(s, 0, z0, d, -0.01, h + 0.01), 'left', o.left, d - z0, z0)
  if (s.eye[0] < w) a += wall(flank(s, w, z0, d, -0.01, h + 0.01), 'right', o.right, d - z0, z0)
  if (o.beams) a += ceilingOf(s, { ...o, ceiling: undefined, gable: undefined })
  const ground = level(s, 0, w, z0, d)
  a += path(ground, o.floor.ink) + floor(s, o.floor.kind, w, d, o.floor.line, o.floor.piece, z0)
  a += path(patch(s, 0, 0, w, z0, d), o.floor.lit)
  if (all && o.vista && !o.open) a += clip(all, o.vista)
  for (const q of list) a += clip(outline(s, q, w, d), reveal(s, q, w, d)) + opening(s, q, w, d)
  a += o.hung ?? ''
  const far = (i: Item) => s.cam([i.x, 0, i.z])[2] + i.bias
  a += [...o.items]
    .sort((p, q) => far(q) - far(p))
    .map((i) => i.part(local(s, i.x, i.y, i.z, i.turn)))
    .join('')
  return a
}
