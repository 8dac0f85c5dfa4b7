// Dhaninallah: the boardwalk runs through standing roots to the light of the nesting beach.

import { camera, lens, lump, path, place, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { deck, rail } from '../../kit/buildings/boardwalk.ts'
import { pencils, stiltTree } from '../../kit/buildings/stilts.ts'
import { walker } from '../../kit/people/figure.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 560,
      cam = camera({ cx: 700, horizon: hz, height: 2.5 }),
      r = rng('dh')
    const centre = (z: number) => 0.1 + Math.sin(z / 26) * 0.9
    let s = path('M-10 -10H1610V1210H-10z', p.lime)
    s +=
      path(lump(740, 470, 330, 330, r, 20, 0.04), p.light) +
      path(lump(735, 480, 215, 250, r, 18, 0.03), p.paper) +
      path(lens(735, 548, 460, 16) + lens(700, 534, 240, 8), p.lime)
    // forest beyond, pale to dark
    s += ground({
      pts: pts([-60, 470, 300, 500, 560, 545, 690, 556, 800, 552, 1000, 520, 1680, 460]),
      ink: p.leaf,
      seed: 'dg0',
      rough: 10,
    })
    s +=
      ground({ pts: pts([-60, 590, 500, 574, 760, 566, 1100, 576, 1680, 596]), ink: p.fern, seed: 'dg1', rough: 4 }) +
      ground({ pts: pts([-60, 680, 500, 660, 1000, 655, 1680, 690]), ink: p.forest, seed: 'dg2', rough: 8 }) +
      ground({ pts: pts([-60, 900, 500, 860, 1000, 850, 1680, 910]), ink: p.deep, seed: 'dg3', rough: 12 })
    // tide left in the mud hands back the light
    s += path(
      slivers(
        [
          310, 640, 260, 14, 1120, 630, 300, 14, 420, 720, 300, 20, 1180, 740, 420, 24, 180, 840, 420, 30, 1330, 880,
          460, 34, 230, 1010, 380, 34,
        ],
        2,
      ),
      p.leaf,
    )
    s += path(
      slivers([330, 642, 120, 7, 1110, 632, 150, 7, 450, 724, 120, 8, 1210, 744, 180, 9, 1380, 886, 160, 10], 1),
      p.light,
    )
    const tree = (X: number, z: number, h: number, w: number, ink: string, lit: string, seed: string) => {
      const [x, y] = cam(X, 0, z),
        k = 1400 / z
      return stiltTree({ x, y, h: h * k, w: w * k, seed, ink, lit, light: X < 0 ? 1 : -1, roots: 9 })
    }
    const far = pts([-9, 52, -5, 44, 6, 48, 10, 50, -12, 40, 4.4, 36, 9, 36, -6, 32, 14, 38, -16, 44])
    for (const [X, z] of far) s += tree(X, z, 12, 4, p.leaf, p.lime, `t${X}${z}`)
    s += canopy({
      pts: pts([-60, 330, 300, 300, 520, 200, 740, 170, 960, 200, 1200, 290, 1680, 330]),
      ink: p.leaf,
      seed: 'dc1',
      rough: 26,
      step: 34,
      soft: 0.2,
    })
    for (const [X, z] of pts([-4.6, 25, -10, 27, 4.2, 24, 8, 27, 13, 25, -14, 24]))
      s += tree(X, z, 12, 4.4, p.fern, p.leaf, `u${X}${z}`)
    s += canopy({
      pts: pts([-60, 280, 260, 230, 480, 130, 740, 90, 980, 130, 1240, 210, 1680, 270]),
      ink: p.fern,
      seed: 'dc2',
      rough: 26,
      step: 34,
      soft: 0.2,
    })
    for (const [X, z] of pts([-4.6, 16, -8.4, 17.4, 4.3, 15.4, 8.4, 17]))
      s += tree(X, z, 12, 4.2, p.forest, p.fern, `v${X}${z}`)
    s += canopy({
      pts: pts([-60, 220, 260, 150, 520, 60, 740, 30, 980, 60, 1240, 140, 1680, 210]),
      ink: p.forest,
      seed: 'dc3',
      rough: 26,
      step: 34,
      soft: 0.2,
    })
    s += pencils({
      x0: -20,
      x1: 1620,
      y0: 640,
      y1: 1180,
      count: 170,
      size: 74,
      seed: 'dp',
      ink: p.ink,
      skip: (x, y) => Math.abs(x - 720) < (y - hz) * 0.75,
    })
    // the walk
    const post = { cam, height: 1.05, lift: 0.9, thick: 0.1 }
    s +=
      rail({
        ...post,
        line: (z) => centre(z) + 0.92,
        near: 4,
        far: 56,
        every: 2.6,
        ink: p.fern,
        lit: p.clay,
        rails: [1, 0.5],
      }) + rail({ ...post, line: (z) => centre(z) - 0.92, near: 4, far: 56, every: 2.6, ink: p.fern, rails: [1, 0.5] })
    s += deck({
      cam,
      centre,
      half: 0.9,
      near: 1.5,
      far: 58,
      plank: 0.26,
      seed: 'dk',
      inks: [p.light, p.clay],
      gap: p.forest,
      lift: 0.9,
      edge: p.ink,
    })
    for (const [X, z, top, skirt, st] of [
      [-0.3, 13, p.paper, true, 1],
      [0.35, 13.8, p.clay, false, -1],
    ] as const) {
      const [x, y] = cam(centre(z) + X, 0.9, z),
        k = (1.66 * 1400) / z / 100
      s +=
        path(lens(x - 4, y, 46 * k, 9 * k), p.forest) +
        place(walker({ skin: p.ink, top, cloth: p.ink, hair: p.ink, skirt, stride: st }), x, y, k)
    }
    s +=
      rail({
        ...post,
        line: (z) => centre(z) - 0.95,
        near: 1.25,
        far: 11.7,
        every: 2.6,
        ink: p.ink,
        lit: p.clay,
        foot: 0.2,
      }) +
      rail({
        ...post,
        line: (z) => centre(z) + 0.95,
        near: 1.25,
        far: 11.7,
        every: 2.6,
        ink: p.ink,
        lit: p.clay,
        foot: 0.2,
      })
    for (const [X, z] of [
      [-4.9, 8.6],
      [5.2, 8.2],
    ])
      s += tree(X, z, 12, 4.2, p.ink, p.forest, `w${X}${z}`)
    s += canopy({
      pts: pts([-60, 150, 260, 80, 520, -10, 760, -30, 1000, -10, 1240, 70, 1680, 140]),
      ink: p.ink,
      seed: 'dc4',
      rough: 24,
      step: 34,
      soft: 0.2,
    })
    s +=
      thicket({
        pts: triples([-20, 60, 1.2, 200, 60, 1, 420, 10, 0.7]),
        size: 90,
        seed: 'dt',
        tones: [p.ink, p.deep],
      }) +
      thicket({
        pts: triples([1100, 20, 0.7, 1400, 70, 1, 1620, 80, 1.2]),
        size: 90,
        seed: 'du',
        tones: [p.ink, p.deep],
      })
    s += leaves({ x: 1640, y: 1240, size: 320, seed: 'dl', tones: [p.ink, p.forest], from: -3, to: -1.3, count: 20 })
    return s
  }, options)
export default scene
