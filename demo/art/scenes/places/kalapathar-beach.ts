// Kalapathar Beach soon after sunrise: black boulders, milk-clear water, palms that lean out over it.

import type { Ink, SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { boulder } from '../../kit/shore/boulder.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.42, y: 0.56 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 470
    let s = sky({
      bands: [
        [0, p.light],
        [200, p.paper],
      ],
      bottom: hz,
      seed: 'ks',
      drift: 18,
      slivers: 6,
    })
    s += sun({ x: 420, y: 330, r: 66, ink: p.sun }) + path(lens(470, 352, 260, 9) + lens(360, 372, 200, 7), p.paper)
    s += island({ x: 1220, w: 620, h: 54, horizon: hz, seed: 'ki', ink: p.lagoon, peak: 0.7 })
    s += sea({
      horizon: hz,
      inks: [p.lagoon, p.deep, p.lagoon, p.lagoon, p.aqua, p.aqua],
      seed: 'kw',
      power: 1.5,
      sway: 14,
    })
    s +=
      crests({ horizon: hz, ink: p.aqua, seed: 'kc', rows: 16, density: 0.9, weight: 0.7, bottom: 980 }) +
      glitter({ x: 420, top: hz + 3, bottom: 700, width: 130, ink: p.paper, rand: rng('kg') })
    // the bay: clear shallows, spent foam, white sand
    const shore = (dx: number, ink: Ink) =>
      path(
        spline(
          pts([
            1700,
            560 - dx * 0.16,
            1500,
            590 - dx * 0.2,
            1330,
            640 - dx * 0.3,
            1180 - dx * 0.4,
            720 - dx * 0.3,
            1040 - dx * 0.8,
            820 - dx * 0.2,
            860 - dx,
            930,
            600 - dx * 1.1,
            1050,
            380 - dx,
            1240,
            1700,
            1260,
          ]),
        ),
        ink,
      )
    s +=
      shore(230, p.light) +
      shore(96, p.paper) +
      shore(78, p.light) +
      shore(18, p.paper) +
      shore(2, p.sun) +
      shore(-34, p.paper)
    s += path(
      [
        [1180, 900, 300, 12],
        [1330, 1010, 260, 12],
        [1010, 1080, 260, 12],
        [1450, 820, 200, 9],
        [1200, 1140, 200, 10],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.light,
    )
    // headland wood behind the palms
    s += path(
      spline(pts([1260, 560, 1340, 500, 1450, 450, 1560, 400, 1700, 360, 1700, 640, 1500, 604, 1380, 600])),
      p.navy,
    )
    for (const [x, y, k] of [
      [1330, 540, 0.5],
      [1420, 500, 0.7],
      [1520, 450, 0.9],
      [1600, 390, 1.1],
      [1500, 540, 0.7],
      [1600, 530, 1],
    ])
      s += treeCrown({ x, y, rx: 110 * k, ry: 74 * k, seed: `kt${x}${y}`, tones: [p.navy, p.deep] })
    // palms lean seaward, their shadows lie up the beach
    const t3 = { trunk: p.ink, trunkLit: p.sun, back: p.ink, mid: p.navy, lit: p.deep, light: -1 as const }
    s += path(
      ribbon(pts([1340, 930, 1440, 960, 1600, 1010, 1700, 1040]), () => 26) +
        ribbon(pts([1450, 790, 1560, 808, 1700, 830]), () => 18),
      p.aqua,
    )
    s += palm({ x: 1470, y: 800, h: 470, lean: -290, size: 240, seed: 'kp1', ...t3, count: 8 })
    s += palm({ x: 1370, y: 950, h: 690, lean: -430, size: 330, seed: 'kp2', ...t3, count: 9 })
    // a walker between the palms and the rocks
    s +=
      path(
        ribbon(pts([1046, 930, 1100, 944, 1170, 958]), (t) => 12 - 4 * t),
        p.aqua,
      ) +
      place(
        person(poses.walk, { skin: p.ink, top: p.coral, cloth: p.ink, hair: p.ink, legs: 'skirt', longHair: true }),
        1046,
        932,
        1.15,
        0,
        -1,
      )
    // black rocks: far ones in the water, then the great block at the corner
    const tones = [p.ink, p.ink, p.navy] as const,
      foam = (x: number, y: number, w: number) =>
        path(lens(x, y + 3, w * 1.3, 20) + lens(x - w * 0.3, y + 9, w * 0.7, 12), p.paper)
    const rocks: [number, number, number, number][] = [
      [700, 640, 120, 46],
      [610, 650, 70, 28],
      [250, 700, 160, 70],
      [380, 712, 90, 34],
      [820, 760, 150, 70],
      [740, 776, 90, 40],
      [520, 850, 240, 130],
      [660, 880, 150, 76],
      [330, 900, 190, 90],
    ]
    for (const [x, y, w, h] of rocks)
      s +=
        path(lens(x + 6, y + 14, w * 1.25, 24), p.lagoon) +
        foam(x, y + 2, w) +
        boulder({ x, y, w, h, seed: `kb${x}`, tones })
    const big: [number, number, number, number][] = [
      [60, 1010, 420, 300],
      [330, 1080, 340, 190],
      [560, 1110, 250, 120],
      [120, 1180, 420, 200],
      [450, 1220, 330, 130],
      [760, 1200, 180, 70],
    ]
    for (const [x, y, w, h] of big)
      s += (y < 1120 ? foam(x, y + 6, w * 0.95) : '') + boulder({ x, y, w, h, seed: `kk${x}`, tones })
    s += leaves({ x: 1620, y: 1230, size: 300, seed: 'kl', tones: [p.ink, p.navy], from: -3, to: -1.3, count: 22 })
    return s
  }, options)
