// Strait Lodge: four parakeets pause on the lodge's wire at dusk, the flock behind them on its way to Parrot Island.

import { flock } from '../../kit/animals/parakeets.ts'
import { perchedParakeet } from '../../kit/animals/perched-parakeet.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, path, place } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { oval, stroke } from '../../kit/still-life/round.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.55, y: 0.5 }
const draw = () => {
  const p = palettes.dawn
  let s = sky({
    bands: [
      [0, p.peach],
      [260, p.butter],
      [640, p.paper],
      [980, p.butter],
    ],
    bottom: 1214,
    seed: 'sld',
    drift: 30,
    slivers: 5,
  })
  s += circle(1010, 800, 250, p.peach)
  s +=
    cloud({ x: 1330, y: 960, w: 560, h: 130, seed: 'slc', ink: p.rose }) +
    cloud({ x: 560, y: 1040, w: 460, h: 90, seed: 'sle', ink: p.peach })
  s += flock({
    pts: pts([1500, 140, 1240, 210, 1000, 180, 760, 250]),
    count: 16,
    spread: [90, 40],
    size: [1, 0.5],
    seed: 'slf',
    inks: [p.mauve, p.rose],
  })
  for (const [x, y, k] of [
    [60, 1180, 1.3],
    [330, 1220, 0.9],
    [900, 1250, 0.9],
    [1250, 1230, 1],
    [1540, 1180, 1.4],
  ])
    s += canopy({ x, y, rx: 220 * k, ry: 130 * k, seed: `sl${x}`, tones: [p.mauve, p.mauve], light: 1 })
  // the pole: cross-arm, three insulators, a stay
  s +=
    path(angular([150, -10, 230, -10, 244, 1214, 140, 1214]), p.ink) +
    path(angular([206, -10, 230, -10, 244, 1214, 214, 1214]), p.mauve) +
    path(angular([20, 236, 470, 176, 474, 220, 24, 282]), p.ink) +
    path(angular([20, 236, 470, 176, 471, 188, 21, 248]), p.mauve)
  s += path(stroke([190, 470, 60, 1214], 8), p.ink)
  for (const [x, y] of [
    [74, 224],
    [320, 192],
    [436, 178],
  ])
    s +=
      path(
        smooth([
          x - 18,
          y,
          x - 24,
          y - 30,
          x - 14,
          y - 40,
          x - 20,
          y - 62,
          x,
          y - 74,
          x + 20,
          y - 62,
          x + 14,
          y - 40,
          x + 24,
          y - 30,
          x + 18,
          y,
        ]),
        p.ink,
      ) + path(oval(x - 8, y - 52, 6, 12), p.mist)
  // two wires, one sagging under its load
  const low = [436, 130, 700, 420, 1000, 560, 1300, 590, 1660, 540]
  s += path(stroke([320, 146, 640, 200, 1000, 190, 1660, 60], 7, 7, 40), p.ink) + path(stroke(low, 11, 11, 50), p.ink)
  const bird = perchedParakeet({ body: p.jade, lit: p.mist, wing: p.leaf, beak: p.rose, ring: p.ink, eye: p.ink }),
    shy = perchedParakeet({ body: p.leaf, lit: p.jade, wing: p.ink, beak: p.rose, ring: p.rose, eye: p.ink })
  s +=
    place(shy, 706, 402, 1.25, 6, -1) +
    place(bird, 946, 520, 1.75, 2) +
    place(bird, 1166, 560, 1.7, -6, -1) +
    place(shy, 1430, 562, 1.5, 4)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
