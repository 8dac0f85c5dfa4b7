// The first splash: a child in a life vest leaps off the jetty toward a father's arms, the mother ready with a towel.
import { lens, path, place, rect, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { leapingChild } from '../../kit/people/leaping-child.ts'
import { limb } from '../../kit/people/limb.ts'
import { catchingMan, sariWoman } from '../../kit/people/standing.ts'
import { island } from '../../kit/sea/islands.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 640
    let s = sky({
      bands: [
        [0, p.aqua],
        [190, p.sky],
        [460, p.paper],
      ],
      bottom: hz,
      seed: 'fs-sky',
      drift: 18,
      slivers: 5,
    })
    s += cloud({ x: 1180, y: 560, w: 760, h: 170, seed: 'fs-c', ink: p.sky, lit: p.paper })
    s += island({ x: 1500, w: 760, h: 76, horizon: hz, seed: 'fs-i', ink: p.lagoon, lit: p.aqua, peak: 0.6 })
    s += sea({
      horizon: hz,
      inks: [p.deep, p.lagoon, p.lagoon, p.aqua, p.aqua, p.sky],
      seed: 'fs-w',
      power: 1.3,
      sway: 10,
    })
    s += crests({ horizon: hz, ink: p.sky, seed: 'fs-cr', rows: 13, density: 0.6, weight: 0.6 })
    s += reefPatch({ x: 1400, y: 1130, w: 420, h: 120, count: 8, seed: 'fs-r', inks: [p.lagoon, p.aqua] })
    // the jetty comes in from the left, head-on to the light
    s += rect(-20, 776, 700, 54, p.forest) + rect(-20, 762, 716, 22, p.sand)
    let boards = ''
    for (const x of [30, 122, 210, 306, 388, 484, 570, 640])
      boards += angular([x, 764, x + 5, 764, x + 4, 784, x - 1, 784])
    s += path(boards, p.leaf)
    s += path(
      limb([90, 820, 86, 1230], 46, 52) +
        limb([420, 820, 424, 1230], 42, 48) +
        limb([640, 820, 646, 1230], 46, 50) +
        limb([110, 1000, 420, 850], 18, 18) +
        limb([440, 1020, 640, 860], 18, 18),
      p.forest,
    )
    s +=
      path(slivers([90, 1150, 200, 12, 426, 1130, 190, 12, 644, 1100, 210, 12, 640, 1130, 130, 10]), p.paper) +
      path(slivers([110, 1176, 260, 14, 440, 1168, 240, 14, 660, 1160, 220, 14]), p.lagoon)
    // rolled towels, slippers and a beach bag near the edge
    s +=
      path(smooth([60, 762, 54, 690, 74, 660, 150, 660, 170, 690, 164, 762]), p.leaf) +
      path(limb([84, 668, 90, 600, 136, 600, 142, 668], 9, 9, 9, 9), p.leaf) +
      path(smooth([56, 730, 110, 740, 168, 730, 164, 762, 60, 762]), p.forest)
    s += path(limb([104, 664, 130, 640, 160, 650], 24, 30, 20), p.coral)
    s += place(
      sariWoman({
        skin: p.forest,
        hair: p.forest,
        sari: p.paper,
        sariLit: p.sand,
        border: p.lagoon,
        blouse: p.lagoon,
        flower: p.sand,
      }),
      380,
      764,
      1.02,
    )
    // the towel held out
    s +=
      path(smooth([474, 492, 540, 494, 546, 560, 536, 640, 546, 700, 486, 706, 478, 640, 486, 560]), p.sand) +
      path('M482 566 544 562 542 580 484 584zM478 640 538 636 540 652 480 656z', p.coral)
    // the father below
    s += path(lens(1190, 1000, 520, 70), p.lagoon) + path(lens(1180, 996, 330, 36), p.paper)
    s += place(catchingMan({ skin: p.forest, hair: p.forest, shirt: p.deep, shirtLit: p.lagoon }), 1190, 990, 1.12)
    s +=
      path(lens(1190, 998, 230, 24), p.paper) +
      path(slivers([1190, 1034, 380, 14, 1206, 1064, 250, 11, 1180, 1092, 160, 9]), p.deep)
    // the leap, and where the feet left the planks
    s += place(
      leapingChild({
        skin: p.forest,
        skinFar: p.forest,
        hair: p.forest,
        vest: p.coral,
        vestLit: p.sand,
        strap: p.paper,
        shorts: p.sand,
      }),
      800,
      560,
      1.24,
      -6,
    )
    return s
  }, options)
export default scene
