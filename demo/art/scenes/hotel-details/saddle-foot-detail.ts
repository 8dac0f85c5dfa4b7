// Saddle Foot: walking boots and a stick on the cottage step the evening before the climb, Saddle Peak behind the garden.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, lens, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { sky } from '../../kit/sky/sky.ts'
import { walkingBoot } from '../../kit/still-life/footwear.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.45, y: 0.62 }
const draw = () => {
  const p = palettes.shade
  let s = sky({
    bands: [
      [0, p.lime],
      [150, p.light],
      [390, p.paper],
    ],
    bottom: 760,
    seed: 'sfd',
    drift: 18,
    slivers: 5,
  })
  s += circle(934, 250, 104, p.paper)
  // the peak: two shoulders and the saddle between them
  const peak = smooth([
    -60, 700, 200, 600, 480, 420, 640, 300, 760, 236, 850, 262, 930, 300, 1010, 272, 1100, 210, 1220, 290, 1400, 470,
    1700, 620, 1700, 800, -60, 800,
  ])
  s +=
    path(peak, p.leaf) +
    clip(
      peak,
      path(
        smooth([760, 230, 800, 330, 780, 460, 860, 560, 820, 700, 1020, 700, 980, 520, 930, 300, 880, 260]),
        p.fern,
      ) +
        path(
          smooth([1100, 200, 1130, 330, 1100, 480, 1200, 600, 1180, 760, 1720, 800, 1720, 560, 1400, 440, 1220, 280]),
          p.fern,
        ),
    )
  s += path(
    smooth([300, 520, 480, 500, 700, 520, 560, 540, 400, 536]) + smooth([1000, 600, 1180, 576, 1420, 596, 1240, 616]),
    p.light,
  )
  for (const [x, y, k] of [
    [40, 690, 1.2],
    [260, 720, 0.9],
    [480, 730, 0.8],
    [720, 740, 0.8],
    [960, 730, 0.9],
    [1200, 720, 1],
    [1440, 700, 1.1],
    [1620, 660, 1.4],
  ])
    s += canopy({ x, y, rx: 190 * k, ry: 100 * k, seed: `sf${x}`, tones: [p.forest, p.fern], light: -1 })
  s += rect(-10, 740, 1620, 200, p.fern) + path(lens(420, 800, 700, 20) + lens(1000, 840, 600, 18), p.leaf)
  // verandah: post and eave on the right, the step in front
  s +=
    path(angular([1330, -10, 1450, -10, 1450, 900, 1330, 900]), p.ink) +
    path(angular([1330, -10, 1356, -10, 1356, 900, 1330, 900]), p.forest) +
    path(angular([700, -10, 1610, -10, 1610, 96, 760, 30]), p.ink)
  s +=
    path(angular([-10, 900, 1610, 880, 1610, 1090, -10, 1110]), p.lime) +
    path(angular([-10, 900, 1610, 880, 1610, 894, -10, 916]), p.paper) +
    path(angular([-10, 1110, 1610, 1090, 1610, 1214, -10, 1214]), p.deep)
  s += path(stroke([-20, 984, 800, 968, 1620, 962], 5) + stroke([-20, 1050, 800, 1040, 1620, 1028], 5), p.leaf)
  // stick and hat lean on the post
  s += path(smooth([1180, 990, 1300, 966, 1460, 950, 1610, 960, 1610, 1000, 1300, 1010]), p.fern)
  s +=
    path(stroke([1190, 1000, 1230, 700, 1290, 380, 1310, 240], 26, 34, 20), p.ink) +
    path(stroke([1182, 990, 1222, 700, 1282, 380, 1300, 250], 7, 10, 20), p.clay)
  // boots: shadows reach to the right, the sun low on the left
  s += path(
    smooth([260, 1058, 420, 1034, 900, 1030, 1180, 1000, 1260, 1024, 1140, 1070, 700, 1090, 340, 1084]),
    p.forest,
  )
  const far = { body: p.fern, lit: p.leaf, shade: p.ink, sole: p.ink, lace: p.light }
  s += place(walkingBoot({ ...far, body: p.clay, lit: p.light, shade: p.deep }), 820, 1010, 1.85, -2)
  s += place(walkingBoot({ ...far, body: p.clay, lit: p.light, shade: p.forest }), 500, 1062, 1.95)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
