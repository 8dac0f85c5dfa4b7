// Seven islands cut from paper and stacked up the sheet, each with its own sign, and one boat that has threaded them all.
import {
  circle,
  type Ink,
  lens,
  lump,
  type Point,
  path,
  place,
  poly,
  ribbon,
  rng,
  type Scene,
} from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { cutIsle, cutJail, cutPalm, cutRuin } from '../../kit/things/paper-cut.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late
    /** One island: its own shadow a little lower to the right, then the sheet itself. */
    const cut = (body: (ink: Ink) => string, ink: Ink, shade: Ink, drop: number) =>
      `<g transform="translate(${drop} ${drop * 0.8})">${body(shade)}</g>${body(ink)}`
    let s = path('M-10 -10H1610V1210H-10z', p.paper)
    s += circle(590, 236, 176, p.gold) + circle(590, 236, 126, p.coral)
    // sea: broad calm bands between the rows
    for (const [y, h, ink] of [
      [350, 90, p.gold],
      [560, 90, p.gold],
      [800, 120, p.gold],
      [1070, 190, p.gold],
    ] as const)
      s += path(
        smooth([
          -200,
          y + h * 0.5,
          200,
          y + h * 0.1,
          700,
          y + h * 0.3,
          1200,
          y,
          1800,
          y + h * 0.4,
          1800,
          y + h,
          1200,
          y + h * 0.8,
          700,
          y + h * 1.1,
          200,
          y + h * 0.8,
          -200,
          y + h,
        ]),
        ink,
      )
    // the way the boat has come
    const way: Point[] = pts([
      1290, 372, 860, 400, 700, 470, 980, 560, 1560, 560, 1530, 660, 900, 690, 330, 670, 60, 740, 260, 800, 1000, 800,
      1480, 860, 1500, 960, 1000, 960, 480, 1000, 330, 1090,
    ])
    s += path(
      ribbon(way, (t) => 4 + 11 * t, 120),
      p.orange,
    )
    // 7: Ross and Smith, two humps and the bar of sand between
    s +=
      cut(
        (i) =>
          cutIsle(
            [
              960, 372, 1010, 340, 1060, 300, 1120, 288, 1180, 318, 1220, 352, 1300, 364, 1360, 352, 1400, 316, 1450,
              308, 1510, 344, 1550, 372,
            ],
            i,
          ),
        p.gold,
        p.orange,
        9,
      ) + path(lens(1270, 368, 150, 10), p.paper)
    // 6: North Andaman and its peak
    const peak = cut(
      (i) =>
        cutIsle(
          [
            110, 470, 220, 440, 330, 380, 430, 290, 510, 206, 556, 180, 600, 214, 650, 222, 712, 166, 760, 176, 840,
            280, 930, 380, 1010, 440, 1090, 470,
          ],
          i,
          true,
        ),
      p.orange,
      p.coral,
      10,
    )
    s +=
      peak +
      path(
        poly(
          pts([712, 166, 760, 176, 840, 280, 930, 380, 1010, 440, 1060, 462, 880, 452, 800, 360, 790, 300, 740, 250]),
        ),
        p.coral,
      ) +
      path(poly(pts([556, 180, 600, 214, 616, 300, 580, 350, 610, 456, 470, 460, 520, 350, 510, 280])), p.coral)
    // 5: Middle Andaman, a wall of forest
    s += cut(
      (i) => {
        const q = rng('td5')
        let d = ''
        for (let x = 760; x < 1560; x += 58)
          d += lump(
            x,
            534 - 46 * Math.sin(((x - 700) / 900) * 3.1) + q.j(12),
            50 * q.in(0.8, 1.2),
            44 * q.in(0.8, 1.3),
            q,
            8,
            0.13,
          )
        return cutIsle([690, 572, 800, 530, 1000, 500, 1250, 490, 1450, 520, 1600, 572], i) + path(d, i)
      },
      p.coral,
      p.wine,
      10,
    )
    // 4: Baratang, cones of mud that bubble
    s += cut(
      (i) =>
        cutIsle(
          [
            20, 692, 130, 672, 210, 640, 270, 566, 300, 552, 372, 552, 402, 566, 470, 636, 560, 656, 640, 618, 664, 612,
            704, 612, 730, 624, 800, 660, 900, 692,
          ],
          i,
        ),
      p.wine,
      p.plum,
      11,
    )
    s +=
      path(lens(337, 558, 92, 20) + lens(684, 616, 56, 12), p.gold) +
      circle(326, 540, 10, p.wine) +
      circle(352, 516, 7, p.wine) +
      path(
        ribbon(pts([336, 560, 350, 600, 328, 640, 372, 690]), (t) => 12 + 18 * t, 16),
        p.plum,
      )
    // 3: the ruined church on Netaji Subhas Chandra Bose Dweep
    s += cut(
      (i) =>
        cutIsle([760, 816, 880, 784, 1010, 756, 1130, 740, 1250, 748, 1380, 776, 1540, 816], i) +
        place(cutRuin(i), 1110, 742, 0.92) +
        place(cutPalm(i, 150, 40), 1330, 772),
      p.plum,
      p.forest,
      12,
    )
    // 2: the jail
    s += cut(
      (i) =>
        cutIsle([40, 962, 160, 922, 300, 896, 480, 886, 660, 896, 820, 922, 980, 962], i) +
        place(cutJail(i), 480, 884, 0.86),
      p.teal,
      p.forest,
      13,
    )
    // 1: Swaraj Dweep in front, palms over a long beach
    s += cut(
      (i) =>
        cutIsle([560, 1150, 760, 1100, 960, 1066, 1200, 1044, 1450, 1050, 1700, 1080, 1760, 1150], i) +
        place(cutPalm(i, 190, -50), 1330, 1070) +
        place(cutPalm(i, 236, 44), 1440, 1070) +
        place(cutPalm(i, 130, 40), 900, 1090),
      p.ink,
      p.forest,
      14,
    )
    // the boat itself, folded paper, and four parakeets from the same sheet
    s +=
      path(smooth([210, 1090, 250, 1098, 400, 1096, 456, 1076, 430, 1124, 370, 1138, 270, 1138, 228, 1122]), p.coral) +
      path(poly(pts([342, 1084, 342, 938, 434, 1080])), p.wine) +
      path(poly(pts([330, 1080, 330, 968, 262, 1078])), p.orange) +
      path(poly(pts([333, 1100, 338, 1100, 338, 926, 333, 926])), p.ink)
    const bird = poly(pts([0, 0, -30, -16, -46, -12, -14, 6, -60, 30, 8, 14, 30, 2]))
    for (const [x, y, k] of triples([1180, 130, 0.9, 1250, 96, 0.7, 1320, 150, 0.6, 1110, 96, 0.5]))
      s += place(path(bird, p.wine), x, y, k, -8)
    return s
  }, options)
export default scene
