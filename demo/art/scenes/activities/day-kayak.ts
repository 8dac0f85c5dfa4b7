// Day kayak: from the paddler's own seat, the bow slides under an arch of mangroves toward the light at the creek's mouth.

import { kingfisher } from '../../kit/animals/kingfisher.ts'
import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lerp, lump, path, place, rect, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { drift, inAndOut, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { stiltTree } from '../../kit/buildings/stilts.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { bowWave, kayakBow, paddleAcross } from '../../kit/water-sports/kayak-bow.ts'
import { drops, image, ripples, shimmer, stream } from '../../kit/water-sports/live-water.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.55, y: 0.55 }
export const clip = { seconds: 5 }
const p = palettes.shade,
  mouth: Point = [930, 430]
const draw = (time: number) => {
  const r = rng('dk')
  let s =
    rect(0, 0, 1600, 1200, p.leaf) +
    path(lump(mouth[0], 330, 420, 330, r, 10, 0.06), p.lime) +
    path(lump(mouth[0], 370, 270, 240, r, 9, 0.05), p.light) +
    path(lump(mouth[0], 410, 160, 150, r, 8, 0.04), p.paper)
  // the far bank and what stands on it
  s +=
    ground({
      pts: pts([-60, 404, 400, 416, 700, 432, 860, 440, 1010, 440, 1180, 428, 1680, 396]),
      ink: p.leaf,
      seed: 'dkb',
      rough: 8,
      step: 30,
    }) + rect(0, 442, 1600, 760, p.fern)
  for (const [x, y, h, w] of quads([650, 452, 460, 120, 760, 446, 420, 90, 1120, 446, 420, 90, 1230, 456, 480, 120]))
    s += stiltTree({
      x,
      y,
      h,
      w,
      seed: `da${x}`,
      ink: p.fern,
      lit: p.lime,
      light: x < mouth[0] ? 1 : -1,
      roots: 7,
      stems: 2,
    })
  s += canopy({
    pts: pts([-60, 330, 300, 300, 560, 236, 740, 150, mouth[0], 118, 1110, 152, 1280, 240, 1680, 330]),
    ink: p.fern,
    seed: 'dkc',
    rough: 22,
    step: 30,
    soft: 0.2,
  })
  // the light lies down the middle of the creek
  const lane = pts([930, 440, 926, 540, 880, 680, 830, 860, 800, 1240])
  s +=
    path(
      ribbon(lane, (t) => 240 + 1050 * t, 30),
      p.leaf,
    ) +
    path(
      ribbon(lane, (t) => 170 + 560 * t, 30),
      p.lime,
    ) +
    path(
      ribbon(lane, (t) => 100 + 200 * t, 30),
      p.light,
    ) +
    shimmer({ x: 926, top: 446, bottom: 760, width: 200, ink: p.paper, seed: 'dks', time, gap: 1.1, lean: -70 }) +
    ripples({ horizon: 440, bottom: 1200, ink: p.fern, seed: 'dkr', time, rows: 15, density: 0.55, from: 0.2 }) +
    ripples({
      horizon: 440,
      bottom: 1200,
      ink: p.light,
      seed: 'dkt',
      time,
      rows: 12,
      density: 0.4,
      from: 0.35,
      x0: 420,
      x1: 1260,
      weight: 0.8,
    })
  const tree = (x: number, y: number, h: number, w: number, ink: string, lit: string, stems = 3) =>
    image(x, y, w, h * 0.3, ink, time) +
    stiltTree({ x, y, h, w, seed: `db${x}`, ink, lit, light: x < mouth[0] ? 1 : -1, roots: 10, stems })
  s += tree(520, 500, 620, 200, p.forest, p.leaf) + tree(1330, 506, 620, 210, p.forest, p.leaf)
  s += canopy({
    pts: pts([-60, 430, 200, 390, 420, 300, 600, 190, 780, 110, 960, 92, 1140, 130, 1300, 230, 1460, 340, 1680, 400]),
    ink: p.forest,
    seed: 'dkd',
    rough: 26,
    step: 32,
    soft: 0.2,
  })
  s += thicket({
    pts: triples([440, 250, 0.8, 620, 160, 0.7, 800, 96, 0.6]),
    size: 60,
    seed: 'dke',
    tones: [p.forest, p.fern],
  })
  s += tree(270, 610, 820, 340, p.deep, p.fern) + tree(1500, 640, 860, 380, p.deep, p.fern)
  // a kingfisher on a root: the one spot of clay besides the bow
  s += place(
    kingfisher({ back: p.light, breast: p.clay, bill: p.ink, tail: p.leaf }),
    420,
    528 + 2 * sway(time, 1, 0.4),
    1.2,
    6 * sway(time, 1, 0.1),
  )
  // the vault above us, stirred by a breath of air
  const breath = 5 * drift(time)
  s +=
    canopy({
      pts: pts([
        -60, 560, 60, 470, 170, 330, 330, 190, 540, 70, 760, 10, 1000, 0, 1220, 60, 1400, 190, 1520, 330, 1680, 480,
      ]).map(([x, y]): Point => [x, y + breath * Math.sin(x / 260)]),
      ink: p.ink,
      seed: 'dkf',
      rough: 26,
      step: 34,
      soft: 0.2,
    }) +
    place(
      thicket({
        pts: triples([-20, 420, 1.2, 120, 290, 1.1, 300, 150, 1, 520, 40, 0.9]),
        size: 84,
        seed: 'dkg',
        tones: [p.ink, p.forest],
      }) +
        thicket({
          pts: triples([1180, 20, 0.8, 1380, 130, 1, 1520, 270, 1.2, 1640, 390, 1.2]),
          size: 84,
          seed: 'dkh',
          tones: [p.ink, p.forest],
        }),
      2 * sway(time, 1, 0.2),
      breath * 0.5,
    )
  // water going by on both sides of the hull
  for (const [i, flat] of [
    [860, 720, 760, 800, 560, 940, 260, 1240],
    [890, 720, 1000, 800, 1200, 940, 1500, 1240],
  ].entries())
    s += stream({
      line: pts(flat),
      spread: (t) => 20 + 130 * t,
      long: (t) => 24 + 170 * t,
      thick: (t) => 4 + 10 * t,
      count: 22,
      seed: `dkw${i}`,
      time,
      cycles: 1,
      ink: i ? p.light : p.lime,
    })
  const yaw = 2.2 * sway(time, 1, 0.45),
    bow: Point = [856 + 5 * sway(time, 1, 0.2), 724 + 5 * sway(time, 2, 0.15)]
  s += path(
    ribbon(
      [
        [bow[0] + 6, bow[1] + 10],
        [bow[0] - 4, bow[1] + 240],
        [bow[0] - 20, 1250],
      ],
      (t) => 14 + 640 * t,
      20,
    ),
    p.deep,
  )
  s += bowWave(bow, [-400, 380], p.paper) + bowWave(bow, [-560, 540], p.light)
  s += place(
    kayakBow({ deck: p.clay, shade: p.clay, stripe: p.paper, cord: p.ink, well: p.deep }),
    bow[0],
    bow[1],
    1,
    yaw,
  )
  // the stroke: left, right, and left again in each loop
  const stroke = sway(time, 1, 0.17),
    angle = 15 * -stroke,
    mid: Point = [836 + 26 * sway(time, 1, 0.42), 1000 - 16 * Math.abs(stroke)]
  const wet = (side: number) => {
    const deep = Math.max(0, side * -stroke),
      k = lerp(0.4, 1, inAndOut(Math.min(0.5, deep / 2), 0.5)),
      x = mid[0] + side * 560,
      y = mid[1] + 180
    return deep < 0.25
      ? ''
      : path(lens(x, y, 300 * k, 50 * k), p.light) + path(lens(x + 8, y + 4, 190 * k, 26 * k), p.fern)
  }
  const hand = (side: number): Point => [
    mid[0] + side * 212 * Math.cos((angle * Math.PI) / 180),
    mid[1] + side * 212 * Math.sin((angle * Math.PI) / 180),
  ]
  const arm = (side: number) => {
    const h = hand(side)
    return (
      path(
        ribbon(
          [
            [mid[0] + side * 330, 1290],
            [mid[0] + side * 296, 1150],
            [h[0] + side * 6, h[1] + 6],
          ],
          (t) => 96 - 48 * t,
          14,
        ),
        p.ink,
      ) +
      path(
        ribbon(
          [
            [mid[0] + side * 334, 1310],
            [mid[0] + side * 318, 1190],
            [mid[0] + side * 300, 1140],
          ],
          (t) => 112 - 14 * t,
          10,
        ),
        p.light,
      )
    )
  }
  s += arm(-1) + arm(1)
  s += place(paddleAcross({ shaft: p.ink, blade: p.paper, bladeShade: p.light, hand: p.ink }), mid[0], mid[1], 1, angle)
  s += wet(-1) + wet(1)
  for (const side of [-1, 1])
    s += drops({
      x: mid[0] + side * 560,
      y: mid[1] - 110,
      from: 0.7,
      to: 0.8,
      speed: 40,
      fall: 210,
      size: 8 * Math.max(0, side * stroke),
      count: 5,
      seed: `dkp${side}`,
      time,
      ink: p.paper,
      wide: 44,
    })
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
