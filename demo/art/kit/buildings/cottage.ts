// Thatched beach cottage on short stilts, three-quarter view; 200 units wide, ground at y = 0.
import type { Ink } from '../base/core.ts'
import { path, poly, spline } from '../base/core.ts'
export interface CottageOptions {
  thatch: Ink
  thatchLit: Ink
  wall: Ink
  wallShade: Ink
  dark: Ink
  post: Ink
  glow?: Ink
}
export function cottage({ thatch, thatchLit, wall, wallShade, dark, post, glow }: CottageOptions) {
  return (
    path(
      [-84, -30, 22, 84]
        .map((x) =>
          poly([
            [x - 4, 4],
            [x + 4, 4],
            [x + 3, -34],
            [x - 3, -34],
          ]),
        )
        .join(''),
      post,
    ) +
    path(
      poly([
        [-96, -30],
        [40, -24],
        [98, -32],
        [98, -38],
        [40, -32],
        [-96, -38],
      ]),
      post,
    ) +
    path(
      poly([
        [-80, -36],
        [38, -30],
        [38, -86],
        [-80, -86],
      ]),
      wall,
    ) +
    path(
      poly([
        [38, -30],
        [88, -38],
        [88, -84],
        [38, -86],
      ]),
      wallShade,
    ) +
    path(
      poly([
        [-40, -35],
        [-14, -33],
        [-14, -76],
        [-40, -77],
      ]) +
        poly([
          [52, -44],
          [74, -48],
          [74, -72],
          [52, -70],
        ]),
      glow || dark,
    ) +
    path(
      poly([
        [2, -46],
        [26, -45],
        [26, -70],
        [2, -71],
      ]),
      dark,
    ) +
    path(
      spline(
        [
          [-104, -76],
          [-70, -118],
          [-40, -146],
          [36, -150],
          [52, -112],
          [50, -74],
          [0, -82],
          [-60, -80],
        ],
        true,
        0.08,
      ),
      thatchLit,
    ) +
    path(
      spline(
        [
          [50, -74],
          [46, -112],
          [36, -150],
          [74, -116],
          [110, -78],
          [80, -84],
        ],
        true,
        0.08,
      ),
      thatch,
    )
  )
}
