// The end of a beach day: a father walks home into the low sun, one child asleep on his shoulder, the other with the bucket.
import type { Scene } from '../../kit/base/core.ts'
import { path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { headBack } from '../../kit/people/heads.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.62, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 500
    let s = sky({
      bands: [
        [0, p.orange],
        [150, p.gold],
        [390, p.paper],
      ],
      bottom: hz,
      seed: 'fd-sky',
      drift: 16,
      slivers: 4,
    })
    s += sun({ x: 470, y: 392, r: 96, ink: p.coral })
    s += island({ x: 180, w: 760, h: 70, horizon: hz, seed: 'fd-i', ink: p.orange, peak: 0.6 })
    s += sea({
      horizon: hz,
      bottom: 760,
      inks: [p.teal, p.teal, p.coral, p.orange],
      seed: 'fd-sea',
      power: 1.3,
      sway: 12,
    })
    s += crests({ horizon: hz, bottom: 690, ink: p.gold, seed: 'fd-cr', rows: 9, density: 0.6, weight: 0.7 })
    s += glitter({ x: 470, top: hz + 4, bottom: 690, width: 190, ink: p.paper, rand: rng('fd-gl') })
    // sand runs up to the right, wet where the last wave lay
    s += path(smooth([-80, 720, 240, 690, 520, 706, 820, 650, 1180, 640, 1700, 560, 1700, 1300, -80, 1300]), p.paper)
    s += path(smooth([-80, 740, 240, 708, 520, 726, 830, 668, 1180, 656, 1700, 574, 1700, 1300, -80, 1300]), p.gold)
    s += path(smooth([-80, 900, 200, 850, 520, 830, 900, 750, 1300, 710, 1700, 640, 1700, 1300, -80, 1300]), p.orange)
    // shadows come toward us
    s += path(
      smooth([930, 1092, 1010, 1086, 1100, 1100, 1230, 1300, 1050, 1300]) +
        smooth([1196, 1092, 1270, 1090, 1360, 1210, 1420, 1300, 1300, 1300]),
      p.coral,
    )
    // the way back: their steps, two sizes
    s += path(
      slivers(
        [
          620, 1140, 46, 14, 700, 1102, 44, 13, 560, 1186, 50, 15, 470, 1170, 30, 10, 516, 1148, 30, 10, 410, 1200, 32,
          10,
        ],
        -3,
      ),
      p.coral,
    )
    // father
    s += path(limb([968, 980, 956, 1092], 58, 40) + limb([1068, 980, 1066, 1098], 58, 40), p.wine)
    s += path(
      angular([920, 770, 1020, 770, 1006, 1016, 930, 1012]) + angular([1012, 770, 1112, 770, 1110, 1020, 1032, 1022]),
      p.plum,
    )
    s += path(angular([920, 800, 942, 800, 944, 1013, 930, 1012]), p.wine)
    s += path(
      smooth([928, 1096, 940, 1078, 984, 1080, 988, 1100, 960, 1108]) +
        smooth([1036, 1104, 1048, 1086, 1092, 1088, 1098, 1108, 1068, 1116]),
      p.ink,
    )
    // his right hand goes down to the girl
    s += path(limb([1104, 520, 1148, 640, 1168, 760, 1176, 800], 70, 58, 46, 36), p.wine)
    s += path(limb([1100, 515, 1136, 612], 84, 74), p.forest)
    // the sleeper's legs show at his left side, in front of the shirt's edge
    s +=
      path(limb([918, 640, 872, 660, 862, 740, 858, 786], 56, 50, 40, 32), p.wine) +
      path(limb([930, 630, 880, 650, 868, 690], 72, 66, 58), p.coral) +
      path(smooth([842, 776, 872, 776, 876, 800, 836, 806, 830, 792]), p.wine)
    s += path(
      smooth([
        916, 800, 908, 660, 912, 540, 930, 470, 990, 440, 1060, 444, 1120, 474, 1128, 560, 1114, 680, 1118, 800, 1016,
        816,
      ]),
      p.forest,
    )
    s += path(smooth([916, 800, 908, 660, 912, 540, 928, 474, 968, 450, 950, 560, 944, 700, 950, 806]), p.teal)
    s += path(limb([1040, 560, 1052, 680, 1044, 790], 5, 9, 4), p.ink)
    s += place(headBack({ skin: p.wine, hair: p.ink, sheen: p.plum }), 1040, 374, 1.3)
    // the child: an arm over his back, cheek on the shoulder
    s += path(smooth([884, 500, 890, 440, 930, 420, 980, 440, 1000, 490, 960, 520, 910, 530]), p.gold)
    s +=
      path(limb([950, 476, 976, 560, 968, 640, 974, 668], 52, 44, 36, 30), p.wine) +
      path(limb([946, 474, 974, 540], 66, 58), p.gold) +
      path(limb([922, 470, 944, 536], 16, 10), p.paper)
    s += place(headBack({ skin: p.wine, hair: p.ink, sheen: p.plum }, 'crop'), 938, 398, 1.02, 34)
    // his left arm holds from below
    s +=
      path(smooth([900, 500, 940, 500, 950, 700, 910, 700]), p.forest) +
      path(limb([926, 520, 896, 610, 906, 676, 948, 690], 64, 62, 54, 44), p.forest) +
      path(limb([912, 530, 884, 610], 18, 14), p.teal)
    // girl with the bucket
    s += path(
      limb([1216, 960, 1212, 1030, 1206, 1096], 36, 32, 26) + limb([1262, 960, 1270, 1020, 1262, 1060], 36, 32, 26),
      p.wine,
    )
    s += path(
      smooth([1188, 1100, 1196, 1084, 1222, 1086, 1224, 1104]) +
        smooth([1246, 1060, 1276, 1054, 1282, 1078, 1256, 1082]),
      p.ink,
    )
    s += path(limb([1204, 812, 1184, 812, 1176, 798], 32, 30, 30), p.wine)
    s += path(limb([1272, 810, 1316, 870, 1324, 930], 34, 30, 24), p.wine)
    s +=
      path(smooth([1204, 800, 1238, 782, 1276, 800, 1280, 860, 1318, 978, 1240, 994, 1162, 978, 1198, 860]), p.coral) +
      path(smooth([1204, 800, 1220, 790, 1214, 870, 1196, 984, 1162, 978, 1198, 860]), p.gold)
    s += place(headBack({ skin: p.wine, hair: p.ink, sheen: p.plum }, 'plait'), 1238, 722, 1.1)
    s +=
      path(limb([1298, 946, 1326, 926, 1356, 946], 5, 5, 5), p.ink) +
      path(angular([1288, 946, 1366, 946, 1354, 1034, 1300, 1034]), p.teal) +
      path(angular([1288, 946, 1306, 946, 1314, 1034, 1300, 1034]), p.paper)
    // sand in the bucket; far out, a boat
    s += path(smooth([1288, 946, 1310, 924, 1330, 938, 1350, 922, 1366, 946]), p.gold)
    s += path(
      angular([700, 492, 716, 492, 708, 452, 702, 452]) + angular([660, 500, 770, 498, 752, 514, 676, 514]),
      p.ink,
    )
    return s
  }, options)
export default scene
