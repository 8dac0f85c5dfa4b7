// Lalaji Quiet: a tree frog sings on a broad leaf in front of the moon, the huts of Long Island dark behind it.

import { treeFrog } from '../../kit/animals/tree-frog.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { stars } from '../../kit/sky/stars.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.55, y: 0.5 }
const draw = () => {
  const p = palettes.night
  let s =
    rect(-10, -10, 1620, 1230, p.deep) +
    circle(900, 430, 640, p.navy) +
    stars({
      count: 110,
      bottom: 760,
      seed: 'lqs',
      bright: p.paper,
      faint: p.teal,
      big: [
        [260, 180, 16],
        [1480, 120, 12],
      ],
    })
  s += circle(900, 430, 400, p.blue) + circle(900, 430, 310, p.paper)
  // a hut on stilts, its one lamp, palms
  s += path(smooth([-60, 880, 300, 850, 800, 880, 1300, 850, 1700, 880, 1700, 1260, -60, 1260]), p.ink)
  s +=
    path(
      angular([60, 730, 160, 590, 420, 590, 520, 730]) +
        angular([110, 720, 470, 720, 470, 830, 110, 830]) +
        [130, 230, 340, 440].map((x) => angular([x, 826, x + 14, 826, x + 14, 900, x, 900])).join(''),
      p.ink,
    ) +
    path(angular([250, 740, 330, 740, 330, 826, 250, 826]), p.lamp) +
    rect(286, 740, 7, 86, p.ink)
  const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.navy, light: 1 as const, rings: false, count: 8 }
  s +=
    palm({ x: 20, y: 880, h: 480, lean: 60, size: 230, seed: 'lq1', ...t3 }) +
    palm({ x: 1500, y: 880, h: 420, lean: -60, size: 220, seed: 'lq2', ...t3 })
  // the leaf: one broad blade rising from the lower left, midrib and veins
  const leaf = smooth([
    200, 1240, 330, 1080, 540, 950, 800, 880, 1080, 830, 1330, 760, 1500, 690, 1450, 830, 1330, 960, 1140, 1060, 900,
    1130, 620, 1180, 380, 1230,
  ])
  s +=
    path(leaf, p.teal) +
    clip(
      leaf,
      path(smooth([180, 1260, 500, 1090, 900, 980, 1240, 880, 1510, 690, 1500, 900, 1200, 1200, 200, 1300]), p.blue) +
        path(
          [500, 660, 820, 980, 1140, 1280]
            .map(
              (x, i) =>
                stroke([x, 1078 - i * 47, x + 70, 1000 - i * 46, x + 190, 900 - i * 40], 7, 3) +
                stroke([x, 1084 - i * 47, x + 110, 1070 - i * 46, x + 230, 1060 - i * 40], 7, 3),
            )
            .join('') + stroke([190, 1250, 500, 1086, 900, 974, 1240, 872, 1500, 692], 18, 6, 40),
          p.navy,
        ),
    )
  s += path(
    smooth([
      210, 1230, 330, 1080, 540, 950, 800, 880, 1080, 830, 1330, 760, 1490, 694, 1330, 790, 1080, 858, 800, 910, 560,
      980, 350, 1110,
    ]),
    p.cyan,
  )
  s += path(smooth([600, 1010, 800, 950, 1060, 890, 1180, 880, 1140, 920, 900, 990, 700, 1050, 610, 1050]), p.navy)
  s += place(
    treeFrog({ back: p.teal, lit: p.glow, belly: p.cyan, shade: p.ink, eye: p.lamp, pupil: p.ink }),
    880,
    950,
    1.75,
    -14,
  )
  s +=
    leaves({ x: 1660, y: 1260, size: 420, seed: 'lql', tones: [p.ink, p.deep], from: -2.7, to: -1.6, count: 14 }) +
    leaves({ x: -40, y: 1260, size: 320, seed: 'lqm', tones: [p.ink, p.deep], from: -1.5, to: -0.3, count: 10 })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
