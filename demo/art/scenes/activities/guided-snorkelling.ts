// Half over, half under: a guide tows a guest in a float ring along a palm beach; the coral garden lies an arm's length below.

import { brain, fan, staghorn, table, tubes } from '../../kit/animals/coral.ts'
import { fish } from '../../kit/animals/fish.ts'
import { school } from '../../kit/animals/school.ts'
import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { clip as cut, lens, lenses, path, place, rect, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { drift, orbit, rising, sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { bubbles } from '../../kit/people/diver.ts'
import { snorkeller } from '../../kit/people/snorkeller.ts'
import { island } from '../../kit/sea/islands.ts'
import { ridge, shafts } from '../../kit/sea/under-water.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.47, y: 0.42 }
export const clip = { seconds: 5 }
const draw = (time: number) => {
  const p = palettes.noon,
    hz = 300
  let s =
    rect(0, 0, 1600, 400, p.sky) +
    path(spline(pts([-80, 96, 300, 110, 700, 88, 1100, 104, 1700, 84, 1700, 420, -80, 420])), p.paper) +
    cloud({ x: 420, y: 236, w: 520, h: 120, seed: 'gc', ink: p.sky, lit: p.sky }) +
    island({ x: 260, w: 760, h: 46, horizon: hz, seed: 'gi', ink: p.aqua, peak: 0.5 }) +
    rect(0, hz, 1600, 300, p.deep) +
    path(spline(pts([-60, 326, 300, 322, 800, 330, 1660, 324, 1660, 620, -60, 620])), p.lagoon) +
    path(
      lenses(quads([260, 312, 420, 5, 700, 316, 300, 4, 460, 346, 380, 7, 120, 372, 260, 7, 820, 366, 300, 6])),
      p.aqua,
    )
  // the beach and its palms
  s +=
    path(spline(pts([850, 330, 1000, 306, 1240, 288, 1660, 270, 1660, 420, 1200, 400, 960, 360])), p.sand) +
    path(spline(pts([800, 338, 1000, 336, 1260, 372, 1660, 400, 1660, 440, 1160, 420, 900, 362])), p.aqua) +
    path(spline(pts([980, 306, 1080, 236, 1240, 196, 1440, 176, 1660, 150, 1660, 300, 1300, 296])), p.forest)
  for (const [x, y, k] of [
    [1090, 262, 0.6],
    [1210, 226, 0.85],
    [1350, 206, 1],
    [1500, 186, 1.1],
    [1620, 190, 1.1],
    [1290, 262, 0.7],
    [1450, 258, 0.9],
  ])
    s += canopy({ x, y, rx: 100 * k, ry: 58 * k, seed: `gk${x}`, tones: [p.forest, p.forest, p.leaf] })
  for (const [x, y, h, lean] of quads([
    1040, 312, 150, -36, 1180, 304, 210, -30, 1330, 300, 250, 40, 1490, 296, 230, -50,
  ]))
    s += farPalm({
      x,
      y,
      h,
      lean: lean + 3 * sway(time, 1, x / 700),
      seed: `gp${x}`,
      ink: p.forest,
      lit: p.leaf,
      light: -1,
    })
  // the line of the water across the lens, and everything under it
  const line = (x: number) => 500 - (x - 800) * 0.05 + 17 * swell(x, time, 820) + 7 * swell(x, time, 410, -1, 0.3),
    surf: Point[] = []
  for (let x = -60; x <= 1660; x += 40) surf.push([x, line(x)])
  const under = `${spline(surf, false)}L1680 1260L-80 1260z`
  const below = (y: number, k: number) => {
    const q: Point[] = []
    for (let x = -80; x <= 1680; x += 80) q.push([x, y - (x - 800) * 0.04 + 15 * swell(x, time, 880, 1, k)])
    return `${spline(q, false)}L1700 1260L-100 1260z`
  }
  let u = path(under, p.sky) + path(below(566, 0.2), p.aqua) + path(below(820, 0.6), p.lagoon)
  u += path(
    shafts(
      [
        [300, 60, 60, 170, 1100],
        [520, 40, 430, 110, 1120],
        [760, 70, 760, 180, 1120],
        [1010, 40, 1100, 120, 1080],
        [1230, 70, 1420, 180, 1000],
      ],
      600,
      time,
    ),
    p.sky,
    'opacity=".32"',
  )
  u += school({
    line: pts([1680, 690, 1480, 660, 1300, 720, 1120, 700, 980, 780, 860, 900]),
    count: 54,
    spread: 56,
    size: 1.8,
    rand: rng('gh'),
    ink: p.deep,
    lit: p.paper,
    time,
  })
  u += path(
    ridge(pts([-60, 900, 200, 870, 420, 930, 700, 980, 960, 960, 1200, 880, 1420, 820, 1660, 790]), rng('g1'), 14),
    p.deep,
  )
  for (const [x, y, h, k] of quads([
    110, 900, 130, 0, 290, 910, 100, 1, 1240, 890, 130, 1, 1400, 850, 150, 0, 1560, 830, 120, 1, 620, 980, 100, 2,
  ]))
    u +=
      k === 0
        ? table({ x, y: y + 14, w: h * 1.8, h, seed: `gt${x}`, ink: p.deep, lit: p.lagoon })
        : k === 1
          ? staghorn({ x, y: y + 12, h, seed: `gt${x}`, ink: p.deep, lit: p.aqua })
          : brain({ x, y: y + 14, w: h * 1.7, h: h * 0.9, seed: `gt${x}`, ink: p.deep, lit: p.lagoon })
  u +=
    staghorn({ x: 470, y: 1160, h: 270, seed: 'gs1', ink: p.coral, lit: p.sand }) +
    table({ x: 820, y: 1160, w: 380, h: 150, seed: 'gs2', ink: p.forest, lit: p.leaf }) +
    brain({ x: 1120, y: 1160, w: 270, h: 160, seed: 'gs3', ink: p.forest, lit: p.leaf }) +
    tubes({ x: 1380, y: 1130, h: 220, seed: 'gs4', ink: p.sand, lit: p.sand, hole: p.forest, count: 4 }) +
    fan({ x: 160, y: 1130, h: 330, seed: 'gs5', ink: p.forest, lit: p.forest, lean: 0.1 + 0.02 * sway(time, 1, 0.2) })
  u += path(
    ridge(pts([-60, 1080, 200, 1100, 480, 1140, 800, 1154, 1120, 1130, 1380, 1080, 1660, 1020]), rng('g2'), 14),
    p.forest,
  )
  for (const [i, [x, y, k, way]] of (
    [
      [640, 860, 1, 1],
      [760, 930, 0.74, 1],
      [560, 950, 0.6, 1],
      [1010, 1010, 0.8, -1],
    ] as const
  ).entries()) {
    const o = orbit(time, 26, 11, 1, i * 0.29)
    u += place(
      fish({
        body: i === 3 ? p.sand : p.coral,
        stripe: i === 3 ? p.forest : p.paper,
        fin: p.forest,
        eye: p.forest,
        belly: i === 3 ? p.paper : p.sand,
        tall: 1.25,
        bars: 2,
      }),
      x + o[0],
      y + o[1],
      k,
      4 * sway(time, 1, i * 0.4),
      way,
    )
  }
  s += cut(under, u)
  // guide ahead, rope, ring, guest: all ride the same swell
  const gx = 384 + 8 * drift(time, 0.1),
    gy = line(384) + 30,
    rx = 838 + 8 * drift(time, 0.06),
    ry = line(838) + 2,
    bx = 1108 + 8 * drift(time, 0.03),
    by = line(1108) + 34
  const suit = { skin: p.forest, suit: p.forest, suitLit: p.lagoon, mask: p.paper, tube: p.coral, fin: p.leaf }
  s += path(
    ribbon(
      [
        [gx + 70, gy + 16],
        [(gx + rx) / 2 + 20, line(630) + 40 + 6 * sway(time, 1, 0.4)],
        [rx - 96, ry + 8],
      ],
      () => 5,
      16,
    ),
    p.paper,
  )
  s +=
    place(snorkeller({ ...suit, kick: sway(time, 2) }), gx, gy, 1.5, -4 + 1.5 * sway(time, 1, 0.2)) +
    place(
      snorkeller({
        ...suit,
        suit: p.sand,
        suitLit: p.paper,
        tube: p.paper,
        fin: p.coral,
        kick: 0.8 * sway(time, 2, 0.4),
      }),
      bx,
      by,
      1.5,
      2 + 1.5 * sway(time, 1, 0.5),
    )
  const tilt = 3 * sway(time, 1, 0.3)
  const ringBody =
    path(lens(0, 0, 10, 10), p.paper) +
    path(
      spline(
        pts([-104, 2, -96, -24, -60, -40, 0, -46, 60, -40, 96, -24, 104, 2, 96, 28, 60, 42, 0, 46, -60, 42, -96, 28]),
      ),
      p.coral,
    ) +
    path(
      spline(pts([-50, -44, -16, -47, -22, 46, -56, 42])) + spline(pts([52, -42, 82, -34, 78, 36, 46, 44])),
      p.paper,
    ) +
    path(spline(pts([-66, -16, 0, -26, 66, -16, 58, -4, 0, -12, -58, -4])), p.forest)
  s += place(ringBody, rx, ry, 1, tilt)
  // the bright lip of the surface over them all
  const lip = [
    ...surf.map(([x, y]): Point => [x, y - 5 - 3 * swell(x, time, 164, 1, 0.2)]),
    ...[...surf].reverse().map(([x, y]): Point => [x, y + 7 + 4 * swell(x, time, 234, 1, 0.6)]),
  ]
  return (
    s +
    path(spline(lip), p.paper) +
    bubbles(
      rising({ x: gx - 90, from: gy + 40, to: line(340) + 14, count: 6, size: 11, rand: rng('gb'), time }),
      p.sky,
      p.paper,
    )
  )
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
