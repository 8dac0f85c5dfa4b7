// Wandoor from inside the car: two friends sit on the edge of the open boot and watch a child walk along a great fallen tree.

import { lens, type Point, path, place, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { smooth } from '../../kit/base/shape.ts'
import { headBack } from '../../kit/people/heads.ts'
import { limb } from '../../kit/people/limb.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { driftwood } from '../../kit/shore/driftwood.ts'
import { sky } from '../../kit/sky/sky.ts'
import { strawHat, wovenBag } from '../../kit/still-life/beach-things.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { padaukBole } from '../../kit/trees/padauk.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 440
    let s = sky({
      bands: [
        [0, p.light],
        [220, p.paper],
      ],
      bottom: hz,
      seed: 'dws',
      drift: 18,
      slivers: 5,
    })
    s += island({ x: 1120, w: 640, h: 70, horizon: hz, seed: 'dwi', ink: p.fern, lit: p.leaf, peak: 0.4 })
    s += island({ x: 560, w: 360, h: 40, horizon: hz, seed: 'dwj', ink: p.fern, peak: 0.6 })
    s += sea({ horizon: hz, bottom: 700, inks: [p.lime, p.leaf, p.lime, p.light], seed: 'dww', power: 1, sway: 8 })
    s += crests({ horizon: hz, bottom: 640, ink: p.paper, seed: 'dwr', rows: 12, density: 0.9, weight: 0.9 })
    // surf, wet sand, dry sand
    const shore = (d: number) =>
      `${spline(pts([-80, 650 + d, 200, 628 + d, 520, 606 + d, 820, 618 + d, 1140, 596 + d, 1700, 612 + d]), false)}L1700 1230L-80 1230z`
    s +=
      path(shore(-46), p.paper) +
      path(shore(-32), p.lime) +
      path(shore(0), p.paper) +
      path(shore(16), p.lime) +
      path(shore(34), p.light)
    s += path(slivers([560, 730, 220, 8, 1130, 700, 260, 9, 900, 850, 300, 10, 420, 880, 200, 8]), p.lime)
    // trees at the left, behind the sand, and their shade
    s += path(smooth([-80, 700, 120, 690, 330, 720, 460, 800, 330, 870, 40, 900, -80, 900]), p.leaf)
    for (const [x, y, k] of triples([250, 330, 1, 150, 240, 1.3, 340, 410, 0.7, 200, 470, 1]))
      s += canopy({ x, y, rx: 150 * k, ry: 110 * k, seed: `dwt${x}`, tones: [p.forest, p.fern, p.leaf], light: 1 })
    s += padaukBole({ x: 250, y: 740, w: 74, h: 700, seed: 'dwb', ink: p.forest, lit: p.leaf, shade: p.deep, light: 1 })
    // the fallen tree and the child on it
    const trunk: Point[] = pts([1330, 806, 1120, 770, 880, 740, 660, 712, 480, 700])
    s += path(lens(900, 826, 980, 56), p.lime)
    s += driftwood({
      line: trunk,
      w0: 120,
      w1: 34,
      seed: 'dwd',
      lit: p.leaf,
      body: p.forest,
      shade: p.deep,
      dark: p.ink,
      root: 190,
      stubs: [
        [0.42, -1.9, 170],
        [0.62, -1.2, 120],
        [0.8, -2.2, 130],
      ],
    })
    s += place(
      person(
        {
          ...poses.walk,
          arms: [
            [
              [16, -80],
              [32, -86],
            ],
            [
              [-16, -78],
              [-32, -80],
            ],
          ],
        },
        { skin: p.ink, hair: p.ink, top: p.clay, cloth: p.ink, legs: 'short' },
      ),
      876,
      706,
      1.8,
      0,
      -1,
    )
    // the car round us: roof, walls and floor make one dark frame
    const gap = smooth([
      280, 190, 420, 128, 800, 112, 1180, 128, 1320, 190, 1440, 560, 1452, 860, 1380, 930, 1100, 950, 500, 950, 220,
      930, 148, 860, 160, 560,
    ])
    s += path(`M-10 -10H1610V1210H-10z${gap}`, p.ink, 'fill-rule="evenodd"')
    // raised lid: its rim across the top of the view, side panes, trim
    s += path(smooth([330, 116, 460, 60, 800, 44, 1140, 60, 1270, 116, 1140, 92, 800, 80, 460, 92]), p.forest)
    s +=
      path(smooth([-40, 250, 60, 240, 30, 600, -40, 640]), p.fern) +
      path(smooth([1640, 250, 1540, 240, 1570, 600, 1640, 640]), p.leaf)
    s +=
      path(smooth([-40, 420, 40, 380, 30, 600, -40, 640]), p.forest) +
      path(smooth([1640, 460, 1560, 420, 1570, 600, 1640, 640]), p.fern)
    // the sill takes the light, the mat runs toward us
    s += path(
      smooth([
        150, 880, 230, 926, 500, 944, 1100, 944, 1370, 926, 1450, 880, 1470, 920, 1390, 972, 1100, 992, 500, 992, 210,
        972, 130, 920,
      ]),
      p.fern,
    )
    s += path(
      smooth([
        150, 880, 230, 926, 500, 944, 1100, 944, 1370, 926, 1450, 880, 1454, 892, 1372, 940, 1100, 958, 500, 958, 228,
        940, 146, 892,
      ]),
      p.lime,
    )
    s += path(smooth([170, 1000, 500, 1018, 1100, 1018, 1430, 1000, 1560, 1240, 40, 1240]), p.forest)
    for (let i = 0; i < 4; i++) s += path(slivers([800, 1056 + i * 38, 1160 + i * 110, 9]), p.deep)
    // the two on the edge, from behind
    const guest = (x: number, shirt: string, lit: string, style: 'crop' | 'plait', lean: number, flip: 1 | -1) =>
      place(
        path(
          smooth([-118, 30, -132, -60, -118, -190, -60, -236, 60, -236, 118, -190, 132, -60, 118, 30, 0, 46]),
          shirt,
        ) +
          path(smooth([-118, 30, -132, -60, -118, -190, -60, -236, -40, -232, -84, -150, -92, -40, -80, 36]), lit) +
          path(
            limb([-112, -176, -168, -80, -160, 30], 58, 46, 34) + limb([112, -176, 164, -80, 150, 30], 58, 46, 34),
            p.clay,
          ) +
          path(limb([-108, -184, -146, -120], 66, 60), lit) +
          path(limb([108, -184, 146, -120], 66, 60), shirt) +
          place(headBack({ skin: p.clay, hair: p.ink, sheen: p.fern }, style), 0, -316, 1.25),
        x,
        960,
        0.86,
        lean,
        flip,
      )
    s += guest(1120, p.leaf, p.lime, 'plait', -2, 1) + guest(1330, p.light, p.paper, 'crop', 3, 1)
    // a basket and a hat on the mat
    const inside =
      path(smooth([-170, -360, -190, -450, -120, -490, -20, -470, 10, -360]), p.paper) +
      path(smooth([-60, -360, -60, -450, 40, -480, 150, -450, 180, -360]), p.clay)
    s += place(wovenBag({ lit: p.lime, body: p.leaf, shade: p.fern, dark: p.deep }, inside), 370, 1140, 0.7)
    s += place(strawHat({ lit: p.paper, body: p.light, shade: p.lime, dark: p.deep, band: p.clay }), 680, 1130, 0.52)
    return s
  }, options)
export default scene
