// Coral Thread Inn: the alarm clock by the bed before the early boat, two tickets under it, the sun coming up over the wharf.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { farFerry } from '../../kit/boats/far-ferry.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { alarmClock } from '../../kit/still-life/alarm-clock.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.36, y: 0.6 }
const draw = () => {
  const p = palettes.dawn,
    hz = 560,
    pane = angular([560, 60, 1500, 60, 1500, 860, 560, 860])
  let s = rect(-10, -10, 1620, 1230, p.mauve)
  s += clip(
    pane,
    sky({
      bands: [
        [0, p.rose],
        [190, p.peach],
        [380, p.butter],
      ],
      bottom: hz,
      seed: 'ctd',
      drift: 16,
      slivers: 5,
    }) +
      circle(1210, 470, 118, p.paper) +
      island({ x: 900, w: 800, h: 70, horizon: hz, seed: 'cti', ink: p.mauve, peak: 0.5 }) +
      sea({ horizon: hz, bottom: 900, inks: [p.rose, p.peach, p.rose, p.mauve], seed: 'ctw', power: 1.3, sway: 10 }) +
      crests({ horizon: hz, bottom: 880, ink: p.butter, seed: 'ctc', rows: 12, density: 0.6, weight: 0.7, x0: 700 }) +
      place(farFerry({ hull: p.ink, house: p.paper, glass: p.ink, funnel: p.rose, foam: p.butter }), 1190, 650, 1.12) +
      // the wharf: deck on piles
      path(
        angular([900, 690, 1610, 700, 1610, 740, 900, 722]) +
          [940, 1060, 1190, 1330, 1470].map((x) => angular([x, 716, x + 20, 716, x + 20, 820, x, 820])).join(''),
        p.ink,
      ),
  )
  // frame, mullion and sill; a thin curtain drawn aside
  s +=
    rect(540, 40, 28, 850, p.ink) +
    rect(1494, 40, 28, 850, p.ink) +
    rect(540, 40, 980, 26, p.ink) +
    rect(1016, 60, 18, 800, p.ink) +
    rect(520, 856, 1030, 34, p.rose)
  s += path(smooth([1340, -10, 1380, 260, 1350, 560, 1420, 900, 1440, 1230, 1700, 1230, 1700, -10]), p.rose)
  s += path(smooth([1430, -10, 1460, 300, 1440, 600, 1490, 1230, 1560, 1230, 1520, 600, 1540, 200, 1510, -10]), p.mauve)
  s += path(
    smooth([
      1340, -10, 1380, 260, 1350, 560, 1420, 900, 1440, 1230, 1462, 1230, 1440, 900, 1376, 560, 1404, 260, 1372, -10,
    ]),
    p.peach,
  )
  // the small table and the foot of the pillow
  s +=
    path(angular([-10, 940, 1180, 920, 1330, 1214, -10, 1214]), p.ink) +
    path(angular([-10, 934, 1170, 912, 1190, 946, -10, 972]), p.jade)
  s += path(angular([-10, 972, 1190, 946, 1302, 1160, -10, 1190]), p.leaf)
  s += path(smooth([760, 1230, 800, 1090, 960, 1030, 1200, 1040, 1420, 1010, 1700, 1060, 1700, 1230]), p.paper)
  s += path(smooth([820, 1230, 900, 1150, 1080, 1110, 1300, 1140, 1700, 1130, 1700, 1230]), p.mist)
  // shadow, tickets, clock
  s += path(smooth([150, 1096, 250, 1050, 560, 1040, 640, 1064, 600, 1110, 330, 1134]), p.ink)
  s +=
    path(angular([600, 1010, 800, 990, 830, 1078, 622, 1100]), p.ink) +
    path(angular([580, 1000, 786, 978, 816, 1064, 606, 1088]), p.butter) +
    path(angular([560, 1012, 764, 1010, 772, 1096, 566, 1100]), p.paper)
  s += path(angular([712, 1010, 764, 1010, 772, 1096, 720, 1097]), p.rose)
  s += place(
    alarmClock({
      case: p.jade,
      lit: p.mist,
      shade: p.ink,
      face: p.paper,
      faceShade: p.mist,
      hand: p.ink,
      alarm: p.rose,
      bell: p.butter,
      bellShade: p.peach,
    }),
    430,
    1080,
    1.5,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
