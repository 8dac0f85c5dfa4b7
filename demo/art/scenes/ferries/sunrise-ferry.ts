// First sailing: the catamaran lies at the quay under a rising sun and the queue goes aboard.

import { lens, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { catamaran } from '../../kit/boats/catamaran.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 500
    let s = sky({
      bands: [
        [0, p.mist],
        [130, p.paper],
        [300, p.butter],
      ],
      bottom: hz,
      seed: 'sfs',
      drift: 18,
      slivers: 6,
    })
    s +=
      sun({ x: 360, y: 430, r: 170, ink: p.peach }) +
      cloud({ x: 1200, y: 240, w: 460, h: 90, seed: 'sfc', ink: p.mist }) +
      path(slivers([330, 440, 520, 13, 460, 466, 360, 10]), p.butter)
    s +=
      island({ x: 1240, w: 1000, h: 130, horizon: hz, seed: 'sfi', ink: p.jade, lit: p.mist, light: -1, peak: 0.6 }) +
      island({ x: 120, w: 640, h: 64, horizon: hz, seed: 'sfj', ink: p.rose, peak: 0.3 })
    s +=
      sea({
        horizon: hz,
        bottom: 1000,
        inks: [p.mist, p.jade, p.jade, p.leaf, p.leaf],
        seed: 'sfw',
        power: 1.4,
        sway: 12,
      }) + crests({ horizon: hz, bottom: 940, ink: p.mist, seed: 'sfr', rows: 13, density: 0.7, weight: 0.7 })
    s +=
      glitter({ x: 360, top: hz + 3, bottom: 860, width: 300, ink: p.peach, rand: rng('sfg') }) +
      glitter({ x: 360, top: hz + 3, bottom: 760, width: 130, ink: p.paper, rand: rng('sfh') })
    // the ship
    s += path(lens(960, 866, 1080, 70) + lens(1020, 890, 900, 40), p.ink)
    s += place(
      catamaran({
        white: p.paper,
        shade: p.butter,
        window: p.ink,
        hull: p.rose,
        stripe: p.mauve,
        deck: p.peach,
        trim: p.rose,
      }),
      960,
      792,
      2.5,
      4,
      1,
    )
    s += path(slivers([1380, 808, 200, 12, 1300, 840, 240, 10]), p.paper)
    // quay: edge, face, bollards, mooring line
    s +=
      path(poly(pts([-20, 930, 1640, 870, 1640, 1220, -20, 1220])), p.butter) +
      path(poly(pts([-20, 930, 1640, 870, 1640, 886, -20, 948])), p.paper) +
      path(poly(pts([-20, 1040, 1640, 1000, 1640, 1220, -20, 1220])), p.peach) +
      path(poly(pts([-20, 1130, 1640, 1110, 1640, 1220, -20, 1220])), p.rose)
    s += path(
      poly(pts([0, 985, 520, 966, 524, 972, 0, 992])) + poly(pts([1060, 948, 1620, 928, 1620, 934, 1060, 954])),
      p.peach,
    )
    const bollard = (x: number, y: number) =>
      path(lens(x + 34, y + 2, 120, 14), p.mauve) +
      path(
        poly([
          [x - 18, y],
          [x + 18, y],
          [x + 14, y - 40],
          [x - 14, y - 40],
        ]) + lens(x, y - 42, 56, 22),
        p.ink,
      )
    s +=
      path(
        ribbon(pts([1340, 730, 1420, 830, 1500, 905]), () => 5, 8),
        p.ink,
      ) +
      path(
        ribbon(pts([560, 800, 500, 880, 420, 925]), () => 5, 8),
        p.ink,
      ) +
      bollard(1500, 930) +
      bollard(410, 960)
    // gangway
    s +=
      path(poly(pts([640, 950, 740, 946, 872, 790, 800, 792])), p.mauve) +
      path(poly(pts([640, 940, 740, 936, 872, 780, 800, 782])), p.paper)
    s += path(
      ribbon(
        [
          [640, 896],
          [800, 738],
        ],
        () => 5,
        2,
      ) +
        ribbon(
          [
            [740, 892],
            [872, 738],
          ],
          () => 5,
          2,
        ) +
        pts([640, 942, 800, 784, 740, 938, 872, 782, 720, 862, 806, 858])
          .map(([x, y]) =>
            ribbon(
              [
                [x, y],
                [x, y - 46],
              ],
              () => 5,
              2,
            ),
          )
          .join(''),
      p.ink,
    )
    // the queue, their shadows falling right and toward us
    const wear = (top: string, cloth: string, legs: 'long' | 'skirt') => ({
      skin: p.ink,
      hair: p.ink,
      top,
      cloth,
      legs,
    })
    const queue: [number, number, number, string, string, 'long' | 'skirt', 0 | 1][] = [
      [778, 884, 1.35, p.rose, p.ink, 'long', 1],
      [690, 962, 1.62, p.paper, p.ink, 'long', 0],
      [590, 1000, 1.74, p.leaf, p.leaf, 'skirt', 1],
      [470, 1016, 1.78, p.mauve, p.ink, 'long', 1],
      [330, 1044, 1.86, p.paper, p.mauve, 'skirt', 1],
      [250, 1050, 1.3, p.rose, p.ink, 'long', 1],
    ]
    for (const [x, y, k, top, cloth, legs, walk] of queue) {
      if (y > 900)
        s += path(
          ribbon(
            [
              [x, y - 2],
              [x + 60 * k, y + 14 * k],
              [x + 124 * k, y + 26 * k],
            ],
            (t) => k * (7 + 12 * Math.sin(Math.PI * t)),
            10,
          ),
          p.mauve,
        )
      s += place(person(walk ? poses.walk : poses.back, wear(top, cloth, legs)), x, y, k)
    }
    // luggage
    const bag = (x: number, y: number, w: number, h: number, ink: string) =>
      path(
        poly([
          [x, y],
          [x + w, y],
          [x + w, y - h],
          [x, y - h],
        ]),
        ink,
      ) +
      path(
        poly([
          [x + w * 0.3, y - h],
          [x + w * 0.3, y - h * 1.5],
          [x + w * 0.7, y - h * 1.5],
          [x + w * 0.7, y - h],
          [x + w * 0.62, y - h],
          [x + w * 0.62, y - h * 1.4],
          [x + w * 0.38, y - h * 1.4],
          [x + w * 0.38, y - h],
        ]),
        p.ink,
      )
    s +=
      bag(430, 1016, 34, 56, p.leaf) +
      bag(284, 1046, 38, 60, p.rose) +
      path(lens(1220, 1070, 260, 18), p.rose) +
      bag(1130, 1060, 90, 66, p.mauve) +
      bag(1226, 1064, 60, 92, p.leaf)
    s +=
      path(lens(1050, 1106, 130, 12), p.rose) +
      place(person(poses.hold, wear(p.paper, p.mauve, 'long')), 1040, 1102, 1.85, 0, -1)
    return s
  }, options)
export default scene
