// A bench under a sea almond: grandparents and a child look at the sea and are in no hurry.

import { lens, lenses, type Point, path, place, poly, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { dhow } from '../../kit/boats/dhow.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { fallen, tier } from '../../kit/trees/sea-almond.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 560
    let s =
      sky({
        bands: [
          [0, p.sky],
          [330, p.paper],
        ],
        bottom: hz,
        seed: 'gbs',
        drift: 20,
        slivers: 5,
      }) + cloud({ x: 1240, y: 470, w: 460, h: 120, seed: 'gbc', ink: p.sky })
    s += island({ x: 520, w: 520, h: 60, horizon: hz, seed: 'gbi', ink: p.aqua, peak: 0.6 })
    s +=
      sea({
        horizon: hz,
        bottom: 960,
        inks: [p.lagoon, p.deep, p.lagoon, p.aqua, p.sky],
        seed: 'gbw',
        power: 1.2,
        sway: 9,
      }) + crests({ horizon: hz, bottom: 900, ink: p.sky, seed: 'gbr', rows: 12, density: 0.7, weight: 0.7 })
    // a dhow far out, the thing they are watching
    const inks = { hull: p.forest, strake: p.deep, sail: p.coral, sailShade: p.sand, spar: p.forest, crew: p.forest }
    s += path(lenses(quads([900, 636, 110, 7, 884, 652, 74, 5])), p.sky) + place(dhow(inks), 900, 632, 0.34, 0, -1)
    const shore = (d: number): Point[] => [
      [-60, 872 + d],
      [300, 886 + d],
      [700, 894 + d],
      [1100, 886 + d],
      [1680, 860 + d],
    ]
    s +=
      ground({ pts: shore(0), ink: p.paper, seed: 'g1', rough: 8 }) +
      ground({ pts: shore(18), ink: p.sand, seed: 'g2', rough: 8 })
    s += ground({
      pts: pts([-60, 966, 300, 958, 700, 974, 1100, 968, 1680, 946]),
      ink: p.leaf,
      seed: 'g3',
      rough: 8,
      step: 40,
    })
    // the tree's pool of shade
    s += path(
      spline(
        pts([
          -80, 1010, 300, 985, 760, 988, 1180, 1000, 1440, 1030, 1500, 1070, 1300, 1130, 900, 1160, 400, 1180, -80,
          1230,
        ]),
        true,
        0.15,
      ),
      p.forest,
    )
    const gr = rng('grass')
    let grass = ''
    for (let i = 0; i < 44; i++) {
      const x = gr.in(-20, 1620),
        y = gr.in(1000, 1190)
      for (const k of [-1, 0, 1])
        grass += ribbon(
          [
            [x, y],
            [x + k * 6, y - 12],
            [x + k * 15, y - 24 - (k ? 0 : 8)],
          ] as Point[],
          (q) => 6 * (1 - q),
          4,
        )
    }
    s += path(grass, p.deep)
    // bench: seat, back, legs
    const bx = 900,
      by = 990
    s += path(lens(bx, by + 70, 640, 34), p.deep)
    const dress = (top: string, cloth: string, hair: string) => ({ skin: p.forest, hair, top, cloth })
    const wood = (y: number, h: number, ink: string, w = 280) =>
      path(
        poly([
          [bx - w, y],
          [bx + w, y],
          [bx + w, y + h],
          [bx - w, y + h],
        ]),
        ink,
      )
    // the child stands on the seat between them, one arm out to the sail
    s += place(
      person(
        {
          ...poses.back,
          arms: [
            [
              [-14, -66],
              [-15, -50],
            ],
            [
              [18, -88],
              [30, -104],
            ],
          ],
        },
        { ...dress(p.sand, p.forest, p.forest), legs: 'short' },
      ),
      bx + 4,
      by - 4,
      2.05,
    )
    s +=
      place(person(poses.sitBack, { ...dress(p.paper, p.paper, p.paper), hat: p.sand }), bx - 150, by - 8, 4) +
      place(
        person(
          {
            ...poses.sitBack,
            arms: [
              [
                [-17, -22],
                [-34, -20],
              ],
              [
                [15, -19],
                [10, -4],
              ],
            ],
          },
          dress(p.coral, p.coral, p.paper),
        ),
        bx + 162,
        by - 8,
        3.8,
      )
    s +=
      path(
        spline(
          [
            [bx + 136, by - 196],
            [bx + 170, by - 218],
            [bx + 202, by - 194],
            [bx + 208, by - 156],
            [bx + 222, by - 118],
            [bx + 118, by - 118],
            [bx + 130, by - 156],
          ],
          true,
          0.14,
        ),
        p.coral,
      ) +
      path(
        spline(
          [
            [bx + 128, by - 136],
            [bx + 160, by - 150],
            [bx + 178, by - 100],
            [bx + 196, by - 20],
            [bx + 168, by - 14],
            [bx + 150, by - 80],
          ],
          true,
          0.12,
        ),
        p.sand,
      )
    s += wood(by - 6, 24, p.sand, 296) + wood(by + 18, 8, p.coral, 296)
    s +=
      path(
        [bx - 236, bx + 230]
          .map((x) =>
            poly([
              [x - 12, by - 106],
              [x + 12, by - 106],
              [x + 14, by + 74],
              [x - 14, by + 74],
            ]),
          )
          .join(''),
        p.forest,
      ) +
      wood(by - 100, 22, p.sand) +
      wood(by - 78, 5, p.coral) +
      wood(by - 54, 22, p.sand) +
      wood(by - 32, 5, p.coral)
    // the sea almond
    s +=
      path(
        spline(
          pts([
            120, 1160, 180, 1080, 214, 940, 226, 700, 214, 420, 190, 120, 180, -40, 330, -40, 320, 120, 318, 420, 330,
            700, 352, 940, 400, 1060, 500, 1140, 420, 1150, 330, 1120, 280, 1180, 220, 1130,
          ]),
          true,
          0.12,
        ),
        p.forest,
      ) +
      path(
        ribbon(pts([318, 60, 312, 420, 322, 700, 344, 940, 400, 1070]), (t) => 20 + 14 * t, 18),
        p.leaf,
      )
    const tree = { wood: p.forest, dark: p.forest, lit: p.leaf, red: p.coral }
    s +=
      tier({ from: [290, 420], to: [820, 380], size: 92, count: 8, seed: 't3', ...tree }) +
      tier({ from: [240, 360], to: [-60, 330], size: 110, count: 5, seed: 't4', ...tree })
    s +=
      tier({ from: [300, 250], to: [1240, 190], size: 108, count: 12, seed: 't2', ...tree }) +
      tier({ from: [240, 130], to: [-60, 110], size: 120, count: 5, seed: 't5', ...tree }) +
      tier({ from: [300, 60], to: [1560, 20], size: 124, count: 14, seed: 't1', ...tree })
    s += fallen(
      triples([560, 1130, 46, 690, 1090, 36, 1190, 1110, 44, 1330, 1060, 34, 470, 1080, 34]),
      p.coral,
      p.forest,
    )
    return s
  }, options)
export default scene
