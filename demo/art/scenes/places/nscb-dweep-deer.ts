// Ross Island at noon: what is left of the bakery looks out to sea through its arches, and the deer have the lawn.

import { deer } from '../../kit/animals/deer.ts'
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { clip, lens, path, place, poly, rect, rng, spline } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { broken, roots, roundArch } from '../../kit/buildings/ruin.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 470,
      foot = 760
    let s = sky({
      bands: [
        [0, p.aqua],
        [130, p.sky],
        [300, p.paper],
      ],
      bottom: hz,
      seed: 'nds',
      drift: 14,
      slivers: 4,
    })
    s +=
      cloud({ x: 1180, y: 210, w: 520, h: 130, seed: 'ndc', ink: p.paper }) +
      island({ x: 420, w: 980, h: 92, horizon: hz, seed: 'ndi', ink: p.lagoon, peak: 0.35 }) +
      rect(-10, hz, 1620, 400, p.deep) +
      crests({ horizon: hz, ink: p.lagoon, seed: 'ndw', rows: 12, density: 0.9, weight: 0.8, bottom: 760 }) +
      crests({ horizon: hz, ink: p.aqua, seed: 'ndx', rows: 8, density: 0.5, weight: 0.7, bottom: 700, from: 0.2 })
    // the wall: red brick, five arches with the bay in them, a head that has lost its stones
    const r = rng('ndb')
    const head: Point[] = [
      [260, foot + 30],
      [262, 372],
      ...broken([270, 366], [560, 340], 5, r, 20),
      ...broken([570, 344], [760, 420], 4, r, 24),
      ...broken([770, 424], [1010, 396], 5, r, 18),
      ...broken([1016, 400], [1190, 540], 4, r, 26),
      ...broken([1200, 560], [1330, 690], 3, r, 22),
      [1350, foot + 30],
    ]
    const openings = [
      [370, 150, 260],
      [566, 150, 268],
      [762, 140, 240],
      [950, 140, 250],
      [1120, 110, 150],
    ] as const
    const arches = openings.map(([x, w, h]) => roundArch(x, foot + 6, w, h)).join('')
    const reveals = openings.map(([x, w, h]) => roundArch(x - 8, foot + 6, w + 26, h + 16)).join('')
    let bricks = ''
    for (let row = 0; row < 24; row++)
      for (let at = 270; at < 1330; at += 36)
        if (r() > 0.8) bricks += `M${at + (row % 2) * 18} ${372 + row * 17}h28v10h-28z`
    const front = poly(head)
    s += clip(
      front,
      path(front, p.coral) +
        path(bricks, p.sand) +
        path(spline(pts([240, 300, 420, 320, 470, 420, 400, 560, 330, 620, 240, 640])), p.sand) +
        path(reveals, p.forest),
    )
    s += clip(
      arches,
      rect(200, 380, 1200, 110, p.paper) +
        rect(200, hz, 1200, 400, p.lagoon) +
        path(lens(560, hz + 6, 900, 60), p.aqua) +
        crests({ horizon: hz, ink: p.paper, seed: 'ndy', rows: 10, density: 0.6, weight: 0.7, bottom: 740 }),
    )
    // the fig that holds the taller end up
    s +=
      roots({
        list: [
          [320, 380, 290, foot + 10, 30],
          [470, 356, 468, foot + 16, 26],
          [640, 372, 664, foot + 10, 24],
          [420, 360, 300, 700, 16],
        ],
        seed: 'ndr',
        ink: p.forest,
        lit: p.leaf,
        forks: 3,
      }) + path(spline(pts([260, 372, 300, 330, 420, 318, 560, 322, 680, 366, 620, 384, 470, 366, 340, 384])), p.forest)
    for (const [x, y, k] of triples([250, 210, 1, 420, 160, 1.2, 590, 220, 1, 340, 300, 0.8, 530, 312, 0.7]))
      s += treeCrown({
        x,
        y,
        rx: 150 * k,
        ry: 100 * k,
        seed: `ndt${x}`,
        tones: [p.forest, p.leaf],
        light: [0.5, -0.7],
        lobes: 5,
      })
    // the lawn, with shade under the tree and light beyond it
    s +=
      path(
        spline(pts([-80, 770, 200, 752, 600, 764, 1000, 756, 1400, 742, 1700, 750, 1700, 1260, -80, 1260])),
        p.leaf,
      ) +
      path(spline(pts([-80, 800, 160, 782, 460, 800, 640, 836, 520, 880, 240, 900, -80, 890])), p.forest) +
      path(spline(pts([620, 880, 980, 826, 1420, 850, 1700, 826, 1700, 930, 1400, 960, 1000, 944])), p.sand) +
      thicket({
        pts: triples([1180, 768, 0.6, 1290, 756, 0.9, 1420, 744, 1.1, 1560, 740, 1.3]),
        size: 56,
        seed: 'ndu',
        tones: [p.forest, p.leaf],
      })
    const trunks = { trunk: p.forest, trunkLit: p.sand, back: p.forest, mid: p.forest, lit: p.leaf, light: 1 as const }
    s +=
      palm({ x: 1380, y: 800, h: 560, lean: 60, size: 250, seed: 'ndp1', ...trunks, count: 9 }) +
      palm({ x: 1520, y: 840, h: 660, lean: -50, size: 280, seed: 'ndp2', ...trunks, count: 9 }) +
      path(lens(1300, 866, 340, 20) + lens(1400, 884, 260, 16), p.forest)
    // three deer: a stag that watches us, two that do not
    const coat = { coat: p.coral, shade: p.forest, belly: p.paper, spot: p.paper }
    s +=
      path(lens(880, 1062, 330, 26) + lens(560, 992, 220, 18) + lens(1140, 968, 190, 16), p.forest) +
      place(deer(coat, true), 1150, 966, 1.1) +
      place(deer(coat, true), 550, 990, 1.3, 0, -1) +
      place(deer({ ...coat, antler: p.forest }), 880, 1060, 1.9)
    return (
      s +
      path(spline(pts([-60, 1150, 300, 1130, 700, 1160, 1100, 1150, 1660, 1110, 1660, 1260, -60, 1260])), p.forest) +
      leaves({ x: 1620, y: 1240, size: 330, seed: 'ndl', tones: [p.forest, p.leaf], from: -2.9, to: -1.4, count: 22 }) +
      leaves({ x: -30, y: 1240, size: 300, seed: 'ndm', tones: [p.forest, p.leaf], from: -1.7, to: -0.2, count: 22 })
    )
  }, options)
