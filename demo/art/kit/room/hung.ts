// What hangs on walls and from ceilings: curtains, pictures, weavings, the air conditioner, a fan, a mirror, hammocks, rails.
import { type Ink, path, ribbon, rng } from '../base/core.ts'
import { type Opening, onWall } from './opening.ts'
import { box, disc, face, level, type Part, round, type Space, spot, type Tones, type Vec } from './space.ts'
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
/** A rod above an opening. */
export function rod(
  s: Space,
  w: number,
  d: number,
  wall: Opening['wall'],
  from: number,
  to: number,
  y: number,
  ink: Ink,
): string {
  const at = (u: number, v: number): Vec => {
    const [x, yy, z] = onWall(wall, u, v, w, d)
    return wall === 'back' ? [x, yy, z - 0.08] : [x + (wall === 'left' ? 0.08 : -0.08), yy, z]
  }
  return path(face(s, [at(from, y), at(to, y), at(to, y + 0.035), at(from, y + 0.035)]), ink)
}
type Art = 'sea' | 'leaf' | 'boat' | 'sun' | 'fish' | 'weave' | 'mirror' | 'shell'
/** A framed print, a weaving or a mirror flat on a wall. */
export function picture(
  s: Space,
  w: number,
  d: number,
  o: {
    wall: Opening['wall']
    at: number
    y: number
    pw: number
    ph: number
    frame: Ink
    ground: Ink
    inks: readonly Ink[]
    art: Art
  },
): string {
  const on = (u: number, v: number): Vec =>
      onWall(o.wall, o.at + (o.wall === 'right' ? -1 : 1) * u * o.pw * 0.5, o.y + v * o.ph * 0.5, w, d),
    quad = (u0: number, u1: number, v0: number, v1: number) =>
      face(s, [on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)]),
    shape = (q: readonly number[], k = 1 / 6) => {
      const v: Vec[] = []
      for (let i = 0; i < q.length; i += 2) v.push(on(q[i], q[i + 1]))
      return round(s, v, k)
    },
    ring = (x: number, y: number, r: number) =>
      shape(
        Array.from({ length: 24 }, (_, i) =>
          i % 2 ? y + (Math.sin(((i - 1) / 24) * 6.283) * r * o.pw) / o.ph : x + Math.cos((i / 24) * 6.283) * r,
        ),
      )
  const [a, b, c] = [o.inks[0], o.inks[1] ?? o.inks[0], o.inks[2] ?? o.inks[0]]
  if (o.art === 'weave') {
    let t = path(quad(-1, 1, -1, 1), o.ground),
      z1 = '',
      z2 = ''
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 5; i++) {
        const x = -0.8 + i * 0.4,
          y = 0.75 - j * 0.5
        z1 += shape([x - 0.18, y, x, y - 0.2, x + 0.18, y, x, y + 0.2], 0)
        z2 += shape([x - 0.07, y, x, y - 0.08, x + 0.07, y, x, y + 0.08], 0)
      }
    t += path(z1, a) + path(z2, b) + path(quad(-1.08, 1.08, 1, 1.08), o.frame)
    let fr = ''
    for (let i = 0; i < 12; i++) fr += quad(-1 + i * 0.17, -0.9 + i * 0.17, -1.18, -1)
    return t + path(fr, o.ground)
  }
  if (o.art === 'mirror')
    return (
      path(ring(0, 0, 1), o.frame) +
      path(ring(0, 0, 0.86), o.ground) +
      path(shape([-0.5, -0.5, -0.2, -0.7, 0.6, 0.4, 0.3, 0.66], 0), a)
    )
  const f = 0.88
  let t = path(quad(-1, 1, -1, 1), o.frame) + path(quad(-f, f, -f, f), o.ground)
  if (o.art === 'sea')
    t += path(quad(-f, f, -f, -0.1), a) + path(quad(-f, f, -f, -0.5), b) + path(ring(0.3, 0.35, 0.22), c)
  if (o.art === 'sun') t += path(ring(0, 0.05, 0.46), c) + path(quad(-f, f, -f, -0.3), a)
  if (o.art === 'leaf')
    t +=
      path(
        [-1, -0.3, 0.4]
          .map((k, i) =>
            shape([0, -0.7, 0.25 + k * 0.3, -0.1 + i * 0.12, k * 0.7, 0.5 + i * 0.1, k * 0.35 - 0.12, 0.1]),
          )
          .join(''),
        a,
      ) + path(shape([0, -0.8, 0.04, -0.3, 0.02, 0.4, -0.04, -0.3]), b)
  if (o.art === 'boat')
    t +=
      path(quad(-f, f, -f, -0.35), a) +
      path(shape([-0.6, -0.2, 0.6, -0.2, 0.36, -0.5, -0.4, -0.5], 0), b) +
      path(shape([-0.05, -0.12, 0.5, -0.12, -0.05, 0.65], 0), c)
  if (o.art === 'fish')
    t +=
      path(shape([-0.6, 0, -0.1, 0.4, 0.4, 0.05, 0.7, 0.35, 0.66, -0.3, 0.4, -0.05, -0.1, -0.36]), a) +
      path(shape([-0.16, 0.36, -0.02, 0.36, 0.02, -0.33, -0.12, -0.34], 0), b)
  if (o.art === 'shell')
    t +=
      path(shape([0, -0.55, -0.5, 0, -0.4, 0.4, 0, 0.55, 0.4, 0.4, 0.5, 0]), a) +
      path([-0.3, 0, 0.3].map((k) => shape([0, -0.5, k - 0.03, 0.42, k + 0.03, 0.42], 0)).join(''), b)
  return t
}
/** A split air conditioner high on a wall. */
export function cooler(
  s: Space,
  w: number,
  d: number,
  wall: Opening['wall'],
  u: number,
  y: number,
  tones: Tones,
): string {
  const k = 0.44,
    a: readonly [number, number, number, number, number, number] =
      wall === 'back'
        ? [u - k, u + k, y, y + 0.28, d - 0.2, d]
        : wall === 'left'
          ? [0, 0.2, y, y + 0.28, u - k, u + k]
          : [w - 0.2, w, y, y + 0.28, u - k, u + k]
  const vent: Vec[] =
    wall === 'back'
      ? [
          [u - k + 0.05, y + 0.05, d - 0.201],
          [u + k - 0.05, y + 0.05, d - 0.201],
          [u + k - 0.05, y + 0.085, d - 0.201],
          [u - k + 0.05, y + 0.085, d - 0.201],
        ]
      : [0, 1, 2, 3].map(
          (i): Vec => [
            wall === 'left' ? 0.201 : w - 0.201,
            y + (i < 2 ? 0.05 : 0.085),
            i === 0 || i === 3 ? u - k + 0.05 : u + k - 0.05,
          ],
        )
  return box(s, a, tones) + path(face(s, vent), tones[2])
}
/** A ceiling fan, blades level; origin at the hub. */
export const fan =
  ({
    rod: up = 0.3,
    blade,
    hub,
    r = 0.62,
    turn = 20,
    count = 3,
  }: {
    rod?: number
    blade: Tones
    hub: Ink
    r?: number
    turn?: number
    count?: number
  }): Part =>
  (s) => {
    let a = box(s, [-0.015, 0.015, 0, up, -0.015, 0.015], [hub, hub, hub])
    for (let i = 0; i < count; i++) {
      const t = ((turn + (i * 360) / count) * Math.PI) / 180,
        c = Math.cos(t),
        q = Math.sin(t),
        at = (u: number, v: number): Vec => [c * u - q * v, 0, q * u + c * v]
      a += path(
        round(s, [at(0.1, -0.04), at(r, -0.085), at(r + 0.03, 0), at(r, 0.085), at(0.1, 0.04)], 1 / 10),
        i === 0 ? blade[0] : blade[1],
      )
    }
    const [x, y] = spot(s, [0, 0, 0])
    return a + path(disc(s, 0, -0.03, 0, 0.12), hub) + (x && y ? '' : '')
  }
