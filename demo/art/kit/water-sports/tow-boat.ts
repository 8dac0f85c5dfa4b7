// A small tow boat from astern in the middle distance, two aboard; about 124 wide, the water is y = 20.
import type { Ink } from '../base/core.ts'
import { circle, lens, path, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { angular } from '../base/shape.ts'
export const towBoat = (c: { hull: Ink; stripe: Ink; vest: Ink; dark: Ink }): string =>
  path(angular([-34, -20, -30, -40, 30, -40, 34, -20]), c.dark) +
  path(spline(pts([-62, -22, -52, 10, -26, 22, 26, 22, 52, 10, 62, -22, 40, -28, -40, -28]), true, 0.1), c.hull) +
  path(angular([-58, -8, 58, -8, 54, 4, -54, 4]), c.stripe) +
  path(lens(-16, -54, 30, 40) + lens(18, -52, 26, 36), c.vest) +
  circle(-16, -80, 10, c.dark) +
  circle(18, -78, 9, c.dark) +
  path(angular([-12, -8, 12, -8, 10, 26, -10, 26]), c.dark)
