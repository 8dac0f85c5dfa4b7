// Elephant Beach at noon: an elephant bathes off the sand where the fallen trees lie; snorkel boats wait beyond.

import { bathingElephant, spray } from '../../kit/animals/bathing-elephant.ts'
import type { SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, path, place, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { longboat } from '../../kit/boats/longboat.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { stranded } from '../../kit/shore/stranded-tree.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bole, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.55 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 440
    let s = sky({
      bands: [
        [0, p.sky],
        [210, p.paper],
      ],
      bottom: hz,
      seed: 'es',
      drift: 16,
      slivers: 6,
    })
    s +=
      cloud({ x: 1180, y: 350, w: 560, h: 130, seed: 'ec', ink: p.sky, lit: p.paper }) +
      island({ x: 1330, w: 760, h: 60, horizon: hz, seed: 'ei', ink: p.lagoon, lit: p.aqua, peak: 0.4 })
    s += sea({
      horizon: hz,
      inks: [p.deep, p.lagoon, p.lagoon, p.aqua, p.aqua, p.sky],
      seed: 'ew',
      power: 1.8,
      sway: 14,
    })
    s +=
      crests({ horizon: hz, bottom: 760, ink: p.aqua, seed: 'ecr', rows: 12, density: 0.8, weight: 0.7 }) +
      crests({
        horizon: 600,
        bottom: 960,
        ink: p.paper,
        seed: 'ecs',
        rows: 8,
        density: 0.45,
        from: 0.2,
        weight: 0.5,
        x0: 300,
      })
    // forest comes down to the sand on the left
    s += path(
      spline(pts([-80, 130, 60, 150, 220, 220, 360, 300, 480, 390, 560, 440, 700, 500, 560, 520, 300, 560, -80, 640])),
      p.forest,
    )
    for (const [x, y, k] of [
      [600, 450, 0.36],
      [520, 420, 0.5],
      [430, 370, 0.66],
      [310, 290, 0.9],
      [170, 210, 1.1],
      [20, 140, 1.3],
      [400, 440, 0.7],
      [240, 390, 1],
      [70, 330, 1.3],
    ])
      s += treeCrown({ x, y, rx: 130 * k, ry: 88 * k, seed: `et${x}`, tones: [p.forest, p.leaf] })
    for (const [x, y, h] of [
      [90, 640, 230],
      [260, 590, 180],
      [400, 545, 120],
      [500, 515, 80],
    ])
      s += bole({ x, y, h, w: h * 0.09, seed: `eb${x}`, ink: p.forest, lit: p.sand })
    // the beach, its shallows and the shade under the trees
    s +=
      path(
        spline(
          pts([
            720, 492, 600, 540, 560, 600, 640, 690, 780, 780, 900, 900, 1160, 1010, 1700, 1080, 1700, 1260, -80, 1260,
            -80, 560, 300, 530,
          ]),
        ),
        p.sky,
      ) +
      path(
        spline(
          pts([
            716, 494, 580, 544, 520, 610, 580, 700, 700, 810, 820, 930, 1100, 1050, 1700, 1130, 1700, 1260, -80, 1260,
            -80, 560, 300, 530,
          ]),
        ),
        p.paper,
      ) +
      path(
        spline(
          pts([
            700, 496, 560, 546, 500, 614, 556, 710, 672, 824, 790, 944, 1080, 1070, 1700, 1156, 1700, 1260, -80, 1260,
            -80, 560, 300, 530,
          ]),
        ),
        p.sand,
      )
    s += path(
      spline(
        pts([
          -80, 600, 200, 560, 470, 520, 660, 498, 540, 530, 430, 560, 380, 600, 240, 620, 200, 680, 60, 690, -80, 740,
        ]),
      ),
      p.forest,
    )
    // boats and snorkellers over the reef
    const boat = longboat({
      hull: p.paper,
      hullShade: p.sky,
      stripe: p.coral,
      rim: p.coral,
      inside: p.forest,
      canopy: p.coral,
      canopyShade: p.forest,
      post: p.forest,
    })
    for (const [x, y, k, f] of [
      [1400, 570, 0.58, -1],
      [1130, 510, 0.34, 1],
      [960, 486, 0.2, -1],
    ])
      s +=
        path(lens(x, y + 6, 480 * k, 22 * k + 4), p.deep) +
        place(boat, x, y, k, 0, f) +
        path(lens(x - 20, y + 5, 420 * k, 5), p.paper)
    for (const [x, y] of [
      [1300, 640],
      [1342, 650],
      [1480, 690],
    ])
      s +=
        path(lens(x, y + 3, 46, 8), p.paper) +
        circle(x, y, 8, p.forest) +
        path(`M${x + 5} ${y - 4}l5 -16l4 1l-4 17z`, p.coral)
    // the bather
    const ex = 1050,
      ey = 800,
      k = 1.38
    s +=
      path(
        [
          [0, 12, 620, 44],
          [-20, 40, 500, 28],
          [30, 66, 380, 20],
          [-10, 88, 250, 14],
        ]
          .map(([x, y, w, h]) => lens(ex + x, ey + y, w, h))
          .join(''),
        p.lagoon,
      ) +
      path(
        [
          [-10, 22, 330, 10],
          [20, 46, 260, 9],
          [-20, 68, 190, 7],
        ]
          .map(([x, y, w, h]) => lens(ex + x, ey + y, w, h))
          .join(''),
        p.forest,
      )
    s += place(
      bathingElephant({ shade: p.forest, body: p.deep, lit: p.aqua, tusk: p.paper, water: p.paper }),
      ex,
      ey,
      k,
    )
    s += place(spray('sp', p.paper, 230), ex - 192 * k, ey - 186 * k, 1.15, 0, 1)
    s += path(
      [
        [-300, 40, 150, 10],
        [290, 34, 190, 10],
        [-120, 120, 260, 9],
        [220, 110, 190, 8],
      ]
        .map(([x, y, w, h]) => lens(ex + x, ey + y, w, h))
        .join(''),
      p.paper,
    )
    // the fallen tree closes the corner: roots in the air, trunk reaching for the water
    s += path(
      spline(pts([-80, 1010, 160, 1000, 420, 1010, 700, 1060, 900, 1130, 640, 1120, 380, 1100, 100, 1130, -80, 1130])),
      p.paper,
    )
    s += stranded({
      pts: pts([170, 930, 330, 958, 520, 1010, 700, 1056, 880, 1110]),
      width: 92,
      seed: 'ed4',
      wood: p.sand,
      shade: p.forest,
      lit: p.paper,
      roots: 8,
      limbs: 4,
      reach: 2.3,
      open: 3.5,
    })
    s += stranded({
      pts: pts([300, 676, 390, 668, 480, 676, 560, 690]),
      width: 24,
      seed: 'ee',
      wood: p.paper,
      shade: p.forest,
      lit: p.paper,
      roots: 7,
      limbs: 4,
      open: 3.1,
    })
    return s
  }, options)
