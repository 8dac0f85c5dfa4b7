// Mangrove Steps: a fiddler crab lifts its great claw on the lowest timber step, roots arching from the green water behind.

import { fiddlerCrab } from '../../kit/animals/fiddler-crab.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, path, place, rect, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.58, y: 0.55 }
const draw = () => {
  const p = palettes.shade,
    r = rng('steps')
  let s = rect(-10, -10, 1620, 1230, p.fern)
  // light at the end of the creek
  s +=
    path(smooth([420, -60, 1180, -60, 1240, 200, 1160, 460, 800, 520, 480, 460, 380, 220]), p.leaf) +
    path(smooth([540, -60, 1060, -60, 1100, 180, 1020, 400, 800, 460, 580, 400, 500, 180]), p.lime) +
    path(smooth([640, -60, 960, -60, 980, 140, 920, 330, 800, 400, 690, 330, 610, 150]), p.light)
  s +=
    rect(-10, 470, 1620, 500, p.forest) +
    path(
      lenses([
        [800, 500, 900, 26],
        [820, 548, 620, 18],
        [760, 590, 420, 14],
        [840, 640, 300, 12],
      ]),
      p.lime,
    ) +
    path(
      lenses([
        [800, 500, 460, 14],
        [830, 552, 300, 10],
        [420, 600, 260, 8],
        [1240, 620, 300, 8],
      ]),
      p.light,
    )
  // prop roots, far ones first
  const roots = (y: number, count: number, w: number, h: number, ink: string, x0: number, x1: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const x = x0 + ((x1 - x0) * (i + r.in(0.2, 0.8))) / count,
        reach = r.in(80, 190) * (r() > 0.5 ? 1 : -1)
      d += ribbon(
        [
          [x, y - h],
          [x + reach * 0.15, y - h * r.in(0.62, 0.8)],
          [x + reach * 0.75, y - h * 0.45],
          [x + reach, y + 8],
        ],
        (t) => w * (1 - 0.35 * t),
        16,
      )
    }
    return path(d, ink)
  }
  s += roots(480, 9, 16, 330, p.fern, 20, 480) + roots(480, 9, 16, 330, p.fern, 1120, 1600)
  s += roots(560, 6, 30, 520, p.deep, -60, 420) + roots(570, 6, 30, 520, p.deep, 1240, 1680)
  s +=
    path(smooth([-60, -60, 520, -60, 440, 60, 360, 50, 280, 130, 180, 110, 100, 190, -60, 200]), p.deep) +
    path(smooth([1700, -60, 1060, -60, 1160, 50, 1240, 40, 1320, 120, 1440, 100, 1520, 190, 1700, 210]), p.deep)
  s += path([180, 330, 1300, 1480].map((x) => lens(x, 640, 220, 12) + lens(x + 30, 676, 150, 9)).join(''), p.deep)
  // steps: worn planks, lit along the edge; the last is under water
  s +=
    path(angular([150, 700, 1450, 700, 1500, 770, 100, 770]), p.fern) +
    path(angular([100, 770, 1500, 770, 1500, 800, 100, 800]), p.deep)
  s += path(
    lenses([
      [300, 800, 560, 20],
      [1200, 806, 640, 22],
      [760, 812, 500, 16],
    ]),
    p.lime,
  )
  const tread = angular([40, 812, 1560, 812, 1660, 1020, -60, 1020])
  s +=
    path(tread, p.lime) +
    path(angular([-60, 1020, 1660, 1020, 1660, 1100, -60, 1100]), p.deep) +
    path(angular([-60, 1014, 1660, 1014, 1660, 1034, -60, 1034]), p.light)
  s += path(
    stroke([20, 880, 500, 872, 1000, 884, 1600, 874], 5) +
      stroke([-20, 948, 500, 956, 1100, 944, 1640, 956], 6) +
      lens(380, 912, 200, 8) +
      lens(1320, 918, 220, 8) +
      lens(160, 986, 200, 9),
    p.leaf,
  )
  s +=
    path(angular([-80, 1100, 1680, 1100, 1700, 1214, -100, 1214]), p.leaf) +
    path(angular([-80, 1100, 1680, 1100, 1680, 1150, -80, 1140]), p.fern)
  // the crab and the shadow it stands on
  s += path(smooth([560, 932, 700, 900, 1000, 892, 1240, 906, 1300, 936, 1140, 962, 800, 972, 600, 960]), p.forest)
  s += place(
    fiddlerCrab({ shell: p.leaf, lit: p.light, shade: p.ink, claw: p.clay, clawLit: p.paper, eye: p.ink }),
    880,
    920,
    1.9,
  )
  s += leaves({
    x: -30,
    y: 1260,
    size: 420,
    seed: 'msl',
    tones: [p.ink, p.deep, p.fern],
    from: -1.5,
    to: -0.2,
    count: 12,
  })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
