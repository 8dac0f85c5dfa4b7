// Ross and Smith from the sand itself: the bar swings out between two seas to the far island.

import { camera, curve, lens, type Point, path, place, rng, type Scene, spline } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { depths, lobed, marks, strip } from '../../kit/shore/beach.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.45 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 400,
      cam = camera({ cx: 800, horizon: hz, height: 9 })
    const mid = curve(pts([12, -4.2, 22, -6, 40, -5.5, 70, 3, 110, 19, 170, 38, 250, 46, 330, 40])),
      half = curve(pts([12, 6.4, 22, 5.4, 40, 4.6, 70, 5, 120, 6.4, 200, 9, 330, 16]))
    const L = (z: number) => mid(z) - half(z),
      R = (z: number) => mid(z) + half(z),
      zs = depths(11.5, 330, 46)
    let s =
      sky({
        bands: [
          [0, p.aqua],
          [60, p.sky],
          [230, p.paper],
        ],
        bottom: hz,
        seed: 'rss',
        drift: 14,
        slivers: 4,
      }) +
      cloud({ x: 330, y: 310, w: 560, h: 130, seed: 'rc', ink: p.paper }) +
      cloud({ x: 180, y: 336, w: 320, h: 60, seed: 'rc2', ink: p.sky })
    s += island({ x: 160, w: 560, h: 44, horizon: hz, seed: 'ri', ink: p.lagoon, peak: 0.6 })
    s += path(`M-10 ${hz}H1610V1210H-10z`, p.deep)
    // shallows step up to the bar on both sides
    const wide = (k: number, ink: string, seed: string) =>
      path(
        strip(
          cam,
          depths(10, 420, 46),
          lobed((z) => mid(z) - half(z) * 1.2, 16 * k, 2.6, `${seed}a`, 0.1),
          (z) => lobed((q) => q, 0, 2.6, `${seed}b`, 0.1)(z) - z + mid(z) + half(z) * 1.2 + 14 * k,
        ),
        ink,
      )
    s +=
      wide(4.6, p.lagoon, 's0') +
      crests({ horizon: hz, ink: p.lagoon, seed: 'rcr', rows: 14, density: 0.7, weight: 0.7 }) +
      wide(2, p.aqua, 's1') +
      wide(0.62, p.sky, 's2')
    s += crests({ horizon: hz, ink: p.sky, seed: 'rcs', rows: 18, density: 0.5, from: 0.1, weight: 0.6 })
    // the island the bar leads to
    s += path(lens(1180, hz + 46, 900, 60), p.aqua) + path(lens(1190, hz + 38, 760, 36), p.sand)
    s += ground({
      pts: [
        [830, hz + 30],
        [900, 330],
        [1000, 262],
        [1130, 214],
        [1270, 226],
        [1400, 280],
        [1500, 350],
        [1560, hz + 26],
      ],
      ink: p.forest,
      seed: 'rg',
      rough: 6,
      to: hz + 34,
      step: 30,
    })
    for (const [x, y, k] of triples([
      1150, 236, 0.8, 1290, 246, 0.8, 1020, 286, 0.8, 1410, 304, 0.7, 930, 340, 0.6, 1200, 300, 0.9, 1330, 320, 0.8,
      1070, 340, 0.8, 1480, 360, 0.6,
    ]))
      s += treeCrown({ x, y, rx: 110 * k, ry: 66 * k, seed: `rt${x}`, tones: [p.forest, p.leaf], lobes: 5 })
    s +=
      thicket({
        pts: [
          [860, hz + 20, 0.6],
          [1060, hz + 20, 1],
          [1320, hz + 20, 1],
          [1530, hz + 16, 0.6],
        ],
        size: 34,
        seed: 'rth',
        tones: [p.forest],
      }) +
      path(lens(1205, hz + 38, 800, 26), p.sand) +
      path(lens(1210, hz + 50, 800, 9), p.sky)
    // the bar: foam hem, wet rim, white crown
    const bar = (d: number, ink: string, seed: string) =>
      path(
        strip(cam, zs, lobed(L, d, 0.34, `${seed}l`, 0.14), (z) => R(z) + d + 0.2 * Math.sin(Math.log(z) * 9)),
        ink,
      )
    s +=
      bar(0.9, p.paper, 'b0') +
      bar(0.42, p.aqua, 'b1') +
      bar(0.1, p.sand, 'b2') +
      path(
        strip(
          cam,
          zs,
          (z) => L(z) + half(z) * 0.3,
          (z) => R(z) - half(z) * 0.24,
        ),
        p.paper,
      )
    s += marks(cam, L, { seed: 'rm', ink: p.sand, from: 2, to: 9, near: 12, far: 120, count: 46 })
    let prints = ''
    for (let i = 0; i < 46; i++) {
      const t = i / 46,
        z = 12 + 34 * t ** 1.5,
        [x, y] = cam(mid(z) + (i % 2 ? 0.18 : -0.18) + 0.5 * Math.sin(t * 6), 0, z)
      prints += lens(x, y, 420 / z, 104 / z)
    }
    s += path(prints, p.sand)
    // walkers half way, shadows at their feet
    const dress = { skin: p.forest, hair: p.forest }
    for (const [X, z, pose, top, cloth, flip] of [
      [-0.9, 47, poses.walk, p.coral, p.coral, 1],
      [0.7, 48, poses.walk, p.deep, p.forest, 1],
      [7.2, 96, poses.back, p.coral, p.forest, 1],
    ] as const) {
      const [x, y] = cam((z > 60 ? 4 : mid(z)) + X, 0, z),
        k = ((1.68 * 1400) / z / 100) * 1.5
      s +=
        path(lens(x + 22 * k, y + 1, 74 * k, 8 * k), p.lagoon) +
        place(person(pose, { ...dress, top, cloth, legs: X < 0 ? 'skirt' : 'long' }), x, y, k, 0, flip)
    }
    // leaves at our own feet and over our heads
    const bough: Point[] = pts([-40, 60, 160, 70, 300, 40, 420, -20, -40, -20])
    s +=
      path(spline(bough), p.forest) +
      thicket({
        pts: triples([-20, 110, 1.4, 140, 110, 1.2, 300, 70, 1, 430, 10, 0.7]),
        size: 76,
        seed: 'rb',
        tones: [p.forest, p.leaf],
      })
    s += leaves({ x: -30, y: 1240, size: 330, seed: 'rl', tones: [p.forest, p.leaf], from: -1.7, to: -0.2, count: 22 })
    const r2 = rng('shells')
    let shells = ''
    for (let i = 0; i < 5; i++) shells += lens(r2.in(420, 660), r2.in(1090, 1170), 20, 10)
    return s + path(shells, p.coral)
  }, options)
export default scene
