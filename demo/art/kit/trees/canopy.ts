// A tree crown for hillsides and the far bank: a dark mass and a few clumps that catch the light. A tenth the size of `treeCrown`.
import type { Ink } from '../base/core.ts'
import { lump, path, rng } from '../base/core.ts'
export interface CanopyOptions {
  x: number
  y: number
  rx: number
  ry: number
  seed: string
  /** Shade, body, and a light for the topmost clump. */
  tones: readonly [Ink, Ink, Ink?]
  light?: -1 | 1
}
export function canopy({ x, y, rx, ry, seed, tones, light = -1 }: CanopyOptions): string {
  const r = rng(seed)
  let body = '',
    high = ''
  const shade = lump(x, y, rx, ry, r, 12, 0.13) + lump(x + rx * 0.4, y + ry * 0.3, rx * 0.7, ry * 0.7, r, 9, 0.12)
  for (const [u, v, k] of [
    [-0.42, -0.12, 0.5],
    [0.22, -0.42, 0.52],
    [0.52, 0.06, 0.36],
    [-0.1, -0.5, 0.46],
    [-0.6, 0.3, 0.32],
  ]) {
    const cx = x + (u + r.j(0.1)) * rx,
      cy = y + (v + r.j(0.08)) * ry
    body += lump(cx, cy, rx * k, ry * k * 0.66, r, 8, 0.16)
    if (tones[2] && u * light > 0)
      high += lump(cx + light * rx * k * 0.2, cy - ry * k * 0.3, rx * k * 0.62, ry * k * 0.34, r, 8, 0.12)
  }
  return path(shade, tones[0]) + path(body, tones[1]) + (tones[2] ? path(high, tones[2]) : '')
}
