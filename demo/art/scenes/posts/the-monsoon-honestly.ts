// Monsoon: two under one yellow umbrella at the edge of the palm-leaf eave, a lamp lit, the whole sea coming in.
import type { Scene } from '../../kit/base/core.ts'
import { circle, lens, path, place, poly, rect, ribbon, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { sea } from '../../kit/sea/sea.ts'
import { whitecap } from '../../kit/sea/whitecap.ts'
import { sky } from '../../kit/sky/sky.ts'
import { hurricaneLamp } from '../../kit/still-life/hurricane-lamp.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.6, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 470,
      r = rng('mh')
    let s = sky({
      bands: [
        [0, p.sea],
        [150, p.slate],
        [280, p.haze],
        [410, p.mist],
      ],
      bottom: hz,
      seed: 'mh-sky',
      drift: 30,
      slivers: 5,
    })
    s += island({ x: 1300, w: 700, h: 100, horizon: hz, seed: 'mh-i', ink: p.slate, peak: 0.4 })
    s += sea({
      horizon: hz,
      bottom: 940,
      inks: [p.slate, p.sea, p.sea, p.slate, p.haze],
      seed: 'mh-sea',
      power: 1.2,
      sway: 20,
    })
    const cap = { foam: p.paper, face: p.forest, back: p.slate }
    s +=
      whitecap({ pts: pts([820, 520, 1200, 512, 1560, 520]), h: 24, seed: 'mh-w1', ...cap }) +
      whitecap({ pts: pts([300, 570, 640, 556, 960, 572]), h: 36, seed: 'mh-w2', ...cap })
    s +=
      whitecap({ pts: pts([760, 660, 1200, 636, 1700, 650]), h: 64, seed: 'mh-w3', ...cap }) +
      whitecap({ pts: pts([-80, 770, 360, 740, 860, 764]), h: 74, seed: 'mh-w4', ...cap })
    s +=
      path(smooth([-80, 880, 300, 850, 700, 880, 1200, 836, 1700, 850, 1700, 1300, -80, 1300]), p.paper) +
      path(smooth([-80, 906, 300, 872, 700, 902, 1200, 858, 1700, 872, 1700, 1300, -80, 1300]), p.haze)
    s +=
      path(smooth([-80, 980, 300, 950, 760, 970, 1200, 930, 1700, 940, 1700, 1300, -80, 1300]), p.slate) +
      path(
        slivers([420, 1040, 360, 16, 1300, 1000, 300, 14, 700, 1120, 420, 18, 1360, 1130, 240, 14, 240, 1150, 200, 12]),
        p.haze,
      )
    // palms laid over by the wind
    const t3 = { trunk: p.ink, trunkLit: p.forest, back: p.ink, mid: p.forest, lit: p.leaf, light: 1 as const }
    s +=
      palm({ x: 1450, y: 1010, h: 560, lean: -190, size: 270, seed: 'mh-p1', ...t3, count: 9 }) +
      palm({ x: 1560, y: 1060, h: 720, lean: -150, size: 280, seed: 'mh-p2', ...t3, count: 9 })
    // rain over everything out there
    let q = ''
    for (let i = 0; i < 120; i++) {
      const x = r.in(-60, 1760),
        y = r.in(-60, 1000),
        l = r.in(60, 150)
      q += poly([
        [x, y],
        [x + 3.6, y],
        [x - l * 0.3 + 1, y + l],
        [x - l * 0.3 - 1, y + l],
      ])
    }
    s += path(q, p.mist)
    // their reflection on the wet sand, then the two of them
    s += path(slivers([820, 1120, 190, 14, 812, 1142, 150, 11, 828, 1164, 170, 11, 816, 1188, 110, 9]), p.ink)
    s += path(
      limb([770, 880, 764, 1000, 760, 1108], 66, 52, 30) + limb([812, 880, 816, 1000, 822, 1104], 66, 52, 30),
      p.ink,
    )
    s +=
      path(smooth([846, 850, 930, 850, 950, 960, 954, 1080, 900, 1092, 838, 1080, 836, 960]), p.leaf) +
      path(smooth([846, 850, 868, 850, 862, 960, 862, 1086, 838, 1080, 836, 960]), p.forest)
    s += path(limb([872, 1080, 870, 1112], 20, 18) + limb([918, 1080, 922, 1112], 20, 18), p.ink)
    s +=
      path(smooth([726, 900, 728, 740, 740, 670, 800, 650, 850, 676, 858, 760, 852, 900]), p.paper) +
      path(smooth([726, 900, 728, 740, 740, 670, 772, 656, 762, 760, 764, 904]), p.haze)
    s +=
      path(smooth([840, 870, 838, 740, 852, 690, 892, 674, 934, 694, 944, 760, 938, 874]), p.leaf) +
      path(smooth([840, 870, 838, 740, 852, 690, 872, 682, 864, 760, 866, 874]), p.forest)
    s +=
      path(limb([914, 600, 924, 680, 922, 790], 26, 30, 12), p.ink) +
      circle(794, 606, 44, p.ink) +
      circle(892, 622, 42, p.ink) +
      path(limb([794, 640, 796, 664], 34, 34) + limb([892, 654, 892, 684], 28, 28), p.ink)
    s +=
      path(limb([752, 700, 730, 790, 800, 812, 838, 770], 44, 38, 32, 26), p.paper) +
      path(limb([836, 774, 846, 752], 26, 24), p.ink)
    s += path(limb([846, 800, 838, 520, 830, 320], 11, 9, 8), p.ink)
    // the umbrella, eight gores of lamp yellow, tipped into the wind
    s += path(
      smooth([
        500, 570, 560, 430, 690, 340, 830, 316, 980, 346, 1110, 440, 1160, 580, 1080, 548, 990, 570, 910, 540, 830, 564,
        744, 538, 660, 562, 580, 540,
      ]),
      p.lamp,
    )
    s +=
      path(smooth([830, 316, 770, 420, 744, 538, 660, 562, 580, 540, 500, 570, 560, 430, 690, 340]), p.paper) +
      path(smooth([830, 316, 720, 390, 640, 470, 580, 540, 660, 562, 744, 538, 770, 420]), p.lamp)
    s +=
      path(smooth([830, 316, 930, 390, 990, 470, 1010, 564, 1080, 548, 1160, 580, 1110, 440, 980, 346]), p.paper) +
      path(smooth([830, 316, 1000, 380, 1090, 470, 1118, 562, 1160, 580, 1110, 440, 980, 346]), p.lamp)
    s += path(limb([830, 318, 828, 286], 10, 6), p.ink)
    // the eave we stand under: a fringe of palm leaf, a post, and the lamp on its hook
    let a = '',
      b = ''
    for (let i = 0; i < 46; i++) {
      const x = -40 + i * 37 + r.j(10),
        l = r.in(70, 190) * (1 - 0.3 * Math.sin((i / 46) * 3.14)),
        d = ribbon(pts([x, 60, x + 8 + r.j(12), 60 + l * 0.6, x + r.j(26), 70 + l]), (t) => 40 * (1 - t) ** 0.7 + 1, 6)
      if (i % 3) a += d
      else b += d
    }
    s +=
      path(b, p.forest) +
      path(a, p.ink) +
      rect(0, 0, 1600, 92, p.ink) +
      path(slivers([300, 40, 500, 8, 900, 66, 600, 8, 1380, 34, 360, 7]), p.forest)
    for (const [x, y] of [
      [112, 330],
      [520, 300],
      [690, 290],
      [1180, 318],
      [1330, 300],
      [1022, 290],
    ] as const)
      s += path(lens(x, y, 7, 26) + angular([x - 3, y, x + 3, y, x, y - 26]), p.paper)
    s +=
      path(smooth([60, -20, 146, -20, 138, 600, 148, 1240, 46, 1240, 62, 600]), p.ink) +
      path(smooth([116, -20, 146, -20, 138, 600, 148, 1240, 118, 1240, 122, 600]), p.forest)
    s +=
      path(limb([138, 250, 240, 244, 286, 262], 16, 12, 10), p.ink) +
      circle(290, 520, 150, p.haze) +
      circle(290, 520, 104, p.mist)
    s += place(
      hurricaneLamp({
        tank: p.forest,
        shade: p.ink,
        lit: p.leaf,
        glass: p.paper,
        glow: p.lamp,
        flame: p.paper,
        wire: p.ink,
      }),
      290,
      640,
      0.6,
    )
    return s
  }, options)
export default scene
