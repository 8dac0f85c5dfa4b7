// The end of the day on the coast road: the moon comes up over the cove, and the side mirror holds the sunlit tower of Cellular Jail.

import { camera, circle, clip, lens, path, place, poly, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { smooth } from '../../kit/base/shape.ts'
import { tower } from '../../kit/buildings/jail-tower.ts'
import { wing } from '../../kit/buildings/jail-wing.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 400
    let s = sky({
      bands: [
        [0, p.coral],
        [110, p.orange],
        [250, p.gold],
      ],
      bottom: hz,
      seed: 'djs',
      drift: 18,
      slivers: 5,
    })
    s += sun({ x: 300, y: 270, r: 62, ink: p.paper })
    s += island({ x: 640, w: 560, h: 56, horizon: hz, seed: 'dji', ink: p.wine, peak: 0.6 })
    s += sea({
      horizon: hz,
      bottom: 1204,
      inks: [p.orange, p.coral, p.teal, p.teal],
      seed: 'djw',
      power: 1.4,
      sway: 12,
    })
    s +=
      crests({ horizon: hz, bottom: 900, ink: p.gold, seed: 'djr', rows: 12, density: 0.5, weight: 0.7 }) +
      glitter({ x: 300, top: hz + 6, bottom: 700, width: 210, ink: p.paper, rand: rng('djg') })
    // the point beyond the bay, with palms
    s += path(
      spline(pts([900, 440, 1040, 396, 1180, 330, 1340, 250, 1480, 200, 1700, 150, 1700, 700, 1000, 470])),
      p.plum,
    )
    for (const [x, y, k] of triples([
      960, 420, 0.4, 1050, 390, 0.55, 1160, 340, 0.7, 1290, 276, 0.85, 1440, 216, 1, 1590, 170, 1.1, 1250, 380, 0.9,
      1420, 330, 1.1,
    ]))
      s += canopy({ x, y, rx: 120 * k, ry: 80 * k, seed: `djt${x}`, tones: [p.plum, p.wine, p.coral] })
    // sand in a long bow from the point to our feet, foam, wet edge
    const bow = (d: number) =>
      `${spline(pts([930 + d * 0.1, 440, 830, 466 + d * 0.06, 700, 530 + d * 0.16, 610 - d * 0.2, 640, 560 - d * 0.5, 790, 540 - d * 0.8, 960, 520 - d, 1230]), false)}L1700 1230L1700 440z`
    // one low swell on its way in, a canoe with its fishermen beyond
    s += path(
      ribbon(pts([560, 640, 486, 730, 430, 850, 396, 1000, 372, 1240]), (u) => 2 + 9 * Math.sin(u * 2.6), 40),
      p.gold,
    )
    s += path(slivers([180, 836, 210, 12, 196, 858, 150, 9]), p.forest)
    s += place(
      path(smooth([-96, -20, -60, -4, 50, -4, 100, -24, 84, 4, 50, 14, -50, 14, -80, 4]), p.ink) +
        path(limb([-40, -4, -38, -40, -34, -58], 20, 22, 14) + limb([36, -4, 32, -34, 28, -52], 20, 22, 14), p.wine) +
        circle(-32, -78, 13, p.ink) +
        circle(26, -72, 13, p.ink) +
        path(limb([-34, -50, -4, -36, 30, -110], 5, 5, 4), p.ink),
      190,
      820,
      0.9,
    )
    s +=
      path(bow(120), p.teal) +
      path(bow(78), p.paper) +
      path(bow(50), p.wine) +
      path(bow(34), p.coral) +
      path(bow(0), p.gold)
    s += path(slivers([780, 560, 90, 6, 700, 690, 120, 8, 660, 830, 140, 9, 880, 520, 80, 5]), p.orange)
    // palms lean over the sand
    for (const [x, y, h, lean] of [
      [1000, 500, 190, -40],
      [1110, 520, 230, 40],
      [1230, 560, 330, -60],
    ] as const)
      s += farPalm({ x, y, h, lean, seed: `djp${x}`, ink: p.ink, lit: p.plum, trunk: p.ink })
    for (const [x, y, k] of triples([790, 590, 0.5, 812, 592, 0.54]))
      s +=
        path(
          smooth([x - 10 * k, y, x - 12 * k, y - 60 * k, x, y - 74 * k, x + 12 * k, y - 60 * k, x + 10 * k, y]) +
            lens(x, y - 84 * k, 20 * k, 26 * k),
          p.ink,
        ) + path(lens(x + 40 * k, y + 4, 110 * k, 9 * k), p.coral)
    // the sea wall and the road beside us
    s += path(smooth([1700, 600, 1300, 560, 1140, 560, 1010, 620, 900, 760, 800, 1000, 740, 1240, 1700, 1240]), p.wine)
    // the car: door sill and wing run away along the right, mirror on its stalk
    s += path(smooth([1700, 640, 1420, 650, 1300, 700, 1220, 820, 1160, 1000, 1110, 1240, 1700, 1240]), p.coral)
    s += path(
      smooth([
        1700, 640, 1420, 650, 1300, 700, 1220, 820, 1160, 1000, 1110, 1240, 1160, 1240, 1210, 1010, 1270, 840, 1340,
        730, 1440, 690, 1700, 684,
      ]),
      p.orange,
    )
    s += path(smooth([1480, 1240, 1476, 1000, 1500, 640, 1510, 300, 1480, -40, 1700, -40, 1700, 1240]), p.ink)
    s += path(
      ribbon(pts([1476, -40, 1506, 300, 1496, 640, 1470, 1000, 1474, 1240]), () => 16, 20),
      p.wine,
    )
    // the mirror on its foot
    s += path(smooth([1150, 880, 1290, 800, 1400, 850, 1500, 860, 1520, 1010, 1400, 1010, 1290, 980, 1200, 960]), p.ink)
    s += path(smooth([1290, 840, 1400, 872, 1490, 884, 1490, 902, 1400, 892, 1300, 864]), p.plum)
    const shell = smooth([
        640, 560, 700, 506, 960, 490, 1230, 500, 1310, 560, 1316, 760, 1270, 900, 1180, 948, 900, 956, 720, 930, 652,
        850, 628, 700,
      ]),
      glass = smooth([
        684, 586, 730, 546, 960, 532, 1210, 540, 1268, 588, 1272, 750, 1232, 866, 1160, 906, 900, 912, 744, 890, 692,
        826, 674, 700,
      ])
    s +=
      path(shell, p.ink) +
      path(
        smooth([640, 560, 700, 506, 960, 490, 1230, 500, 1296, 540, 1220, 516, 960, 506, 710, 522, 656, 570]),
        p.orange,
      )
    const mz = 800,
      cam = camera({ cx: 960, horizon: mz, f: 900, height: 2 }),
      stone = { height: 12, reveal: p.coral, roof: p.coral, trim: p.paper }
    s +=
      path(glass, p.gold) +
      clip(
        glass,
        path(spline(pts([600, 640, 800, 610, 1000, 640, 1340, 600, 1340, 820, 600, 820])), p.orange) +
          wing(cam, {
            ...stone,
            from: [30, 62],
            to: [3, 84],
            bays: 11,
            wall: p.gold,
            dark: p.wine,
            back: 1,
            sun: -1,
            roofLit: p.orange,
          }) +
          wing(cam, {
            ...stone,
            from: [-26, 60],
            to: [-3, 84],
            bays: 10,
            wall: p.wine,
            reveal: p.plum,
            dark: p.ink,
            trim: p.coral,
            roof: p.plum,
            back: 1,
          }) +
          tower({
            x: 960,
            y: 824,
            s: 10,
            floors: 4,
            fh: 4.6,
            r: 5.4,
            lit: p.coral,
            mid: p.gold,
            shade: p.paper,
            trim: p.paper,
            trimShade: p.orange,
            dark: p.plum,
            roof: p.wine,
            roofLeft: p.plum,
            roofRight: p.coral,
            horizon: mz,
            lightFrom: -1,
          }) +
          path(spline(pts([600, 822, 960, 818, 1340, 822, 1340, 960, 600, 960])), p.forest) +
          path(poly(pts([940, 820, 984, 820, 1150, 960, 840, 960])), p.orange) +
          path(slivers([770, 860, 150, 12, 1190, 870, 120, 10]), p.teal),
      )
    s += clip(glass, path(poly(pts([1180, 540, 1240, 540, 1130, 640, 1110, 610])), p.paper))
    return s
  }, options)
export default scene
