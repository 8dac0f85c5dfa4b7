// Ross and Smith from the water: the boat has put its guests down on the bar, which joins the two islands behind it.

import { lens, type Point, path, place, rng, type Scene, spline } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { longboat } from '../../kit/boats/longboat.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 500
    let s = sky({
      bands: [
        [0, p.lagoon],
        [70, p.aqua],
        [210, p.sky],
        [380, p.paper],
      ],
      bottom: hz,
      seed: 'rbs',
      drift: 16,
      slivers: 4,
    })
    s +=
      cloud({ x: 800, y: 250, w: 620, h: 150, seed: 'rbc', ink: p.paper, lit: p.paper }) +
      cloud({ x: 980, y: 330, w: 420, h: 70, seed: 'rbd', ink: p.paper }) +
      island({ x: 820, w: 360, h: 36, horizon: hz, seed: 'rbi', ink: p.lagoon, peak: 0.5 }) +
      path(`M-10 ${hz}H1610V1210H-10z`, p.deep) +
      crests({ horizon: hz, ink: p.lagoon, seed: 'rbw', rows: 10, density: 0.9, weight: 0.8, bottom: 640 })
    // the two islands come down to the bar from left and right
    const hill = (flat: number[], seed: string, crowns: number[]) => {
      let out = path(spline(pts(flat)), p.forest)
      for (const [x, y, k] of triples(crowns))
        out += treeCrown({
          x,
          y,
          rx: 120 * k,
          ry: 74 * k,
          seed: `${seed}${x}`,
          tones: [p.forest, p.leaf],
          light: [0.5, -0.7],
          lobes: 5,
        })
      return out
    }
    s +=
      hill(
        [-80, 640, -80, 210, 60, 190, 220, 260, 360, 380, 470, 480, 560, 590, 300, 640],
        'rh',
        [
          20, 240, 1.1, 170, 300, 1, 290, 390, 0.9, 90, 400, 1.1, 390, 480, 0.7, 210, 480, 1, 470, 550, 0.5, 40, 540,
          1.1, 330, 560, 0.8,
        ],
      ) +
      hill(
        [1680, 640, 1680, 290, 1560, 280, 1420, 340, 1280, 430, 1180, 520, 1110, 590, 1400, 640],
        'rj',
        [1580, 330, 1, 1450, 390, 0.9, 1330, 460, 0.8, 1540, 470, 1.1, 1230, 540, 0.5, 1420, 540, 0.9, 1600, 570, 1],
      )
    // the bar between them, thin in the middle, with its own light in the water before it
    const strand = (top: number, foot: number): Point[] => [
      ...pts([
        -80,
        612 + top,
        300,
        606 + top,
        540,
        590 + top,
        820,
        578 + top,
        1100,
        588 + top,
        1380,
        606 + top,
        1680,
        610 + top,
      ]),
      ...pts([
        1680,
        640 + foot,
        1380,
        632 + foot,
        1100,
        606 + foot,
        820,
        596 + foot,
        540,
        612 + foot,
        300,
        638 + foot,
        -80,
        650 + foot,
      ]),
    ]
    s +=
      path(spline(strand(0, 250)), p.lagoon) +
      path(spline(strand(0, 130)), p.aqua) +
      path(spline(strand(0, 44)), p.sky) +
      path(spline(strand(-6, 12)), p.paper) +
      path(spline(strand(-2, -2)), p.sand)
    s +=
      thicket({
        pts: triples([-20, 610, 1, 150, 612, 1, 300, 606, 0.8, 430, 598, 0.5]),
        size: 40,
        seed: 'rbt',
        tones: [p.forest, p.leaf],
      }) +
      thicket({
        pts: triples([1230, 596, 0.5, 1370, 606, 0.8, 1520, 608, 1, 1640, 610, 1]),
        size: 40,
        seed: 'rbu',
        tones: [p.forest, p.leaf],
      })
    s +=
      crests({
        horizon: 560,
        ink: p.sky,
        seed: 'rbx',
        rows: 14,
        density: 0.55,
        from: 0.16,
        weight: 0.7,
        bottom: 1000,
      }) +
      crests({ horizon: 560, ink: p.lagoon, seed: 'rby', rows: 10, density: 0.6, from: 0.4, weight: 0.9, bottom: 1204 })
    // guests on the bar: one small group half way over, two more near the trees
    const dress = { skin: p.forest, hair: p.forest }
    for (const [x, k, pose, top, legs, flip] of [
      [742, 0.56, poses.walk, p.coral, 'skirt', 1],
      [778, 0.58, poses.walk, p.deep, 'long', 1],
      [806, 0.42, poses.walk, p.coral, 'long', 1],
      [1010, 0.52, poses.back, p.deep, 'long', 1],
      [1038, 0.5, poses.back, p.paper, 'skirt', 1],
    ] as const)
      s +=
        path(lens(x - 16 * k, 601, 60 * k, 5), p.lagoon) +
        place(person(pose, { ...dress, top, cloth: top === p.coral ? p.forest : p.deep, legs }), x, 601, k, 0, flip)
    // the boat rides over its shadow, close to us; the boatman waits at the stern
    const boat = longboat(
      {
        hull: p.paper,
        hullShade: p.coral,
        stripe: p.deep,
        rim: p.forest,
        inside: p.forest,
        canopy: p.sand,
        canopyShade: p.coral,
        post: p.forest,
      },
      place(person(poses.hold, { ...dress, top: p.deep, cloth: p.forest }), -178, -56, 0.86),
    )
    s +=
      path(lens(640, 966, 900, 70) + lens(560, 1000, 560, 34), p.deep) +
      path(lens(640, 936, 860, 30), p.sky) +
      place(boat, 640, 936, 1.9, -1)
    let under = ''
    const r = rng('rbr')
    for (let i = 0; i < 9; i++) under += lens(640 + r.j(360), 952 + i * 9, r.in(120, 380), 5)
    s += path(under, p.lagoon)
    // the anchor line, and coral heads that show through at our feet
    let heads = ''
    for (const [x, y, k] of triples([
      150, 1130, 1.3, 330, 1176, 0.9, 1290, 1120, 1.2, 1470, 1170, 1.5, 1090, 1180, 0.8,
    ]))
      heads += lens(x, y, 190 * k, 40 * k) + lens(x + 70 * k, y - 12 * k, 110 * k, 26 * k)
    s += path(heads, p.deep)
    s += path(spline(pts([1032, 742, 1120, 800, 1200, 880, 1124, 806, 1036, 746])), p.forest)
    return s
  }, options)
export default scene
