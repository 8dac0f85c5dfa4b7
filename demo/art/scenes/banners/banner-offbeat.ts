// A wet morning off every road: hills like torn paper, mangrove behind mangrove, one canoe and a heron that does not mind.
import type { Scene } from '../../kit/base/core.ts'
import { path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { person, poses } from '../../kit/people/person.ts'
import { crests } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.7, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain
    let s = sky({
      bands: [
        [0, p.haze],
        [120, p.mist],
        [270, p.paper],
      ],
      bottom: 640,
      seed: 'bo-sky',
      drift: 22,
      slivers: 5,
    })
    // four planes of hill with mist lying between them
    s += ground({
      pts: pts([-60, 480, 240, 440, 560, 470, 860, 350, 1040, 250, 1200, 330, 1420, 300, 1700, 400]),
      ink: p.mist,
      seed: 'bo-1',
      rough: 8,
    })
    s += ground({
      pts: pts([-60, 520, 300, 490, 640, 500, 900, 440, 1140, 400, 1330, 350, 1500, 410, 1700, 380]),
      ink: p.haze,
      seed: 'bo-2',
      rough: 10,
    })
    s += path(slivers([1000, 500, 900, 34, 1420, 470, 500, 22, 500, 540, 800, 26]), p.mist)
    s += ground({
      pts: pts([-60, 570, 300, 556, 700, 560, 1000, 520, 1280, 480, 1460, 440, 1700, 450]),
      ink: p.slate,
      seed: 'bo-3',
      rough: 14,
      step: 34,
    })
    s += path(slivers([900, 574, 760, 24, 1400, 548, 420, 20, 260, 590, 500, 18]), p.mist)
    s += ground({
      pts: pts([-60, 610, 400, 606, 800, 604, 1060, 586, 1300, 560, 1500, 540, 1700, 530]),
      ink: p.sea,
      seed: 'bo-4',
      rough: 12,
      step: 26,
    })
    // the creek, quite still
    s +=
      path('M-20 620H1620V1220H-20z', p.haze) +
      path(smooth([-80, 780, 300, 770, 800, 790, 1300, 776, 1700, 786, 1700, 1300, -80, 1300]), p.slate) +
      path(smooth([-80, 990, 300, 970, 800, 1000, 1300, 980, 1700, 994, 1700, 1300, -80, 1300]), p.sea)
    s +=
      path(slivers([1100, 640, 900, 22, 1340, 662, 560, 14, 400, 634, 600, 12]), p.slate) +
      path(slivers([640, 660, 420, 9, 960, 700, 300, 9, 300, 700, 360, 8]), p.paper)
    s += mangrove({
      x: 1130,
      y: 660,
      w: 380,
      h: 120,
      seed: 'bo-m1',
      tones: [p.forest, p.sea],
      root: p.forest,
      reflect: p.sea,
    })
    s += mangrove({
      x: 1450,
      y: 716,
      w: 520,
      h: 220,
      seed: 'bo-m2',
      tones: [p.ink, p.forest, p.leaf],
      root: p.ink,
      reflect: p.ink,
    })
    s += crests({ horizon: 640, ink: p.mist, seed: 'bo-cr', rows: 12, density: 0.3, weight: 0.7 })
    // rings of the first drops
    const r = rng('bo-rings')
    let d = ''
    for (let i = 0; i < 16; i++) {
      const x = r.in(60, 1560),
        y = r.in(800, 1120),
        k = (y - 560) / 300
      d += `M${(x - 40 * k).toFixed(0)} ${y.toFixed(0)}a${(40 * k).toFixed(0)} ${(8 * k).toFixed(0)} 0 1 0 ${(80 * k).toFixed(0)} 0a${(40 * k).toFixed(0)} ${(8 * k).toFixed(0)} 0 1 0 ${(-80 * k).toFixed(0)} 0zm${(4 * k).toFixed(0)} 0a${(36 * k).toFixed(0)} ${(6 * k).toFixed(0)} 0 1 1 ${(72 * k).toFixed(0)} 0a${(36 * k).toFixed(0)} ${(6 * k).toFixed(0)} 0 1 1 ${(-72 * k).toFixed(0)} 0z`
    }
    s += path(d, p.haze, 'fill-rule="evenodd"')
    // canoe: the poler stands aft in a yellow cape, a lamp on the bow
    s += path(slivers([930, 806, 420, 16, 930, 826, 320, 12, 890, 850, 90, 14, 900, 876, 60, 11]), p.ink)
    s += path(limb([1004, 570, 944, 700, 880, 836], 7, 8, 8), p.ink)
    s += place(
      person(
        {
          ...poses.hold,
          arms: [
            [
              [14, -74],
              [26, -88],
            ],
            [
              [10, -64],
              [20, -56],
            ],
          ],
        },
        { skin: p.ink, top: p.lamp, cloth: p.forest, hair: p.ink },
      ),
      900,
      786,
      1.72,
    )
    s +=
      path(smooth([862, 640, 902, 606, 944, 640, 902, 650]), p.lamp) +
      path(smooth([866, 668, 904, 650, 934, 668, 944, 740, 902, 752, 860, 740]), p.lamp) +
      path(smooth([868, 676, 876, 672, 872, 738, 862, 734]), p.paper)
    s += path(limb([926, 676, 950, 684, 962, 664], 20, 16, 12), p.lamp)
    s +=
      path(
        smooth([
          720, 756, 780, 778, 930, 786, 1080, 778, 1150, 748, 1128, 790, 1080, 810, 930, 818, 790, 810, 744, 790,
        ]),
        p.ink,
      ) + path(smooth([720, 756, 780, 780, 930, 790, 1080, 780, 1150, 748, 1120, 782, 930, 800, 770, 794]), p.forest)
    s += path(smooth([1000, 784, 1006, 750, 1030, 744, 1060, 752, 1064, 784]), p.leaf)
    // heron on a root
    s += place(
      path(limb([0, 0, -4, 40, 0, 84], 5, 4, 4) + limb([12, 0, 14, 44, 8, 84], 5, 4, 4), p.ink) +
        path(smooth([-58, 18, -20, -34, 22, -40, 34, -14, 10, 12, -24, 12]), p.paper) +
        path(smooth([-58, 18, -30, -10, 8, -14, 10, 12, -24, 12]), p.haze) +
        path(limb([22, -28, 40, -66, 18, -98, 32, -126], 18, 12, 10, 12), p.paper) +
        path(smooth([24, -134, 44, -134, 84, -122, 44, -118, 26, -120]), p.lamp) +
        path(smooth([20, -130, 30, -140, 48, -136, 48, -124, 28, -116]), p.paper),
      1330,
      712,
      0.9,
      0,
      -1,
    )
    s +=
      leaves({ x: -40, y: 1240, size: 330, seed: 'bo-l', tones: [p.ink, p.forest], from: -1.6, to: -0.1, count: 15 }) +
      leaves({ x: 1640, y: 1250, size: 280, seed: 'bo-r', tones: [p.ink, p.forest], from: -3.0, to: -1.7, count: 12 })
    return s
  }, options)
export default scene
