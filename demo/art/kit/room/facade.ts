// The outside of the same room: a wall at z = 0 with holes one looks in through, and the roof over it.
import { clip, type Ink, path } from '../base/core.ts'
import { type Opening, opening, outline } from './opening.ts'
import type { Surface } from './shell.ts'
import { face, front, level, type Space, type Tones } from './space.ts'
import { wallLines } from './surfaces.ts'
export interface FacadeOptions {
  x0: number
  x1: number
  top: number
  wall: Surface
  openings: readonly Opening[]
  /** Roof: tones, how far the eave comes forward, how high and how far back the ridge stands. */
  roof?: { tones: Tones; over: number; rise: number; back: number; hem?: number; thatch?: Ink }
}
/** The ground in front: a deck or a lawn from z = 0 toward us. */
export const ground = (s: Space, x0: number, x1: number, z: number, ink: Ink, y = 0) =>
  path(level(s, x0, x1, z, 0, y), ink)
export function facade(s: Space, o: FacadeOptions): string {
  const holes = o.openings.map((q) => outline(s, q, 0, 0)).join(''),
    wall = front(s, o.x0, o.x1, 0, o.top, 0)
  let a = path(`${wall}${holes}`, o.wall.ink, 'fill-rule="evenodd"')
  if (o.wall.line) {
    // the wall without its holes, piece by piece, so that its lines stop at the frames
    let solid = '',
      x = o.x0
    for (const q of [...o.openings].sort((m, n) => m.from - n.from)) {
      solid += front(s, x, q.from, 0, o.top, 0) + front(s, q.from, q.to, q.head, o.top, 0)
      if (q.sill > 0) solid += front(s, q.from, q.to, 0, q.sill, 0)
      x = q.to
    }
    solid += front(s, x, o.x1, 0, o.top, 0)
    a += clip(
      solid,
      wallLines(
        s,
        (u, y) => [u + o.x0, y, 0],
        o.wall.kind ?? 'planks',
        o.x1 - o.x0,
        o.top,
        o.wall.line,
        o.wall.dark ?? o.wall.line,
      ),
    )
  }
  return a
}
/** Frames of the openings, and the roof with its eave. Drawn after `facade`. */
export function eaves(s: Space, o: FacadeOptions): string {
  let a = o.openings.map((q) => opening(s, q, 0, 0)).join('')
  const r = o.roof
  if (!r) return a
  const x0 = o.x0 - 0.5,
    x1 = o.x1 + 0.5,
    hem = r.hem ?? 0.22,
    low = o.top - 0.15
  a += path(
    face(s, [
      [x0, low, -r.over],
      [x1, low, -r.over],
      [x1, o.top, 0],
      [x0, o.top, 0],
    ]),
    r.tones[2],
  )
  a += path(
    face(s, [
      [x0, low + hem, -r.over],
      [x1, low + hem, -r.over],
      [x1 - 0.7, o.top + r.rise, r.back],
      [x0 + 0.7, o.top + r.rise, r.back],
    ]),
    r.tones[0],
  )
  let rows = ''
  for (let i = 1; i < 6; i++) {
    const t = i / 6,
      y = low + hem + (o.top + r.rise - low - hem) * t,
      z = -r.over + (r.back + r.over) * t
    rows += face(s, [
      [x0 + 0.7 * t + 0.15, y, z],
      [x1 - 0.7 * t - 0.15, y, z],
      [x1 - 0.7 * t - 0.15, y + 0.05, z],
      [x0 + 0.7 * t + 0.15, y + 0.05, z],
    ])
  }
  a += path(rows, r.thatch ?? r.tones[1])
  const n = 46,
    fringe = Array.from(
      { length: n + 1 },
      (_, i) => [x1 - ((x1 - x0) * i) / n, low + (r.thatch ? (i % 2 ? 0 : -0.08) : 0), -r.over] as const,
    )
  return a + path(face(s, [[x0, low + hem, -r.over], [x1, low + hem, -r.over], ...fringe]), r.tones[1])
}
