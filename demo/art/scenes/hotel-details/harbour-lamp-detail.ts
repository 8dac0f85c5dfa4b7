// Harbour Lamp: a lit hurricane lamp on the window ledge at night, a moth at the glass, the lights of town and harbour below.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, lenses, path, place, rect, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { hurricaneLamp } from '../../kit/still-life/hurricane-lamp.ts'
import { oval } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.38, y: 0.55 }
const draw = () => {
  const p = palettes.night,
    hz = 600,
    r = rng('town')
  let s = sky({
    bands: [
      [0, p.ink],
      [300, p.deep],
      [480, p.navy],
    ],
    bottom: hz,
    seed: 'hld',
    drift: 16,
    slivers: 5,
  })
  s += stars({ count: 70, bottom: 420, seed: 'hls', bright: p.paper, faint: p.teal })
  s += island({ x: 1200, w: 1100, h: 90, horizon: hz, seed: 'hli', ink: p.deep, peak: 0.5 })
  s +=
    rect(-10, hz, 1620, 400, p.blue) +
    path(
      lenses([
        [300, 640, 700, 14],
        [1300, 660, 500, 12],
        [1000, 720, 600, 14],
      ]),
      p.navy,
    )
  // glow: flat rings round the flame
  s += circle(560, 660, 520, p.navy) + circle(560, 660, 380, p.blue) + circle(560, 660, 262, p.teal)
  // riding lights of two boats and what the water makes of them
  for (const [x, y] of [
    [1010, 640],
    [1370, 668],
  ])
    s +=
      path(
        angular([x - 60, y, x + 70, y, x + 46, y + 22, x - 46, y + 22]) +
          angular([x - 2, y, x + 2, y, x + 2, y - 60, x - 2, y - 60]),
        p.ink,
      ) +
      circle(x, y - 62, 8, p.lamp) +
      path([0, 1, 2, 3].map((i) => lens(x + (i % 2 ? 8 : -6), y + 36 + i * 18, 60 - i * 10, 6)).join(''), p.lamp)
  // roofs step down to the shore
  for (const [x, y, w, h] of [
    [840, 800, 190, 70],
    [1060, 770, 150, 60],
    [1240, 800, 240, 84],
    [1480, 760, 190, 70],
    [940, 880, 260, 80],
    [1330, 890, 300, 90],
  ]) {
    s += path(
      angular([x - w / 2 - 16, y, x - w * 0.3, y - h * 0.7, x + w * 0.3, y - h * 0.7, x + w / 2 + 16, y]),
      p.ink,
    )
    s += rect(x - w / 2, y - 2, w, 220, p.deep)
    for (let i = 0; i < 3; i++) if (r() > 0.3) s += rect(x - w / 2 + 24 + i * (w / 3), y + 22, w / 8, 36, p.lamp)
  }
  // window: the jamb and an open shutter on the left, a ledge across the foot
  s +=
    path(angular([-10, -10, 170, -10, 170, 1000, -10, 1000]), p.deep) +
    path(angular([170, -10, 204, -10, 204, 980, 170, 1000]), p.blue)
  for (let y = 20; y < 930; y += 52)
    s +=
      path(angular([-10, y, 130, y + 16, 130, y + 42, -10, y + 30]), p.ink) +
      path(angular([96, y + 13, 130, y + 16, 130, y + 24, 96, y + 20]), p.blue)
  s +=
    path(angular([-10, 960, 1610, 960, 1610, 1120, -10, 1150]), p.blue) +
    path(angular([-10, 1150, 1610, 1120, 1610, 1214, -10, 1214]), p.ink) +
    rect(-10, 952, 1620, 14, p.teal)
  s +=
    path(oval(560, 1044, 520, 78), p.teal) +
    path(oval(560, 1044, 330, 50), p.lamp) +
    path(oval(560, 1050, 240, 34), p.navy)
  s += place(
    hurricaneLamp({
      tank: p.teal,
      shade: p.ink,
      lit: p.cyan,
      glass: p.lamp,
      glow: p.paper,
      flame: p.lamp,
      wire: p.ink,
    }),
    560,
    1056,
    1.45,
  )
  // the moth
  const wing = smooth([0, 0, -20, -46, -74, -70, -92, -40, -60, -8, -84, 22, -50, 36, -12, 14])
  s += place(
    path(wing, p.paper) +
      place(path(wing, p.paper), 0, 0, 1, 0, -1) +
      path(oval(0, 2, 8, 30), p.ink) +
      path(oval(-52, -32, 10, 8), p.teal) +
      path(oval(52, -32, 10, 8), p.teal),
    960,
    500,
    1.1,
    34,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
