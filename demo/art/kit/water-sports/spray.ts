// A sheet of thrown water: curved tongues that fan from (x, y), the farther the paler, flickering as the loop runs.
import type { Ink, Point } from '../base/core.ts'
import { lerp, path, ribbon, rng } from '../base/core.ts'
import { sway } from '../base/motion.ts'
export interface SprayOptions {
  x: number
  y: number
  /** Directions in turns of the circle: 0 to the right, 0.25 up. */
  from: number
  to: number
  /** Reach of a tongue at the first direction and at the last. */
  reach: readonly [number, number]
  width: number
  /** How far the end falls, as a part of its reach. */
  droop?: number
  count: number
  seed: string
  time: number
  inks: readonly Ink[]
}
export function spray(o: SprayOptions): string {
  const { x, y, from, to, reach, width, droop = 0.25, count, seed, time, inks } = o
  const r = rng(seed),
    layers = inks.map(() => '')
  for (let i = 0; i < count; i++) {
    const t = count > 1 ? i / (count - 1) : 0.5,
      a = lerp(from, to, t) * Math.PI * 2 + r.j(0.05),
      k = r.in(0.62, 1.08),
      w = width * r.in(0.7, 1.2),
      phase = r(),
      fast = r() > 0.5 ? 3 : 2
    const L = lerp(reach[0], reach[1], t) * (k + 0.06 * sway(time, fast, phase)),
      lean = a + 0.035 * sway(time, 2, phase + 0.4),
      dx = Math.cos(lean) * L,
      dy = -Math.sin(lean) * L
    const tongue = (part: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((u): Point => {
        const v = u * part
        return [x + dx * v, y + dy * v + L * droop * v * v]
      })
    layers.forEach((_, s) => {
      const part = 1 - s * 0.24
      layers[s] += ribbon(tongue(part), (u) => w * (0.3 + 1.5 * u) * (1 - u) ** 0.8 * (1 - s * 0.26) + 0.6, 12)
    })
  }
  return inks.map((ink, i) => path(layers[i], ink)).join('')
}
