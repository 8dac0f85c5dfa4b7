// Game fishing: a rod bent double across the rising sun, and at the end of the line a sailfish clear of the water.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { along, lens, lenses, path, place, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { type Dress, person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { drops, liveSea, ripples, shimmer } from '../../kit/water-sports/live-water.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { sailfish } from '../../kit/water-sports/sailfish.ts'
import { spray } from '../../kit/water-sports/spray.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.58, y: 0.48 }
export const clip = { seconds: 5 }
const p = palettes.late,
  hz = 700
const draw = (time: number) => {
  let s = sky({
    bands: [
      [0, p.plum],
      [130, p.wine],
      [330, p.coral],
      [540, p.orange],
    ],
    bottom: hz,
    seed: 'gfs',
    drift: 18,
    slivers: 4,
  })
  s +=
    sun({ x: 960, y: 640, r: 330, ink: p.gold }) +
    path(
      lenses([
        [760, 520, 520, 12],
        [1180, 566, 560, 14],
        [940, 612, 760, 12],
        [1240, 470, 300, 8],
      ]),
      p.orange,
    )
  s +=
    island({ x: 160, w: 700, h: 74, horizon: hz, seed: 'gfi', ink: p.wine, peak: 0.6 }) +
    island({ x: 1500, w: 420, h: 44, horizon: hz, seed: 'gfj', ink: p.wine, peak: 0.4 })
  s +=
    liveSea({ horizon: hz, inks: [p.wine, p.wine, p.plum, p.plum, p.ink], seed: 'gfw', time, power: 1.4, heave: 20 }) +
    ripples({ horizon: hz, bottom: 1200, ink: p.coral, seed: 'gfr', time, rows: 13, density: 0.5, weight: 0.8 }) +
    shimmer({ x: 960, top: hz + 4, bottom: 1190, width: 560, ink: p.gold, seed: 'gfg', time, gap: 0.9, lean: 60 })
  // the fish: hangs at the top of its leap and shakes its head
  const shake = sway(time, 2, 0.1),
    fish: Point = [1236, 606 - 12 * sway(time, 1, 0.25)],
    turn = 38 + 6 * shake
  s +=
    path(lens(1310, 812, 420, 46), p.ink) +
    spray({
      x: 1310,
      y: 806,
      from: 0.1,
      to: 0.4,
      reach: [150, 170],
      width: 46,
      count: 13,
      seed: 'gf1',
      time,
      inks: [p.orange, p.paper],
      droop: 0.5,
    }) +
    place(
      sailfish({ body: p.ink, belly: p.coral, sail: p.plum, ray: p.ink, eye: p.gold }, shake),
      fish[0],
      fish[1],
      1.2,
      turn,
    ) +
    spray({
      x: 1310,
      y: 816,
      from: 0.06,
      to: 0.2,
      reach: [200, 130],
      width: 34,
      count: 5,
      seed: 'gf2',
      time,
      inks: [p.orange, p.paper],
      droop: 0.5,
    }) +
    spray({
      x: 1310,
      y: 816,
      from: 0.32,
      to: 0.44,
      reach: [130, 190],
      width: 34,
      count: 5,
      seed: 'gf3',
      time,
      inks: [p.orange, p.paper],
      droop: 0.5,
    }) +
    path(lens(1310, 818, 340, 22), p.paper) +
    drops({
      x: 1310,
      y: 780,
      from: 0.14,
      to: 0.38,
      speed: 300,
      fall: 270,
      size: 9,
      count: 24,
      seed: 'gfd',
      time,
      ink: p.paper,
      wide: 70,
    }) +
    drops({
      x: 1250,
      y: 560,
      from: 0.5,
      to: 1,
      speed: 90,
      fall: 190,
      size: 6,
      count: 9,
      seed: 'gfe',
      time,
      ink: p.paper,
      wide: 60,
    })
  // rod and line; the bend gives and takes with the fish
  const heave = 6 * sway(time, 1, 0.1),
    give = 10 * shake,
    roll = 1.1 * sway(time, 1, 0.1)
  const rod = pts([
    500,
    812 + heave,
    590,
    676 + heave,
    664,
    520 + heave,
    750,
    372 + heave,
    866,
    290 + heave + give * 0.4,
    974,
    306 + heave + give,
    1034,
    364 + heave + give * 1.4,
  ])
  const tip = rod[rod.length - 1],
    a = (turn * Math.PI) / 180,
    mouth: Point = [
      fish[0] + 1.2 * (-124 * Math.cos(a) + 22 * Math.sin(a)),
      fish[1] + 1.2 * (-124 * Math.sin(a) - 22 * Math.cos(a)),
    ]
  s +=
    path(
      ribbon(rod, (t) => 19 - 14 * t, 30),
      p.ink,
    ) +
    path(
      along(rod, 30)
        .filter((_, i) => [13, 17, 21, 25, 28].includes(i))
        .map(([x, y, tx, ty]) => lens(x - ty * 9, y + tx * 9, 16, 13))
        .join(''),
      p.ink,
    ) +
    path(
      ribbon([tip, [(tip[0] + mouth[0]) / 2, (tip[1] + mouth[1]) / 2 + 4], mouth], () => 3, 6),
      p.ink,
    )
  // the two men on the after deck; light comes from the sun ahead of them
  const dress = (top: string, more: Partial<Dress> = {}): Dress => ({
    skin: p.ink,
    top,
    topLit: p.orange,
    cloth: p.ink,
    hair: p.ink,
    legs: 'long',
    light: 1,
    ...more,
  })
  const angler = person(waterPoses.fight, dress(p.teal, { hat: p.ink, topLit: p.gold })),
    mate = person(waterPoses.point, dress(p.ink))
  s +=
    place(mate, 206, 1092 + heave, 4.7, roll) +
    place(angler, 438, 1066 + heave, 5.2, -2 + roll) +
    path(
      ribbon(pts([506, 802 + heave, 560, 722 + heave]), () => 26, 6),
      p.ink,
    ) +
    path(lens(592, 712 + heave, 74, 84), p.ink)
  // the boat's stern corner, and the lap of water it has thrown off
  s += path(
    ribbon(
      pts([700, 1140, 800, 1128, 940, 1150, 1080, 1186]).map(([x, y]): Point => [x, y + 4 * swell(x, time, 500, 2)]),
      (t) => 26 * Math.sin(Math.PI * t) + 2,
      24,
    ),
    p.coral,
  )
  const rail = pts([-80, 930, 140, 918, 400, 914, 640, 928, 772, 956, 812, 986])
  const dip = (flat: readonly Point[]): Point[] => flat.map(([x, y]): Point => [x, y + heave + (x - 300) * 0.02 * roll])
  s +=
    path(`${spline(dip(rail), false)}L${812} ${986 + heave}L770 1230L-90 1230z`, p.ink) +
    path(
      ribbon(dip(rail), (t) => 34 - 10 * t, 24),
      p.plum,
    ) +
    path(
      ribbon(
        dip(rail).map(([x, y]): Point => [x, y - 9]),
        (t) => 8 + 6 * t,
        24,
      ),
      p.coral,
    ) +
    path(
      ribbon(dip(pts([812, 986, 800, 1090, 772, 1230])), () => 10, 8),
      p.coral,
    )
  for (const x of [40, 120])
    s += path(
      ribbon(
        [
          [x, 930 + heave],
          [x - 26, 760 + heave],
          [x - 74, 420 + heave],
        ],
        (t) => 15 - 10 * t,
        10,
      ),
      p.ink,
    )
  s += ground({
    pts: pts([-60, 1206, 700, 1180, 900, 1176, 1300, 1196, 1680, 1160]),
    ink: p.ink,
    seed: 'gfz',
    rough: 6,
  })
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
