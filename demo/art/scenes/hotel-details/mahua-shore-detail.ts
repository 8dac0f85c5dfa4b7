// Mahua Shore: a packed beach bag and a straw hat wait on the sand at Radhanagar while the last of the sun goes down.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, lenses, path, place, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { strawHat, wovenBag } from '../../kit/still-life/beach-things.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.62, y: 0.6 }
const draw = () => {
  const p = palettes.late,
    hz = 560
  let s = sky({
    bands: [
      [0, p.wine],
      [150, p.coral],
      [300, p.orange],
      [440, p.gold],
    ],
    bottom: hz,
    seed: 'msd',
    drift: 18,
    slivers: 6,
  })
  s += circle(430, 480, 150, p.paper)
  s +=
    sea({ horizon: hz, bottom: 900, inks: [p.wine, p.plum, p.wine, p.coral], seed: 'msw', power: 1.3, sway: 12 }) +
    crests({ horizon: hz, bottom: 800, ink: p.orange, seed: 'msc', rows: 12, density: 0.6, weight: 0.8 }) +
    glitter({ x: 430, top: hz + 4, bottom: 800, width: 220, ink: p.paper, rand: rng('msg') })
  // wet sand takes the sky; dry sand nearer
  s += ground({ pts: pts([-60, 812, 500, 790, 1000, 826, 1680, 760]), ink: p.paper, seed: 'ma', rough: 10 })
  s += ground({ pts: pts([-60, 828, 500, 806, 1000, 842, 1680, 778]), ink: p.orange, seed: 'mb', rough: 10 })
  s += ground({ pts: pts([-60, 930, 500, 900, 1000, 930, 1680, 860]), ink: p.gold, seed: 'mc', rough: 14 })
  s += path(
    lenses([
      [300, 1000, 260, 12],
      [180, 1120, 340, 16],
      [560, 1150, 260, 14],
      [1450, 960, 240, 12],
    ]),
    p.orange,
  )
  // a mahua leans in from the right
  s +=
    path(stroke([1720, 1320, 1570, 820, 1500, 420, 1420, 100, 1380, -60], 210, 120, 30), p.ink) +
    path(stroke([1600, 1180, 1510, 780, 1458, 420, 1386, 110, 1350, -60], 26, 14, 30), p.plum) +
    path(stroke([1500, 420, 1380, 260, 1220, 180], 60, 26, 18), p.ink)
  for (const [x, y, k, i] of [
    [1210, 60, 0.9, 1],
    [1440, 20, 1.3, 2],
    [1600, 160, 1, 3],
    [1080, -10, 0.8, 4],
  ])
    s += treeCrown({
      x,
      y,
      rx: 200 * k,
      ry: 110 * k,
      seed: `mt${i}`,
      tones: [p.ink, p.forest, p.wine],
      light: [-0.8, 0.4],
      lobes: 6,
    })
  // long shadows toward us
  s += path(smooth([740, 1060, 860, 1020, 1180, 1024, 1290, 1050, 1560, 1214, 1100, 1240, 860, 1180]), p.wine)
  const straw = { lit: p.gold, body: p.orange, shade: p.wine, dark: p.plum }
  s += place(
    wovenBag(
      { lit: p.orange, body: p.coral, shade: p.wine, dark: p.plum },
      path(smooth([-190, -380, -200, -470, -120, -500, -30, -470, 20, -390]), p.teal) +
        path(smooth([-150, -380, -150, -460, -120, -496, -90, -470, -80, -380]), p.paper) +
        path(smooth([20, -380, 30, -450, 110, -470, 190, -440, 200, -380]), p.forest),
    ),
    1000,
    1070,
    1.15,
  )
  s += path(smooth([470, 1130, 620, 1096, 900, 1120, 960, 1150, 700, 1190, 520, 1170]), p.wine)
  s += place(strawHat({ ...straw, lit: p.gold, body: p.paper, shade: p.orange, band: p.teal }), 700, 1110, 1.15, -6)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
