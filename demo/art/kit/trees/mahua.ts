// A limb of an old shore tree: thick, bent, with buttress at its foot, a lit side and a few seams of bark.
import type { Ink, Point } from '../base/core.ts'
import { along, lerp, noise, path, ribbon, rng } from '../base/core.ts'
export interface Limb {
  pts: readonly Point[]
  from: number
  to: number
  seed: string
  ink: Ink
  lit?: Ink
  light?: -1 | 1
  /** A buttress at the foot; none where a limb leaves another. */
  foot?: boolean
}
export function limb({ pts, from, to, seed, ink, lit, light = 1, foot = true }: Limb): string {
  const r = rng(seed),
    w = noise(r),
    width = (t: number) =>
      lerp(from, to, t ** 0.8) * (1 + 0.09 * w(t * 12)) + (foot ? from * 0.7 * Math.max(0, 1 - t * 7) ** 2 : 0)
  let out = path(ribbon(pts, width, 34), ink)
  if (!lit) return out
  const line = along(pts, 30),
    edge = (off: number, a: number, b: number): Point[] =>
      line.slice(Math.floor(a * 30), Math.ceil(b * 30) + 1).map(([x, y, tx, ty], i): Point => {
        const k = width(a + ((b - a) * i) / 30) * off * light
        return [x - ty * k, y + tx * k]
      })
  out += path(
    ribbon(
      edge(0.3, 0.03, 0.96),
      (t) => from * 0.17 * Math.sin(Math.PI * (0.1 + 0.85 * t)) * (1 - 0.6 * t) * (1 + 0.5 * w(t * 16 + 40)),
      30,
    ),
    lit,
  )
  for (let i = 0; i < 5; i++) {
    const a = r.in(0.05, 0.6)
    out += path(
      ribbon(edge(r.in(-0.3, 0.1), a, a + r.in(0.08, 0.2)), (t) => from * 0.045 * Math.sin(Math.PI * t), 10),
      lit,
    )
  }
  return out
}
