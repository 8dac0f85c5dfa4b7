// Coconut palm: swollen foot, curved ringed trunk, arching fronds with leaflets that hang. Each frond has a lit upper row and a shaded lower row.
import type { Ink, Point, Rng } from '../base/core.ts'
import { along, circle, lens, lerp, P, path, ribbon, rng } from '../base/core.ts'
export interface FrondOptions {
  x: number
  y: number
  angle: number
  len: number
  droop?: number
  rand: Rng
  upper: Ink
  lower: Ink
  rib?: Ink
  leaf?: number
  gaps?: number
}
function frond({ x, y, angle, len, droop = 1.5, rand, upper, lower, rib, leaf = 0.26, gaps = 0 }: FrondOptions) {
  const steps = 22,
    pts: Point[] = [[x, y]]
  let dx = Math.cos(angle),
    dy = Math.sin(angle)
  for (let i = 0; i < steps; i++) {
    const ds = 1 / steps
    dy += droop * ds * (0.35 + (1.3 * i) / steps)
    const l = Math.hypot(dx, dy)
    dx /= l
    dy /= l
    const q = pts[pts.length - 1]
    pts.push([q[0] + dx * len * ds, q[1] + dy * len * ds])
  }
  const m = 34,
    line = along(pts, m),
    side = { '-1': '', 1: '' }
  for (let i = 3; i <= m; i++) {
    const t = i / m,
      [px, py, tx, ty] = line[i]
    if (gaps && rand() < gaps * t) continue
    const L =
      len *
      leaf *
      (0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.83)) ** 0.75) *
      rand.in(0.86, 1.1) *
      (t > 0.94 ? 0.7 : 1)
    const open = lerp(1.25, 0.42, t ** 0.9) + rand.j(0.07),
      wd = len * 0.021 * (1 - 0.45 * t)
    for (const s of [-1, 1]) {
      const ca = Math.cos(open * s),
        sa = Math.sin(open * s)
      let lx = tx * ca - ty * sa,
        ly = tx * sa + ty * ca + 0.34
      const k = Math.hypot(lx, ly)
      lx /= k
      ly /= k
      const ex = px + lx * L,
        ey = py + ly * L + L * 0.13,
        mx = px + lx * L * 0.5,
        my = py + ly * L * 0.42
      // the side whose normal points up is the lit one
      const up = tx * s < 0 ? -1 : 1
      side[up] +=
        `M${P(px - tx * wd, py - ty * wd)}Q${P(mx - tx * wd, my - ty * wd)} ${P(ex, ey)}Q${P(mx + tx * wd, my + ty * wd)} ${P(px + tx * wd, py + ty * wd)}z`
    }
  }
  return (
    path(side[1], lower) +
    path(side[-1], upper) +
    path(
      ribbon(pts, (t) => len * lerp(0.03, 0.006, t), 16),
      rib || upper,
    )
  )
}
export interface CrownOptions {
  x: number
  y: number
  size: number
  seed: string
  back: Ink
  mid: Ink
  lit: Ink
  nut?: Ink
  light?: number
  count?: number
  gaps?: number
  leaf?: number
}
function crown({ x, y, size, seed, back, mid, lit, nut, light = -1, count = 9, gaps = 0, leaf }: CrownOptions) {
  const r = rng(seed),
    list: { a: number; L: number; g: number; z: number }[] = []
  // a few old fronds hang behind; the rest fan from the spear leaf outward
  for (let i = 0; i < 5; i++)
    list.push({ a: lerp(-0.5, Math.PI + 0.5, i / 4) + r.j(0.2), L: r.in(0.62, 0.82), g: 2.6, z: 0 })
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    let a = lerp(-Math.PI * 1.04, 0.04 * Math.PI, t) + r.j(0.13),
      off = a + Math.PI / 2
    if (Math.abs(off) < 0.42) a = -Math.PI / 2 + (off < 0 ? -1 : 1) * 0.42 // a frond straight up reads as a feather: always let it fall to a side
    list.push({
      a,
      L: r.in(0.84, 1.08) * (Math.abs(off) < 0.5 ? 0.8 : 1),
      g: lerp(1.3, 2.2, Math.abs(Math.sin(i * 2.4))),
      z: 1 + (i % 2),
    })
  }
  list.sort((p, q) => p.z - q.z)
  let out = ''
  list.forEach((q, _i) => {
    const facing = Math.cos(q.a) * light > -0.25
    const up = q.z === 0 ? back : q.z === 1 ? mid : facing ? lit : mid,
      low = q.z === 2 ? (facing ? mid : back) : back
    out += frond({
      x,
      y,
      angle: q.a,
      len: size * q.L,
      droop: q.g,
      rand: r,
      upper: up,
      lower: low,
      rib: q.z === 2 && facing ? lit : mid,
      gaps,
      leaf,
    })
  })
  if (nut)
    for (const [a, b] of [
      [-0.05, 0.035],
      [0.045, 0.04],
      [-0.005, 0.075],
    ])
      out +=
        circle(x + a * size, y + b * size, size * 0.036, nut) +
        circle(x + a * size - light * size * 0.008, y + b * size + size * 0.012, size * 0.028, mid)
  return out
}
export interface PalmOptions {
  x: number
  y: number
  h: number
  lean?: number
  size: number
  seed: string
  trunk: Ink
  trunkLit?: Ink
  back: Ink
  mid: Ink
  lit: Ink
  nut?: Ink
  light?: number
  rings?: boolean
  count?: number
  foot?: number
  gaps?: number
  leaf?: number
}
export function palm({
  x,
  y,
  h,
  lean = 0,
  size,
  seed,
  trunk,
  trunkLit,
  back,
  mid,
  lit,
  nut,
  light = -1,
  rings = true,
  count,
  foot = 0.13,
  gaps,
  leaf,
}: PalmOptions) {
  const r = rng(seed),
    tx = x + lean,
    ty = y - h
  const line: Point[] = [
    [x, y],
    [x + lean * 0.12 + r.j(size * 0.03), y - h * 0.3],
    [x + lean * 0.45, y - h * 0.68],
    [tx, ty],
  ]
  const w = (t: number) => size * (lerp(foot * 0.55, 0.048, t ** 0.7) + foot * 0.5 * Math.max(0, 1 - t * 9) ** 2)
  let out = path(ribbon(line, w, 18), trunk)
  const edge = line.map(([a, b], i): Point => [a + light * w(i / 3) * 0.27, b])
  if (trunkLit)
    out += path(
      ribbon(edge, (t) => w(t) * 0.36, 18),
      trunkLit,
    )
  if (rings) {
    let d = ''
    along(line, Math.round(h / (size * 0.075))).forEach(([px, py, _ux, _uy], i, all) => {
      const t = i / all.length
      if (i % 1 === 0 && i > 1)
        d += lens(px + r.j(2) - light * w(t) * 0.08, py, w(t) * r.in(0.5, 0.95), size * 0.011, size * 0.012)
    })
    out += path(d, back)
  }
  return out + crown({ x: tx, y: ty, size, seed: `${seed}c`, back, mid, lit, nut, light, count, gaps, leaf })
}
