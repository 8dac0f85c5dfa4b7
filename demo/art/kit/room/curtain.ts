// A curtain in folds on a wall, straight or tied back; metres.
import { type Ink, path, rng } from '../base/core.ts'
import { type Opening, onWall } from './opening.ts'
import { face, round, type Space, type Tones, type Vec } from './space.ts'
/** A curtain in folds on a wall from u0 to u1; `tie` gathers it toward u0 at its middle. */
export function curtain(
  s: Space,
  w: number,
  d: number,
  o: {
    wall: Opening['wall']
    from: number
    to: number
    top: number
    foot?: number
    tones: Tones
    tie?: boolean
    seed?: string
    rod?: Ink
  },
): string {
  const { wall, from, to, top, foot = 0.05, tones } = o,
    inset = 0.07,
    at = (u: number, y: number, k = 1): Vec => {
      const [x, yy, z] = onWall(wall, u, y, w, d)
      return wall === 'back' ? [x, yy, z - inset * k] : [x + (wall === 'left' ? inset : -inset) * k, yy, z]
    }
  const m = 9,
    r = rng(o.seed ?? `cur${from}${to}`),
    squeeze = (y: number) =>
      o.tie
        ? 1 -
          0.58 * Math.exp(-(((y - foot) / (top - foot) - 0.42) ** 2) / 0.05) -
          0.2 * (1 - (y - foot) / (top - foot)) * 0.8
        : 1,
    pos = (t: number, y: number): Vec => at(from + (to - from) * t * squeeze(y), y)
  const ys = [0, 0.12, 0.25, 0.36, 0.42, 0.5, 0.62, 0.8, 1].map((t) => top + (foot - top) * t)
  const strip = (t0: number, t1: number) => {
    const pts = [...ys.map((y) => pos(t0, y)), ...[...ys].reverse().map((y, i) => pos(t1, y + (i === 0 ? 0.02 : 0)))]
    return pts.every((p) => s.cam(p)[2] > 0.15) ? round(s, pts, 1 / 12) : face(s, pts)
  }
  let a = path(strip(0, 1), tones[1]),
    dark = '',
    lit = ''
  for (let i = 0; i < m; i++) {
    const t = (i + 0.5) / m + r.j(0.02)
    if (i % 2) dark += strip(t, Math.min(1, t + 0.07))
    else lit += strip(t, t + 0.04)
  }
  a += path(lit, tones[0]) + path(dark, tones[2])
  return a
}
