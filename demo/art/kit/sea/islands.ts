// Islands on the horizon: asymmetrical ridges, a ragged tree line, a lit shoulder and a pale strand.
import type { Ink, Point } from '../base/core.ts'
import { clip, noise, path, rng, spline } from '../base/core.ts'
export interface IslandOptions {
  x: number
  w: number
  h: number
  horizon: number
  seed: string
  ink: Ink
  lit?: Ink
  strand?: Ink
  light?: number
  peak?: number
  rough?: number
}
export function island({ x, w, h, horizon, seed, ink, lit, strand, light = -1, peak = 0.4, rough = 1 }: IslandOptions) {
  const r = rng(seed),
    w1 = noise(r),
    w2 = noise(r),
    pts: Point[] = [],
    m = Math.max(16, Math.round(w / 16))
  for (let i = 0; i <= m; i++) {
    const t = i / m,
      s = t < peak ? t / peak : (1 - t) / (1 - peak)
    const y =
      Math.sin((s * Math.PI) / 2) ** 0.85 * h * (0.84 + 0.16 * w1(t * 5)) +
      (i && i < m ? w2(t * m * 0.8) * rough * Math.min(7, h * 0.08) : 0)
    pts.push([x - w / 2 + t * w, horizon - Math.max(0, y)])
  }
  const d = `${spline(pts, false)}L${x + w / 2} ${horizon + 1}L${x - w / 2} ${horizon + 1}z`
  let out = path(d, ink)
  if (lit) {
    const k = pts.map(
      ([px, py], i): Point => [
        px + light * -w * 0.05 - light * w * 0.02 * w1(i * 0.7),
        py + h * (0.16 + 0.14 * Math.abs(w2(i * 0.55))),
      ],
    )
    const shade = `${spline(k, false)}L${x + w} ${horizon + 1}L${x - w} ${horizon + 1}z`
    out = path(d, lit) + clip(d, path(shade, ink))
  }
  if (strand)
    out += path(`M${x - w * 0.42} ${horizon + 1}q${w * 0.4} ${-Math.max(2.5, h * 0.05)} ${w * 0.8} 0z`, strand)
  return out
}
