// Sunset Lane: a torch on the sandy path home from Laxmanpur, a hermit crab caught in its light, the last red low behind palms.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { path, place, rng } from '../../kit/base/core.ts'
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
  s += path(
    smooth([
      756, 652, 772, 652, 786, 700, 790, 790, 880, 920, 1180, 1060, 1500, 1300, -60, 1300, 40, 1100, 220, 960, 420, 860,
      610, 770, 724, 700,
    ]),
    p.plum,
  )
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
  s += path(smooth([440, 990, 380, 984, 240, 1006, 170, 1034, 240, 1052, 380, 1040, 480, 1020]), p.plum)
  s += path(
    stroke([410, 940, 360, 960, 330, 1012], 22, 7) +
      stroke([430, 950, 390, 980, 372, 1030], 22, 7) +
      stroke([460, 960, 440, 990, 436, 1036], 22, 7) +
      stroke([400, 930, 340, 930, 300, 968], 20, 8),
    p.coral,
  )
  s +=
    path(smooth([402, 900, 350, 880, 310, 900, 296, 936, 330, 930, 346, 950, 300, 962, 340, 986, 400, 960]), p.coral) +
    path(
      stroke([408, 906, 384, 870], 8, 6) +
        stroke([424, 898, 410, 860], 8, 6) +
        oval(382, 864, 10, 10) +
        oval(408, 854, 10, 10),
      p.ink,
    )
  s += path(
    smooth([404, 996, 390, 920, 430, 850, 510, 810, 600, 826, 660, 880, 700, 960, 740, 1004, 640, 1010, 500, 1020]),
    p.wine,
  )
  s +=
    path(smooth([420, 980, 410, 920, 450, 860, 520, 826, 600, 842, 580, 900, 520, 960, 470, 1000]), p.paper) +
    path(
      stroke([420, 930, 470, 880, 540, 850, 610, 850], 14, 8) +
        stroke([560, 1000, 600, 940, 620, 880], 12, 5) +
        stroke([650, 1000, 670, 950, 672, 912], 10, 4),
      p.plum,
    ) +
    path(smooth([430, 984, 436, 944, 470, 930, 500, 950, 490, 990]), p.ink)
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
