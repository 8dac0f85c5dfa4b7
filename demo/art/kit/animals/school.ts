// Small fish that stream along a line for ever: each moves some places on while a loop runs, so the next has taken its place at the end.
import type { Ink, Point, Rng } from '../base/core.ts'
import { along, lerp, P, path } from '../base/core.ts'
import { inAndOut, sway } from '../base/motion.ts'
export interface SchoolOptions {
  line: readonly Point[]
  /** A ring that ends where it starts; otherwise they come and go at the ends. */
  closed?: boolean
  count: number
  spread: number
  size: number
  rand: Rng
  ink: Ink
  lit: Ink
  time: number
  /** Places moved on in a loop, in threes. */
  places?: number
}
export function school({ line, closed, count, spread, size, rand, ink, lit, time, places = 3 }: SchoolOptions): string {
  const padded = closed ? [line[line.length - 2], ...line, line[1]] : line,
    all = along(padded, (padded.length - 1) * 6),
    at = closed ? all.slice(6, -6) : all,
    last = at.length - 1,
    own = Array.from({ length: count + 1 }, (): Point => [rand.j(spread), rand.j(spread * 0.75)]),
    bulk = Array.from({ length: count + 1 }, () => rand.in(0.72, 1.15))
  let a = '',
    b = ''
  for (let j = closed ? 0 : -places; j < count; j++) {
    const u = (((j + places * (time % 1)) % count) + count) % count,
      far = j + places * (time % 1)
    if (!closed && (far < 0 || far > count - 0.01)) continue
    const i = Math.floor(u),
      f = u - i,
      next = closed ? (i + 1) % count : i + 1,
      k = size * lerp(bulk[i], bulk[next], f) * (closed ? 1 : inAndOut(u / count, 0.12)),
      g = Math.min((u / count) * last, last - 1e-6),
      [x0, y0, tx, ty] = at[Math.floor(g)],
      [x1, y1] = at[Math.min(Math.floor(g) + 1, last)],
      taper = closed ? 1 : Math.sin((Math.PI * u) / count) ** 0.6
    const ox = lerp(x0, x1, g % 1) + lerp(own[i][0], own[next][0], f) * taper,
      oy = lerp(y0, y1, g % 1) + lerp(own[i][1], own[next][1], f) * taper
    const q = (p: number, v: number) => P(ox + (tx * p - ty * v) * k, oy + (ty * p + tx * v) * k),
      tail = 3 * sway(time, 4, (((j % 3) + 3) % 3) / 3)
    a += `M${q(14, 0)}Q${q(4, -7)} ${q(-9, tail * 0.3)}L${q(-16, tail - 6)}L${q(-14, tail)}L${q(-16, tail + 6)}L${q(-9, tail * 0.3)}Q${q(4, 7)} ${q(14, 0)}z`
    if ((j + places) % 3 === 0) b += `M${q(14, 0)}Q${q(4, -7)} ${q(-9, tail * 0.3)}Q${q(2, -2)} ${q(14, 0)}z`
  }
  return path(a, ink) + path(b, lit)
}
