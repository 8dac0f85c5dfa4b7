// Ridge and Reef at sunrise, from the next headland: villas with their pools step down the ridge to the reef.
import type { SceneOptions } from '../../kit/base/core.ts'
import { camera, circle, lenses, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { hillHotel } from '../../kit/buildings/hill-hotel.ts'
import { plot } from '../../kit/buildings/site.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { island } from '../../kit/sea/islands.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { boulder } from '../../kit/shore/boulder.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.5 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 560,
      cam = camera({ cx: 800, horizon: hz, f: 1300, height: 16 })
    let s = sky({
      bands: [
        [0, p.rose],
        [130, p.peach],
        [290, p.butter],
        [430, p.paper],
      ],
      bottom: hz,
      seed: 'ridge-sky',
      drift: 20,
      slivers: 7,
    })
    s += circle(300, 470, 120, p.paper) + circle(300, 470, 96, p.rose)
    s += island({ x: 90, w: 520, h: 40, horizon: hz, seed: 'ridge-isle', ink: p.mauve, peak: 0.7 })
    s += sea({ horizon: hz, inks: [p.jade, p.mist, p.jade, p.leaf, p.leaf], seed: 'ridge-sea', power: 1.25, sway: 14 })
    s += glitter({ x: 300, top: hz + 6, bottom: 860, width: 150, ink: p.butter, rand: rng('ridge-sun') })
    s += crests({
      horizon: hz,
      bottom: 1000,
      ink: p.mist,
      seed: 'ridge-crest',
      rows: 10,
      density: 0.5,
      weight: 0.6,
      x1: 800,
    })
    // shallows and reef at the foot
    s += path(
      spline(
        pts([
          330, 900, 460, 850, 640, 860, 820, 950, 1000, 1040, 1300, 1120, 1700, 1160, 1700, 1260, 300, 1260, 120, 1160,
          160, 1010,
        ]),
        true,
      ),
      p.jade,
    )
    s += path(
      spline(
        pts([
          440, 930, 560, 890, 700, 920, 880, 1010, 1100, 1090, 1500, 1160, 1700, 1260, 460, 1260, 300, 1160, 330, 1020,
        ]),
        true,
      ),
      p.mist,
    )
    s +=
      reefPatch({ x: 390, y: 1060, w: 420, h: 190, count: 15, seed: 'ridge-reef', inks: [p.jade, p.leaf] }) +
      reefPatch({ x: 760, y: 1130, w: 420, h: 130, count: 12, seed: 'ridge-reef2', inks: [p.jade, p.leaf] })
    // the ridge
    const hill = pts([
      440, 900, 470, 852, 520, 800, 640, 744, 760, 676, 850, 600, 990, 540, 1090, 470, 1210, 420, 1300, 330, 1420, 280,
      1530, 262, 1700, 230, 1700, 1180, 1400, 1120, 1160, 1070, 960, 1010, 800, 950, 620, 900,
    ])
    s += path(spline(hill, true, 0.1), p.leaf)
    s += path(
      spline(
        pts([
          900, 1000, 980, 880, 1120, 780, 1180, 640, 1300, 560, 1380, 420, 1500, 320, 1700, 270, 1700, 1200, 1300, 1110,
        ]),
        true,
        0.12,
      ),
      p.ink,
    )
    // rocks at the waterline
    for (const [x, y, w, h] of quads([
      500, 900, 170, 70, 610, 926, 150, 60, 760, 968, 220, 92, 930, 1020, 180, 74, 1070, 1060, 210, 84, 1260, 1110, 250,
      90, 1460, 1150, 260, 96,
    ]))
      s += boulder({ x, y, w, h, seed: `ridge-r${x}`, tones: [p.ink, p.mauve, p.rose], light: -1 })
    s += path(
      lenses(
        quads([
          480, 916, 150, 9, 620, 942, 190, 10, 790, 988, 260, 11, 980, 1046, 230, 11, 1180, 1090, 260, 12, 1400, 1148,
          300, 13,
        ]),
      ),
      p.paper,
    )
    // the path of steps that ties the terraces together
    s += path(
      ribbon(
        pts([840, 960, 900, 880, 1010, 830, 990, 740, 1110, 690, 1130, 590, 1230, 530, 1260, 440, 1380, 380]),
        (t) => 20 - 13 * t,
        40,
      ),
      p.peach,
    )
    // the lodge on the ridge, then villas from the far to the near, trees between
    const roof = { front: p.mauve, right: p.ink, top: p.ink, rib: p.ink, edge: p.ink }
    s += hillHotel(cam, {
      behind: triples([1250, 390, 0.8, 1380, 310, 1, 1530, 300, 1.1, 1120, 500, 0.7]),
      lodge: [42, 28, 84, -14],
      steps: [
        {
          trees: triples([1260, 440, 0.7, 1480, 452, 1, 1600, 470, 1.2, 1360, 470, 0.7]),
          houses: quads([27, 20, 76, -14]),
        },
        { trees: triples([1130, 560, 0.8, 1420, 560, 0.8]), houses: quads([40, 15, 72, -12, 16, 14, 70, -16]) },
        {
          trees: triples([1000, 640, 0.8, 1270, 680, 0.9, 860, 690, 0.6, 1560, 660, 1.1]),
          houses: quads([26.5, 8.6, 64, -10, 4, 9, 64, -16]),
        },
        {
          trees: triples([1060, 800, 0.9, 760, 780, 0.8, 1420, 790, 1, 1590, 830, 1.3, 620, 826, 0.7]),
          houses: quads([-8, 4.4, 58, -14, 13, 3.4, 56, -10]),
        },
        { trees: triples([930, 940, 0.8, 1330, 950, 1.1, 1200, 1000, 1, 1500, 990, 1.5, 820, 900, 0.5]) },
      ],
      inks: {
        lodge: { wall: p.butter, post: p.mauve, roof: { ...roof, left: p.peach, gable: p.rose } },
        villa: {
          wall: { front: p.paper, left: p.butter, right: p.mauve },
          base: { front: p.rose, left: p.peach, right: p.mauve, top: p.butter },
          roof: { ...roof, left: p.rose },
          water: p.mist,
          glass: p.ink,
          lamp: p.butter,
          post: p.mauve,
        },
        tree: [p.ink, p.leaf, p.jade],
      },
      seed: 'ridge-t',
    })
    for (const [x, y, h, l] of quads([1340, 960, 210, 30, 980, 660, 120, -14, 1500, 800, 190, -20, 735, 800, 130, 10]))
      s += farPalm({ x, y, h, lean: l, seed: `ridge-p${x}`, ink: p.ink, lit: p.leaf })
    const who = dressed(p.ink)
    const a = plot(cam, -8, 58, -14, 4.4),
      b = plot(cam, 13, 56, -10, 3.4)
    s +=
      standing(a, { X: 0.6, Z: -4, pose: poses.walk, dress: who(p.rose, p.ink), tall: 1.8 }) +
      standing(b, { X: 3, Z: -4, pose: poses.back, dress: who(p.paper, p.mauve), tall: 1.8 }) +
      standing(b, { X: 4.2, Z: -4, pose: poses.back, dress: who(p.rose, p.ink), tall: 1.7 })
    for (const [x, y, k] of triples([560, 250, 1, 640, 216, 0.7, 480, 206, 0.55]))
      s += place(
        path(
          ribbon(pts([-44, -12, -16, -16, 0, 0, 18, -18, 48, -16]), (t) => 7 * Math.sin(Math.PI * t), 14),
          p.mauve,
        ),
        x,
        y,
        k,
      )
    s += leaves({
      x: -40,
      y: 1250,
      size: 400,
      seed: 'ridge-l',
      tones: [p.ink, p.leaf],
      from: -1.5,
      to: -0.1,
      count: 18,
    })
    return s
  }, options)
