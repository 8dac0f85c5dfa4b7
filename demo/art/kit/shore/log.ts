// Sawn logs: a long bark cylinder and its cut end with growth rings. The end faces us; the trunk runs back along (dx, dy).
import type { Ink } from '../base/core.ts'
import { lerp, n, P, path, rng } from '../base/core.ts'
export interface LogOptions {
  x: number
  y: number
  /** Half the width and half the height of the cut end. */
  rx: number
  ry: number
  dx: number
  dy: number
  seed: string
  bark: Ink
  barkLit: Ink
  end: Ink
  ring: Ink
  heart: Ink
}
const oval = (x: number, y: number, a: number, b: number) =>
  `M${P(x - a, y)}a${n(a)} ${n(b)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(-2 * a)} 0z`
export function log({ x, y, rx, ry, dx, dy, seed, bark, barkLit, end, ring, heart }: LogOptions): string {
  const r = rng(seed),
    k = 0.94,
    ex = x + dx,
    ey = y + dy
  // the sheet edges of the trunk: tangents square to its run
  const L = Math.hypot(dx, dy),
    nx = (-dy / L) * rx,
    ny = (dx / L) * ry,
    up = ny < 0 ? 1 : -1,
    ux = nx * up,
    uy = ny * up
  let out =
    path(oval(ex, ey, rx * k, ry * k), bark) +
    path(
      `M${P(x + ux, y + uy)}L${P(ex + ux * k, ey + uy * k)}L${P(ex - ux * k, ey - uy * k)}L${P(x - ux, y - uy)}z`,
      bark,
    )
  const band = (a: number, b: number) =>
    `M${P(x + ux * a, y + uy * a)}L${P(ex + ux * a * k, ey + uy * a * k)}L${P(ex + ux * b * k, ey + uy * b * k)}L${P(x + ux * b, y + uy * b)}z`
  out += path(band(0.96, 0.52), barkLit)
  let cracks = ''
  for (let i = 0; i < 5; i++) {
    const a = r.in(-0.7, 0.45),
      t0 = r.in(0.05, 0.6),
      t1 = t0 + r.in(0.15, 0.35),
      w = 0.035
    cracks += `M${P(lerp(x, ex, t0) + ux * a, lerp(y, ey, t0) + uy * a)}L${P(lerp(x, ex, t1) + ux * (a + w), lerp(y, ey, t1) + uy * (a + w))}L${P(lerp(x, ex, t1) + ux * (a - w), lerp(y, ey, t1) + uy * (a - w))}z`
  }
  out += path(cracks, barkLit) + path(oval(x, y, rx, ry), bark) + path(oval(x, y, rx * 0.92, ry * 0.92), end)
  let rings = ''
  for (const q of [0.72, 0.5, 0.29]) {
    const cx = x + r.j(rx * 0.05),
      cy = y + r.j(ry * 0.05)
    rings +=
      oval(cx, cy, rx * q, ry * q) +
      `M${P(cx - rx * (q - 0.05), cy)}a${n(rx * (q - 0.05))} ${n(ry * (q - 0.05))} 0 1 1 ${n(2 * rx * (q - 0.05))} 0a${n(rx * (q - 0.05))} ${n(ry * (q - 0.05))} 0 1 1 ${n(-2 * rx * (q - 0.05))} 0z`
  }
  const a = r.in(-0.6, 0.6)
  return (
    out +
    path(rings, ring) +
    path(oval(x, y, rx * 0.13, ry * 0.13), heart) +
    path(
      `M${P(x, y)}L${P(x + Math.cos(a) * rx * 0.9, y - Math.sin(a) * ry * 0.9)}L${P(x + Math.cos(a + 0.07) * rx * 0.86, y - Math.sin(a + 0.07) * ry * 0.86)}z`,
      heart,
    )
  )
}
