// Bharatpur Beach at high water: a glass-bottom boat hangs over its own shadow between the coral heads.

import type { SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, path, place, poly, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { glassBoat } from '../../kit/boats/glass-boat.ts'
import { longboat } from '../../kit/boats/longboat.ts'
import { island } from '../../kit/sea/islands.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 300
    let s = sky({
      bands: [
        [0, p.sky],
        [150, p.paper],
      ],
      bottom: hz,
      seed: 'hs',
      drift: 12,
      slivers: 5,
    })
    s +=
      cloud({ x: 380, y: 232, w: 520, h: 104, seed: 'hc', ink: p.sky, lit: p.paper }) +
      island({ x: 1240, w: 860, h: 76, horizon: hz, seed: 'hi', ink: p.forest, lit: p.leaf, strand: p.sand, peak: 0.6 })
    s += sea({ horizon: hz, inks: [p.deep, p.lagoon, p.aqua, p.aqua, p.sky, p.sky], seed: 'hw', power: 1.7, sway: 18 })
    // the jetty on the left horizon
    s +=
      path(
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
          .map((i) => poly(pts([40 + i * 56, hz - 8, 47 + i * 56, hz - 8, 47 + i * 56, hz + 26, 40 + i * 56, hz + 26])))
          .join('') + poly(pts([-10, hz - 14, 520, hz - 12, 520, hz - 4, -10, hz - 4])),
        p.forest,
      ) +
      path(poly(pts([440, hz - 14, 440, hz - 44, 512, hz - 44, 512, hz - 12])), p.forest) +
      path(poly(pts([428, hz - 42, 476, hz - 66, 524, hz - 42])), p.coral)
    // coral heads under clear water: dark bodies, a lighter crown, a little ochre
    const heads: [number, number, number][] = [
      [180, 560, 190],
      [420, 470, 120],
      [1380, 520, 180],
      [1160, 430, 110],
      [1500, 690, 210],
      [140, 820, 230],
      [330, 1010, 170],
      [1230, 1060, 220],
      [840, 1090, 190],
      [1480, 930, 160],
      [640, 420, 90],
    ]
    heads.forEach(([x, y, w], i) => {
      s += reefPatch({
        x,
        y,
        w: w * 1.5,
        h: w * 0.4,
        count: 15,
        seed: `hh${i}`,
        inks: [p.aqua, p.lagoon, p.deep],
        squash: 0.36,
      })
    })
    s +=
      crests({ horizon: hz, ink: p.aqua, seed: 'hcr', rows: 9, density: 0.8, weight: 0.6, bottom: 560 }) +
      crests({ horizon: hz, ink: p.paper, seed: 'hcs', rows: 18, density: 0.5, from: 0.25, weight: 0.55, bottom: 1160 })
    // far boat and a snorkeller on a line
    s +=
      path(lens(1210, 432, 190, 9), p.lagoon) +
      place(
        longboat({
          hull: p.paper,
          hullShade: p.sky,
          stripe: p.coral,
          rim: p.coral,
          inside: p.forest,
          canopy: p.paper,
          canopyShade: p.forest,
        }),
        1210,
        428,
        0.36,
        0,
        -1,
      )
    // shadow on the sand below, then the boat
    s +=
      path(
        spline(pts([340, 756, 480, 700, 900, 700, 1240, 706, 1330, 752, 1240, 800, 980, 822, 620, 818, 410, 800])),
        p.lagoon,
      ) + path(spline(pts([470, 750, 620, 720, 1040, 716, 1190, 744, 1060, 780, 640, 784])), p.deep)
    const ring = [[800, 706, 1010, 20]]
    s += path(ring.map(([x, y, w, h]) => lens(x, y, w, h)).join(''), p.lagoon)
    s += place(
      glassBoat({
        hull: p.paper,
        hullShade: p.lagoon,
        stripe: p.coral,
        deck: p.sand,
        dark: p.forest,
        canopy: p.paper,
        canopyShade: p.coral,
        post: p.forest,
        skin: p.forest,
        tops: [p.leaf, p.sand, p.coral, p.sky],
      }),
      800,
      700,
      2,
    )
    s += path(lens(800, 714, 900, 9) + lens(1240, 702, 130, 9) + lens(330, 722, 150, 8), p.paper)
    for (const [x, y, d] of [
      [1370, 850, 1],
      [1452, 872, 1],
    ] as const)
      s +=
        path(lens(x - 30 * d, y + 6, 110, 14), p.lagoon) +
        path(
          spline(pts([-58, 2, -30, -5, 0, -5, 20, 2, 0, 8, -34, 8]).map(([u, v]): [number, number] => [x + u, y + v])),
          p.forest,
        ) +
        circle(x + 26, y - 2, 11, p.forest) +
        path(`M${x + 20} ${y - 8}l-6 -24l5 -1l6 24z`, p.coral)
    // a blade of beach and sea-almond leaves at our feet
    s +=
      path(spline(pts([-80, 1080, 120, 1096, 330, 1150, 500, 1240, -80, 1260])), p.paper) +
      path(spline(pts([-80, 1100, 110, 1116, 300, 1166, 450, 1250, -80, 1260])), p.sand)
    s += leaves({ x: -10, y: 1230, size: 300, seed: 'hl', tones: [p.forest, p.leaf], from: -1.8, to: -0.2, count: 18 })
    return s
  }, options)
