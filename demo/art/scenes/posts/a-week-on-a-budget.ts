// A green bench by the lagoon: a tiffin carrier, a few coins and a strip of ferry tickets, one of them torn off; the boat is in.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { circle, path, place, rect } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { farFerry } from '../../kit/boats/far-ferry.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { oval } from '../../kit/still-life/round.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.noon
/** One tin of the carrier: its foot at (0, 0), lit from the left. */
const tin = (w: number, h: number): string => {
  const band = (x0: number, x1: number) =>
    `M${x0} ${-h}V${-8 + 30 * (1 - (x0 / w) ** 2)}Q${(x0 + x1) / 2} ${4 + 30 * (1 - ((x0 + x1) / 2 / w) ** 2)} ${x1} ${-8 + 30 * (1 - (x1 / w) ** 2)}V${-h}z`
  return (
    path(band(-w, w), p.sky) +
    path(band(-w * 0.78, -w * 0.5), p.paper) +
    path(band(w * 0.3, w), p.aqua) +
    path(band(w * 0.72, w), p.lagoon) +
    path(`M${-w} -20Q0 34 ${w} -20V-6Q0 52 ${-w} -6z`, p.deep) +
    path(oval(0, -h, w, 26), p.deep) +
    path(oval(0, -h - 5, w, 25), p.sky)
  )
}
const coin = (x: number, y: number, r: number, ink: Ink): string =>
  path(oval(x, y + 8, r, r * 0.42), p.forest) +
  path(oval(x, y + 4, r, r * 0.42), p.coral) +
  path(oval(x, y, r, r * 0.42), ink) +
  path(oval(x, y, r * 0.66, r * 0.27), p.coral) +
  path(oval(x - 1, y + 1, r * 0.6, r * 0.24), ink)
