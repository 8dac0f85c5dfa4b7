// Late light from straight above: two ferries pass between two islands, and their wakes cross like a pair of ribbons.
import { type Ink, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { ferryPlan } from '../../kit/boats/ferry-plan.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      r = rng('two')
    // open water in slanting bands of swell
    let s = path('M-10 -10H1610V1210H-10z', p.plum)
    for (const [d, ink] of [
      [0, p.wine],
      [460, p.plum],
      [620, p.wine],
    ] as const)
      s += path(
        smooth([
          -300,
          420 + d,
          100,
          360 + d,
          500,
          250 + d,
          900,
          180 + d,
          1300,
          40 + d,
          1900,
          -120 + d,
          1900,
          60 + d,
          1400,
          240 + d,
          900,
          340 + d,
          500,
          470 + d,
          100,
          560 + d,
          -300,
          640 + d,
        ]),
        ink,
      )
    let crest = ''
    for (let i = 0; i < 46; i++) {
      const x = r.in(-40, 1640),
        y = r.in(-20, 1220),
        w = r.in(60, 170)
      crest += ribbon(
        [
          [x, y],
          [x + w * 0.5, y - w * 0.1],
          [x + w, y - w * 0.3],
        ],
        (t) => 6 * Math.sin(Math.PI * t),
        8,
      )
    }
    s += path(crest, p.coral)
    // an island in each of two opposite corners, with its shallows
    const shore = (flat: readonly number[], k: number, cx: number, cy: number) =>
      smooth(flat.map((v, i) => (i % 2 ? cy + (v - cy) * k : cx + (v - cx) * k)))
    const a = [-160, -160, 560, -160, 600, -40, 520, 90, 380, 150, 330, 270, 180, 330, 90, 440, -40, 470, -160, 560]
    const b = [
      1760, 1360, 1020, 1360, 980, 1250, 1060, 1130, 1180, 1090, 1230, 960, 1370, 930, 1440, 800, 1560, 770, 1760, 700,
    ]
    for (const [flat, cx, cy] of [
      [a, -60, -60],
      [b, 1660, 1260],
    ] as const)
      s +=
        path(shore(flat, 1.2, cx, cy), p.coral) +
        path(shore(flat, 1.1, cx, cy), p.orange) +
        path(shore(flat, 1.015, cx, cy), p.paper) +
        path(shore(flat, 1, cx, cy), p.gold) +
        path(shore(flat, 0.84, cx, cy), p.forest)
    const tones: [Ink, Ink, Ink] = [p.ink, p.forest, p.teal]
    for (const [x, y, k] of triples([
      40, 40, 1.2, 190, 20, 1, 330, 10, 1, 60, 180, 1, 180, 150, 0.9, 300, 110, 0.7, 440, 10, 0.7, 40, 300, 0.7,
    ]))
      s += canopy({ x, y, rx: 92 * k, ry: 80 * k, seed: `tfa${x}${y}`, tones })
    for (const [x, y, k] of triples([
      1560, 1160, 1.2, 1420, 1190, 1, 1280, 1200, 0.9, 1540, 1020, 1, 1410, 1070, 0.9, 1290, 1120, 0.6, 1160, 1210, 0.7,
      1580, 900, 0.7,
    ]))
      s += canopy({ x, y, rx: 92 * k, ry: 80 * k, seed: `tfb${x}${y}`, tones })
    for (const [x, y, k] of triples([
      300, 210, 66, 470, 70, 56, 120, 350, 58, 1250, 1030, 64, 1110, 1160, 56, 1440, 880, 60,
    ]))
      s += palmTop({ x, y, size: k, seed: `tfp${x}`, ink: p.ink, lit: p.teal, shadow: p.orange })
    // wakes: each from a jetty, crossing astern of the other
    const one: Point[] = pts([404, 156, 436, 380, 560, 590, 780, 710, 1040, 740, 1310, 660])
    const two: Point[] = pts([1214, 1024, 1236, 810, 1130, 600, 900, 470, 640, 450, 330, 560])
    for (const w of [two, one]) {
      const open = (t: number) => Math.min(1, 0.12 + t * 7)
      s +=
        path(
          ribbon(w, (t) => (128 - 92 * t) * open(t), 40),
          p.coral,
        ) +
        path(
          ribbon(w, (t) => (86 - 52 * t) * open(t), 40),
          p.gold,
        )
      s += path(
        ribbon(w, (t) => (34 - 8 * t + 3 * Math.sin(t * 40)) * open(t), 60),
        p.paper,
      )
    }
    const inks = { hull: p.paper, deck: p.gold, roof: p.paper, roofShade: p.orange, glass: p.ink, stripe: p.coral }
    const dark = { hull: p.ink, deck: p.ink, roof: p.ink, roofShade: p.ink, glass: p.ink, stripe: p.ink }
    for (const [x, y, turn, k, c] of [
      [1370, 636, -19, 0.98, inks],
      [270, 590, 155, 0.98, { ...inks, roof: p.gold, stripe: p.teal, deck: p.paper }],
    ] as const)
      s += place(ferryPlan(dark), x + 30, y + 36, k, turn) + place(ferryPlan(c), x, y, k, turn)
    // the jetties they left
    s +=
      path(
        ribbon(pts([330, 60, 410, 168]), () => 26, 3) + ribbon(pts([1286, 1130, 1206, 1010]), () => 26, 3),
        p.paper,
      ) +
      path(ribbon(pts([338, 60, 414, 160]), () => 6, 3) + ribbon(pts([1278, 1130, 1204, 1020]), () => 6, 3), p.coral)
    return s
  }, options)
export default scene
