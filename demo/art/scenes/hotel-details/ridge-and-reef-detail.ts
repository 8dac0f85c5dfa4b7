// Ridge and Reef: three smooth stones and a frangipani on the spa's slate shelf, rolled towels by them, soft rain over the sea.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, path, place, rect, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { frangipani, leafBlade, squash } from '../../kit/still-life/flowers.ts'
import { hoop, stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.4, y: 0.55 }
const draw = () => {
  const p = palettes.rain,
    hz = 470,
    r = rng('spa')
  let s =
    sky({
      bands: [
        [0, p.slate],
        [230, p.haze],
      ],
      bottom: hz,
      seed: 'rrs',
      drift: 20,
      slivers: 5,
    }) +
    island({ x: 1240, w: 900, h: 80, horizon: hz, seed: 'rri', ink: p.slate, peak: 0.6 }) +
    sea({
      horizon: hz,
      bottom: 960,
      inks: [p.slate, p.sea, p.slate, p.haze, p.slate],
      seed: 'rrw',
      power: 1.3,
      sway: 12,
    }) +
    crests({ horizon: hz, bottom: 900, ink: p.mist, seed: 'rrc', rows: 12, density: 0.6, weight: 0.7 })
  let rain = ''
  for (let i = 0; i < 70; i++) {
    const x = r.in(-40, 1640),
      y = r.in(-40, 820),
      l = r.in(40, 90)
    rain += angular([x, y, x + 3, y, x + 3 - l * 0.2, y + l, x - l * 0.2, y + l])
  }
  s += path(rain, p.paper)
  // a bamboo blind, half let down, and the dark post of the room
  for (let i = 0; i < 7; i++) s += rect(-10, -14 + i * 30, 1620, 24, i % 3 === 1 ? p.forest : p.ink)
  s +=
    path([360, 1180].map((x) => angular([x, -10, x + 8, -10, x + 8, 210, x, 210])).join(''), p.slate) +
    rect(-10, 194, 1620, 26, p.sea)
  s += rect(1500, -10, 120, 1000, p.ink) + rect(1486, 200, 20, 760, p.sea)
  // the shelf
  s +=
    path(angular([-10, 900, 1610, 900, 1610, 1120, -10, 1120]), p.sea) +
    rect(-10, 892, 1620, 14, p.haze) +
    rect(-10, 1116, 1620, 100, p.ink)
  s += path(
    stroke([-20, 980, 500, 972, 1100, 984, 1620, 974], 5) + stroke([-20, 1060, 600, 1068, 1620, 1054], 6),
    p.slate,
  )
  // towels, rolled
  s += path(smooth([940, 1046, 1100, 1020, 1420, 1030, 1520, 1060, 1400, 1092, 1060, 1086]), p.forest)
  for (const [x, y] of [
    [1060, 984],
    [1250, 990],
    [1156, 830],
  ])
    s +=
      path(
        smooth([x - 20, y - 96, x + 120, y - 126, x + 220, y - 104, x + 230, y - 20, x + 200, y + 44, x + 40, y + 88]),
        p.haze,
      ) +
      path(smooth([x + 10, y - 96, x + 120, y - 126, x + 214, y - 108, x + 180, y - 84, x + 70, y - 70]), p.mist) +
      circle(x, y, 92, p.paper) +
      path(hoop(x, y, 72, 72, 8) + hoop(x + 2, y + 2, 48, 48, 7) + hoop(x, y, 24, 24, 7), p.haze)
  // the stones, each resting on the one below
  s += path(smooth([230, 1056, 420, 1010, 760, 1008, 930, 1040, 860, 1090, 560, 1104, 300, 1094]), p.ink)
  const stone = (x: number, y: number, w: number, h: number, lean: number) => {
    const d = smooth([
      x - w,
      y + lean,
      x - w * 0.82,
      y - h * 0.66,
      x - w * 0.2,
      y - h,
      x + w * 0.5,
      y - h * 0.86,
      x + w,
      y - lean,
      x + w * 0.8,
      y + h * 0.72,
      x + w * 0.1,
      y + h,
      x - w * 0.7,
      y + h * 0.78,
    ])
    return (
      path(d, p.forest) +
      clip(
        d,
        path(
          smooth([
            x - w * 1.2,
            y + h * 0.3,
            x - w * 0.3,
            y + h * 0.5,
            x + w * 0.5,
            y + h * 0.2,
            x + w * 1.3,
            y - h * 0.5,
            x + w * 1.3,
            y + h * 1.4,
            x - w * 1.2,
            y + h * 1.4,
          ]),
          p.ink,
        ) +
          path(
            smooth([
              x - w * 0.84,
              y - h * 0.3,
              x - w * 0.4,
              y - h * 0.78,
              x + w * 0.2,
              y - h * 0.8,
              x - w * 0.2,
              y - h * 0.56,
              x - w * 0.6,
              y - h * 0.2,
            ]),
            p.slate,
          ),
      )
    )
  }
  s += stone(560, 960, 330, 104, 10) + stone(580, 790, 250, 88, -8) + stone(556, 646, 172, 74, 6)
  s +=
    place(leafBlade({ lit: p.leaf, shade: p.forest }, 34), 540, 590, 1.9, -74) +
    place(leafBlade({ lit: p.leaf, shade: p.forest }, 30), 560, 596, 1.5, 84)
  const bloom = frangipani({ petal: p.paper, shade: p.mist, heart: p.lamp })
  s += squash(bloom, 560, 546, 1.55, 0.7, 14)
  s +=
    path(smooth([240, 1074, 320, 1050, 440, 1066, 400, 1098, 290, 1100]), p.ink) +
    squash(bloom, 330, 1056, 0.95, 0.5, 50)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
