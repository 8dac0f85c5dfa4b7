// Seeded randomness, curves and the few SVG words every part uses.
/** A point on the sheet, in the 1600 by 1200 units of the picture. */
export type Point = [x: number, y: number]
/** A point of a line with its unit tangent. */
export type Step = [x: number, y: number, tangentX: number, tangentY: number]
/** One of the palette's inks, as a CSS colour. */
export type Ink = string
/** A seeded stream of numbers in 0..1, with the draws a scene needs most. */
export interface Rng {
  (): number
  in(lo: number, hi: number): number
  pick<T>(list: readonly T[]): T
  /** A number in -amp..amp. */
  j(amp: number): number
}
/** Height, offset or width as a function of one measure. */
export type Curve = (x: number) => number
/** Projects ground metres (right, up, away) to the sheet. */
export type Camera = (X: number, Y: number, Z: number) => Point
export interface SceneOptions {
  /** Another seed gives another printing of the same scene. */
  seed?: string
  /** Where in its loop a moving scene stands, 0..1; 0 is the picture itself, and 1 is 0 again. */
  time?: number
}
export type Scene = (options?: SceneOptions) => string
/** Where a crop must stay, as fractions of the sheet. */
export interface Focus {
  x: number
  y: number
}
let salt = ''
/** Every stream started while `draw` runs is mixed with this seed; without one the picture is the standard printing. */
export function withSeed<T>(seed: string | undefined, draw: () => T): T {
  const before = salt
  salt = seed ? `${seed}:` : ''
  try {
    return draw()
  } finally {
    salt = before
  }
}
export function rng(seed: string | number): Rng {
  let h = 2166136261
  for (const c of salt + String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  let a = h >>> 0
  const r = (() => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }) as Rng
  r.in = (lo, hi) => lo + (hi - lo) * r()
  r.pick = (list) => list[Math.floor(r() * list.length)]
  r.j = (amp) => (r() * 2 - 1) * amp
  return r
}
export const n = (v: number) => String(Math.round(v * 10) / 10)
export const P = (x: number, y: number) => `${n(x)} ${n(y)}`
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
const clamp = (v: number, lo: number, hi: number) => Math.max(lo, Math.min(hi, v))
export const path = (d: string, fill: Ink, extra = '') => `<path d="${d}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: Ink) =>
  `<path d="M${P(x, y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${fill}"/>`
export const circle = (x: number, y: number, r: number, fill: Ink) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`
export const group = (body: string, extra = '') => `<g${extra ? ` ${extra}` : ''}>${body}</g>`
export const place = (body: string, x: number, y: number, s = 1, rot = 0, flip = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rot)}) scale(${(s * flip).toFixed(3)} ${s.toFixed(3)})">${body}</g>`
let clips = 0
export const resetIds = () => {
  clips = 0
}
export const clip = (d: string, body: string) => {
  const id = `c${++clips}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

// Straight polygon.
export const poly = (pts: readonly Point[]) => `M${pts.map(([x, y]) => P(x, y)).join('L')}z`
// Catmull-Rom through every point, written as cubic Beziers.
export function spline(pts: readonly Point[], closed = true, k = 1 / 6, start = 'M') {
  const m = pts.length,
    at = (i: number) => (closed ? pts[(i + m) % m] : pts[clamp(i, 0, m - 1)])
  let d = `${start}${P(...pts[0])}`
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const a = at(i - 1),
      b = at(i),
      c = at(i + 1),
      e = at(i + 2)
    d += `C${P(b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k)} ${P(c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k)} ${P(...c)}`
  }
  return d + (closed ? 'z' : '')
}
// Evenly spaced samples of a Catmull-Rom line: [x, y, tangentX, tangentY].
export function along(pts: readonly Point[], count: number): Step[] {
  const out: Point[] = [],
    m = pts.length - 1
  for (let s = 0; s <= count; s++) {
    const g = Math.min((s / count) * m, m - 1e-6),
      i = Math.floor(g),
      t = g - i
    const a = pts[Math.max(i - 1, 0)],
      b = pts[i],
      c = pts[i + 1],
      e = pts[Math.min(i + 2, m)]
    const q = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t ** 3)
    out.push([q(0), q(1)])
  }
  return out.map(([x, y], i) => {
    const u = out[Math.max(i - 1, 0)],
      v = out[Math.min(i + 1, count)]
    const l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1
    return [x, y, (v[0] - u[0]) / l, (v[1] - u[1]) / l]
  })
}
// A tapered brush mark: width(t) is the full width at t in 0..1.
export function ribbon(pts: readonly Point[], width: Curve, count = 14) {
  const line = along(pts, count),
    L: Point[] = [],
    R: Point[] = []
  line.forEach(([x, y, tx, ty], i) => {
    const w = width(i / count) / 2
    L.push([x - ty * w, y + tx * w])
    R.push([x + ty * w, y - tx * w])
  })
  return spline([...L, ...R.reverse()])
}
// The crest line: a sliver pointed at both ends, a little bent.
export const lens = (x: number, y: number, w: number, h: number, bend = 0) =>
  `M${P(x - w / 2, y)}Q${P(x - w * 0.08, y - h / 2 + bend)} ${P(x + w / 2, y)}Q${P(x + w * 0.06, y + h / 2 + bend)} ${P(x - w / 2, y)}z`
/** Many slivers as one path: x, y, width, height, bend. */
export const lenses = (list: readonly (readonly [x: number, y: number, w: number, h: number, bend?: number])[]) =>
  list.map((q) => lens(...q)).join('')
// Smooth 1-D noise in -1..1 with its own seed.
export function noise(rand: Rng): Curve {
  const v = Array.from({ length: 256 }, () => rand() * 2 - 1)
  return (x: number) => {
    const i = Math.floor(x),
      t = x - i,
      u = t * t * (3 - 2 * t)
    return lerp(v[i & 255], v[(i + 1) & 255], u)
  }
}
// A leafy or rocky lump: bumps round the rim, alternating full and notched radius.
export function lump(cx: number, cy: number, rx: number, ry: number, rand: Rng, bumps = 11, notch = 0.12, k = 1 / 6) {
  const pts: Point[] = [],
    turn = rand() * 6.28
  for (let i = 0; i < bumps * 2; i++) {
    const a = turn + (i / (bumps * 2)) * Math.PI * 2 + rand.j(0.1),
      r = (i % 2 ? 1 - notch * rand.in(0.6, 1.5) : 1) * rand.in(0.94, 1.07)
    pts.push([cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r])
  }
  return spline(pts, true, k)
}
// A camera over a flat ground: metres in, pixels out.
export const camera =
  ({ cx = 800, horizon, f = 1400, height }: { cx?: number; horizon: number; f?: number; height: number }): Camera =>
  (X, Y, Z) => [cx + (f * X) / Z, horizon + (f * (height - Y)) / Z]
// Interpolate a table [[x, y], ...] smoothly.
export function curve(table: readonly Point[]): Curve {
  return (x: number) => {
    if (x <= table[0][0]) return table[0][1]
    for (let i = 1; i < table.length; i++)
      if (x <= table[i][0]) {
        const a = table[Math.max(i - 2, 0)],
          b = table[i - 1],
          c = table[i],
          e = table[Math.min(i + 1, table.length - 1)]
        const t = (x - b[0]) / (c[0] - b[0]),
          h = c[0] - b[0]
        const m1 = ((c[1] - a[1]) / (c[0] - a[0])) * h,
          m2 = ((e[1] - b[1]) / (e[0] - b[0])) * h
        return (
          (2 * t ** 3 - 3 * t * t + 1) * b[1] +
          (t ** 3 - 2 * t * t + t) * m1 +
          (-2 * t ** 3 + 3 * t * t) * c[1] +
          (t ** 3 - t * t) * m2
        )
      }
    return table[table.length - 1][1]
  }
}
