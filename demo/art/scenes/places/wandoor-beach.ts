// Wandoor Beach, early: the trees the great wave felled lie bleached on the sand; the net's floats ring the bathing water.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lenses, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { driftwood } from '../../kit/shore/driftwood.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { snag } from '../../kit/trees/snag.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.62 }
const draw = () => {
  const p = palettes.dawn,
    hz = 430,
    r = rng('wandoor')
  let s = sky({
    bands: [
      [0, p.jade],
      [80, p.mist],
      [200, p.paper],
      [330, p.butter],
    ],
    bottom: hz,
    seed: 'ws',
    drift: 20,
    slivers: 6,
  })
  s +=
    sun({ x: 1130, y: 330, r: 70, ink: p.peach }) +
    bars(quads([1060, 352, 260, 8, 1210, 372, 300, 8, 980, 392, 220, 6]), p.butter) +
    bars(
      [
        [420, 250, 360, 12],
        [560, 274, 260, 9],
      ],
      p.peach,
    )
  s +=
    island({ x: 560, w: 520, h: 56, horizon: hz, seed: 'wi', ink: p.jade, peak: 0.4 }) +
    island({ x: 1400, w: 560, h: 84, horizon: hz, seed: 'wj', ink: p.jade, lit: p.mist, peak: 0.65, light: -1 }) +
    island({ x: 900, w: 340, h: 34, horizon: hz, seed: 'wk', ink: p.jade, peak: 0.5 })
  s += sea({
    horizon: hz,
    inks: [p.mist, p.jade, p.leaf, p.leaf, p.jade],
    seed: 'ww',
    power: 1.2,
    bottom: 820,
    sway: 10,
  })
  s +=
    crests({ horizon: hz, bottom: 820, ink: p.paper, seed: 'wc', rows: 12, density: 0.7, weight: 0.6 }) +
    crests({ horizon: hz, bottom: 820, ink: p.jade, seed: 'wd', rows: 12, density: 0.8, weight: 0.8, from: 0.2 }) +
    glitter({ x: 1130, top: hz + 4, bottom: 640, width: 130, ink: p.butter, rand: r })
  // the bathing net: floats on a long bow of rope
  const bow = Array.from({ length: 30 }, (_, i): Point => {
    const t = i / 29
    return [330 + 1180 * t, 640 - Math.sin(Math.PI * t) * 96 + t * 10]
  })
  s += bow.map(([x, y], i) => circle(x, y, 4.6 + Math.abs(i - 15) * 0.22, i % 4 ? p.paper : p.rose)).join('')
  // forest point at the left, standing dead trees at its edge
  s += path(spline(pts([-60, 250, 60, 262, 170, 300, 270, 360, 360, 410, 440, 436, 300, 470, -60, 560])), p.ink)
  for (const [i, [x, y, k]] of triples([
    -10, 270, 1.2, 110, 310, 1, 210, 360, 0.8, 300, 402, 0.55, 20, 380, 1.2, 150, 410, 0.9,
  ]).entries())
    s += canopy({ x, y, rx: 130 * k, ry: 84 * k, seed: `wt${i}`, tones: [p.ink, p.leaf] })
  // wet edge and dry sand, long and nearly empty
  s +=
    path(
      spline(
        pts([-60, 520, 160, 500, 300, 520, 420, 580, 640, 660, 900, 708, 1250, 740, 1660, 728, 1660, 1240, -60, 1240]),
      ),
      p.paper,
    ) +
    path(
      spline(
        pts([-60, 528, 160, 510, 290, 532, 410, 596, 630, 676, 900, 722, 1250, 756, 1660, 742, 1660, 1240, -60, 1240]),
      ),
      p.rose,
    )
  s += path(
    spline(
      pts([-60, 548, 150, 530, 270, 556, 390, 626, 600, 712, 880, 766, 1240, 806, 1660, 794, 1660, 1240, -60, 1240]),
    ),
    p.peach,
  )
  s +=
    path(lenses(quads([900, 742, 420, 9, 1300, 772, 360, 8, 640, 690, 200, 6])), p.butter) +
    path(
      lenses(
        quads([
          1240, 1040, 420, 10, 1460, 1080, 300, 9, 1120, 1150, 380, 12, 200, 1160, 360, 11, 640, 800, 300, 8, 900, 840,
          220, 7, 560, 770, 160, 6, 120, 700, 260, 7,
        ]),
      ),
      p.butter,
    )
  for (const [x, y, h, lean, w] of [
    [330, 600, 330, 46, 22],
    [236, 596, 240, -30, 18],
    [440, 650, 170, 40, 15],
  ])
    s += snag({ x, y, h, lean, w, seed: `sn${x}`, ink: p.mauve, lit: p.butter, light: 1, limbs: 5 })
  const wood = { lit: p.paper, body: p.butter, shade: p.mauve, dark: p.ink }
  // far trunks, each on its shadow
  const shadow = (list: readonly [number, number, number, number][]) => path(lenses(list), p.rose)
  s +=
    shadow([[1210, 866, 440, 34]]) +
    driftwood({
      line: pts([1010, 848, 1120, 850, 1260, 842, 1400, 826]),
      w0: 40,
      w1: 20,
      seed: 'd1',
      ...wood,
      root: 62,
      stubs: [
        [0.5, -1.2, 90],
        [0.76, -0.7, 80],
      ],
    })
  s +=
    path(spline(pts([-60, 830, 160, 846, 400, 872, 470, 906, 300, 910, 100, 888, -60, 866])), p.rose) +
    driftwood({
      line: pts([420, 868, 300, 858, 160, 838, 0, 826, -80, 820]),
      w0: 62,
      w1: 36,
      seed: 'd2',
      ...wood,
      root: 96,
      stubs: [[0.4, -1.9, 120]],
    })
  // the great trunk across the sheet: shadow toward us, root plate at the left
  s += path(
    spline(
      pts([
        360, 1100, 520, 1040, 880, 966, 1330, 866, 1500, 806, 1520, 822, 1420, 880, 1160, 970, 900, 1046, 660, 1110,
        480, 1150, 330, 1136,
      ]),
    ),
    p.rose,
  )
  s += driftwood({
    line: pts([470, 1040, 640, 1010, 880, 966, 1120, 920, 1330, 866, 1500, 806]),
    w0: 126,
    w1: 44,
    seed: 'd3',
    ...wood,
    root: 210,
    stubs: triples([0.55, -1.15, 250, 0.74, -0.85, 180, 0.4, -1.9, 120]),
  })
  s +=
    place(person(poses.sit, { skin: p.ink, top: p.rose, cloth: p.ink, hair: p.ink, legs: 'long' }), 800, 946, 1.6) +
    place(
      person(poses.sit, { skin: p.ink, top: p.leaf, cloth: p.leaf, hair: p.ink, legs: 'skirt', longHair: true }),
      716,
      958,
      1.55,
    )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
