// A washing line from palm to palm before a row of bamboo huts: shirts, towels and shorts of everybody who stays, a cycle, a hammock.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { path, place } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { bambooHut } from '../../kit/buildings/bamboo-hut.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.dawn
/** Washing, pegged at its top middle (0, 0) and blown a little to the right. */
const shirt = (a: Ink, b: Ink): string =>
  path(
    smooth([
      -46, 0, -20, 6, 0, 10, 20, 6, 46, 0, 84, 44, 62, 66, 46, 52, 52, 120, 60, 138, -20, 134, -40, 128, -42, 54, -60,
      68, -80, 44,
    ]),
    a,
  ) + path(smooth([20, 6, 46, 0, 84, 44, 62, 66, 46, 52, 52, 120, 60, 138, 30, 136, 28, 70]), b)
const towel = (a: Ink, b: Ink): string =>
  path(smooth([-50, 0, 0, 6, 50, 0, 56, 80, 70, 170, 10, 178, -44, 168, -48, 80]), a) +
  path(
    smooth([-49, 34, 0, 40, 51, 34, 53, 56, 0, 62, -49, 56]) +
      smooth([-47, 112, 4, 120, 60, 112, 63, 134, 6, 142, -46, 134]),
    b,
  )
const shorts = (a: Ink, b: Ink): string =>
  path(smooth([-38, 0, 0, 5, 38, 0, 48, 50, 58, 92, 14, 96, 4, 44, -10, 94, -50, 90, -44, 40]), a) +
  path(smooth([10, 4, 38, 0, 48, 50, 58, 92, 36, 95, 30, 40]), b)
const frock = (a: Ink, b: Ink): string =>
  path(smooth([-26, 0, -14, 2, 0, 12, 14, 2, 26, 0, 24, 40, 74, 158, 10, 168, -46, 158, -24, 40]), a) +
  path(smooth([14, 2, 26, 0, 24, 40, 74, 158, 44, 164, 14, 60]), b)
