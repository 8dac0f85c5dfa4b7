// A car from straight above, nose up: about 84 wide and 160 long, centred on (0, 0).
import { type Ink, path, rect } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
export interface CarAboveInks {
  body: Ink
  shade: Ink
  glass: Ink
  lamp: Ink
  tail: Ink
  shadow: Ink
}
export const carAbove = (c: CarAboveInks): string =>
  path(smooth([-30, -66, 36, -70, 58, -40, 58, 60, 48, 96, -30, 92]), c.shadow) +
  rect(-46, -28, 10, 14, c.body) +
  rect(36, -28, 10, 14, c.shade) +
  path(smooth([-38, -50, -28, -76, 0, -82, 28, -76, 38, -50, 39, 60, 32, 78, 0, 82, -32, 78, -39, 60]), c.body) +
  path(smooth([14, -80, 30, -74, 38, -50, 39, 60, 32, 78, 14, 81, 22, 40, 22, -30]), c.shade) +
  path(smooth([-30, -26, 0, -38, 30, -26, 25, -4, 0, -10, -25, -4]), c.glass) +
  path(smooth([-24, 42, 0, 38, 24, 42, 28, 60, 0, 66, -28, 60]), c.glass) +
  rect(-33, 0, 6, 36, c.glass) +
  rect(27, 0, 6, 36, c.glass) +
  path(smooth([-33, -68, -24, -76, -16, -76, -22, -66]) + smooth([33, -68, 24, -76, 16, -76, 22, -66]), c.lamp) +
  rect(-30, 74, 14, 6, c.tail) +
  rect(16, 74, 14, 6, c.tail)
