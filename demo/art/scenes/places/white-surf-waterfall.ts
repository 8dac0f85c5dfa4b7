// White Surf, Little Andaman: one bright fall at the end of a dark green room, and an elephant crossing the creek below it.

import { elephant } from '../../kit/animals/elephant.ts'
import { lens, lump, type Point, path, place, poly, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { cragPath, strata } from '../../kit/shore/rock.ts'
import { fall, spray } from '../../kit/shore/waterfall.ts'
import { bole, leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.55, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      rr = rng('ws'),
      r = rng('wsr')
    let s =
      path('M-10 -10H1610V1210H-10z', p.fern) +
      path(lump(1010, 120, 330, 200, r, 16, 0.06), p.lime) +
      path(lump(1010, 90, 200, 130, r, 14, 0.05), p.light)
    for (const [x, y, k] of triples([700, 190, 1, 860, 150, 0.8, 1180, 140, 0.8, 1330, 190, 1.1, 560, 240, 1.1]))
      s += treeCrown({
        x,
        y,
        rx: 140 * k,
        ry: 84 * k,
        seed: `wt${x}`,
        tones: [p.fern, p.leaf, p.lime],
        light: [0.2, -0.9],
        lobes: 6,
      })
    // the rock step
    const cliff: Point[] = pts([
      -60, 420, 160, 380, 380, 330, 600, 300, 800, 262, 920, 240, 1100, 240, 1260, 270, 1440, 300, 1680, 330, 1680, 900,
      -60, 900,
    ])
    const face = cragPath(cliff, rr, 0.08, 3)
    s += path(face, p.forest)
    for (const b of [
      pts([560, 330, 800, 280, 900, 262, 880, 380, 800, 470, 760, 620, 640, 640, 600, 480]),
      pts([1130, 270, 1260, 290, 1300, 420, 1240, 540, 1280, 700, 1160, 700, 1140, 480]),
      pts([1400, 330, 1500, 330, 1520, 480, 1440, 620]),
    ] as Point[][])
      s += path(cragPath(b, rr, 0.11, 3), p.fern)
    s +=
      strata({
        x0: -40,
        x1: 1640,
        beds: 7,
        guide: (j, x) => 370 + j * 74 + Math.sin(x / 190 + j) * 14,
        seed: 'wst',
        ink: p.deep,
        weight: 12,
        len: [90, 300],
        gap: [120, 380],
      }) +
      strata({
        x0: 500,
        x1: 1340,
        beds: 6,
        guide: (j, x) => 356 + j * 74 + Math.sin(x / 190 + j) * 14,
        seed: 'wst2',
        ink: p.leaf,
        weight: 7,
        len: [60, 180],
        gap: [160, 420],
      })
    // water: the main drop, its ledge, a thinner side fall
    s += fall({
      pts: pts([1010, 236, 1008, 300, 1000, 460]),
      width: (t) => 120 + 30 * t,
      seed: 'f1',
      ink: p.paper,
      strand: p.light,
      shade: p.lime,
      strands: 11,
    })
    s += path(cragPath(pts([880, 470, 960, 440, 1080, 444, 1150, 480, 1120, 510, 900, 506]), rr, 0.1, 2), p.deep)
    s += fall({
      pts: pts([1006, 452, 1000, 560, 990, 760]),
      width: (t) => 176 + 70 * t,
      seed: 'f3',
      ink: p.paper,
      strand: p.light,
      shade: p.lime,
      strands: 15,
    })
    s +=
      path(cragPath(pts([1070, 520, 1110, 470, 1150, 500, 1190, 600, 1150, 640, 1100, 600]), rr, 0.1, 2), p.deep) +
      path(cragPath(pts([860, 480, 900, 470, 930, 500, 900, 560, 850, 600, 830, 540]), rr, 0.1, 2), p.deep)
    s += spray(990, 756, 330, 74, 'sp1', p.paper)
    // pool
    s +=
      path(
        cragPath(pts([-60, 760, 300, 742, 620, 730, 900, 760, 1240, 750, 1680, 740, 1680, 860, -60, 860]), rr, 0.06, 3),
        p.deep,
      ) +
      ground({ pts: pts([-60, 800, 400, 786, 800, 776, 1200, 778, 1680, 800]), ink: p.leaf, seed: 'wp', rough: 5 }) +
      ground({ pts: pts([-60, 880, 400, 862, 900, 868, 1680, 880]), ink: p.fern, seed: 'wp2', rough: 10 }) +
      ground({ pts: pts([-60, 1000, 400, 984, 900, 990, 1680, 1000]), ink: p.forest, seed: 'wp3', rough: 14 })
    s +=
      path(
        slivers(
          [
            990, 800, 460, 20, 980, 836, 380, 16, 1000, 880, 330, 16, 970, 926, 260, 14, 990, 984, 220, 14, 960, 1050,
            160, 12,
          ],
          2,
        ),
        p.light,
      ) + path(slivers([1000, 812, 240, 10, 980, 858, 180, 9, 990, 904, 120, 8], 1), p.paper)
    s += path(slivers([420, 840, 380, 12, 1330, 850, 360, 12, 250, 930, 420, 16, 1400, 940, 360, 14], 1), p.lime)
    // elephant and mahout before the white water
    s += path(lens(670, 998, 620, 40), p.deep)
    s += place(
      elephant({ body: p.deep, lit: p.leaf, shade: p.ink, cloth: p.clay, skin: p.ink, hair: p.ink, tusk: p.paper }),
      660,
      990,
      1.12,
    )
    s += path(slivers([640, 996, 520, 12, 560, 1014, 340, 9, 800, 1010, 240, 9], 1), p.light)
    // boulders and forest frame
    for (const [x, y, w, h] of [
      [1290, 900, 260, 110],
      [1470, 960, 340, 170],
      [170, 1000, 380, 170],
    ]) {
      const rock: Point[] = [
        [x - w / 2, y],
        [x - w * 0.4, y - h * 0.7],
        [x - w * 0.1, y - h],
        [x + w * 0.28, y - h * 0.84],
        [x + w / 2, y - h * 0.2],
        [x + w * 0.46, y + 10],
      ]
      s +=
        path(cragPath(rock, rr, 0.08, 3), p.deep) +
        path(
          cragPath(
            [
              [x - w * 0.3, y - h * 0.72],
              [x - w * 0.08, y - h * 0.96],
              [x + w * 0.26, y - h * 0.82],
              [x + w * 0.1, y - h * 0.66],
            ],
            rr,
            0.08,
            2,
          ),
          p.leaf,
        ) +
        path(lens(x, y + 8, w * 1.2, 14), p.lime)
    }
    s +=
      bole({ x: 90, y: 1010, h: 900, w: 96, seed: 'wb1', ink: p.ink, lit: p.fern, light: 1 }) +
      bole({ x: 330, y: 860, h: 720, w: 46, seed: 'wb2', ink: p.deep, lit: p.leaf, light: 1 }) +
      bole({ x: 1500, y: 960, h: 900, w: 100, seed: 'wb3', ink: p.ink, lit: p.fern, light: -1 })
    s += path(
      poly(pts([80, 700, 40, 1040, 10, 1040, 60, 760])) + poly(pts([110, 720, 200, 1030, 160, 1040, 96, 800])),
      p.ink,
    )
    s +=
      canopy({
        pts: pts([-60, 330, 140, 260, 340, 230, 560, 130, 760, 40, 960, -20, 1200, 20, 1380, 140, 1680, 280]),
        ink: p.deep,
        seed: 'wc',
        rough: 30,
        step: 36,
        soft: 0.2,
      }) +
      thicket({
        pts: triples([-20, 250, 1.4, 200, 200, 1.2, 430, 120, 1, 620, 30, 0.8]),
        size: 90,
        seed: 'wth',
        tones: [p.ink, p.forest],
      }) +
      thicket({
        pts: triples([1300, 40, 0.9, 1460, 130, 1.1, 1640, 200, 1.4]),
        size: 90,
        seed: 'wti',
        tones: [p.ink, p.forest],
      })
    s +=
      ground({ pts: pts([-60, 1090, 240, 1120, 480, 1180, 620, 1220]), ink: p.ink, seed: 'wg', rough: 10 }) +
      leaves({ x: 0, y: 1240, size: 380, seed: 'wl', tones: [p.ink, p.deep], from: -1.9, to: -0.2, count: 26 }) +
      leaves({ x: 1620, y: 1240, size: 380, seed: 'wm', tones: [p.ink, p.deep], from: -3, to: -1.3, count: 26 })
    return s
  }, options)
export default scene
