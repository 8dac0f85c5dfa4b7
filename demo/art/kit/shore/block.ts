// A rounded block of granite, as they lie heaped off the islands: one dark mass, a plane the light falls on, a crack or two.
import type { Ink, Point } from '../base/core.ts'
import { clip, path, ribbon, rng, spline } from '../base/core.ts'
export interface BlockOptions {
  x: number
  y: number
  w: number
  h: number
  seed: string
  ink: Ink
  lit: Ink
  /** The narrow edge where the light is brightest. */
  rim?: Ink
  light?: -1 | 1
}
export function block({ x, y, w, h, seed, ink, lit, rim, light = 1 }: BlockOptions): string {
  const r = rng(seed),
    at = (a: number, k: number): Point => {
      // between a round and a box
      const c = Math.cos(a),
        s = Math.sin(a),
        m = (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (-1 / 3.2)
      return [x + c * m * (w / 2) * k, y + s * m * (h / 2) * k]
    }
  const rim0 = Array.from({ length: 18 }, (_, i) => at((i / 18) * 6.283 + r.j(0.08), 1 + r.j(0.05))),
    body = spline(rim0, true, 0.15),
    shift = (k: number) =>
      spline(
        rim0.map(([u, v]): Point => [u + light * w * k, v - h * k * 0.9]),
        true,
        0.15,
      )
  const dark = spline(
      rim0.map(([u, v]): Point => [u - light * w * 0.12, v + h * 0.24]),
      true,
      0.15,
    ),
    crack = ribbon(
      [
        [x - w * 0.1, y - h * 0.5],
        [x + w * r.j(0.08), y - h * 0.1],
        [x - w * 0.04 + w * r.j(0.1), y + h * 0.3],
      ],
      (t) => w * 0.014 * (1 - t),
      12,
    )
  return path(body, rim ?? lit) + clip(body, path(shift(-0.018), lit) + path(dark, ink) + path(crack, ink))
}
