// Cove and Palm: a tender coconut with a straw on the low wall above Corbyn's Cove, palm shade falling across the stone.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { clip, lenses, path, place, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { hibiscus, squash } from '../../kit/still-life/flowers.ts'
import { tenderCoconut } from '../../kit/still-life/fruit.ts'
import { castRound, stroke } from '../../kit/still-life/round.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.6 }
const draw = () => {
  const p = palettes.noon,
    hz = 400,
    r = rng('cove')
  let s =
    sky({
      bands: [
        [0, p.aqua],
        [120, p.sky],
        [290, p.paper],
      ],
      bottom: hz,
      seed: 'cpd',
      drift: 14,
      slivers: 4,
    }) +
    cloud({ x: 420, y: 250, w: 420, h: 110, seed: 'cpc', ink: p.paper }) +
    island({ x: 300, w: 560, h: 46, horizon: hz, seed: 'cpi', ink: p.lagoon, peak: 0.6 }) +
    sea({ horizon: hz, bottom: 980, inks: [p.deep, p.lagoon, p.lagoon, p.aqua], seed: 'cpw', power: 1.2, sway: 10 }) +
    crests({ horizon: hz, bottom: 800, ink: p.sky, seed: 'cpr', rows: 12, density: 0.6, weight: 0.7, x1: 1000 })
  // the far arm of the cove, its sand and its palms
  s += path(smooth([1700, 330, 1300, 380, 1060, 440, 980, 500, 1020, 580, 1180, 690, 1400, 800, 1700, 900]), p.paper)
  s += path(smooth([1700, 330, 1320, 384, 1090, 442, 1020, 500, 1064, 576, 1220, 680, 1440, 790, 1700, 880]), p.sand)
  for (const [x, y, k] of [
    [1090, 420, 0.5],
    [1190, 400, 0.7],
    [1320, 380, 0.9],
    [1500, 350, 1.2],
  ])
    s += canopy({ x, y, rx: 130 * k, ry: 84 * k, seed: `cp${x}`, tones: [p.forest, p.leaf], light: -1 })
  for (const [x, y, h, l] of [
    [1130, 470, 190, -40],
    [1260, 490, 250, -50],
    [1440, 540, 360, -80],
    [1580, 620, 460, -90],
  ])
    s += farPalm({ x, y, h, lean: l, seed: `cq${x}`, ink: p.forest, lit: p.leaf })
  for (const [x, y, k] of [
    [1130, 570, 1],
    [1220, 634, 1.2],
  ])
    s +=
      path(smooth([x - 40 * k, y, x, y - 34 * k, x + 40 * k, y, x, y + 6]), p.coral) +
      path(angular([x - 2, y, x + 2, y, x + 2, y + 34 * k, x - 2, y + 34 * k]), p.forest)
  s += path(
    lenses([
      [760, 700, 500, 12],
      [900, 780, 520, 14],
    ]),
    p.paper,
  )
  // the wall: coping in sun, dressed stone in shade
  const top = angular([-10, 880, 1610, 860, 1610, 1060, -10, 1090])
  s +=
    path(top, p.paper) +
    path(angular([-10, 1090, 1610, 1060, 1610, 1214, -10, 1214]), p.deep) +
    path(angular([-10, 1090, 1610, 1060, 1610, 1078, -10, 1110]), p.sand)
  let joint = ''
  for (const x of [120, 420, 700, 1010, 1290, 1540]) joint += angular([x, 1100, x + 5, 1100, x - 3, 1214, x - 8, 1214])
  s += path(joint, p.forest)
  // shadow of a frond that hangs over us
  let frond = stroke([-40, 1060, 300, 960, 640, 930], 12, 5)
  for (let i = 0; i < 15; i++) {
    const x = 20 + i * 42,
      y = 1042 - i * 7.6
    frond +=
      stroke([x, y, x + 60, y - 34 - r.in(0, 10), x + 120, y - 44], 20, 2, 8) +
      stroke([x, y, x + 74, y + 24, x + 136, y + 54 + r.in(0, 8)], 20, 2, 8)
  }
  s += clip(top, path(frond, p.sky))
  const x = 960,
    y = 1010
  s += clip(top, path(castRound(x, y, 118, 0.26, -300, 52, 190), p.aqua))
  s += place(
    tenderCoconut({ husk: p.leaf, lit: p.sand, shade: p.forest, flesh: p.paper, water: p.sky, straw: p.coral }),
    x,
    y + 36,
    2,
    3,
  )
  // a hibiscus someone put down beside it
  s += path(smooth([1150, 1030, 1240, 1004, 1330, 1016, 1300, 1044, 1200, 1052]), p.aqua)
  s += squash(
    hibiscus({ petal: p.coral, shade: p.forest, eye: p.forest, column: p.sand, tip: p.paper }),
    1290,
    1006,
    0.9,
    0.5,
    20,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
