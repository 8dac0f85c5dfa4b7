// A woven shoulder bag of the Karen, hung by its strap from the origin: 420 wide, 900 long with its tassels.
import { clip, type Ink, path, poly } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { angular, smooth } from '../base/shape.ts'
import { stroke } from './round.ts'
export interface BagInks {
  cloth: Ink
  shade: Ink
  stripe: Ink
  thread: Ink
  dark: Ink
}
export function shoulderBag(c: BagInks): string {
  const bag = smooth([
    -200, 330, -110, 342, 0, 346, 110, 342, 200, 330, 210, 500, 214, 690, 196, 712, 0, 722, -196, 712, -214, 690, -210,
    500,
  ])
  const row = (y: number, n: number, h: number) => {
    let d = ''
    const w = 440 / n
    for (let i = 0; i < n; i++) {
      const x = -220 + (i + 0.5) * w
      d += poly(pts([x, y - h, x + w * 0.46, y, x, y + h, x - w * 0.46, y]))
    }
    return d
  }
  const level = (y: number, h: number) =>
    smooth([
      -230,
      y - 8,
      -100,
      y + 4,
      0,
      y + 7,
      100,
      y + 4,
      230,
      y - 8,
      230,
      y + h - 8,
      100,
      y + h + 4,
      0,
      y + h + 7,
      -100,
      y + h + 4,
      -230,
      y + h - 8,
    ])
  let fringe = ''
  for (let i = 0; i < 13; i++) {
    const x = -186 + i * 31,
      l = 120 + ((i * 37) % 50)
    fringe += stroke([x, 700, x + 4, 740, x - 2 + (i % 3) * 4, 712 + l], 9, 15, 6)
  }
  return (
    path(fringe, c.thread) +
    path(
      stroke([0, -4, -60, 90, -150, 250, -196, 420], 62, 54, 24) +
        stroke([0, -4, 70, 100, 150, 250, 196, 420], 62, 54, 24),
      c.shade,
    ) +
    path(
      stroke([0, -4, -64, 90, -154, 250, -196, 420], 22, 18, 24) +
        stroke([0, -4, 66, 100, 146, 250, 192, 420], 20, 16, 24),
      c.stripe,
    ) +
    path(bag, c.cloth) +
    clip(
      bag,
      path(level(380, 34) + level(640, 34), c.stripe) +
        path(level(428, 12) + level(612, 12), c.thread) +
        path(level(458, 140), c.dark) +
        path(row(528, 7, 52), c.stripe) +
        path(row(528, 7, 28), c.cloth) +
        path(row(528, 7, 11), c.thread) +
        path(angular([158, 320, 240, 320, 240, 740, 146, 740]), c.shade) +
        path(
          row(528, 7, 52)
            .split('M')
            .slice(-2)
            .map((q) => `M${q}`)
            .join(''),
          c.cloth,
        ),
    ) +
    path(stroke([-200, 334, -110, 346, 0, 350, 110, 346, 200, 334], 16, 16, 24), c.dark)
  )
}
