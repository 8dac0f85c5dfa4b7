// A cinder cone with gullies, and the ash cloud that leaves it.
import type { Ink, Point } from '../base/core.ts'
import { clip, lerp, lump, noise, path, ribbon, rng, spline } from '../base/core.ts'
export interface Cone {
  x: number
  /** Sea level. */
  base: number
  top: number
  /** Half the width at the sea and at the crater. */
  half: number
  rim: number
  seed: string
  shade: Ink
  body: Ink
  lit: Ink
  light?: -1 | 1
}
export function cone({ x, base, top, half, rim, seed, shade, body, lit, light = 1 }: Cone): string {
  const r = rng(seed),
    w = noise(r),
    at = (s: -1 | 1, t: number): Point => [
      x + s * (lerp(rim, half, t ** 1.45) + w(t * 9 + s * 20) * 9 * (0.3 + t)),
      lerp(top, base, t) + w(t * 14 + s * 50) * 4,
    ]
  const steps = Array.from({ length: 15 }, (_, i) => i / 14)
  const crater: Point[] = [
    [x - rim * 0.5, top + 16],
    [x - rim * 0.1, top + 30],
    [x + rim * 0.4, top + 20],
  ]
  const d = `${spline([...steps.map((t) => at(-1, t)).reverse(), ...crater, ...steps.map((t) => at(1, t))], false)}z`
  // the lit face: its edge is a rib that wanders down from the crater
  const rib = steps.map(
    (t): Point => [
      x - light * (rim * 0.2 + half * 0.1 * t) + w(t * 6 + 90) * half * 0.09 * t + light * half * 0.1 * t * t,
      lerp(top - 20, base + 10, t),
    ],
  )
  let body2 = path(
    `${spline(rib, false)}L${x + light * half * 2} ${base + 10}L${x + light * half * 2} ${top - 60}z`,
    lit,
  )
  let cut = '',
    spill = ''
  for (let i = 0; i < 16; i++) {
    const u = -0.95 + (i / 15) * 1.9 + r.j(0.04),
      t0 = r.in(0.06, 0.42),
      line = Array.from({ length: 7 }, (_, k): Point => {
        const t = lerp(t0, 1.03, k / 6)
        return [x + u * lerp(rim, half, t ** 1.45) + w(t * 5 + i * 3) * 12 * t, lerp(top, base, t)]
      })
    const width = (t: number) => lerp(3, half * r.in(0.05, 0.075), t ** 1.3)
    if (u * light > -0.12) cut += ribbon(line, width, 12)
    else spill += ribbon(line, width, 12)
  }
  body2 += path(cut, body) + path(spill, shade)
  return path(d, body) + clip(d, body2)
}
export interface Plume {
  pts: readonly Point[]
  from: number
  to: number
  seed: string
  tones: readonly [Ink, Ink, Ink]
  /** Toward the light. */
  light: Point
}
/** Billows that grow along a line: shade, body, lit cap. */
export function plume({ pts, from, to, seed, tones, light }: Plume): string {
  const r = rng(seed),
    m = 22,
    puffs: [number, number, number][] = []
  for (let i = 0; i <= m; i++) {
    const t = i / m,
      g = t * (pts.length - 1),
      a = Math.min(pts.length - 2, Math.floor(g)),
      u = g - a,
      k = lerp(from, to, t ** 0.8)
    puffs.push([
      lerp(pts[a][0], pts[a + 1][0], u) + r.j(k * 0.35),
      lerp(pts[a][1], pts[a + 1][1], u) + r.j(k * 0.22),
      k * r.in(0.75, 1.15),
    ])
  }
  return tones
    .map((ink, s) =>
      path(
        puffs
          .map(([x, y, k]) =>
            lump(
              x + light[0] * k * 0.26 * s,
              y + light[1] * k * 0.26 * s,
              k * [1.06, 0.86, 0.56][s],
              k * [0.86, 0.68, 0.4][s],
              r,
              7,
              0.06,
            ),
          )
          .join(''),
        ink,
      ),
    )
    .join('')
}
