// Kendra Court: the fruit seller's balance hangs under a bulb in the bazaar of Neil Kendra, tomatoes in one pan, weights in the other.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, path, place, rect, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { ball, bananas, papaya, pineapple } from '../../kit/still-life/fruit.ts'
import { oval, stroke, turned } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.45 }
const draw = () => {
  const p = palettes.late
  // dusk at the back, the far stalls already dark, their lamps lit
  let s = rect(-10, -10, 1620, 1230, p.plum) + rect(-10, 560, 1620, 400, p.ink)
  s += path(
    angular([-10, 420, 300, 360, 300, 600, -10, 600]) + angular([1240, 330, 1610, 400, 1610, 620, 1240, 620]),
    p.wine,
  )
  for (let i = 0; i < 4; i++)
    s +=
      path(
        angular([-10 + i * 80, 470 - i * 12, 60 + i * 80, 460 - i * 12, 50 + i * 80, 560, -26 + i * 80, 570]),
        i % 2 ? p.wine : p.forest,
      ) +
      path(
        angular([1250 + i * 96, 440 + i * 14, 1340 + i * 96, 452 + i * 14, 1360 + i * 96, 580, 1260 + i * 96, 570]),
        i % 2 ? p.forest : p.wine,
      )
  for (const [x, y] of [
    [150, 640],
    [1380, 660],
    [1520, 690],
  ])
    s += circle(x, y, 36, p.wine) + circle(x, y, 14, p.gold)
  // rings of lamplight
  s += circle(1120, 300, 520, p.wine) + circle(1120, 300, 340, p.coral) + circle(1120, 300, 190, p.orange)
  // the stall's cloth roof, striped and scalloped, close over us
  for (let i = 0; i < 11; i++)
    s += path(
      `M${i * 160 - 60} -10H${i * 160 + 100}L${i * 154 + 90} 104Q${i * 154 + 12} 158 ${i * 154 - 64} 104z`,
      i % 2 ? p.teal : p.forest,
    )
  s +=
    rect(-10, -10, 1620, 26, p.ink) +
    path(stroke([1120, 90, 1120, 240], 8), p.ink) +
    path(angular([1092, 226, 1148, 226, 1142, 262, 1098, 262]), p.ink) +
    path(smooth([1098, 262, 1072, 310, 1084, 354, 1120, 372, 1156, 354, 1168, 310, 1142, 262]), p.paper)
  // the balance
  const [bx, by] = [640, 300]
  s +=
    path(stroke([bx, 60, bx, by - 70], 8), p.ink) +
    path(
      oval(bx, by - 56, 30, 34) + angular([bx - 12, by - 40, bx + 12, by - 40, bx + 20, by + 10, bx - 20, by + 10]),
      p.ink,
    ) +
    circle(bx, by - 56, 17, p.plum)
  s +=
    path(
      smooth([
        bx - 372,
        by + 40,
        bx - 360,
        by + 18,
        bx - 40,
        by - 22,
        bx,
        by - 30,
        bx + 40,
        by - 26,
        bx + 360,
        by - 36,
        bx + 374,
        by - 22,
        bx + 40,
        by + 14,
        bx,
        by + 22,
        bx - 40,
        by + 20,
      ]),
      p.ink,
    ) +
    path(
      stroke([bx - 350, by + 24, bx - 30, by - 16], 7, 7, 2) + stroke([bx + 30, by - 20, bx + 350, by - 30], 7, 7, 2),
      p.gold,
    )
  const pan = (x: number, y: number, top: number, load: string) => {
    const bowl = turned([190, 0, 170, 30, 110, 60, 60, 70], 0.22)
    return (
      path([-176, 0, 176].map((d) => ribbon(pts([x, top, x + d, y + (d ? -6 : 36)]), () => 5, 2)).join(''), p.ink) +
      place(path(oval(0, 0, 190, 42), p.wine), x, y) +
      load +
      place(
        path(bowl.band(-1, 1), p.gold) +
          path(bowl.band(0.15, 0.7), p.orange) +
          path(bowl.band(-1, -0.5), p.coral) +
          path(stroke([-190, 0, -130, 33, 0, 43, 130, 33, 190, 0], 9, 9, 30), p.paper),
        x,
        y,
      )
    )
  }
  const tomato = (x: number, y: number, r: number) => ball(x, y, r, p.coral, p.wine, p.gold)
  s += pan(
    bx - 364,
    720,
    by + 30,
    tomato(bx - 450, 672, 60) +
      tomato(bx - 280, 674, 60) +
      tomato(bx - 364, 640, 66) +
      tomato(bx - 400, 700, 60) +
      tomato(bx - 316, 704, 60),
  )
  const weight = (x: number, y: number, k: number) => {
    const t = turned([16, -110, 18, -96, 12, -86, 44, -74, 52, -60, 52, 0], 0.24)
    return place(path(t.body, p.coral) + path(t.band(0.1, 1), p.plum) + path(t.band(-0.8, -0.4), p.gold), x, y, k)
  }
  s += pan(bx + 364, 640, by - 26, weight(bx + 430, 632, 1) + weight(bx + 310, 650, 1.5))
  // the heap in front, cut by the edge
  s +=
    path(angular([-10, 960, 1610, 930, 1610, 1214, -10, 1214]), p.forest) +
    path(angular([-10, 960, 1610, 930, 1610, 956, -10, 990]), p.teal)
  const pine = { body: p.orange, lit: p.gold, shade: p.wine, leaf: p.ink, leafLit: p.teal }
  s +=
    place(pineapple(pine), 1390, 1150, 1.1, 10) +
    place(pineapple(pine), 1210, 1190, 1.2, -8) +
    place(pineapple({ ...pine, body: p.coral }), 1540, 1230, 1.2, 18)
  s +=
    path(smooth([20, 1150, 120, 1090, 520, 1080, 640, 1130, 560, 1180, 140, 1190]), p.ink) +
    place(bananas({ lit: p.paper, body: p.gold, shade: p.orange, tip: p.wine }), 270, 1210, 1, 4)
  s +=
    place(path(smooth([-180, 40, -100, -20, 120, -20, 190, 40, 100, 90, -110, 90]), p.ink), 740, 1120) +
    place(papaya({ skin: p.teal, flesh: p.coral, hollow: p.orange, seed: p.ink }), 740, 1090, 1.15, -10) +
    place(papaya({ skin: p.teal, flesh: p.orange, hollow: p.coral, seed: p.ink }), 960, 1170, 1.05, 16) +
    ball(560, 1150, 60, p.teal, p.forest, p.gold) +
    ball(640, 1190, 62, p.teal, p.forest, p.gold)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
