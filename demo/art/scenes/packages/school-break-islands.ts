// The break begins: bags and shoes dropped under the trees, four children already running for the light and the sea.
import { lens, path, place, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { runningChild } from '../../kit/people/running-child.ts'
import { schoolBag } from '../../kit/things/school-bag.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 520
    let s = `<path d="M-10 -10h1620v700h-1620z" fill="${p.light}"/>`
    // sea and sky seen through the end of the grove
    s +=
      path(smooth([500, 200, 800, 150, 1180, 210, 1240, hz, 420, hz]), p.paper) +
      path(angular([-10, hz, 1610, hz, 1610, 720, -10, 720]), p.leaf)
    s += path(
      slivers([820, hz + 16, 900, 9, 760, hz + 44, 620, 11, 900, hz + 76, 700, 13, 780, hz + 108, 900, 15]),
      p.light,
    )
    s += path(smooth([-90, 660, 300, 646, 800, 640, 1300, 650, 1700, 664, 1700, 800, -90, 800]), p.paper)
    // walls of trunks, darker as they come nearer
    const trunk = (x: number, foot: number, w: number, lean: number, ink: string, lit: string, side: 1 | -1): string =>
      path(
        limb(
          [x - w * 0.5, foot + w * 0.2, x, foot - 120, x + lean * 0.5, foot - 420, x + lean, -60],
          w * 1.25,
          w,
          w * 0.84,
          w * 0.8,
        ),
        ink,
      ) +
      path(
        limb(
          [x + side * w * 0.34, foot - 60, x + side * w * 0.32 + lean * 0.5, foot - 420, x + side * w * 0.28 + lean, 0],
          3,
          w * 0.16,
          w * 0.1,
        ),
        lit,
      )
    for (const [x, f, w, lean] of [
      [590, 700, 26, 10],
      [480, 712, 34, -10],
      [1080, 704, 28, 20],
      [1190, 716, 36, -14],
      [380, 730, 40, 14],
    ])
      s += trunk(x, f + 50, w, lean, p.fern, p.lime, x < 800 ? 1 : -1)
    // the floor of the grove: light runs down the middle
    s += ground({ pts: pts([-60, 680, 400, 690, 800, 684, 1200, 694, 1680, 676]), ink: p.lime, seed: 'sb-f', rough: 6 })
    s += path(smooth([560, 690, 800, 680, 1060, 690, 1220, 860, 1420, 1300, 120, 1300, 400, 880]), p.light)
    s +=
      path(smooth([-90, 700, 260, 700, 520, 720, 380, 830, 440, 900, 200, 1010, 260, 1080, -90, 1200]), p.fern) +
      path(smooth([1700, 690, 1340, 700, 1090, 716, 1250, 800, 1190, 880, 1440, 980, 1400, 1080, 1700, 1180]), p.fern)
    s += canopy({
      pts: pts([-60, 330, 200, 260, 420, 190, 640, 130, 820, 110, 1010, 140, 1220, 220, 1420, 280, 1680, 350]),
      ink: p.fern,
      seed: 'sb-c',
      rough: 34,
      step: 40,
    })
    for (const [x, f, w, lean] of [
      [270, 800, 64, 20],
      [1320, 800, 66, -30],
    ])
      s +=
        trunk(x, f, w, lean, p.forest, p.leaf, x < 800 ? 1 : -1) + path(lens(x, f + w * 0.95, w * 5, w * 1.2), p.fern)
    for (const [x, y, k] of [
      [360, 150, 1],
      [620, 60, 1],
      [900, 30, 1.1],
      [1180, 110, 1],
      [1420, 190, 1.1],
      [150, 220, 1.1],
    ])
      s += treeCrown({
        x,
        y,
        rx: 190 * k,
        ry: 90 * k,
        seed: `sb-t${x}`,
        tones: [p.forest, p.fern, p.leaf],
        light: [0, 0.9],
      })
    for (const [x, f, w, lean] of [
      [60, 1300, 150, -30],
      [1530, 1300, 140, 40],
    ])
      s += trunk(x, f, w, lean, p.deep, p.forest, x < 800 ? 1 : -1)
    s += canopy({
      pts: pts([-60, 250, 160, 170, 400, 70, 700, 30, 1000, 26, 1240, 90, 1460, 180, 1680, 260]),
      ink: p.deep,
      seed: 'sb-d',
      rough: 40,
      step: 44,
    })
    // flecks of sun on the floor
    const r = rng('sb-l')
    let flecks = ''
    for (let i = 0; i < 16; i++) {
      const left = i % 2 === 0,
        y = 760 + i * 26,
        x = left ? r.in(40, 420 - i * 8) : r.in(1180 + i * 10, 1560)
      flecks += lens(x, y, r.in(50, 150), 12)
    }
    s += path(flecks, p.lime)
    // the four, the youngest last
    const dark = { skin: p.forest, hair: p.ink }
    s += path(slivers([934, 774, 130, 12, 620, 866, 170, 14, 1116, 902, 200, 15, 826, 1066, 260, 18]), p.lime)
    s += place(
      runningChild({ ...dark, shirt: p.clay, shirtLit: p.paper, shorts: p.deep }, 'crop', false, 0.9, 0.9),
      934,
      772,
      0.7,
    )
    s += place(
      runningChild(
        { ...dark, shirt: p.paper, shirtLit: p.paper, shorts: p.clay, flower: p.clay },
        'plait',
        true,
        0.1,
        1,
      ),
      660,
      842,
      0.92,
      0,
      -1,
    )
    s += place(
      runningChild({ ...dark, shirt: p.leaf, shirtLit: p.lime, shorts: p.ink }, 'crop', false, 1, -0.2),
      1116,
      900,
      1.04,
    )
    s += place(
      runningChild(
        { ...dark, shirt: p.fern, shirtLit: p.leaf, shorts: p.clay, flower: p.paper },
        'bun',
        true,
        0.5,
        0.6,
      ),
      826,
      1060,
      1.16,
    )
    // what they dropped
    s += path(lens(330, 1142, 560, 40) + lens(1084, 1102, 190, 16) + lens(1226, 1150, 200, 18), p.forest)
    s +=
      place(
        schoolBag({ body: p.fern, lit: p.leaf, shade: p.ink, pocket: p.lime, trim: p.paper, bottle: p.light }),
        240,
        1136,
        0.86,
        -5,
        -1,
      ) +
      place(
        schoolBag({ body: p.clay, lit: p.light, shade: p.ink, pocket: p.clay, trim: p.paper, bottle: p.lime }),
        430,
        1150,
        0.94,
        9,
      )
    const shoe =
      path(smooth([-62, 0, -66, -36, -30, -44, -2, -34, 40, -24, 70, -8, 66, 4]), p.ink) +
      path(limb([-62, 2, 66, 4], 9, 9), p.paper) +
      path(limb([-30, -40, -10, -24], 7, 7), p.paper)
    s += place(shoe, 1080, 1096, 0.9, -5) + place(shoe, 1226, 1142, 0.98, 7)
    s += leaves({ x: 1660, y: 1250, size: 320, seed: 'sb-v', tones: [p.ink, p.deep], from: -2.9, to: -1.6, count: 16 })
    return s
  }, options)
export default scene
