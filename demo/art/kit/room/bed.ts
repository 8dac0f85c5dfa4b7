// A made bed: frame, headboard, mattress, pillows, a spread whose sides hang in folds, a throw across the foot. Head toward +z, centred.
import { clip, type Ink, path, rng } from '../base/core.ts'
import {
  box,
  disc,
  face,
  front,
  level,
  type Part,
  patch,
  round,
  type Space,
  shadow,
  type Tones,
  type Vec,
} from './space.ts'
export type Head = 'panel' | 'slats' | 'arch' | 'cane' | 'low' | 'none'
export interface BedOptions {
  w?: number
  l?: number
  /** Height of the mattress top. */
  h?: number
  frame: Tones
  sheet: Tones
  spread: Tones
  throw?: Tones
  /** Pillow rows in front of the sheet's own. */
  cushion?: Tones
  head?: Head
  headTones?: Tones
  floorShade?: Ink
  /** Stripes or a border on the spread. */
  pattern?: 'stripes' | 'border' | 'checks' | 'diamond'
  patternInk?: Ink
  /** The sun's ink on the spread. */
  sun?: Ink
  pillows?: 0 | 1 | 2
  /** How far up the bed the spread reaches, 0..1. */
  made?: number
}
/** A pillow leaning back, its foot at x, y, z. */
export function pillow(
  s: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  [lit, body, shade]: Tones,
  h = 0.36,
  lean = 0.2,
): string {
  const at = (u: number, v: number, out = 0): Vec => [x + (u * w) / 2, y + v * h - 0.02, z + v * lean - out]
  const ring = (k: number, out: number): Vec[] => [
    at(-1 * k, 0.02, out),
    at(-0.5 * k, -0.03, out),
    at(0.5 * k, -0.03, out),
    at(1 * k, 0.02, out),
    at(0.95 * k, 0.5, out),
    at(1 * k, 1, out),
    at(0.5 * k, 1.06, out),
    at(-0.5 * k, 1.06, out),
    at(-1 * k, 1, out),
    at(-0.95 * k, 0.5, out),
  ]
  const d = round(s, ring(1, 0.05), 1 / 5)
  return (
    path(round(s, ring(1.02, -0.05), 1 / 5), shade) +
    path(d, body) +
    clip(
      d,
      path(
        round(
          s,
          ring(0.98, 0.05).map(([a, b, c]): Vec => [a + (s.light[0] > 0 ? 0.06 : -0.06), b + 0.08, c]),
          1 / 5,
        ),
        lit,
      ),
    )
  )
}
function hang(s: Space, a: Vec, b: Vec, drop: number, seed: string, ink: Ink, fold: Ink): string {
  const r = rng(seed),
    m = 9,
    at = (t: number, y: number): Vec => [a[0] + (b[0] - a[0]) * t, y, a[2] + (b[2] - a[2]) * t]
  const hem: Vec[] = Array.from({ length: m + 1 }, (_, i) =>
    at(1 - i / m, a[1] - drop + (i % 2 ? 0.025 : -0.012) + r.j(0.01)),
  )
  let folds = ''
  for (let i = 1; i < m; i++) {
    if (r() < 0.45) continue
    const t = i / m + r.j(0.02)
    folds += face(s, [
      at(t, a[1] - drop * r.in(0.2, 0.5)),
      at(t + 0.03, a[1] - drop + 0.006),
      at(t - 0.02, a[1] - drop + 0.006),
    ])
  }
  return path(face(s, [a, b, ...hem]), ink) + path(folds, fold)
}
/** Cloth over the bed between z0 and z1, hanging at both sides and, if it reaches the foot, there too. */
function cover(
  s: Space,
  w: number,
  z0: number,
  z1: number,
  y: number,
  drop: number,
  foot: boolean,
  [lit, body, shade]: Tones,
  seed: string,
  pattern = '',
): string {
  const x = w / 2 + 0.025,
    [ex, , ez] = s.eye,
    side = (n: number) => (n > 0.1 ? body : shade),
    fold = (_: number) => shade
  let o = ''
  const [lx, , lz] = s.light
  if (ex < -x) o += hang(s, [-x, y, z0], [-x, y, z1], drop, `${seed}l`, side(-lx), fold(-lx))
  if (ex > x) o += hang(s, [x, y, z0], [x, y, z1], drop, `${seed}r`, side(lx), fold(lx))
  if (foot && ez < z0) o += hang(s, [-x, y, z0], [x, y, z0], drop, `${seed}f`, side(-lz), fold(-lz))
  return o + path(level(s, -x, x, z0, z1, y), lit) + pattern
}
function patternOn(
  s: Space,
  kind: BedOptions['pattern'],
  w: number,
  z0: number,
  z1: number,
  y: number,
  ink: Ink,
): string {
  let d = ''
  const x = w / 2
  if (kind === 'stripes') for (let u = -x + 0.1; u < x - 0.05; u += 0.24) d += level(s, u, u + 0.09, z0, z1, y)
  if (kind === 'border')
    d =
      level(s, -x, x, z0 + 0.1, z0 + 0.2, y) +
      level(s, -x, x, z0 + 0.26, z0 + 0.3, y) +
      level(s, -x + 0.08, -x + 0.14, z0, z1, y) +
      level(s, x - 0.14, x - 0.08, z0, z1, y)
  if (kind === 'checks')
    for (let i = 0; i * 0.3 < w; i++)
      for (let j = 0; z0 + j * 0.3 < z1; j++)
        if ((i + j) % 2)
          d += level(
            s,
            -x + i * 0.3,
            Math.min(x, -x + i * 0.3 + 0.3),
            z0 + j * 0.3,
            Math.min(z1, z0 + j * 0.3 + 0.3),
            y,
          )
  if (kind === 'diamond')
    for (let i = 0; (i + 0.5) * 0.4 < w; i++)
      for (let j = 0; z0 + (j + 1) * 0.4 < z1 + 0.01; j++) {
        const u = -x + (i + 0.5) * 0.4,
          v = z0 + (j + 0.5) * 0.4
        d += face(s, [
          [u - 0.15, y, v],
          [u, y, v - 0.15],
          [u + 0.15, y, v],
          [u, y, v + 0.15],
        ])
      }
  return path(d, ink)
}
function headboard(s: Space, o: Required<Pick<BedOptions, 'w' | 'l' | 'h' | 'frame'>> & BedOptions): string {
  const { w, l, h, head = 'panel' } = o,
    t = o.headTones ?? o.frame,
    z = l / 2,
    x = w / 2 + 0.06,
    up = h + 0.62
  if (head === 'none') return ''
  if (head === 'low') return box(s, [-x, x, 0, h + 0.34, z, z + 0.1], t)
  if (head === 'panel')
    return (
      box(s, [-x, x, 0.1, up, z, z + 0.09], t) +
      path(front(s, -x + 0.1, x - 0.1, h + 0.1, up - 0.09, z - 0.002), s.eye[2] < z ? t[2] : t[1])
    )
  if (head === 'arch') {
    const q: Vec[] = [
      [-x, 0.1, z],
      [-x, h + 0.3, z],
      ...Array.from(
        { length: 11 },
        (_, i): Vec => [-Math.cos((i / 10) * Math.PI) * x, h + 0.3 + Math.sin((i / 10) * Math.PI) * 0.55, z],
      ),
      [x, 0.1, z],
    ]
    return (
      path(face(s, q), t[1]) +
      path(
        face(
          s,
          q.map(([a, b, c]): Vec => [a * 0.88, b - 0.09, c]),
        ),
        t[2],
      )
    )
  }
  let o2 = ''
  const y1 = h + 0.6
  if (head === 'cane') o2 += path(front(s, -x + 0.05, x - 0.05, h + 0.05, y1, z + 0.03), t[2])
  for (let i = 0; i <= 9; i++) {
    const u = -x + 0.06 + ((2 * x - 0.12) * i) / 9
    o2 +=
      head === 'slats'
        ? box(s, [u - 0.03, u + 0.03, h, y1, z + 0.02, z + 0.05], t)
        : path(
            face(s, [
              [u - 0.1, h + 0.05, z],
              [u - 0.07, h + 0.05, z],
              [u + 0.12, y1, z],
              [u + 0.09, y1, z],
            ]) +
              face(s, [
                [u + 0.12, h + 0.05, z],
                [u + 0.09, h + 0.05, z],
                [u - 0.1, y1, z],
                [u - 0.07, y1, z],
              ]),
            t[1],
          )
  }
  return (
    o2 +
    box(s, [-x, -x + 0.08, 0, y1 + 0.1, z, z + 0.08], t) +
    box(s, [x - 0.08, x, 0, y1 + 0.1, z, z + 0.08], t) +
    box(s, [-x, x, y1 - 0.02, y1 + 0.08, z - 0.01, z + 0.09], t)
  )
}
export const bed =
  (opt: BedOptions): Part =>
  (s) => {
    const o = { w: 1.6, l: 2.02, h: 0.54, made: 0.68, pillows: 2 as 0 | 1 | 2, ...opt },
      { w, l, h } = o,
      x = w / 2,
      z = l / 2,
      top = -z + l * o.made,
      many = w < 1.15 ? Math.min(1, o.pillows) : o.pillows,
      seed = `bed${w}${o.head}`
    const board = headboard(s, o)
    let a = opt.floorShade ? path(shadow(s, -x - 0.05, x + 0.05, -z, z + 0.06, 0.7), opt.floorShade) : ''
    if (s.eye[2] < z) a += board
    for (const [u, v] of [
      [-x + 0.05, z - 0.12],
      [x - 0.13, z - 0.12],
      [-x + 0.05, -z + 0.05],
      [x - 0.13, -z + 0.05],
    ])
      a += box(s, [u, u + 0.08, 0, 0.2, v, v + 0.08], o.frame)
    a += box(s, [-x - 0.01, x + 0.01, 0.14, h - 0.2, -z, z], o.frame)
    a += box(s, [-x, x, h - 0.22, h, -z + 0.01, z], o.sheet)
    const soft = () => {
      let q = ''
      const n = many,
        pw = n === 1 ? Math.min(0.72, w * 0.8) : w * 0.46
      const xs = n === 0 ? [] : n === 1 ? [0] : s.eye[0] < 0 ? [w * 0.245, -w * 0.245] : [-w * 0.245, w * 0.245]
      for (const u of xs) q += pillow(s, u, h, z - 0.3, pw, o.sheet, 0.4, 0.24)
      if (o.cushion)
        for (const u of w < 1.15 ? [0] : xs.map((k) => k * 0.82))
          q += pillow(s, u, h, z - 0.48, pw * 0.72, o.cushion, 0.34, 0.16)
      return q
    }
    const cloth = () => {
      let q = cover(
        s,
        w,
        -z - 0.02,
        top,
        h + 0.025,
        h - 0.2,
        true,
        o.spread,
        seed,
        opt.pattern ? patternOn(s, opt.pattern, w, -z, top, h + 0.026, opt.patternInk ?? o.spread[2]) : '',
      )
      q += cover(s, w, top - 0.26, top, h + 0.04, 0.2, false, o.sheet, `${seed}fold`)
      if (o.throw) q += cover(s, w + 0.02, -z + 0.2, -z + 0.66, h + 0.045, 0.34, false, o.throw, `${seed}throw`)
      return q
    }
    const lightOn = opt.sun ? path(patch(s, h + 0.05, -x, x, -z, top), opt.sun) : ''
    a += s.eye[2] < z - 0.3 ? soft() + cloth() + lightOn : cloth() + lightOn + soft()
    return s.eye[2] < z ? a : a + board
  }
