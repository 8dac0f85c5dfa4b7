// Windows and doors: an outline on a wall, its thickness, frame and bars. `along` is x on the back wall and z on the side walls.
import { type Ink, path } from '../base/core.ts'
import { face, type Space, type Tones, type Vec } from './space.ts'
export interface Opening {
  wall: 'back' | 'left' | 'right' | 'front'
  from: number
  to: number
  sill: number
  head: number
  shape?: 'square' | 'arch' | 'round'
  /** Upright and level divisions. */
  bars?: readonly [across: number, up: number]
  frame?: Tones
  /** Frame width in metres. */
  rim?: number
  /** Wall thickness shown. */
  deep?: number
  /** Louvres or jalousies fill it: their ink. */
  slats?: Ink
  /** False: no sun comes through. */
  sun?: boolean
}
export const onWall = (wall: Opening['wall'], u: number, y: number, w: number, d: number): Vec =>
  wall === 'back' ? [u, y, d] : wall === 'front' ? [u, y, 0] : [wall === 'left' ? 0 : w, y, u]
const edge = (o: Opening, grow = 0): [number, number][] => {
  const a = o.from - grow,
    b = o.to + grow,
    m = (a + b) / 2,
    r = (b - a) / 2,
    top = o.head + grow
  if (o.shape === 'round')
    return Array.from({ length: 60 }, (_, i) => [
      m + Math.cos((i / 60) * 6.2832) * r,
      (o.sill + o.head) / 2 + Math.sin((i / 60) * 6.2832) * r,
    ])
  const foot = o.sill > 0.05 ? o.sill - grow : 0
  if (o.shape === 'arch') {
    const arc = Array.from({ length: 27 }, (_, i): [number, number] => [
      m + Math.cos((i / 26) * Math.PI) * r,
      top - r + Math.sin((i / 26) * Math.PI) * r,
    ])
    return [[a, foot], [b, foot], ...arc]
  }
  return [
    [a, foot],
    [b, foot],
    [b, top],
    [a, top],
  ]
}
export const outline = (s: Space, o: Opening, w: number, d: number, grow = 0) =>
  face(
    s,
    edge(o, grow).map(([u, y]) => onWall(o.wall, u, y, w, d)),
  )
/** The glass between the bars, in metres, for the sun to come through. */
export function panes(o: Opening, w: number, d: number): Vec[][] {
  if (o.shape === 'round') return [edge(o).map(([u, y]) => onWall(o.wall, u, y, w, d))]
  const [n, m] = o.bars ?? [1, 1],
    out: Vec[][] = [],
    g = 0.035
  for (let i = 0; i < n; i++)
    for (let j = 0; j < m; j++) {
      const u0 = o.from + ((o.to - o.from) * i) / n + g,
        u1 = o.from + ((o.to - o.from) * (i + 1)) / n - g,
        y0 = o.sill + ((o.head - o.sill) * j) / m + g,
        y1 = o.sill + ((o.head - o.sill) * (j + 1)) / m - g
      out.push(
        [
          [u0, y0],
          [u1, y0],
          [u1, y1],
          [u0, y1],
        ].map(([u, y]) => onWall(o.wall, u, y, w, d)),
      )
    }
  return out
}
/** The thickness of the wall seen through the opening. */
export function reveal(s: Space, o: Opening, w: number, d: number): string {
  if (!o.frame) return ''
  const deep = o.deep ?? 0.14,
    out = (p: Vec): Vec =>
      o.wall === 'back' || o.wall === 'front'
        ? [p[0], p[1], p[2] + deep]
        : [p[0] + (o.wall === 'left' ? -deep : deep), p[1], p[2]]
  const q = edge(o).map(([u, y]) => onWall(o.wall, u, y, w, d)),
    mid: Vec = q.reduce((a, p): Vec => [a[0] + p[0] / q.length, a[1] + p[1] / q.length, a[2] + p[2] / q.length], [
      0, 0, 0,
    ] as Vec)
  let a = ''
  q.forEach((p, i) => {
    const b = q[(i + 1) % q.length],
      up = (p[1] + b[1]) / 2 - mid[1],
      level = Math.abs(p[1] - b[1]) < 0.02
    // a face shows only when the eye is on its inner side
    const along = o.wall === 'back' || o.wall === 'front' ? 0 : 2,
      m = (p[along] + b[along]) / 2,
      seen = level ? (up > 0 ? s.eye[1] < p[1] : s.eye[1] > p[1]) : (s.eye[along] - m) * (mid[along] - m) > 0
    if (seen) a += path(face(s, [p, b, out(b), out(p)]), o.frame?.[level && up < 0 ? 0 : 2] ?? '')
  })
  return a
}
/** Frame, bars and slats on the inner face of the wall. */
export function opening(s: Space, o: Opening, w: number, d: number): string {
  const f = o.frame
  if (!f) return ''
  const rim = o.rim ?? 0.07,
    on = (u: number, y: number) => onWall(o.wall, u, y, w, d),
    strip = (u0: number, u1: number, y0: number, y1: number) =>
      face(s, [on(u0, y0), on(u1, y0), on(u1, y1), on(u0, y1)])
  let bars = ''
  const [n, m] = o.bars ?? [1, 1],
    t = rim * 0.36
  for (let i = 1; i < n; i++) {
    const u = o.from + ((o.to - o.from) * i) / n
    bars += strip(u - t, u + t, o.sill, o.head - (o.shape === 'arch' ? 0.04 : 0))
  }
  for (let j = 1; j < m; j++) {
    const y = o.sill + ((o.head - o.sill) * j) / m
    bars += strip(o.from, o.to, y - t, y + t)
  }
  let slats = ''
  if (o.slats) for (let y = o.sill + 0.05; y < o.head; y += 0.14) slats += strip(o.from, o.to, y, y + 0.075)
  const ring = outline(s, o, w, d, rim)
  // the frame is the outline grown, minus the hole
  const hole = outline(s, o, w, d)
  return (
    (slats ? path(slats, o.slats ?? '') : '') +
    path(bars, f[1]) +
    path(`${ring}${hole}`, f[1], 'fill-rule="evenodd"') +
    (o.sill > 0.05 && o.shape !== 'round' && (o.wall === 'back' || o.wall === 'front')
      ? path(strip(o.from - rim * 1.6, o.to + rim * 1.6, o.sill - rim * 1.3, o.sill - rim * 0.3), f[0])
      : '')
  )
}
