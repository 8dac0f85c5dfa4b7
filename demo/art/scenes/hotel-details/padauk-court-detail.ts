// Padauk Court: a sprig of padauk in a round vase on the window sill, a ferry passing on the bay below Marine Hill.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, lens, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { farFerry } from '../../kit/boats/far-ferry.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leafBlade } from '../../kit/still-life/flowers.ts'
import { hoop, oval, stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.4, y: 0.55 }
const draw = () => {
  const p = palettes.noon,
    hz = 520
  let s =
    sky({
      bands: [
        [0, p.sky],
        [330, p.paper],
      ],
      bottom: hz,
      seed: 'pcd',
      drift: 14,
      slivers: 4,
    }) +
    cloud({ x: 1250, y: 330, w: 420, h: 120, seed: 'pcc', ink: p.paper }) +
    island({ x: 1180, w: 900, h: 86, horizon: hz, seed: 'pci', ink: p.leaf, lit: p.aqua, strand: p.sand, peak: 0.6 }) +
    sea({
      horizon: hz,
      bottom: 1000,
      inks: [p.deep, p.lagoon, p.deep, p.lagoon, p.aqua],
      seed: 'pcw',
      power: 1.4,
      sway: 10,
    }) +
    crests({ horizon: hz, bottom: 1000, ink: p.sky, seed: 'pcr', rows: 12, density: 0.6, weight: 0.7 })
  s += place(
    farFerry({ hull: p.coral, house: p.paper, glass: p.forest, funnel: p.coral, foam: p.sky }),
    1130,
    640,
    1.15,
  )
  // window: a shutter folded back on the left, post and frame on the right
  s += rect(-10, -10, 150, 1000, p.forest)
  for (let y = 30; y < 900; y += 46) s += path(angular([-10, y, 112, y + 10, 112, y + 34, -10, y + 26]), p.deep)
  s += path(angular([112, -10, 160, -10, 160, 980, 112, 980]), p.paper) + rect(150, -10, 14, 990, p.sand)
  s += rect(1480, -10, 130, 1000, p.sand) + rect(1480, -10, 26, 1000, p.paper) + rect(140, -10, 1360, 34, p.forest)
  // sill, with the light falling in from the right
  s += path(angular([-10, 930, 1610, 930, 1610, 1130, -10, 1130]), p.paper) + rect(-10, 1126, 1620, 90, p.sand)
  s += path(angular([-10, 930, 400, 930, 150, 1130, -10, 1130]), p.sand)
  s +=
    path(smooth([210, 1078, 320, 1036, 560, 1026, 690, 1040, 640, 1074, 470, 1092, 300, 1096]), p.aqua) +
    path(lens(430, 1062, 240, 20), p.paper)
  // the vase turns the sea upside down
  const bowl = smooth([
    540, 726, 500, 770, 440, 850, 442, 960, 510, 1040, 610, 1062, 710, 1040, 778, 960, 780, 850, 720, 770, 680, 726,
  ])
  s += path(bowl, p.sky)
  s += clip(
    bowl,
    path(smooth([420, 838, 610, 826, 800, 838, 800, 1100, 420, 1100]), p.lagoon) +
      path(smooth([420, 900, 560, 912, 800, 896, 800, 970, 600, 950, 420, 960]), p.aqua) +
      path(smooth([420, 990, 520, 1000, 700, 985, 800, 1000, 800, 1100, 420, 1100]), p.sky) +
      path(smooth([600, 1062, 720, 1030, 790, 900, 776, 820, 830, 900, 800, 1100]), p.deep),
  )
  s += path(stroke([624, 1010, 612, 930, 600, 838], 14) + stroke([560, 996, 584, 930, 606, 838], 10), p.forest)
  s += path(oval(610, 838, 166, 20), p.aqua) + path(oval(610, 836, 130, 12), p.sky)
  s += path(smooth([474, 850, 500, 800, 520, 810, 494, 860, 486, 950, 466, 930]), p.paper)
  s +=
    path(hoop(610, 728, 76, 15, 9, 4), p.paper) +
    path(stroke([606, 838, 600, 700, 560, 560, 610, 380, 760, 240], 14, 5), p.forest)
  s += path(
    stroke([594, 660, 500, 540, 380, 470], 9, 4) +
      stroke([574, 500, 460, 380, 420, 260], 8, 4) +
      stroke([600, 740, 720, 610, 850, 560], 9, 4),
    p.forest,
  )
  // leaves hang from both sides of each twig; pods and flowers near the tips
  const lit = { lit: p.leaf, shade: p.forest },
    dark = { lit: p.forest, shade: p.deep }
  for (const [x, y, k, turn, i] of [
    [560, 570, 1.5, 66, 1],
    [604, 400, 1.6, 84, 0],
    [690, 300, 1.5, 110, 1],
    [760, 240, 1.6, 58, 0],
    [650, 340, 1.5, -24, 0],
    [724, 266, 1.4, 4, 1],
    [590, 450, 1.5, -52, 1],
    [500, 540, 1.4, -20, 0],
    [450, 506, 1.5, -150, 1],
    [380, 470, 1.7, -98, 0],
    [420, 490, 1.3, -50, 1],
    [460, 380, 1.4, -104, 1],
    [430, 310, 1.4, -66, 0],
    [420, 260, 1.5, -18, 0],
    [440, 340, 1.3, 34, 1],
    [700, 630, 1.4, 20, 0],
    [760, 590, 1.4, 150, 1],
    [850, 560, 1.7, 98, 0],
    [800, 574, 1.3, 46, 1],
  ])
    s += place(leafBlade(i ? dark : lit, 34), x, y, k, turn)
  for (const [x, y] of [
    [520, 590],
    [548, 622],
    [640, 470],
    [626, 512],
    [656, 500],
    [700, 690],
  ])
    s += circle(x, y, 25, p.sand) + circle(x - 4, y + 4, 14, p.coral)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
