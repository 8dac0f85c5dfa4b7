// Under water: one hand makes the round sign that all is well, and a clownfish swims through the ring.

import { fan, staghorn } from '../../kit/animals/coral.ts'
import { fish, shoal } from '../../kit/animals/fish.ts'
import type { Scene } from '../../kit/base/core.ts'
import { path, place, poly, rect, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { bubbles, diver } from '../../kit/people/diver.ts'
import { limb } from '../../kit/people/limb.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.58, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef
    let s = rect(0, 0, 1600, 1200, p.aqua)
    s += path(smooth([-80, -80, 1700, -80, 1700, 120, 1300, 150, 1000, 110, 640, 160, 300, 120, -80, 160]), p.light)
    s += path(
      slivers(
        [420, 60, 420, 22, 900, 50, 300, 16, 1240, 90, 380, 18, 660, 104, 260, 12, 1100, 24, 240, 12, 180, 96, 260, 14],
        6,
      ),
      p.paper,
    )
    s += path(smooth([-80, 700, 260, 640, 620, 720, 1000, 650, 1400, 700, 1700, 640, 1700, 1300, -80, 1300]), p.lagoon)
    // light falls through: slim pale shafts in the upper water, a broad step brighter in the lower
    s += path(
      poly(pts([700, 560, 880, 560, 860, 1000, 560, 1010])) +
        poly(pts([1170, 560, 1300, 560, 1420, 980, 1210, 980])) +
        poly(pts([480, 560, 580, 560, 420, 960, 250, 960])),
      p.aqua,
    )
    s += path(poly(pts([890, 100, 990, 100, 668, 940])) + poly(pts([1130, 100, 1210, 100, 1330, 900])), p.light)
    s += path(smooth([-80, 960, 200, 900, 520, 990, 860, 1010, 1240, 960, 1700, 900, 1700, 1300, -80, 1300]), p.deep)
    s += shoal({
      pts: pts([120, 360, 260, 300, 400, 330, 520, 400]),
      count: 26,
      spread: 50,
      size: 1.5,
      rand: rng('yd-shoal'),
      ink: p.deep,
      lit: p.lagoon,
    })
    s += place(
      diver({
        suit: p.deep,
        suitLit: p.lagoon,
        tank: p.navy,
        tankLit: p.navy,
        fin: p.deep,
        finLit: p.lagoon,
        skin: p.navy,
        glass: p.light,
      }),
      250,
      640,
      0.6,
      -12,
    )
    s += path(
      smooth([-80, 1090, 180, 1020, 420, 1080, 700, 1130, 1000, 1120, 1300, 1070, 1700, 1010, 1700, 1300, -80, 1300]),
      p.navy,
    )
    s += staghorn({ x: 210, y: 1130, h: 230, seed: 'yd-a', ink: p.coral, lit: p.sun })
    s += fan({ x: 1500, y: 1120, h: 300, seed: 'yd-f', ink: p.navy, lit: p.deep })
    s += staghorn({ x: 470, y: 1170, h: 130, seed: 'yd-b', ink: p.deep, lit: p.lagoon })
    s += path(
      smooth([-80, 1160, 200, 1120, 420, 1160, 760, 1190, 1100, 1180, 1400, 1130, 1700, 1110, 1700, 1300, -80, 1300]),
      p.ink,
    )
    // the hand: three fingers fan up, thumb and first finger close the ring
    const little = [1120, 760, 1216, 650, 1262, 556, 1272, 492],
      ring = [1080, 690, 1136, 550, 1150, 410, 1140, 326],
      middle = [1010, 680, 1030, 520, 1016, 370, 988, 282]
    s += path(limb([1190, 1330, 1120, 1120, 1050, 930], 280, 240, 190), p.ink)
    s += path(limb([1110, 1330, 1034, 1120, 984, 950], 60, 44, 20), p.navy)
    s += path(limb(little, 84, 78, 68, 52) + limb(ring, 92, 86, 76, 58) + limb(middle, 96, 90, 80, 60), p.navy)
    s += path(
      smooth([
        930, 960, 880, 850, 884, 730, 950, 650, 1060, 640, 1150, 700, 1166, 790, 1134, 890, 1130, 980, 1030, 1010,
      ]),
      p.navy,
    )
    s += path(
      limb([1250, 566, 1258, 500], 34, 24) +
        limb([1128, 540, 1140, 420, 1130, 340], 34, 40, 26) +
        limb([1010, 520, 1000, 380, 980, 300], 30, 42, 28),
      p.deep,
    )
    s += path(smooth([930, 800, 960, 700, 1050, 668, 1110, 720, 1110, 800, 1040, 800, 990, 880, 950, 900]), p.deep)
    s += path(limb([960, 690, 936, 560, 830, 492, 742, 556, 724, 600], 96, 88, 76, 66, 54), p.navy)
    s += path(limb([940, 860, 830, 812, 748, 730, 728, 620], 110, 90, 72, 54), p.navy)
    s += path(
      limb([926, 560, 830, 484, 752, 540], 26, 38, 22) + limb([900, 826, 820, 784, 756, 716], 46, 40, 22),
      p.deep,
    )
    s += path(
      limb([1000, 900, 968, 820, 1000, 744], 3, 9, 3) +
        limb([1100, 850, 1090, 780, 1130, 720], 3, 8, 3) +
        limb([1006, 560, 1030, 556], 5, 5) +
        limb([1120, 580, 1150, 574], 5, 5),
      p.ink,
    )
    // cuff and dive watch
    s +=
      path(smooth([916, 962, 1020, 1000, 1134, 946, 1156, 1004, 1040, 1068, 930, 1024]), p.coral) +
      path(smooth([916, 962, 960, 984, 972, 1044, 930, 1024]), p.sun)
    s += place(fish({ body: p.coral, stripe: p.paper, fin: p.sun, eye: p.ink }), 846, 660, 1.5, -8, -1)
    s += bubbles(
      [
        [560, 240, 26],
        [610, 330, 18],
        [540, 390, 34],
        [586, 470, 14],
        [516, 520, 20],
        [470, 300, 12],
        [640, 190, 14],
        [500, 150, 22],
        [1380, 380, 24],
        [1420, 300, 14],
        [1400, 220, 30],
        [1366, 470, 12],
      ],
      p.light,
      p.paper,
    )
    return s
  }, options)
export default scene
