// Bare footprints run down an empty beach at sunrise to somebody wading; a steel bottle and a cloth bag go home again.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { camera, circle, lerp, path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.dawn
/** One bare foot pressed into sand, from above, toes up; 100 long. */
const print = (ink: Ink): string =>
  path(smooth([-20, -8, -18, -36, 2, -44, 22, -34, 20, -10, 12, 12, 14, 36, 4, 50, -10, 48, -16, 32, -10, 8]), ink) +
  circle(-16, -54, 10, ink) +
  circle(0, -58, 6.5, ink) +
  circle(11, -55, 5.5, ink) +
  circle(20, -49, 5, ink) +
  circle(26, -41, 4.4, ink)
export const focus = { x: 0.55, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const hz = 380,
      cam = camera({ cx: 800, horizon: hz, f: 1500, height: 1.7 })
    let s = sky({
      bands: [
        [0, p.mist],
        [110, p.paper],
        [250, p.butter],
      ],
      bottom: hz,
      seed: 'tl-sky',
      drift: 14,
      slivers: 4,
    })
    s += sun({ x: 560, y: 318, r: 74, ink: p.rose })
    s +=
      island({ x: 1300, w: 760, h: 80, horizon: hz, seed: 'tl-i', ink: p.mauve, lit: p.rose, peak: 0.35 }) +
      island({ x: 300, w: 420, h: 34, horizon: hz, seed: 'tl-j', ink: p.rose, peak: 0.6 })
    s += sea({ horizon: hz, bottom: 640, inks: [p.leaf, p.jade, p.jade, p.mist], seed: 'tl-sea', power: 1.2, sway: 10 })
    s += crests({ horizon: hz, bottom: 590, ink: p.mist, seed: 'tl-cr', rows: 9, density: 0.7, weight: 0.7 })
    s += glitter({ x: 560, top: hz + 4, bottom: 560, width: 120, ink: p.butter, rand: rng('tl-gl') })
    s +=
      path(smooth([-80, 560, 240, 600, 620, 580, 1000, 548, 1300, 560, 1700, 520, 1700, 1300, -80, 1300]), p.paper) +
      path(smooth([-80, 586, 240, 622, 620, 602, 1000, 566, 1300, 578, 1700, 536, 1700, 1300, -80, 1300]), p.peach)
    s += path(smooth([-80, 680, 260, 720, 640, 680, 1040, 630, 1340, 640, 1700, 590, 1700, 1300, -80, 1300]), p.butter)
    s += path(slivers([300, 800, 300, 8, 1240, 720, 260, 7, 1400, 1130, 300, 10, 180, 1040, 240, 10]), p.paper)
    // the walker, to the shins in the last of a wave
    s +=
      path(slivers([782, 560, 130, 10, 772, 574, 90, 7]), p.jade) +
      place(
        person(poses.back, { skin: p.mauve, top: p.leaf, cloth: p.ink, hair: p.ink, legs: 'short', longHair: true }),
        780,
        562,
        1.66,
      ) +
      path(slivers([780, 562, 120, 9]), p.paper)
    // their steps: every print on true ground, smaller as it goes
    for (let i = 0; i < 15; i++) {
      const t = i / 14,
        z = 1 / lerp(1 / 3.05, 1 / 11.5, t ** 0.85),
        X = -0.95 + 1.15 * Math.sin(t * 2.3) - 0.28 * t,
        side = i % 2 ? 1 : -1,
        [x, y] = cam(X + side * 0.15, 0, z),
        k = 1500 / z / 400
      s += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(k * side * -1).toFixed(3)} ${(k * 0.5).toFixed(3)}) rotate(${(-8 + side * 16 - t * 14).toFixed(1)})">${print(p.rose)}</g>`
    }
    // cloth bag with a printed leaf, standing; its shade falls toward us and right
    s += path(smooth([1050, 1068, 1260, 1058, 1450, 1090, 1560, 1170, 1420, 1190, 1180, 1120]), p.peach)
    s += path(limb([1110, 780, 1120, 640, 1180, 590, 1240, 640, 1254, 780], 22, 20, 20), p.rose)
    s += path(
      smooth([1040, 776, 1180, 762, 1330, 776, 1350, 900, 1352, 1080, 1190, 1096, 1030, 1082, 1030, 900]),
      p.paper,
    )
    s +=
      path(angular([1268, 776, 1322, 780, 1344, 900, 1346, 1070, 1340, 1080, 1290, 1088, 1302, 960]), p.mist) +
      path(smooth([1040, 776, 1180, 762, 1330, 776, 1180, 796]), p.mauve)
    s += path(limb([1126, 790, 1130, 700, 1180, 650, 1236, 700, 1240, 790], 22, 20, 20), p.peach)
    s +=
      path(smooth([1108, 1030, 1100, 940, 1150, 860, 1236, 836, 1240, 920, 1200, 1000]), p.leaf) +
      path(smooth([1108, 1030, 1150, 970, 1236, 836, 1240, 920, 1200, 1000]), p.jade) +
      path(limb([1090, 1052, 1140, 970, 1226, 852], 9, 7, 3), p.paper)
    s += path(limb([1060, 800, 1052, 920, 1056, 1060], 3, 7, 3), p.mist)
    // steel bottle with its bamboo cap
    s += path(smooth([890, 1094, 960, 1088, 1120, 1120, 1230, 1180, 1140, 1186, 980, 1120]), p.peach)
    s += path(
      smooth([
        872, 1090, 866, 900, 872, 840, 904, 806, 914, 780, 986, 780, 996, 806, 1028, 840, 1034, 900, 1028, 1090, 950,
        1108,
      ]),
      p.leaf,
    )
    s +=
      path(
        smooth([872, 1090, 866, 900, 872, 840, 904, 806, 914, 782, 936, 782, 928, 830, 908, 900, 910, 1100]),
        p.jade,
      ) +
      path(smooth([880, 1000, 878, 900, 890, 852, 896, 860, 890, 920, 892, 1020]), p.paper) +
      path(smooth([990, 804, 1028, 840, 1034, 900, 1028, 1090, 996, 1100, 1004, 900]), p.ink)
    s +=
      path(angular([906, 716, 994, 716, 998, 784, 902, 784]), p.rose) +
      path(angular([906, 716, 928, 716, 926, 784, 902, 784]), p.peach) +
      path(angular([902, 776, 998, 776, 998, 788, 902, 788]), p.ink)
    s += path(limb([926, 716, 934, 676, 966, 676, 974, 716], 10, 10, 10), p.ink)
    s += path(angular([868, 960, 1032, 960, 1032, 986, 868, 986]), p.butter)
    return s
  }, options)
export default scene
