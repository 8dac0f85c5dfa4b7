// Sunset Lane: a torch on the sandy path home from Laxmanpur, a hermit crab caught in its light, the last red low behind palms.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { clip, path, place, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { sky } from '../../kit/sky/sky.ts'
import { handTorch } from '../../kit/still-life/hand-torch.ts'
import { oval, stroke } from '../../kit/still-life/round.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.42, y: 0.6 }
const draw = () => {
  const p = palettes.late,
    r = rng('lane')
  let s = sky({
    bands: [
      [0, p.ink],
      [160, p.forest],
      [330, p.plum],
      [430, p.wine],
      [500, p.coral],
      [545, p.orange],
    ],
    bottom: 620,
    seed: 'sld',
    drift: 14,
    slivers: 5,
  })
  s += path(angular([-10, 590, 1610, 590, 1610, 720, -10, 720]), p.wine)
  const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.forest, light: -1 as const, rings: false, count: 8 }
  s +=
    palm({ x: 960, y: 660, h: 430, lean: -70, size: 220, seed: 'sl1', ...t3 }) +
    palm({ x: 1120, y: 690, h: 330, lean: 40, size: 180, seed: 'sl2', ...t3 }) +
    palm({ x: 300, y: 660, h: 360, lean: 60, size: 200, seed: 'sl3', ...t3 })
  for (const [x, y, k] of [
    [-20, 620, 1.4],
    [160, 640, 0.9],
    [1240, 640, 1],
    [1440, 600, 1.5],
    [1600, 560, 1.6],
  ])
    s += treeCrown({
      x,
      y,
      rx: 150 * k,
      ry: 90 * k,
      seed: `sl${x}`,
      tones: [p.ink, p.forest],
      light: [-0.6, -0.6],
      lobes: 6,
    })
  // dark ground, and the path a tone lighter winding down to us
  s += ground({ pts: pts([-60, 640, 500, 620, 1000, 650, 1680, 640]), ink: p.ink, seed: 'sg', rough: 8 })
  s += path(smooth([520, 820, 760, 830, 980, 930, 1260, 1090, 1520, 1300, -60, 1300, 40, 1100, 220, 940]), p.plum)
  // the pool of light on the sand, and the beam that makes it
  const [lx, ly] = [500, 950]
  s += path(oval(lx, ly, 440, 170), p.orange)
  s += path('M1062 752L446 781L500 950L899 1022L1070 880z', p.wine)
  s +=
    path(oval(lx, ly, 440, 170), p.orange) +
    path(oval(lx + 6, ly + 4, 330, 118), p.gold) +
    path(oval(lx + 20, ly + 8, 210, 70), p.paper)
  let grit = ''
  for (let i = 0; i < 16; i++) grit += oval(lx + r.j(330), ly + r.j(96), r.in(5, 12), r.in(2, 4))
  s += path(grit, p.orange)
  // the hermit crab in a turban shell; its shadow runs from the torch
  s += path(smooth([480, 1000, 380, 992, 240, 1012, 160, 1040, 240, 1060, 420, 1050, 640, 1034]), p.plum)
  s +=
    path(stroke([430, 950, 360, 960, 320, 1022], 24, 8), p.coral) +
    path(stroke([450, 960, 392, 982, 366, 1042], 24, 8), p.coral) +
    path(stroke([470, 970, 440, 996, 428, 1050], 24, 8), p.coral)
  // whorls, the smallest first; each takes the torch on its right shoulder
  for (const [x, y, k] of [
    [742, 846, 24],
    [700, 866, 46],
    [636, 892, 76],
    [540, 926, 118],
  ])
    s +=
      path(oval(x + 4, y + 5, k + 5, k + 4), p.plum) +
      clip(
        oval(x, y, k, k * 0.98),
        path(oval(x, y, k, k), p.wine) +
          path(oval(x + k * 0.3, y - k * 0.26, k * 0.92, k * 0.86), p.coral) +
          path(oval(x + k * 0.56, y - k * 0.5, k * 0.56, k * 0.52), p.paper),
      )
  s += path(smooth([404, 960, 420, 900, 466, 872, 510, 900, 514, 966, 470, 1010, 424, 1006]), p.ink)
  s += path(smooth([500, 930, 470, 890, 420, 890, 384, 916, 390, 960, 440, 984, 488, 972]), p.coral)
  s +=
    path(stroke([430, 904, 404, 860], 9, 7) + stroke([456, 896, 444, 850], 9, 7), p.coral) +
    path(oval(402, 852, 12, 12), p.ink) +
    path(oval(443, 842, 12, 12), p.ink)
  s +=
    path(stroke([410, 950, 350, 942, 330, 930], 26, 22), p.coral) +
    path(smooth([340, 900, 300, 880, 262, 900, 246, 940, 282, 934, 300, 948, 256, 962, 290, 988, 346, 970]), p.coral) +
    path(smooth([262, 902, 300, 882, 334, 896, 300, 904]), p.paper)
  s +=
    leaves({ x: 1640, y: 1240, size: 380, seed: 'sll', tones: [p.ink, p.forest], from: -2.9, to: -1.7, count: 12 }) +
    leaves({ x: -30, y: 1240, size: 260, seed: 'slm', tones: [p.ink, p.forest], from: -1.5, to: -0.2, count: 10 })
  s += place(
    handTorch({
      metal: p.teal,
      lit: p.gold,
      shade: p.ink,
      lens: p.paper,
      skin: p.coral,
      skinShade: p.wine,
      cuff: p.forest,
    }),
    1070,
    820,
    0.92,
    -8,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
