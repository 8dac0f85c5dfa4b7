// Beach cricket at the end of the day: bowler in the air, bat up, everybody else somewhere on the wet sand, shadows twice as long as they.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { circle, path, place, rect, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { cricketers } from '../../kit/people/cricketers.ts'
import { limb } from '../../kit/people/limb.ts'
import { cast, type Dress, type Pose, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.late
export const focus = { x: 0.72, y: 0.53 }
const scene: Scene = (options) =>
  sheet(() => {
    const hz = 440
    let s = sky({
      bands: [
        [0, p.wine],
        [110, p.coral],
        [230, p.orange],
        [340, p.gold],
      ],
      bottom: hz,
      seed: 'bg-sky',
      drift: 16,
      slivers: 5,
    })
    s += sun({ x: 590, y: 372, r: 84, ink: p.paper })
    s +=
      island({ x: 1250, w: 760, h: 70, horizon: hz, seed: 'bg-i', ink: p.wine, peak: 0.6 }) +
      island({ x: 130, w: 560, h: 44, horizon: hz, seed: 'bg-j', ink: p.wine, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 560, inks: [p.plum, p.wine, p.coral], seed: 'bg-sea', power: 1.2, sway: 6 }) +
      crests({ horizon: hz, bottom: 530, ink: p.gold, seed: 'bg-cr', rows: 7, density: 0.6, weight: 0.6 })
    s += glitter({ x: 590, top: hz + 3, bottom: 530, width: 130, ink: p.paper, rand: rng('bg-gl') })
    s +=
      path(smooth([-80, 536, 300, 520, 700, 532, 1100, 514, 1700, 526, 1700, 1300, -80, 1300]), p.paper) +
      path(smooth([-80, 546, 300, 528, 700, 542, 1100, 522, 1700, 536, 1700, 1300, -80, 1300]), p.orange)
    s += path(smooth([-80, 590, 300, 576, 760, 588, 1200, 566, 1700, 580, 1700, 1300, -80, 1300]), p.gold)
    s +=
      path(
        slivers([260, 700, 380, 9, 560, 880, 300, 10, 1300, 960, 380, 11, 200, 1020, 320, 12, 900, 1060, 260, 10]),
        p.paper,
      ) + path(slivers([620, 562, 220, 8, 590, 576, 130, 6]), p.paper)
    const put = (
      q: Pose,
      x: number,
      y: number,
      k: number,
      top: Ink,
      cloth: Ink,
      flip: -1 | 1 = 1,
      more: Partial<Dress> = {},
    ) => {
      const d: Dress = {
        skin: p.plum,
        top,
        topLit: p.paper,
        cloth,
        hair: p.ink,
        legs: 'short',
        light: flip === 1 ? -1 : 1,
        ...more,
      }
      s += cast(q, p.orange, x, y, k, 1.15, 0.36, flip, d.legs) + place(person(q, d), x, y, k, 0, flip)
    }
    // the far field: along the water's edge
    put(cricketers.wait, 770, 556, 0.84, p.teal, p.ink)
    put(poses.back, 838, 552, 0.8, p.coral, p.wine, 1, { legs: 'skirt', longHair: true })
    put(cricketers.run, 1010, 566, 0.92, p.wine, p.ink, -1)
    put(cricketers.leap, 1190, 572, 0.98, p.forest, p.ink)
    put(cricketers.wait, 1420, 560, 0.88, p.coral, p.plum, -1)
    put(poses.walk, 1530, 570, 0.94, p.teal, p.wine, -1, { legs: 'skirt', longHair: true })
    s += circle(1184, 424, 7, p.paper)
    // pitch: stumps, keeper, batter, bowler, umpire
    for (const x of [886, 900, 914]) s += rect(x, 650, 5, 84, p.ink)
    put(cricketers.keep, 800, 748, 1.7, p.teal, p.wine)
    s +=
      path(limb([950, 574, 938, 540], 9, 9), p.ink) + path(angular([930, 546, 947, 540, 930, 462, 912, 468]), p.paper)
    put(cricketers.bat, 992, 730, 1.84, p.coral, p.ink, 1, { hat: p.paper })
    put(poses.back, 1478, 668, 1.42, p.paper, p.ink, 1, { legs: 'long', hat: p.wine })
    put(cricketers.bowl, 1350, 700, 1.62, p.teal, p.plum, -1)
    s += rect(1404, 632, 4, 64, p.ink) + rect(1416, 632, 4, 64, p.ink) + rect(1428, 632, 4, 64, p.ink)
    // spectators on a mat, one in mid clap, with the water bottles and shoes of all
    s +=
      path(angular([1120, 776, 1500, 764, 1556, 822, 1092, 836]), p.wine) +
      path(angular([1130, 784, 1492, 772, 1504, 784, 1122, 796]), p.coral)
    put(poses.sitBack, 1180, 800, 1.74, p.forest, p.ink)
    put(poses.sitLean, 1276, 808, 1.8, p.paper, p.ink, 1, { longHair: true })
    put(poses.sitBack, 1382, 802, 1.7, p.coral, p.ink, -1, { longHair: true })
    put(poses.sitBack, 1462, 804, 1.36, p.teal, p.ink)
    for (const [x, y] of [
      [1040, 884],
      [1066, 892],
      [1010, 898],
      [1590, 876],
    ] as const)
      s += path(smooth([x - 18, y, x - 4, y - 8, x + 18, y - 4, x + 16, y + 5, x - 14, y + 6]), p.wine)
    s += palm({
      x: 90,
      y: 1240,
      h: 900,
      lean: 90,
      size: 330,
      seed: 'bg-p',
      trunk: p.ink,
      trunkLit: p.plum,
      back: p.ink,
      mid: p.ink,
      lit: p.forest,
      count: 9,
      light: 1,
    })
    s += path(smooth([-80, 1160, 200, 1120, 520, 1170, 700, 1260, -80, 1300]), p.ink)
    s +=
      path(smooth([900, 1300, 1100, 1150, 1340, 1100, 1720, 1050, 1720, 1300]), p.coral) +
      leaves({ x: 1640, y: 1250, size: 300, seed: 'bg-r', tones: [p.ink, p.forest], from: -3, to: -1.7, count: 12 })
    return s
  }, options)
export default scene
