// Dusk on the lagoon: thatched cottages with their lamps lit, and one table laid for two.
import type { SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, path, place, poly, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { cottage } from '../../kit/buildings/cottage.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.late,
      hz = 560
    let s = sky({
      bands: [
        [0, p.plum],
        [250, p.wine],
        [420, p.coral],
        [500, p.orange],
      ],
      bottom: hz,
      seed: 'ds',
      drift: 16,
      slivers: 7,
    })
    s += circle(470, 210, 52, p.paper) + circle(494, 196, 46, p.plum)
    s += island({ x: 260, w: 700, h: 60, horizon: hz, seed: 'di', ink: p.plum, peak: 0.6 })
    s +=
      sea({ horizon: hz, inks: [p.coral, p.wine, p.plum, p.plum], seed: 'dw', power: 1.3, sway: 8 }) +
      crests({ horizon: hz, bottom: 860, ink: p.orange, seed: 'dc', rows: 13, density: 0.6, weight: 0.6, x1: 1100 }) +
      path(
        [
          [470, 590, 90, 5],
          [478, 620, 70, 6],
          [462, 656, 90, 7],
          [474, 700, 60, 7],
        ]
          .map(([x, y, w, h]) => lens(x, y, w, h))
          .join(''),
        p.paper,
      )
    // wood behind the cottages
    s += path(
      spline(pts([760, 566, 860, 500, 1000, 440, 1160, 360, 1320, 280, 1500, 220, 1700, 160, 1700, 760, 900, 640])),
      p.forest,
    )
    for (const [x, y, k] of [
      [850, 530, 0.4],
      [950, 480, 0.55],
      [1070, 420, 0.75],
      [1210, 350, 0.9],
      [1370, 280, 1.1],
      [1540, 220, 1.3],
    ])
      s += treeCrown({ x, y, rx: 130 * k, ry: 90 * k, seed: `dt${x}`, tones: [p.ink, p.forest], light: [-0.8, -0.4] })
    // sand: cool, then the warm pools of light
    s +=
      path(
        spline(
          pts([700, 580, 860, 610, 900, 660, 800, 730, 600, 810, 360, 880, -80, 950, -80, 1260, 1700, 1260, 1700, 600]),
        ),
        p.orange,
      ) +
      path(
        spline(
          pts([720, 584, 880, 618, 920, 668, 820, 744, 630, 826, 380, 898, -80, 974, -80, 1260, 1700, 1260, 1700, 600]),
        ),
        p.wine,
      )
    s += path(spline(pts([-80, 1100, 300, 1090, 700, 1120, 1100, 1110, 1700, 1060, 1700, 1260, -80, 1260])), p.plum)
    const hut = cottage({
      thatch: p.ink,
      thatchLit: p.plum,
      wall: p.forest,
      wallShade: p.ink,
      dark: p.ink,
      post: p.ink,
      glow: p.gold,
    })
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.forest, light: -1 as const, rings: false }
    for (const [x, y, k] of [
      [930, 640, 0.62],
      [1060, 690, 0.95],
      [1270, 780, 1.6],
    ])
      s +=
        path(lens(x - 30 * k, y + 12 * k, 260 * k, 34 * k), p.orange) +
        place(hut, x, y, k) +
        path(lens(x - 60 * k, y + 14 * k, 80 * k, 8 * k), p.gold)
    s +=
      palm({ x: 1500, y: 900, h: 560, lean: -90, size: 230, seed: 'dp1', ...t3, count: 8 }) +
      palm({ x: 1600, y: 1000, h: 820, lean: -60, size: 280, seed: 'dp2', ...t3, count: 8 })
    // lanterns on posts along the path
    for (const [x, y, k] of [
      [880, 720, 0.5],
      [960, 800, 0.75],
      [1090, 920, 1.15],
    ])
      s +=
        path(lens(x, y, 190 * k, 34 * k), p.coral) +
        path(lens(x, y + 2, 90 * k, 14 * k), p.gold) +
        path(
          poly([
            [x - 3 * k, y],
            [x + 3 * k, y],
            [x + 3 * k, y - 90 * k],
            [x - 3 * k, y - 90 * k],
          ]),
          p.ink,
        ) +
        circle(x, y - 104 * k, 19 * k, p.orange) +
        circle(x, y - 104 * k, 11 * k, p.paper)
    // the table
    const tx = 500,
      ty = 1010
    s +=
      path(lens(tx, ty + 16, 860, 150), p.coral) +
      path(lens(tx, ty + 14, 560, 84), p.orange) +
      path(lens(tx, ty + 14, 330, 40), p.gold)
    const who = { skin: p.coral, farSkin: p.coral, top: p.ink, cloth: p.ink, hair: p.ink, legs: 'long' as const }
    const chair = (x: number, f: 1 | -1) =>
      path(
        ribbon(
          [
            [x - 22 * f, ty - 178],
            [x - 16 * f, ty - 90],
            [x - 22 * f, ty + 14],
          ],
          () => 9,
          8,
        ) +
          poly([
            [x - 24 * f, ty - 70],
            [x + 44 * f, ty - 70],
            [x + 44 * f, ty - 58],
            [x - 24 * f, ty - 58],
          ]) +
          poly([
            [x + 34 * f, ty - 60],
            [x + 43 * f, ty - 60],
            [x + 46 * f, ty + 14],
            [x + 38 * f, ty + 14],
          ]),
        p.ink,
      )
    const k = 3.5
    s +=
      chair(tx - 190, 1) +
      place(person(poses.sit, { ...who, topLit: p.orange, light: 1 }), tx - 180, ty - 16, k) +
      chair(tx + 190, -1) +
      place(
        person(poses.sit, { ...who, top: p.paper, topLit: p.gold, light: 1, cloth: p.wine, longHair: true }),
        tx + 180,
        ty - 16,
        k,
        0,
        -1,
      )
    s +=
      path(
        poly([
          [tx - 104, ty - 104],
          [tx + 104, ty - 104],
          [tx + 122, ty + 4],
          [tx + 60, ty - 8],
          [tx, ty + 8],
          [tx - 60, ty - 8],
          [tx - 122, ty + 4],
        ]),
        p.paper,
      ) +
      path(
        poly([
          [tx - 30, ty - 104],
          [tx + 30, ty - 104],
          [tx + 34, ty - 2],
          [tx, ty + 8],
          [tx - 34, ty - 2],
        ]),
        p.gold,
      ) +
      path(lens(tx, ty - 106, 236, 26), p.gold)
    s +=
      circle(tx, ty - 150, 40, p.orange) +
      circle(tx, ty - 148, 24, p.gold) +
      path(
        poly([
          [tx - 7, ty - 110],
          [tx + 7, ty - 110],
          [tx + 7, ty - 140],
          [tx - 7, ty - 140],
        ]),
        p.paper,
      ) +
      path(
        spline([
          [tx - 6, ty - 144],
          [tx, ty - 170],
          [tx + 6, ty - 144],
          [tx, ty - 138],
        ]),
        p.paper,
      )
    for (const d of [-58, 56])
      s += path(
        ribbon(
          [
            [tx + d, ty - 108],
            [tx + d, ty - 128],
          ],
          () => 3,
          4,
        ) +
          poly([
            [tx + d - 9, ty - 146],
            [tx + d + 9, ty - 146],
            [tx + d + 5, ty - 126],
            [tx + d - 5, ty - 126],
          ]),
        p.wine,
      )
    return s
  }, options)
