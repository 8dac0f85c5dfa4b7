// Saddle Peak: the summit trail comes out of cloud forest, and ridge after ridge goes down to the sea.

import { lens, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { hiker } from '../../kit/people/hiker.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 330,
      r = rng('sp')
    let s = sky({
      bands: [
        [0, p.mist],
        [120, p.paper],
        [250, p.butter],
      ],
      bottom: hz,
      seed: 'sps',
      drift: 18,
      slivers: 7,
    })
    s +=
      path(`M-10 ${hz}H1610V700H-10z`, p.mist) +
      crests({ horizon: hz, bottom: 640, ink: p.paper, seed: 'spc', rows: 10, density: 0.6, weight: 0.6 }) +
      path(slivers([520, 352, 700, 8, 300, 380, 500, 10, 900, 372, 420, 8]), p.paper)
    s +=
      island({ x: 320, w: 150, h: 22, horizon: 404, seed: 'si1', ink: p.jade, strand: p.paper }) +
      island({ x: 450, w: 110, h: 15, horizon: 407, seed: 'si2', ink: p.jade, strand: p.paper }) +
      path(lens(385, 408, 130, 5), p.paper) +
      island({ x: 90, w: 320, h: 16, horizon: hz, seed: 'si3', ink: p.jade })
    // coast and ridges, mist lying in each valley
    const mist = (y: number, seed: string, ink: string, amp: number): string => {
      const q = rng(seed)
      let d = ''
      for (let i = 0; i < 9; i++) d += lens(q.in(-60, 1640), y + q.j(amp), q.in(360, 900), q.in(16, 40))
      return path(d, ink)
    }
    s +=
      ground({
        pts: pts([-60, 500, 120, 480, 300, 500, 520, 470, 760, 440, 1000, 400, 1240, 360, 1460, 320, 1680, 300]),
        ink: p.jade,
        seed: 'r0',
        rough: 9,
        step: 44,
      }) +
      path(lens(170, 498, 420, 6) + lens(430, 490, 260, 5), p.paper) +
      mist(560, 'm0', p.mist, 16)
    s += ground({
      pts: pts([-60, 560, 160, 590, 380, 560, 600, 590, 820, 540, 1060, 500, 1300, 470, 1680, 400]),
      ink: p.leaf,
      seed: 'r1',
      rough: 12,
      step: 44,
    })
    s +=
      mist(650, 'm1', p.jade, 18) +
      ground({
        pts: pts([-60, 640, 120, 650, 360, 700, 560, 680, 800, 700, 1060, 650, 1300, 600, 1680, 560]),
        ink: p.jade,
        seed: 'mm',
        rough: 16,
        step: 60,
        to: 900,
      }) +
      mist(690, 'm2', p.mist, 22)
    s +=
      ground({
        pts: pts([-60, 720, 200, 760, 420, 800, 640, 790, 860, 800, 1100, 780, 1680, 700]),
        ink: p.mist,
        seed: 'mw',
        rough: 14,
        step: 70,
      }) + mist(790, 'm3', p.paper, 20)
    for (const [x, y, k] of triples([-10, 740, 1, 120, 780, 0.9, 240, 830, 0.8, 350, 870, 0.7]))
      s += treeCrown({
        x,
        y,
        rx: 120 * k,
        ry: 78 * k,
        seed: `sc${x}`,
        tones: [p.leaf, p.jade, p.paper],
        light: [0.5, -0.8],
        lobes: 6,
      })
    s +=
      ground({ pts: pts([-60, 800, 200, 850, 420, 910, 640, 950, 900, 990]), ink: p.leaf, seed: 'r3', rough: 12 }) +
      mist(960, 'm4', p.mist, 14)
    for (const [x, y, k] of triples([-20, 1080, 1.5, 150, 1120, 1.3, 330, 1170, 1.2, 500, 1210, 0.9]))
      s += treeCrown({
        x,
        y,
        rx: 130 * k,
        ry: 90 * k,
        seed: `sd${x}`,
        tones: [p.ink, p.leaf, p.jade],
        light: [0.5, -0.8],
        lobes: 6,
      })
    // the summit rock
    const rr = rng('spr'),
      rock: Point[] = pts([
        420, 1230, 560, 1080, 690, 990, 760, 900, 880, 830, 960, 720, 1080, 668, 1230, 660, 1320, 690, 1440, 660, 1700,
        640, 1700, 1240,
      ])
    s += path(cragPath(rock, rr, 0.09, 3), p.ink)
    for (const face of [
      pts([560, 1110, 700, 1000, 770, 910, 880, 850, 840, 930, 780, 1010, 700, 1110, 560, 1220]),
      pts([890, 836, 970, 734, 1060, 690, 1030, 770, 960, 850, 900, 960, 850, 1000]),
      pts([1080, 690, 1220, 676, 1180, 720, 1060, 770]),
      pts([1010, 900, 1120, 840, 1090, 960, 960, 1110, 900, 1150]),
    ] as Point[][])
      s += path(cragPath(face, rr, 0.1, 2), p.mauve)
    s +=
      path(cragPath(pts([1080, 676, 1230, 666, 1210, 682, 1090, 700]), rr, 0.08, 2), p.peach) +
      path(cragPath(pts([890, 838, 966, 730, 1000, 712, 950, 780, 900, 860]), rr, 0.08, 2), p.rose)
    // moss and grass along the edge, the trail worn through it
    const turf: Point[] = pts([
      1216, 668, 1330, 690, 1440, 672, 1560, 660, 1700, 650, 1700, 1250, 1080, 1250, 1130, 1130, 1190, 1010, 1180, 880,
      1210, 760,
    ])
    s += path(cragPath(turf, rr, 0.06, 3), p.leaf)
    const trail = (dx: number): Point[] => [
      [1176 + dx * 0.3, 686],
      [1240 + dx * 0.5, 750],
      [1262 + dx * 0.7, 850],
      [1250 + dx, 960],
      [1290 + dx, 1080],
      [1390 + dx, 1250],
    ]
    s +=
      path(
        ribbon(trail(0), (t) => 26 + 130 * t, 26),
        p.butter,
      ) +
      path(
        ribbon(trail(34), (t) => 5 + 40 * t, 26),
        p.peach,
      )
    let tuft = ''
    for (let i = 0; i < 70; i++) {
      const t = r(),
        x = 1180 + t * 440,
        y = 720 + r() * 440
      if (Math.abs(x - (1230 + (y - 700) * 0.28)) < 50 + (y - 700) * 0.12) continue
      for (const k of [-1, 0, 1])
        tuft += ribbon(
          [
            [x, y],
            [x + k * 12, y - 16],
            [x + k * 26, y - 34 - (k ? 0 : 10)],
          ],
          (q) => 8 * (1 - q),
          4,
        )
    }
    s += path(tuft, p.ink)
    // wind-cut tree, beard moss hanging from it
    s += path(
      ribbon(pts([1500, 900, 1470, 760, 1500, 620, 1440, 500, 1400, 430]), (t) => 58 - 40 * t, 18) +
        ribbon(pts([1490, 660, 1570, 560, 1620, 480]), (t) => 30 - 16 * t, 10) +
        ribbon(pts([1462, 540, 1400, 500, 1330, 480]), (t) => 20 - 12 * t, 8),
      p.ink,
    )
    for (const [x, y, k] of triples([
      1610, 440, 1.1, 1520, 390, 1.1, 1390, 380, 1, 1300, 440, 0.8, 1200, 470, 0.5, 1440, 300, 0.9, 1590, 280, 1.1,
    ]))
      s += treeCrown({
        x,
        y,
        rx: 140 * k,
        ry: 78 * k,
        seed: `sv${x}`,
        tones: [p.ink, p.leaf, p.butter],
        light: [-0.8, -0.5],
        lobes: 6,
      })
    let moss = ''
    for (const [x, y, h] of triples([
      1250, 500, 60, 1290, 500, 100, 1360, 470, 80, 1420, 450, 120, 1540, 470, 90, 1590, 510, 110,
    ]))
      moss += ribbon(
        [
          [x, y - 20],
          [x + r.j(8), y + h * 0.5],
          [x + r.j(12), y + h],
        ],
        (t) => 10 * (1 - t) + 1,
        8,
      )
    s += path(moss, p.ink)
    // the two who made it
    const dark = { skin: p.ink, cloth: p.ink, hair: p.ink, staff: p.ink }
    s +=
      place(hiker({ ...dark, top: p.rose, pack: p.ink, stride: 0.7 }), 1010, 706, 1.62, 0, -1) +
      place(hiker({ ...dark, top: p.paper, pack: p.rose, stride: 1 }), 1140, 686, 1.62, 0, -1)
    s += leaves({ x: 1640, y: 1250, size: 320, seed: 'spl', tones: [p.ink, p.leaf], from: -3, to: -1.4, count: 22 })
    return s
  }, options)
export default scene
