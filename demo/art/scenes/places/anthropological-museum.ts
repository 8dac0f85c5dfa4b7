// Anthropological museum, mid-morning: a thatched round house on the lawn, the low modern block behind it.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { camera, lenses, path, place, poly, rect, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { roundHut } from '../../kit/buildings/round-hut.ts'
import { person, poses } from '../../kit/people/person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.55 }
const draw = () => {
  const p = palettes.shade,
    hz = 720,
    cam = camera({ cx: 1500, horizon: hz, f: 1300, height: 2.6 })
  let s = sky({
    bands: [
      [0, p.lime],
      [120, p.light],
      [340, p.paper],
    ],
    bottom: hz,
    seed: 'as1',
    drift: 22,
    slivers: 5,
  })
  for (const [i, [x, y, k]] of triples([
    700, 520, 1, 900, 480, 1.2, 1120, 520, 1, 1320, 470, 1.3, 1540, 520, 1.1,
  ]).entries())
    s += canopy({ x, y, rx: 170 * k, ry: 130 * k, seed: `at${i}`, tones: [p.leaf, p.leaf] })
  s += rect(0, 560, 1600, 700, p.leaf)
  // the block: lit front with fins, shaded return wall, slabs that overhang
  const q = (X: number, Y: number, Z: number) => cam(X, Y, Z),
    z0 = 24,
    z1 = 40,
    x0 = -30,
    x1 = -10.6
  const wall = (xa: number, xb: number, ya: number, yb: number, ink: string, z = z0) =>
    path(poly([q(xa, ya, z), q(xb, ya, z), q(xb, yb, z), q(xa, yb, z)]), ink)
  const turn = (ya: number, yb: number, ink: string, o = 0, za = z0, zb = z1) =>
    path(poly([q(x1 + o, ya, za), q(x1 + o, ya, zb), q(x1 + o, yb, zb), q(x1 + o, yb, za)]), ink)
  s += wall(x0, x1, 0, 9, p.light) + turn(0, 9, p.fern)
  s += wall(x0, x1, 0.4, 3.9, p.forest) + wall(x0, x1, 5, 8.4, p.fern)
  for (let i = 0; i < 26; i++) {
    const x = x0 + i * 0.76
    s += wall(x, x + 0.34, 4.9, 8.6, p.paper) + wall(x + 0.34, x + 0.46, 4.9, 8.6, p.lime)
  }
  for (let i = 0; i < 9; i++) {
    const x = x0 + 0.8 + i * 2.3
    s += wall(x, x + 0.4, 0, 4.2, p.paper) + wall(x + 0.4, x + 0.56, 0, 4.2, p.lime)
  }
  s += wall(-24, -20.4, 0, 3.2, p.deep) + wall(-23.7, -22.3, 0.1, 3, p.leaf) + wall(-22.1, -20.7, 0.1, 3, p.leaf)
  for (const [a, b] of [
    [4, 4.9],
    [8.5, 9.5],
  ])
    s +=
      path(poly([q(x0, a, z0), q(x1 + 0.6, a, z0 - 1.6), q(x1 + 0.6, a, z0), q(x0, a, z0)]), p.deep) +
      wall(x0 - 2, x1 + 0.9, a, b, p.paper, z0 - 1.4) +
      turn(a, b, p.lime, 0.9, z0 - 1.4, z1 + 1)
  s += wall(x0, x1 + 0.7, 3.7, 4, p.deep, z0 - 0.4) + wall(x0, x1 + 0.7, 8.2, 8.5, p.forest, z0 - 0.4)
  for (const z of [28, 32, 36]) s += turn(5.4, 7.8, p.deep, 0, z, z + 2) + turn(1, 3.4, p.deep, 0, z, z + 2)
  // hedge, lawn in mown bands, the path that forks to the door
  s +=
    thicket({
      pts: triples([-40, 840, 1, 300, 836, 1, 560, 826, 0.9, 740, 806, 0.6]),
      size: 46,
      seed: 'ah',
      tones: [p.forest, p.fern],
    }) +
    thicket({
      pts: triples([1060, 760, 0.6, 1300, 770, 0.8, 1640, 790, 1]),
      size: 60,
      seed: 'hedge',
      tones: [p.forest, p.fern],
    })
  s +=
    path(spline(pts([-60, 846, 400, 836, 900, 796, 1660, 800, 1660, 1240, -60, 1240])), p.lime) +
    path(spline(pts([-60, 900, 420, 884, 900, 850, 1660, 866, 1660, 930, 900, 910, 420, 948, -60, 968])), p.leaf) +
    path(spline(pts([-60, 1060, 420, 1030, 900, 1000, 1660, 1040, 1660, 1240, -60, 1240])), p.leaf)
  s += path(
    ribbon(pts([430, 1260, 470, 1120, 560, 1010, 520, 920, 420, 880, 366, 836]), (t) => 200 * (1 - t) ** 1.3 + 34, 34),
    p.paper,
  )
  // the house stands in the light; its shadow lies to the right
  s += path(
    spline(pts([900, 1010, 1100, 990, 1380, 1000, 1560, 1030, 1580, 1060, 1400, 1080, 1100, 1070, 930, 1050])),
    p.fern,
  )
  s += place(
    roundHut({ thatch: p.clay, thatchLit: p.light, thatchShade: p.deep, post: p.ink, dark: p.ink }, 'hut'),
    1070,
    1050,
    1.62,
  )
  // people: two on the path, one by the ladder
  const who = { skin: p.ink, hair: p.ink }
  const stand = (
    x: number,
    y: number,
    k: number,
    top: string,
    cloth: string,
    legs: 'long' | 'skirt' | 'short',
    flip: 1 | -1,
    pose = poses.back,
  ) =>
    path(lenses([[x + 44 * k, y + 2, 110 * k, 9 * k]]), p.fern) +
    place(person(pose, { ...who, top, cloth, legs, longHair: legs === 'skirt' }), x, y, k, 0, flip)
  s +=
    stand(640, 1076, 2, p.clay, p.clay, 'skirt', 1) +
    stand(720, 1080, 2.05, p.paper, p.deep, 'long', 1, poses.hold) +
    stand(432, 872, 0.9, p.forest, p.ink, 'long', 1) +
    stand(398, 874, 0.86, p.paper, p.forest, 'skirt', 1)
  // a rain tree leans in and makes the roof of the picture
  s +=
    path(
      ribbon(
        pts([-30, 1250, 60, 900, 70, 600, 170, 330, 330, 160]),
        (t) => 150 - 100 * t + 90 * Math.max(0, 1 - t * 8),
        24,
      ) +
        ribbon(pts([80, 620, 60, 400, -40, 200]), (t) => 80 - 40 * t, 14) +
        ribbon(pts([150, 380, 300, 280, 500, 220]), (t) => 50 - 36 * t, 14),
      p.ink,
    ) +
    path(
      ribbon(pts([84, 1100, 112, 880, 106, 620, 200, 360]), (t) => 18 - 8 * t, 20),
      p.fern,
    )
  for (const [i, [x, y, k]] of triples([
    560, 170, 0.8, 390, 90, 1.1, 160, 60, 1.2, 640, 40, 0.9, -20, 200, 1,
  ]).entries())
    s += treeCrown({
      x,
      y,
      rx: 200 * k,
      ry: 100 * k,
      seed: `ar${i}`,
      tones: [p.deep, p.forest, p.leaf],
      light: [-0.5, -0.7],
      lobes: 6,
    })
  s += leaves({ x: 1610, y: 1230, size: 280, seed: 'al', tones: [p.deep, p.forest], from: -2.9, to: -1.4, count: 18 })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
