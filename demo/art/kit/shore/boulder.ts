// Sea-worn boulders: a rounded block, a lit top plane, a shaded foot and one or two cracks.
import type { Ink, Point } from '../base/core.ts'
import { clip, lerp, path, ribbon, rng, spline } from '../base/core.ts'
import { crag } from './rock.ts'
export interface Boulder {
  x: number
  y: number
  w: number
  h: number
  seed: string
  /** Shade, body, light; the light is left out where a rock lies in shadow. */
  tones: readonly [Ink, Ink, Ink?]
  light?: -1 | 1
}
export function boulder({ x, y, w, h, seed, tones, light = -1 }: Boulder): string {
  const r = rng(seed),
    ring: Point[] = [],
    lean = r.j(0.12)
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (1 - i / 8),
      k = r.in(0.9, 1.08)
    ring.push([
      x + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.72 * w * 0.5 * k + lean * h * Math.sin(a),
      y - Math.sin(a) ** 0.8 * h * k,
    ])
  }
  const d = spline(crag([...ring, [x + w * 0.42, y + h * 0.12], [x - w * 0.42, y + h * 0.12]], r, 0.07, 1), true, 0.11)
  const plane = (top: number, reach: number) => {
    const q: Point[] = []
    for (let i = 0; i <= 6; i++)
      q.push([
        x + light * w * lerp(0.62, reach, i / 6) + r.j(w * 0.03),
        y - h * lerp(top * 0.3, 1.02, (i / 6) ** 0.8) + (i % 2 ? h * 0.1 : -h * 0.02),
      ])
    return spline(crag([...q, [x + light * w, y - h * 2], [x + light * w, y - h * 0.1]], r, 0.08, 1), true, 0.08)
  }
  const cx = x + r.j(w * 0.16)
  const crack = ribbon(
    [
      [cx, y - h * 0.74],
      [cx + r.j(w * 0.06) - light * w * 0.05, y - h * 0.4],
      [cx - light * w * 0.02, y + h * 0.1],
    ],
    (t) => w * 0.018 * (0.5 + t),
    8,
  )
  const foot = spline([
    [x - w, y + h * 0.3],
    [x - w * 0.5, y - h * 0.1],
    [x - w * 0.2, y - h * r.in(0.12, 0.24)],
    [x + w * 0.1, y - h * 0.08],
    [x + w * 0.35, y - h * r.in(0.14, 0.26)],
    [x + w, y - h * 0.06],
    [x + w, y + h * 0.3],
  ])
  return path(d, tones[1]) + clip(d, (tones[2] ? path(plane(1, -0.12), tones[2]) : '') + path(crack + foot, tones[0]))
}
