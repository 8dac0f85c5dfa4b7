// Boat and snorkelling: from among the swimmers, the beach boat stands tall at anchor and one more guest comes down its ladder.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, path, place, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { cycle, drift, inAndOut, sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { launch } from '../../kit/boats/launch.ts'
import { type Dress, person, poses } from '../../kit/people/person.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { bather, floater } from '../../kit/water-sports/bather.ts'
import { liveSea, ripples } from '../../kit/water-sports/live-water.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.6 }
export const clip = { seconds: 5 }
const p = palettes.noon,
  hz = 500
/** Rings that open round a swimmer and are gone before the next. */
function rings(x: number, y: number, k: number, time: number, phase: number): string {
  let out = ''
  for (let i = 0; i < 3; i++) {
    const t = cycle(time, 1, i / 3 + phase),
      a = k * (90 + 150 * t),
      b = a * 0.2,
      w = k * 11 * inAndOut(t, 0.3) * (1 - t * 0.5)
    if (w > 0.6)
      out += `M${(x - a).toFixed(1)} ${y}a${a.toFixed(1)} ${b.toFixed(1)} 0 1 0 ${(2 * a).toFixed(1)} 0a${a.toFixed(1)} ${b.toFixed(1)} 0 1 0 ${(-2 * a).toFixed(1)} 0zM${(x - a + w * 1.8).toFixed(1)} ${y}a${(a - w * 1.8).toFixed(1)} ${(b - w * 0.5).toFixed(1)} 0 1 1 ${(2 * (a - w * 1.8)).toFixed(1)} 0a${(a - w * 1.8).toFixed(1)} ${(b - w * 0.5).toFixed(1)} 0 1 1 ${(-2 * (a - w * 1.8)).toFixed(1)} 0z`
  }
  return path(out, p.paper)
}
const draw = (time: number) => {
  let s =
    sky({
      bands: [
        [0, p.sky],
        [210, p.paper],
      ],
      bottom: hz,
      seed: 'fss',
      drift: 16,
      slivers: 4,
    }) + cloud({ x: 250, y: 200, w: 380, h: 90, seed: 'fsc', ink: p.paper })
  // the beach and the forest that comes down to it
  s +=
    ground({
      pts: pts([-60, 250, 120, 262, 330, 316, 560, 330, 800, 268, 1060, 200, 1340, 170, 1700, 190]),
      ink: p.aqua,
      seed: 'fsg',
      rough: 10,
      to: hz + 6,
      step: 34,
    }) +
    ground({
      pts: pts([-60, 350, 120, 356, 300, 392, 520, 408, 760, 384, 1000, 350, 1300, 330, 1700, 340]),
      ink: p.forest,
      seed: 'fsh',
      rough: 10,
      to: hz + 6,
      step: 30,
    }) +
    thicket({
      pts: triples([
        -40, 404, 1.2, 140, 410, 1, 330, 440, 0.9, 560, 446, 0.9, 800, 430, 1, 1100, 400, 1.1, 1640, 390, 1.2,
      ]),
      size: 58,
      seed: 'fst',
      tones: [p.forest, p.leaf],
    }) +
    ground({
      pts: pts([-60, 476, 300, 480, 700, 478, 1200, 470, 1700, 466]),
      ink: p.sand,
      seed: 'fsi',
      rough: 2,
      to: hz + 6,
    })
  s += liveSea({ horizon: hz, inks: [p.aqua, p.aqua, p.lagoon, p.lagoon], seed: 'fsw', time, power: 1.7, heave: 14 })
  s += path(`M-10 ${hz - 2}h1620v9h-1620z`, p.paper)
  // coral under us
  for (const [i, [x, y, w, h]] of quads([
    150, 780, 420, 70, 900, 1120, 520, 90, 480, 1050, 400, 70, 1420, 1010, 420, 80,
  ]).entries())
    s += place(
      reefPatch({ x: 0, y: 0, w, h, count: 16, seed: `fr${i}`, inks: [p.deep, p.forest], squash: 0.3 }),
      x + 6 * sway(time, 1, i * 0.3),
      y,
    )
  s +=
    ripples({ horizon: hz, bottom: 1200, ink: p.sky, seed: 'fsr', time, rows: 15, density: 0.5, from: 0.2 }) +
    ripples({
      horizon: hz + 20,
      bottom: 1200,
      ink: p.deep,
      seed: 'fsq',
      time,
      rows: 12,
      density: 0.4,
      from: 0.3,
      weight: 0.8,
    })
  // the boat: stern by us, bow out of the picture; its colours lie on the water in pieces
  const bob = 5 * sway(time, 1, 0.1),
    pitch = 1 + 0.9 * sway(time, 1, 0.3),
    at: Point = [1150, 760 + bob]
  const r = rng('fsm')
  let dark = '',
    pale = ''
  for (let i = 0; i < 16; i++) {
    const y = 790 + i * 9,
      w = (1080 - i * 44) * r.in(0.5, 1),
      d = lens(1170 + r.j(120) + 10 * swell(i, time, 7, 1), y, w, r.in(9, 16))
    if (i % 3 === 1) pale += d
    else dark += d
  }
  s += path(dark, p.deep) + path(pale, p.paper)
  const dress = (top: string, more: Partial<Dress> = {}): Dress => ({
    skin: p.forest,
    top,
    cloth: p.deep,
    hair: p.forest,
    legs: 'short',
    ...more,
  })
  const riders =
    [
      [-20, dress(p.coral)],
      [30, dress(p.sand, { longHair: true })],
      [88, dress(p.coral, { longHair: true })],
    ]
      .map(([x, d], i) =>
        place(person(poses.sitBack, d as Dress), x as number, -46 + 0.5 * sway(time, 2, i * 0.2), 1.04),
      )
      .join('') + place(person(poses.hold, dress(p.paper, { hat: p.sand, legs: 'long' })), -96, -22, 0.98)
  const ladder =
    path(
      ribbon(pts([-190, -76, -182, -84, -176, -60, -172, 30]), () => 4.4, 10) +
        ribbon(pts([-154, -76, -146, -84, -140, -60, -136, 30]), () => 4.4, 10),
      p.forest,
    ) + path([-48, -30, -12, 6].map((y) => `M-176 ${y}h38v4.4h-38z`).join(''), p.forest)
  const climber = place(person(waterPoses.climb, dress(p.coral, { longHair: true })), -157, 8, 1.02)
  s += place(
    launch(
      {
        hull: p.paper,
        hullShade: p.sky,
        stripe: p.coral,
        inside: p.forest,
        awning: p.coral,
        awningShade: p.forest,
        valance: p.paper,
        post: p.forest,
      },
      riders,
    ) +
      ladder +
      climber,
    at[0],
    at[1],
    2.56,
    pitch,
  )
  s += path(lens(1130, 778, 1160, 22), p.sky) + path(lens(760, 786, 300, 16), p.paper)
  // the swimmers, far to near
  const inks = {
    skin: p.forest,
    hair: p.forest,
    vest: p.coral,
    vestLit: p.sand,
    strap: p.deep,
    tube: p.paper,
    tip: p.coral,
  }
  const far: Point = [180, 700 + 3 * drift(time, 0.4)]
  s +=
    rings(far[0], 704, 0.5, time, 0.1) +
    place(
      bather({ ...inks, vest: p.sand, vestLit: p.paper, tube: p.coral }),
      far[0],
      far[1],
      0.5,
      2 * sway(time, 1, 0.3),
    ) +
    path(lens(far[0], 706, 150, 12), p.aqua)
  const kick = sway(time, 3)
  s +=
    rings(1150, 968, 0.9, time, 0.4) +
    place(
      floater({ ...inks, strap: p.forest, tube: p.paper }, kick),
      1150 - 10 * sway(time, 1, 0.2),
      962 + 4 * sway(time, 1, 0.6),
      1.3,
      1.5 * sway(time, 1, 0.1),
    ) +
    path(lens(1150, 976, 430, 22), p.lagoon)
  s +=
    path(lens(1390, 968, 130 + 20 * kick, 16), p.paper) +
    circle(1420 + 8 * kick, 930 - 10 * kick, 6, p.paper) +
    circle(1446, 946 - 14 * kick, 4.5, p.paper)
  const near: Point = [420, 1000 + 7 * drift(time, 0.1)]
  s += rings(near[0], 1012, 1.5, time, 0.2)
  s += place(bather({ ...inks, tube: p.sand, strap: p.aqua }, true), near[0], near[1], 2.05, 2.4 * sway(time, 1, 0.55))
  s +=
    path(lens(near[0] - 6, 1028, 560, 44), p.lagoon) +
    path(lens(near[0] + 30, 1036, 330, 15) + lens(near[0] - 180, 1022, 150, 12), p.sky)
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
