// The backpacker's hut: bamboo on stilts, a bicycle against the porch, a hammock, the last of the sun.

import { lens, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { bambooHut } from '../../kit/buildings/bamboo-hut.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle, hammock } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 640
    let s =
      sky({
        bands: [
          [0, p.gold],
          [300, p.paper],
        ],
        bottom: hz,
        seed: 'bhs',
        drift: 26,
        slivers: 7,
      }) +
      sun({ x: 480, y: 560, r: 66, ink: p.orange }) +
      path(slivers([400, 330, 420, 12, 620, 350, 280, 9, 300, 470, 300, 8]), p.gold)
    s += island({ x: 130, w: 480, h: 54, horizon: hz, seed: 'bhi', ink: p.orange, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 900, inks: [p.gold, p.orange, p.teal, p.teal], seed: 'bhw', power: 1.3, sway: 8 }) +
      crests({ horizon: hz, bottom: 860, ink: p.paper, seed: 'bhc', rows: 9, density: 0.7, weight: 0.6 }) +
      glitter({ x: 480, top: hz + 2, bottom: 850, width: 170, ink: p.paper, rand: rng('bhg') })
    const shore = (d: number): Point[] => [
      [-60, 830 + d],
      [200, 842 + d],
      [500, 862 + d],
      [760, 846 + d],
      [1000, 816 + d],
      [1200, 780 + d],
      [1680, 740 + d],
    ]
    s +=
      ground({ pts: shore(-18), ink: p.paper, seed: 'bs1', rough: 8 }) +
      ground({ pts: shore(-6), ink: p.orange, seed: 'bs2', rough: 8 }) +
      ground({ pts: shore(34), ink: p.gold, seed: 'bs3', rough: 8 })
    // trees behind the hut
    const t3 = { trunk: p.plum, trunkLit: p.coral, back: p.plum, mid: p.wine, lit: p.coral },
      near = { trunk: p.ink, trunkLit: p.coral, back: p.ink, mid: p.forest, lit: p.teal }
    s +=
      palm({ x: 1500, y: 860, h: 720, lean: 50, size: 260, seed: 'bp1', ...t3, light: -1, count: 8 }) +
      palm({ x: 960, y: 860, h: 690, lean: -40, size: 240, seed: 'bp2', ...t3, light: -1, count: 8 })
    s +=
      thicket({
        pts: triples([860, 870, 0.6, 1040, 850, 1, 1300, 830, 1.3, 1660, 820, 1.5]),
        size: 84,
        seed: 'bt',
        tones: [p.wine, p.coral],
      }) +
      thicket({
        pts: [
          [1380, 900, 1],
          [1660, 900, 1.3],
        ],
        size: 84,
        seed: 'bt2',
        tones: [p.forest, p.teal],
      })
    s += ground({ pts: pts([760, 900, 1000, 880, 1300, 872, 1680, 870]), ink: p.gold, seed: 'bs4', rough: 6 })
    // hut and its long shadow
    s += path(lens(1330, 972, 760, 60), p.wine)
    s += place(
      bambooHut({
        thatch: p.wine,
        thatchLit: p.coral,
        thatchShade: p.plum,
        wall: p.orange,
        wallShade: p.wine,
        slat: p.coral,
        post: p.plum,
        postLit: p.orange,
        dark: p.ink,
        glow: p.paper,
      }),
      1180,
      962,
      1.34,
    )
    s +=
      path(lens(1440, 1012, 260, 16), p.wine) +
      place(bicycle({ frame: p.teal, tyre: p.ink, spoke: p.plum, seat: p.ink, basket: p.coral }), 1330, 1010, 1.35, -3)
    // two palms carry the hammock
    s += path(
      ribbon(pts([230, 1100, 420, 1130, 700, 1150]), (t) => 26 - 10 * t, 8) +
        ribbon(pts([730, 1040, 900, 1062, 1120, 1076]), (t) => 22 - 10 * t, 8) +
        lens(560, 1100, 380, 34),
      p.orange,
    )
    s +=
      palm({ x: 220, y: 1110, h: 930, lean: -110, size: 370, seed: 'bp3', ...near, nut: p.coral, light: 1, count: 8 }) +
      palm({ x: 720, y: 1046, h: 820, lean: 50, size: 300, seed: 'bp4', ...near, nut: p.coral, light: -1, count: 8 })
    s += place(
      hammock({
        cloth: p.coral,
        clothShade: p.wine,
        cord: p.ink,
        skin: p.ink,
        top: p.paper,
        hair: p.ink,
        page: p.paper,
      }),
      461,
      838,
      1.18,
      -1,
    )
    const r = rng('bhm')
    let m = ''
    for (let i = 0; i < 26; i++) m += lens(r.in(0, 1600), r.in(1010, 1180), r.in(50, 150), r.in(4, 9))
    s += path(m, p.orange)
    s +=
      leaves({ x: 1630, y: 1250, size: 360, seed: 'bl', tones: [p.ink, p.forest], from: -3, to: -1.3, count: 24 }) +
      leaves({ x: -30, y: 1250, size: 260, seed: 'bl2', tones: [p.ink, p.forest], from: -1.8, to: -0.2, count: 18 })
    return s
  }, options)
export default scene
