// Sand, wet edge and foam laid out on real ground in metres, so the curve of a bay foreshortens by itself.
import type { Camera, Curve, Ink } from '../base/core.ts'
import { lens, noise, path, rng, spline } from '../base/core.ts'
// Depths spaced evenly on the screen rather than on the ground.
export const depths = (near: number, far: number, count = 40) =>
  Array.from({ length: count + 1 }, (_, i) => 1 / (1 / near + (1 / far - 1 / near) * (i / count) ** 0.92))
// The ground between two lines X(Z).
export function strip(cam: Camera, zs: readonly number[], left: Curve, right: Curve) {
  const a = zs.map((z: number) => cam(left(z), 0, z)),
    b = zs.map((z: number) => cam(right(z), 0, z)).reverse()
  return spline([...a, ...b], true)
}
// A shoreline pushed seaward by d metres, with lobes like spent waves.
export function lobed(shore: Curve, d: number, amp: number, seed: string, scale = 0.16) {
  const w = noise(rng(seed))
  return (z: number) => {
    const q = Math.log(z) * 26 * scale
    return shore(z) - d + (w(q) + 0.4 * w(q * 2.3 + 40)) * amp * Math.min(1.6, z / 22)
  } // lobes even on the sheet, so far ones never turn to saw teeth
}
export interface MarksOptions {
  seed: string
  ink: Ink
  from: number
  to: number
  near: number
  far: number
  count?: number
  len?: number
}
// Footprints, wrack and ripple marks: a few slivers parallel to the shore.
export function marks(
  cam: Camera,
  shore: Curve,
  { seed, ink, from, to, near, far, count = 30, len = 2.4 }: MarksOptions,
) {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const z = 1 / (1 / far + r() * (1 / near - 1 / far)),
      off = r.in(from, to),
      X = shore(z) + off
    const [x, y] = cam(X, 0, z),
      s = 1400 / z
    d += lens(x, y, len * s * r.in(0.4, 1), 0.07 * s * r.in(0.5, 1.2), r.j(0.03 * s))
  }
  return path(d, ink)
}
