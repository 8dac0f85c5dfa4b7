// Samudrika museum: the blue whale hangs in the shade of its pavilion, white on deep blue, visitors below.

import { whaleSkeleton } from '../../kit/animals/whale-skeleton.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lenses, path, place, poly, rect, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { person, poses } from '../../kit/people/person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.47 }
const draw = () => {
  const p = palettes.reef
  let s = sky({
    bands: [
      [0, p.aqua],
      [90, p.light],
      [230, p.paper],
    ],
    bottom: 760,
    seed: 'ms',
    drift: 18,
    slivers: 4,
  })
  for (const [i, [x, y, k]] of triples([
    40, 420, 1.3, 210, 480, 1, 1400, 470, 1.1, 1560, 410, 1.4, 330, 540, 0.7, 1290, 540, 0.7,
  ]).entries())
    s += canopy({ x, y, rx: 170 * k, ry: 130 * k, seed: `mt${i}`, tones: [p.deep, p.lagoon] })
  s += rect(0, 540, 1600, 670, p.deep)
  // the hall's dark inside, with the sea painted on its back wall
  s += path(poly(pts([150, 330, 1450, 330, 1450, 920, 150, 920])), p.navy)
  s +=
    path(
      spline(
        pts([
          150, 610, 330, 590, 560, 612, 820, 586, 1080, 606, 1300, 584, 1450, 600, 1450, 760, 1250, 748, 980, 768, 700,
          744, 420, 766, 150, 750,
        ]),
        true,
        0.12,
      ),
      p.deep,
    ) + path(poly(pts([150, 330, 1450, 330, 1450, 420, 150, 420])), p.ink)
  s += path(
    lenses(
      quads([
        360, 660, 260, 7, 620, 690, 200, 6, 980, 664, 300, 7, 1240, 690, 220, 6, 460, 716, 180, 5, 1120, 720, 200, 5,
        800, 640, 160, 5,
      ]),
    ),
    p.lagoon,
  )
  // light through the side: one slant across the back wall
  s += path(poly(pts([150, 430, 470, 430, 320, 600, 150, 610])), p.deep)
  // the whale and its wires
  const wires = pts([470, 404, 640, 420, 830, 430, 1010, 470, 1180, 490])
    .map(([x, y]) => rect(x, 330, 2.5, y - 300, p.lagoon))
    .join('')
  s += wires + place(whaleSkeleton({ bone: p.paper, far: p.lagoon, shade: p.aqua }), 824, 560, 0.93, -2)
  // posts in front, the plinth, the tiled roof in two planes
  s += path(poly(pts([130, 890, 1470, 890, 1500, 930, 100, 930])), p.light) + rect(100, 930, 1400, 30, p.lagoon)
  for (const x of [170, 1388])
    s +=
      rect(x, 320, 42, 580, p.paper) +
      rect(x + 26, 320, 16, 580, p.light) +
      rect(x - 8, 868, 58, 30, p.paper) +
      rect(x - 8, 330, 58, 26, p.paper)
  s +=
    path(poly(pts([60, 338, 1540, 338, 1540, 366, 60, 366])), p.ink) +
    path(poly(pts([40, 330, 1560, 330, 1400, 150, 200, 150])), p.coral)
  let tiles = ''
  for (let i = 1; i < 24; i++) {
    const t = i / 24,
      x0 = 200 + 1200 * t,
      x1 = 40 + 1520 * t
    tiles += poly(pts([x0 - 1, 150, x0 + 1, 150, x1 + 1.6, 330, x1 - 1.6, 330]))
  }
  s +=
    path(tiles, p.sun) +
    path(poly(pts([186, 140, 1414, 140, 1420, 158, 180, 158])), p.sun) +
    path(poly(pts([36, 326, 1564, 326, 1568, 344, 32, 344])), p.sun)
  // court: pale paving, a bed of reef shells in the corner
  s +=
    path(poly(pts([-20, 960, 1620, 960, 1620, 1220, -20, 1220])), p.aqua) +
    path(poly(pts([420, 960, 1180, 960, 1460, 1220, 140, 1220])), p.light) +
    path(poly(pts([760, 960, 840, 960, 880, 1220, 720, 1220])), p.paper)
  s +=
    rect(0, 960, 1600, 14, p.deep) +
    path(poly(pts([560, 930, 1040, 930, 1060, 948, 540, 948])), p.paper) +
    path(poly(pts([536, 948, 1064, 948, 1092, 977, 508, 977])), p.light)
  // visitors: a pair on the step, a family nearer; each with a shadow to the right
  const skin = { skin: p.navy, hair: p.ink }
  const stand = (
    x: number,
    y: number,
    k: number,
    top: string,
    cloth: string,
    legs: 'long' | 'skirt' | 'short',
    flip: 1 | -1 = 1,
    pose = poses.back,
  ) =>
    path(lenses([[x + 50 * k, y + 2, 130 * k, 9 * k]]), p.lagoon) +
    place(person(pose, { ...skin, top, cloth, legs, longHair: legs === 'skirt' }), x, y, k, 0, flip)
  s += stand(380, 920, 1.5, p.aqua, p.ink, 'long') + stand(1090, 924, 1.55, p.sun, p.ink, 'long', -1, poses.hold)
  s +=
    stand(640, 1070, 2.1, p.coral, p.coral, 'skirt') +
    stand(720, 1076, 1.35, p.sun, p.ink, 'short') +
    stand(800, 1072, 2.15, p.paper, p.navy, 'long', 1, poses.reachUp)
  // garden at the sides
  s += palm({
    x: 1540,
    y: 1130,
    h: 330,
    lean: 40,
    size: 200,
    seed: 'mp',
    trunk: p.ink,
    trunkLit: p.deep,
    back: p.ink,
    mid: p.navy,
    lit: p.deep,
    count: 8,
  })
  s +=
    leaves({ x: -10, y: 1230, size: 330, seed: 'ml', tones: [p.ink, p.navy], from: -1.7, to: -0.2, count: 20 }) +
    leaves({ x: 1610, y: 1230, size: 260, seed: 'mr', tones: [p.ink, p.navy], from: -2.9, to: -1.4, count: 16 })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
