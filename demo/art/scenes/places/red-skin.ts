// Red Skin in the rainy half-year, half in and half out of the water: grey islet above, snorkellers on the line, the reef below.

import { brain, fan, staghorn, table } from '../../kit/animals/coral.ts'
import { fish, shoal } from '../../kit/animals/fish.ts'
import type { Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { clip, lenses, lerp, noise, path, place, poly, rect, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { bubbles } from '../../kit/people/diver.ts'
import { snorkeller } from '../../kit/people/snorkeller.ts'
import { island } from '../../kit/sea/islands.ts'
import { cragPath, strata } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.46, y: 0.5 }
const draw = () => {
  const p = palettes.rain,
    r = rng('red-skin'),
    w = noise(r),
    hz = 420
  let s = sky({
    bands: [
      [0, p.slate],
      [90, p.haze],
      [220, p.mist],
      [340, p.paper],
    ],
    bottom: hz,
    seed: 'rk',
    drift: 26,
    slivers: 7,
  })
  s +=
    path(spline(pts([-60, -40, 1660, -40, 1660, 70, 1300, 110, 1000, 70, 700, 120, 360, 80, -60, 130])), p.sea) +
    path(lenses(quads([420, 180, 420, 16, 640, 210, 300, 12, 1240, 190, 520, 18, 250, 300, 360, 10])), p.slate)
  // slanting rain out at sea
  let rain = ''
  for (let i = 0; i < 16; i++) {
    const x = 90 + i * 22 + r.j(8),
      y = 196 + r.j(24)
    rain += poly([
      [x, y],
      [x + 5, y],
      [x - 36, y + 210],
      [x - 39, y + 210],
    ])
  }
  s += path(rain, p.haze) + island({ x: 240, w: 560, h: 40, horizon: hz, seed: 'ri1', ink: p.slate, peak: 0.5 })
  s +=
    rect(0, hz, 1600, 300, p.slate) +
    path(spline(pts([-60, 448, 300, 444, 800, 452, 1660, 446, 1660, 720, -60, 720])), p.sea) +
    path(
      lenses(
        quads([
          300, 434, 360, 6, 620, 440, 240, 5, 500, 470, 420, 8, 160, 490, 300, 8, 760, 484, 260, 7, 420, 520, 300, 9,
        ]),
      ),
      p.haze,
    )
  // the islet: rock shelf undercut by the tide, forest over it
  s += path(
    spline(
      pts([860, 480, 900, 400, 960, 330, 1060, 280, 1200, 236, 1350, 226, 1500, 250, 1660, 240, 1660, 520, 860, 510]),
      true,
      0.12,
    ),
    p.forest,
  )
  for (const [i, [x, y, k]] of triples([
    1560, 260, 1.1, 1420, 246, 1, 1280, 262, 0.95, 1140, 300, 0.85, 1020, 348, 0.7, 1500, 350, 1.1, 1340, 350, 1, 1190,
    370, 0.9, 1060, 400, 0.65,
  ]).entries())
    s += canopy({ x, y, rx: 120 * k, ry: 72 * k, seed: `rt${i}`, tones: [p.ink, p.forest, p.leaf] })
  const rr = rng('rrock'),
    rock = cragPath(
      pts([820, 500, 880, 440, 960, 424, 1060, 446, 1180, 432, 1320, 440, 1460, 428, 1660, 440, 1660, 560, 820, 560]),
      rr,
      0.1,
      2,
    )
  s +=
    path(rock, p.ink) +
    clip(
      rock,
      path(
        cragPath(
          pts([
            820, 470, 880, 430, 960, 410, 1060, 436, 1180, 420, 1320, 428, 1460, 418, 1660, 430, 1660, 462, 1460, 456,
            1320, 470, 1180, 462, 1060, 478, 960, 456, 890, 478,
          ]),
          rr,
          0.1,
          2,
        ),
        p.haze,
      ) +
        strata({
          x0: 820,
          x1: 1660,
          beds: 2,
          guide: (j, x) => 486 + j * 20 + Math.sin(x / 90) * 4,
          seed: 'rs',
          ink: p.slate,
          weight: 7,
          len: [60, 200],
          gap: [40, 200],
        }),
    )
  // the line of the water across the lens, and everything under it
  const line = (x: number) => 560 + w(x / 300) * 26 + w(40 + x / 120) * 8,
    surf: Point[] = []
  for (let x = -60; x <= 1660; x += 40) surf.push([x, line(x)])
  const under = `${spline(surf, false)}L1680 1220L-80 1220z`
  let u = path(under, p.slate)
  const band = (y: number) => {
    const q: Point[] = []
    for (let x = -80; x <= 1680; x += 100) q.push([x, y + w(x / 260 + 3) * 34])
    return `${spline(q, false)}L1700 1220L-100 1220z`
  }
  const rays =
    poly(pts([330, 540, 520, 540, 380, 1240, 60, 1240])) +
    poly(pts([620, 540, 720, 540, 770, 1240, 590, 1240])) +
    poly(pts([880, 540, 950, 540, 1180, 1240, 1070, 1240]))
  u += path(rays, p.haze) + path(band(820), p.sea) + clip(band(820), path(rays, p.slate))
  const ridge = (list: readonly Point[], ink: Ink, seed: string) => {
    const q: Point[] = [],
      g = rng(seed)
    for (let i = 0; i < list.length - 1; i++)
      for (let j = 0; j < 6; j++)
        q.push([lerp(list[i][0], list[i + 1][0], j / 6), lerp(list[i][1], list[i + 1][1], j / 6) + g.j(15)])
    return path(`${spline([...q, list[list.length - 1]], false)}L1700 1220L-100 1220z`, ink)
  }
  // the islet's foot comes down at the right; coral climbs it
  u +=
    ridge(pts([880, 1220, 960, 1000, 1080, 860, 1200, 740, 1340, 640, 1660, 560]), p.sea, 'g1') +
    ridge(
      pts([-60, 980, 200, 960, 420, 1030, 700, 1080, 980, 1060, 1140, 960, 1280, 840, 1420, 740, 1660, 660]),
      p.forest,
      'g2',
    )
  for (const [x, y, h, k] of quads([
    1180, 950, 120, 0, 1330, 830, 130, 1, 1490, 740, 120, 0, 300, 990, 120, 1, 120, 970, 110, 0, 560, 1070, 110, 2,
  ]))
    u +=
      k === 0
        ? table({ x, y: y + 14, w: h * 1.7, h, seed: `q${x}`, ink: p.forest, lit: p.sea })
        : k === 1
          ? staghorn({ x, y: y + 12, h, seed: `q${x}`, ink: p.forest, lit: p.slate })
          : brain({ x, y: y + 14, w: h * 1.6, h: h * 0.8, seed: `q${x}`, ink: p.forest, lit: p.sea })
  u += shoal({
    pts: pts([60, 900, 180, 800, 330, 760, 470, 790]),
    count: 46,
    spread: 50,
    size: 1.6,
    rand: rng('sh'),
    ink: p.forest,
    lit: p.mist,
  })
  u +=
    staghorn({ x: 1430, y: 1010, h: 230, seed: 'sa', ink: p.lamp, lit: p.paper }) +
    brain({ x: 1190, y: 1110, w: 230, h: 130, seed: 'ba', ink: p.leaf, lit: p.haze }) +
    table({ x: 900, y: 1180, w: 300, h: 120, seed: 'ta', ink: p.ink, lit: p.leaf }) +
    fan({ x: 150, y: 1150, h: 300, seed: 'fb', ink: p.ink, lit: p.ink, lean: 0.1 }) +
    staghorn({ x: 420, y: 1180, h: 170, seed: 'sb', ink: p.leaf, lit: p.mist })
  u += ridge(pts([-60, 1110, 200, 1110, 480, 1160, 900, 1172, 1200, 1100, 1420, 990, 1660, 900]), p.ink, 'g3')
  for (const [x, y, k, f, a] of [
    [700, 980, 0.7, 1, 6],
    [840, 1030, 0.5, 1, -8],
    [1010, 930, 0.56, -1, 6],
    [600, 900, 0.46, 1, 10],
  ] as const)
    u += place(
      fish({ body: p.lamp, stripe: p.ink, fin: p.leaf, eye: p.ink, belly: p.paper, tall: 1.25, bars: 2 }),
      x,
      y,
      k,
      a,
      f,
    )
  s += clip(under, u)
  // bright lip of the surface, broken; the swimmers lie just under it
  const lip = [
    ...surf.map(([x, y]): Point => [x, y - 5 - 3 * w(x / 90)]),
    ...[...surf].reverse().map(([x, y]): Point => [x, y + 6 + 5 * w(20 + x / 70)]),
  ]
  const suit = { skin: p.forest, suit: p.ink, suitLit: p.sea, mask: p.paper, tube: p.lamp, fin: p.lamp }
  s +=
    place(
      snorkeller({ ...suit, suit: p.forest, suitLit: p.leaf, fin: p.paper, tube: p.paper }),
      1120,
      line(1120) + 26,
      0.72,
      2,
    ) + place(snorkeller(suit), 540, line(540) + 34, 1.35, -6)
  s +=
    path(spline(lip), p.paper) +
    bubbles(triples([410, 700, 8, 398, 670, 12, 420, 640, 7, 404, 622, 9]), p.mist, p.paper)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
