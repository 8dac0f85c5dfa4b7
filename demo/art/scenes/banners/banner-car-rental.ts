// A hill road in three loops through layers of green: small cars far up, a van and a coach lower down, an SUV in front.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { camera, path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.shade
type Kind = Parameters<typeof vehicle>[0]['kind']
/** A vehicle of its own small camera, wheels at (x, y), `k` sheet units to 190 of it. */
function drive(
  kind: Kind,
  x: number,
  y: number,
  k: number,
  body: Ink,
  low: Ink,
  flip: -1 | 1,
  turn = 16,
  z = 10,
): string {
  const cam = camera({ cx: 0, horizon: 0, f: 190 * z, height: 2 })
  const colour = {
    top: body,
    front: body,
    side: body,
    low,
    glass: p.ink,
    glare: p.fern,
    inside: p.forest,
    dark: p.ink,
    rim: p.light,
    lamp: p.paper,
    trim: p.light,
    shadow: p.deep,
    indicator: p.clay,
  }
  return place(vehicle({ cam, x: 0, z, turn, flip, kind, cast: [0.5, 0.4], colour }), x, y - 380 * k, k)
}
export const focus = { x: 0.72, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const r = rng('bc')
    let s = sky({
      bands: [
        [0, p.lime],
        [130, p.light],
        [300, p.paper],
      ],
      bottom: 700,
      seed: 'bc-sky',
      drift: 18,
      slivers: 5,
    })
    s +=
      sun({ x: 1010, y: 262, r: 84, ink: p.clay }) +
      cloud({ x: 360, y: 340, w: 480, h: 90, seed: 'bc-c', ink: p.paper }) +
      cloud({ x: 1380, y: 250, w: 340, h: 70, seed: 'bc-d', ink: p.light })
    const far = s
    s = ''
    // the sea at the left, seen past the hills
    s +=
      path('M-20 470H1620V1220H-20z', p.lime) +
      path(slivers([300, 500, 520, 9, 160, 560, 340, 10, 560, 540, 260, 8, 380, 620, 460, 11], 2), p.light) +
      path(slivers([180, 470, 520, 14, 420, 468, 260, 10]), p.leaf)
    const trees = (list: readonly (readonly [number, number, number])[], tones: readonly [Ink, Ink]) =>
      list
        .map(([x, y, k]) =>
          canopy({ x, y, rx: k * r.in(1.1, 1.5), ry: k * 0.7, seed: `bc${x}`, tones: [...tones], light: -1 }),
        )
        .join('')
    // the farthest crest and its road
    s +=
      path(smooth([620, 520, 800, 440, 980, 380, 1180, 350, 1400, 372, 1720, 330, 1720, 800, 560, 800]), p.leaf) +
      trees(
        [
          [860, 408, 34],
          [1000, 366, 40],
          [1130, 346, 34],
          [1320, 356, 44],
          [1490, 354, 40],
          [1620, 336, 46],
        ],
        [p.leaf, p.lime],
      )
    s +=
      path(
        smooth([
          720, 520, 900, 462, 1100, 428, 1340, 432, 1720, 404, 1720, 446, 1340, 472, 1100, 466, 900, 498, 700, 560,
        ]),
        p.light,
      ) +
      path(
        smooth([
          700, 560, 900, 498, 1100, 466, 1340, 472, 1720, 446, 1720, 456, 1340, 482, 1100, 476, 900, 508, 700, 568,
        ]),
        p.paper,
      )
    s +=
      drive('hatchback', 960, 478, 0.16, p.clay, p.fern, 1, 14) +
      drive('sedan', 1190, 456, 0.18, p.paper, p.lime, 1, 8) +
      drive('mpv6', 1470, 450, 0.2, p.fern, p.forest, -1, 10)
    // second fold: it runs out to a point over the sea
    s +=
      path(
        smooth([480, 690, 640, 600, 860, 556, 1100, 530, 1300, 520, 1500, 530, 1720, 500, 1720, 900, 440, 900]),
        p.fern,
      ) +
      trees(
        [
          [700, 578, 34],
          [830, 560, 40],
          [1060, 530, 44],
          [1250, 520, 46],
          [1400, 520, 40],
          [1560, 520, 52],
        ],
        [p.fern, p.leaf],
      )
    for (const [x, h, l] of [[640, 120, -22]] as const)
      s += farPalm({ x, y: 590, h, lean: l, seed: `bcp${x}`, ink: p.deep, lit: p.leaf })
    s +=
      path(
        smooth([
          560, 690, 760, 628, 1000, 600, 1250, 600, 1500, 612, 1720, 590, 1720, 650, 1500, 668, 1250, 652, 1000, 652,
          760, 684, 540, 750,
        ]),
        p.light,
      ) +
      path(
        smooth([
          540, 750, 760, 684, 1000, 652, 1250, 652, 1500, 668, 1720, 650, 1720, 664, 1500, 682, 1250, 666, 1000, 666,
          760, 698, 536, 764,
        ]),
        p.paper,
      )
    s +=
      drive('traveller12', 850, 654, 0.22, p.paper, p.lime, -1, 12, 13) +
      drive('coach26', 1250, 640, 0.25, p.clay, p.forest, -1, 8, 16) +
      drive('premiumSedan', 1526, 652, 0.26, p.deep, p.ink, -1, 10)
    // nearest fold, in shade, with the car that is yours
    s +=
      path(smooth([420, 900, 620, 790, 860, 736, 1100, 716, 1340, 712, 1720, 690, 1720, 1300, 380, 1300]), p.forest) +
      trees(
        [
          [640, 776, 42],
          [800, 744, 46],
          [960, 726, 40],
          [1140, 712, 50],
          [1330, 706, 44],
          [1500, 700, 54],
          [1610, 690, 50],
        ],
        [p.forest, p.fern],
      )
    s +=
      path(
        smooth([
          380, 960, 640, 850, 900, 806, 1200, 790, 1450, 796, 1720, 780, 1720, 890, 1450, 900, 1200, 890, 900, 912, 640,
          962, 360, 1090,
        ]),
        p.leaf,
      ) +
      path(
        smooth([
          360, 1090, 640, 962, 900, 912, 1200, 890, 1450, 900, 1720, 890, 1720, 908, 1450, 920, 1200, 910, 900, 932,
          640, 984, 360, 1112,
        ]),
        p.lime,
      )
    s += path(slivers([700, 910, 110, 8, 880, 872, 110, 7, 1060, 850, 100, 7, 1500, 846, 110, 7], -2), p.paper)
    s += drive('premiumSuv', 1190, 868, 0.46, p.paper, p.lime, -1, 16)
    s += path(
      smooth([-80, 1110, 260, 1050, 620, 1090, 1000, 1010, 1400, 1020, 1720, 980, 1720, 1300, -80, 1300]),
      p.deep,
    )
    s += trees(
      [
        [560, 1080, 60],
        [820, 1040, 66],
        [1080, 1010, 60],
        [1330, 1020, 70],
        [1560, 1000, 74],
      ],
      [p.deep, p.forest],
    )
    s +=
      leaves({ x: -40, y: 1250, size: 420, seed: 'bc-l', tones: [p.ink, p.forest], from: -1.6, to: -0.1, count: 16 }) +
      leaves({ x: 1640, y: 1260, size: 320, seed: 'bc-r', tones: [p.ink, p.forest], from: -3, to: -1.7, count: 13 })
    return far + place(s, 0, -62)
  }, options)
export default scene
