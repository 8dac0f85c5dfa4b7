// Islets and sandbars seen from a height: one outline, pushed outward ring by ring for the shallows.
import type { Curve, Ink, Point } from '../base/core.ts'
import { noise, path, ribbon, rng, spline } from '../base/core.ts'
import { crownAt } from '../trees/crown-at.ts'
export interface Blob {
  x: number
  y: number
  rx: number
  ry: number
  seed: string
}
/** The shore of an islet grown by `by` units; growth is flattened as the view is. */
export function blob({ x, y, rx, ry, seed }: Blob, by = 0, flat = 0.5): string {
  const w = noise(rng(seed))
  const ring = Array.from({ length: 26 }, (_, i): Point => {
    const a = (i / 26) * Math.PI * 2,
      k = 1 + 0.13 * w(Math.cos(a) * 2 + 9) + 0.1 * w(Math.sin(a) * 2.4 + 31) + 0.04 * w(i * 1.7)
    return [x + Math.cos(a) * (rx * k + by), y + Math.sin(a) * (ry * k + by * flat)]
  })
  return spline(ring)
}
export interface Shoal {
  islets: readonly Blob[]
  bar: readonly Point[]
  width: Curve
  by: number
  ink: Ink
  flat?: number
}
/** Islets and the bar between them in one ink, grown by `by`. */
export const shoal = ({ islets, bar, width, by, ink, flat = 0.5 }: Shoal): string =>
  islets.map((b) => path(blob(b, by, flat), ink)).join('') +
  path(
    ribbon(bar, (t) => width(t) + by * 2 * (0.5 + 0.5 * flat), 40),
    ink,
  )
/** A domed wood on an islet, crowns from the far side to the near. */
export function wood(
  { x, y, rx, ry, seed }: Blob,
  dome: number,
  size: number,
  tones: readonly [Ink, Ink, Ink?],
  light: readonly [number, number] = [-0.6, -0.7],
): string {
  const r = rng(`${seed}w`),
    at: Point[] = [],
    rows = Math.max(4, Math.round((ry * 2) / (size * 0.34)))
  for (let j = 0; j <= rows; j++) {
    const v = -1 + (2 * j) / rows,
      half = Math.sqrt(Math.max(0, 1 - v * v)),
      m = Math.max(1, Math.round((rx * 2 * half) / (size * 1.05)))
    for (let i = 0; i < m; i++) at.push([(m === 1 ? 0 : -half + (2 * half * i) / (m - 1)) + r.j(0.05), v + r.j(0.04)])
  }
  const lift = (u: number, v: number) => dome * Math.max(0, 1 - u * u * 0.9 - v * v * 0.8) ** 0.7
  const pick = [...tones] as Ink[]
  return at
    .sort((p, q) => p[1] - q[1])
    .map(([u, v], i) => {
      const k = size * r.in(0.8, 1.2),
        shaded = u * light[0] + v * 0.3 < -0.42
      return crownAt({
        x: x + u * rx,
        y: y + v * ry - lift(u, v),
        rx: k,
        ry: k * 0.68,
        seed: `${seed}${i}`,
        tones: shaded ? [pick[0], pick[0]] : pick.slice(0, v < -0.5 ? 3 : 2),
        light: [...light] as [number, number],
        lobes: 4,
      })
    })
    .join('')
}
