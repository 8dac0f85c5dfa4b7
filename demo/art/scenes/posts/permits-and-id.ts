// A forest counter: an officer behind the blind stamps a page, papers wait in front, and the island waits behind him.
import type { Scene } from '../../kit/base/core.ts'
import { circle, path, place, rect } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { hoop, oval } from '../../kit/still-life/round.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.6, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade
    // what lies beyond the office: sea, and a wooded island with its strand
    let s = rect(0, 0, 1600, 1200, p.paper)
    s += path(smooth([-40, 300, 300, 280, 700, 306, 1100, 284, 1700, 300, 1700, 600, -40, 600]), p.light)
    s += island({
      x: 560,
      w: 900,
      h: 190,
      horizon: 560,
      seed: 'pm-i',
      ink: p.fern,
      lit: p.leaf,
      strand: p.paper,
      peak: 0.62,
    })
    for (const [x, h, l] of [
      [300, 90, -20],
      [352, 66, 16],
      [830, 76, 20],
    ] as const)
      s += farPalm({ x, y: 556, h, lean: l, seed: `pm${x}`, ink: p.forest })
    s +=
      rect(0, 560, 1600, 260, p.lime) +
      path(
        slivers([300, 584, 520, 9, 700, 620, 420, 9, 420, 668, 460, 11, 240, 630, 200, 7, 820, 700, 340, 11], 2),
        p.light,
      )
    s += path(slivers([560, 566, 560, 12, 480, 580, 300, 8]), p.fern)
    s +=
      path(angular([700, 640, 830, 634, 800, 660, 720, 660]), p.forest) +
      path(angular([734, 638, 744, 638, 742, 566, 738, 566]), p.forest) +
      path(smooth([744, 632, 744, 574, 790, 630]), p.paper)
    // officer: shirt, belt, sleeves; the blind hides the face
    s += path(
      smooth([
        960, 900, 950, 640, 966, 470, 1010, 400, 1110, 370, 1260, 372, 1350, 410, 1392, 500, 1404, 660, 1396, 900,
      ]),
      p.clay,
    )
    s += path(
      smooth([1240, 372, 1350, 410, 1392, 500, 1404, 660, 1396, 900, 1290, 900, 1300, 640, 1280, 480]),
      p.forest,
    )
    s += path(smooth([1120, 300, 1250, 300, 1246, 372, 1188, 410, 1124, 372]), p.deep)
    s += path(
      angular([1112, 366, 1186, 420, 1150, 470, 1090, 380]) + angular([1258, 366, 1188, 420, 1224, 470, 1282, 380]),
      p.clay,
    )
    s +=
      path(angular([1181, 424, 1193, 424, 1196, 780, 1180, 780]), p.forest) +
      rect(1034, 520, 110, 12, p.forest) +
      path(angular([1040, 532, 1138, 532, 1138, 610, 1088, 636, 1040, 610]), p.forest) +
      path(angular([1050, 532, 1130, 532, 1130, 604, 1088, 624, 1050, 604]), p.clay)
    s += rect(1226, 526, 100, 12, p.deep)
    s +=
      path(angular([1010, 392, 1090, 372, 1096, 394, 1014, 416]), p.deep) + path(slivers([1054, 396, 30, 12]), p.light)
    // left sleeve rests on the counter; the right comes down with the stamp
    s +=
      path(limb([1370, 470, 1430, 640, 1380, 790], 110, 100, 84), p.forest) +
      path(limb([1400, 790, 1310, 812, 1240, 818], 70, 56, 50), p.deep)
    // the wall of boards around the window, and the rolled blind over it
    s += rect(0, 0, 1600, 70, p.deep) + rect(0, 0, 130, 1200, p.deep) + rect(1470, 0, 130, 1200, p.deep)
    for (const x of [44, 88, 1512, 1556]) s += rect(x, 0, 5, 1200, p.ink)
    s += rect(130, 60, 26, 760, p.forest) + rect(1444, 60, 26, 760, p.ink) + rect(130, 60, 1340, 24, p.ink)
    s += rect(156, 84, 1288, 226, p.fern)
    for (let i = 0; i < 8; i++) s += rect(156, 106 + i * 26, 1288, 6, p.forest)
    s += rect(146, 300, 1308, 36, p.forest) + rect(146, 300, 1308, 10, p.leaf) + rect(146, 336, 1308, 8, p.ink)
    for (const x of [400, 1190]) s += rect(x, 84, 12, 250, p.ink)
    s += path(limb([202, 336, 206, 440, 200, 520], 6, 5, 5), p.ink) + circle(200, 528, 12, p.clay)
    // counter top and front
    s +=
      path(angular([60, 790, 1540, 790, 1700, 1090, -100, 1090]), p.leaf) +
      path(angular([60, 790, 1540, 790, 1550, 806, 50, 806]), p.lime)
    s += path(
      slivers([300, 850, 500, 6, 1340, 900, 380, 6, 200, 1040, 420, 8, 1440, 1050, 300, 7, 760, 1064, 300, 6]),
      p.fern,
    )
    s += rect(-10, 1090, 1620, 120, p.forest) + rect(-10, 1090, 1620, 14, p.fern)
    for (const x of [180, 470, 900, 1210, 1420]) s += rect(x, 1104, 6, 100, p.deep)
    // the open booklet, one page stamped already
    s +=
      path(angular([640, 852, 1136, 852, 1186, 1010, 596, 1010]), p.fern) +
      path(angular([646, 842, 1130, 842, 1176, 996, 604, 996]), p.deep)
    s +=
      path(smooth([654, 838, 770, 828, 886, 842, 886, 988, 740, 974, 614, 988]), p.paper) +
      path(smooth([886, 842, 1010, 828, 1122, 838, 1166, 988, 1030, 974, 886, 988]), p.light)
    s += path(angular([880, 840, 892, 840, 893, 990, 879, 990]), p.lime)
    s +=
      path(hoop(740, 906, 60, 34, 8), p.clay) +
      path(hoop(740, 906, 40, 22, 5), p.clay) +
      path(smooth([716, 914, 738, 896, 752, 906, 768, 914]), p.clay)
    s += path(slivers([810, 950, 70, 7, 700, 958, 90, 7, 826, 862, 60, 5]), p.lime)
    // stamp, hand and sleeve
    s += path(slivers([1014, 940, 150, 22]), p.lime)
    s +=
      path(limb([1000, 470, 930, 620, 936, 720], 116, 104, 86), p.clay) +
      path(limb([962, 480, 894, 620, 900, 690], 24, 20, 10), p.light)
    s += path(limb([930, 716, 960, 780, 996, 822], 72, 60, 56), p.deep)
    s +=
      rect(988, 800, 34, 90, p.ink) +
      path(oval(1005, 800, 30, 26), p.ink) +
      path(smooth([952, 884, 1005, 872, 1058, 884, 1066, 924, 1005, 938, 944, 924]), p.ink) +
      path(smooth([952, 884, 1005, 872, 1058, 884, 1005, 898]), p.forest)
    s +=
      path(smooth([960, 800, 984, 776, 1030, 782, 1046, 812, 1040, 850, 1010, 866, 976, 856]), p.deep) +
      path(slivers([1016, 812, 50, 5, 1014, 832, 50, 5], 2), p.forest)
    // ink pad, ID card with its likeness, closed passport with a wheel
    s +=
      path(angular([1210, 880, 1350, 880, 1372, 950, 1222, 950]), p.ink) +
      path(angular([1222, 888, 1338, 888, 1352, 936, 1232, 936]), p.clay)
    s +=
      path(angular([320, 930, 520, 910, 548, 1030, 336, 1054]), p.fern) +
      path(angular([312, 922, 514, 902, 540, 1020, 326, 1044]), p.paper) +
      path(angular([332, 938, 404, 931, 416, 1010, 340, 1018]), p.lime)
    s +=
      place(
        circle(0, 0, 18, p.deep) + path(smooth([-30, 44, -24, 20, 0, 14, 24, 20, 32, 40]), p.deep),
        374,
        964,
        0.9,
        -6,
      ) + path(slivers([464, 942, 84, 9, 470, 966, 92, 9, 462, 992, 60, 8]), p.leaf)
    s += place(
      path(angular([-6, 8, 158, 8, 158, 236, -6, 236]), p.fern) +
        path(angular([-14, 0, 150, 0, 150, 226, -14, 226]), p.forest) +
        path(angular([-14, 0, 0, 0, 0, 226, -14, 226]), p.ink) +
        path(hoop(76, 92, 42, 42, 7), p.lime) +
        circle(76, 92, 9, p.lime) +
        path(slivers([76, 92, 84, 5, 76, 164, 90, 8, 76, 184, 60, 7]), p.lime),
      186,
      834,
      0.72,
      12,
    )
    return s
  }, options)
export default scene
