// Banana boat: four riders in vests go over the tow boat's wave together, and the one at the back lets go with both hands.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { path, place, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { type Dress, person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bananaBoat } from '../../kit/water-sports/banana-boat.ts'
import { drops, liveSea, ripples, stream } from '../../kit/water-sports/live-water.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { spray } from '../../kit/water-sports/spray.ts'
import { towBoat } from '../../kit/water-sports/tow-boat.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.45, y: 0.5 }
export const clip = { seconds: 5 }
const p = palettes.reef,
  hz = 400
/** A hill of water from edge to edge; it breathes and slides a little to the left. */
function hill(flat: readonly number[], time: number, lift: number, phase: number): Point[] {
  return pts(flat).map(([x, y]): Point => [x, y + lift * swell(x, time, 1100, -1, phase)])
}
const fill = (line: readonly Point[], ink: string) => path(`${spline(line, false)}L1700 1220L-100 1220z`, ink)
const draw = (time: number) => {
  let s = sky({
    bands: [
      [0, p.aqua],
      [120, p.light],
      [270, p.paper],
    ],
    bottom: hz,
    seed: 'bns',
    drift: 16,
    slivers: 3,
  })
  s +=
    cloud({ x: 470, y: 330, w: 620, h: 130, seed: 'bnc', ink: p.paper, lit: p.paper }) +
    island({ x: 1240, w: 560, h: 66, horizon: hz, seed: 'bni', ink: p.aqua, peak: 0.35 }) +
    island({ x: 1540, w: 420, h: 110, horizon: hz, seed: 'bnj', ink: p.lagoon, peak: 0.7 })
  s +=
    liveSea({ horizon: hz, inks: [p.deep, p.lagoon, p.lagoon, p.deep], seed: 'bnw', time, power: 1.2, heave: 16 }) +
    ripples({ horizon: hz, bottom: 760, ink: p.aqua, seed: 'bnr', time, rows: 11, density: 0.55, weight: 0.8 })
  // the tow boat goes away from us, its wake a white path to the tube
  const boat: Point = [1336, 470 + 3 * sway(time, 2)],
    bounce = sway(time, 2, 0.1),
    at: Point = [700, 742 - 12 * bounce],
    tip = -11 - 2.6 * sway(time, 2, 0.3)
  const wake = pts([1336, 476, 1290, 510, 1220, 570, 1150, 680, 1060, 960])
  s +=
    path(
      ribbon(wake, (t) => 40 + 380 * t, 30),
      p.aqua,
    ) +
    path(
      ribbon(wake, (t) => 24 + 150 * t, 30),
      p.light,
    ) +
    stream({
      line: wake,
      spread: (t) => 16 + 130 * t,
      long: (t) => 24 + 90 * t,
      thick: (t) => 4 + 9 * t,
      count: 46,
      seed: 'bnf',
      time,
      cycles: 1,
      ink: p.paper,
    })
  s += place(
    towBoat({ hull: p.paper, stripe: p.coral, vest: p.coral, dark: p.ink }),
    boat[0],
    boat[1],
    0.92,
    2 * sway(time, 1, 0.2),
  )
  const a = (tip * Math.PI) / 180,
    nose: Point = [
      at[0] + 1.2 * (366 * Math.cos(a) + 200 * Math.sin(a)),
      at[1] + 1.2 * (366 * Math.sin(a) - 200 * Math.cos(a)),
    ]
  s += path(
    ribbon(
      [[boat[0] - 4, boat[1] - 2], [(boat[0] + nose[0]) / 2, (boat[1] + nose[1]) / 2 + 16 + 8 * bounce], nose],
      (t) => 3 + 3 * t,
      14,
    ),
    p.ink,
  )
  // the wave under the tube: a dark face behind, the crest it has just climbed
  s += fill(
    hill([-100, 800, 200, 770, 480, 744, 740, 690, 940, 636, 1090, 640, 1260, 720, 1460, 790, 1700, 800], time, 10, 0),
    p.lagoon,
  )
  s += fill(
    hill(
      [-100, 850, 200, 836, 480, 812, 740, 766, 960, 712, 1080, 724, 1230, 800, 1440, 860, 1700, 868],
      time,
      12,
      0.1,
    ),
    p.deep,
  )
  const vest = (top: string, more: Partial<Dress> = {}): Dress => ({
    skin: p.ink,
    top,
    cloth: p.navy,
    hair: p.ink,
    legs: 'short',
    ...more,
  })
  const crew = [
    { x: -222, pose: waterPoses.cheer, dress: vest(p.coral) },
    { x: -100, pose: waterPoses.strap, dress: vest(p.paper, { longHair: true, cloth: p.ink }) },
    { x: 24, pose: waterPoses.leanBack, dress: vest(p.coral) },
    { x: 150, pose: waterPoses.strap, dress: vest(p.aqua, { longHair: true, cloth: p.ink }) },
  ]
  const riders = crew
    .map(({ x, pose, dress }, i) =>
      place(
        person(pose, dress),
        x,
        -62 - (i === 3 ? 12 : 0) - 8 * sway(time, 2, 0.02 + 0.08 * (3 - i)),
        2.25,
        3 * sway(time, 2, 0.2 + i * 0.1),
      ),
    )
    .join('')
  s +=
    spray({
      x: 560,
      y: 770,
      from: 0.4,
      to: 0.49,
      reach: [360, 500],
      width: 46,
      count: 8,
      seed: 'bn1',
      time,
      inks: [p.light, p.paper],
      droop: 0.3,
    }) +
    place(
      bananaBoat(
        { tube: p.sun, tubeLit: p.paper, tip: p.ink, float: p.sun, floatShade: p.coral, strap: p.ink },
        riders,
      ),
      at[0],
      at[1],
      1.2,
      tip,
    )
  // foam thrown off both sides, then the near water
  s +=
    spray({
      x: 880,
      y: 760,
      from: 0.04,
      to: 0.17,
      reach: [330, 210],
      width: 44,
      count: 9,
      seed: 'bn2',
      time,
      inks: [p.light, p.paper],
      droop: 0.34,
    }) +
    spray({
      x: 430,
      y: 830,
      from: 0.34,
      to: 0.47,
      reach: [190, 330],
      width: 40,
      count: 8,
      seed: 'bn3',
      time,
      inks: [p.light, p.paper],
      droop: 0.34,
    }) +
    drops({
      x: 920,
      y: 720,
      from: 0.06,
      to: 0.22,
      speed: 300,
      fall: 280,
      size: 10,
      count: 18,
      seed: 'bnp',
      time,
      ink: p.paper,
      wide: 60,
    }) +
    drops({
      x: 380,
      y: 790,
      from: 0.28,
      to: 0.44,
      speed: 280,
      fall: 280,
      size: 10,
      count: 14,
      seed: 'bnq',
      time,
      ink: p.paper,
      wide: 60,
    })
  const foam = hill(
    [-100, 900, 120, 880, 340, 836, 560, 826, 780, 800, 980, 752, 1140, 790, 1320, 880, 1700, 960],
    time,
    12,
    0.14,
  )
  s += path(
    ribbon(foam, (t) => 16 + 64 * Math.sin(Math.PI * t) ** 1.6 * (1 + 0.22 * swell(t, time, 0.13, 1)), 60),
    p.paper,
  )
  s += fill(
    foam.map(([x, y]): Point => [x, y + 20]),
    p.deep,
  )
  const flow = pts([1180, 850, 900, 850, 600, 900, 280, 950, -140, 1000])
  s += stream({
    line: flow,
    spread: (t) => 30 + 50 * t,
    long: (t) => 90 + 140 * t,
    thick: (t) => 10 + 8 * t,
    count: 30,
    seed: 'bnt',
    time,
    cycles: 1,
    ink: p.aqua,
  })
  s +=
    fill(hill([-100, 1010, 300, 1040, 700, 1010, 1000, 980, 1300, 1020, 1700, 1060], time, 14, 0.5), p.navy) +
    ripples({ horizon: 960, bottom: 1220, ink: p.deep, seed: 'bnz', time, rows: 8, from: 0.5, density: 0.6 }) +
    fill(hill([-100, 1150, 260, 1120, 620, 1150, 1000, 1170, 1340, 1120, 1700, 1100], time, 12, 0.8), p.ink)
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