export const focus = { x: 0.6, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const hz = 400
    let s = sky({
      bands: [
        [0, p.aqua],
        [90, p.sky],
        [280, p.paper],
      ],
      bottom: hz,
      seed: 'wb-sky',
      drift: 14,
      slivers: 4,
    })
    s += cloud({ x: 420, y: 300, w: 520, h: 110, seed: 'wb-c', ink: p.paper })
    s += island({
      x: 1320,
      w: 800,
      h: 100,
      horizon: hz,
      seed: 'wb-i',
      ink: p.deep,
      lit: p.leaf,
      strand: p.sand,
      peak: 0.4,
    })
    s += sea({
      horizon: hz,
      bottom: 760,
      inks: [p.deep, p.lagoon, p.lagoon, p.aqua, p.sky],
      seed: 'wb-sea',
      power: 1.2,
      sway: 12,
    })
    s += crests({ horizon: hz, bottom: 660, ink: p.aqua, seed: 'wb-cr', rows: 10, density: 0.7, weight: 0.8 })
    s += place(
      farFerry({ hull: p.coral, house: p.paper, glass: p.forest, funnel: p.coral, foam: p.paper }),
      520,
      470,
      1.35,
    )
    s +=
      path(smooth([-80, 740, 300, 700, 700, 716, 1200, 670, 1700, 660, 1700, 1300, -80, 1300]), p.paper) +
      path(smooth([-80, 766, 300, 724, 700, 740, 1200, 694, 1700, 680, 1700, 1300, -80, 1300]), p.sand)
    s += palm({
      x: 1500,
      y: 800,
      h: 640,
      lean: 60,
      size: 280,
      seed: 'wb-p',
      trunk: p.forest,
      trunkLit: p.leaf,
      back: p.forest,
      mid: p.forest,
      lit: p.leaf,
      count: 8,
    })
    // the bench: legs in the sand, its shade, three painted planks
    s += path(slivers([250, 1150, 190, 20, 1430, 1150, 190, 20, 330, 1090, 130, 13, 1340, 1090, 130, 13]), p.coral)
    s +=
      rect(190, 960, 46, 190, p.forest) +
      rect(1370, 960, 46, 190, p.forest) +
      rect(280, 960, 30, 130, p.deep) +
      rect(1290, 960, 30, 130, p.deep)
    s +=
      path(angular([170, 780, 1430, 780, 1444, 838, 156, 838]), p.leaf) +
      path(angular([152, 852, 1448, 852, 1466, 916, 134, 916]), p.leaf) +
      path(angular([130, 930, 1470, 930, 1494, 1004, 106, 1004]), p.leaf)
    s += path(
      angular([170, 780, 1430, 780, 1432, 788, 168, 788]) +
        angular([152, 852, 1448, 852, 1450, 860, 150, 860]) +
        angular([130, 930, 1470, 930, 1472, 939, 128, 939]),
      p.aqua,
    )
    s += path(
      angular([106, 1004, 1494, 1004, 1494, 1030, 106, 1030]) +
        angular([156, 838, 1444, 838, 1446, 852, 152, 852]) +
        angular([134, 916, 1466, 916, 1468, 930, 130, 930]),
      p.forest,
    )
    s += path(slivers([420, 884, 240, 5, 1300, 880, 160, 5, 330, 966, 200, 5, 800, 812, 200, 4]), p.forest)
    // tiffin carrier: three tins, clamps, handle
    s += path(smooth([1010, 900, 1200, 866, 1400, 850, 1390, 890, 1180, 940]), p.forest)
    s += place(tin(124, 124), 1010, 898) + place(tin(124, 112), 1010, 778) + place(tin(124, 112), 1010, 668)
    s +=
      path(
        smooth(
          [-124, -4, -100, -30, 0, -44, 100, -30, 124, -4, 90, 14, 0, 22, -90, 14].map(
            (v, i) => v + (i % 2 ? 556 : 1010),
          ),
        ),
        p.paper,
      ) +
      path(
        smooth([20, -42, 100, -30, 124, -4, 90, 14, 30, 20, 70, -10].map((v, i) => v + (i % 2 ? 556 : 1010))),
        p.aqua,
      )
    s +=
      path(angular([878, 540, 896, 540, 896, 900, 878, 892]), p.coral) +
      path(angular([1124, 540, 1142, 540, 1142, 892, 1124, 900]), p.coral)
    s +=
      path(limb([887, 548, 900, 470, 960, 440, 1060, 440, 1120, 470, 1133, 548], 16, 16, 16), p.coral) +
      path(limb([956, 440, 1064, 440], 30, 30), p.forest)
    // a banana for the crossing
    s +=
      path(
        smooth([
          1180, 884, 1216, 900, 1270, 898, 1330, 868, 1352, 836, 1362, 840, 1356, 880, 1310, 926, 1240, 940, 1190, 916,
        ]),
        p.sand,
      ) +
      path(smooth([1190, 908, 1240, 922, 1310, 908, 1356, 872, 1352, 888, 1310, 926, 1240, 940, 1192, 920]), p.coral) +
      path(angular([1350, 838, 1364, 840, 1370, 818, 1358, 816]), p.forest)
    // the strip of tickets, folded over the edge of the bench, and the one already torn off
    s += path(angular([430, 876, 710, 862, 728, 964, 430, 980]), p.forest)
    s +=
      path(angular([420, 866, 560, 858, 568, 962, 418, 970]), p.paper) +
      path(angular([562, 858, 700, 850, 718, 952, 570, 962]), p.paper) +
      path(angular([704, 850, 822, 842, 846, 944, 722, 952]), p.sky)
    for (const [x, y] of [
      [436, 880],
      [580, 871],
      [722, 863],
    ] as const)
      s +=
        rect(x, y, 84, 18, p.coral) +
        rect(x + 2, y + 32, 104, 8, p.lagoon) +
        rect(x + 4, y + 50, 72, 8, p.lagoon) +
        rect(x + 6, y + 68, 28, 12, p.forest) +
        rect(x + 42, y + 68, 8, 12, p.forest) +
        rect(x + 58, y + 68, 16, 12, p.forest)
    for (let i = 0; i < 6; i++)
      s += circle(562 + i * 1.4, 868 + i * 18, 3, p.lagoon) + circle(704 + i * 3, 860 + i * 18, 3, p.lagoon)
    s += place(
      path(angular([6, 8, 150, 8, 150, 92, 6, 92]), p.forest) +
        path(angular([0, 0, 140, 0, 134, 12, 142, 24, 134, 36, 142, 48, 134, 60, 142, 72, 138, 84, 0, 84]), p.paper) +
        rect(14, 14, 84, 16, p.coral) +
        rect(14, 42, 100, 8, p.lagoon) +
        rect(14, 60, 70, 8, p.lagoon),
      236,
      800,
      1,
      -14,
    )
    // coins: a small pile and four more
    for (let i = 0; i < 4; i++) s += coin(372, 966 - i * 13, 36, p.sand)
    s +=
      coin(262, 968, 34, p.sand) + coin(446, 996, 30, p.sand) + coin(316, 990, 26, p.sand) + coin(880, 972, 32, p.sand)
    return s
  }, options)
export default scene