/** Two bunks, one over the other, with a ladder at the foot and curtains half drawn. */
export const bunk =
  ({
    frame,
    sheet,
    spread,
    upper,
    curtain,
    floorShade,
  }: {
    frame: Tones
    sheet: Tones
    spread: Tones
    upper?: Tones
    curtain?: Tones
    floorShade?: Ink
  }): Part =>
  (s) => {
    const w = 1,
      z = 1,
      x = w / 2,
      post = (u: number, v: number) => box(s, [u - 0.04, u + 0.04, 0, 1.95, v - 0.04, v + 0.04], frame)
    let a = floorShade ? path(shadow(s, -x, x, -z, z, 1.2, 0.3), floorShade) : ''
    const far = s.eye[0] < 0 ? x : -x
    a += post(far, z)
    const level1 = (y: number, t: Tones) =>
      box(s, [-x, x, y - 0.2, y - 0.06, -z, z], frame) +
      box(s, [-x + 0.03, x - 0.03, y - 0.06, y + 0.08, -z + 0.02, z - 0.02], sheet) +
      pillow(s, 0, y + 0.1, z - 0.32, 0.68, sheet, 0.28, 0.24) +
      cover(s, w - 0.08, -z + 0.02, z - 0.62, y + 0.1, 0.16, true, t, `bunk${y}`)
    a += level1(0.42, spread)
    if (curtain) {
      const side = s.eye[0] < 0 ? -x : x,
        c: Vec[] = [
          [side, 1.3, z],
          [side, 1.3, z - 0.62],
        ]
      a += hang(s, c[0], c[1], 0.86, `bc`, curtain[1], curtain[2])
    }
    a +=
      post(far, -z) +
      level1(1.42, upper ?? spread) +
      box(s, [-far - 0.02, -far + 0.02, 1.6, 1.66, -z, z], frame) +
      post(-far, z) +
      post(-far, -z)
    for (let y = 0.3; y < 1.6; y += 0.3) a += box(s, [-x, -x + 0.4, y, y + 0.05, -z - 0.06, -z - 0.02], frame)
    return a + box(s, [-x + 0.38, -x + 0.43, 0, 1.9, -z - 0.07, -z - 0.02], frame)
  }
