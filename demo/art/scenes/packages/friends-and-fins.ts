// Seven friends, seven pairs of fins: they stand in the sand like a fence while their owners shout from the water.
import { lens, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { type Pose, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { uprightFin } from '../../kit/things/upright-fin.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.6 }
const up: Pose = {
  ...poses.back,
  arms: [
    [
      [-17, -96],
      [-20, -116],
    ],
    [
      [16, -98],
      [22, -117],
    ],
  ],
}
const one: Pose = {
  ...poses.back,
  arms: [
    [
      [-15, -66],
      [-20, -52],
    ],
    [
      [15, -100],
      [10, -120],
    ],
  ],
}
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 380
    let s = sky({
      bands: [
        [0, p.sky],
        [170, p.paper],
      ],
      bottom: hz,
      seed: 'ff-sky',
      drift: 16,
      slivers: 5,
    })
    s +=
      cloud({ x: 420, y: 300, w: 560, h: 130, seed: 'ff-c', ink: p.sky, lit: p.paper }) +
      island({ x: 1310, w: 820, h: 84, horizon: hz, seed: 'ff-i', ink: p.leaf, peak: 0.46, strand: p.sand })
    s += sea({
      horizon: hz,
      bottom: 860,
      inks: [p.deep, p.lagoon, p.lagoon, p.aqua, p.aqua, p.sky],
      seed: 'ff-w',
      power: 1.2,
      sway: 12,
    })
    s += crests({ horizon: hz, bottom: 800, ink: p.paper, seed: 'ff-cr', rows: 13, density: 0.6, weight: 0.6 })
    // the seven, wading out in a straggling line, splashing
    const seven: [number, number, number, Pose, string, string, boolean][] = [
      [470, 648, 1.5, up, p.coral, p.sand, false],
      [590, 628, 1.4, poses.back, p.sand, p.forest, true],
      [690, 652, 1.52, one, p.leaf, p.forest, false],
      [800, 600, 1.24, up, p.paper, p.coral, false],
      [920, 630, 1.42, poses.back, p.coral, p.forest, true],
      [1030, 604, 1.28, one, p.forest, p.sand, false],
      [1150, 640, 1.46, up, p.sand, p.deep, true],
    ]
    for (const [x, y, k, pose, top, cloth, girl] of seven)
      s +=
        place(
          person({ ...pose, legs: [] }, { skin: p.forest, hair: p.forest, top, cloth, longHair: girl }),
          x,
          y + 51 * k,
          k * 1.25,
        ) + path(lens(x, y - 10 * k, 96 * k, 20) + lens(x - 6, y + 12, 64 * k, 9), p.paper)
    // edge of the water
    s +=
      path(smooth([-90, 770, 260, 744, 640, 766, 1020, 736, 1360, 760, 1700, 724, 1700, 1300, -90, 1300]), p.paper) +
      path(smooth([-90, 796, 260, 774, 640, 794, 1020, 766, 1360, 788, 1700, 756, 1700, 1300, -90, 1300]), p.aqua) +
      path(smooth([-90, 808, 260, 786, 640, 806, 1020, 778, 1360, 800, 1700, 768, 1700, 1300, -90, 1300]), p.sand)
    s += path(slivers([300, 850, 420, 9, 1340, 846, 300, 8, 820, 870, 360, 8]), p.paper)
    // fourteen fins, leaning as they were left
    const inks = [
      { blade: p.coral, lit: p.paper, rib: p.forest, shoe: p.forest, shoeLit: p.deep },
      { blade: p.deep, lit: p.lagoon, rib: p.forest, shoe: p.forest, shoeLit: p.deep },
      { blade: p.forest, lit: p.leaf, rib: p.paper, shoe: p.deep, shoeLit: p.lagoon },
      { blade: p.paper, lit: p.sky, rib: p.coral, shoe: p.forest, shoeLit: p.deep },
      { blade: p.lagoon, lit: p.aqua, rib: p.forest, shoe: p.deep, shoeLit: p.lagoon },
      { blade: p.leaf, lit: p.paper, rib: p.forest, shoe: p.forest, shoeLit: p.deep },
      { blade: p.coral, lit: p.forest, rib: p.paper, shoe: p.deep, shoeLit: p.lagoon },
    ]
    const row: [number, number, number, number, number][] = [
      [116, 1116, 0.66, -12, 6],
      [330, 1136, 0.74, 3, 16],
      [566, 1100, 0.62, -17, -4],
      [770, 1140, 0.78, -7, 8],
      [1010, 1112, 0.66, 9, -13],
      [1196, 1138, 0.74, -13, 3],
      [1420, 1108, 0.68, -2, 14],
    ]
    row.forEach(([x, y, k, a, b], i) => {
      const fin = uprightFin(inks[i]),
        d = 76 * k
      s += path(
        smooth([x - 40, y + 8, x + 120 * k, y - 6, x + 300 * k, y + 34, x + 280 * k, y + 50, x + 60, y + 30]),
        p.aqua,
      )
      s += place(fin, x + d, y - 14, k * 0.98, b) + place(fin, x, y, k, a)
      s +=
        path(
          smooth([
            x - 84 * k,
            y + 40,
            x - 60 * k,
            y + 4,
            x,
            y - 14,
            x + d,
            y - 20,
            x + d + 64 * k,
            y + 2,
            x + d + 90 * k,
            y + 36,
            x + 40,
            y + 52,
          ]),
          p.sand,
        ) + path(lens(x + 30, y - 4, 110 * k, 8), p.paper)
    })
    return s
  }, options)
export default scene
