// A coconut palm from straight above: a star of fronds, half of them lit, and the star's shadow beside it.
import type { Ink, Point } from '../base/core.ts'
import { circle, path, ribbon, rng } from '../base/core.ts'
export interface PalmTopOptions {
  x: number
  y: number
  size: number
  seed: string
  ink: Ink
  lit: Ink
  /** Set where the ground is pale enough to take a shadow. */
  shadow?: Ink
}
export function palmTop({ x, y, size, seed, ink, lit, shadow }: PalmTopOptions): string {
  const r = rng(seed),
    turn = r() * 6.283,
    count = 12
  let a = '',
    b = '',
    c = ''
  for (let i = 0; i < count; i++) {
    const t = turn + (i / count) * 6.283 + r.j(0.14),
      L = size * r.in(0.8, 1.08),
      bend = r.j(0.5),
      ux = Math.cos(t),
      uy = Math.sin(t)
    const q = (ox: number, oy: number): Point[] => [
      [x + ox, y + oy],
      [x + ox + ux * L * 0.5 - uy * bend * L * 0.1, y + oy + uy * L * 0.5 + ux * bend * L * 0.1],
      [x + ox + ux * L - uy * bend * L * 0.34, y + oy + uy * L + ux * bend * L * 0.34],
    ]
    const blade = (u: number) => size * 0.24 * Math.sin(Math.PI * Math.min(1, 0.05 + u * 0.95)) ** 0.8
    a += ribbon(q(0, 0), blade, 8)
    c += ribbon(q(size * 0.5, size * 0.55), blade, 6)
    // the upper-left half of every frond takes the light
    b += ribbon(q(-size * 0.03, -size * 0.035), (u) => blade(u) * (ux - uy < 0.4 ? 0.5 : 0.16), 8)
  }
  return (shadow ? path(c, shadow) : '') + path(a, ink) + path(b, lit) + circle(x, y, size * 0.08, ink)
}
