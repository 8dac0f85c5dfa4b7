// A lane on Shaheed Dweep at mid-morning: a bicycle against the fence, green coconuts in its basket, the lagoon at the lane's end.

import { hen } from '../../kit/animals/hen.ts'
import { clip, curve, type Point, path, place, rect, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { smooth } from '../../kit/base/shape.ts'
import { house } from '../../kit/buildings/town.ts'
import { coconutBasket } from '../../kit/things/coconut-basket.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.58, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 470,
      r = rng('nlw')
    let s =
      rect(-10, -10, 1620, 500, p.paper) +
      path(smooth([-90, -40, 1700, -40, 1700, 150, 1200, 190, 800, 150, 400, 200, -90, 160]), p.light)
    // the lagoon, a strip of light at the end
    s +=
      rect(-10, hz - 60, 1620, 40, p.lime) +
      rect(-10, hz - 28, 1620, 60, p.light) +
      path(slivers([330, hz - 16, 220, 5, 520, hz - 6, 160, 5]), p.paper)
    // far groves on both sides
    for (const [x, y, k] of triples([
      -20, 420, 1.3, 130, 430, 0.9, 640, 430, 0.8, 780, 410, 1.1, 960, 390, 1.4, 1160, 380, 1.5, 1380, 390, 1.6, 1560,
      380, 1.5,
    ]))
      s += treeCrown({
        x,
        y,
        rx: 130 * k,
        ry: 92 * k,
        seed: `nl${x}`,
        tones: [p.leaf, p.lime],
        lobes: 5,
        light: [-0.6, -0.7],
      })
    s += ground({
      pts: [
        [-60, hz],
        [400, hz + 10],
        [900, hz],
        [1660, hz - 10],
      ],
      ink: p.leaf,
      seed: 'nlg',
      rough: 8,
      step: 40,
    })
    s +=
      place(
        house(150, 96, { wall: p.paper, side: p.lime, roof: p.clay, roofShade: p.forest, dark: p.deep }),
        790,
        hz + 30,
        0.9,
      ) +
      thicket({
        pts: [
          [680, hz + 52, 0.8],
          [930, hz + 46, 1],
        ],
        size: 34,
        seed: 'nlh',
        tones: [p.fern, p.leaf],
      })
    // grass, then the lane with its two wheel tracks
    const mid = curve([
      [480, 400],
      [540, 420],
      [620, 460],
      [760, 500],
      [960, 460],
      [1240, 360],
    ])
    const half = (y: number) => 8 + (y - 480) * 0.5
    const ys = Array.from({ length: 24 }, (_, i) => 484 + (i / 23) ** 1.5 * 760)
    const strip = (a: number, b: number) =>
      smooth(
        [
          ...ys.map((y): Point => [mid(y) + half(y) * a, y]),
          ...ys
            .slice()
            .reverse()
            .map((y): Point => [mid(y) + half(y) * b, y]),
        ].flat(),
      )
    s +=
      path(smooth([-90, 560, 300, 540, 900, 560, 1700, 540, 1700, 1300, -90, 1300]), p.fern) +
      path(strip(-1.12, 1.12), p.lime) +
      path(strip(-1, 1), p.light) +
      path(strip(-0.16, 0.16), p.lime)
    // shade of the palms lies across the lane in broad bars
    let bars = ''
    for (const [y, w] of [
      [560, 14],
      [650, 30],
      [770, 60],
      [960, 90],
    ] as const)
      bars += smooth([
        -90,
        y + w * 0.6,
        300,
        y,
        700,
        y + w * 0.2,
        1100,
        y - w * 0.2,
        1100,
        y + w * 0.6,
        700,
        y + w,
        300,
        y + w * 0.9,
        -90,
        y + w * 1.6,
      ])
    s += clip(strip(-1.12, 1.12), path(bars, p.leaf))
    s += path(slivers([380, 880, 200, 12, 520, 1090, 320, 16, 260, 1130, 240, 14, 470, 710, 130, 8]), p.paper)
    // two hens cross the lane
    s +=
      place(hen({ body: p.clay, comb: p.clay, dark: p.ink, shade: p.fern }), 360, 842) +
      place(hen({ body: p.paper, comb: p.clay, dark: p.ink, shade: p.fern }), 440, 862, 0.84, 0, -1)
    // palms over the lane
    const t3 = { trunk: p.forest, trunkLit: p.leaf, back: p.deep, mid: p.forest, lit: p.leaf, light: -1 as const }
    s +=
      palm({ x: 690, y: 640, h: 470, lean: -90, size: 200, seed: 'nlp1', ...t3, count: 9 }) +
      palm({ x: 210, y: 660, h: 520, lean: 90, size: 210, seed: 'nlp2', ...t3, count: 9 }) +
      palm({ x: 880, y: 720, h: 640, lean: 60, size: 260, seed: 'nlp3', ...t3, count: 9 })
    // hedge and bamboo fence on the right, running toward us
    s += thicket({
      pts: [
        [700, 640, 0.7],
        [960, 700, 1.2],
        [1260, 740, 1.7],
        [1660, 760, 2.2],
      ],
      size: 70,
      seed: 'nlt',
      tones: [p.deep, p.forest],
    })
    let poles = '',
      lit = ''
    for (let i = 0; i < 13; i++) {
      const t = i / 12,
        x = 730 + 900 * t ** 1.25,
        foot = 690 + 380 * t,
        h = 110 + 260 * t,
        w = 12 + 22 * t,
        l = r.j(7)
      poles += ribbon(
        [
          [x, foot],
          [x + l, foot - h],
        ],
        () => w,
        3,
      )
      lit += ribbon(
        [
          [x - w * 0.26, foot],
          [x + l - w * 0.26, foot - h],
        ],
        () => w * 0.3,
        3,
      )
    }
    const bar = (k: number) =>
      ribbon(
        [
          [720, 690 - 110 * k],
          [1000, 752 - 170 * k],
          [1300, 860 - 240 * k],
          [1650, 1080 - 372 * k],
        ],
        (t) => 12 + 22 * t,
        12,
      )
    s += path(poles, p.lime) + path(lit, p.light) + path(bar(0.78) + bar(0.3), p.leaf)
    // the bicycle, its shadow, its load
    s += path(smooth([700, 1130, 900, 1100, 1280, 1090, 1480, 1100, 1440, 1140, 1100, 1160, 800, 1160]), p.deep)
    s += place(
      bicycle({ frame: p.clay, tyre: p.ink, spoke: p.paper, seat: p.ink, basket: p.clay }),
      1060,
      1120,
      4.3,
      -2,
    )
    const green = { nut: p.leaf, nutLit: p.lime, stalk: p.clay, basket: p.clay, weave: p.deep, rim: p.paper }
    s += place(coconutBasket(green), 1350, 794)
    return (
      s +
      leaves({ x: 1640, y: 1240, size: 300, seed: 'nll', tones: [p.ink, p.deep], from: -3, to: -1.6, count: 14 }) +
      leaves({ x: -30, y: 1240, size: 300, seed: 'nlm', tones: [p.ink, p.deep], from: -1.6, to: -0.2, count: 14 })
    )
  }, options)
export default scene
