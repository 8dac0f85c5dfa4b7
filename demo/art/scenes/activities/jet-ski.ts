// Jet ski: the operator lays it over in front of the low sun, and a sheet of lit water stands up behind the two of them.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, lerp, path, place, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { jetSki } from '../../kit/water-sports/jet-ski.ts'
import { drops, liveSea, ripples, shimmer, stream } from '../../kit/water-sports/live-water.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { spray } from '../../kit/water-sports/spray.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.62, y: 0.45 }
export const clip = { seconds: 5 }
const p = palettes.late,
  hz = 520
const draw = (time: number) => {
  let s = sky({
    bands: [
      [0, p.orange],
      [150, p.gold],
      [360, p.paper],
    ],
    bottom: hz,
    seed: 'jks',
    drift: 20,
    slivers: 4,
  })
  s += sun({ x: 1010, y: 372, r: 190, ink: p.orange })
  s += path(
    lenses([
      [900, 452, 420, 9],
      [1150, 424, 300, 7],
      [1060, 480, 620, 12],
    ]),
    p.paper,
  )
  // the cape behind the spray
  s +=
    island({ x: 1480, w: 640, h: 70, horizon: hz, seed: 'jki', ink: p.coral, peak: 0.7 }) +
    ground({
      pts: pts([-60, 196, 90, 190, 220, 236, 360, 300, 470, 388, 590, 440, 690, 500, 740, 530]),
      ink: p.plum,
      seed: 'jkc',
      rough: 16,
      to: hz + 6,
      step: 26,
    }) +
    ground({
      pts: pts([-60, 340, 120, 350, 260, 410, 380, 470, 470, 530]),
      ink: p.ink,
      seed: 'jkd',
      rough: 14,
      to: hz + 6,
      step: 24,
    })
  s +=
    liveSea({
      horizon: hz,
      inks: [p.teal, p.teal, p.forest, p.forest, p.ink],
      seed: 'jkw',
      time,
      power: 1.5,
      heave: 22,
    }) +
    path(lens(120, hz + 8, 1100, 26), p.forest) +
    ripples({ horizon: hz, bottom: 900, ink: p.forest, seed: 'jkr', time, rows: 10, density: 0.8 }) +
    ripples({
      horizon: hz,
      bottom: 1200,
      ink: p.teal,
      seed: 'jkq',
      time,
      rows: 13,
      density: 0.5,
      from: 0.5,
      weight: 0.8,
    }) +
    shimmer({ x: 1030, top: hz + 4, bottom: 1190, width: 300, ink: p.gold, seed: 'jkg', time, gap: 1.1 })
  const bob = 5 * sway(time, 2, 0.1),
    at: Point = [1020, 716 + bob],
    tip = -9 + 1.6 * sway(time, 2, 0.35)
  // the track of the turn comes round toward us
  const track = pts([900, 736, 640, 742, 400, 782, 270, 872, 380, 990, 700, 1110, 1080, 1300, 1180, 1420])
  s +=
    path(
      ribbon(track, (t) => 34 + 190 * t ** 1.3, 40),
      p.teal,
    ) +
    path(
      ribbon(track, (t) => (26 + 110 * t) * (1 + 0.16 * swell(t, time, 0.21, 2)), 60),
      p.orange,
    ) +
    path(
      ribbon(
        track.map(([x, y]): Point => [x, y - 4]),
        (t) => (20 + 64 * t) * (1 + 0.2 * swell(t, time, 0.17, 2, 0.4)),
        60,
      ),
      p.paper,
    ) +
    stream({
      line: track,
      spread: (t) => 20 + 100 * t,
      long: (t) => 40 + 130 * t,
      thick: (t) => 5 + 12 * t,
      count: 44,
      seed: 'jkf',
      time,
      cycles: 1,
      ink: p.paper,
      edge: 0.7,
    })
  // the sheet: a wall along the track, then the fan from the stern
  const wall = (k: number, ink: string, ph: number) =>
    path(
      ribbon(
        pts([920, 716, 760, 690, 600, 690, 460, 716, 350, 760, 290, 820]).map(([x, y]): Point => [x, y - 34 * k]),
        (t) =>
          k *
          (60 + 120 * Math.sin(Math.PI * Math.min(1, t * 1.1)) ** 0.8) *
          (1 + 0.14 * swell(t, time, 0.23, 2, ph)) *
          lerp(1, 0.3, t),
        50,
      ),
      ink,
    )
  s +=
    spray({
      x: 880,
      y: 724,
      from: 0.345,
      to: 0.48,
      reach: [500, 680],
      width: 78,
      count: 17,
      seed: 'jk1',
      time,
      inks: [p.gold, p.paper],
      droop: 0.24,
    }) +
    wall(1, p.gold, 0) +
    spray({
      x: 890,
      y: 730,
      from: 0.38,
      to: 0.49,
      reach: [300, 500],
      width: 60,
      count: 10,
      seed: 'jk2',
      time,
      inks: [p.paper],
      droop: 0.24,
    }) +
    wall(0.56, p.paper, 0.3) +
    drops({
      x: 700,
      y: 560,
      from: 0.3,
      to: 0.48,
      speed: 320,
      fall: 260,
      size: 9,
      count: 26,
      seed: 'jkp',
      time,
      ink: p.paper,
      wide: 120,
    })
  // hull, riders; the operator in front
  const dress = (top: string, lit: string) => ({
    skin: p.ink,
    top,
    topLit: lit,
    cloth: p.ink,
    hair: p.ink,
    legs: 'short' as const,
    light: 1 as const,
  })
  const riders =
    place(
      person(waterPoses.cling, { ...dress(p.coral, p.gold), longHair: true }),
      -92,
      -90 + 2 * sway(time, 2, 0.5),
      2.15,
    ) + place(person(waterPoses.drive, dress(p.plum, p.orange)), -14, -96, 2.15)
  s +=
    path(lens(at[0] + 30, 752, 620, 44), p.ink) +
    place(
      jetSki({ hull: p.paper, keel: p.plum, cowl: p.coral, trim: p.wine, seat: p.ink }, riders),
      at[0],
      at[1],
      1.22,
      tip,
    ) +
    spray({
      x: 1120,
      y: 742,
      from: 0.02,
      to: 0.13,
      reach: [210, 150],
      width: 34,
      count: 7,
      seed: 'jk3',
      time,
      inks: [p.gold, p.paper],
      droop: 0.3,
    }) +
    path(lens(1010, 750, 520, 26), p.paper) +
    drops({
      x: 1180,
      y: 730,
      from: 0.06,
      to: 0.18,
      speed: 190,
      fall: 210,
      size: 7,
      count: 12,
      seed: 'jkn',
      time,
      ink: p.paper,
    })
  // one dark swell between us and them
  s += ground({
    pts: pts([-60, 1150, 260, 1128, 620, 1180, 1000, 1190, 1300, 1140, 1680, 1104]).map(
      ([x, y]): Point => [x, y + 7 * swell(x, time, 900)],
    ),
    ink: p.ink,
    seed: 'jkz',
    rough: 6,
  })
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
