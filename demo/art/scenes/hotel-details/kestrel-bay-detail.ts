// Kestrel Bay: breakfast by room service seen from above, idli and sambar, half a papaya and coffee, palm shade over the cloth.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, path, place, rect, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { hibiscus, leafBlade } from '../../kit/still-life/flowers.ts'
import { papaya } from '../../kit/still-life/fruit.ts'
import { hoop, stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.5 }
const draw = () => {
  const p = palettes.noon
  let s = rect(-10, -10, 1620, 1230, p.aqua)
  // striped bed cloth, its folds
  for (let i = 0; i < 9; i++)
    s += path(angular([i * 230 - 120, -10, i * 230 - 40, -10, i * 230 - 180, 1214, i * 230 - 260, 1214]), p.paper)
  s +=
    path(smooth([-60, 1000, 260, 1040, 520, 1120, 700, 1300, -60, 1300]), p.lagoon) +
    path(smooth([-60, 1060, 240, 1096, 470, 1160, 600, 1300, -60, 1300]), p.aqua)
  // a frond's shadow crosses from the window
  let frond = stroke([1660, 60, 1300, 220, 900, 300, 560, 320], 20, 8, 24)
  for (let i = 0; i < 11; i++) {
    const t = i / 11,
      x = 1560 - t * 960,
      y = 110 + 220 * Math.sin(t * 1.45)
    frond +=
      ribbon(
        [
          [x, y],
          [x - 110, y + 90],
          [x - 190, y + 250 - t * 90],
        ],
        (u) => 30 * Math.sin(Math.PI * Math.min(1, u + 0.12)) + 1,
        8,
      ) +
      ribbon(
        [
          [x, y],
          [x - 150, y - 60],
          [x - 280, y - 110 + t * 40],
        ],
        (u) => 28 * Math.sin(Math.PI * Math.min(1, u + 0.12)) + 1,
        8,
      )
  }
  // tray: rim, floor, handles, one hard shadow
  const tray = (d: number) => {
    const [x, y, w, h, r] = [250 + d, 170 + d, 1104 - d * 2, 860 - d * 2, 56 - d * 0.6]
    return `M${x + r} ${y}h${w - r * 2}q${r} 0 ${r} ${r}v${h - r * 2}q0 ${r} ${-r} ${r}h${r * 2 - w}q${-r} 0 ${-r} ${-r}v${r * 2 - h}q0 ${-r} ${r} ${-r}z`
  }
  let t = path(tray(0), p.deep) + path(tray(26), p.forest) + path(tray(40), p.deep)
  t += path(
    stroke([300, 480, 210, 500, 200, 600, 210, 700, 300, 720], 30, 30, 30) +
      stroke([1300, 480, 1392, 500, 1402, 600, 1392, 700, 1300, 720], 30, 30, 30),
    p.forest,
  )
  const disc = (x: number, y: number, k: number, rim: string, floor: string) =>
    circle(x + 20, y + 26, k, p.forest) +
    circle(x, y, k, rim) +
    circle(x, y, k * 0.87, floor) +
    circle(x + 3, y + 4, k * 0.8, rim)
  // the plate with three idlis on a leaf
  t += disc(640, 600, 300, p.paper, p.sky)
  t += place(
    path(smooth([-190, 40, -210, -60, -120, -170, 40, -200, 180, -130, 210, 20, 150, 150, 0, 200, -130, 150]), p.leaf) +
      path(stroke([-200, 60, 0, 10, 206, -40], 10, 4), p.forest) +
      path(
        [-120, -60, 0, 60, 120]
          .map((x) => stroke([x, 30 - x * 0.2, x + 40, -100], 5, 2) + stroke([x, 34 - x * 0.2, x + 60, 130], 5, 2))
          .join(''),
        p.forest,
      ),
    640,
    600,
  )
  for (const [x, y] of [
    [560, 520],
    [740, 560],
    [604, 700],
  ])
    t +=
      circle(x + 16, y + 20, 98, p.forest) +
      circle(x, y, 98, p.sand) +
      circle(x - 8, y - 10, 88, p.paper) +
      path(
        [
          [-30, -20],
          [16, -40],
          [30, 16],
          [-10, 30],
          [-44, 26],
        ]
          .map(([u, v]) => `M${x + u - 5} ${y + v}a5 4 0 1 0 10 0a5 4 0 1 0 -10 0z`)
          .join(''),
        p.sand,
      )
  // sambar, chutney
  t +=
    disc(1080, 360, 146, p.sky, p.paper) +
    circle(1080, 360, 112, p.coral) +
    path(smooth([990, 350, 1040, 300, 1120, 290, 1170, 340, 1110, 320, 1050, 340, 1010, 390]), p.sand) +
    circle(1110, 400, 17, p.leaf) +
    circle(1050, 410, 13, p.sand) +
    circle(1130, 350, 10, p.forest)
  t +=
    disc(396, 326, 104, p.sky, p.paper) +
    circle(396, 326, 78, p.paper) +
    path(smooth([340, 320, 380, 280, 440, 300, 450, 350, 410, 370, 370, 366]), p.sky) +
    circle(410, 310, 9, p.forest) +
    circle(380, 340, 8, p.coral) +
    circle(426, 346, 6, p.forest)
  // half a papaya, and coffee in its cup
  t +=
    path(smooth([960, 640, 1100, 560, 1270, 600, 1310, 700, 1240, 800, 1060, 800, 960, 740]), p.forest) +
    place(papaya({ skin: p.leaf, flesh: p.coral, hollow: p.sand, seed: p.forest }), 1110, 660, 1.06, 24)
  t +=
    circle(1152, 930, 92, p.forest) +
    circle(1136, 910, 92, p.paper) +
    circle(1136, 910, 78, p.sky) +
    circle(1136, 910, 68, p.forest) +
    path(hoop(1130, 906, 52, 50, 14), p.sand)
  // spoon, folded napkin and the flower
  t +=
    path(smooth([420, 950, 480, 930, 520, 950, 500, 986, 440, 990]), p.paper) +
    path(stroke([500, 960, 700, 960, 900, 968], 14, 24), p.paper) +
    path(smooth([440, 962, 480, 946, 506, 956, 486, 976]), p.sky)
  s += place(path(tray(0), p.lagoon), 50, 62)
  s += clip('M-10 -10H1610V1210H-10z', path(frond, p.lagoon))
  s += t
  s +=
    place(leafBlade({ lit: p.leaf, shade: p.forest }), 1360, 210, 1.9, 70) +
    place(leafBlade({ lit: p.leaf, shade: p.forest }), 1350, 220, 1.6, 150)
  s += place(
    hibiscus({ petal: p.coral, shade: p.forest, eye: p.forest, column: p.sand, tip: p.paper }),
    1350,
    210,
    1.05,
    20,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
