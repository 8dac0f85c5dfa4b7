// A banded coastal lighthouse, about 200 units tall, standing at (0, 0).
import type { Ink } from '../base/core.ts'
import { circle, clip, path, poly } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface LampHouseInks {
  white: Ink
  shade: Ink
  band: Ink
  bandShade: Ink
  dark: Ink
}
export function lampHouse(c: LampHouseInks): string {
  const shaft = poly(pts([-20, 0, 20, 0, 13, -150, -13, -150]))
  const bands = [0, 50, 100].map((y) => `M-30 ${-y - 50}h60v25h-60z`).join('')
  return (
    path(shaft, c.white) +
    clip(
      shaft,
      path(bands, c.band) +
        path(poly(pts([3, 0, 30, 0, 30, -160, 2, -160])), c.shade) +
        clip(poly(pts([3, 0, 30, 0, 30, -160, 2, -160])), path(bands, c.bandShade)),
    ) +
    path(poly(pts([-22, -150, 22, -150, 20, -158, -20, -158])), c.dark) +
    path(poly(pts([-11, -158, 11, -158, 10, -182, -10, -182])), c.white) +
    path('M-7 -160h4v21h-4zM4 -160h4v-20h-4z', c.dark) +
    path(poly(pts([-14, -182, 14, -182, 0, -200])), c.band) +
    circle(0, -203, 3, c.dark)
  )
}
