// A kingfisher at rest, bill to the right; about 60 high, its breast at (0, 0).
import type { Ink } from '../base/core.ts'
import { path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
export const kingfisher = (c: { back: Ink; breast: Ink; bill: Ink; tail: Ink }): string =>
  path(smooth([-20, 26, -16, 0, -4, -16, 12, -16, 20, -4, 14, 14, 0, 24]), c.back) +
  path(smooth([-4, 10, 4, -2, 16, 0, 14, 14, 0, 22]), c.breast) +
  path(smooth([12, -12, 40, -8, 18, -4]), c.bill) +
  path(smooth([-20, 26, -30, 42, -12, 30]), c.tail)
