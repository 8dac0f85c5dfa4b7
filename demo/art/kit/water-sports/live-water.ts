// Water that moves: crest slivers that breathe, foam that streams down a line, drops that fly. All of it closes with the loop.
import type { Curve, Ink, Point } from '../base/core.ts'
import { along, lens, lerp, noise, path, rect, rng, spline } from '../base/core.ts'
import { cycle, inAndOut, sway, swell } from '../base/motion.ts'

export interface LiveSeaOptions {
  horizon: number
  bottom?: number
  inks: readonly Ink[]
  seed: string
  time: number
  power?: number
  heave?: number
}
/** Flat bands of sea whose edges heave a little. */
export function liveSea({ horizon, bottom = 1204, inks, seed, time, power = 2, heave = 16 }: LiveSeaOptions): string {
  const w = noise(rng(seed))
  let out = rect(0, horizon, 1600, bottom - horizon, inks[0])
  for (let i = 1; i < inks.length; i++) {
    const t = (i / inks.length) ** power,
      y = horizon + (bottom - horizon) * t,
      a = heave * t ** 0.7,
      pts: Point[] = []
    for (let x = -60; x <= 1660; x += 70)
      pts.push([
        x,
        y + w(x / 210 + i * 7) * a + w(x / 67 + i * 17) * a * 0.3 + swell(x, time, 460 + i * 90, 1, i * 0.37) * a * 0.5,
      ])
    out += path(`${spline(pts, false)}L1700 ${bottom}L-100 ${bottom}z`, inks[i])
  }
  return out
}
export interface RipplesOptions {
  horizon: number
  bottom?: number
  ink: Ink
  seed: string
  time: number
  rows?: number
  density?: number
  weight?: number
  from?: number
  x0?: number
  x1?: number
  /** How far a sliver wanders, as a part of its length. */
  reach?: number
  skip?: (x: number, y: number) => boolean
}
/** Crest slivers in sets, each swelling and thinning in its own time. */
export function ripples(o: RipplesOptions): string {
  const { horizon, bottom = 1204, ink, seed, time, rows = 15, density = 0.8, weight = 1 } = o
  const { from = 0.02, x0 = 0, x1 = 1600, reach = 0.16, skip } = o
  const r = rng(seed),
    sets = noise(r)
  let d = ''
  for (let i = 0; i < rows; i++) {
    const t = lerp(from, 1, i / rows) ** 2.1,
      y = horizon + (bottom - horizon) * t,
      len = lerp(26, 230, t ** 0.8),
      th = lerp(1.8, 11, t) * weight
    for (let x = x0 - r() * len; x < x1 + len; x += (len * r.in(1, 2.6)) / density) {
      const yy = y + r.j(lerp(2, 20, t)),
        k = r.in(0.5, 1.25),
        h = r.in(0.7, 1.2),
        phase = r()
      if (sets(x / (len * 3.3) + i * 3.7) < -0.05 || skip?.(x, yy)) continue
      const big = 0.8 + 0.3 * sway(time, 1, phase)
      d += lens(x + sway(time, 1, phase + 0.2) * len * reach, yy, len * k * big, th * h * big, th * 0.3)
    }
  }
  return path(d, ink)
}
export interface StreamOptions {
  line: readonly Point[]
  /** Half the breadth of the stream. */
  spread: Curve
  /** Length and thickness of a fleck along the way. */
  long: Curve
  thick: Curve
  count: number
  seed: string
  time: number
  cycles?: number
  ink: Ink
  /** 1 keeps flecks to the edges, 0 to the middle, absent anywhere. */
  edge?: number
  bend?: number
}
/** Flecks of foam carried down a line: born small, gone at the end. */
export function stream(o: StreamOptions): string {
  const { line, spread, long, thick, count, seed, time, cycles = 1, ink, edge, bend = 0 } = o
  const r = rng(seed),
    steps = along(line, 40)
  let d = ''
  for (let i = 0; i < count; i++) {
    const start = (i + r()) / count,
      side = r() < 0.5 ? -1 : 1,
      across = edge === undefined ? r.j(1) : side * lerp(r() ** 2, 1 - 0.3 * r() ** 2, edge),
      size = r.in(0.55, 1.15),
      up = r.j(1)
    const t = cycle(time, cycles, start),
      g = Math.min(39.999, t * 40),
      a = steps[Math.floor(g)],
      b = steps[Math.floor(g) + 1],
      u = g - Math.floor(g),
      k = size * inAndOut(t, 0.12)
    d += lens(
      lerp(a[0], b[0], u) + across * spread(t),
      lerp(a[1], b[1], u) + up * thick(t),
      long(t) * k + 0.5,
      thick(t) * k + 0.3,
      bend,
    )
  }
  return path(d, ink)
}
export interface DropsOptions {
  x: number
  y: number
  /** Directions in turns of the circle: 0 to the right, 0.25 up. */
  from: number
  to: number
  speed: number
  fall: number
  size: number
  count: number
  seed: string
  time: number
  cycles?: number
  ink: Ink
  /** Half the breadth of the place they leave from. */
  wide?: number
}
/** Drops thrown in arcs, over and over. */
export function drops(o: DropsOptions): string {
  const { x, y, from, to, speed, fall, size, count, seed, time, cycles = 3, ink, wide = 20 } = o
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = r.in(from, to) * Math.PI * 2,
      v = speed * r.in(0.5, 1.1),
      x0 = x + r.j(wide),
      k = size * r.in(0.4, 1),
      t = cycle(time, cycles, r())
    const px = x0 + Math.cos(a) * v * t,
      py = y - Math.sin(a) * v * t + fall * t * t,
      q = Math.max(0.3, k * inAndOut(t, 0.22))
    d += `M${(px - q).toFixed(1)} ${py.toFixed(1)}a${q.toFixed(1)} ${q.toFixed(1)} 0 1 0 ${(2 * q).toFixed(1)} 0a${q.toFixed(1)} ${q.toFixed(1)} 0 1 0 ${(-2 * q).toFixed(1)} 0z`
  }
  return path(d, ink)
}
export interface ShimmerOptions {
  x: number
  top: number
  bottom: number
  width: number
  ink: Ink
  seed: string
  time: number
  gap?: number
  lean?: number
}
/** The path of light on the water, alive: slivers widen and part toward the viewer and flash in turn. */
export function shimmer({ x, top, bottom, width, ink, seed, time, gap = 1, lean = 0 }: ShimmerOptions): string {
  const r = rng(seed)
  let d = ''
  for (let y = top; y < bottom; ) {
    const t = (y - top) / (bottom - top),
      w = width * (0.28 + 0.72 * t ** 0.8),
      many = 1 + Math.floor(r() * (1 + 2 * t))
    for (let i = 0; i < many; i++) {
      const k = r.in(0.35, 1),
        dx = r.j(w * 0.32 * (i ? 1.4 : 0.6)),
        dy = r.j(2 + 5 * t),
        phase = r(),
        cycles = r() > 0.6 ? 2 : 1
      const flash = 0.72 + 0.34 * sway(time, cycles, phase)
      d += lens(
        x + lean * t + dx + sway(time, 1, phase) * w * 0.05,
        y + dy,
        ((w * k) / (i + 1)) * flash,
        (2.5 + 11 * t ** 1.7) * (0.7 + 0.3 * flash),
        1 + t,
      )
    }
    y += (4 + 20 * t ** 1.2) * gap
  }
  return path(d, ink)
}
/** The dark image of a tree in the water below it, of breadth `w` and depth `h`. */
export function image(x: number, y: number, w: number, h: number, ink: Ink, time: number): string {
  const r = rng(`im${x}`)
  let d = ''
  for (let v = 0; v < h; v += 13) {
    const k = r.in(0.5, 1.15),
      ph = r()
    d += lens(
      x + r.j(w * 0.2) + 6 * sway(time, 1, ph),
      y + 6 + v,
      w * (1.1 - (0.55 * v) / h) * (k + 0.06 * sway(time, 1, ph + 0.3)),
      r.in(9, 17),
    )
  }
  return path(d, ink)
}
