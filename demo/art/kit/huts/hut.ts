// A one-storey house on a plot: raised floor, porch along the front, doors and windows, posts, railing, roof. Measures in metres.
import { type Ink, path } from '../base/core.ts'
import { type RoofInks, roof } from './roof.ts'
import { post, railing, type Site, slab, walls } from './site.ts'

export interface HutInks extends RoofInks {
  wall: Ink
  wallEnd: Ink
  dark: Ink
  glow: Ink
  post: Ink
  floor: Ink
  floorEdge: Ink
}
export interface HutShape {
  w: number
  d: number
  h: number
  /** The floor above the ground. */
  floor?: number
  porch?: number
  rise: number
  over?: number
  inset?: number
  ridge?: 'u' | 'v'
  thick?: number
  lines?: number
  fringe?: boolean
  posts?: number
  rail?: boolean
  /** Width of the opening in the railing, in the middle. */
  gap?: number
  postWide?: number
  /** Rows of along, up, wide, high on the front wall: unlit and lit. */
  dark?: readonly number[]
  glow?: readonly number[]
  /** The same on the end walls. */
  endDark?: readonly number[]
  endGlow?: readonly number[]
  /** Boards or bamboo of the front, so many. */
  boards?: number
  seed?: string
}
function front(at: Site, o: HutShape, c: HutInks): string {
  const { w, d, h, floor = 0.5, porch = 1.6 } = o,
    [f, r, , l] = walls(at, -w / 2, porch, w / 2, d),
    up = (flat: readonly number[]) => flat.map((v, i) => (i % 4 === 1 ? v + floor : v))
  let s = path(r.panes([0, floor, r.long, h]) + l.panes([0, floor, l.long, h]), c.wallEnd)
  s += path(f.panes([0, floor, w, h]), c.wall)
  let seams = ''
  for (let i = 1; i < (o.boards ?? 0); i++) seams += f.panes([(w * i) / (o.boards ?? 1), floor, 0.035, h])
  s += path(seams, c.wallEnd) + path(f.panes(up(o.dark ?? [])), c.dark) + path(f.panes(up(o.glow ?? [])), c.glow)
  s += path([r, l].map((e) => e.panes(up(o.endDark ?? []))).join(''), c.dark)
  return s + path([r, l].map((e) => e.panes(up(o.endGlow ?? []))).join(''), c.glow)
}
/** `inPorch` is drawn on the porch, before its posts and railing. */
export function hut(at: Site, o: HutShape, c: HutInks, inPorch = ''): string {
  const { w, d, h, floor = 0.5, porch = 1.6, over = 0.6, posts = 3, postWide = 0.14 } = o,
    a = -w / 2,
    b = w / 2
  let legs = ''
  if (floor > 0.7)
    for (const v of [d - 0.3, d / 2, 0.25])
      for (let i = 0; i <= 3; i++) legs += post(at, a + 0.3 + ((w - 0.6) * i) / 3, v, -0.1, floor, 0.2)
  let s = path(legs, c.edge) + slab(at, [a, 0, b, d], floor, floor > 0.7 ? 0.24 : floor, c.floor, c.floorEdge, c.edge)
  const cover = {
    u0: a - over,
    u1: b + over,
    v0: -over,
    v1: d + over,
    y: floor + h,
    rise: o.rise,
    inset: o.inset,
    ridge: o.ridge,
    thick: o.thick,
    lines: o.lines,
    fringe: o.fringe,
    seed: o.seed,
  }
  s += front(at, o, c) + inPorch
  let cols = ''
  if (porch > 0.3)
    for (let i = 0; i <= posts; i++)
      cols += post(at, a + 0.12 + ((w - 0.24) * i) / posts, 0.12, floor, floor + h, postWide)
  if (o.rail) {
    const g = o.gap ?? 1.2
    cols +=
      railing(at, [a, 0.1, -g / 2, 0.1], floor, { posts: 5, bars: 2 }) +
      railing(at, [g / 2, 0.1, b, 0.1], floor, { posts: 5, bars: 2 })
  }
  s += path(cols, c.post)
  return s + roof(at, cover, c)
}
/** Steps down from the floor at the front: middle, width, floor height. */
export function steps(at: Site, u: number, wide: number, floor: number, top: Ink, riser: Ink): string {
  const count = Math.max(1, Math.round(floor / 0.22))
  let s = ''
  for (let i = count - 1; i >= 1; i--) {
    const y = (floor * i) / count,
      v = -0.32 * (count - i)
    s += slab(at, [u - wide / 2, v, u + wide / 2, v + 0.34], y, floor / count + 0.02, top, riser)
  }
  return s
}
