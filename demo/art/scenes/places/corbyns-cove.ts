// Corbyn's Cove at noon from the coast road: the crescent and its palms below, an old pillbox at our elbow.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { camera, circle, curve, lenses, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { bunker } from '../../kit/buildings/bunker.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { depths, lobed, marks, strip } from '../../kit/shore/beach.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.45, y: 0.5 }
const draw = () => {
  const p = palettes.noon,
    hz = 300,
    base = camera({ cx: 1080, horizon: hz, f: 1400, height: 17 }),
    cam = (X: number, Y: number, Z: number) => base(-X, Y, Z),
    r = rng('corbyn')
  let s = sky({
    bands: [
      [0, p.aqua],
      [70, p.sky],
      [200, p.paper],
    ],
    bottom: hz,
    seed: 'cks',
    drift: 14,
    slivers: 5,
  })
  s += cloud({ x: 1240, y: 224, w: 420, h: 90, seed: 'ckc', ink: p.paper })
  s += island({ x: 1340, w: 560, h: 40, horizon: hz, seed: 'cki', ink: p.lagoon, lit: p.aqua, peak: 0.4 })
  // water in steps that follow the shore
  const shore = curve(pts([24, -9, 34, 1, 48, 13, 70, 27, 100, 37, 140, 38, 190, 22, 250, -8, 320, -62, 430, -150]))
  const zs = depths(20, 430, 44),
    out = (d: number, amp: number, seed: string) => lobed(shore, d, amp, seed, 0.1)
  s +=
    path(`M-10 ${hz}H1610V1210H-10z`, p.deep) +
    crests({ horizon: hz, ink: p.lagoon, seed: 'ck1', rows: 20, density: 0.8, weight: 0.8, x0: 500 })
  s +=
    path(
      strip(cam, zs, out(46, 5, 'o1'), (z) => shore(z) + 4),
      p.lagoon,
    ) + crests({ horizon: hz, ink: p.aqua, seed: 'ck2', rows: 14, density: 0.5, weight: 0.7, x0: 600, from: 0.1 })
  s +=
    path(
      strip(cam, zs, out(22, 3, 'o2'), (z) => shore(z) + 4),
      p.aqua,
    ) +
    path(
      strip(cam, zs, out(8, 1.6, 'o3'), (z) => shore(z) + 4),
      p.sky,
    )
  for (const [d, th] of [
    [15, 1.1],
    [9, 0.9],
  ]) {
    const a = out(d, 1.5, `w${d}`)
    s += path(
      strip(cam, zs, a, (z) => a(z) + th),
      p.paper,
    )
  }
  const f = out(2.4, 1, 'f'),
    wall = (z: number) => shore(z) + curve(pts([20, 26, 60, 19, 120, 17, 220, 19, 400, 22]))(z)
  s +=
    path(
      strip(cam, zs, f, (z) => wall(z) + 60),
      p.paper,
    ) +
    path(
      strip(
        cam,
        zs,
        (z) => shore(z) + 0.4,
        (z) => wall(z) + 60,
      ),
      p.sand,
    )
  s += marks(cam, shore, { seed: 'ckm', ink: p.paper, from: 4, to: 17, near: 26, far: 200, count: 30, len: 3 })
  // umbrellas and bathers on the sand, a jet ski's white arc on the bay
  for (const [X, z, ink] of [
    [9, 44, p.coral],
    [7, 56, p.lagoon],
    [9, 72, p.coral],
    [8, 92, p.deep],
    [8, 124, p.coral],
    [9, 160, p.lagoon],
  ] as const) {
    const [x, y] = cam(shore(z) + X, 0, z),
      k = 1400 / z
    s +=
      path(lenses([[x + 1.1 * k, y, 3.4 * k, 0.7 * k]]), p.forest) +
      path(`M${x - 0.05 * k} ${y}v${-2.2 * k}h${0.1 * k}v${2.2 * k}z`, p.forest) +
      path(
        spline(
          [
            [x - 1.6 * k, y - 1.9 * k],
            [x - 0.9 * k, y - 2.6 * k],
            [x, y - 2.8 * k],
            [x + 0.9 * k, y - 2.6 * k],
            [x + 1.6 * k, y - 1.9 * k],
            [x, y - 2.05 * k],
          ],
          true,
          0.14,
        ),
        ink,
      )
  }
  for (const [X, z, top] of [
    [5, 44, p.coral],
    [6.2, 44.6, p.deep],
    [2.4, 66, p.paper],
    [-4, 56, p.coral],
    [-5.6, 57, p.forest],
    [4, 104, p.deep],
    [3, 84, p.coral],
    [-6, 92, p.forest],
    [7, 36, p.paper],
  ] as const) {
    const [x, y] = cam(shore(z) + X, 0, z),
      k = (1.7 * 1400) / z / 100
    s += place(person(poses.back, { skin: p.forest, top, cloth: p.forest, hair: p.forest, legs: 'short' }), x, y, k)
  }
  s +=
    path(
      spline(pts([1010, 520, 1100, 476, 1230, 462, 1330, 486, 1352, 512, 1310, 486, 1230, 474, 1110, 488])),
      p.paper,
    ) +
    path(spline(pts([1000, 530, 1018, 510, 1034, 512, 1028, 526])), p.coral) +
    circle(1020, 504, 6, p.forest)
  // the hill behind the palms, then the grove along the sand
  s += path(
    spline(
      pts([
        -60, 150, 120, 130, 320, 160, 520, 210, 700, 262, 860, 296, 1010, 304, 900, 330, 640, 420, 420, 600, 200, 900,
        -60, 1000,
      ]),
    ),
    p.forest,
  )
  for (const [i, [x, y, k]] of triples([
    40, 180, 1.4, 220, 190, 1.2, 400, 226, 1, 560, 262, 0.8, 690, 290, 0.6, 800, 304, 0.45, 80, 300, 1.4, 270, 310, 1.2,
    440, 330, 0.9,
  ]).entries())
    s += canopy({ x, y, rx: 130 * k, ry: 66 * k, seed: `ch${i}`, tones: [p.forest, p.leaf] })
  const grove: [number, number, number][] = []
  for (let z = 330; z > 62; z *= 0.83)
    for (const off of [7, 1]) grove.push([wall(z) + off + r.j(2), z, (off > 3 ? 17 : 14) * r.in(0.85, 1.15)])
  for (const [i, [X, z, h]] of grove.entries()) {
    const [x, y] = cam(X, 0, z),
      k = 1400 / z
    if (x > -150)
      s +=
        path(lenses([[x + 1.4 * k, y + 2, 6 * k, 1.1 * k]]), p.forest) +
        farPalm({
          x,
          y,
          h: h * k,
          lean: (3 + r.j(2)) * k,
          size: 6.4 * k,
          seed: `g${i}`,
          ink: p.forest,
          lit: p.leaf,
          light: 1,
        })
  }
  const edge: [number, number, number][] = []
  for (let z = 150; z > 27; z *= 0.9) {
    const [x, y] = cam(wall(z), 0, z)
    edge.push([x - 6, y + 4, 30 / z])
  }
  s += thicket({ pts: edge, size: 62, seed: 'cke', tones: [p.forest], step: 0.7 })
  for (const [i, [x, y, k]] of triples([
    20, 560, 1.2, 190, 500, 1.1, 330, 450, 0.9, 60, 720, 1.2, 220, 650, 1, 30, 880, 1.1,
  ]).entries())
    s += canopy({ x, y, rx: 130 * k, ry: 80 * k, seed: `cg${i}`, tones: [p.forest, p.leaf] })
  for (const [i, [x, y, h, lean]] of [
    [300, 770, 250, 60],
    [210, 880, 310, 70],
  ].entries())
    s += farPalm({ x, y, h, lean, size: 120, seed: `gn${i}`, ink: p.forest, lit: p.leaf, light: 1 })
  // the road's edge: grass bank, pillbox, two palms that frame the bay
  s +=
    path(
      spline(
        pts([
          -60, 920, 60, 950, 220, 1010, 460, 1060, 760, 1110, 1060, 1090, 1300, 1020, 1660, 940, 1660, 1240, -60, 1240,
        ]),
      ),
      p.forest,
    ) +
    path(
      spline(
        pts([-60, 1090, 240, 1090, 520, 1130, 800, 1166, 1080, 1150, 1340, 1080, 1660, 1010, 1660, 1240, -60, 1240]),
      ),
      p.leaf,
    )
  s += place(
    bunker({ top: p.paper, slab: p.sky, lit: p.lagoon, mid: p.deep, shade: p.deep, dark: p.forest }),
    1330,
    1100,
    1.35,
    -3,
  )
  s +=
    thicket({
      pts: triples([960, 1160, 0.6, 1100, 1150, 0.9, 1260, 1150, 0.8, 1420, 1120, 1, 1640, 1050, 1.2]),
      size: 64,
      seed: 'ckt',
      tones: [p.forest],
      step: 1,
    }) +
    thicket({
      pts: triples([-20, 1060, 1.1, 200, 1070, 0.9, 420, 1110, 0.7]),
      size: 80,
      seed: 'cku',
      tones: [p.forest],
    })
  s += palm({
    x: 130,
    y: 1180,
    h: 700,
    lean: 150,
    size: 330,
    seed: 'cp1',
    trunk: p.forest,
    trunkLit: p.leaf,
    back: p.forest,
    mid: p.forest,
    lit: p.leaf,
    nut: p.leaf,
    light: 1,
    count: 8,
  })
  s +=
    leaves({ x: 1620, y: 1240, size: 260, seed: 'cl', tones: [p.forest, p.leaf], from: -2.9, to: -1.4, count: 16 }) +
    leaves({ x: 30, y: 1240, size: 260, seed: 'cm', tones: [p.forest, p.leaf], from: -1.9, to: -0.2, count: 18 })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
