// Tern House: a hand of bananas and a filter coffee on the balcony ledge, the bazaar and its clock tower in the late sun behind.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular } from '../../kit/base/shape.ts'
import { clockTower } from '../../kit/buildings/clock-tower.ts'
import { sky } from '../../kit/sky/sky.ts'
import { filterCoffee } from '../../kit/still-life/cups.ts'
import { bananas } from '../../kit/still-life/fruit.ts'
import { castRound, stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.4, y: 0.62 }
const draw = () => {
  const p = palettes.late
  let s = sky({
    bands: [
      [0, p.orange],
      [170, p.gold],
      [470, p.paper],
    ],
    bottom: 900,
    seed: 'thd',
    drift: 22,
    slivers: 4,
  })
  s += circle(760, 440, 150, p.orange)
  s += place(
    clockTower({
      lit: p.orange,
      shade: p.coral,
      trim: p.coral,
      trimShade: p.wine,
      dark: p.wine,
      face: p.paper,
      hand: p.wine,
      roof: p.wine,
      roofShade: p.plum,
    }),
    960,
    930,
    1.15,
  )
  // the house across the street, in shade, with its shutters and awning
  s += path(angular([-10, -10, 640, 150, 640, 900, -10, 900]), p.plum)
  s += path(angular([-10, -10, 640, 150, 664, 150, 664, 172, -10, 18]), p.wine)
  for (const [x, t, w, h] of [
    [60, 170, 120, 230],
    [268, 206, 104, 206],
    [456, 238, 92, 186],
  ])
    s +=
      path(angular([x, t, x + w, t + w * 0.2, x + w, t + h + w * 0.1, x, t + h]), p.wine) +
      path(angular([x + 8, t + 14, x + w * 0.46, t + 10 + w * 0.1, x + w * 0.46, t + h, x + 8, t + h - 6]), p.teal) +
      path(
        angular([x + w * 0.56, t + 14 + w * 0.12, x + w - 8, t + 8 + w * 0.2, x + w - 8, t + h, x + w * 0.56, t + h]),
        p.forest,
      )
  for (let i = 0; i < 9; i++) {
    const x = -20 + i * 82
    s += path(angular([x, 560 + i * 4, x + 82, 564 + i * 4, x + 92, 700, x + 8, 700]), i % 2 ? p.gold : p.coral)
  }
  s += rect(-10, 696, 700, 220, p.ink)
  // the lit side of the street
  s +=
    path(angular([1210, 330, 1610, 200, 1610, 920, 1210, 920]), p.coral) +
    path(angular([1190, 318, 1610, 178, 1610, 206, 1190, 342]), p.wine)
  for (const [x, t, w, h] of [
    [1262, 420, 80, 180],
    [1420, 380, 108, 214],
  ])
    s +=
      path(angular([x, t, x + w, t - w * 0.28, x + w, t + h, x, t + h]), p.wine) +
      path(angular([x, t + h, x + w, t + h, x + w + 8, t + h + 16, x - 8, t + h + 16]), p.gold)
  for (let i = 0; i < 6; i++) {
    const x = 1190 + i * 76
    s += path(angular([x, 664 - i * 3, x + 76, 660 - i * 3, x + 64, 790, x - 16, 790]), i % 2 ? p.paper : p.teal)
  }
  s += rect(1176, 786, 440, 130, p.plum)
  // a string of bulbs
  const wire = [560, 250, 760, 330, 980, 352, 1220, 330, 1420, 250]
  s += path(stroke(wire, 4), p.ink)
  for (const [x, y] of [
    [640, 296],
    [730, 332],
    [826, 354],
    [930, 364],
    [1040, 364],
    [1150, 354],
    [1254, 334],
    [1344, 300],
  ])
    s += circle(x, y, 13, p.paper)
  // the ledge: lit top, shaded face
  s +=
    path(angular([-10, 880, 1610, 850, 1610, 1062, -10, 1080]), p.orange) +
    path(angular([-10, 880, 1610, 850, 1610, 868, -10, 900]), p.paper)
  s +=
    path(angular([-10, 1076, 1610, 1058, 1610, 1214, -10, 1214]), p.wine) +
    path(angular([-10, 1076, 1610, 1058, 1610, 1088, -10, 1108]), p.coral)
  // shadows run to the left and toward us: the sun stands behind the tower
  s += path(castRound(1150, 986, 150, 0.26, 130, 52, 120), p.wine)
  s += path('M130 1008C190 956 640 950 820 976C900 1000 860 1036 740 1050C500 1068 180 1064 130 1008z', p.wine)
  s += place(bananas({ lit: p.paper, body: p.gold, shade: p.orange, tip: p.ink }), 510, 1034, 1.42, -12)
  s += place(
    filterCoffee({ lit: p.paper, body: p.teal, shade: p.forest, drink: p.plum, froth: p.gold }),
    1150,
    986,
    1.75,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