/** A hammock slung between two points (metres), its belly hanging. */
export const hammock =
  ({
    to,
    sag = 0.5,
    wide = 0.7,
    cloth,
    rope,
    stripe,
  }: {
    to: Vec
    sag?: number
    wide?: number
    cloth: Tones
    rope: Ink
    stripe?: Ink
  }): Part =>
  (s) => {
    const at = (t: number, v: number): Vec => {
      const k = Math.sin(Math.PI * t) ** 0.7,
        len = Math.hypot(to[0], to[2]) || 1
      return [
        to[0] * t - (to[2] / len) * v * wide * k * 0.5,
        to[1] * t - sag * 4 * t * (1 - t) + Math.abs(v) ** 2 * 0.2 * k,
        to[2] * t + (to[0] / len) * v * wide * k * 0.5,
      ]
    }
    const ts = Array.from({ length: 13 }, (_, i) => 0.14 + (i / 12) * 0.72),
      band = (v0: number, v1: number) =>
        round(s, [...ts.map((t) => at(t, v0)), ...[...ts].reverse().map((t) => at(t, v1))], 1 / 8)
    const cord = (t0: number, t1: number) =>
      path(
        [-1, -0.4, 0.4, 1]
          .map((v) =>
            ribbon([spot(s, at(t0, v * 0.1)), spot(s, at((t0 + t1) / 2, v * 0.6)), spot(s, at(t1, v))], () => 3.4, 6),
          )
          .join(''),
        rope,
      )
    let a = cord(0, 0.15) + cord(1, 0.85) + path(band(1, 0), cloth[2]) + path(band(0, -1), cloth[0])
    a += path(band(0.3, -0.2), cloth[1])
    if (stripe) a += path(band(-0.55, -0.72) + band(0.6, 0.8), stripe)
    return a
  }
