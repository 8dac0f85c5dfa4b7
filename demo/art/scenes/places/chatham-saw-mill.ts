// Chatham Saw Mill, morning: padauk logs stacked at the water's edge, the saw-tooth shed behind, logs afloat in the pond.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { camera, lenses, path, place, poly, rect, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { mill } from '../../kit/buildings/mill.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { log } from '../../kit/shore/log.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.42, y: 0.6 }
const draw = () => {
  const p = palettes.dawn,
    hz = 500,
    cam = camera({ cx: 900, horizon: hz, f: 1300, height: 5 }),
    r = rng('chatham')
  let s = sky({
    bands: [
      [0, p.mist],
      [150, p.paper],
      [330, p.butter],
    ],
    bottom: hz,
    seed: 'cs',
    drift: 18,
    slivers: 5,
  })
  s += sun({ x: 1370, y: 330, r: 96, ink: p.peach })
  s +=
    island({ x: 1400, w: 700, h: 90, horizon: hz, seed: 'ci', ink: p.jade, peak: 0.6 }) +
    island({ x: 900, w: 700, h: 54, horizon: hz, seed: 'cj', ink: p.jade, peak: 0.4 })
  // harbour water
  s +=
    rect(0, hz, 1600, 710, p.mist) +
    path(spline(pts([-60, 560, 400, 552, 900, 566, 1300, 556, 1660, 570, 1660, 1240, -60, 1240])), p.jade) +
    path(spline(pts([700, 1240, 820, 940, 1000, 800, 1250, 760, 1660, 740, 1660, 1240])), p.leaf)
  s += path(
    lenses(
      quads([
        1370, 520, 190, 7, 1366, 538, 150, 7, 1374, 560, 170, 8, 1360, 586, 120, 8, 1376, 616, 150, 9, 1366, 650, 110,
        9,
      ]),
    ),
    p.peach,
  )
  s +=
    crests({ horizon: hz, ink: p.paper, seed: 'c1', rows: 14, density: 0.6, weight: 0.7, x0: 700 }) +
    crests({ horizon: hz, ink: p.jade, seed: 'c2', rows: 10, density: 0.8, from: 0.5, weight: 0.7, x0: 700 })
  // trees behind the shed, the shed itself, its yard
  for (const [i, [x, y, k]] of triples([
    60, 300, 1.3, 260, 330, 1.1, 430, 370, 0.9, 590, 410, 0.8, 720, 440, 0.6,
  ]).entries())
    s += canopy({ x, y, rx: 170 * k, ry: 110 * k, seed: `ct${i}`, tones: [p.leaf, p.leaf] })
  s += path(poly(pts([-10, 480, 780, 496, 800, 540, -10, 540])), p.leaf)
  s += mill(cam, {
    from: [-13.5, 15],
    to: [-4.6, 62],
    bays: 6,
    height: 6.2,
    rise: 3,
    depth: 15,
    wall: p.rose,
    wallShade: p.rose,
    dark: p.ink,
    post: p.peach,
    roof: p.mauve,
    roofLit: p.peach,
    glass: p.paper,
  })
  s += path(
    spline(
      pts([
        -60, 800, 60, 770, 300, 680, 560, 600, 780, 545, 900, 540, 880, 590, 800, 700, 760, 820, 700, 960, 640, 1240,
        -60, 1240,
      ]),
      true,
      0.08,
    ),
    p.butter,
  )
  s += path(
    spline(
      pts([-60, 820, 60, 800, 240, 730, 420, 660, 560, 612, 620, 610, 500, 700, 380, 800, 240, 900, -60, 960]),
      true,
      0.08,
    ),
    p.peach,
  )
  // quay wall to the pond
  s +=
    path(
      spline(
        pts([
          900, 540, 880, 590, 800, 700, 760, 820, 700, 960, 640, 1240, 690, 1240, 744, 980, 800, 836, 836, 716, 904,
          606, 912, 544,
        ]),
        true,
        0.08,
      ),
      p.mauve,
    ) +
    path(
      spline(
        pts([690, 1240, 744, 980, 800, 836, 836, 716, 904, 606, 916, 620, 866, 730, 836, 850, 790, 1000, 750, 1240]),
        true,
        0.1,
      ),
      p.ink,
    )
  // gantry with a hanging log at the quay's end
  const bar = (a: number, b: number, c: number, d: number, w: number) =>
    poly(pts([a - w, b, a + w, b, c + w * 0.8, d, c - w * 0.8, d]))
  s += [
    bar(806, 640, 838, 236, 7),
    bar(880, 600, 846, 236, 6),
    poly(pts([640, 262, 1120, 206, 1120, 220, 640, 282])),
    bar(842, 246, 846, 170, 4),
    poly(pts([846, 170, 1112, 206, 1112, 211, 844, 178])),
    poly(pts([842, 170, 650, 262, 654, 267, 844, 178])),
    bar(812, 560, 876, 440, 3),
    bar(868, 560, 822, 440, 3),
    bar(822, 440, 860, 330, 3),
    bar(862, 440, 832, 330, 3),
  ]
    .map((d) => path(d, p.ink))
    .join('')
  s += path(
    poly(pts([1066, 214, 1070, 214, 1070, 360, 1066, 360])) +
      poly(pts([1066, 358, 1070, 358, 1130, 416, 1126, 420])) +
      poly(pts([1066, 358, 1070, 358, 1010, 424, 1006, 420])),
    p.ink,
  )
  s += log({
    x: 990,
    y: 440,
    rx: 20,
    ry: 26,
    dx: 170,
    dy: -22,
    seed: 'hang',
    bark: p.ink,
    barkLit: p.mauve,
    end: p.peach,
    ring: p.rose,
    heart: p.mauve,
  })
  // logs afloat
  const float = (x: number, y: number, w: number, h: number, tilt: number) =>
    path(
      spline(
        pts([
          x - w / 2,
          y + tilt,
          x - w * 0.4,
          y - h * 0.7 + tilt * 0.8,
          x + w * 0.4,
          y - h * 0.7 - tilt * 0.8,
          x + w / 2,
          y - tilt,
          x + w * 0.4,
          y + h * 0.2 - tilt * 0.8,
          x - w * 0.4,
          y + h * 0.2 + tilt * 0.8,
        ]),
        true,
        0.1,
      ),
      p.mauve,
    ) +
    path(
      spline(
        pts([
          x - w * 0.44,
          y - h * 0.3 + tilt,
          x - w * 0.36,
          y - h * 0.62 + tilt * 0.8,
          x + w * 0.38,
          y - h * 0.62 - tilt * 0.8,
          x + w * 0.44,
          y - h * 0.4 - tilt,
        ]),
        true,
        0.1,
      ),
      p.rose,
    ) +
    path(
      lenses([
        [x, y + h * 0.5, w * 1.05, h * 0.3],
        [x + w * 0.1, y + h * 1.1, w * 0.6, h * 0.22],
      ]),
      p.ink,
    )
  for (const [x, y, w, h, t] of [
    [1080, 716, 150, 14, 3],
    [1230, 748, 170, 16, -3],
    [1040, 800, 180, 18, 4],
    [1280, 836, 230, 22, -6],
    [1040, 900, 240, 24, 8],
    [1450, 900, 240, 24, 4],
    [1240, 986, 320, 32, -8],
    [960, 1060, 290, 34, 10],
    [1440, 1080, 340, 38, 8],
  ])
    s += float(x, y, w, h, t)
  // a man on the quay with a pole, for the size of them
  s +=
    path(lenses([[700, 716, 130, 8]]), p.rose) +
    path(poly(pts([774, 700, 778, 700, 784, 520, 781, 520])), p.ink) +
    place(person(poses.hold, { skin: p.ink, top: p.paper, cloth: p.leaf, hair: p.ink, legs: 'skirt' }), 752, 716, 1.25)
  // the stack: cut ends toward us, catching the light
  const bark = { bark: p.ink, barkLit: p.mauve, ring: p.rose, heart: p.mauve }
  s += path(lenses([[400, 1092, 700, 44]]), p.rose)
  const rows: [number, number, number][] = triples([
    196, 1010, 88, 372, 1016, 84, 540, 1022, 80, 120, 866, 80, 284, 868, 84, 452, 880, 78, 202, 728, 78, 364, 736, 80,
    286, 604, 72,
  ])
  for (const [i, [x, y, k]] of [...rows].entries())
    s += log({
      x: x + r.j(6),
      y: y + r.j(4),
      rx: k * r.in(0.94, 1.04),
      ry: k * r.in(0.94, 1.04),
      dx: 230 - k * 0.3,
      dy: -130,
      seed: `lg${i}`,
      end: i % 3 === 1 ? p.butter : p.peach,
      ...bark,
    })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