/** Posts, rails and tied-back net over a bed of w by l; draw the bed first, then this. */
export const poster =
  ({
    w = 1.8,
    l = 2.1,
    h = 2.15,
    frame,
    net,
    sides = true,
  }: {
    w?: number
    l?: number
    h?: number
    frame: Tones
    net: Tones
    sides?: boolean
  }): Part =>
  (s) => {
    const x = w / 2 + 0.06,
      z = l / 2 + 0.04,
      corners: [number, number][] = [
        [-x, z],
        [x, z],
        [-x, -z],
        [x, -z],
      ]
    const drapeAt = (u: number, v: number) => {
      const inX = u < 0 ? 1 : -1,
        mk = (k: number, dx: number): Vec[] => [
          [u, h, v],
          [u + inX * 0.62 * k + dx, h, v],
          [u + inX * 0.34 * k + dx, h - 0.35, v],
          [u + inX * 0.12 * k + dx, 1.15, v],
          [u + inX * 0.07 * k + dx, 1, v],
          [u + inX * 0.16 * k + dx, 0.6, v],
          [u + inX * 0.2 * k + dx, 0.12, v],
          [u - inX * 0.06, 0.12, v],
          [u - inX * 0.05, 0.6, v],
          [u - inX * 0.03, 1, v],
          [u - inX * 0.04, 1.3, v],
        ]
      return (
        path(round(s, mk(1, 0), 1 / 8), net[1]) +
        path(round(s, mk(0.5, inX * 0.01), 1 / 8), net[0]) +
        box(
          s,
          [Math.min(u, u + inX * 0.1) - 0.02, Math.max(u, u + inX * 0.1) + 0.02, 1.03, 1.1, v - 0.02, v + 0.02],
          [net[2], net[2], net[2]],
        )
      )
    }
    const rail = (a: readonly [number, number, number, number]) => box(s, [a[0], a[1], h, h + 0.07, a[2], a[3]], frame)
    const swag = (v: number) =>
      path(
        round(
          s,
          Array.from(
            { length: 13 },
            (_, i): Vec => [-x + (2 * x * i) / 12, h - 0.1 - Math.sin((i / 12) * Math.PI) * 0.12, v],
          ).concat([
            [x, h + 0.03, v],
            [-x, h + 0.03, v],
          ]),
          1 / 8,
        ),
        net[1],
      )
    const order = [...corners].sort((p, q) => s.cam([q[0], 0, q[1]])[2] - s.cam([p[0], 0, p[1]])[2])
    let a = ''
    order.forEach(([u, v], i) => {
      if (i === 2) a += rail([-x, -x + 0.06, -z, z]) + rail([x - 0.06, x, -z, z]) + rail([-x, x, z - 0.03, z + 0.03])
      a += box(s, [u - 0.04, u + 0.04, 0, h + 0.1, v - 0.04, v + 0.04], frame)
      if (sides) a += drapeAt(u, v)
    })
    return a + swag(-z) + rail([-x, x, -z - 0.03, -z + 0.03])
  }
