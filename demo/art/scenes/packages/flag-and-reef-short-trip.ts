// The great flag on the south point after rain, and below the railing a glass-bottom boat over the reef.
import { circle, lens, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { skiffAbove } from '../../kit/boats/skiff.ts'
import { lighthouse } from '../../kit/buildings/lighthouse.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { tricolour } from '../../kit/things/tricolour.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.42 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 610,
      r = rng('far')
    let s =
      sky({
        bands: [
          [0, p.slate],
          [120, p.haze],
          [330, p.mist],
          [520, p.paper],
        ],
        bottom: hz,
        seed: 'frs',
        drift: 18,
        slivers: 6,
      }) +
      cloud({ x: 180, y: 330, w: 620, h: 130, seed: 'frc', ink: p.haze }) +
      cloud({ x: 1460, y: 480, w: 520, h: 90, seed: 'frd', ink: p.haze })
    // a shower far out to the right
    let rain = ''
    for (let i = 0; i < 17; i++)
      rain += ribbon(
        [
          [1300 + i * 18, 480],
          [1270 + i * 18 + r.j(6), hz - r.in(0, 30)],
        ],
        () => 4,
        2,
      )
    s += path(rain, p.haze)
    s +=
      island({ x: 1120, w: 560, h: 92, horizon: hz, seed: 'fri', ink: p.forest, lit: p.leaf, peak: 0.55 }) +
      island({ x: 60, w: 420, h: 50, horizon: hz, seed: 'frj', ink: p.slate, peak: 0.5 }) +
      lighthouse({
        x: 1290,
        y: hz - 34,
        h: 120,
        w: 26,
        bands: 3,
        white: p.paper,
        whiteShade: p.haze,
        red: p.forest,
        redShade: p.ink,
        dark: p.ink,
        glass: p.lamp,
      }) +
      sea({ horizon: hz, inks: [p.sea, p.slate, p.sea, p.haze, p.mist], seed: 'frw', power: 1.35, sway: 16 }) +
      crests({ horizon: hz, bottom: 860, ink: p.mist, seed: 'frr', rows: 12, density: 0.6, weight: 0.7 })
    // the reef shows through the shallows under the point
    for (const [x, y, w, h] of [
      [1360, 900, 460, 100],
      [1000, 990, 420, 110],
      [1440, 1120, 520, 150],
      [760, 1130, 360, 120],
    ] as const)
      s += reefPatch({ x, y, w, h, count: 17, seed: `frp${x}`, inks: [p.slate, p.sea, p.forest], squash: 0.45 })
    for (const [x, y, k] of triples([1080, 960, 15, 1410, 880, 13, 1330, 1120, 19, 1500, 1080, 15, 800, 1090, 14]))
      s += path(smooth([x - k, y, x, y - k * 0.5, x + k, y, x, y + k * 0.5]), p.lamp)
    s += path(slivers([1180, 1050, 260, 10, 960, 910, 200, 8, 1480, 980, 180, 8]), p.paper)
    // the boat over its own shadow, two swimmers beside it
    s +=
      path(smooth([1090, 1010, 1180, 1030, 1330, 1020, 1390, 990, 1300, 1052, 1150, 1060]), p.forest) +
      place(
        skiffAbove({
          hull: p.paper,
          shade: p.leaf,
          inside: p.forest,
          seat: p.haze,
          awning: p.lamp,
          awningLit: p.paper,
        }),
        1220,
        960,
        1.55,
        -8,
      )
    // the point: lawn, wall and railing, the foot of the mast
    s +=
      path(smooth([-90, 880, 160, 850, 420, 862, 600, 930, 690, 1040, 720, 1140, 700, 1300, -90, 1300]), p.forest) +
      path(
        smooth([-90, 850, 160, 822, 410, 834, 580, 896, 660, 1000, 682, 1090, 640, 1160, 500, 1300, -90, 1300]),
        p.leaf,
      ) +
      path(smooth([-90, 1010, 120, 990, 360, 1000, 520, 1060, 560, 1140, 480, 1300, -90, 1300]), p.mist) +
      path(smooth([-90, 1036, 120, 1016, 350, 1026, 490, 1076, 524, 1140, 450, 1300, -90, 1300]), p.paper)
    let posts = ''
    const edge = [
      [-20, 842],
      [80, 830],
      [180, 824],
      [280, 826],
      [380, 834],
      [470, 858],
      [550, 894],
      [610, 944],
      [650, 1000],
      [672, 1066],
    ] as const
    for (const [i, [x, y]] of edge.entries())
      posts += poly(
        pts([x - 4 - i * 0.3, y, x + 4 + i * 0.3, y, x + 4 + i * 0.3, y - 66 - i * 4, x - 4 - i * 0.3, y - 66 - i * 4]),
      )
    for (const k of [0.4, 1])
      posts += ribbon(
        edge.map(([x, y], i) => [x, y - (66 + i * 4) * k]),
        (t) => 6 + 4 * t,
        40,
      )
    s += path(posts, p.ink)
    // mast and flag
    const mx = 300
    s += path(
      smooth([mx - 90, 1054, mx + 30, 1040, mx + 130, 1050, mx + 150, 1066, mx + 60, 1078, mx - 40, 1074]),
      p.mist,
    )
    s +=
      path(poly(pts([mx - 92, 1060, mx + 92, 1060, mx + 74, 1000, mx - 74, 1000])), p.slate) +
      path(poly(pts([mx + 20, 1060, mx + 92, 1060, mx + 74, 1000, mx + 20, 1000])), p.sea) +
      path(lens(mx, 1000, 148, 26), p.haze)
    s +=
      path(poly(pts([mx - 15, 1000, mx + 15, 1000, mx + 7, 40, mx - 7, 40])), p.paper) +
      path(poly(pts([mx + 3, 1000, mx + 15, 1000, mx + 7, 40, mx + 2, 40])), p.sea) +
      circle(mx, 34, 17, p.lamp)
    s += place(tricolour(860, 40, { saffron: p.lamp, white: p.paper, green: p.leaf, wheel: p.ink }), mx + 9, 84)
    // a family looks up
    const skin = { skin: p.ink, hair: p.ink }
    for (const x of [330, 402, 462]) s += path(lens(x + 26, 1150, 100, 13), p.mist)
    s +=
      place(
        person(poses.back, { ...skin, top: p.lamp, cloth: p.lamp, legs: 'skirt', longHair: true }),
        330,
        1148,
        1.7,
      ) +
      place(person(poses.back, { ...skin, top: p.sea, cloth: p.forest, legs: 'long' }), 402, 1152, 1.8) +
      place(
        person(
          {
            ...poses.back,
            arms: [
              [
                [-15, -66],
                [-14, -49],
              ],
              [
                [18, -98],
                [24, -118],
              ],
            ],
          },
          { ...skin, top: p.leaf, cloth: p.ink, legs: 'short' },
        ),
        462,
        1152,
        1.16,
      )
    return (
      s + leaves({ x: -20, y: 1230, size: 280, seed: 'frl', tones: [p.ink, p.forest], from: -1.6, to: -0.2, count: 13 })
    )
  }, options)
export default scene
