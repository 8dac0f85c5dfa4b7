// On the sea bed: two guests in clear helmets cross the sand side by side, hoses to the boat above, fish come to look.

import { brain, fan, staghorn, table } from '../../kit/animals/coral.ts'
import { fish } from '../../kit/animals/fish.ts'
import { school } from '../../kit/animals/school.ts'
import type { Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, path, place, rect, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { drift, orbit, rising, sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { bubbles } from '../../kit/people/diver.ts'
import type { Dress, Pose } from '../../kit/people/person.ts'
import { hoseFrom, seaWalker } from '../../kit/people/sea-walker.ts'
import { ridge, shafts, water } from '../../kit/sea/under-water.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.46, y: 0.56 }
export const clip = { seconds: 5 }
const draw = (time: number) => {
  const p = palettes.shade
  let s =
    rect(0, 0, 1600, 1204, p.light) +
    water(96, p.lime, 16, time, 0.1, 30) +
    water(330, p.leaf, 20, time, 0.4, 60) +
    water(640, p.fern, 22, time, 0.7, 40)
  s += path(
    shafts(
      [
        [760, 60, 470, 170, 960],
        [900, 40, 800, 110, 1010],
        [1010, 80, 1100, 210, 980],
        [1150, 40, 1420, 130, 900],
        [620, 40, 120, 130, 860],
      ],
      -10,
      time,
    ),
    p.lime,
    'opacity=".4"',
  )
  // the boat overhead, seen from under its quarter, with the ladder they came down by
  const rock = 1.4 * sway(time, 1, 0.2),
    up = 5 * drift(time)
  const boat =
    path(spline(pts([-330, -60, -320, 10, -240, 46, -40, 56, 160, 44, 280, 6, 340, -60])), p.ink) +
    path(spline(pts([-300, -60, -250, 12, -60, 24, 140, 14, 300, -60])), p.forest) +
    path(
      ribbon(pts([-196, 30, -204, 120, -212, 210]), () => 8) +
        ribbon(pts([-140, 36, -146, 120, -152, 214]), () => 8) +
        [66, 104, 142, 180].map((y) => lens(-174 - (y - 66) * 0.07, y, 74, 8)).join(''),
      p.ink,
    )
  s += place(boat, 420, 44 + up, 1, rock)
  s += path(lenses(quads([190, 20, 300, 16, 900, 34, 420, 26, 1280, 22, 320, 18, 1060, 66, 220, 14])), p.paper)
  s += school({
    line: pts([1680, 420, 1460, 340, 1220, 330, 1020, 400, 900, 380]),
    count: 46,
    spread: 54,
    size: 1.7,
    rand: rng('ws'),
    ink: p.forest,
    lit: p.light,
    time,
  })
  // far coral, then the sand with its ripples
  s += path(
    ridge(pts([-60, 800, 160, 770, 380, 850, 700, 890, 1000, 870, 1260, 780, 1460, 720, 1660, 700]), rng('w1'), 16),
    p.forest,
  )
  for (const [x, y, h, k] of quads([
    120, 800, 120, 0, 1290, 790, 140, 0, 1450, 750, 120, 1, 1570, 720, 120, 0, 290, 840, 90, 1,
  ]))
    s += k
      ? staghorn({ x, y: y + 10, h, seed: `w${x}`, ink: p.forest, lit: p.fern })
      : table({ x, y: y + 14, w: h * 1.7, h, seed: `w${x}`, ink: p.forest, lit: p.fern })
  s += path(ridge(pts([-60, 900, 300, 908, 700, 884, 1100, 872, 1660, 880]), rng('w2'), 5), p.lime)
  s += path(ridge(pts([-60, 968, 300, 946, 700, 918, 1000, 916, 1320, 950, 1660, 930]), rng('w3'), 5), p.light)
  const r = rng('ripples')
  let mark = '',
    pale = ''
  for (let i = 0; i < 40; i++) {
    const t = r() ** 0.7,
      x = r.in(-40, 1640),
      y = 930 + t * 240
    const d = lens(x + 6 * sway(time, 1, r()), y, 60 + 190 * t * r(), 4 + 8 * t, r.j(6))
    if (i % 3) mark += d
    else pale += d
  }
  s += path(mark, p.lime) + path(pale, p.paper)
  // two walkers: arms float, feet stay
  const float = (k: number) => 3.4 * sway(time, 1, k),
    lead: Pose = {
      head: [6, -93],
      neck: [3, -83],
      hip: [-1, -50],
      arms: [
        [
          [15, -72],
          [29, -78 + float(0.1)],
        ],
        [
          [-13, -68],
          [-25, -57 + float(0.6) * 0.5],
        ],
      ],
      legs: [
        [
          [11, -31],
          [15, -3],
        ],
        [
          [-5, -27],
          [-15, -3],
        ],
      ],
      girth: 9.5,
      face: 1,
    },
    second: Pose = {
      head: [5, -93],
      neck: [2, -83],
      hip: [0, -50],
      arms: [
        [
          [15, -70],
          [29, -66 + float(0.6) * 0.5],
        ],
        [
          [-16, -74],
          [-27, -84 + float(0.35)],
        ],
      ],
      legs: [
        [
          [8, -29],
          [6, -2],
        ],
        [
          [-6, -28],
          [-9, -1],
        ],
      ],
      girth: 9.5,
      face: 1,
    }
  const helmet = { shell: p.paper, shade: p.lime, glass: p.light, shine: p.paper, rim: p.ink }
  const walker = (pose: Pose, dress: Dress, x: number, y: number, k: number, top: readonly number[], phase: number) => {
    const lean = 0.9 * sway(time, 1, phase),
      from: Point = [x + (pose.head[0] + hoseFrom[0]) * k + lean * 7, y + (pose.head[1] + hoseFrom[1]) * k],
      hose: Point[] = [
        from,
        [from[0] - 70 + 8 * sway(time, 1, phase), from[1] - 60],
        ...pts(top).map(([u, v], i): Point => [u + (12 - 5 * i) * sway(time, 1, phase + 0.2 + i * 0.1), v]),
      ]
    return (
      path(lens(x + 30, y + 2, 62 * k, 7 * k), p.lime) +
      path(
        ribbon(hose, () => 11, 40),
        p.paper,
      ) +
      place(seaWalker(pose, dress, helmet), x, y, k, lean)
    )
  }
  const skin = { skin: p.clay, farSkin: p.clay, hair: p.ink, legs: 'short' as const }
  s +=
    walker(
      second,
      { ...skin, top: p.deep, topShade: p.ink, cloth: p.ink, longHair: true },
      520,
      1040,
      4.2,
      [300, 420, 330, 240, 300, 70],
      0.3,
    ) +
    walker(
      lead,
      { ...skin, top: p.paper, topShade: p.lime, cloth: p.forest },
      806,
      1060,
      4.7,
      [560, 400, 560, 220, 480, 70],
      0.7,
    )
  const air = (x: number, y: number, seed: string) =>
    bubbles(
      rising({ x, from: y, to: y - 480, count: 12, size: 17, rand: rng(seed), time, wobble: 34 }),
      p.light,
      p.paper,
    )
  s += air(844, 530, 'wa') + air(566, 580, 'wb')
  // fish that come to look, at the hand held out
  const looker = (x: number, y: number, k: number, way: 1 | -1, i: number, body: Ink) => {
    const [dx, dy] = orbit(time, 24, 10, 1, i * 0.27)
    return place(
      fish({ body, stripe: p.ink, fin: p.forest, eye: p.ink, belly: p.paper, tall: 1.35, bars: 3 }),
      x + dx,
      y + dy,
      k * (1 + 0.02 * swell(i, time, 3)),
      5 * sway(time, 1, i * 0.4),
      way,
    )
  }
  s +=
    looker(1080, 640, 1.15, 1, 0, p.light) +
    looker(1190, 730, 0.9, 1, 1, p.light) +
    looker(1130, 800, 0.7, 1, 2, p.lime) +
    looker(1290, 640, 0.8, 1, 3, p.lime)
  // near coral in shadow frames the right and the lower left
  s +=
    fan({ x: 1470, y: 1150, h: 430, seed: 'wf', ink: p.ink, lit: p.ink, lean: -0.12 + 0.02 * sway(time) }) +
    brain({ x: 1250, y: 1190, w: 270, h: 150, seed: 'wr', ink: p.forest, lit: p.leaf }) +
    staghorn({ x: 140, y: 1170, h: 250, seed: 'wt', ink: p.forest, lit: p.leaf })
  return (
    s +
    path(
      ridge(pts([-60, 1120, 160, 1130, 420, 1186, 800, 1204, 1120, 1180, 1360, 1120, 1660, 1090]), rng('w4'), 12),
      p.ink,
    )
  )
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