export const focus = { x: 0.7, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const hz = 520
    let s = sky({
      bands: [
        [0, p.mist],
        [150, p.paper],
        [340, p.butter],
      ],
      bottom: hz,
      seed: 'bb-sky',
      drift: 18,
      slivers: 4,
    })
    s +=
      sun({ x: 700, y: 440, r: 66, ink: p.rose }) +
      island({ x: 260, w: 700, h: 60, horizon: hz, seed: 'bb-i', ink: p.mauve, lit: p.rose, peak: 0.5 })
    s +=
      sea({ horizon: hz, bottom: 700, inks: [p.leaf, p.jade, p.mist], seed: 'bb-sea', power: 1.1, sway: 8 }) +
      crests({ horizon: hz, bottom: 660, ink: p.mist, seed: 'bb-cr', rows: 7, density: 0.6, weight: 0.6 })
    s +=
      path(smooth([-80, 676, 260, 690, 600, 660, 900, 636, 1300, 640, 1700, 640, 1700, 1300, -80, 1300]), p.paper) +
      path(smooth([-80, 700, 260, 712, 600, 680, 900, 650, 1300, 652, 1700, 650, 1700, 1300, -80, 1300]), p.butter)
    // the grove behind, and three huts that step back along it
    s +=
      path(
        smooth([860, 640, 920, 560, 1020, 500, 1160, 440, 1320, 410, 1500, 380, 1720, 360, 1720, 700, 860, 670]),
        p.jade,
      ) + path(smooth([980, 650, 1060, 560, 1200, 520, 1340, 500, 1500, 470, 1720, 450, 1720, 700, 980, 670]), p.leaf)
    const t3 = { trunk: p.ink, trunkLit: p.leaf, back: p.ink, mid: p.leaf, lit: p.jade, light: -1 as const }
    for (const [x, y, h, l, z] of [
      [930, 660, 250, -30, 110],
      [1120, 664, 340, 34, 140],
      [1330, 670, 420, -26, 170],
    ] as const)
      s += palm({ x, y, h, lean: l, size: z, seed: `bb${x}`, ...t3, count: 8 })
    const hut = (wall: Ink, wallShade: Ink) =>
      bambooHut({
        thatch: p.mauve,
        thatchLit: p.rose,
        thatchShade: p.ink,
        wall,
        wallShade,
        slat: p.mauve,
        post: p.ink,
        postLit: p.mauve,
        dark: p.ink,
        glow: p.butter,
      })
    s +=
      place(hut(p.peach, p.rose), 1010, 674, 0.34) +
      place(hut(p.butter, p.peach), 1200, 700, 0.5) +
      place(hut(p.peach, p.rose), 1470, 742, 0.74)
    s += path(slivers([1010, 680, 220, 12, 1210, 708, 320, 16, 1480, 752, 460, 22]), p.peach)
    // the palms that carry the line, and the line
    s += path(slivers([800, 838, 460, 12, 660, 820, 180, 18, 1560, 900, 220, 20]), p.peach)
    s +=
      palm({ x: 610, y: 820, h: 560, lean: 50, size: 250, seed: 'bb-a', ...t3, count: 9 }) +
      palm({ x: 1570, y: 900, h: 860, lean: -40, size: 300, seed: 'bb-b', ...t3, count: 9 })
    const lineY = (x: number) => 560 + 92 * Math.sin(((x - 640) / 920) * Math.PI) - (x - 640) * 0.03
    s += path(
      limb(
        Array.from({ length: 9 }, (_, i) => 640 + i * 115).flatMap((x) => [x, lineY(x)]),
        5,
        5,
        5,
      ),
      p.ink,
    )
    const wash = [
      [700, shirt(p.paper, p.mist)],
      [812, shorts(p.rose, p.mauve)],
      [930, towel(p.mist, p.leaf)],
      [1056, shirt(p.mauve, p.ink)],
      [1180, frock(p.rose, p.mauve)],
      [1292, shorts(p.leaf, p.ink)],
      [1402, towel(p.paper, p.rose)],
      [1500, shirt(p.jade, p.leaf)],
    ] as const
    wash.forEach(([x, body], i) => {
      const y = lineY(x)
      s +=
        place(body, x, y, 0.92 + 0.12 * Math.sin(i * 1.9), -4 + 3 * Math.sin(i * 2.3)) +
        path(
          angular([x - 34, y - 9, x - 28, y - 9, x - 28, y + 14, x - 34, y + 14]) +
            angular([x + 26, y - 9, x + 32, y - 9, x + 32, y + 14, x + 26, y + 14]),
          p.peach,
        )
      s += path(slivers([x + 30, 842 + (i % 3) * 6, 130, 12]), p.peach)
    })
    // cycle against the palm, sandals, a bucket of water
    s +=
      path(slivers([770, 856, 300, 16]), p.peach) +
      place(bicycle({ frame: p.rose, tyre: p.ink, spoke: p.mauve, seat: p.ink, basket: p.mauve }), 740, 850, 1.1)
    s += `<g transform="translate(190 -24)">${
      path(slivers([1140, 880, 150, 18]), p.peach) +
      path(angular([1082, 800, 1168, 800, 1156, 880, 1094, 880]), p.jade) +
      path(angular([1140, 800, 1168, 800, 1156, 880, 1138, 880]), p.leaf) +
      path(slivers([1125, 801, 90, 18]), p.mist) +
      path(limb([1084, 804, 1100, 748, 1150, 748, 1166, 804], 4, 4, 4), p.ink)
    }</g>`
    s += path(slivers([200, 840, 320, 9, 420, 960, 260, 9, 1000, 1000, 380, 10, 260, 1090, 300, 11]), p.paper)
    s +=
      leaves({ x: -40, y: 1250, size: 360, seed: 'bb-l', tones: [p.ink, p.leaf], from: -1.6, to: -0.1, count: 15 }) +
      leaves({ x: 1640, y: 1260, size: 300, seed: 'bb-r', tones: [p.ink, p.leaf], from: -3, to: -1.7, count: 12 })
    return s
  }, options)
export default scene
