// Noon in the shallows: a family of four, a bucket, and a kite that has all the sky to itself.

import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, poly, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import type { Pose } from '../../kit/people/person.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.48, y: 0.6 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 560,
      r = rng('fam')
    let s = sky({
      bands: [
        [0, p.aqua],
        [130, p.sky],
        [400, p.paper],
      ],
      bottom: hz,
      seed: 'fs2',
      drift: 18,
      slivers: 5,
    })
    s +=
      cloud({ x: 330, y: 500, w: 620, h: 150, seed: 'fc2', ink: p.sky, lit: p.paper }) +
      island({ x: 1400, w: 560, h: 56, horizon: hz, seed: 'fi2', ink: p.lagoon, lit: p.aqua, peak: 0.6 })
    s += sea({
      horizon: hz,
      bottom: 1400,
      inks: [p.lagoon, p.aqua, p.sky, p.sky, p.paper, p.paper],
      seed: 'fw2',
      power: 1.7,
      sway: 16,
    })
    s +=
      crests({ horizon: hz, ink: p.paper, seed: 'fcr2', rows: 10, density: 0.6, weight: 0.6, bottom: 900 }) +
      crests({ horizon: 760, ink: p.aqua, seed: 'fcd2', rows: 9, density: 0.34, weight: 0.4, from: 0.05 })
    // light nets on the sand under clear water
    let net = ''
    for (let i = 0; i < 26; i++) {
      const x = r.in(0, 1600),
        y = r.in(960, 1190),
        w = r.in(80, 210)
      net += ribbon(
        [
          [x, y],
          [x + w * 0.3, y + r.j(12)],
          [x + w * 0.7, y + r.j(12)],
          [x + w, y + r.j(8)],
        ],
        (t) => 7 * Math.sin(Math.PI * t),
        10,
      )
    }
    s += path(net, p.sky)
    // kite and its line
    const kx = 1230,
      ky = 200,
      hand: Point = [1031, 640]
    s += path(
      ribbon([hand, [1060, 520], [1150, 360], [kx - 6, ky + 60]], () => 3, 20),
      p.forest,
    )
    s +=
      path(
        ribbon(
          pts([kx - 8, ky + 92, kx - 40, ky + 150, kx + 6, ky + 196, kx - 30, ky + 250, kx + 14, ky + 300]),
          (t) => 9 - 5 * t,
          24,
        ),
        p.coral,
      ) +
      path(
        [
          [kx - 36, ky + 150],
          [kx + 2, ky + 196],
          [kx - 26, ky + 248],
        ]
          .map(
            ([x, y]) =>
              poly([
                [x - 24, y - 10],
                [x, y],
                [x - 24, y + 10],
              ]) +
              poly([
                [x + 24, y - 10],
                [x, y],
                [x + 24, y + 10],
              ]),
          )
          .join(''),
        p.sand,
      )
    s +=
      path(poly(pts([kx, ky - 120, kx + 96, ky - 20, kx - 8, ky + 96, kx - 92, ky - 36])), p.coral) +
      path(
        poly(pts([kx, ky - 120, kx + 96, ky - 20, kx - 2, ky - 28])) +
          poly(pts([kx - 8, ky + 96, kx - 92, ky - 36, kx - 2, ky - 28])),
        p.sand,
      ) +
      path(
        ribbon(pts([kx, ky - 120, kx - 8, ky + 96]), () => 5, 4) +
          ribbon(pts([kx + 96, ky - 20, kx - 92, ky - 36]), () => 5, 4),
        p.forest,
      )
    // the family; under each a patch of shade and a broken reflection
    const base = { skin: p.forest, hair: p.forest, cloth: p.forest, legs: 'short' as const, light: 1 as const }
    const stand = (x: number, y: number, w: number, ink: string) =>
      path(lens(x, y + 4, w, 24) + lens(x - w * 0.06, y + 30, w * 0.7, 12), p.aqua) +
      path(
        [50, 76, 104, 134, 166].map((d, i) => lens(x + (i % 2 ? 8 : -6), y + d, w * (0.5 - i * 0.07), 10)).join(''),
        ink,
      ) +
      path(lens(x + w * 0.1, y + 2, w * 1.1, 6), p.paper)
    const toddler: Pose = {
      ...poses.crouch,
      arms: [
        [
          [24, -32],
          [38, -18],
        ],
        [
          [20, -28],
          [34, -14],
        ],
      ],
    }
    s +=
      stand(470, 980, 210, p.coral) +
      place(
        person(
          {
            ...poses.bend,
            legs: [
              [
                [5, -27],
                [4, 0],
              ],
              [
                [-5, -28],
                [-8, 0],
              ],
            ],
          },
          { ...base, top: p.coral, topShade: p.coral, cloth: p.coral, legs: 'skirt', longHair: true, hat: p.sand },
        ),
        470,
        982,
        4,
      )
    s +=
      stand(672, 1000, 150, p.leaf) +
      place(person(toddler, { ...base, top: p.leaf, hat: p.paper }), 690, 1000, 2.7, 0, -1)
    s +=
      path(poly(pts([556, 950, 612, 950, 604, 1000, 564, 1000])), p.sand) +
      path(lens(584, 950, 56, 12), p.lagoon) +
      path(
        ribbon(pts([557, 948, 570, 916, 598, 916, 611, 948]), () => 4, 12),
        p.forest,
      )
    s +=
      stand(880, 960, 220, p.lagoon) +
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
                [16, -96],
                [20, -112],
              ],
            ],
          },
          { ...base, top: p.lagoon, topShade: p.deep, cloth: p.sand, skin: p.forest },
        ),
        876,
        962,
        4.2,
      )
    s +=
      stand(988, 970, 150, p.sand) +
      place(person(poses.reachUp, { ...base, top: p.sand, cloth: p.coral }), 976, 972, 2.95)
    return s
  }, options)
