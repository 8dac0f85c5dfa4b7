// A thatched villa seen from a height, its rooms lit: boxes under hipped roofs, in metres on an oblique plan.
import { type Ink, type Point, path, poly } from '../base/core.ts'

/** Metres along the front (to the lower right), away from it (to the upper right) and up, to the sheet. */
export type Oblique = (x: number, y: number, z: number) => Point
export const oblique =
  (ox: number, oy: number, k: number): Oblique =>
  (x, y, z) => [ox + (x * 0.9 + y * 0.78) * k, oy + (x * 0.34 - y * 0.42 - z * 0.92) * k]
export interface PavilionInks {
  wall: Ink
  wallShade: Ink
  glow: Ink
  glowPale: Ink
  post: Ink
  thatch: Ink
  thatchLit: Ink
  thatchEnd: Ink
}
export interface Pavilion {
  /** Near left corner, length along the front and depth, metres. */
  x: number
  y: number
  l: number
  d: number
  /** Height of the eaves and of the ridge. */
  eaves?: number
  ridge?: number
  /** How many bays of the front are lit from inside. */
  bays: number
}
export function pavilion(at: Oblique, { x, y, l, d, eaves = 3, ridge = 6.4, bays }: Pavilion, c: PavilionInks): string {
  const face = (q: readonly (readonly [number, number, number])[], ink: Ink) => path(poly(q.map((v) => at(...v))), ink)
  const o = 1.1
  let s =
    face(
      [
        [x, y, 0],
        [x + l, y, 0],
        [x + l, y, eaves],
        [x, y, eaves],
      ],
      c.wall,
    ) +
    face(
      [
        [x + l, y, 0],
        [x + l, y + d, 0],
        [x + l, y + d, eaves],
        [x + l, y, eaves],
      ],
      c.wallShade,
    )
  for (let i = 0; i < bays; i++) {
    const a = x + (l / bays) * (i + 0.1),
      b = x + (l / bays) * (i + 0.9)
    s += face(
      [
        [a, y, 0.1],
        [b, y, 0.1],
        [b, y, 2.5],
        [a, y, 2.5],
      ],
      c.glow,
    )
    s += face(
      [
        [a, y, 0.1],
        [(a + b) / 2 - 0.1, y, 0.1],
        [(a + b) / 2 - 0.1, y, 2.5],
        [a, y, 2.5],
      ],
      c.glowPale,
    )
  }
  s += face(
    [
      [x + l, y + d * 0.3, 0.8],
      [x + l, y + d * 0.7, 0.8],
      [x + l, y + d * 0.7, 2.3],
      [x + l, y + d * 0.3, 2.3],
    ],
    c.glow,
  )
  for (let i = 0; i <= bays; i++) {
    const a = x + (l / bays) * i
    s += face(
      [
        [a - 0.1, y - 0.9, 0],
        [a + 0.1, y - 0.9, 0],
        [a + 0.1, y - 0.9, eaves],
        [a - 0.1, y - 0.9, eaves],
      ],
      c.post,
    )
  }
  // hipped roof: far slopes first
  const e: [number, number, number][] = [
    [x - o, y - o, eaves - 0.3],
    [x + l + o, y - o, eaves - 0.3],
    [x + l + o, y + d + o, eaves - 0.3],
    [x - o, y + d + o, eaves - 0.3],
  ]
  const m = y + d / 2,
    r0: [number, number, number] = [x + d * 0.42, m, ridge],
    r1: [number, number, number] = [x + l - d * 0.42, m, ridge]
  s += face([e[3], e[2], r1, r0], c.thatchEnd) + face([e[0], e[3], r0], c.thatchEnd)
  s += face([e[0], e[1], r1, r0], c.thatch) + face([e[1], e[2], r1], c.thatchEnd)
  // the moonlit band under the ridge, and the ragged skirt of the thatch
  s += face([[r0[0] - 0.9, m - d * 0.14, ridge - 0.9], [r1[0] + 0.9, m - d * 0.14, ridge - 0.9], r1, r0], c.thatchLit)
  return (
    s +
    face(
      [
        [x - o, y - o, eaves - 0.3],
        [x + l + o, y - o, eaves - 0.3],
        [x + l + o, y - o, eaves - 0.62],
        [x - o, y - o, eaves - 0.62],
      ],
      c.wallShade,
    )
  )
}
