// Arch Rock: a diving mask set down on the reef rock at low tide, the coral arch and the sea mirrored in its glass.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, lenses, path, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cragPath, pool } from '../../kit/shore/rock.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.45, y: 0.55 }
const draw = () => {
  const p = palettes.noon,
    hz = 380
  let s =
    sky({
      bands: [
        [0, p.sky],
        [190, p.paper],
      ],
      bottom: hz,
      seed: 'ard',
      drift: 14,
      slivers: 5,
    }) +
    cloud({ x: 1330, y: 250, w: 380, h: 110, seed: 'arc', ink: p.sky }) +
    island({ x: 1300, w: 700, h: 50, horizon: hz, seed: 'ari', ink: p.lagoon, peak: 0.3 }) +
    sea({ horizon: hz, bottom: 900, inks: [p.lagoon, p.aqua, p.lagoon, p.aqua], seed: 'arw', power: 1.2, sway: 10 }) +
    crests({ horizon: hz, bottom: 800, ink: p.paper, seed: 'arr', rows: 12, density: 0.6, weight: 0.8 })
  // the flat of the reef with a pool in it
  const flat = cragPath(
    pts([-60, 760, 300, 730, 700, 760, 1100, 700, 1680, 740, 1700, 1260, -60, 1260]),
    rng('flat'),
    0.03,
    3,
  )
  s +=
    path(flat, p.sand) +
    clip(
      flat,
      path(smooth([-60, 880, 300, 850, 800, 900, 1200, 860, 1700, 900, 1700, 1300, -60, 1300]), p.deep) +
        path(stroke([-20, 800, 300, 780, 560, 800], 12, 3) + stroke([1100, 760, 1400, 750, 1620, 790], 12, 3), p.deep),
    )
  s += pool({
    rounds: [
      [1380, 1030, 420, 130],
      [1230, 1070, 260, 80],
    ],
    seed: 'arp',
    rim: p.forest,
    lip: p.forest,
    water: p.aqua,
    mirror: path(
      lenses([
        [1380, 1030, 240, 18],
        [1300, 1064, 200, 14],
      ]),
      p.paper,
    ),
  })
  s += path(
    stroke([40, 1000, 240, 980, 420, 1010], 10, 3) + stroke([900, 1180, 1100, 1160, 1300, 1190], 10, 3),
    p.forest,
  )
  // shadow and strap
  s += path(
    smooth([180, 1060, 340, 1010, 900, 1010, 1200, 1030, 1290, 1070, 1100, 1120, 500, 1130, 260, 1110]),
    p.forest,
  )
  s +=
    path(stroke([1090, 640, 1190, 700, 1300, 880, 1330, 1000, 1240, 1060, 1100, 1040], 50, 44, 40), p.coral) +
    path(stroke([1100, 626, 1206, 690, 1316, 880, 1346, 990], 9, 6, 40), p.sand) +
    path(stroke([1210, 700, 1250, 770], 64, 64, 4), p.forest)
  // skirt, frame, glass
  const skirt = smooth([
    190, 560, 260, 450, 440, 410, 660, 404, 880, 410, 1060, 450, 1130, 560, 1120, 800, 1060, 980, 900, 1050, 760, 1020,
    700, 900, 660, 860, 620, 900, 560, 1020, 420, 1050, 260, 980, 200, 800,
  ])
  const frame = smooth([
    250, 570, 310, 490, 460, 460, 660, 454, 860, 460, 1010, 490, 1070, 570, 1060, 770, 1000, 910, 880, 950, 780, 910,
    720, 800, 660, 770, 600, 800, 540, 910, 440, 950, 320, 910, 260, 770,
  ])
  const glass = smooth([
    290, 590, 340, 524, 470, 498, 660, 492, 850, 498, 980, 524, 1030, 590, 1022, 750, 970, 870, 880, 904, 810, 870, 750,
    760, 660, 728, 570, 760, 510, 870, 440, 904, 350, 870, 298, 750,
  ])
  s +=
    path(skirt, p.forest) +
    clip(
      skirt,
      path(
        smooth([190, 560, 260, 450, 440, 410, 900, 404, 700, 430, 420, 440, 280, 500, 230, 620, 240, 800]),
        p.lagoon,
      ),
    )
  s +=
    path(frame, p.coral) +
    clip(frame, path(smooth([250, 560, 320, 486, 500, 456, 900, 450, 700, 478, 460, 484, 320, 520, 272, 620]), p.sand))
  s += path(glass, p.sky)
  const arch = cragPath(
    pts([
      280, 640, 330, 560, 430, 540, 560, 560, 660, 540, 760, 560, 900, 590, 960, 680, 990, 800, 900, 800, 870, 720, 800,
      650, 690, 622, 590, 640, 530, 700, 510, 800, 400, 800, 300, 820,
    ]),
    rng('arm'),
    0.07,
    2,
  )
  s += clip(
    glass,
    circle(700, 706, 44, p.paper) +
      path(smooth([260, 760, 500, 752, 800, 764, 1060, 752, 1060, 960, 260, 960]), p.lagoon) +
      path(smooth([260, 800, 500, 810, 800, 800, 1060, 812, 1060, 960, 260, 960]), p.sand) +
      path(arch, p.deep) +
      clip(
        arch,
        path(
          smooth([
            280, 640, 330, 556, 430, 536, 560, 556, 660, 536, 900, 586, 800, 600, 660, 580, 520, 590, 400, 600, 340,
            700, 330, 820, 280, 820,
          ]),
          p.leaf,
        ),
      ) +
      // one slant of plain glare over it
      path('M800 460L900 460L690 960L560 960z', p.paper) +
      path('M940 460L966 460L760 960L726 960z', p.paper),
  )
  s +=
    path(smooth([628, 770, 660, 752, 692, 770, 700, 850, 690, 900, 660, 912, 630, 900, 620, 850]), p.coral) +
    path(smooth([640, 790, 652, 774, 660, 800, 652, 880, 640, 870]), p.sand)
  // the tube leans behind on the left
  s +=
    path(stroke([270, 1030, 180, 1060, 110, 1000, 96, 800, 110, 470, 130, 210], 52, 48, 50), p.coral) +
    path(stroke([250, 1016, 176, 1036, 124, 990, 110, 800, 124, 470, 142, 216], 10, 8, 50), p.sand) +
    path(stroke([124, 300, 132, 196], 58, 56, 4), p.forest)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
