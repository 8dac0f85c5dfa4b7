// The Andaman Trunk Road late in the day: red earth, one white car, padauk boles that make it small.

import { lump, type Point, path, place, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { padaukBole } from '../../kit/trees/padauk.ts'
import { car } from '../../kit/vehicles/car.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      r = rng('tr')
    let s =
      path('M-10 -10H1610V1210H-10z', p.orange) +
      path(lump(690, 470, 380, 340, r, 9, 0.05), p.gold) +
      path(lump(690, 490, 200, 210, r, 8, 0.04), p.paper)
    // the wood behind, thinning into light
    for (const [x, w] of pts([420, 34, 500, 26, 560, 18, 860, 20, 930, 30, 1010, 26, 1100, 40, 330, 40]))
      s += path(
        ribbon(
          [
            [x, 660],
            [x + r.j(6), 400],
            [x + r.j(10), -20],
          ],
          (t) => w * (1.2 - 0.3 * t),
          8,
        ),
        p.coral,
      )
    s += canopy({
      pts: pts([-60, 360, 260, 300, 460, 230, 620, 150, 760, 150, 940, 220, 1160, 290, 1680, 350]),
      ink: p.coral,
      seed: 'tc0',
      rough: 26,
      step: 34,
      soft: 0.2,
    })
    s += ground({
      pts: pts([-60, 600, 260, 622, 520, 640, 700, 646, 900, 640, 1200, 616, 1680, 590]),
      ink: p.coral,
      seed: 'tg0',
      rough: 12,
      step: 34,
    })
    for (const [x, y, k] of triples([320, 620, 0.6, 1060, 616, 0.6, 180, 600, 0.8, 1240, 600, 0.8]))
      s += treeCrown({
        x,
        y,
        rx: 120 * k,
        ry: 70 * k,
        seed: `tt${x}`,
        tones: [p.wine, p.coral, p.gold],
        light: [x < 700 ? 0.8 : -0.8, -0.5],
        lobes: 5,
      })
    s +=
      padaukBole({ x: 430, y: 690, w: 70, h: 760, seed: 'b0', ink: p.wine, lit: p.gold, shade: p.plum, light: 1 }) +
      padaukBole({ x: 1040, y: 690, w: 84, h: 760, seed: 'b1', ink: p.wine, lit: p.gold, shade: p.plum, light: -1 })
    s +=
      ground({
        pts: pts([-60, 680, 300, 690, 560, 668, 700, 660, 900, 676, 1200, 690, 1680, 670]),
        ink: p.teal,
        seed: 'tg1',
        rough: 10,
        step: 40,
      }) +
      thicket({
        pts: triples([-40, 720, 1.2, 240, 720, 1, 480, 690, 0.6]),
        size: 60,
        seed: 'th1',
        tones: [p.forest, p.teal],
      }) +
      thicket({
        pts: triples([920, 690, 0.6, 1180, 716, 1, 1640, 730, 1.2]),
        size: 60,
        seed: 'th2',
        tones: [p.forest, p.teal],
      })
    // the road: bends out of the light, broad at our feet
    const road = (k: number): Point[] => [
      [672 - 8 * k, 652],
      [728 + 8 * k, 652],
      [800 + 20 * k, 690],
      [980 + 30 * k, 760],
      [1130 + 50 * k, 880],
      [1280 + 80 * k, 1020],
      [1520 + 120 * k, 1230],
      [240 - 120 * k, 1230],
      [330 - 80 * k, 1020],
      [430 - 50 * k, 880],
      [520 - 30 * k, 760],
      [620 - 16 * k, 690],
    ]
    s += path(spline(road(1), true, 0.1), p.wine) + path(spline(road(0), true, 0.1), p.coral)
    const rut = (dx: number): Point[] => [
      [698 + dx * 0.06, 656],
      [750 + dx * 0.2, 710],
      [800 + dx * 0.5, 800],
      [840 + dx * 0.8, 930],
      [870 + dx * 1.1, 1080],
      [900 + dx * 1.5, 1240],
    ]
    s += path(ribbon(rut(-160), (t) => 6 + 62 * t, 24) + ribbon(rut(150), (t) => 6 + 62 * t, 24), p.orange)
    s += path(
      slivers(
        [
          690, 700, 150, 12, 720, 740, 220, 13, 700, 800, 240, 12, 1000, 960, 260, 14, 620, 1040, 300, 14, 980, 1110,
          320, 16,
        ],
        1,
      ),
      p.gold,
    )
    // bars of shade the trees lay across it
    s += path(slivers([400, 905, 700, 40, 1240, 1000, 620, 46, 380, 1130, 900, 60], 4), p.wine)
    s += place(
      car({
        body: p.paper,
        side: p.gold,
        glass: p.forest,
        glare: p.teal,
        dark: p.ink,
        lamp: p.orange,
        trim: p.orange,
        shadow: p.plum,
      }),
      770,
      944,
      1.2,
    )
    // the giants
    s +=
      padaukBole({
        x: 210,
        y: 900,
        w: 190,
        h: 1050,
        seed: 'b2',
        ink: p.plum,
        lit: p.coral,
        shade: p.ink,
        light: 1,
        reach: 1.2,
      }) +
      padaukBole({
        x: 1370,
        y: 930,
        w: 230,
        h: 1100,
        seed: 'b3',
        ink: p.plum,
        lit: p.coral,
        shade: p.ink,
        light: -1,
        reach: 1.25,
      })
    s +=
      ground({
        pts: pts([-60, 930, 120, 940, 250, 985, 310, 1060, 350, 1150, 372, 1214, 380, 1214]),
        ink: p.forest,
        seed: 'tg2',
        rough: 10,
        step: 30,
      }) +
      thicket({
        pts: triples([-40, 990, 1.1, 120, 990, 1, 260, 1010, 0.7, 260, 1100, 0.7]),
        size: 76,
        seed: 'th3',
        tones: [p.forest, p.teal],
      })
    s +=
      path(spline(pts([1230, 990, 1400, 950, 1680, 930, 1680, 1240, 1500, 1240, 1360, 1120]), true, 0.1), p.forest) +
      thicket({
        pts: triples([1290, 1010, 0.7, 1440, 990, 1, 1640, 980, 1.2]),
        size: 76,
        seed: 'th4',
        tones: [p.forest, p.teal],
      })
    s +=
      canopy({
        pts: pts([-60, 260, 200, 240, 380, 170, 560, 90, 760, 40, 960, 80, 1180, 160, 1400, 220, 1680, 250]),
        ink: p.forest,
        seed: 'tc1',
        rough: 28,
        step: 34,
        soft: 0.2,
      }) +
      thicket({
        pts: triples([-20, 180, 1.3, 220, 150, 1.1, 430, 70, 0.9]),
        size: 88,
        seed: 'tcl',
        tones: [p.ink, p.forest],
      }) +
      thicket({
        pts: triples([1160, 80, 0.9, 1400, 150, 1.1, 1640, 180, 1.3]),
        size: 88,
        seed: 'tcr',
        tones: [p.ink, p.forest],
      })
    s +=
      leaves({ x: -20, y: 1240, size: 330, seed: 'tl', tones: [p.ink, p.forest], from: -1.8, to: -0.2, count: 22 }) +
      leaves({ x: 1630, y: 1240, size: 340, seed: 'tm', tones: [p.ink, p.forest], from: -3, to: -1.3, count: 24 })
    return s
  }, options)
export default scene
