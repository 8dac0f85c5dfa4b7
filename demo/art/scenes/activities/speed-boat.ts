// Speed boat: we follow in its furrow, walls of wake rising to both sides, a family's vests bright against a tower of cloud.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import type { Dress } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { drops, liveSea, ripples, stream } from '../../kit/water-sports/live-water.ts'
import { speedBoat } from '../../kit/water-sports/speed-boat.ts'
import { spray } from '../../kit/water-sports/spray.ts'
import { type WakeWall, wakeWall } from '../../kit/water-sports/wake-wall.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.54, y: 0.45 }
export const clip = { seconds: 5 }
const p = palettes.noon,
  hz = 560
const draw = (time: number) => {
  let s = sky({
    bands: [
      [0, p.aqua],
      [150, p.sky],
      [430, p.paper],
    ],
    bottom: hz,
    seed: 'sbs',
    drift: 18,
    slivers: 3,
  })
  s +=
    cloud({ x: 1170, y: 470, w: 560, h: 330, seed: 'sbc', ink: p.paper }) +
    cloud({ x: 300, y: 400, w: 420, h: 90, seed: 'sbd', ink: p.paper }) +
    island({ x: 1440, w: 620, h: 58, horizon: hz, seed: 'sbi', ink: p.lagoon, peak: 0.5 })
  s +=
    ground({
      pts: pts([-60, 330, 80, 324, 220, 372, 360, 430, 480, 500, 560, 566]),
      ink: p.forest,
      seed: 'sbg',
      rough: 12,
      to: hz + 6,
      step: 26,
    }) +
    thicket({
      pts: triples([-40, 400, 1.3, 120, 410, 1.1, 260, 460, 1, 400, 520, 0.7, 520, 562, 0.4]),
      size: 64,
      seed: 'sbt',
      tones: [p.forest, p.leaf],
    }) +
    thicket({ pts: triples([-40, 540, 1.2, 200, 556, 0.8, 500, 566, 0.4]), size: 56, seed: 'sbu', tones: [p.forest] }) +
    path(lens(200, hz + 6, 900, 16), p.sand)
  s +=
    liveSea({ horizon: hz + 4, inks: [p.deep, p.lagoon, p.lagoon, p.deep], seed: 'sbw', time, power: 1.1, heave: 14 }) +
    ripples({ horizon: hz + 4, bottom: 1000, ink: p.aqua, seed: 'sbr', time, rows: 11, density: 0.6, weight: 0.8 })
  const hop = 6 * sway(time, 2, 0.1),
    at: Point = [866, 640 - hop],
    lean = -5 + 1.8 * sway(time, 1, 0.2)
  // the furrow between the walls
  const trough = [
    ...pts([836, 640, 760, 720, 660, 820, 520, 960, 330, 1110, 40, 1340]),
    ...pts([1660, 1340, 1400, 1100, 1230, 950, 1090, 810, 980, 720, 896, 640]),
  ]
  s += path(spline(trough, true, 0.14), p.aqua)
  const inks = { face: p.deep, foot: p.forest, top: p.lagoon, lace: p.aqua, foamShade: p.sky, foam: p.paper }
  const left: WakeWall = {
    crest: pts([838, 634, 720, 640, 540, 668, 320, 730, 60, 820, -240, 930]),
    foot: pts([848, 648, 770, 720, 660, 822, 520, 960, 330, 1110, 20, 1340]),
    seed: 'wl',
  }
  const right: WakeWall = {
    crest: pts([892, 634, 1020, 636, 1190, 664, 1390, 722, 1620, 800, 1860, 900]),
    foot: pts([884, 648, 970, 720, 1080, 812, 1226, 950, 1400, 1100, 1700, 1350]),
    seed: 'wr',
  }
  s += wakeWall(left, inks, time) + wakeWall(right, inks, time)
  // churn from the motors, streaming back to us
  const churn = pts([866, 640, 866, 740, 862, 880, 850, 1040, 840, 1280])
  s +=
    path(
      ribbon(churn, (t) => 60 + 420 * t + 16 * swell(t, time, 0.3), 50),
      p.sky,
    ) +
    path(
      ribbon(churn, (t) => (70 + 190 * t) * (1 + 0.12 * swell(t, time, 0.2, 1) + 0.06 * swell(t, time, 0.09, 2)), 60),
      p.paper,
    ) +
    stream({
      line: churn,
      spread: (t) => 36 + 300 * t,
      long: (t) => 30 + 150 * t,
      thick: (t) => 5 + 13 * t,
      count: 54,
      seed: 'sbf',
      time,
      cycles: 1,
      ink: p.paper,
      edge: 0.5,
    }) +
    stream({
      line: churn,
      spread: (t) => 20 + 110 * t,
      long: (t) => 24 + 110 * t,
      thick: (t) => 4 + 10 * t,
      count: 22,
      seed: 'sbh',
      time,
      cycles: 1,
      ink: p.aqua,
      edge: 0.2,
    })
  const dress = (top: string, more: Partial<Dress> = {}): Dress => ({
    skin: p.forest,
    top,
    cloth: p.deep,
    hair: p.forest,
    ...more,
  })
  const boat = speedBoat(
    {
      hull: p.paper,
      side: p.coral,
      inside: p.deep,
      motor: p.forest,
      glass: p.sky,
      people: [
        dress(p.lagoon, { hat: p.sand, cloth: p.forest }),
        dress(p.coral),
        dress(p.sand, { longHair: true }),
        dress(p.coral),
        dress(p.coral, { longHair: true }),
      ],
    },
    (i) => -3 * sway(time, 2, 0.3 + i * 0.11),
  )
  s +=
    spray({
      x: 720,
      y: 660,
      from: 0.36,
      to: 0.48,
      reach: [180, 300],
      width: 40,
      count: 8,
      seed: 'sb1',
      time,
      inks: [p.sky, p.paper],
      droop: 0.3,
    }) +
    spray({
      x: 1010,
      y: 656,
      from: 0.02,
      to: 0.14,
      reach: [280, 170],
      width: 40,
      count: 8,
      seed: 'sb2',
      time,
      inks: [p.sky, p.paper],
      droop: 0.3,
    }) +
    drops({
      x: 690,
      y: 640,
      from: 0.28,
      to: 0.44,
      speed: 230,
      fall: 220,
      size: 8,
      count: 14,
      seed: 'sbp',
      time,
      ink: p.paper,
      wide: 40,
    }) +
    drops({
      x: 1040,
      y: 640,
      from: 0.06,
      to: 0.22,
      speed: 230,
      fall: 220,
      size: 8,
      count: 14,
      seed: 'sbq',
      time,
      ink: p.paper,
      wide: 40,
    }) +
    place(boat, at[0], at[1], 1.06, lean) +
    spray({
      x: 866,
      y: 690,
      from: 0.14,
      to: 0.36,
      reach: [90, 90],
      width: 40,
      count: 8,
      seed: 'sb3',
      time,
      inks: [p.sky, p.paper],
      droop: 0.5,
    })
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
