// Boards: a soft-top surf board three-quarters on, nose to the right and 300 long; a paddle board from above and behind.
import type { Ink } from '../base/core.ts'
import { path, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface BoardInks {
  deck: Ink
  rail: Ink
  stripe: Ink
}
/** Lying on the water, (0, 0) at its middle. */
export const softTop = (c: BoardInks): string =>
  path(smooth([-168, 2, -150, 18, -60, 30, 70, 26, 150, 4, 186, -26, 120, -6, -60, 0]), c.rail) +
  path(
    smooth([-170, -4, -150, -20, -60, -32, 60, -34, 140, -32, 188, -34, 150, -6, 70, 14, -60, 18, -150, 8]),
    c.deck,
  ) +
  path(
    ribbon(pts([-160, -4, -40, -8, 80, -12, 168, -28]), () => 7, 10),
    c.stripe,
  )
/** Seen from above and behind: nose up the sheet, tail at (0, 150), nose at (0, -150). */
export const paddleBoard = (c: BoardInks): string =>
  path(
    smooth([0, -158, 30, -120, 46, -40, 52, 50, 44, 128, 20, 164, -20, 164, -44, 128, -52, 50, -46, -40, -30, -120]),
    c.rail,
  ) +
  path(
    smooth([0, -156, 26, -120, 40, -40, 46, 50, 38, 122, 16, 152, -16, 152, -38, 122, -46, 50, -40, -40, -26, -120]),
    c.deck,
  ) +
  path(smooth([-30, -20, 30, -20, 34, 40, 30, 110, -30, 110, -34, 40]), c.stripe)
