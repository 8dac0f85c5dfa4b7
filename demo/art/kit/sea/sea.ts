// Sea in flat bands, tightly spaced at the horizon, with crest slivers whose length, weight and spacing grow toward the viewer.
import type { Ink, Point } from '../base/core.ts'
import { lens, lerp, noise, path, rect, rng, spline } from '../base/core.ts'
export interface SeaOptions {
  horizon: number
  bottom?: number
  inks: readonly Ink[]
  seed: string
  power?: number
  sway?: number
}
export function sea({ horizon, bottom = 1204, inks, seed, power = 2, sway = 16 }: SeaOptions) {
  const r = rng(seed),
    w = noise(r)
  let out = rect(0, horizon, 1600, bottom - horizon, inks[0])
  for (let i = 1; i < inks.length; i++) {
    const t = (i / inks.length) ** power,
      y = horizon + (bottom - horizon) * t,
      a = sway * t ** 0.7,
      pts: Point[] = []
    for (let x = -60; x <= 1660; x += 70) pts.push([x, y + w(x / 210 + i * 7) * a + w(x / 67 + i * 17) * a * 0.3])
    out += path(`${spline(pts, false)}L1700 ${bottom}L-100 ${bottom}z`, inks[i])
  }
  return out
}
export interface CrestsOptions {
  horizon: number
  bottom?: number
  ink: Ink
  seed: string
  rows?: number
  power?: number
  density?: number
  x0?: number
  x1?: number
  from?: number
  weight?: number
  skip?: (x: number, y: number) => boolean
}
export function crests({
  horizon,
  bottom = 1204,
  ink,
  seed,
  rows = 16,
  power = 2.1,
  density = 1,
  x0 = 0,
  x1 = 1600,
  from = 0.02,
  weight = 1,
  skip,
}: CrestsOptions) {
  const r = rng(seed),
    cl = noise(r)
  let d = ''
  for (let i = 0; i < rows; i++) {
    const t = lerp(from, 1, i / rows) ** power,
      y = horizon + (bottom - horizon) * t
    const len = lerp(26, 230, t ** 0.8),
      th = lerp(1.8, 11, t) * weight
    for (let x = x0 - r() * len; x < x1 + len; x += (len * r.in(1.0, 2.6)) / density) {
      if (cl(x / (len * 3.3) + i * 3.7) < -0.05) continue // crests come in sets, not confetti
      const yy = y + r.j(lerp(2, 20, t))
      if (skip?.(x, yy)) continue
      d += lens(x, yy, len * r.in(0.5, 1.25), th * r.in(0.7, 1.2), r.j(th * 0.5))
    }
  }
  return path(d, ink)
}
