// Ross Island, morning under the trees: a church front stands in one shaft of light, held together by a fig.

import { deer } from '../../kit/animals/deer.ts'
import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { clip, lens, path, place, poly, rect, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { broken, lancet, roots } from '../../kit/buildings/ruin.ts'
import { bole, leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.52, y: 0.52 }
const draw = () => {
  const p = palettes.shade,
    r = rng('nscb')
  // the clearing: light comes in over the left shoulder of the wall
  let s = rect(0, 0, 1600, 1204, p.leaf)
  s += path(
    smooth([
      250, -40, 330, 90, 270, 220, 330, 330, 300, 470, 380, 520, 470, 480, 520, 560, 620, 520, 640, 400, 760, 330, 720,
      220, 800, 120, 770, -40,
    ]),
    p.lime,
  )
  s +=
    path(
      smooth([
        330, -40, 400, 80, 360, 190, 420, 260, 400, 380, 470, 420, 540, 380, 600, 300, 580, 220, 660, 150, 640, 60, 700,
        -40,
      ]),
      p.light,
    ) + path(smooth([410, -40, 460, 60, 440, 150, 500, 200, 560, 120, 590, 60, 600, -40]), p.paper)
  const far = (x: number, y: number, k: number, tones: string[], i: number) =>
    treeCrown({ x, y, rx: 200 * k, ry: 130 * k, seed: `f${i}`, tones, light: [-0.5, -0.6], lobes: 5 })
  for (const [i, q] of triples([60, 560, 1, 200, 700, 0.8, 900, 240, 1.2, 1130, 420, 1]).entries())
    s += far(q[0], q[1], q[2], [p.fern, p.fern], i)
  s += path(
    smooth([
      -60, 690, 100, 660, 260, 720, 420, 690, 520, 560, 640, 430, 760, 260, 860, 120, 1000, 60, 1660, 0, 1660, 960, -60,
      960,
    ]),
    p.fern,
  )
  s += path(
    smooth([
      -60, 780, 120, 760, 300, 790, 480, 740, 580, 600, 700, 420, 820, 250, 960, 160, 1180, 130, 1660, 60, 1660, 960,
      -60, 960,
    ]),
    p.forest,
  )
  for (const [i, q] of triples([-20, 420, 1, 130, 150, 1.2, 1480, 480, 1.1, 1330, 300, 0.9]).entries())
    s += far(q[0], q[1], q[2], [p.forest, p.fern], i + 20)
  for (const [i, x] of [1290, 1420, 1540].entries())
    s += bole({ x, y: 900, h: 700, w: 30, seed: `nb${i}`, ink: i % 2 ? p.deep : p.fern })
  // ground, with the light lying across it
  s += path(smooth([-60, 850, 200, 830, 500, 842, 900, 838, 1300, 848, 1660, 820, 1660, 1240, -60, 1240]), p.fern)
  s += path(
    smooth([-60, 884, 200, 862, 470, 878, 760, 900, 1060, 930, 1180, 980, 960, 1040, 560, 1060, 200, 1030, -60, 1040]),
    p.lime,
  )
  s += path(smooth([-60, 930, 220, 900, 520, 920, 800, 946, 900, 972, 700, 1000, 360, 996, -60, 990]), p.light)
  // nave wall running back into shade, then the front
  const nave = pts([1120, 560, 1190, 556, 1230, 600, 1300, 590, 1340, 640, 1420, 640, 1440, 700, 1440, 890, 1120, 950])
  s +=
    path(poly(nave), p.fern) +
    path(lancet(1196, 850, 54, 210) + lancet(1300, 840, 46, 180) + lancet(1388, 832, 40, 150), p.deep) +
    path(lancet(1202, 850, 40, 190) + lancet(1305, 840, 34, 162) + lancet(1392, 832, 29, 134), p.lime)
  const head: Point[] = [
    ...pts([560, 960, 560, 520]),
    ...broken([566, 512], [800, 272], 5, r, 18),
    ...pts([800, 236, 812, 214, 876, 214, 890, 238, 892, 270]),
    ...broken([906, 290], [1010, 420], 3, r, 26),
    ...broken([1026, 470], [1130, 540], 3, r, 24),
    [1136, 960],
  ]
  const front = poly(head)
  let f = path(front, p.light)
  f +=
    path(angular([560, 200, 700, 200, 690, 560, 640, 760, 660, 980, 540, 980]), p.paper) +
    path(angular([1010, 300, 1140, 300, 1140, 970, 1060, 970, 1050, 800, 1080, 660, 1020, 520]), p.lime)
  // bare brick where the plaster fell
  let br = ''
  for (const [x, y, w, rows] of quads([
    600, 560, 70, 4, 690, 416, 62, 3, 960, 560, 92, 6, 600, 850, 92, 5, 930, 372, 54, 4, 1060, 760, 64, 5, 716, 880, 40,
    3,
  ]))
    for (let j = 0; j < rows; j++)
      for (let i = 0; i * 30 < w - 10; i++)
        if (r() > 0.22) br += `M${x + i * 30 + (j % 2) * 14} ${y + j * 16}h25v11h-25z`
  f += path(br, p.clay)
  // mouldings and openings
  f += path(
    angular([556, 664, 1140, 664, 1140, 682, 556, 682]) + angular([556, 512, 730, 512, 700, 526, 556, 526]),
    p.lime,
  )
  const reveal =
    lancet(848, 645, 176, 360) +
    lancet(848, 968, 168, 262) +
    lancet(650, 640, 74, 190) +
    lancet(1044, 640, 74, 170) +
    lancet(650, 900, 74, 170) +
    lancet(1044, 900, 74, 170)
  const hole =
    lancet(856, 645, 146, 332) +
    lancet(856, 968, 140, 240) +
    lancet(655, 640, 58, 172) +
    lancet(1049, 640, 58, 152) +
    lancet(655, 900, 58, 152) +
    lancet(1049, 900, 58, 152)
  f +=
    path(reveal, p.leaf) +
    path(hole, p.deep) +
    path(lancet(820, 645, 44, 236) + lancet(892, 645, 44, 236) + lancet(856, 440, 44, 90), p.lime) +
    path(lancet(826, 640, 32, 210) + lancet(898, 640, 32, 210), p.light)
  f += path(
    ribbon(pts([800, 968, 830, 900, 842, 800]), (t) => 30 * (1 - t), 8),
    p.forest,
  )
  s += clip(front, f) + path(lancet(844, 262, 34, 44), p.forest)
  // the fig: trunk astride the broken gable, roots down the wall
  s += roots({
    list: [
      [1000, 420, 930, 972, 26],
      [1060, 450, 1120, 980, 30],
      [1030, 440, 1016, 984, 26],
      [1110, 480, 1260, 960, 24],
    ],
    seed: 'fig',
    ink: p.ink,
    lit: p.fern,
    forks: 3,
  })
  s += roots({
    list: [
      [588, 500, 562, 986, 22],
      [604, 500, 700, 900, 15],
    ],
    seed: 'fig2',
    ink: p.deep,
    forks: 2,
  })
  const limb = (flat: number[], a: number, b: number) =>
    ribbon(pts(flat), (t) => a + (b - a) * t ** 0.6 + 26 * Math.max(0, t * 9 - 8), 22)
  const stems = [
    [1064, 120, 1044, 330, 976, 560, 986, 780, 950, 990],
    [1084, 120, 1078, 360, 1066, 560, 1104, 780, 1088, 1000],
    [1104, 120, 1110, 360, 1160, 560, 1156, 780, 1206, 994],
    [1050, 200, 1000, 380, 950, 470, 944, 620, 916, 700],
    [1050, 200, 960, 380, 830, 400, 740, 470, 716, 600],
  ]
  s += path(
    limb(stems[0], 76, 36) +
      limb(stems[1], 84, 44) +
      limb(stems[2], 70, 34) +
      limb(stems[3], 60, 14) +
      limb(stems[4], 54, 8),
    p.ink,
  )
  const rim = (flat: number[], w: number, o: number) =>
    ribbon(
      pts(flat).map(([x, y]): Point => [x - o, y]),
      (t) => w * Math.sin(Math.PI * Math.min(1, t + 0.1)) ** 0.5,
      18,
    )
  s += path(rim(stems[0], 15, 16) + rim(stems[1], 14, 16) + rim(stems[2], 11, 10), p.fern)
  s += path(
    ribbon(pts([1060, 300, 980, 190, 860, 110, 740, 70]), (t) => 60 * (1 - t * 0.7), 14) +
      ribbon(pts([1080, 260, 1200, 160, 1340, 120]), (t) => 60 * (1 - t * 0.6), 14) +
      ribbon(
        pts([1080, 560, 1078, 400, 1084, 260, 1060, 80, 1000, -20]),
        (t) => (t < 0.45 ? 10 + 130 * (t / 0.45) ** 0.8 : 140 - 110 * (t - 0.45)),
        22,
      ),
    p.ink,
  )
  s += treeCrown({ x: 596, y: 486, rx: 70, ry: 40, seed: 'sit', tones: [p.deep, p.fern], lobes: 5 })
  for (const [i, q] of triples([
    700, 40, 0.7, 860, 10, 0.9, 1030, 0, 0.9, 1260, 40, 1.1, 1440, 20, 1.1, 1180, -30, 1.2,
  ]).entries())
    s += treeCrown({
      x: q[0],
      y: q[1],
      rx: 200 * q[2],
      ry: 110 * q[2],
      seed: `fc${i}`,
      tones: [p.deep, p.forest, p.leaf],
      light: [-0.7, -0.4],
      lobes: 5,
    })
  let hang = ''
  for (const [x, y, h] of triples([
    690, 110, 130, 716, 110, 210, 770, 110, 90, 930, 120, 120, 1260, 130, 240, 1286, 130, 170, 1380, 120, 300, 1402,
    120, 210,
  ]))
    hang += ribbon(
      [
        [x, y - 40],
        [x + r.j(8), y + h * 0.5],
        [x + r.j(12), y + h],
      ],
      (t) => 8 * (1 - t) + 1.5,
      8,
    )
  s += path(hang, p.ink)
  // undergrowth at the foot of the wall, then the deer in the light
  s +=
    thicket({
      pts: triples([1120, 985, 0.8, 1300, 960, 1.1, 1460, 930, 1.2, 1660, 900, 1.4]),
      size: 64,
      seed: 'u1',
      tones: [p.deep, p.forest],
    }) +
    thicket({
      pts: triples([540, 975, 0.5, 590, 980, 0.7, 700, 982, 0.3]),
      size: 44,
      seed: 'u2',
      tones: [p.forest, p.fern],
    })
  s += path(lens(426, 1051, 290, 20) + lens(246, 1010, 190, 14), p.fern)
  s += place(deer({ coat: p.clay, shade: p.deep, belly: p.paper, spot: p.paper }, true), 232, 1006, 1.0, 0, -1)
  s += place(deer({ coat: p.clay, shade: p.deep, belly: p.paper, spot: p.paper, antler: p.deep }), 414, 1046, 1.42)
  // near frame
  s += path(
    smooth([-60, 1110, 200, 1120, 460, 1150, 760, 1140, 1100, 1100, 1400, 1060, 1660, 1010, 1660, 1240, -60, 1240]),
    p.deep,
  )
  s += thicket({
    pts: triples([560, 1180, 0.5, 900, 1150, 0.8, 1300, 1110, 1.2, 1640, 1060, 1.6]),
    size: 90,
    seed: 'u3',
    tones: [p.deep, p.forest],
  })
  s +=
    leaves({ x: 1600, y: 1240, size: 380, seed: 'l1', tones: [p.ink, p.deep], from: -2.9, to: -1.3, count: 24 }) +
    leaves({ x: -20, y: 1240, size: 300, seed: 'l2', tones: [p.ink, p.deep], from: -1.6, to: -0.1, count: 22 })
  s +=
    path(
      ribbon(pts([40, 1240, 54, 900, 30, 500, 70, -40]), (t) => 150 - 50 * t + 90 * Math.max(0, 1 - t * 7), 18),
      p.ink,
    ) +
    path(
      ribbon(pts([104, 1100, 100, 860, 78, 520, 108, -40]), (t) => 20 - 6 * t, 18),
      p.fern,
    )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
