// Where the surfaces of a vehicle lie on the sheet: its outline made dense, and points on its side, front and ground.
import { type Camera, lerp, type Point } from '../base/core.ts'
import type { VehicleKind } from './vehicle-kinds.ts'

export interface Stand {
  cam: Camera
  /** Metres right of the eye and away from it, of the middle of the vehicle. */
  x: number
  z: number
  /** Degrees between the vehicle's side and the sheet; it comes toward us. */
  turn: number
  /** -1 faces left. */
  flip?: -1 | 1
}
/** A point of the outline: ahead, up, how far its corners lie back. */
type Rib = readonly [x: number, z: number, set: number]
export interface Frame {
  /** Ahead, toward us from the middle, up. */
  at: (x: number, y: number, z: number) => Point
  half: (z: number) => number
  /** A point of our side of the body; `out` metres before it. */
  side: (x: number, z: number, out?: number) => Point
  /** A point of the front or windscreen: across -1..1, metres up. */
  front: (t: number, z: number) => Point
  /** The outline of our side between two places of the list of the kind, and that of the far side. */
  edge: (from: number, to: number, side?: -1 | 1) => Point[]
  /** The curved surface between two places of the list, over the whole width or a part of it. */
  band: (from: number, to: number, across?: number) => Point[]
  /** Height of the outline above x, roof included. */
  roofAt: (x: number) => number
  /** x of our corner of the nose at a height. */
  corner: (z: number) => number
}
const FINE = 5
const BULGE = 2.6
/** A curve through the ribs, tight enough to keep the corners of the list. */
function dense(flat: readonly number[]): Rib[] {
  const raw: Rib[] = []
  for (let i = 0; i < flat.length; i += 3) raw.push([flat[i], flat[i + 1], flat[i + 2]])
  const out: Rib[] = [],
    last = raw.length - 1
  for (let i = 0; i < last; i++) {
    const a = raw[Math.max(0, i - 1)],
      b = raw[i],
      c = raw[i + 1],
      e = raw[Math.min(last, i + 2)]
    for (let k = 0; k < FINE; k++) {
      const t = k / FINE,
        s = 1 - t,
        mix = (j: 0 | 1 | 2) => {
          const p = b[j] + (c[j] - a[j]) * 0.1,
            q = c[j] - (e[j] - b[j]) * 0.1
          return s ** 3 * b[j] + 3 * s * s * t * p + 3 * s * t * t * q + t ** 3 * c[j]
        }
      out.push([mix(0), mix(1), mix(2)])
    }
  }
  out.push(raw[last])
  return out
}
export function frameOf(kind: VehicleKind, { cam, x: x0, z: z0, turn, flip = 1 }: Stand): Frame {
  const a = (turn * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a),
    ribs = dense(kind.outline),
    [wide, slim] = kind.half,
    top = Math.max(...ribs.map(([, z]) => z)),
    [nose, , header, , tail] = kind.marks
  const at = (x: number, y: number, z: number) => cam(x0 + flip * (x * c - y * s), z, z0 - x * s - y * c)
  const half = (z: number) => (z <= kind.belt ? wide : lerp(wide, slim, (z - kind.belt) / (top - kind.belt)))
  const ribAt = (z: number): Rib => {
    for (let i = 1; i <= header * FINE; i++)
      if (ribs[i][1] >= z) {
        const p = ribs[i - 1],
          q = ribs[i],
          t = (z - p[1]) / (q[1] - p[1] || 1)
        return [lerp(p[0], q[0], t), z, lerp(p[2], q[2], t)]
      }
    return ribs[header * FINE]
  }
  const on = ([x, z, set]: Rib, t: number) => at(x - set * Math.abs(t) ** BULGE, t * half(z), z)
  const edge = (from: number, to: number, sideOf: -1 | 1 = 1) =>
    ribs.slice(from * FINE, to * FINE + 1).map((rib) => on(rib, sideOf))
  // a round nose turns away from us before its far corner: a surface ends where it does
  const turnOf = (rib: Rib, k: number) => {
    let best = k
    for (let i = 1; i <= 32; i++) {
      const t = k - (i / 16) * k
      if (on(rib, t)[0] * flip <= on(rib, best)[0] * flip) return best
      best = t
    }
    return best
  }
  const across = (rib: Rib, k: number) => {
    const end = turnOf(rib, k)
    return Array.from({ length: 9 }, (_, i) => on(rib, lerp(k, end, i / 8)))
  }
  return {
    at,
    half,
    side: (x, z, out = 0) => at(x, half(z) + out, z),
    front: (t, z) => on(ribAt(z), t),
    edge,
    band: (from, to, k = 1) => {
      const list = ribs.slice(from * FINE, to * FINE + 1)
      return [
        ...list.map((rib) => on(rib, k)),
        ...across(ribs[to * FINE], k),
        ...[...list].reverse().map((rib) => on(rib, turnOf(rib, k))),
        ...across(ribs[from * FINE], k).reverse(),
      ]
    },
    roofAt: (x) => {
      for (let i = nose * FINE; i < tail * FINE; i++) {
        const p = ribs[i],
          q = ribs[i + 1]
        if (q[0] <= x) return lerp(p[1], q[1], (x - p[0]) / (q[0] - p[0] || 1))
      }
      return kind.belt
    },
    corner: (z) => {
      const [x, , set] = ribAt(z)
      return x - set
    },
  }
}
