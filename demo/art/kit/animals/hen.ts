// A hen pecking about, facing right, about 70 long; feet at y = 0, her own patch of shade under her.
import { type Ink, lens, path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export const hen = ({ body, comb, dark, shade }: { body: Ink; comb: Ink; dark: Ink; shade: Ink }): string =>
  path(lens(2, 0, 60, 10), shade) +
  path(smooth([-34, -46, -20, -28, 4, -32, 16, -46, 20, -58, 30, -56, 30, -40, 22, -18, 0, -10, -20, -16]), body) +
  path(
    poly(pts([30, -50, 42, -46, 30, -42])) +
      ribbon(pts([2, -12, 4, 0]), () => 4, 3) +
      ribbon(pts([10, -12, 14, 0]), () => 4, 3),
    dark,
  ) +
  path(smooth([18, -58, 22, -68, 30, -64, 32, -56]), comb)
