// Surf lesson: at first light the coach wades in white water to the waist and lets go of a pupil who is already on his feet.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, path, place, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { type Dress, type Pose, person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { palm } from '../../kit/trees/palm.ts'
import { softTop } from '../../kit/water-sports/boards.ts'
import { drops, liveSea, ripples, stream } from '../../kit/water-sports/live-water.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { spray } from '../../kit/water-sports/spray.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.55 }
export const clip = { seconds: 5 }
const p = palettes.dawn,
  hz = 400
const fill = (line: readonly Point[], ink: string) => path(`${spline(line, false)}L1700 1220L-100 1220z`, ink)
/** A line of foam across the sheet whose scallops travel shoreward along it. */
const foam = (line: readonly Point[], width: number, time: number, ink: string, phase: number) =>
  path(
    ribbon(
      line,
      (t) =>
        width *
        (0.55 + 0.45 * Math.sin(Math.PI * t)) *
        (1 + 0.24 * swell(t, time, 0.11, 1, phase) + 0.14 * swell(t, time, 0.06, 1, phase * 3)),
      90,
    ),
    ink,
  )
const draw = (time: number) => {
  const move = (flat: readonly number[], lift: number, phase: number): Point[] =>
    pts(flat).map(([x, y]): Point => [x, y + lift * swell(x, time, 1300, 1, phase)])
  let s = sky({
    bands: [
      [0, p.mauve],
      [90, p.rose],
      [190, p.peach],
      [290, p.butter],
    ],
    bottom: hz,
    seed: 'sls',
    drift: 14,
    slivers: 4,
  })
  s +=
    sun({ x: 470, y: hz - 10, r: 104, ink: p.paper }) +
    path(
      lenses([
        [500, 344, 380, 10],
        [380, 372, 300, 8],
      ]),
      p.butter,
    )
  s +=
    island({ x: 1240, w: 900, h: 108, horizon: hz, seed: 'sli', ink: p.mauve, peak: 0.66 }) +
    island({ x: 1500, w: 560, h: 60, horizon: hz, seed: 'slj', ink: p.ink, peak: 0.7 })
  s +=
    liveSea({ horizon: hz, inks: [p.jade, p.leaf, p.leaf], seed: 'slw', time, power: 1.1, heave: 12 }) +
    ripples({ horizon: hz, bottom: 640, ink: p.butter, seed: 'slr', time, rows: 9, density: 0.5, x0: 260, x1: 760 }) +
    ripples({ horizon: hz, bottom: 700, ink: p.ink, seed: 'slq', time, rows: 10, density: 0.6, weight: 0.8 })
  // two small lines of surf come in behind, then the one the pupil rides
  const back = move([-100, 516, 200, 506, 600, 500, 1000, 510, 1300, 520, 1700, 512], 8, 0)
  s +=
    path(
      `${spline(
        back.map(([x, y]): Point => [x, y - 26]),
        false,
      )}L1700 540L-100 540z`,
      p.leaf,
    ) + foam(back, 26, time, p.paper, 0.2)
  const mid = move([-100, 610, 260, 600, 560, 616, 900, 604, 1240, 618, 1700, 600], 10, 0.3)
  s +=
    path(
      `${spline(
        mid.map(([x, y]): Point => [x, y - 44]),
        false,
      )}L1700 640L-100 640z`,
      p.ink,
    ) +
    path(
      `${spline(
        mid.map(([x, y]): Point => [x, y - 18]),
        false,
      )}L1700 640L-100 640z`,
      p.leaf,
    ) +
    foam(mid, 46, time, p.mist, 0.5) +
    foam(
      mid.map(([x, y]): Point => [x, y - 8]),
      30,
      time,
      p.paper,
      0.5,
    )
  s +=
    fill(
      mid.map(([x, y]): Point => [x, y + 14]),
      p.jade,
    ) + ripples({ horizon: 560, bottom: 860, ink: p.leaf, seed: 'slt', time, rows: 9, density: 0.6, from: 0.3 })
  const roll = 5 * sway(time, 1, 0.15)
  const dress = (top: string, topShade: string, more: Partial<Dress> = {}): Dress => ({
    skin: p.ink,
    top,
    topShade,
    cloth: p.ink,
    hair: p.ink,
    legs: 'short',
    light: 1,
    ...more,
  })
  // the bore: a long low bank of white water with its shade below
  const bore = move([-100, 800, 180, 786, 420, 806, 700, 792, 1000, 800, 1300, 776, 1700, 790], 10, 0.55)
  s += path(
    `${spline(
      bore.map(([x, y]): Point => [x, y - 60 + 10 * swell(x, time, 240, 1)]),
      false,
    )}L1700 860L-100 860z`,
    p.mist,
  )
  s += foam(
    bore.map(([x, y]): Point => [x, y - 34]),
    84,
    time,
    p.paper,
    0,
  )
  s += spray({
    x: 760,
    y: 770,
    from: 0.14,
    to: 0.4,
    reach: [120, 150],
    width: 40,
    count: 9,
    seed: 'sl1',
    time,
    inks: [p.mist, p.paper],
    droop: 0.5,
  })
  // the pupil: knees bent, arms out, on a wide soft board
  const lean = 3 * sway(time, 1, 0.05),
    stand: Pose = waterPoses.surf,
    arms = stand.arms.map(([e, h], i): [Point, Point] => [e, [h[0], h[1] + (i ? 5 : -5) * sway(time, 2, 0.3)]])
  const at: Point = [1010 + 8 * sway(time, 1, 0.4), 742 + roll]
  s += place(softTop({ deck: p.butter, rail: p.peach, stripe: p.rose }), at[0], at[1], 1.62, -4 + lean * 0.7)
  s += place(person({ ...stand, arms }, dress(p.rose, p.mauve)), at[0] - 10, at[1] - 10, 3.5, lean)
  s +=
    spray({
      x: at[0] + 150,
      y: at[1] + 36,
      from: 0.02,
      to: 0.15,
      reach: [220, 130],
      width: 34,
      count: 7,
      seed: 'sl2',
      time,
      inks: [p.mist, p.paper],
      droop: 0.4,
    }) +
    drops({
      x: at[0] + 180,
      y: at[1] + 10,
      from: 0.08,
      to: 0.24,
      speed: 200,
      fall: 220,
      size: 8,
      count: 12,
      seed: 'sld',
      time,
      ink: p.paper,
      wide: 40,
    })
  // the coach, to the waist, hands just off the tail
  const coach = place(
    person({ ...waterPoses.push, legs: [] }, dress(p.mauve, p.ink, { hat: p.butter })),
    628,
    990 + roll * 0.6,
    4.2,
    1.4 * sway(time, 1, 0.3),
  )
  s += coach
  const lip = bore.map(([x, y]): Point => [x, y + 26])
  s +=
    foam(lip, 74, time, p.paper, 0.1) +
    fill(
      lip.map(([x, y]): Point => [x, y + 18]),
      p.mist,
    )
  s += path(lens(612, 812, 380, 60), p.paper)
  // the shallows we stand in: spent foam over sand, sliding back
  for (const [i, [y, long, k]] of triples([880, 150, 1, 940, 200, 1, 1010, 240, 1]).entries())
    s += stream({
      line: [
        [-200, y],
        [500, y + 14],
        [1100, y - 6],
        [1800, y + 8],
      ],
      spread: () => 20 * k,
      long: () => long,
      thick: () => 13,
      count: 15,
      seed: `slf${i}`,
      time,
      cycles: 1,
      ink: i % 2 ? p.jade : p.paper,
    })
  s +=
    fill(move([-100, 1030, 240, 1010, 600, 1044, 980, 1074, 1320, 1060, 1700, 1090], 12, 0.8), p.paper) +
    fill(move([-100, 1052, 240, 1034, 600, 1064, 980, 1094, 1320, 1082, 1700, 1112], 12, 0.8), p.peach) +
    fill(pts([-100, 1110, 300, 1106, 700, 1130, 1100, 1160, 1700, 1176]), p.butter)
  // two more boards wait on the sand
  for (const [x, y, turn, deck, stripe] of [
    [1200, 1110, 9, p.mist, p.leaf],
    [1370, 1164, 4, p.rose, p.paper],
  ] as const)
    s +=
      path(lens(x + 16, y + 34, 470, 46), p.rose) +
      place(softTop({ deck, rail: p.mauve, stripe }), x, y, 1.36, turn, -1)
  // one palm of the beach leans in
  s += palm({
    x: -60,
    y: 1240,
    h: 940,
    lean: 230,
    size: 330,
    seed: 'slp',
    trunk: p.ink,
    trunkLit: p.mauve,
    back: p.ink,
    mid: p.ink,
    lit: p.leaf,
    light: 1,
    count: 9,
  })
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
