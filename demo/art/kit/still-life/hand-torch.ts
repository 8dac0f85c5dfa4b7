// A torch held in a fist that comes in from the right; the lens is at the origin, the light goes left; about 700 long.
import { clip, type Ink, path } from '../base/core.ts'
import { angular, smooth } from '../base/shape.ts'
import { oval, stroke } from './round.ts'
export interface TorchInks {
  metal: Ink
  lit: Ink
  shade: Ink
  lens: Ink
  skin: Ink
  skinShade: Ink
  cuff: Ink
}
export function handTorch(c: TorchInks): string {
  const head = angular([0, -84, 50, -90, 130, -52, 130, 52, 50, 90, 0, 84]),
    hand = smooth([
      236, -66, 300, -96, 400, -90, 480, -78, 600, -96, 780, -110, 780, 130, 600, 110, 480, 96, 380, 104, 290, 96, 240,
      70, 226, 0,
    ])
  let knuckles = ''
  for (const [x, w] of [
    [258, 60],
    [318, 64],
    [380, 62],
    [438, 56],
  ])
    knuckles += smooth([
      x - w / 2,
      10,
      x - w / 2 + 4,
      -10,
      x,
      -20,
      x + w / 2 - 4,
      -10,
      x + w / 2,
      20,
      x + w / 2 - 4,
      84,
      x,
      104,
      x - w / 2 + 4,
      84,
    ])
  return (
    path(angular([120, -48, 540, -48, 540, 48, 120, 48]), c.metal) +
    path(angular([120, -48, 540, -48, 540, -30, 120, -30]), c.lit) +
    path(angular([120, 14, 540, 14, 540, 48, 120, 48]), c.shade) +
    path(head, c.metal) +
    clip(
      head,
      path(angular([0, -90, 140, -90, 140, -44, 0, -50]), c.lit) +
        path(angular([0, 20, 140, 14, 140, 90, 0, 90]), c.shade),
    ) +
    path(angular([148, -52, 168, -52, 168, 52, 148, 52]), c.shade) +
    path(oval(0, 0, 24, 86), c.shade) +
    path(oval(-2, 0, 18, 74), c.lens) +
    path(hand, c.skin) +
    clip(hand, path(smooth([220, 60, 400, 74, 600, 60, 800, 50, 800, 180, 220, 180]), c.skinShade)) +
    path(knuckles, c.skinShade) +
    path(
      smooth([232, 6, 240, -24, 262, -26, 284, 0, 280, 60, 262, 80, 240, 64]) +
        smooth([294, 4, 304, -28, 326, -28, 344, 0, 342, 70, 322, 88, 302, 74]) +
        smooth([356, 6, 366, -24, 388, -26, 404, 2, 402, 70, 384, 86, 364, 74]) +
        smooth([416, 10, 424, -16, 442, -18, 458, 6, 456, 60, 442, 74, 424, 66]),
      c.skin,
    ) +
    path(stroke([470, -70, 400, -74, 330, -64, 270, -46], 54, 36), c.skin) +
    path(stroke([460, -48, 390, -50, 320, -42, 262, -28], 9, 4), c.skinShade) +
    path(smooth([640, -112, 700, -118, 820, -126, 820, 146, 700, 128, 640, 118, 628, 0]), c.cuff)
  )
}
