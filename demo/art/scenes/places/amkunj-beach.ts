// Amkunj under monsoon cloud: logs on the sand, an eco hut, and a sea that will not lie flat.

import { clip, lens, type Point, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { sitter } from '../../kit/boats/village-boat.ts'
import { driftLog, openHut } from '../../kit/buildings/beach-hut.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { whitecap } from '../../kit/sea/whitecap.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.42, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 470
    let s = sky({
      bands: [
        [0, p.slate],
        [120, p.haze],
        [290, p.mist],
        [420, p.paper],
      ],
      bottom: hz,
      seed: 'ams',
      drift: 34,
      slivers: 9,
    })
    s += island({ x: 1400, w: 700, h: 90, horizon: hz, seed: 'ai', ink: p.haze, peak: 0.7 })
    s += sea({
      horizon: hz,
      bottom: 1000,
      inks: [p.haze, p.slate, p.sea, p.slate, p.sea, p.slate],
      seed: 'aw',
      power: 1.5,
      sway: 16,
    })
    s += crests({ horizon: hz, bottom: 900, ink: p.mist, seed: 'ac', rows: 16, density: 0.8, weight: 0.9 })
    const cap = { foam: p.paper, face: p.forest, back: p.sea }
    s +=
      whitecap({ pts: pts([420, 552, 800, 546, 1200, 550, 1660, 544]), h: 14, seed: 'b0', ...cap }) +
      whitecap({ pts: pts([260, 606, 700, 590, 1100, 600, 1660, 584]), h: 26, seed: 'b1', ...cap }) +
      whitecap({ pts: pts([480, 706, 900, 684, 1300, 696, 1680, 670]), h: 54, seed: 'b2', ...cap })
    // rocks in the wash
    const rr = rng('ar')
    for (const [x, y, w, h] of [
      [1290, 742, 230, 92],
      [1490, 764, 300, 130],
      [1120, 770, 120, 44],
    ]) {
      const rock: Point[] = [
          [x - w / 2, y],
          [x - w * 0.36, y - h * 0.7],
          [x - w * 0.05, y - h],
          [x + w * 0.24, y - h * 0.74],
          [x + w / 2, y],
          [x, y + h * 0.1],
        ],
        d = cragPath(rock, rr, 0.12, 3)
      s +=
        path(d, p.ink) +
        clip(
          d,
          path(
            poly([
              [x - w, y],
              [x - w * 0.4, y - h * 1.1],
              [x + w * 0.04, y - h * 1.1],
              [x - w * 0.1, y - h * 0.5],
              [x - w * 0.24, y],
            ]),
            p.sea,
          ),
        ) +
        path(lens(x, y + 4, w * 1.35, h * 0.3), p.paper)
    }
    const shore = (d: number): Point[] => [
      [-60, 760 + d],
      [200, 772 + d],
      [460, 800 + d],
      [760, 826 + d],
      [1080, 836 + d * 1.1],
      [1400, 850 + d * 1.1],
      [1680, 842 + d * 1.2],
    ]
    s +=
      ground({ pts: shore(-34), ink: p.mist, seed: 'as1', rough: 14 }) +
      ground({ pts: shore(-22), ink: p.paper, seed: 'as1', rough: 14 }) +
      ground({ pts: shore(0), ink: p.slate, seed: 'as2', rough: 12 }) +
      ground({ pts: shore(42), ink: p.haze, seed: 'as3', rough: 12 }) +
      ground({ pts: shore(96), ink: p.mist, seed: 'as4', rough: 10 })
    s += path(slivers([900, 870, 420, 14, 1320, 884, 380, 14, 560, 846, 300, 12]), p.mist)
    // hut on the grass, palms bent by the wind behind it
    const t3 = { trunk: p.ink, trunkLit: p.slate, back: p.ink, mid: p.forest, lit: p.leaf }
    s +=
      palm({ x: 60, y: 880, h: 560, lean: -50, size: 250, seed: 'ap1', ...t3, light: 1, count: 8 }) +
      palm({ x: 520, y: 880, h: 620, lean: -110, size: 250, seed: 'ap2', ...t3, light: 1, count: 8 })
    s += ground({
      pts: pts([-60, 836, 160, 842, 400, 868, 620, 910, 800, 960, 860, 1000, 700, 1010]).slice(0, 6) as Point[],
      ink: p.leaf,
      seed: 'agr',
      rough: 8,
      to: 1000,
    })
    s += place(
      openHut({ thatch: p.forest, thatchLit: p.leaf, under: p.ink, post: p.ink, floor: p.slate }),
      300,
      900,
      1.9,
    )
    s += ground({ pts: pts([-60, 930, 300, 926, 700, 946, 1000, 960, 1680, 980]), ink: p.mist, seed: 'as5', rough: 8 })
    // log furniture: the person in yellow looks out at the weather
    s +=
      path(lens(800, 1016, 700, 40), p.haze) +
      driftLog({
        from: [520, 1000],
        to: [1080, 940],
        w: 76,
        seed: 'l1',
        ink: p.sea,
        lit: p.haze,
        dark: p.ink,
        end: p.paper,
      })
    s += place(sitter({ x: 0, top: p.lamp, skin: p.ink, hair: p.ink }, 0), 770, 936, 2.0)
    s +=
      path(lens(1240, 1130, 900, 60), p.haze) +
      driftLog({
        from: [900, 1146],
        to: [1660, 1064],
        w: 120,
        seed: 'l2',
        ink: p.ink,
        lit: p.slate,
        dark: p.forest,
        end: p.haze,
      })
    s +=
      path(
        ribbon(pts([1180, 1110, 1240, 1030, 1330, 985]), (t) => 34 * (1 - t) + 5),
        p.ink,
      ) +
      path(
        ribbon(pts([1262, 1040, 1268, 1000, 1250, 972]), (t) => 14 * (1 - t) + 3),
        p.ink,
      )
    s += leaves({ x: -20, y: 1250, size: 330, seed: 'al', tones: [p.ink, p.forest], from: -1.8, to: -0.2, count: 22 })
    return s
  }, options)
export default scene
