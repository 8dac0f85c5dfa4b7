// Early on the beach: a family builds three islands of sand, moats and all, while the three real ones lie on the horizon.
import { circle, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { leafBoat } from '../../kit/boats/leaf-boat.ts'
import { limb } from '../../kit/people/limb.ts'
import { type Pose, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sandIslet } from '../../kit/shore/sand-islet.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const at = (flat: readonly number[]) => pts(flat) as [[number, number], [number, number]]
const kneel: Pose = {
  head: [10, -62],
  neck: [5, -53],
  hip: [-6, -20],
  arms: [at([16, -38, 30, -26]), at([12, -36, 26, -20])],
  legs: [at([12, -4, -12, -2]), at([8, -2, -16, 0])],
  girth: 8,
  face: 1,
  fold: true,
}
const pull: Pose = {
  ...poses.walk,
  head: [-3, -92],
  neck: [-2, -84],
  arms: [at([8, -70, 18, -62]), at([14, -68, 26, -58])],
  legs: [at([-9, -28, -16, -2]), at([6, -27, 8, 0])],
}
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 330
    let s = sky({
      bands: [
        [0, p.peach],
        [120, p.butter],
        [250, p.paper],
      ],
      bottom: hz,
      seed: 'ti-sky',
      drift: 16,
      slivers: 6,
    })
    s += circle(1420, 236, 84, p.paper) + path(slivers([1420, 270, 420, 10, 1330, 244, 260, 7]), p.butter)
    // the three, each its own shape
    s +=
      island({ x: 230, w: 460, h: 96, horizon: hz, seed: 'ti-a', ink: p.mauve, peak: 0.34 }) +
      island({ x: 720, w: 330, h: 44, horizon: hz, seed: 'ti-b', ink: p.mauve, peak: 0.66 }) +
      island({ x: 1190, w: 380, h: 128, horizon: hz, seed: 'ti-c', ink: p.mauve, peak: 0.52 })
    s += sea({
      horizon: hz,
      bottom: 680,
      inks: [p.jade, p.leaf, p.jade, p.jade, p.mist],
      seed: 'ti-w',
      power: 1.3,
      sway: 8,
    })
    s += crests({ horizon: hz, bottom: 640, ink: p.paper, seed: 'ti-cr', rows: 12, density: 0.6, weight: 0.6 })
    s +=
      path(smooth([-90, 640, 200, 606, 520, 634, 860, 596, 1200, 624, 1700, 580, 1700, 1300, -90, 1300]), p.paper) +
      path(smooth([-90, 670, 200, 640, 520, 664, 860, 628, 1200, 654, 1700, 612, 1700, 1300, -90, 1300]), p.peach) +
      path(smooth([-90, 780, 240, 742, 620, 774, 1000, 736, 1340, 752, 1700, 720, 1700, 1300, -90, 1300]), p.butter)
    s += path(
      slivers([180, 850, 360, 9, 1440, 800, 320, 8, 700, 830, 240, 7, 560, 1160, 420, 12, 1360, 1150, 300, 10]),
      p.peach,
    )
    // the channels the children dug from one island to the next
    s +=
      path(limb([330, 960, 560, 920, 800, 946, 1010, 1010, 1260, 960], 46, 54, 50, 56, 46), p.peach) +
      path(limb([330, 960, 560, 920, 800, 946, 1010, 1010, 1260, 960], 30, 36, 32, 38, 30), p.mist)
    const isle = { wet: p.peach, water: p.mist, shade: p.rose, body: p.peach, lit: p.paper, twig: p.ink, leaf: p.leaf }
    const dark = { skin: p.mauve, farSkin: p.ink, hair: p.ink, light: 1 as const }
    // shadows fall away from the sun, to the left
    s += path(slivers([330, 1010, 300, 18, 900, 1150, 300, 18, 1140, 930, 240, 16, 1396, 1076, 320, 22]), p.rose)
    s += place(
      person(pull, { ...dark, top: p.rose, topLit: p.peach, cloth: p.ink, legs: 'short' }),
      470,
      1010,
      2.9,
      0,
      -1,
    )
    s += place(
      sandIslet(isle, 'ti-1', [
        [-60, -96, 70],
        [-14, -128, 92],
      ]),
      250,
      960,
      1.05,
    )
    // mother sits by the middle one, hat on
    s += place(
      sandIslet(isle, 'ti-2', [
        [24, -106, 84],
        [-36, -120, 58],
        [84, -60, 62],
      ]),
      800,
      900,
      0.92,
    )
    s += place(
      person(kneel, {
        ...dark,
        top: p.jade,
        topLit: p.mist,
        cloth: p.leaf,
        hat: p.paper,
        legs: 'long',
        longHair: true,
      }),
      1010,
      930,
      4,
      0,
      -1,
    )
    s += place(sandIslet(isle, 'ti-3', [[-10, -132, 80]]), 1270, 960, 1.15)
    s += place(
      person(kneel, { ...dark, top: p.leaf, topLit: p.jade, cloth: p.ink, legs: 'short' }),
      1500,
      1070,
      4.5,
      0,
      -1,
    )
    s += place(
      person(
        { ...poses.bend },
        { ...dark, top: p.peach, topLit: p.paper, cloth: p.rose, legs: 'skirt', longHair: true },
      ),
      900,
      1150,
      3.1,
    )
    // the boat on its string
    s +=
      place(leafBoat({ lit: p.rose, shade: p.mauve, inside: p.ink, vein: p.butter }), 626, 930, 0.34) +
      path(limb([394, 842, 480, 900, 560, 908], 4, 4, 4), p.ink)
    // spade and bucket in the near corner
    s +=
      path(slivers([180, 1166, 240, 16]), p.rose) +
      path(smooth([120, 1060, 230, 1060, 216, 1164, 134, 1164]), p.leaf) +
      path(smooth([190, 1060, 230, 1060, 216, 1164, 190, 1164]), p.jade) +
      path(limb([124, 1062, 150, 1000, 204, 1002, 226, 1062], 6, 6, 6, 6), p.ink)
    s += path(limb([330, 1160, 372, 1060, 390, 1016], 13, 12, 12) + limb([372, 1008, 412, 1022], 13, 13), p.mauve)
    return s
  }, options)
export default scene
