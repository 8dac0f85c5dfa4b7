// The great loop from above: one road goes round the long island like a ribbon, and a group on the last hill traces it with their arms.
import { lens, type Point, path, place, poly, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { type Dress, type Pose, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { sea } from '../../kit/sea/sea.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.54, y: 0.5 }
const pair = (flat: readonly number[]) => pts(flat) as [Point, Point]
const point: Pose = { ...poses.back, arms: [pair([-15, -66, -13, -50]), pair([20, -88, 38, -98])] }
const wide: Pose = { ...poses.back, arms: [pair([-20, -88, -38, -96]), pair([20, -90, 37, -102])] }
/** A coach from above and behind, 60 long. */
const coach = (body: string, roof: string, dark: string): string =>
  path(angular([-30, 6, 24, -10, 34, -2, 34, 10, -20, 26, -30, 18]), dark) +
  path(angular([-30, -2, 24, -18, 34, -10, -20, 8]), roof) +
  path(angular([-30, -2, -20, 8, -20, 22, -30, 12]), dark) +
  path(angular([-20, 8, 34, -10, 34, -2, -20, 16]), body)
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 210
    let s = `<path d="M-10 -10h1620v1220h-1620z" fill="${p.paper}"/>`
    s +=
      path(angular([-10, -10, 1610, -10, 1610, 92, -10, 70]), p.sky) +
      path(slivers([340, 112, 700, 16, 1240, 104, 560, 14, 900, 130, 460, 10]), p.sky)
    s +=
      island({ x: 1340, w: 520, h: 60, horizon: hz, seed: 'bi-f', ink: p.lagoon, peak: 0.4 }) +
      island({ x: 160, w: 420, h: 34, horizon: hz, seed: 'bi-g', ink: p.lagoon, peak: 0.6 })
    // the sea: deep off both coasts, a pale shelf round the land
    s += sea({ horizon: hz, inks: [p.deep, p.lagoon, p.deep, p.lagoon, p.deep], seed: 'bi-w', power: 1.2, sway: 14 })
    s += path(
      slivers([
        200, 360, 220, 9, 120, 520, 260, 11, 180, 720, 240, 13, 300, 860, 200, 10, 1470, 420, 220, 9, 1520, 600, 240,
        11, 1440, 800, 260, 13, 1500, 960, 200, 10, 420, 300, 180, 6, 1210, 290, 200, 6,
      ]),
      p.aqua,
    )
    // two ferries draw their lines
    s +=
      path(limb([230, 640, 150, 600, 20, 580], 4, 16, 2), p.sky) +
      path(smooth([224, 622, 300, 634, 270, 656, 226, 654]), p.paper) +
      path(limb([1430, 520, 1500, 500, 1600, 504], 3, 12, 2), p.sky) +
      path(smooth([1380, 516, 1436, 508, 1434, 528, 1396, 530]), p.paper)
    // the island lies away from us; strand, forest, then relief
    const coast = pts([
      560, 1160, 500, 1010, 430, 900, 470, 780, 400, 690, 470, 600, 560, 540, 540, 460, 620, 400, 660, 330, 760, 300,
      800, 256, 880, 238, 950, 262, 980, 310, 1060, 340, 1090, 420, 1180, 480, 1160, 560, 1250, 640, 1220, 740, 1290,
      840, 1240, 960, 1280, 1080, 1200, 1180,
    ])
    const rr = rng('bi-coast'),
      shore = cragPath(coast, rr, 0.08, 2)
    const round = (k: number, ink: string): string => place(path(shore, ink), 860 * (1 - k), 700 * (1 - k), k)
    s += round(1.16, p.lagoon) + round(1.1, p.aqua) + round(1.045, p.sky) + round(1.024, p.sand) + path(shore, p.leaf)
    // ridges: each a lit slope on the left and a shaded one on the right
    const ridge = (x: number, y: number, w: number, h: number, lean: number): string =>
      path(
        cragPath(
          pts([
            x - w,
            y + h * 0.2,
            x - w * 0.5,
            y - h * 0.34,
            x + lean,
            y - h,
            x + w * 0.36,
            y - h * 0.5,
            x + w * 0.6,
            y - h * 0.42,
            x + w,
            y + h * 0.16,
            x,
            y + h * 0.34,
          ]),
          rng(`bi-${x}-${y}`),
          0.07,
          2,
        ),
        p.forest,
      ) +
      path(
        cragPath(
          pts([
            x - w,
            y + h * 0.2,
            x - w * 0.5,
            y - h * 0.34,
            x + lean,
            y - h,
            x + lean * 0.4 + w * 0.1,
            y - h * 0.5,
            x - w * 0.1,
            y - h * 0.2,
            x + w * 0.06,
            y + h * 0.26,
            x - w * 0.4,
            y + h * 0.3,
          ]),
          rng(`bi-l${x}-${y}`),
          0.07,
          2,
        ),
        p.leaf,
      )
    s += path(
      cragPath(
        pts([
          790, 330, 880, 270, 960, 330, 1010, 450, 1060, 560, 1080, 740, 1060, 900, 960, 1010, 800, 1010, 660, 900, 640,
          800, 690, 660, 700, 540, 760, 420,
        ]),
        rng('bi-up'),
        0.08,
        2,
      ),
      p.forest,
    )
    for (const [x, y, w, h, lean] of [
      [872, 326, 60, 60, -6],
      [806, 390, 84, 76, 12],
      [940, 410, 90, 96, 6],
      [850, 490, 118, 116, -10],
      [985, 560, 104, 118, 8],
      [760, 610, 116, 120, 14],
      [886, 690, 150, 160, -14],
      [1010, 800, 124, 136, 10],
      [740, 830, 134, 140, 12],
      [880, 940, 160, 170, -8],
    ])
      s += ridge(x, y, w, h, lean)
    // the loop: out along one coast, home along the other
    const loop: Point[] = pts([
      620, 1130, 560, 980, 540, 860, 590, 760, 540, 680, 620, 600, 660, 500, 700, 420, 760, 350, 850, 290, 920, 300,
      960, 350, 1040, 400, 1060, 470, 1110, 540, 1090, 620, 1150, 700, 1130, 790, 1180, 880, 1130, 970, 1150, 1060,
      1060, 1140,
    ])
    const flat = loop.flat()
    s +=
      path(
        limb(
          flat.map((v, i) => (i % 2 ? v + 7 : v + 5)),
          40,
          27,
          18,
          12,
          9,
          12,
          19,
          28,
          38,
        ),
        p.forest,
      ) + path(limb(flat, 34, 23, 14, 9, 7, 9, 15, 24, 33), p.paper)
    for (const [x, y, k] of triples([
      500, 760, 0.7, 640, 690, 0.6, 470, 900, 0.9, 1200, 760, 0.8, 1230, 900, 1, 1080, 690, 0.6, 1170, 640, 0.6, 640,
      900, 1, 700, 980, 1.1, 1040, 960, 1.1, 1000, 1060, 1.3, 780, 1070, 1.3,
    ]))
      s += canopy({ x, y, rx: 56 * k, ry: 38 * k, seed: `bi-c${x}${y}`, tones: [p.forest, p.leaf] })
    s +=
      place(coach(p.coral, p.paper, p.forest), 546, 870, 1.9, -64) +
      place(coach(p.coral, p.paper, p.forest), 1116, 620, 1.2, 70) +
      place(coach(p.coral, p.paper, p.forest), 684, 448, 0.8, -30)
    // the mud volcano, the lighthouse
    s += path(poly(pts([1180, 468, 1188, 468, 1186, 420, 1182, 420])), p.coral) + path(lens(1184, 418, 16, 8), p.paper)
    // the last hill and the group on it
    s +=
      path(
        smooth([
          -90, 1080, 160, 1040, 420, 1066, 640, 1100, 860, 1108, 1100, 1090, 1340, 1040, 1700, 990, 1700, 1300, -90,
          1300,
        ]),
        p.leaf,
      ) +
      path(
        smooth([-90, 1120, 200, 1086, 520, 1120, 860, 1148, 1200, 1120, 1700, 1050, 1700, 1300, -90, 1300]),
        p.forest,
      )
    const dark = { skin: p.forest, hair: p.forest, light: 1 as const }
    const folk: [number, number, number, Pose, Partial<Dress>][] = [
      [250, 1120, 2.7, poses.back, { top: p.deep, cloth: p.forest, legs: 'long', topLit: p.leaf }],
      [352, 1136, 2.6, poses.back, { top: p.coral, cloth: p.coral, legs: 'skirt', longHair: true }],
      [470, 1146, 2.9, wide, { top: p.lagoon, cloth: p.forest, legs: 'long', topLit: p.leaf }],
      [1130, 1140, 2.8, point, { top: p.paper, cloth: p.forest, legs: 'long', hat: p.coral }],
      [1240, 1130, 2.5, poses.back, { top: p.lagoon, cloth: p.lagoon, legs: 'skirt', longHair: true }],
      [1322, 1132, 1.9, poses.back, { top: p.coral, cloth: p.forest, legs: 'short' }],
      [1412, 1118, 2.8, poses.back, { top: p.deep, cloth: p.forest, legs: 'long', topLit: p.leaf, hat: p.sand }],
      [1520, 1104, 2.6, poses.back, { top: p.paper, cloth: p.coral, legs: 'skirt', longHair: true }],
    ]
    for (const [x, y, k, pose, dress] of folk)
      s += place(person(pose, { ...dark, top: p.forest, cloth: p.forest, ...dress }), x, y, k, 0, x < 800 ? 1 : -1)
    s += leaves({ x: -20, y: 1250, size: 260, seed: 'bi-v', tones: [p.deep, p.leaf], from: -1.6, to: -0.2, count: 14 })
    return s
  }, options)
export default scene
