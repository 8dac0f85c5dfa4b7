// Dusk in layers like cut paper: villas step down a headland, each with its own lit pool, and a tall sail waits in the bay.
import type { Scene } from '../../kit/base/core.ts'
import { circle, path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.72, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 560
    let s = sky({
      bands: [
        [0, p.plum],
        [170, p.wine],
        [330, p.coral],
        [470, p.orange],
      ],
      bottom: hz,
      seed: 'bl-sky',
      drift: 18,
      slivers: 5,
    })
    s += sun({ x: 690, y: 150, r: 46, ink: p.paper }) + circle(712, 138, 40, p.plum)
    s += ground({
      pts: pts([600, 562, 760, 520, 960, 450, 1160, 420, 1400, 340, 1700, 300]),
      ink: p.wine,
      seed: 'bl-1',
      rough: 10,
      to: 620,
    })
    s +=
      sea({ horizon: hz, inks: [p.orange, p.coral, p.wine, p.wine, p.plum], seed: 'bl-sea', power: 1.3, sway: 14 }) +
      crests({ horizon: hz, ink: p.gold, seed: 'bl-cr', rows: 14, density: 0.35, weight: 0.7 })
    // a villa: broad thatched roof, glass lit from within, deck and pool with an edge that runs over
    const villa = (x: number, y: number, k: number, flip: 1 | -1 = 1) =>
      place(
        path(angular([-150, 0, 150, 0, 150, -74, -150, -74]), p.gold) +
          path(angular([-150, -74, 150, -74, 150, -58, -150, -58]), p.orange) +
          path(
            [-150, -92, -34, 24, 82, 140].map((u) => angular([u, 0, u + 10, 0, u + 10, -74, u, -74])).join('') +
              angular([-84, 0, -50, 0, -50, -52, -84, -52]),
            p.plum,
          ) +
          path(
            smooth([40, 0, 42, -42, 52, -50, 62, -42, 64, 0]) + smooth([44, -56, 52, -62, 60, -56, 52, -49]),
            p.ink,
          ) +
          path(angular([-196, -66, 196, -66, 120, -150, -110, -150]), p.ink) +
          path(angular([-196, -66, -30, -66, -50, -150, -110, -150]), p.forest) +
          path(angular([-250, 0, 190, 0, 200, 16, -262, 16]), p.paper) +
          path(angular([-262, 16, 200, 16, 196, 40, -256, 40]), p.plum) +
          path(angular([-420, 22, -210, 22, -196, 58, -452, 58]), p.gold) +
          path(angular([-432, 34, -205, 34, -196, 58, -452, 58]), p.teal) +
          path(angular([-452, 58, -196, 58, -196, 76, -448, 76]), p.ink) +
          path(slivers([-320, 46, 150, 6]), p.gold) +
          path(angular([-180, -2, -196, -34, -176, -38, -160, -2]), p.ink),
        x,
        y,
        k,
        0,
        flip,
      )
    const r = rng('bl-trees')
    const grove = (list: readonly (readonly [number, number, number])[], tones: readonly [string, string]) =>
      list
        .map(([x, y, k]) =>
          canopy({ x, y, rx: k * r.in(1.1, 1.4), ry: k * 0.72, seed: `bl${x}`, tones: [...tones], light: -1 }),
        )
        .join('')
    // three sheets of headland, each with its villas and its trees
    s += path(smooth([930, 592, 1020, 540, 1140, 480, 1300, 430, 1480, 400, 1720, 380, 1720, 700, 1000, 640]), p.plum)
    s += grove(
      [
        [1100, 492, 40],
        [1210, 450, 50],
        [1330, 424, 46],
        [1470, 398, 60],
        [1590, 384, 56],
      ],
      [p.plum, p.wine],
    )
    s +=
      villa(1210, 530, 0.34) +
      villa(1440, 486, 0.42) +
      grove(
        [
          [1130, 544, 26],
          [1300, 520, 30],
          [1570, 500, 44],
        ],
        [p.plum, p.wine],
      )
    s += path(smooth([850, 690, 960, 640, 1120, 590, 1300, 560, 1500, 540, 1720, 530, 1720, 820, 900, 760]), p.forest)
    s += grove(
      [
        [1000, 622, 36],
        [1130, 588, 44],
        [1420, 552, 54],
        [1580, 540, 60],
      ],
      [p.forest, p.teal],
    )
    for (const [x, h, l] of [
      [1085, 120, -20],
      [1400, 150, 24],
      [1600, 170, -20],
    ] as const)
      s += farPalm({ x, y: 604, h, lean: l, seed: `blp${x}`, ink: p.ink, lit: p.teal })
    s += villa(1260, 640, 0.58) + villa(1560, 644, 0.66)
    s += grove(
      [
        [900, 696, 34],
        [1420, 664, 36],
      ],
      [p.forest, p.teal],
    )
    s += path(smooth([1000, 850, 1100, 790, 1260, 750, 1440, 730, 1720, 720, 1720, 1010, 1200, 950]), p.ink)
    s +=
      farPalm({ x: 1560, y: 800, h: 250, lean: 36, seed: 'blq', ink: p.ink, lit: p.forest }) +
      farPalm({ x: 1200, y: 800, h: 170, lean: -30, seed: 'blr', ink: p.ink, lit: p.forest })
    s +=
      villa(1420, 800, 0.82) +
      grove(
        [
          [1590, 812, 66],
          [1300, 890, 50],
          [1420, 884, 64],
          [1580, 920, 80],
        ],
        [p.ink, p.forest],
      )
    // lights on the water below each, and the yacht with her riding lamp
    const gl = rng('bl-gl')
    for (const [x, y] of [
      [1090, 634],
      [970, 720],
      [1140, 880],
    ] as const)
      s += glitter({ x, top: y, bottom: y + 130, width: 60, ink: p.gold, rand: gl, gap: 1.3 })
    s +=
      path(angular([748, 630, 754, 630, 754, 380, 748, 380]), p.ink) +
      path(smooth([760, 400, 800, 560, 830, 622, 760, 622]), p.paper) +
      path(smooth([742, 420, 734, 540, 690, 622, 742, 622]), p.gold) +
      path(smooth([660, 632, 760, 640, 866, 628, 836, 664, 700, 668]), p.ink) +
      path(angular([720, 634, 800, 632, 790, 618, 730, 618]), p.paper) +
      path(slivers([760, 676, 220, 9, 756, 700, 130, 10, 764, 728, 90, 9, 752, 758, 60, 8]), p.ink) +
      path(slivers([772, 690, 90, 7, 758, 716, 60, 7, 768, 744, 40, 6]), p.paper)
    s += circle(751, 374, 7, p.paper)
    s +=
      leaves({ x: -40, y: 1240, size: 380, seed: 'bl-l', tones: [p.ink, p.forest], from: -1.6, to: -0.1, count: 16 }) +
      path(smooth([1080, 1300, 1240, 1040, 1480, 980, 1720, 960, 1720, 1300]), p.ink) +
      leaves({ x: 1640, y: 1260, size: 300, seed: 'bl-r', tones: [p.forest, p.teal], from: -3, to: -1.7, count: 12 })
    return s
  }, options)
export default scene
