// A seventeen-seat van on the bund between paddy fields, the two summits of Saddle Peak behind, bags under the roof rail.

import { camera, lens, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { house } from '../../kit/buildings/town.ts'
import { person, poses } from '../../kit/people/person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { lane, patch } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 500,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.6 }),
      stand = { cam, x: 0.2, z: 14.4, turn: 28, flip: -1 as const }
    let s = sky({
      bands: [
        [0, p.light],
        [210, p.paper],
      ],
      bottom: hz,
      seed: 'pvs',
      drift: 18,
      slivers: 6,
    })
    s +=
      cloud({ x: 1260, y: 260, w: 520, h: 110, seed: 'pvc', ink: p.paper }) +
      cloud({ x: 200, y: 190, w: 320, h: 64, seed: 'pvd', ink: p.paper })
    s += ground({
      pts: pts([
        -60, 450, 120, 400, 300, 300, 430, 210, 520, 180, 610, 244, 700, 250, 800, 176, 880, 200, 1010, 330, 1200, 410,
        1680, 450,
      ]),
      ink: p.lime,
      seed: 'pvg0',
      rough: 8,
      to: hz + 4,
      step: 36,
    })
    s += path(`M524 182L612 248L702 254L802 178L884 204L1012 334L1200 414L1400 450V500H640L700 400L610 320z`, p.leaf)
    s += path(slivers([380, 330, 420, 22, 900, 350, 460, 24, 640, 300, 260, 14]), p.paper)
    s += ground({
      pts: pts([-60, 430, 300, 450, 700, 476, 1100, 462, 1400, 430, 1680, 410]),
      ink: p.fern,
      seed: 'pvg1',
      rough: 14,
      step: 30,
      to: hz + 20,
    })
    s += path(`M-10 ${hz}H1610V1210H-10z`, p.lime)
    // paddies: strips of young and older rice, water between
    const field = (flat: readonly number[], ink: string) => path(patch(cam, flat), ink)
    s +=
      field([-80, 90, 90, 90, 90, 56, -80, 56], p.leaf) +
      field([-60, 54, -8, 54, -7, 38, -60, 38], p.light) +
      field([-5, 54, 70, 54, 70, 40, -4, 40], p.fern)
    s +=
      field([-60, 36, -12, 36, -10, 27, -60, 27], p.leaf) +
      field([-8, 37, 16, 37, 13, 27, -6, 27], p.light) +
      field([18, 38, 60, 38, 60, 27, 15, 27], p.leaf)
    s += field([-40, 25.5, -5, 25.5, -4, 21, -40, 21], p.fern) + field([-3, 25.5, 40, 25.5, 40, 21, -2, 21], p.light)
    let rows = ''
    for (let z = 27.6; z < 36; z += 1.1)
      rows += patch(cam, [19 - (37 - z) * 0.3, z, 60, z, 60, z - 0.3, 19 - (37 - z) * 0.3, z - 0.3])
    for (let z = 21.6; z < 25; z += 0.8)
      rows += patch(cam, [-40, z, -5.4 + (25 - z) * 0.2, z, -5.4 + (25 - z) * 0.2, z - 0.22, -40, z - 0.22])
    s += path(rows, p.forest)
    s += path(
      slivers([1010, 700, 180, 6, 1180, 690, 120, 5, 620, 652, 140, 5, 880, 640, 110, 4, 300, 626, 160, 4]),
      p.paper,
    )
    const inks = { wall: p.paper, side: p.clay, roof: p.clay, roofShade: p.forest, dark: p.ink }
    s += place(house(120, 50, inks), 1330, 574, 1.1)
    for (const [x, h, l] of triples([1230, 190, 30, 1430, 220, -30, 1475, 160, 24, 170, 170, 24, 240, 130, -14]))
      s += farPalm({
        x,
        y: x > 800 ? 584 : 566,
        h,
        lean: l,
        size: h * 0.44,
        seed: `pvp${x}`,
        ink: p.forest,
        lit: p.leaf,
        light: -1,
      })
    s += thicket({ pts: triples([1200, 592, 0.5, 1500, 590, 0.7]), size: 34, seed: 'pvt', tones: [p.forest, p.fern] })
    // women at work in the water
    for (const [X, Z, top, flip] of [
      [-7.6, 31, p.clay, 1],
      [-9.6, 32, p.paper, 1],
      [5.4, 30, p.clay, -1],
    ] as const) {
      const [x, y] = cam(X, 0, Z),
        k = (1.6 * 1900) / Z / 100
      s +=
        path(lens(x + 14 * k, y, 90 * k, 9 * k), p.forest) +
        place(
          person(poses.bend, { skin: p.ink, hair: p.ink, top, cloth: p.ink, legs: 'skirt', hat: p.light }),
          x,
          y,
          k,
          0,
          flip,
        )
    }
    // road on its bund
    s +=
      path(lane(stand, -6.2, 60), p.fern) +
      path(lane(stand, -5.2, 3.4), p.clay) +
      path(lane(stand, -1.9, -0.9) + lane(stand, 0.9, 1.9) + lane(stand, -4.5, -3.6), p.light)
    s += path(lane(stand, 3.4, 4.1), p.light) + path(lane(stand, 4.1, 60), p.forest)
    s += vehicle({
      ...stand,
      kind: 'van17',
      cast: [0.9, 0.7],
      stripes: [
        [[3.4, 1, 1.6, 1.05, -1, 1.25, -3.4, 1.28, -3.4, 0.98, -1, 0.96, 1.6, 0.9, 3.4, 0.86], p.leaf],
        [[3.4, 0.84, 1.6, 0.87, -1, 0.92, -3.4, 0.93, -3.4, 0.8, 3.4, 0.74], p.forest],
      ],
      load: [
        [-2.7, -0.7, 0.9, 1.1, 0.4, [p.light, p.lime, p.leaf]],
        [-1.6, -0.6, 0.8, 1, 0.5, [p.clay, p.clay, p.forest]],
        [-0.6, -0.7, 0.7, 1.2, 0.3, [p.light, p.leaf, p.fern]],
        [0.3, -0.5, 0.8, 0.9, 0.42, [p.paper, p.light, p.clay]],
      ],
      colour: {
        top: p.paper,
        front: p.paper,
        side: p.paper,
        low: p.light,
        glass: p.ink,
        glare: p.fern,
        inside: p.forest,
        dark: p.ink,
        rim: p.light,
        lamp: p.light,
        trim: p.lime,
        shadow: p.forest,
        indicator: p.clay,
      },
    })
    // the near paddy, heads of rice along the bund
    for (const [x, y, k] of triples([
      560, 1190, 0.9, 700, 1166, 0.8, 840, 1144, 0.8, 980, 1120, 0.8, 1120, 1100, 0.8, 1260, 1076, 0.8, 1400, 1056, 0.8,
      1540, 1034, 0.9, 760, 1236, 1.1, 960, 1210, 1.1, 1160, 1184, 1.1, 1360, 1160, 1.1, 1560, 1134, 1.2,
    ]))
      s += leaves({
        x,
        y: y + 40,
        size: 120 * k,
        seed: `pvr${x}`,
        tones: [p.fern, p.leaf],
        from: -2.3,
        to: -0.8,
        count: 9,
      })
    return s
  }, options)
export default scene