/** A balcony rail from 0,0 along +x: posts, top rail, thin uprights or cross-pieces. */
export const rail =
  ({
    w,
    h = 0.95,
    tones,
    kind = 'uprights',
  }: {
    w: number
    h?: number
    tones: Tones
    kind?: 'uprights' | 'cross' | 'glass' | 'rope'
  }): Part =>
  (s) => {
    let a = ''
    const n = Math.max(1, Math.round(w / 1.2))
    if (kind === 'uprights')
      for (let x = 0.12; x < w; x += 0.13)
        a += face(s, [
          [x, 0.1, 0],
          [x + 0.028, 0.1, 0],
          [x + 0.028, h, 0],
          [x, h, 0],
        ])
    if (kind === 'cross')
      for (let i = 0; i < n; i++) {
        const x0 = (w * i) / n,
          x1 = (w * (i + 1)) / n
        a +=
          face(s, [
            [x0, 0.12, 0],
            [x0 + 0.06, 0.12, 0],
            [x1, h, 0],
            [x1 - 0.06, h, 0],
          ]) +
          face(s, [
            [x1, 0.12, 0],
            [x1 - 0.06, 0.12, 0],
            [x0, h, 0],
            [x0 + 0.06, h, 0],
          ])
      }
    if (kind === 'rope')
      for (const y of [0.3, 0.6])
        a += face(s, [
          [0, y, 0],
          [w, y, 0],
          [w, y + 0.03, 0],
          [0, y + 0.03, 0],
        ])
    let o = path(a, tones[1])
    for (let i = 0; i <= n; i++) o += box(s, [(w * i) / n - 0.04, (w * i) / n + 0.04, 0, h, -0.04, 0.04], tones)
    return (
      o + box(s, [-0.05, w + 0.05, h, h + 0.07, -0.05, 0.05], tones) + box(s, [0, w, 0.08, 0.13, -0.02, 0.02], tones)
    )
  }
/** A plunge pool let into the floor: rim, water, steps of light. */
export const pool =
  ({
    w,
    d,
    water,
    lit,
    deep,
    rim,
    edge,
  }: {
    w: number
    d: number
    water: Ink
    lit: Ink
    deep: Ink
    rim: Ink
    edge: Ink
  }): Part =>
  (s) => {
    const x = w / 2,
      z = d / 2,
      r = rng(`pool${w}${d}`),
      e = 0.12,
      D = -0.14
    let a = path(level(s, -x - 0.22, x + 0.22, -z - 0.22, z + 0.22, 0.005), rim)
    a += path(level(s, -x, x, -z, z), deep)
    // the far and side walls of the basin above the water, then the water
    a += path(
      face(s, [
        [-x, 0, z],
        [x, 0, z],
        [x, D, z],
        [-x, D, z],
      ]),
      edge,
    )
    if (s.eye[0] > -x)
      a += path(
        face(s, [
          [-x, 0, -z],
          [-x, 0, z],
          [-x, D, z],
          [-x, D, -z],
        ]),
        edge,
      )
    if (s.eye[0] < x)
      a += path(
        face(s, [
          [x, 0, -z],
          [x, 0, z],
          [x, D, z],
          [x, D, -z],
        ]),
        edge,
      )
    const slab = (x0: number, x1: number, z0: number, z1: number) => level(s, x0, x1, z0, z1, D)
    a += path(slab(-x, x, -z, z), water) + path(slab(-x, x, z - e * 3, z), deep)
    let net = ''
    for (let i = 0; i < 16; i++) {
      const u = r.in(-x, x - 0.6),
        v = -z + (2 * z * (i + r.in(0.1, 0.9))) / 16,
        k = Math.min(r.in(0.3, 1.1), x - u)
      net += round(s, [
        [u, D, v],
        [u + k * 0.3, D, v + 0.03],
        [u + k * 0.7, D, v + 0.01],
        [u + k, D, v + 0.03],
        [u + k * 0.6, D, v - 0.02],
        [u + k * 0.3, D, v],
      ])
    }
    return a + path(net, lit)
  }
/** A square post or column, full height. */
export const post =
  (h: number, t: Tones, k = 0.14): Part =>
  (s) =>
    box(s, [-k / 2, k / 2, 0, h, -k / 2, k / 2], t)
