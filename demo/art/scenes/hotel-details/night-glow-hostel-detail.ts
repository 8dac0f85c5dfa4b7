// Night Glow: the blade of a paddle lifts out of the dark water near Govind Nagar, and every drop that falls from it shines.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { clip, lens, lenses, path, rect, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { hoop, oval, stroke } from '../../kit/still-life/round.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.42, y: 0.55 }
const draw = () => {
  const p = palettes.night,
    hz = 330,
    r = rng('drops')
  let s = sky({
    bands: [
      [0, p.ink],
      [180, p.deep],
      [280, p.navy],
    ],
    bottom: hz,
    seed: 'ngd',
    drift: 14,
    slivers: 4,
  })
  s += stars({ count: 90, bottom: 280, seed: 'ngs', bright: p.paper, faint: p.teal, big: [[300, 120, 14]] })
  s +=
    rect(-10, hz, 1620, 890, p.navy) +
    path(smooth([-60, 520, 400, 480, 900, 540, 1400, 500, 1700, 530, 1700, 1300, -60, 1300]), p.deep) +
    path(smooth([-60, 900, 400, 940, 900, 900, 1400, 960, 1700, 920, 1700, 1300, -60, 1300]), p.ink)
  s +=
    mangrove({ x: 220, y: hz + 12, w: 760, h: 180, seed: 'ngm', tones: [p.ink, p.deep], root: p.ink, reflect: p.ink }) +
    mangrove({ x: 1420, y: hz + 6, w: 620, h: 130, seed: 'ngn', tones: [p.ink, p.deep], root: p.ink, reflect: p.ink })
  s += path(
    lenses([
      [900, 400, 380, 6],
      [640, 450, 260, 6],
      [1200, 470, 420, 8],
      [300, 560, 380, 8],
      [1380, 620, 360, 9],
    ]),
    p.blue,
  )
  // the water the blade has stirred: rings of light, broken
  const [cx, cy] = [620, 850]
  s +=
    path(oval(cx, cy, 560, 172), p.blue) +
    path(oval(cx, cy, 430, 128), p.navy) +
    path(hoop(cx, cy, 420, 124, 26, 12), p.teal) +
    path(oval(cx, cy, 310, 90), p.teal) +
    path(hoop(cx, cy, 290, 82, 24, 11), p.cyan) +
    path(oval(cx, cy, 190, 54), p.cyan) +
    path(oval(cx, cy, 122, 34), p.glow)
  s +=
    path(
      lenses([
        [250, 800, 300, 16],
        [900, 930, 340, 18],
        [480, 990, 360, 14],
        [1010, 820, 200, 12],
      ]),
      p.teal,
    ) +
    path(
      lenses([
        [380, 930, 220, 12],
        [820, 780, 200, 10],
        [700, 960, 180, 9],
      ]),
      p.cyan,
    )
  // shaft and blade, the back of the blade lit from the water
  s +=
    path(stroke([1680, -60, 1200, 240, 820, 478], 40, 34), p.ink) +
    path(stroke([1680, -44, 1200, 256, 820, 492], 10, 10), p.blue) +
    path(angular([1150, 246, 1224, 200, 1246, 236, 1172, 282]), p.cyan)
  const blade = smooth([
    850, 440, 880, 490, 838, 560, 780, 640, 700, 720, 590, 776, 500, 770, 470, 700, 500, 610, 580, 530, 680, 470, 780,
    430,
  ])
  s +=
    path(blade, p.teal) +
    clip(
      blade,
      path(smooth([860, 470, 780, 560, 660, 650, 540, 720, 440, 720, 460, 840, 640, 840, 860, 660, 920, 480]), p.blue) +
        path(
          smooth([500, 790, 470, 700, 500, 610, 560, 550, 530, 620, 520, 700, 560, 760, 660, 740, 620, 800]),
          p.cyan,
        ) +
        path(
          ribbon(pts([840, 460, 700, 560, 560, 690]), (t) => 22 - 12 * t, 12),
          p.ink,
        ),
    )
  // sheet of bright water that runs off the tip, then drops
  s += path(
    smooth([
      500, 764, 540, 780, 600, 776, 650, 750, 640, 800, 616, 860, 596, 800, 570, 850, 552, 800, 528, 846, 512, 800,
    ]),
    p.glow,
  )
  let drops = '',
    tails = ''
  for (const [x, y, k] of [
    [700, 750, 1.3],
    [742, 700, 1],
    [790, 690, 0.8],
    [690, 810, 0.9],
    [470, 800, 1],
    [440, 740, 0.7],
    [570, 900, 0.8],
    [846, 600, 0.7],
    [748, 790, 0.7],
    [500, 860, 0.8],
  ])
    drops += `M${x} ${y - 30 * k}Q${x + 18 * k} ${y + 4 * k} ${x} ${y + 14 * k}Q${x - 18 * k} ${y + 4 * k} ${x} ${y - 30 * k}z`
  for (let i = 0; i < 26; i++) tails += lens(cx + r.j(430), cy + r.j(110), r.in(20, 90), r.in(4, 8))
  s += path(tails, p.glow) + path(drops, p.glow)
  // bow of the kayak comes in from the right
  s +=
    path(smooth([1700, 960, 1400, 950, 1120, 990, 960, 1050, 1120, 1100, 1400, 1150, 1700, 1170]), p.ink) +
    path(smooth([1700, 980, 1400, 968, 1140, 1004, 990, 1050, 1200, 1046, 1460, 1056, 1700, 1070]), p.lamp) +
    path(smooth([1700, 1000, 1440, 992, 1220, 1020, 1150, 1044, 1300, 1042, 1700, 1056]), p.paper)
  s +=
    path(stroke([1220, 1022, 1420, 1010, 1640, 1020], 6) + stroke([1300, 1050, 1400, 1006], 6), p.ink) +
    path(
      lenses([
        [1040, 1120, 420, 16],
        [1320, 1172, 500, 16],
      ]),
      p.cyan,
    ) +
    path(lenses([[960, 1072, 200, 10]]), p.glow)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
