// Lagoon Gate: a bucket, a spade and the castle they made, at the edge of the Bharatpur lagoon with the water coming in.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lenses, path, place, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { castRound } from '../../kit/still-life/round.ts'
import { bucket, sandTower, spade } from '../../kit/still-life/sand-toys.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.6 }
const draw = () => {
  const p = palettes.reef,
    hz = 360
  let s =
    sky({
      bands: [
        [0, p.aqua],
        [110, p.light],
      ],
      bottom: hz,
      seed: 'lgd',
      drift: 14,
      slivers: 5,
    }) +
    cloud({ x: 330, y: 250, w: 480, h: 130, seed: 'lgc', ink: p.paper }) +
    cloud({ x: 1330, y: 300, w: 320, h: 80, seed: 'lge', ink: p.paper }) +
    island({ x: 1100, w: 760, h: 54, horizon: hz, seed: 'lgi', ink: p.deep, lit: p.lagoon, peak: 0.5 }) +
    sea({
      horizon: hz,
      bottom: 820,
      inks: [p.deep, p.lagoon, p.aqua, p.aqua, p.light],
      seed: 'lgw',
      power: 1.3,
      sway: 12,
    }) +
    crests({ horizon: hz, bottom: 640, ink: p.paper, seed: 'lgr', rows: 12, density: 0.6, weight: 0.8 })
  // the lap of a spent wave, wet sand, dry sand
  s += ground({ pts: pts([-60, 742, 300, 700, 700, 730, 1100, 690, 1680, 730]), ink: p.paper, seed: 'lg1', rough: 12 })
  s += ground({ pts: pts([-60, 770, 300, 726, 700, 758, 1100, 716, 1680, 756]), ink: p.light, seed: 'lg2', rough: 12 })
  s += ground({ pts: pts([-60, 830, 300, 790, 700, 820, 1100, 780, 1680, 816]), ink: p.sun, seed: 'lg3', rough: 10 })
  s += ground({ pts: pts([-60, 900, 300, 860, 700, 884, 1100, 846, 1680, 890]), ink: p.paper, seed: 'lg4', rough: 10 })
  s += path(
    lenses([
      [200, 960, 260, 14],
      [1440, 930, 240, 12],
      [1480, 1130, 300, 16],
      [120, 1140, 260, 16],
    ]),
    p.sun,
  )
  // shadows lie to the right
  const cast = (x: number, y: number, r: number, l: number) => castRound(x, y, r, 0.24, l, l * 0.16, r * 0.8)
  s += path(
    cast(560, 940, 130, 300) + cast(800, 960, 120, 240) + cast(680, 1040, 150, 360) + cast(1120, 1090, 110, 320),
    p.aqua,
  )
  const sand = { body: p.sun, lit: p.paper, shade: p.coral }
  s += place(sandTower(250, 330, sand), 560, 940) + place(sandTower(230, 250, sand), 816, 964)
  s +=
    path(angular([520, 800, 860, 820, 880, 1010, 500, 1000]), p.sun) +
    path(angular([700, 812, 860, 820, 880, 1010, 720, 1006]), p.coral) +
    path([540, 610, 680].map((x) => angular([x, 804, x + 36, 806, x + 36, 780, x, 778])).join(''), p.sun) +
    path(angular([750, 818, 786, 820, 786, 794, 750, 792]), p.coral)
  s +=
    place(sandTower(300, 250, sand), 680, 1050) +
    path(smooth([636, 1086, 634, 1000, 660, 960, 700, 960, 726, 1000, 726, 1088]), p.navy)
  // a leaf for a flag
  s +=
    path(
      ribbon(pts([560, 620, 556, 440]), () => 9, 4),
      p.ink,
    ) +
    path(smooth([556, 446, 620, 420, 690, 460, 730, 500, 660, 520, 560, 520]), p.deep) +
    path(smooth([556, 520, 560, 500, 640, 480, 730, 500, 660, 520]), p.navy)
  s +=
    place(spade({ blade: p.lagoon, shade: p.navy, shaft: p.ink }), 1360, 980, 1.15, 12) +
    path(smooth([1230, 1010, 1290, 972, 1350, 960, 1410, 974, 1470, 1016, 1400, 1040, 1290, 1040]), p.sun) +
    path(smooth([1230, 1012, 1290, 972, 1350, 960, 1380, 966, 1330, 990, 1330, 1040, 1280, 1038]), p.paper)
  s += place(sandTower(250, 330, sand), 560, 940) + place(sandTower(230, 250, sand), 816, 964)
  s +=
    path(angular([520, 800, 860, 820, 880, 1010, 500, 1000]), p.sun) +
    path(angular([700, 812, 860, 820, 880, 1010, 720, 1006]), p.coral) +
    path([540, 610, 680].map((x) => angular([x, 804, x + 36, 806, x + 36, 780, x, 778])).join(''), p.sun) +
    path(angular([750, 818, 786, 820, 786, 794, 750, 792]), p.coral)
  s +=
    place(sandTower(300, 250, sand), 680, 1050) +
    path(smooth([636, 1086, 634, 1000, 660, 960, 700, 960, 726, 1000, 726, 1088]), p.navy)
  // a leaf for a flag
  s +=
    path(
      ribbon(pts([560, 620, 556, 440]), () => 9, 4),
      p.ink,
    ) +
    path(smooth([556, 446, 620, 420, 690, 460, 730, 500, 660, 520, 560, 520]), p.deep) +
    path(smooth([556, 520, 560, 500, 640, 480, 730, 500, 660, 520]), p.navy)
  s +=
    place(spade({ blade: p.lagoon, shade: p.navy, shaft: p.ink }), 1360, 980, 1.15, 12) +
    path(smooth([1230, 1010, 1290, 972, 1350, 960, 1410, 974, 1470, 1016, 1400, 1040, 1290, 1040]), p.sun) +
    path(smooth([1230, 1012, 1290, 972, 1350, 960, 1380, 966, 1330, 990, 1330, 1040, 1280, 1038]), p.paper)
  s += place(
    bucket({ body: p.coral, lit: p.paper, shade: p.navy, band: p.paper, inside: p.ink, handle: p.ink }),
    1110,
    1110,
    1.5,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