/** A net hung from one ring over the head of the bed, parted in front. Origin at the bed's centre. */
export const ringNet =
  ({ w = 1.7, l = 2.05, h = 2.5, net, ring }: { w?: number; l?: number; h?: number; net: Tones; ring: Ink }): Part =>
  (s) => {
    const x = w / 2 + 0.1,
      z = l / 2,
      mk = (q: number, k: number): Vec[] => [
        [0, h, 0.3],
        [q * 0.22, h - 0.1, 0.2],
        [q * (0.4 + 0.1 * k), h - 0.7, 0],
        [q * (x * 0.72), 1.3, -z * 0.3 * k],
        [q * x, 0.16, -z * 0.86 * k],
        [q * (x + 0.04), 0.16, -z * 0.5 * k],
        [q * (x + 0.06), 0.16, z * 0.8],
        [q * (x * 0.7), 1.3, z * 0.6],
        [q * 0.3, h - 0.5, 0.4],
      ]
    const side = (q: number) =>
      path(round(s, mk(q, 1), 1 / 9), net[q * s.light[0] > 0 ? 0 : 1]) +
      path(
        round(
          s,
          mk(q, 0.3).map(([a, b, c]): Vec => [a * 1.01, b, c + 0.1]),
          1 / 9,
        ),
        net[q * s.light[0] > 0 ? 1 : 2],
      )
    return side(s.eye[0] > 0 ? -1 : 1) + side(s.eye[0] > 0 ? 1 : -1) + path(disc(s, 0, h - 0.06, 0.3, 0.24), ring)
  }
