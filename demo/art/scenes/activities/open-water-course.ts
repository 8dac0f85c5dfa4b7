// A class under water late in the day: three students kneel in a row on the sand, the instructor in front shows them the sign.

import { brain, staghorn } from '../../kit/animals/coral.ts'
import { school } from '../../kit/animals/school.ts'
import type { Focus, Ink, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, path, place, rect, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, drift, inAndOut, rising, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { bubbles } from '../../kit/people/diver.ts'
import { divingStudent } from '../../kit/people/diving-student.ts'
import { ridge, shafts, water } from '../../kit/sea/under-water.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.56 }
export const clip = { seconds: 5 }
const draw = (time: number) => {
  const p = palettes.late
  // the low sun through the surface: gold above, teal in the middle, dark below
  let s =
    rect(0, 0, 1600, 1204, p.gold) +
    path(lens(560, -10, 1500, 150), p.paper) +
    water(112, p.orange, 15, time, 0.1) +
    water(176, p.teal, 18, time, 0.5) +
    water(560, p.forest, 22, time, 0.8, 60)
  const g = rng('course-ceiling')
  let pale = ''
  for (let i = 0; i < 38; i++) {
    const x = 560 + g.j(900),
      k = 0.4 + 0.6 * inAndOut(cycle(time, 1, g()), 0.5)
    pale += lens(x, 30 + g() * 130, g.in(80, 250) * k, g.in(7, 17) * k, g.j(5))
  }
  s += path(pale, p.paper)
  s += path(
    shafts(
      [
        [330, 60, 20, 190, 1010],
        [480, 40, 340, 120, 1060],
        [600, 80, 640, 210, 1060],
        [760, 40, 960, 130, 1040],
        [880, 60, 1290, 190, 980],
      ],
      174,
      time,
    ),
    p.gold,
    'opacity=".2"',
  )
  s += school({
    line: pts([1680, 250, 1500, 300, 1340, 400, 1180, 390, 1040, 300, 920, 290]),
    count: 52,
    spread: 54,
    size: 1.8,
    rand: rng('os'),
    ink: p.ink,
    lit: p.gold,
    time,
  })
  // the reef behind them, then the sand they kneel on
  s += path(
    ridge(pts([-60, 830, 180, 800, 420, 850, 760, 880, 1060, 850, 1240, 740, 1420, 640, 1660, 590]), rng('o1'), 18),
    p.plum,
  )
  for (const [x, y, h] of [
    [1300, 730, 120],
    [1500, 640, 150],
    [120, 830, 110],
  ])
    s += staghorn({ x, y: y + 16, h, seed: `o${x}`, ink: p.plum, lit: p.wine })
  s += path(ridge(pts([-60, 930, 300, 916, 760, 900, 1200, 912, 1660, 880]), rng('o2'), 5), p.orange)
  s += path(ridge(pts([-60, 988, 300, 966, 760, 950, 1200, 964, 1660, 940]), rng('o3'), 5), p.gold)
  s += path(
    lenses(
      quads([
        200, 1030, 300, 9, 620, 1080, 360, 11, 1080, 1040, 300, 9, 1420, 1090, 320, 12, 330, 1140, 420, 12, 900, 1150,
        300, 10,
      ]),
    ),
    p.orange,
  )
  s += path(lenses(quads([420, 1000, 200, 7, 1260, 1004, 240, 7, 760, 1120, 260, 8])), p.paper)
  // the class
  const gear = (fin: Ink, tank: Ink) => ({
    suit: p.ink,
    suitLit: p.teal,
    tank,
    tankLit: p.paper,
    fin,
    finLit: p.gold,
    skin: p.gold,
    glass: p.paper,
  })
  const person = (x: number, y: number, k: number, way: 1 | -1, phase: number, fin: Ink, tank: Ink, sign: number) =>
    path(lens(x - way * 24 * k, y + 5, 250 * k, 26 * k), p.orange) +
    place(
      divingStudent({ ...gear(fin, tank), sign, breath: sway(time, 1, phase) }),
      x,
      y + 3 * sway(time, 1, phase),
      k,
      1.6 * drift(time, phase),
      way,
    ) +
    bubbles(
      rising({
        x: x + way * 40 * k,
        from: y - 300 * k,
        to: 190,
        count: 11,
        size: 15 + 3 * k,
        rand: rng(`ob${x}`),
        time,
        wobble: 26,
      }),
      p.gold,
      p.paper,
    )
  s +=
    person(330, 1010, 1.12, 1, 0.1, p.wine, p.orange, 0.12) +
    person(600, 1000, 1.04, 1, 0.4, p.wine, p.coral, 0.9 + 0.1 * sway(time, 1, 0.3)) +
    person(836, 990, 0.96, 1, 0.75, p.wine, p.orange, 0.05) +
    person(1210, 1026, 1.28, -1, 0.25, p.coral, p.paper, 1 + 0.1 * sway(time, 2, 0.1))
  // a slate on the sand between them, near rocks in shadow
  s +=
    brain({ x: 1490, y: 1180, w: 330, h: 180, seed: 'ob', ink: p.ink, lit: p.plum }) +
    staghorn({ x: 70, y: 1190, h: 250, seed: 'on', ink: p.plum, lit: p.coral })
  s += path(
    ridge(pts([-60, 1120, 120, 1140, 320, 1196, 700, 1230, 1100, 1226, 1320, 1170, 1660, 1110]), rng('o4'), 12),
    p.ink,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
