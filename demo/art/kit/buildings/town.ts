// Small houses with tin roofs, and a timber church; base at y = 0, lit from the left.

import { type Ink, path, poly } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface HouseInks {
  wall: Ink
  side: Ink
  roof: Ink
  roofShade: Ink
  dark: Ink
}
/** Long side to us, gable in shade at the right. */
export function house(w: number, h: number, { wall, side, roof, roofShade, dark }: HouseInks): string {
  const a = -w / 2,
    b = w * 0.18,
    c = w / 2,
    ridge = h * 1.62,
    panes: string[] = []
  for (let i = 0; i < 3; i++) {
    const x = a + w * (0.09 + i * 0.2)
    panes.push(
      poly([
        [x, i === 1 ? 0 : -h * 0.3],
        [x + w * 0.09, i === 1 ? 0 : -h * 0.3],
        [x + w * 0.09, -h * 0.72],
        [x, -h * 0.72],
      ]),
    )
  }
  return (
    path(
      poly([
        [a, 0],
        [b, 0],
        [b, -h],
        [a, -h],
      ]),
      wall,
    ) +
    path(
      poly([
        [b, 0],
        [c, 0],
        [c, -h],
        [(b + c) / 2, -ridge],
        [b, -h],
      ]),
      side,
    ) +
    path(
      panes.join('') +
        poly([
          [w * 0.29, -h * 0.3],
          [w * 0.38, -h * 0.3],
          [w * 0.38, -h * 0.72],
          [w * 0.29, -h * 0.72],
        ]),
      dark,
    ) +
    path(
      poly([
        [a - w * 0.05, -h * 0.94],
        [b + w * 0.01, -h * 0.94],
        [(b + c) / 2, -ridge - h * 0.06],
        [a + w * 0.12, -ridge - h * 0.06],
      ]),
      roof,
    ) +
    path(
      poly([
        [b + w * 0.01, -h * 0.94],
        [(b + c) / 2, -ridge - h * 0.06],
        [c + w * 0.04, -h * 0.9],
        [c + w * 0.01, -h * 0.84],
        [(b + c) / 2, -ridge + h * 0.1],
        [b + w * 0.04, -h * 0.9],
      ]),
      roofShade,
    )
  )
}
/** Nave with a square tower and spire at its left end, about 150 wide and 240 tall. */
export function church({ wall, side, roof, roofShade, dark }: HouseInks): string {
  const arch = (x: number, y: number, w: number, h: number) => `M${x} ${y}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}z`
  return (
    `<g transform="translate(34 0)">${house(130, 52, { wall, side, roof, roofShade, dark: wall })}</g>` +
    path(arch(-12, -12, 10, 20) + arch(12, -12, 10, 20) + arch(36, -12, 10, 20), dark) +
    path(poly(pts([-62, 0, -28, 0, -28, -124, -62, -124])), wall) +
    path(poly(pts([-28, 0, -12, 0, -12, -124, -28, -124])), side) +
    path(arch(-52, 0, 15, 28) + arch(-50, -78, 11, 22) + arch(-24, -78, 7, 22), dark) +
    path(poly(pts([-65, -60, -28, -60, -28, -55, -65, -55])), side) +
    path(poly(pts([-68, -122, -27, -122, -36, -226])), roof) +
    path(poly(pts([-27, -122, -7, -122, -36, -226])), roofShade) +
    path(
      poly(pts([-38, -224, -34, -224, -34, -252, -38, -252])) + poly(pts([-45, -244, -27, -244, -27, -240, -45, -240])),
      dark,
    )
  )
}
