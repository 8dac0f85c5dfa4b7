// Amkunj Rest: a hot dinner after six hours of road, rice and curries laid out on a banana leaf, seen from above.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, lens, lump, path, place, rect, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limeHalf } from '../../kit/still-life/fruit.ts'
import { hoop, oval, stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.5 }
const draw = () => {
  const p = palettes.shade,
    r = rng('thali')
  // the table: three broad boards
  let s = rect(-10, -10, 1620, 1230, p.deep)
  s +=
    path(stroke([-20, 300, 800, 292, 1620, 306], 7) + stroke([-20, 900, 800, 912, 1620, 896], 7), p.ink) +
    path(
      lens(300, 130, 620, 14) + lens(1300, 190, 420, 12) + lens(240, 1080, 500, 14) + lens(1340, 1060, 520, 16),
      p.forest,
    )
  // the leaf, its shadow, midrib and veins
  const leaf = smooth([
    40, 640, 110, 420, 320, 270, 640, 220, 1000, 214, 1300, 250, 1500, 360, 1580, 560, 1560, 760, 1440, 920, 1200, 1000,
    860, 1020, 520, 1010, 260, 930, 100, 800,
  ])
  s += place(path(leaf, p.ink), 24, 40) + path(leaf, p.leaf)
  let veins = ''
  for (let i = 0; i < 17; i++) {
    const x = 140 + i * 84
    veins += stroke([x, 630, x + 40, 470, x + 120, 190], 7, 3) + stroke([x, 640, x + 50, 800, x + 130, 1050], 7, 3)
  }
  s += clip(
    leaf,
    path(smooth([0, 640, 400, 626, 900, 634, 1620, 606, 1620, 1100, 0, 1100]), p.fern) +
      path(veins, p.forest) +
      path(smooth([30, 650, 400, 622, 900, 630, 1600, 600, 1600, 620, 900, 652, 400, 646]), p.lime),
  )
  s += path(smooth([70, 520, 110, 420, 320, 276, 640, 226, 820, 220, 560, 262, 330, 330, 160, 450]), p.lime)
  // rice, with a well of dal
  s +=
    path(lump(850, 790, 300, 170, r, 16, 0.07), p.forest) +
    path(lump(840, 760, 300, 170, r, 16, 0.07), p.light) +
    path(lump(826, 742, 250, 130, r, 15, 0.08), p.paper)
  s +=
    path(smooth([700, 760, 760, 710, 880, 706, 960, 750, 940, 800, 840, 820, 740, 806]), p.clay) +
    path(smooth([730, 760, 780, 726, 870, 726, 900, 744, 820, 750, 770, 776]), p.light) +
    circle(880, 778, 13, p.fern) +
    circle(800, 790, 10, p.ink)
  // steel bowls along the far edge
  const bowl = (x: number, y: number, k: number, fill: string, lit: string, bits: string) =>
    circle(x + 16, y + 24, k, p.forest) +
    circle(x, y, k, p.light) +
    circle(x, y, k * 0.9, p.lime) +
    circle(x, y, k * 0.82, p.deep) +
    circle(x, y + k * 0.05, k * 0.77, fill) +
    path(
      smooth([
        x - k * 0.62,
        y,
        x - k * 0.3,
        y - k * 0.5,
        x + k * 0.2,
        y - k * 0.52,
        x - k * 0.1,
        y - k * 0.3,
        x - k * 0.4,
        y + k * 0.1,
      ]),
      lit,
    ) +
    bits
  s += bowl(
    430,
    420,
    128,
    p.clay,
    p.light,
    circle(460, 450, 16, p.ink) + circle(410, 480, 12, p.fern) + circle(490, 410, 10, p.paper),
  )
  s += bowl(
    720,
    386,
    118,
    p.paper,
    p.light,
    circle(750, 400, 8, p.ink) + circle(700, 430, 7, p.ink) + circle(740, 350, 9, p.fern),
  )
  s += bowl(
    990,
    392,
    122,
    p.lime,
    p.light,
    [
      [-30, 30],
      [24, 46],
      [46, -14],
    ]
      .map(([u, v]) => path(oval(990 + u, 392 + v, 22, 16), p.leaf))
      .join(''),
  )
  // dry curry, pickle, greens, a lime
  s +=
    path(lump(1280, 420, 110, 84, r, 11, 0.08), p.forest) +
    path(lump(1272, 408, 104, 78, r, 11, 0.08), p.clay) +
    [
      [1240, 390, 22],
      [1290, 380, 26],
      [1262, 440, 24],
      [1316, 430, 20],
    ]
      .map(([x, y, k]) => path(oval(x, y, k, k * 0.7), p.light))
      .join('')
  s += path(lump(1420, 580, 70, 56, r, 8, 0.1), p.ink) + path(oval(1404, 566, 20, 14) + oval(1440, 590, 16, 12), p.clay)
  s += place(limeHalf(62, p.lime, p.light, p.paper), 1440, 736, 1, 20)
  s += path(lump(560, 600, 84, 54, r, 11, 0.1), p.deep) + path(lump(552, 592, 60, 36, r, 9, 0.1), p.lime)
  // papad, leaning on the rice, and a fried fish
  const papad = lump(1190, 730, 190, 180, r, 10, 0.05)
  s +=
    place(path(papad, p.forest), 16, 24) +
    path(papad, p.light) +
    clip(
      papad,
      [
        [1120, 660],
        [1220, 640],
        [1290, 720],
        [1160, 780],
        [1240, 820],
        [1090, 740],
        [1200, 720],
        [1300, 810],
        [1130, 850],
      ]
        .map(([x, y], i) => circle(x, y, 14 + (i % 3) * 5, p.lime) + circle(x - 3, y - 4, 8 + (i % 3) * 4, p.paper))
        .join(''),
    )
  s +=
    path(smooth([180, 780, 240, 720, 350, 700, 450, 740, 520, 690, 536, 800, 456, 788, 350, 840, 240, 830]), p.forest) +
    path(smooth([170, 762, 230, 702, 340, 684, 440, 722, 512, 672, 526, 784, 446, 768, 340, 818, 230, 810]), p.clay) +
    path(
      stroke([280, 700, 300, 750, 280, 806], 9) +
        stroke([340, 694, 362, 750, 340, 808], 9) +
        stroke([400, 712, 416, 750, 400, 786], 9),
      p.ink,
    ) +
    circle(220, 748, 10, p.paper)
  // a steel tumbler of water at the corner
  s +=
    path(angular([1440, 60, 1560, 60, 1640, 200, 1540, 240]), p.ink) +
    circle(1450, 120, 112, p.light) +
    circle(1450, 120, 98, p.fern) +
    circle(1450, 124, 90, p.lime) +
    path(hoop(1444, 120, 64, 60, 9), p.paper)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
