// Masonry the forest took back: pointed openings, broken wall heads, and the roots that hold it up.
import type { Ink, Point, Rng } from '../base/core.ts'
import { lerp, n, noise, P, path, ribbon, rng } from '../base/core.ts'
/** A pointed opening standing on x, y. */
export const lancet = (x: number, y: number, w: number, h: number) =>
  `M${P(x - w / 2, y)}V${n(y - h + w * 0.95)}Q${P(x - w / 2, y - h + w * 0.3)} ${P(x, y - h)}Q${P(x + w / 2, y - h + w * 0.3)} ${P(x + w / 2, y - h + w * 0.95)}V${n(y)}z`
/** A round-headed opening standing on x, y. */
export const roundArch = (x: number, y: number, w: number, h: number) =>
  `M${P(x - w / 2, y)}V${n(y - h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y)}z`
/** A wall head that has lost stones: steps between two points. */
export function broken(from: Point, to: Point, steps: number, rand: Rng, bite = 26): Point[] {
  const out: Point[] = [from]
  for (let i = 1; i < steps; i++) {
    const t = i / steps,
      x = lerp(from[0], to[0], t),
      y = lerp(from[1], to[1], t) + rand.j(bite)
    out.push([x - rand.in(2, 10), y + rand.j(6)], [x, y - rand.in(8, bite)])
  }
  return [...out, to]
}
export interface RootsOptions {
  /** Each root: top, foot, width at the top. */
  list: readonly (readonly [x0: number, y0: number, x1: number, y1: number, width: number])[]
  seed: string
  ink: Ink
  lit?: Ink
  light?: -1 | 1
  /** How many side roots leave each main one. */
  forks?: number
}
/** Strangler-fig roots: they wander, split, cross and flare where they meet the ground. */
export function roots({ list, seed, ink, lit, light = -1, forks = 3 }: RootsOptions): string {
  const r = rng(seed)
  let body = '',
    edge = ''
  const run = (x0: number, y0: number, x1: number, y1: number, w: number, depth: number) => {
    const wave = noise(r),
      amp = Math.min(46, Math.hypot(x1 - x0, y1 - y0) * 0.09),
      line: Point[] = [],
      m = 9
    for (let i = 0; i <= m; i++) {
      const t = i / m,
        bow = Math.sin(Math.PI * t) * (x1 - x0) * 0.22
      line.push([
        lerp(x0, x1, t ** 1.25) - bow * 0.4 + wave(t * 3.4) * amp * Math.sin(Math.PI * Math.min(1, t * 1.1)),
        lerp(y0, y1, t),
      ])
    }
    const width = (t: number) =>
      w * (lerp(1, 0.42, t ** 0.7) + 0.12 * wave(20 + t * 8) + (depth === 0 ? 0.7 * Math.max(0, t * 9 - 8) : -0.25 * t))
    body += ribbon(line, width, 20)
    if (lit && w > 9)
      edge += ribbon(
        line.map(([x, y], i): Point => [x + light * width(i / m) * 0.24, y]),
        (t) => width(t) * 0.26 * Math.sin(Math.PI * Math.min(1, 0.12 + t)) ** 0.5,
        20,
      )
    if (depth < 2)
      for (let k = 0; k < forks - depth; k++) {
        const i = 1 + Math.floor(r() * (m - 3)),
          [px, py] = line[i],
          side = k % 2 ? 1 : -1
        run(
          px,
          py,
          px + side * r.in(18, 110) * (1 - depth * 0.4),
          Math.min(y1 + r.j(12), py + r.in(0.45, 1) * (y1 - py)),
          w * r.in(0.34, 0.55),
          depth + 1,
        )
      }
  }
  for (const q of list) run(...q, 0)
  return path(body, ink) + (lit ? path(edge, lit) : '')
}
