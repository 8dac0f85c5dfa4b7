// Barren Island before sunrise, from the deck: the cone stands black inside its broken ring and breathes.
import type { SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, poly, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cone, plume } from '../../kit/shore/volcano.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.45 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 800
    let s = sky({
      bands: [
        [0, p.mauve],
        [150, p.rose],
        [390, p.peach],
        [590, p.butter],
        [720, p.paper],
      ],
      bottom: hz,
      seed: 'bs',
      drift: 22,
      slivers: 6,
    })
    // ash leans away from the morning wind
    s += plume({
      pts: pts([726, 310, 716, 230, 668, 160, 560, 112, 420, 96, 250, 70, 60, 10]),
      from: 40,
      to: 150,
      seed: 'bp',
      tones: [p.mauve, p.rose, p.peach],
      light: [0.7, 0.5],
    })
    // the old ring wall to either side of the cone
    s += island({ x: 250, w: 860, h: 210, horizon: hz, seed: 'bi', ink: p.mauve, lit: p.mauve, peak: 0.42, rough: 2 })
    s += island({
      x: 1250,
      w: 800,
      h: 236,
      horizon: hz,
      seed: 'bj',
      ink: p.mauve,
      lit: p.rose,
      light: 1,
      peak: 0.5,
      rough: 2,
    })
    s += cone({
      x: 724,
      base: hz + 4,
      top: 300,
      half: 600,
      rim: 70,
      seed: 'bc4',
      shade: p.ink,
      body: p.ink,
      lit: p.mauve,
      light: 1,
    })
    s +=
      island({ x: 330, w: 700, h: 92, horizon: hz + 2, seed: 'bk', ink: p.ink, peak: 0.3, rough: 2 }) +
      island({ x: 1180, w: 620, h: 70, horizon: hz + 2, seed: 'bl', ink: p.ink, peak: 0.7, rough: 2 })
    s += sea({ horizon: hz, inks: [p.rose, p.mauve, p.mauve], seed: 'bw', power: 1.6, sway: 10 })
    s += path(
      [
        [720, hz + 6, 900, 16],
        [700, hz + 22, 700, 20],
        [740, hz + 44, 520, 22],
        [690, hz + 70, 380, 20],
        [760, hz + 98, 250, 18],
        [720, hz + 126, 160, 14],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.ink,
    )
    s += crests({
      horizon: hz,
      ink: p.peach,
      seed: 'bcr',
      rows: 16,
      density: 0.7,
      weight: 0.75,
      skip: (x, y) => Math.abs(x - 720) < 460 - (y - hz) * 3,
    })
    s += crests({ horizon: hz, ink: p.ink, seed: 'bcs', rows: 9, density: 0.5, from: 0.35, weight: 0.8 })
    s += path(
      [
        [560, hz + 3, 150, 9],
        [880, hz + 3, 210, 10],
        [1120, hz + 3, 120, 7],
        [300, hz + 3, 160, 8],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.paper,
    )
    // our own rail, two people at it
    const deck = pts([640, 1210, 860, 1130, 1120, 1086, 1400, 1064, 1660, 1056, 1660, 1230, 640, 1230])
    const post = (x: number, y: number, h: number) =>
      poly(pts([x - 6, y + 30, x + 6, y + 30, x + 5, y - h, x - 5, y - h]))
    const rail = (lift: number, w: number) =>
      ribbon(
        pts([
          520,
          1240 - lift,
          700,
          1170 - lift,
          900,
          1112 - lift,
          1150,
          1074 - lift,
          1400,
          1054 - lift,
          1680,
          1046 - lift,
        ]),
        () => w,
        24,
      )
    const dress = { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink, topLit: p.rose, light: 1 as const }
    s +=
      place(person(poses.back, { ...dress, top: p.leaf, legs: 'long' }), 1210, 1180, 3.7) +
      place(
        person(
          {
            ...poses.back,
            arms: [
              [
                [-16, -68],
                [-21, -58],
              ],
              [
                [15, -96],
                [24, -106],
              ],
            ],
          },
          { ...dress, top: p.butter, topLit: p.paper, longHair: true, legs: 'skirt' },
        ),
        1330,
        1180,
        3.4,
      )
    s += path(
      rail(150, 13) +
        rail(80, 7) +
        post(690, 1180, 156) +
        post(880, 1120, 156) +
        post(1090, 1084, 156) +
        post(1440, 1054, 156) +
        post(1590, 1050, 156),
      p.ink,
    )
    s +=
      path(
        ribbon(pts([520, 1086, 700, 1016, 900, 958, 1150, 920, 1400, 900, 1680, 892]), () => 3.5, 24),
        p.rose,
      ) +
      path(spline(deck, true, 0.1), p.ink) +
      path(
        ribbon(pts([700, 1194, 880, 1132, 1130, 1092, 1400, 1070, 1680, 1062]), () => 5, 20),
        p.mauve,
      )
    return s
  }, options)
