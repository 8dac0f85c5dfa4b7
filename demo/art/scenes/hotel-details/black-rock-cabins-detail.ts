// Black Rock Cabins: an enamel mug of tea and a book left open on a black boulder, the sun just clear of the sea at Kalapathar.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, lenses, path, place, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { enamelMug, steam } from '../../kit/still-life/cups.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.6 }
const draw = () => {
  const p = palettes.dawn,
    hz = 520
  let s = sky({
    bands: [
      [0, p.mauve],
      [130, p.rose],
      [270, p.peach],
      [400, p.butter],
    ],
    bottom: hz,
    seed: 'brd',
    drift: 16,
    slivers: 6,
  })
  s += circle(420, 430, 128, p.paper)
  s +=
    sea({ horizon: hz, bottom: 1214, inks: [p.rose, p.mauve, p.rose, p.mauve], seed: 'brw', power: 1.2, sway: 12 }) +
    crests({ horizon: hz, bottom: 980, ink: p.peach, seed: 'brc', rows: 13, density: 0.6, weight: 0.8 }) +
    glitter({ x: 420, top: hz + 4, bottom: 900, width: 200, ink: p.paper, rand: rng('brg') })
  // other boulders stand out in the water
  const rock = (flat: readonly number[], lit: readonly number[], seed: string) => {
    const d = cragPath(pts(flat), rng(seed), 0.07, 2)
    return path(d, p.ink) + clip(d, path(smooth(lit), p.mauve))
  }
  s += rock(
    [1010, 640, 1060, 560, 1180, 520, 1300, 560, 1360, 650, 1180, 680],
    [1000, 650, 1050, 560, 1160, 510, 1120, 570, 1090, 650],
    'b1',
  )
  s += rock(
    [1270, 760, 1330, 600, 1480, 540, 1680, 560, 1700, 800, 1400, 800],
    [1260, 780, 1330, 600, 1450, 530, 1400, 620, 1370, 780],
    'b2',
  )
  s += rock([-60, 760, -30, 690, 90, 660, 190, 700, 240, 790, 100, 810], [-60, 700, 90, 650, 160, 690, 60, 710], 'b3')
  s += path(
    lenses([
      [1180, 684, 420, 16],
      [120, 816, 420, 18],
      [1400, 806, 500, 18],
    ]),
    p.butter,
  )
  // the near rock: a broad back for a table, its face in shade
  const near = cragPath(
    pts([-60, 1260, -40, 1090, 120, 1000, 420, 950, 800, 926, 1180, 920, 1440, 940, 1680, 1000, 1700, 1260]),
    rng('near'),
    0.03,
    2,
  )
  s += path(near, p.ink)
  s += clip(
    near,
    path(
      smooth([
        -60, 1090, 120, 1000, 420, 950, 800, 926, 1180, 920, 1440, 940, 1680, 1000, 1500, 1040, 1100, 1056, 620, 1082,
        240, 1120, -60, 1200,
      ]),
      p.mauve,
    ) + path(smooth([-60, 1090, 120, 1000, 420, 950, 700, 934, 560, 970, 300, 1010, 60, 1110]), p.rose),
  )
  s += path(
    stroke([360, 1214, 460, 1150, 700, 1110, 800, 1120], 9, 3) + stroke([1180, 1214, 1240, 1130, 1400, 1090], 8, 3),
    p.mauve,
  )
  // shadows run to the right, away from the sun
  s +=
    path(smooth([940, 1010, 1080, 986, 1380, 996, 1540, 1020, 1400, 1046, 1080, 1052]), p.ink) +
    path(smooth([560, 1046, 700, 1036, 860, 1040, 900, 1062, 760, 1080, 600, 1078]), p.ink)
  s +=
    place(steam(p.paper, 1.5), 1010, 660) +
    place(enamelMug({ body: p.paper, shade: p.jade, rim: p.leaf, drink: p.ink, lit: p.butter }), 1030, 1030, 2.2)
  // the book, face down to keep the page
  s += path(angular([760, 886, 800, 1046, 896, 1000, 800, 880]), p.leaf)
  s += path(
    angular([752, 892, 812, 1050, 834, 1046, 770, 900]) + angular([776, 900, 846, 1040, 868, 1028, 790, 896]),
    p.paper,
  )
  s +=
    path(angular([500, 912, 764, 880, 818, 1046, 446, 1076]), p.jade) +
    path(angular([500, 912, 764, 880, 770, 900, 494, 934]), p.mist) +
    path(angular([446, 1076, 818, 1046, 822, 1056, 448, 1088]), p.paper)
  s += path(angular([536, 960, 716, 940, 732, 990, 526, 1012]), p.leaf)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
