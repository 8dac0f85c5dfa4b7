// Cloth laid over a bed: its top, its hanging sides with a few folds, and the pattern woven in it.
import { type Ink, path, rng } from '../base/core.ts'
import type { BedOptions } from './bed-options.ts'
import { face, level, type Space, type Tones, type Vec } from './space.ts'
export function hang(s: Space, a: Vec, b: Vec, drop: number, seed: string, ink: Ink, fold: Ink): string {
  const r = rng(seed),
    m = 9,
    at = (t: number, y: number): Vec => [a[0] + (b[0] - a[0]) * t, y, a[2] + (b[2] - a[2]) * t]
  const hem: Vec[] = Array.from({ length: m + 1 }, (_, i) =>
    at(1 - i / m, a[1] - drop + (i % 2 ? 0.025 : -0.012) + r.j(0.01)),
  )
  let folds = ''
  for (let i = 1; i < m; i++) {
    if (r() < 0.45) continue
    const t = i / m + r.j(0.02)
    folds += face(s, [
      at(t, a[1] - drop * r.in(0.2, 0.5)),
      at(t + 0.03, a[1] - drop + 0.006),
      at(t - 0.02, a[1] - drop + 0.006),
    ])
  }
  return path(face(s, [a, b, ...hem]), ink) + path(folds, fold)
}
/** Cloth over the bed between z0 and z1, hanging at both sides and, if it reaches the foot, there too. */
export function cover(
  s: Space,
  w: number,
  z0: number,
  z1: number,
  y: number,
  drop: number,
  foot: boolean,
  [lit, body, shade]: Tones,
  seed: string,
  pattern = '',
): string {
  const x = w / 2 + 0.025,
    [ex, , ez] = s.eye,
    side = (n: number) => (n > 0.1 ? body : shade),
    fold = (_: number) => shade
  let o = ''
  const [lx, , lz] = s.light
  if (ex < -x) o += hang(s, [-x, y, z0], [-x, y, z1], drop, `${seed}l`, side(-lx), fold(-lx))
  if (ex > x) o += hang(s, [x, y, z0], [x, y, z1], drop, `${seed}r`, side(lx), fold(lx))
  if (foot && ez < z0) o += hang(s, [-x, y, z0], [x, y, z0], drop, `${seed}f`, side(-lz), fold(-lz))
  return o + path(level(s, -x, x, z0, z1, y), lit) + pattern
}
export function patternOn(
  s: Space,
  kind: BedOptions['pattern'],
  w: number,
  z0: number,
  z1: number,
  y: number,
  ink: Ink,
): string {
  let d = ''
  const x = w / 2
  if (kind === 'stripes') for (let u = -x + 0.1; u < x - 0.05; u += 0.24) d += level(s, u, u + 0.09, z0, z1, y)
  if (kind === 'border')
    d =
      level(s, -x, x, z0 + 0.1, z0 + 0.2, y) +
      level(s, -x, x, z0 + 0.26, z0 + 0.3, y) +
      level(s, -x + 0.08, -x + 0.14, z0, z1, y) +
      level(s, x - 0.14, x - 0.08, z0, z1, y)
  if (kind === 'checks')
    for (let i = 0; i * 0.3 < w; i++)
      for (let j = 0; z0 + j * 0.3 < z1; j++)
        if ((i + j) % 2)
          d += level(
            s,
            -x + i * 0.3,
            Math.min(x, -x + i * 0.3 + 0.3),
            z0 + j * 0.3,
            Math.min(z1, z0 + j * 0.3 + 0.3),
            y,
          )
  if (kind === 'diamond')
    for (let i = 0; (i + 0.5) * 0.4 < w; i++)
      for (let j = 0; z0 + (j + 1) * 0.4 < z1 + 0.01; j++) {
        const u = -x + (i + 0.5) * 0.4,
          v = z0 + (j + 0.5) * 0.4
        d += face(s, [
          [u - 0.15, y, v],
          [u, y, v - 0.15],
          [u + 0.15, y, v],
          [u, y, v + 0.15],
        ])
      }
  return path(d, ink)
}
