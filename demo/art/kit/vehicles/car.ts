// A tall family car in three-quarter view, coming toward us and to the right: drawn in metres, then scaled.

import { type Ink, type Point, path, poly, spline } from '../base/core.ts'
import { triples } from '../base/flat.ts'

interface CarInks {
  body: Ink
  side: Ink
  glass: Ink
  glare: Ink
  dark: Ink
  lamp: Ink
  trim: Ink
  shadow: Ink
}
/** 100 units to the metre; ground at y = 0 under the near front wheel. */
export function car({ body, side, glass, glare, dark, lamp, trim, shadow }: CarInks): string {
  const q = (x: number, y: number, z: number): Point => [x * 40 - y * 82, x * 19 + y * 7 - z * 92 - 40],
    half = 0.9
  const face = (list: [number, number, number][], ink: Ink) => path(poly(list.map((v) => q(...v))), ink),
    soft = (list: [number, number, number][], ink: Ink, k = 0.07) =>
      path(
        spline(
          list.map((v) => q(...v)),
          true,
          k,
        ),
        ink,
      )
  const wheel = (x: number, y: number, r: number) =>
    Array.from({ length: 18 }, (_, i): [number, number, number] => {
      const a = (i / 18) * 6.283
      return [x + Math.cos(a) * r, y, 0.36 + Math.sin(a) * r]
    })
  const y = half,
    t = 0.76,
    top = 1.72
  return (
    soft(triples([-2.5, -1.7, 0, 2.3, -1.7, 0, 2.5, 0.2, 0, 2.2, 1.02, 0, -2.3, 1, 0]), shadow, 0.1) +
    soft(
      [
        [-2.2, -y, 0.3],
        [2.2, -y, 0.3],
        [2.2, y, 0.3],
        [-2.2, y, 0.3],
      ],
      dark,
    ) +
    soft(wheel(1.38, -0.8, 0.36), dark) +
    soft(
      [
        [-2.22, y, 0.34],
        [-2.28, y, 0.95],
        [-2.18, y, 1.12],
        [1.14, y, 1.08],
        [2.1, y, 0.96],
        [2.26, y, 0.72],
        [2.24, y, 0.34],
      ],
      side,
    ) +
    face(
      [
        [-2.18, y, 1.1],
        [-1.98, t, top],
        [0.28, t, top],
        [1.14, y, 1.08],
      ],
      side,
    ) +
    face(
      [
        [-1.98, y - 0.02, 1.14],
        [-1.86, t + 0.02, 1.6],
        [-1.2, t + 0.02, 1.62],
        [-1.2, y, 1.14],
      ],
      glass,
    ) +
    face(
      [
        [-1.1, y, 1.14],
        [-1.1, t + 0.02, 1.62],
        [-0.34, t + 0.02, 1.62],
        [-0.3, y, 1.13],
      ],
      glass,
    ) +
    face(
      [
        [-0.2, y, 1.13],
        [-0.24, t + 0.02, 1.62],
        [0.26, t + 0.02, 1.62],
        [0.94, y, 1.1],
      ],
      glass,
    ) +
    face(
      [
        [-1.98, -t, top],
        [0.28, -t, top],
        [0.28, t, top],
        [-1.98, t, top],
      ],
      body,
    ) +
    face(
      [
        [0.3, -t, top - 0.02],
        [1.18, -y + 0.04, 1.09],
        [1.18, y - 0.04, 1.09],
        [0.3, t, top - 0.02],
      ],
      glass,
    ) +
    face(triples([0.42, -0.1, 1.64, 1.06, -0.3, 1.15, 1.06, 0.2, 1.15, 0.42, 0.22, 1.64]), glare) +
    soft(
      [
        [1.16, -y, 1.08],
        [2.1, -y, 0.96],
        [2.1, y, 0.96],
        [1.16, y, 1.08],
      ],
      body,
      0.05,
    ) +
    soft(
      [
        [2.1, -y, 0.97],
        [2.26, -y, 0.72],
        [2.24, -y, 0.32],
        [2.24, y, 0.32],
        [2.26, y, 0.72],
        [2.1, y, 0.97],
      ],
      body,
      0.05,
    ) +
    face(triples([2.26, -0.46, 0.82, 2.26, 0.46, 0.82, 2.28, 0.46, 0.62, 2.28, -0.46, 0.62]), dark) +
    soft(triples([2.2, -0.86, 0.86, 2.24, -0.52, 0.84, 2.27, -0.52, 0.66, 2.24, -0.86, 0.68]), lamp) +
    soft(triples([2.2, 0.86, 0.86, 2.24, 0.52, 0.84, 2.27, 0.52, 0.66, 2.24, 0.86, 0.68]), lamp) +
    face(triples([2.27, -0.86, 0.5, 2.27, 0.88, 0.5, 2.26, 0.88, 0.34, 2.26, -0.86, 0.34]), dark) +
    face(triples([2.29, -0.22, 0.52, 2.29, 0.22, 0.52, 2.29, 0.22, 0.41, 2.29, -0.22, 0.41]), trim) +
    face(
      [
        [-2.2, y + 0.01, 0.86],
        [2.1, y + 0.01, 0.78],
        [2.1, y + 0.01, 0.74],
        [-2.2, y + 0.01, 0.81],
      ],
      trim,
    ) +
    face(
      [
        [1.06, y + 0.12, 1.2],
        [1.2, y + 0.12, 1.2],
        [1.2, y + 0.12, 1.06],
        [1.06, y + 0.12, 1.06],
      ],
      body,
    ) +
    soft(wheel(-1.38, y, 0.44), dark) +
    soft(wheel(1.38, y, 0.44), dark) +
    soft(wheel(-1.38, y + 0.02, 0.2), trim) +
    soft(wheel(1.38, y + 0.02, 0.2), trim) +
    face(
      [
        [-1.7, t * 0.7, top + 0.07],
        [0.1, t * 0.7, top + 0.07],
        [0.1, t * 0.7, top + 0.03],
        [-1.7, t * 0.7, top + 0.03],
      ],
      dark,
    )
  )
}
