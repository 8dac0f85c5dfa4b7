// Blue Shelf: a hired bicycle leans on a hedge of red hibiscus, a towel in its basket, the tide out beyond the gap.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, path, place, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { hibiscus, leafBlade } from '../../kit/still-life/flowers.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.45, y: 0.58 }
const draw = () => {
  const p = palettes.noon,
    hz = 360,
    r = rng('hedge')
  let s =
    sky({
      bands: [
        [0, p.sky],
        [200, p.paper],
      ],
      bottom: hz,
      seed: 'bsd',
      drift: 14,
      slivers: 4,
    }) +
    island({ x: 1400, w: 600, h: 46, horizon: hz, seed: 'bsi', ink: p.lagoon, peak: 0.4 }) +
    sea({ horizon: hz, bottom: 700, inks: [p.deep, p.lagoon, p.aqua], seed: 'bsw', power: 1.1, sway: 8 }) +
    crests({ horizon: hz, bottom: 560, ink: p.sky, seed: 'bsc', rows: 8, density: 0.7, weight: 0.7 })
  // the bare blue shelf of the low tide, then sand
  s +=
    path(smooth([1050, 640, 1200, 560, 1420, 540, 1700, 556, 1700, 720, 1050, 720]), p.lagoon) +
    path(
      lenses([
        [1300, 600, 240, 14],
        [1500, 640, 260, 16],
        [1420, 570, 160, 8],
      ]),
      p.sky,
    )
  s += ground({ pts: pts([-60, 760, 600, 780, 1200, 700, 1680, 660]), ink: p.paper, seed: 'bsg', rough: 8 })
  s += ground({ pts: pts([-60, 930, 600, 950, 1200, 900, 1680, 860]), ink: p.sand, seed: 'bsh', rough: 10 })
  s += path(
    lenses([
      [1300, 800, 300, 12],
      [1460, 960, 300, 14],
      [300, 1130, 360, 16],
      [1180, 1120, 300, 14],
    ]),
    p.paper,
  )
  // the hedge: one dark mass, leaves on its lit face
  s += path(
    smooth([-60, -60, 980, -60, 1100, 60, 1160, 240, 1130, 460, 1180, 640, 1120, 800, 900, 880, 400, 900, -60, 900]),
    p.forest,
  )
  for (const [x, y, k, i] of [
    [1040, 160, 1, 1],
    [1080, 420, 0.9, 2],
    [1060, 660, 1, 3],
  ])
    s += treeCrown({
      x,
      y,
      rx: 130 * k,
      ry: 130 * k,
      seed: `bh${i}`,
      tones: [p.forest, p.leaf, p.leaf],
      light: [0.8, -0.5],
      lobes: 6,
    })
  const lit = { lit: p.leaf, shade: p.deep },
    dark = { lit: p.deep, shade: p.forest }
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 11; i++) {
      if (r() < 0.22) continue
      s += place(
        leafBlade((i * 3 + j * 5) % 4 === 0 ? lit : dark, 38),
        -20 + i * 104 + (j % 2) * 50 + r.j(18),
        90 + j * 118 + r.j(16),
        r.in(1.1, 1.5),
        r.in(-150, 150),
      )
    }
  // shade at the hedge's foot, the bicycle's shadow on the ground
  s += path(smooth([-60, 850, 300, 890, 700, 870, 1100, 780, 1220, 800, 1060, 900, 620, 960, -60, 960]), p.forest)
  s += path(smooth([200, 1096, 500, 1050, 1000, 1060, 1380, 1096, 1420, 1120, 1000, 1128, 420, 1132]), p.aqua)
  s += path([420, 1040].map((x) => lens(x + 60, 1100, 330, 18)).join(''), p.lagoon)
  const wheel = { frame: p.sky, tyre: p.paper, spoke: p.aqua, seat: p.sand, basket: p.sand }
  // what fills the basket stands behind its weave
  s += place(
    path(smooth([46, -102, 46, -118, 58, -124, 66, -116, 66, -102]), p.coral) +
      path(smooth([62, -102, 64, -116, 78, -120, 86, -112, 84, -102]), p.paper),
    730,
    1106,
    5.3,
  )
  s += place(bicycle(wheel), 730, 1106, 5.3)
  s += place(
    path(
      [0, 1, 2, 3].map((i) => stroke([54 + i * 8.4, -103, 56 + i * 6.6, -79], 1.4, 1.4, 2)).join('') +
        stroke([50, -95, 84, -95], 1.4, 1.4, 2) +
        stroke([51, -87, 82, -87], 1.4, 1.4, 2),
      p.deep,
    ),
    730,
    1106,
    5.3,
  )
  // open flowers, near ones large
  const bloom = hibiscus({ petal: p.coral, shade: p.forest, eye: p.forest, column: p.sand, tip: p.paper })
  for (const [x, y, k, t] of [
    [190, 230, 1.15, 10],
    [640, 140, 0.95, 60],
    [430, 420, 0.8, -30],
    [900, 330, 1.05, 100],
    [80, 600, 0.9, 40],
    [1090, 560, 0.8, 10],
    [1420, 1010, 0.5, 20],
  ])
    s += place(bloom, x, y, k, t)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
