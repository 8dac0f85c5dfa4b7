// In the cabin below the water line: guests on the bench, a child with both hands at the pane, the reef gliding past.

import { brain, fan, staghorn, table, tubes } from '../../kit/animals/coral.ts'
import { fish } from '../../kit/animals/fish.ts'
import { school } from '../../kit/animals/school.ts'
import type { Focus, Ink, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip as cut, lens, path, place, poly, rect, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { orbit, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { type GuestBackInks, guestBack } from '../../kit/people/guest-back.ts'
import { type Pose, person } from '../../kit/people/person.ts'
import { shafts, water } from '../../kit/sea/under-water.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.5 }
export const clip = { seconds: 6 }
/** The reef outside repeats: what has passed by when the loop ends stands where it stood. */
const NEAR = 1100,
  FAR = 550
const draw = (time: number) => {
  const p = palettes.reef
  const passing = (period: number, tile: (x: number, i: number) => string) => {
    let out = ''
    for (let i = -1; i * period < 1700; i++) out += place(tile(0, i), i * period - period * (time % 1) + 200, 0)
    return out
  }
  const bed = (level: number, period: number, seed: string, rough: number, ink: Ink) => {
    const r = rng(seed),
      up = Array.from({ length: 12 }, () => level + r.j(rough))
    return passing(period, () => {
      const q: number[] = []
      for (let j = -1; j <= 13; j++) q.push((j / 12) * period, up[((j % 12) + 12) % 12])
      return path(`${spline(pts(q), false)}L${(13 / 12) * period} 1000L${-period / 12} 1000z`, ink)
    })
  }
  let sea =
    rect(0, 0, 1600, 1204, p.light) +
    water(250, p.aqua, 12, time, 0.1) +
    water(400, p.lagoon, 16, time, 0.5) +
    path(
      shafts(
        [
          [380, 50, 240, 120, 760],
          [640, 30, 610, 80, 760],
          [900, 60, 960, 150, 760],
          [1240, 40, 1380, 110, 760],
        ],
        60,
        time,
        20,
      ),
      p.light,
      'opacity=".34"',
    )
  sea += bed(640, FAR, 'far', 26, p.deep)
  sea += passing(
    FAR,
    (x) =>
      table({ x: x + 120, y: 650, w: 150, h: 90, seed: 'sf1', ink: p.deep, lit: p.lagoon }) +
      staghorn({ x: x + 390, y: 650, h: 90, seed: 'sf2', ink: p.deep, lit: p.lagoon }),
  )
  sea += school({
    line: pts([60, 330, 300, 400, 560, 360, 820, 420, 1080, 350, 1340, 400, 1620, 330]),
    count: 54,
    spread: 50,
    size: 1.8,
    rand: rng('ss'),
    ink: p.navy,
    lit: p.light,
    time,
    places: 3,
  })
  sea += passing(
    NEAR,
    (x) =>
      fan({ x: x + 940, y: 740, h: 250, seed: 'sn1', ink: p.navy, lit: p.navy }) +
      staghorn({ x: x + 170, y: 730, h: 220, seed: 'sn2', ink: p.coral, lit: p.sun }) +
      brain({ x: x + 430, y: 740, w: 240, h: 130, seed: 'sn3', ink: p.navy, lit: p.deep }) +
      tubes({ x: x + 680, y: 740, h: 190, seed: 'sn4', ink: p.sun, lit: p.sun, hole: p.navy, count: 4 }),
  )
  sea += bed(716, NEAR, 'near', 22, p.navy)
  for (const [i, [x, y, k, way]] of (
    [
      [690, 480, 1.5, 1],
      [300, 540, 1.05, 1],
      [1340, 470, 1.15, -1],
      [1440, 560, 0.8, -1],
      [880, 590, 0.75, 1],
    ] as const
  ).entries()) {
    const o = orbit(time, 30, 12, 1, i * 0.23)
    sea += place(
      fish({
        body: i % 2 ? p.paper : p.sun,
        stripe: p.ink,
        fin: i % 2 ? p.sun : p.coral,
        eye: p.ink,
        belly: p.paper,
        tall: 1.4,
        bars: i % 2 ? 3 : 2,
      }),
      x + o[0],
      y + o[1],
      k,
      4 * sway(time, 1, i * 0.37),
      way,
    )
  }
  // the hull: ribs and panes that lean, wider at the top
  const pane = (x: number, w: number) =>
    spline(
      pts([
        x - w * 0.5,
        236,
        x,
        228,
        x + w * 0.5,
        236,
        x + w * 0.515,
        262,
        x + w * 0.47,
        690,
        x + w * 0.44,
        716,
        x,
        722,
        x - w * 0.44,
        716,
        x - w * 0.47,
        690,
        x - w * 0.515,
        262,
      ]),
      true,
      0.09,
    )
  const rows = [
    [60, 470],
    [580, 470],
    [1100, 470],
    [1620, 470],
  ]
  const rim = rows.map(([x, w]) => place(path(pane(0, w + 44), p.ink), x, -1)).join('')
  const openings = rows.map(([x, w]) => pane(x, w)).join('')
  let s =
    rect(0, 0, 1600, 1204, p.navy) +
    path(spline(pts([-60, -40, 1660, -40, 1660, 128, 800, 112, -60, 132])), p.ink) +
    path(spline(pts([-60, 150, 800, 130, 1660, 146, 1660, 166, 800, 150, -60, 172])), p.deep)
  // lamps under the roof, ribs between the panes
  for (const x of [320, 840, 1360])
    s +=
      path(poly(pts([x - 21, 150, x + 21, 150, x + 30, 760, x - 30, 760])), p.deep) +
      path(lens(x, 92, 130, 26), p.sun) +
      [230, 420, 620].map((y) => circle(x, y, 7, p.navy)).join('')
  s += rim + cut(openings, sea)
  // a gleam on each pane, then sill, rail, and the light that falls in below
  s += cut(
    openings,
    path(
      rows.map(([x]) => poly(pts([x + 70, 220, x + 130, 220, x - 20, 740, x - 80, 740]))).join(''),
      p.paper,
      'opacity=".16"',
    ),
  )
  s +=
    rect(0, 752, 1600, 32, p.ink) +
    path(
      ribbon(pts([-40, 806, 400, 804, 1200, 806, 1660, 804]), () => 13),
      p.sun,
    ) +
    [320, 840, 1360].map((x) => rect(x - 6, 780, 12, 30, p.sun)).join('') +
    rect(0, 838, 1600, 370, p.navy) +
    path(rows.map(([x]) => poly(pts([x - 190, 860, x + 190, 860, x + 150, 1000, x - 230, 1000]))).join(''), p.deep)
  // the child at the pane
  const reach = 1.6 * sway(time, 1, 0.1),
    child: Pose = {
      head: [0 + 0.8 * sway(time, 1, 0.3), -90],
      neck: [0, -80],
      hip: [0, -46],
      arms: [
        [
          [-20, -86],
          [-25, -106 + reach],
        ],
        [
          [19, -88],
          [26, -110 - reach],
        ],
      ],
      legs: [
        [
          [-6, -24],
          [-8, 0],
        ],
        [
          [6, -24],
          [8, 0],
        ],
      ],
      girth: 12,
    }
  s += path(lens(600, 1062, 190, 22), p.ink)
  s += place(
    person(child, { skin: p.ink, top: p.coral, topShade: p.coral, cloth: p.ink, hair: p.ink, legs: 'short' }),
    596,
    1060,
    4.3,
  )
  // the bench and those on it, black against the windows
  const guest = (x: number, y: number, k: number, phase: number, inks: Partial<GuestBackInks>) =>
    place(
      guestBack({
        skin: p.ink,
        hair: p.ink,
        top: p.ink,
        shade: p.ink,
        rim: p.aqua,
        lean: 3 * sway(time, 1, phase),
        ...inks,
      }),
      x,
      y + 3 * sway(time, 1, phase + 0.2),
      k,
    )
  s +=
    guest(160, 960, 1.35, 0.15, { top: p.deep, shade: p.ink, hair2: 'bun' }) +
    guest(880, 950, 1.4, 0.5, { top: p.sun, shade: p.coral }) +
    guest(1130, 970, 1.3, 0.8, { top: p.lagoon, shade: p.deep, hair2: 'long' }) +
    guest(1430, 940, 1.42, 0.3, { top: p.deep, shade: p.ink })
  return (
    s +
    path(spline(pts([-60, 1150, 400, 1140, 1200, 1142, 1660, 1150, 1660, 1260, -60, 1260]), true, 0.1), p.ink) +
    path(
      ribbon(pts([-40, 1152, 400, 1142, 1200, 1144, 1660, 1152]), () => 8),
      p.coral,
    )
  )
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
