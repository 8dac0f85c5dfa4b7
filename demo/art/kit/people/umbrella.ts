// An open umbrella over someone 100 units tall, feet at 0,0: the stick at the hand, the cloth above the head.
import type { Ink } from '../base/core.ts'
import { path, poly } from '../base/core.ts'
import { pts } from '../base/points.ts'
export const umbrella = (cloth: Ink, shade: Ink, stick: Ink): string =>
  path(poly(pts([13, -50, 15, -50, 7, -134, 5, -134])), stick) +
  path(
    'M6 -136Q-38 -134 -46 -94Q-36 -102 -25 -97Q-14 -103 0 -98Q14 -104 28 -99Q40 -104 54 -97Q46 -134 6 -136z',
    cloth,
  ) +
  path(
    'M6 -136Q34 -126 28 -99Q40 -104 54 -97Q46 -134 6 -136zM6 -136Q-16 -126 -25 -97Q-14 -103 0 -98Q2 -120 6 -136z',
    shade,
  )
