// A country bus seen from behind and above, going away up the sheet: luggage on its roof, about 240 wide and 400 long, wheels at (0, 0).
import { circle, type Ink, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export interface BusBehindInks {
  body: Ink
  shade: Ink
  roof: Ink
  glass: Ink
  dark: Ink
  lamp: Ink
  loads: readonly [Ink, Ink, Ink]
}
export function busBehind(c: BusBehindInks): string {
  let s = rect(-100, -26, 40, 30, c.dark) + rect(60, -26, 40, 30, c.dark)
  // roof running away, its right side in shade
  s += path(poly(pts([-114, -214, 114, -214, 78, -404, -78, -404])), c.roof)
  s += path(poly(pts([114, -214, 78, -404, 92, -392, 130, -206, 130, -60, 114, -20])), c.shade)
  let panes = ''
  for (let i = 0; i < 5; i++) {
    const a = i / 5 + 0.03,
      b = (i + 1) / 5 - 0.02,
      x = (t: number) => 128 - 38 * t,
      y = (t: number) => -196 - 186 * t
    panes += poly(pts([x(a), y(a) + 6, x(b), y(b) + 6, x(b), y(b) + 46 - 20 * b, x(a), y(a) + 60 - 20 * a]))
  }
  s += path(panes, c.glass)
  // carrier and bundles
  s += path(smooth([-82, -250, -60, -300, 0, -300, 10, -250, -20, -236, -70, -236]), c.loads[0])
  s += path(smooth([4, -260, 20, -316, 80, -312, 92, -262, 60, -244, 20, -246]), c.loads[1])
  s += path(smooth([-64, -312, -50, -352, 10, -356, 30, -318, 0, -304, -44, -302]), c.loads[2])
  s += path(smooth([30, -330, 40, -368, 72, -366, 78, -330, 56, -322]), c.loads[0])
  s += rect(-100, -262, 6, 50, c.dark) + rect(94, -262, 6, 50, c.dark) + rect(-100, -232, 200, 5, c.dark)
  // back
  s += path(smooth([-116, -20, -118, -130, -112, -214, 0, -220, 112, -214, 118, -130, 116, -20, 0, -14]), c.body)
  s += path(poly(pts([-92, -186, 40, -186, 42, -146, -96, -146])), c.glass) + rect(-30, -186, 8, 42, c.body)
  s += rect(-117, -128, 234, 12, c.roof) + rect(-114, -34, 228, 16, c.dark)
  // spare wheel and the ladder to the carrier
  s += circle(-42, -76, 36, c.dark) + circle(-42, -76, 15, c.roof)
  s +=
    rect(62, -226, 7, 180, c.dark) +
    rect(98, -222, 7, 176, c.dark) +
    [0, 1, 2, 3, 4].map((i) => rect(64, -206 + i * 34, 38, 6, c.dark)).join('')
  return s + rect(-108, -66, 18, 26, c.lamp) + rect(32, -66, 18, 26, c.lamp)
}
