// Noon from the hill: the catamaran crosses a channel of flat blues; palms make the window.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, lerp, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { catamaran, wake } from '../../kit/boats/catamaran.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.45 }
const draw = () => {
  const p = palettes.noon,
    r = rng('ferry'),
    hz = 330
  let s = sky({
    bands: [
      [0, p.aqua],
      [90, p.sky],
      [250, p.paper],
    ],
    bottom: hz,
    seed: 'fs',
    drift: 14,
    slivers: 5,
  })
  s += cloud({ x: 1090, y: 262, w: 460, h: 120, seed: 'fc', ink: p.paper, lit: '' })
  s += island({
    x: 420,
    w: 760,
    h: 92,
    horizon: hz,
    seed: 'fi',
    ink: p.lagoon,
    lit: p.aqua,
    strand: p.sand,
    peak: 0.62,
  })
  s += island({
    x: 1330,
    w: 640,
    h: 128,
    horizon: hz + 6,
    seed: 'fj',
    ink: p.lagoon,
    lit: p.aqua,
    strand: p.sand,
    peak: 0.58,
  })
  s += sea({
    horizon: hz,
    inks: [p.deep, p.lagoon, p.deep, p.deep, p.lagoon, p.aqua],
    seed: 'fw',
    power: 1.55,
    sway: 20,
  })
  s += path(lens(470, hz + 10, 640, 12) + lens(1340, hz + 14, 560, 14), p.lagoon)
  s +=
    crests({ horizon: hz, ink: p.aqua, seed: 'fcr', rows: 22, density: 0.8, weight: 0.7 }) +
    crests({ horizon: hz, ink: p.lagoon, seed: 'fcd', rows: 16, density: 0.8, from: 0.2, weight: 0.8 })
  // the cove below: shallows in two steps, a blade of sand
  s +=
    path(
      spline(pts([300, 1240, 420, 1080, 600, 1010, 800, 1000, 980, 960, 1160, 920, 1400, 930, 1680, 900, 1700, 1240])),
      p.aqua,
    ) +
    path(
      spline(
        pts([380, 1240, 520, 1120, 700, 1060, 900, 1052, 1080, 1006, 1240, 970, 1440, 980, 1680, 950, 1700, 1260]),
      ),
      p.sky,
    ) +
    path(
      spline(
        pts([480, 1260, 600, 1160, 760, 1104, 940, 1092, 1100, 1046, 1260, 1006, 1440, 1020, 1680, 990, 1700, 1300]),
      ),
      p.paper,
    ) +
    path(
      spline(
        pts([500, 1270, 620, 1172, 770, 1120, 946, 1106, 1108, 1060, 1266, 1022, 1440, 1036, 1680, 1010, 1700, 1300]),
      ),
      p.sand,
    )
  // ferry and wake: foam is brightest and widest at the stern, then breaks up
  s += wake({
    pts: pts([800, 654, 650, 652, 480, 640, 310, 620]),
    rand: rng('wk'),
    foam: p.paper,
    wash: p.aqua,
    w0: 66,
    w1: 26,
  })
  let tail = ''
  for (let i = 0; i < 26; i++) {
    const t = r()
    tail += lens(lerp(520, 40, t) + r.j(60), lerp(648, 590, t) + r.j(18), r.in(50, 150), r.in(4, 9))
  }
  s += path(tail, p.aqua)
  s += path(
    lenses([
      [1040, 694, 440, 30],
      [950, 710, 420, 20],
    ]),
    p.lagoon,
  )
  s += place(
    catamaran({
      white: p.paper,
      shade: p.sky,
      window: p.forest,
      hull: p.sky,
      stripe: p.coral,
      deck: p.sand,
      trim: p.coral,
    }),
    985,
    640,
    1.06,
    1,
  )
  s += path(lenses(quads([1010, 688, 360, 13, 1212, 646, 120, 9, 1262, 610, 110, 8, 1150, 664, 170, 9])), p.paper)
  // the hill at our feet
  s += path(
    spline(
      pts([
        -80, 1020, 120, 1030, 330, 1090, 520, 1150, 760, 1186, 1000, 1180, 1240, 1130, 1420, 1080, 1680, 1040, 1700,
        1260, -80, 1260,
      ]),
    ),
    p.forest,
  )
  for (const [x, y, k] of triples([
    1480, 1060, 1, 1330, 1100, 0.8, 1600, 1040, 1.2, 330, 1090, 0.9, 170, 1050, 1.1, 20, 1020, 1.3, 480, 1150, 0.8, 640,
    1180, 0.7, 830, 1200, 0.6, 1010, 1196, 0.6, 1190, 1160, 0.75, 1400, 1160, 1.2, 1580, 1150, 1.3, 80, 1150, 1.4, 300,
    1180, 1.1,
  ]))
    s += treeCrown({ x, y, rx: 150 * k, ry: 84 * k, seed: `fp${x}`, tones: [p.forest, p.leaf], light: [-0.5, -0.8] })
  const t3 = { back: p.forest, mid: p.forest, lit: p.leaf, trunk: p.forest, trunkLit: p.leaf }
  s += palm({ x: 1500, y: 1230, h: 560, lean: 70, size: 270, seed: 'pb', ...t3, light: -1 })
  s += palm({ x: 1370, y: 1240, h: 930, lean: 120, size: 400, seed: 'pa7', ...t3, nut: p.leaf, light: -1, count: 8 })
  s += palm({ x: 210, y: 1240, h: 690, lean: -150, size: 350, seed: 'pc', ...t3, nut: p.leaf, light: 1, count: 8 })
  s +=
    leaves({ x: -20, y: 1240, size: 330, seed: 'fl1', tones: [p.forest, p.leaf], from: -1.9, to: -0.15, count: 20 }) +
    leaves({ x: 1630, y: 1240, size: 330, seed: 'fl2', tones: [p.leaf, p.forest], from: -3.0, to: -1.2, count: 20 })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
