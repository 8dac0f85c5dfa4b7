// One small suitcase with straps, about 150 wide and 110 high, hanging from its handle at (0, 0).
import { type Ink, path, rect, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export const suitcase = ({ body, shade, strap }: { body: Ink; shade: Ink; strap: Ink }): string =>
  path(
    ribbon(pts([-26, 26, -22, 4, 22, 4, 26, 26]), () => 8, 12),
    strap,
  ) +
  path(smooth([-74, 30, -60, 24, 60, 24, 74, 30, 78, 78, 74, 126, 60, 132, -60, 132, -74, 126, -78, 78]), body) +
  path(smooth([-76, 100, 0, 104, 76, 100, 74, 126, 60, 132, -60, 132, -74, 126]), shade) +
  rect(-48, 24, 14, 108, strap) +
  rect(34, 24, 14, 108, strap)
