// Flat bands of sky whose edges drift; each edge breaks into a few slivers of the next ink, as a screen print does.
import type { Ink, Point } from '../base/core.ts'
import { lens, noise, path, rect, rng, spline } from '../base/core.ts'
export interface SkyOptions {
  bands: readonly (readonly [top: number, ink: Ink])[]
  bottom: number
  seed: string
  drift?: number
  slivers?: number
}
export function sky({ bands, bottom, seed, drift = 14, slivers = 5 }: SkyOptions) {
  // bands: [[yTop, ink], ...] from the top down
  const r = rng(seed),
    w = noise(r)
  let out = rect(0, 0, 1600, bottom + 4, bands[0][1])
  bands.slice(1).forEach(([y, ink], i) => {
    const pts: Point[] = []
    for (let x = -80; x <= 1680; x += 110) pts.push([x, y + w(x / 330 + i * 9) * drift])
    out += path(`${spline(pts, false)}L1700 ${bottom + 4}L-100 ${bottom + 4}z`, ink)
    let d = ''
    for (let k = 0; k < slivers; k++) d += lens(r.in(0, 1600), y - r.in(8, 46), r.in(120, 420), r.in(4, 11), r.j(3))
    out += path(d, ink)
  })
  return out
}
