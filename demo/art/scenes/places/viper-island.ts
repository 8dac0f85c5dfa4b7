// Viper Island under a clearing monsoon sky: the gallows alone on its hill, the harbour below.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lenses, path, place, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { longboat } from '../../kit/boats/longboat.ts'
import { gallows } from '../../kit/buildings/gallows.ts'
import { walker } from '../../kit/people/figure.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.62, y: 0.42 }
const draw = () => {
  const p = palettes.rain,
    hz = 650
  let s = sky({
    bands: [
      [0, p.sea],
      [110, p.slate],
      [230, p.haze],
      [380, p.mist],
      [520, p.paper],
    ],
    bottom: hz,
    seed: 'vs',
    drift: 34,
    slivers: 8,
  })
  s +=
    path(
      spline(pts([-60, 60, 160, 110, 420, 90, 640, 150, 900, 110, 1200, 170, 1660, 110, 1660, -60, -60, -60])),
      p.sea,
    ) + path(spline(pts([1000, 250, 1180, 222, 1380, 250, 1660, 214, 1660, 330, 1400, 320, 1180, 300])), p.slate)
  s +=
    bars(
      quads([260, 300, 520, 20, 420, 330, 380, 14, 760, 260, 300, 12, 150, 470, 360, 12, 520, 500, 300, 10]),
      p.slate,
    ) +
    bars(
      [
        [300, 560, 620, 14],
        [90, 590, 400, 10],
      ],
      p.lamp,
    )
  // far shore of the harbour
  s +=
    island({ x: 260, w: 900, h: 110, horizon: hz, seed: 'vi', ink: p.slate, lit: p.haze, peak: 0.35 }) +
    island({ x: 880, w: 700, h: 70, horizon: hz, seed: 'vj', ink: p.slate, peak: 0.6 })
  s += sea({ horizon: hz, inks: [p.mist, p.haze, p.slate, p.sea, p.sea], seed: 'vw', power: 1.3, sway: 14 })
  s +=
    crests({ horizon: hz, ink: p.paper, seed: 'v1', rows: 14, density: 0.7, weight: 0.7, x1: 900 }) +
    crests({ horizon: hz, ink: p.slate, seed: 'v2', rows: 14, density: 0.7, from: 0.2, weight: 0.8, x1: 900 })
  // two boats lying off, the nearer one with its reflection
  s += path(lenses(quads([300, 830, 340, 16, 320, 850, 250, 12, 280, 868, 150, 8])), p.ink)
  s +=
    place(
      longboat({
        hull: p.forest,
        hullShade: p.ink,
        stripe: p.lamp,
        rim: p.paper,
        inside: p.ink,
        canopy: p.paper,
        canopyShade: p.lamp,
        post: p.ink,
      }),
      300,
      826,
      0.72,
    ) +
    path(
      lenses([
        [310, 829, 330, 5],
        [470, 838, 90, 4],
      ]),
      p.paper,
    )
  s +=
    place(
      longboat({ hull: p.ink, hullShade: p.ink, stripe: p.ink, rim: p.ink, inside: p.ink }),
      600,
      702,
      0.26,
      0,
      -1,
    ) + path(lenses([[600, 705, 130, 4]]), p.sea)
  // the hill
  s += path(
    spline(
      pts([
        560, 1240, 600, 1060, 660, 900, 740, 800, 830, 700, 930, 600, 1010, 556, 1180, 548, 1290, 590, 1400, 680, 1520,
        740, 1660, 780, 1660, 1240,
      ]),
      true,
      0.12,
    ),
    p.forest,
  )
  for (const [i, [x, y, k]] of triples([
    1480, 690, 1.2, 1600, 720, 1.4, 1340, 640, 0.9, 800, 760, 0.7, 720, 850, 0.8,
  ]).entries())
    s += canopy({ x, y, rx: 120 * k, ry: 80 * k, seed: `vt${i}`, tones: [p.ink, p.forest] })
  // grass lit from the left, path climbing to the steps
  s += path(
    spline(
      pts([
        640, 1240, 680, 1060, 740, 930, 830, 800, 920, 690, 1010, 600, 1090, 572, 1150, 600, 1130, 720, 1060, 860, 1010,
        1010, 1000, 1240,
      ]),
      true,
      0.12,
    ),
    p.leaf,
  )
  s +=
    path(
      ribbon(
        pts([760, 1260, 820, 1130, 930, 1050, 950, 970, 900, 890, 920, 820, 986, 750, 1010, 690, 1022, 640]),
        (t) => 118 - 88 * t ** 0.62,
        44,
      ),
      p.haze,
    ) +
    path(
      ribbon(
        pts([738, 1260, 798, 1134, 910, 1052, 932, 970, 884, 890, 908, 818, 976, 750, 1002, 690, 1014, 640]),
        (t) => 56 - 46 * t ** 0.62,
        44,
      ),
      p.paper,
    )
  s += place(
    gallows({
      lit: p.paper,
      mid: p.lamp,
      shade: p.slate,
      dark: p.ink,
      trim: p.mist,
      roof: p.ink,
      roofLit: p.sea,
      through: p.mist,
    }),
    1086,
    566,
    0.98,
  )
  // two visitors on the path for scale
  s +=
    place(walker({ skin: p.ink, top: p.lamp, cloth: p.ink, hair: p.ink, skirt: true, stride: 1 }), 906, 884, 0.86) +
    place(walker({ skin: p.ink, top: p.paper, cloth: p.ink, hair: p.ink, stride: -1 }), 946, 872, 0.86)
  // scrub down the shaded flank and at our feet
  s += thicket({
    pts: triples([1130, 640, 0.5, 1180, 720, 0.7, 1120, 860, 0.9, 1080, 1010, 1.1, 1060, 1200, 1.3]),
    size: 70,
    seed: 'vh1',
    tones: [p.ink],
    step: 1,
  })
  for (const [i, [x, y, k]] of triples([
    1290, 760, 0.8, 1450, 800, 1, 1600, 860, 1.1, 1230, 900, 0.85, 1380, 950, 1, 1560, 1010, 1.2, 1210, 1070, 1, 1370,
    1130, 1.15, 1540, 1190, 1.3,
  ]).entries())
    s += treeCrown({
      x,
      y,
      rx: 150 * k,
      ry: 96 * k,
      seed: `vu${i}`,
      tones: [p.ink, p.forest],
      light: [-0.7, -0.6],
      lobes: 5,
    })
  s += thicket({
    pts: triples([560, 1200, 1.2, 600, 1080, 1, 650, 950, 0.7, 700, 870, 0.5]),
    size: 60,
    seed: 'vh2',
    tones: [p.ink],
    step: 1,
  })
  s += leaves({ x: 1620, y: 1240, size: 300, seed: 'vl', tones: [p.ink, p.forest], from: -2.9, to: -1.4, count: 18 })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
