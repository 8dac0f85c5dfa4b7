// Sofa ride: seen from the tow boat, three people lean back in an armchair of air that skims the boat's own white road.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, path, place, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { drift, sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { smooth } from '../../kit/base/shape.ts'
import { type Dress, person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { drops, liveSea, ripples, stream } from '../../kit/water-sports/live-water.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { sofa } from '../../kit/water-sports/sofa.ts'
import { spray } from '../../kit/water-sports/spray.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.44, y: 0.52 }
export const clip = { seconds: 5 }
const p = palettes.dawn,
  hz = 420
const draw = (time: number) => {
  let s = sky({
    bands: [
      [0, p.peach],
      [110, p.butter],
      [250, p.paper],
    ],
    bottom: hz,
    seed: 'sfs',
    drift: 16,
    slivers: 4,
  })
  s +=
    sun({ x: 300, y: 230, r: 92, ink: p.rose }) +
    path(
      lenses([
        [330, 262, 330, 9],
        [210, 236, 240, 6],
      ]),
      p.butter,
    )
  s += island({ x: 300, w: 780, h: 58, horizon: hz, seed: 'sfi', ink: p.mist, peak: 0.3 })
  // the beach they set out from, at the right
  s +=
    ground({
      pts: pts([820, 420, 960, 380, 1120, 300, 1300, 236, 1480, 214, 1700, 190]),
      ink: p.jade,
      seed: 'sfg',
      rough: 10,
      to: hz + 6,
      step: 30,
    }) +
    ground({
      pts: pts([1010, 424, 1160, 404, 1300, 376, 1440, 350, 1700, 330]),
      ink: p.leaf,
      seed: 'sfh',
      rough: 10,
      to: hz + 6,
      step: 26,
    })
  for (const [x, y, h] of triples([1130, 424, 110, 1190, 424, 150, 1290, 424, 130, 1400, 424, 190, 1500, 424, 150]))
    s += farPalm({ x, y, h, lean: (x % 3) * 14 - 18, seed: `sp${x}`, ink: p.ink, lit: p.leaf, light: -1 })
  s +=
    thicket({
      pts: triples([1100, 424, 0.6, 1300, 424, 0.9, 1640, 424, 1.2]),
      size: 34,
      seed: 'sft',
      tones: [p.ink, p.leaf],
    }) + path(lens(1400, 428, 760, 18), p.butter)
  s +=
    liveSea({ horizon: hz + 4, inks: [p.mist, p.jade, p.jade, p.leaf], seed: 'sfw', time, power: 1.5, heave: 18 }) +
    ripples({ horizon: hz + 6, bottom: 900, ink: p.leaf, seed: 'sfr', time, rows: 12, density: 0.6, weight: 0.8 }) +
    ripples({
      horizon: hz + 6,
      bottom: 1200,
      ink: p.mist,
      seed: 'sfq',
      time,
      rows: 12,
      density: 0.5,
      from: 0.4,
      weight: 0.8,
    })
  // the boat's wake runs from us out past the sofa
  const far: Point = [1010, 436],
    road = [far, ...pts([960, 560, 940, 720, 900, 960, 860, 1320])]
  const bank = (side: number): Point[] => road.map(([x, y]): Point => [x + side * (18 + (y - 436) * 0.5), y])
  s +=
    path(
      ribbon(road, (t) => 36 + 880 * t, 30),
      p.mist,
    ) +
    path(
      ribbon(bank(-1), (t) => (8 + 60 * t) * (1 + 0.2 * swell(t, time, 0.2, -1)), 40) +
        ribbon(bank(1), (t) => (8 + 60 * t) * (1 + 0.2 * swell(t, time, 0.23, -1, 0.3)), 40),
      p.paper,
    ) +
    stream({
      line: road.slice().reverse(),
      spread: (t) => 330 - 320 * t,
      long: (t) => 190 - 150 * t,
      thick: (t) => 14 - 11 * t,
      count: 46,
      seed: 'sff',
      time,
      cycles: 1,
      ink: p.paper,
    }) +
    stream({
      line: road.slice().reverse(),
      spread: (t) => 330 - 320 * t,
      long: (t) => 150 - 120 * t,
      thick: (t) => 10 - 8 * t,
      count: 20,
      seed: 'sfd',
      time,
      cycles: 1,
      ink: p.jade,
    })
  // sofa swings across the wake on its rope
  const at: Point = [700 + 34 * sway(time), 826 + 7 * sway(time, 2, 0.2)],
    tip = -3 + 3.2 * sway(time, 1, 0.08)
  s += path(lens(at[0] + 10, at[1] + 16, 1000, 70), p.leaf)
  s +=
    spray({
      x: at[0] - 260,
      y: at[1] + 14,
      from: 0.36,
      to: 0.485,
      reach: [250, 360],
      width: 54,
      count: 9,
      seed: 'sf1',
      time,
      inks: [p.mist, p.paper],
      droop: 0.3,
    }) +
    spray({
      x: at[0] + 260,
      y: at[1] + 10,
      from: 0.015,
      to: 0.14,
      reach: [340, 240],
      width: 54,
      count: 9,
      seed: 'sf2',
      time,
      inks: [p.mist, p.paper],
      droop: 0.3,
    })
  const dress = (top: string, topShade: string, more: Partial<Dress> = {}): Dress => ({
    skin: p.ink,
    top,
    topShade,
    cloth: p.leaf,
    hair: p.ink,
    legs: 'short',
    light: -1,
    ...more,
  })
  const seats = [
    { x: -128, pose: waterPoses.lounge, d: dress(p.butter, p.peach, { longHair: true }) },
    { x: 2, pose: waterPoses.lounge, d: dress(p.jade, p.leaf) },
    { x: 128, pose: waterPoses.loungeWave, d: dress(p.butter, p.peach) },
  ]
  const sitters = seats
    .map(({ x, pose, d }, i) => {
      const wave = pose === waterPoses.loungeWave ? 5 * sway(time, 2) : 0
      const q = { ...pose, arms: pose.arms.map(([e, h], j) => [e, [h[0] + (j ? wave : 0), h[1]] as Point] as const) }
      return place(
        (d.longHair ? path(smooth([-7, -68, -9, -54, -8, -44, 8, -44, 9, -54, 7, -68]), d.hair) : '') + person(q, d),
        x,
        -82 + 3 * sway(time, 2, 0.1 + i * 0.12),
        3.05,
        2 * drift(time, i * 0.3),
      )
    })
    .join('')
  s += place(
    sofa({ body: p.rose, shade: p.mauve, lit: p.peach, seat: p.mauve, seam: p.rose }, sitters),
    at[0],
    at[1],
    1.06,
    tip,
  )
  // tow rope: two arms to a ring, then to us
  const ring: Point = [at[0] * 0.55 + 345, 1010]
  const lug = (dx: number): Point => [at[0] + dx, at[1] - 14 + (dx * tip) / 57]
  s +=
    path(
      ribbon([lug(-190), [(lug(-190)[0] + ring[0]) / 2 - 10, (lug(-190)[1] + ring[1]) / 2 + 14], ring], () => 7, 10) +
        ribbon([lug(190), [(lug(190)[0] + ring[0]) / 2 + 10, (lug(190)[1] + ring[1]) / 2 + 14], ring], () => 7, 10) +
        ribbon([ring, [ring[0] + 30, 1110], [ring[0] + 80, 1240]], (t) => 8 + 6 * t, 10),
      p.ink,
    ) +
    path(lens(ring[0], ring[1] + 2, 60, 40), p.butter) +
    path(lens(at[0], at[1] + 30, 660, 40), p.paper) +
    drops({
      x: at[0] - 330,
      y: at[1] - 30,
      from: 0.3,
      to: 0.44,
      speed: 240,
      fall: 240,
      size: 10,
      count: 14,
      seed: 'sf3',
      time,
      ink: p.paper,
      wide: 40,
    }) +
    drops({
      x: at[0] + 330,
      y: at[1] - 30,
      from: 0.06,
      to: 0.2,
      speed: 240,
      fall: 240,
      size: 10,
      count: 14,
      seed: 'sf4',
      time,
      ink: p.paper,
      wide: 40,
    })
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
