// A loaded country bus seen from behind and a little above, about 240 wide and 330 high; its back wheels stand on (0, 0).
import { circle, clip, type Ink, path, poly, rect } from '../base/core.ts'
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
  const back = smooth([-112, -16, -117, -120, -110, -206, -70, -222, 70, -222, 110, -206, 117, -120, 112, -16, 0, -12])
  let s = rect(-98, -22, 46, 28, c.dark) + rect(52, -22, 46, 28, c.dark)
  // the roof goes away from us; bundles, trunks and a sack stand on it behind a low rail
  s += path(poly(pts([-104, -216, 104, -216, 84, -268, -84, -268])), c.roof)
  s +=
    path(smooth([-86, -226, -92, -286, -60, -306, -10, -300, -2, -236, -20, -222]), c.loads[0]) +
    path(smooth([-30, -270, -24, -326, 20, -340, 58, -322, 60, -276, 20, -262]), c.loads[2]) +
    path(smooth([6, -226, 4, -284, 30, -296, 82, -290, 90, -232, 60, -222]), c.loads[1])
  s += rect(-44, -302, 8, 76, c.dark) + rect(40, -292, 8, 68, c.dark)
  s += rect(-106, -242, 212, 6, c.dark) + [-104, -40, 32, 98].map((x) => rect(x, -242, 6, 26, c.dark)).join('')
  s +=
    path(back, c.body) +
    clip(
      back,
      path(smooth([66, -240, 92, -120, 78, 0, 160, 0, 160, -240]), c.shade) +
        rect(-130, -112, 260, 16, c.roof) +
        rect(-130, -40, 260, 40, c.dark),
    )
  s +=
    path(smooth([-88, -196, 0, -202, 88, -196, 94, -136, 0, -130, -94, -136]), c.glass) + rect(-4, -204, 8, 74, c.body)
  // two heads at the window, spare wheel, lamps, ladder
  s +=
    circle(-44, -150, 17, c.dark) +
    circle(34, -152, 17, c.dark) +
    clip(
      smooth([-88, -196, 0, -202, 88, -196, 94, -136, 0, -130, -94, -136]),
      path(smooth([-70, -126, -60, -142, -28, -142, -18, -126]), c.loads[1]) +
        path(smooth([8, -126, 18, -144, 50, -144, 60, -126]), c.roof),
    )
  s += circle(-30, -68, 34, c.dark) + circle(-30, -68, 14, c.roof)
  s +=
    rect(40, -128, 6, 92, c.dark) +
    rect(68, -128, 6, 92, c.dark) +
    [0, 1, 2, 3].map((i) => rect(42, -118 + i * 22, 30, 5, c.dark)).join('')
  return s + rect(-106, -84, 16, 26, c.lamp) + rect(90, -84, 16, 26, c.lamp)
}
