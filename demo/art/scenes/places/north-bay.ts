// North Bay at noon: the banded light on its green hill, the reef below it, one launch on the shallows.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lenses, path, place, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { launch } from '../../kit/boats/launch.ts'
import { lighthouse } from '../../kit/buildings/lighthouse.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.36 }
const draw = () => {
  const p = palettes.noon,
    hz = 640
  let s = sky({
    bands: [
      [0, p.lagoon],
      [90, p.aqua],
      [270, p.sky],
      [520, p.paper],
    ],
    bottom: hz,
    seed: 'nbs',
    drift: 18,
    slivers: 5,
  })
  s +=
    cloud({ x: 380, y: 430, w: 520, h: 130, seed: 'nbc', ink: p.paper }) +
    cloud({ x: 1500, y: 300, w: 360, h: 90, seed: 'nbd', ink: p.paper })
  s += island({ x: 240, w: 640, h: 54, horizon: hz, seed: 'nbi', ink: p.lagoon, lit: p.aqua, peak: 0.3 })
  s += sea({
    horizon: hz,
    inks: [p.deep, p.lagoon, p.deep, p.lagoon, p.lagoon, p.aqua],
    seed: 'nbw',
    power: 1.35,
    sway: 16,
  })
  s += crests({ horizon: hz, bottom: 1000, ink: p.aqua, seed: 'nb1', rows: 16, density: 0.8, weight: 0.7, x1: 1000 })
  // the hill: one dark mass, crowns lit from the left, a path of light up its spine
  const hill = pts([
    420, 668, 520, 634, 640, 592, 740, 532, 850, 462, 980, 404, 1120, 372, 1260, 382, 1400, 440, 1660, 500, 1660, 684,
    1100, 690, 700, 676, 420, 672,
  ])
  s += path(spline(hill, true, 0.1), p.forest)
  const rows = triples([
    1560, 500, 1.1, 1440, 460, 1, 1330, 424, 0.9, 1000, 424, 0.9, 900, 466, 0.9, 800, 520, 0.8, 700, 580, 0.75, 600,
    622, 0.6, 510, 650, 0.45, 1240, 440, 1, 1110, 446, 0.9, 1480, 560, 1.2, 1340, 530, 1.1, 1190, 540, 1.1, 1040, 530,
    1, 920, 560, 0.95, 800, 600, 0.8, 1590, 640, 1.2, 1420, 640, 1.1, 1270, 630, 1.05, 1120, 625, 1, 980, 632, 0.9, 850,
    650, 0.75, 730, 655, 0.6, 630, 664, 0.45,
  ])
  for (const [i, [x, y, k]] of rows.slice(0, 9).entries())
    s += canopy({ x, y, rx: 110 * k, ry: 58 * k, seed: `a${i}`, tones: [p.forest, p.leaf] })
  // terrace and tower
  s += path(spline(pts([980, 436, 1040, 410, 1130, 404, 1220, 414, 1270, 440, 1120, 456]), true, 0.1), p.sand)
  s += lighthouse({
    x: 1128,
    y: 432,
    h: 226,
    w: 76,
    bands: 7,
    white: p.paper,
    whiteShade: p.sky,
    red: p.coral,
    redShade: p.coral,
    dark: p.forest,
    glass: p.aqua,
  })
  s +=
    path(spline(pts([1190, 436, 1190, 396, 1226, 376, 1262, 396, 1262, 440]), true, 0.02), p.paper) +
    path(spline(pts([1182, 398, 1226, 370, 1270, 398, 1226, 392]), true, 0.02), p.coral)
  for (const [i, [x, y, k]] of rows.slice(9).entries())
    s += canopy({ x, y, rx: 118 * k, ry: 60 * k, seed: `b${i}`, tones: [p.forest, i % 3 === 1 ? p.forest : p.leaf] })
  // strand, its palms, the shallows in steps
  s += path(
    spline(
      pts([
        330, 730, 560, 690, 820, 700, 1080, 730, 1360, 750, 1660, 760, 1660, 930, 1400, 900, 1100, 884, 820, 830, 520,
        800,
      ]),
    ),
    p.sky,
  )
  s +=
    path(
      spline(
        pts([
          470, 676, 640, 672, 860, 690, 1100, 704, 1360, 706, 1660, 690, 1660, 790, 1360, 776, 1080, 752, 820, 716, 620,
          690,
        ]),
      ),
      p.paper,
    ) +
    path(
      spline(
        pts([
          500, 676, 660, 668, 870, 680, 1110, 690, 1360, 690, 1660, 672, 1660, 770, 1360, 760, 1080, 738, 830, 704, 640,
          684,
        ]),
      ),
      p.sand,
    )
  for (const [x, h, lean] of triples([
    760, 96, -30, 1010, 120, -36, 1064, 90, 20, 1300, 128, 30, 1420, 150, -40, 1530, 130, -20,
  ]))
    s += farPalm({ x, y: 706 + (x - 700) * 0.02, h: h * 1.25, lean, seed: `np${x}`, ink: p.forest, lit: p.leaf })
  s += path(
    spline(
      pts([60, 960, 260, 850, 560, 790, 830, 800, 1100, 846, 1380, 872, 1660, 880, 1660, 1240, 200, 1240, -60, 1120]),
    ),
    p.aqua,
  )
  s += path(spline(pts([260, 1240, 420, 1080, 700, 1010, 1000, 1020, 1300, 1060, 1660, 1040, 1660, 1240])), p.sky)
  // reef heads seen through the water, in drifts
  const bed = quads([
    1000, 868, 240, 50, 1250, 912, 260, 60, 1500, 900, 280, 50, 760, 880, 150, 36, 1390, 990, 320, 80, 420, 930, 200,
    44, 240, 1040, 220, 60, 880, 1120, 420, 110, 1290, 1120, 380, 110, 1560, 1120, 260, 130, 480, 1130, 240, 70,
  ])
  for (const [i, [x, y, w, h]] of bed.entries())
    s += reefPatch({
      x,
      y,
      w,
      h,
      count: Math.round(w / 16),
      seed: `rp${i}`,
      inks: i > 6 ? [p.aqua, p.lagoon] : [p.lagoon, p.deep],
      squash: 0.34,
    })
  s += crests({ horizon: hz, ink: p.paper, seed: 'nb3', rows: 8, density: 0.5, from: 0.5, weight: 0.6 })
  // the launch on its shadow
  s += path(
    lenses([
      [620, 1000, 640, 60],
      [700, 1024, 420, 40],
    ]),
    p.lagoon,
  )
  const sat = (x: number, top: string, face: -1 | 1) =>
    place(person(poses.sit, { skin: p.forest, top, cloth: p.deep, hair: p.forest, legs: 'long' }), x, -34, 0.9, 0, face)
  const riders =
    sat(-150, p.coral, 1) +
    sat(-66, p.paper, 1) +
    sat(36, p.sand, -1) +
    sat(104, p.coral, -1) +
    place(
      person(poses.hold, { skin: p.forest, top: p.sand, cloth: p.forest, hair: p.forest, legs: 'long' }),
      176,
      -44,
      0.95,
    )
  s += place(
    launch(
      {
        hull: p.paper,
        hullShade: p.sky,
        stripe: p.coral,
        inside: p.deep,
        awning: p.coral,
        awningShade: p.forest,
        valance: p.sand,
        post: p.forest,
      },
      riders,
    ),
    560,
    960,
    1.08,
  )
  s += path(lenses(quads([560, 968, 520, 12, 380, 984, 160, 8, 760, 980, 200, 8])), p.paper)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
