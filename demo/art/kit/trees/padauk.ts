// An old padauk: a bole too broad to reach round, flying buttresses at its foot, moss on the shaded side. Ground at (x, y).
import { type Ink, lerp, type Point, path, ribbon, rng, spline } from '../base/core.ts'

interface PadaukOptions {
  x: number
  y: number
  w: number
  h: number
  seed: string
  ink: Ink
  lit: Ink
  shade: Ink
  light?: number
  /** How far the buttresses reach, in widths of the bole. */
  reach?: number
}
export function padaukBole({ x, y, w, h, seed, ink, lit, shade, light = -1, reach = 1.3 }: PadaukOptions): string {
  const r = rng(seed),
    lean = r.j(w * 0.25),
    mid = (t: number): number => x + lean * t + Math.sin(t * 5) * w * 0.04
  const edge = (s: number, k: number): Point[] => [
    [x + s * w * reach * k, y + r.in(0, w * 0.1)],
    [x + s * w * lerp(0.5, reach, 0.42) * k, y - w * 0.42],
    [x + s * w * 0.58 * k, y - w * 1.1],
    [mid(0.4) + s * w * 0.47, y - h * 0.4],
    [mid(0.7) + s * w * 0.42, y - h * 0.7],
    [mid(1) + s * w * 0.42, y - h],
  ]
  const L = edge(-1, 1),
    R = edge(1, 0.9),
    foot: Point[] = [
      [x + w * 0.5, y - w * 0.06],
      [x + w * 0.24, y + w * 0.12],
      [x - w * 0.1, y - w * 0.02],
      [x - w * 0.5, y + w * 0.08],
    ]
  let folds = '',
    bright = ''
  for (let i = 0; i < 6; i++) {
    const u = lerp(-0.8, 0.8, i / 5) + r.j(0.08),
      s = Math.sign(u) || 1,
      q: Point[] = [
        [x + u * w * reach * 0.8, y - w * 0.02],
        [x + u * w * 0.62, y - w * 0.5],
        [x + u * w * 0.46, y - w * 1.3],
        [mid(0.5) + u * w * 0.4, y - h * r.in(0.4, 0.6)],
      ]
    const mark = ribbon(q, (t) => w * 0.1 * (1 - t) ** 0.7 + 1, 14)
    if (s === light) bright += mark
    else folds += mark
  }
  const skin = spline([...L, ...R.slice().reverse(), ...foot], true, 0.13)
  return (
    path(skin, ink) +
    path(folds, shade) +
    path(bright, lit) +
    path(
      ribbon(
        (light < 0 ? L : R).map(([a, b], i): Point => [a - light * w * (i > 2 ? 0.08 : 0.05), b]),
        (t) => w * 0.13 * (0.5 + 0.5 * Math.sin(Math.PI * t)),
        16,
      ),
      lit,
    )
  )
}
