// A kayak's fore deck from the paddler's seat: the tip at (0, 0), the coaming 470 below it; and the paddle across one's knees.
import type { Ink, Point } from '../base/core.ts'
import { circle, path, place, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
export interface BowInks {
  deck: Ink
  shade: Ink
  stripe: Ink
  cord: Ink
  well: Ink
}
export const kayakBow = (c: BowInks): string =>
  path(
    smooth([
      0, -8, 34, 30, 120, 170, 210, 340, 262, 520, 250, 600, 0, 640, -250, 600, -262, 520, -210, 340, -120, 170, -34,
      30,
    ]),
    c.deck,
  ) +
  path(smooth([2, -4, 34, 30, 120, 170, 210, 340, 262, 520, 250, 600, 60, 640, 66, 420, 40, 200, 12, 50]), c.shade) +
  path(
    ribbon(pts([1, 14, 4, 120, 8, 300, 10, 480]), (t) => 6 + 30 * t, 12),
    c.stripe,
  ) +
  path(
    ribbon(pts([-86, 156, 6, 196, 100, 250]), () => 6, 8) +
      ribbon(pts([90, 156, 6, 196, -112, 250]), () => 6, 8) +
      ribbon(pts([-112, 250, 8, 276, 108, 250]), () => 6, 8),
    c.cord,
  ) +
  circle(2, 34, 9, c.cord) +
  path(smooth([-214, 640, -206, 500, -120, 420, 8, 396, 130, 420, 212, 500, 220, 640]), c.stripe) +
  path(smooth([-190, 660, -182, 510, -104, 446, 8, 424, 114, 446, 188, 510, 196, 660]), c.well)

/** The paddle with its two hands, level, its middle at (0, 0); about 1240 from tip to tip. */
export function paddleAcross(c: { shaft: Ink; blade: Ink; bladeShade: Ink; hand: Ink }): string {
  const blade =
    path(smooth([448, -10, 500, -56, 580, -70, 620, -40, 626, 4, 600, 44, 530, 56, 470, 30]), c.blade) +
    path(smooth([448, -2, 540, 4, 626, 6, 600, 44, 530, 56, 470, 30]), c.bladeShade)
  return (
    blade +
    place(blade, 0, 0, 1, 0, -1) +
    path(
      ribbon(pts([-500, 4, 0, 0, 500, 4]), () => 19, 10),
      c.shaft,
    ) +
    [-212, 212]
      .map((x) => path(smooth([x - 30, -18, x, -26, x + 30, -16, x + 34, 10, x + 8, 30, x - 28, 24]), c.hand))
      .join('')
  )
}
/** The two arms of the wave that a bow at `tip` pushes out; `reach` is how far each goes aside, left below 0. */
export const bowWave = ([x, y]: Point, reach: readonly number[], ink: Ink): string =>
  path(
    reach
      .map((k) =>
        ribbon(
          pts([x, y + 40, x + k * 0.34, y + 140, x + k * 0.74, y + 300, x + k * 1.1, y + 520]),
          (t) => 3 + 22 * t,
          20,
        ),
      )
      .join(''),
    ink,
  )
