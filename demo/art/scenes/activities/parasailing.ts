// Parasailing: from the height of the canopy the reef is a map, and the boat on its rope a speck with a long white tail.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, lump, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { drift, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { ripples, stream } from '../../kit/water-sports/live-water.ts'
import { parasail } from '../../kit/water-sports/parasail.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.4, y: 0.42 }
export const clip = { seconds: 5 }
const p = palettes.noon,
  hz = 150
/** The map far below: reef flat, channel, the beach in the near corner. */
function map(time: number): string {
  const shelf = (k: number, ink: string) =>
    path(
      spline(
        pts([
          -80,
          420 - k * 0.3,
          180 + k * 0.4,
          410 - k * 0.34,
          420 + k * 0.5,
          470 - k * 0.3,
          560 + k * 0.8,
          600 - k * 0.2,
          520 + k,
          760,
          640 + k * 0.9,
          920,
          700 + k * 1.1,
          1080,
          820 + k,
          1290,
          -80,
          1290,
        ]),
      ),
      ink,
    )
  let s =
    `<path d="M0 ${hz}h1600v1200h-1600z" fill="${p.deep}"/>` +
    path(
      spline(
        pts([
          -80, 330, 200, 300, 560, 330, 820, 300, 1160, 350, 1700, 330, 1700, 520, 1380, 640, 1460, 820, 1330, 960,
          1450, 1290, -80, 1290,
        ]),
      ),
      p.lagoon,
    ) +
    ripples({ horizon: hz, bottom: 560, ink: p.lagoon, seed: 'psr', time, rows: 12, density: 0.6, weight: 0.7 })
  for (const [i, [x, y, w, h]] of quads([1330, 470, 300, 90, 1120, 620, 240, 110, 1480, 1090, 300, 150]).entries())
    s += reefPatch({ x, y, w, h, count: 14, seed: `pr${i}`, inks: [p.deep, p.forest], squash: 0.5 })
  s += shelf(210, p.aqua)
  for (const [i, [x, y, w, h]] of quads([
    640, 560, 260, 90, 700, 800, 240, 120, 900, 1110, 220, 110, 300, 470, 300, 60,
  ]).entries())
    s += reefPatch({ x, y, w, h, count: 14, seed: `ps${i}`, inks: [p.lagoon, p.deep], squash: 0.5 })
  s += shelf(-70, p.sky)
  for (const [i, [x, y, w, h]] of quads([330, 640, 200, 60, 470, 1000, 160, 80]).entries())
    s += reefPatch({ x, y, w, h, count: 12, seed: `pv${i}`, inks: [p.aqua, p.lagoon], squash: 0.5 })
  // the canopy's shadow on the flat
  return s + path(lump(890 + 8 * sway(time), 990, 104, 40, rng('shadow'), 9, 0.03), p.deep)
}
const draw = (time: number) => {
  let s =
    `<path d="M0 0h1600v${hz + 4}h-1600z" fill="${p.sky}"/>` +
    path(lens(300, 70, 900, 30) + lens(1300, 44, 700, 22), p.paper) +
    cloud({ x: 1240, y: 132, w: 420, h: 60, seed: 'pac', ink: p.paper }) +
    island({ x: 1130, w: 520, h: 44, horizon: hz, seed: 'pai', ink: p.aqua, peak: 0.6 }) +
    island({ x: 220, w: 700, h: 62, horizon: hz, seed: 'paj', ink: p.lagoon, peak: 0.4 })
  s += map(time)
  // the beach and its wood, seen from above, with a lip of foam that comes and goes
  const lap = 10 * sway(time)
  const shore = (k: number): Point[] =>
    pts([
      -80,
      640 - k * 0.5,
      90 + k * 0.3,
      690 - k * 0.6,
      210 + k * 0.7,
      800 - k * 0.4,
      270 + k,
      930,
      360 + k,
      1060,
      420 + k,
      1290,
      -80,
      1290,
    ])
  s +=
    path(spline(shore(34 + lap)), p.paper) + path(spline(shore(14 + lap * 0.4)), p.sky) + path(spline(shore(0)), p.sand)
  for (const [i, [x, y, k]] of triples([
    30, 800, 88, 120, 870, 80, 10, 920, 110, 170, 980, 92, 60, 1050, 120, 240, 1110, 90, 130, 1180, 120, 300, 1220, 80,
  ]).entries())
    s += treeCrown({ x, y, rx: k, ry: k * 0.72, seed: `pt${i}`, tones: [p.forest, p.leaf], lobes: 5 })
  // the boat and its long turn
  const boat: Point = [1268 + 3 * sway(time, 1, 0.2), 822 + 2 * sway(time, 2)]
  const tail = [boat, ...pts([1190, 868, 1080, 960, 1046, 1070, 1090, 1220])]
  s +=
    path(
      ribbon(tail, (t) => 10 + 120 * t, 30),
      p.sky,
    ) +
    path(
      ribbon(tail, (t) => 20 * (1 - t) ** 0.7 + 4, 30),
      p.paper,
    ) +
    stream({
      line: tail,
      spread: (t) => 3 + 46 * t,
      long: (t) => 10 + 34 * t,
      thick: (t) => 4 + 7 * t,
      count: 34,
      seed: 'pw',
      time,
      cycles: 2,
      ink: p.paper,
      edge: 0.8,
    })
  s += place(
    path(lens(4, 8, 120, 26), p.deep) +
      path(spline(pts([-46, -13, 10, -15, 52, -8, 70, 0, 52, 8, 10, 15, -46, 13]), true, 0.12), p.paper) +
      path(poly(pts([-38, -8, 6, -9, 6, 9, -38, 8])), p.forest) +
      path(lens(-22, 0, 16, 10) + lens(-4, -3, 12, 9), p.coral),
    boat[0],
    boat[1],
    1.15,
    -36 + 1.5 * sway(time),
  )
  // canopy, riders and rope swing together on the boat's end of the line
  const at: Point = [628 + 9 * drift(time), 786 + 8 * sway(time, 1, 0.3)],
    turn = -7 + 1.8 * sway(time, 1, 0.05)
  s += path(
    ribbon(
      [
        [at[0] + 6, at[1] + 6],
        [at[0] + 270, at[1] + 84],
        [boat[0] - 30, boat[1] + 8],
      ],
      (t) => 5 - 2.6 * t,
      20,
    ),
    p.paper,
  )
  const pair = [-44, 44]
    .map((x, i) => {
      const kick = 3 * sway(time, 1, i * 0.3)
      const q = {
        ...waterPoses.harness,
        legs: waterPoses.harness.legs.map(([k, f], j): [Point, Point] => [k, [f[0] + kick * (j ? 1 : -1), f[1]]]),
      }
      return place(
        person(q, {
          skin: p.forest,
          top: i ? p.coral : p.sand,
          cloth: i ? p.deep : p.forest,
          hair: p.forest,
          legs: 'short',
          longHair: !!i,
          light: -1,
        }),
        x,
        124,
        1.62,
      )
    })
    .join('')
  const bar = path(poly(pts([-84, -9, 84, -9, 84, 0, -84, 0])), p.forest)
  s += place(
    parasail(
      {
        gores: [p.coral, p.paper, p.coral, p.sand],
        shaded: [p.coral, p.sky, p.coral, p.sand],
        vent: p.deep,
        line: p.forest,
      },
      440,
      sway(time, 2),
    ) +
      pair +
      bar,
    at[0],
    at[1],
    1,
    turn,
  )
  // gulls under us
  const g = rng('pg')
  s += path(
    triples([1010, 470, 1, 1080, 440, 0.7, 960, 520, 0.6])
      .map(([x, y, k]) => {
        const f = sway(time, 2, g()),
          u = 26 * k
        return `M${x - u} ${y - f * 5}Q${x - u * 0.4} ${y - 9 * k} ${x} ${y}Q${x + u * 0.4} ${y - 9 * k} ${x + u} ${y - f * 5}Q${x + u * 0.4} ${y - 3 * k} ${x} ${y + 5 * k}Q${x - u * 0.4} ${y - 3 * k} ${x - u} ${y - f * 5}z`
      })
      .join(''),
    p.paper,
  )
  return (
    s +
    path(
      lenses([
        [1500, 770, 120, 8],
        [1530, 800, 70, 6],
      ]),
      p.aqua,
    )
  )
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
