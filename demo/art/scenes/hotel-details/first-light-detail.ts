// First Light: a mosquito net knotted out of the way in a bamboo hut, its door open on the sunrise at Sitapur.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, path, place, rect, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { squash } from '../../kit/still-life/flowers.ts'
import { sandal } from '../../kit/still-life/footwear.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.5 }
const draw = () => {
  const p = palettes.dawn,
    hz = 600,
    door = angular([300, 150, 900, 150, 900, 980, 300, 980])
  // bamboo wall in shade: canes of two tones, tied by two battens
  let s = rect(-10, -10, 1620, 1230, p.leaf)
  for (let i = 0; i < 28; i++) s += rect(i * 60 - 10, -10, 22 + ((i * 7) % 3) * 6, 1010, p.ink)
  s += rect(-10, 90, 1620, 40, p.ink) + rect(-10, 620, 1620, 34, p.ink)
  s += clip(
    door,
    sky({
      bands: [
        [0, p.jade],
        [260, p.mist],
        [400, p.butter],
        [520, p.peach],
      ],
      bottom: hz,
      seed: 'fld',
      drift: 12,
      slivers: 4,
    }) +
      circle(540, 560, 120, p.paper) +
      sea({ horizon: hz, bottom: 880, inks: [p.rose, p.peach, p.rose, p.peach], seed: 'flw', power: 1.3, sway: 8 }) +
      crests({
        horizon: hz,
        bottom: 840,
        ink: p.butter,
        seed: 'flc',
        rows: 10,
        density: 0.7,
        weight: 0.7,
        x0: 250,
        x1: 950,
      }) +
      glitter({ x: 540, top: hz + 4, bottom: 820, width: 150, ink: p.paper, rand: rng('flg') }) +
      path(smooth([200, 840, 500, 820, 800, 850, 1000, 830, 1000, 1000, 200, 1000]), p.butter) +
      palm({
        x: 850,
        y: 930,
        h: 500,
        lean: -60,
        size: 230,
        seed: 'flp',
        trunk: p.ink,
        back: p.ink,
        mid: p.ink,
        lit: p.leaf,
        light: -1,
        count: 8,
      }),
  )
  s +=
    rect(272, 130, 34, 870, p.ink) +
    rect(894, 130, 34, 870, p.ink) +
    rect(272, 126, 656, 34, p.ink) +
    rect(300, 150, 10, 830, p.peach)
  // floor: boards, and the door of light that lies on them
  s +=
    rect(-10, 980, 1620, 240, p.ink) +
    path(angular([310, 980, 900, 980, 1010, 1214, 120, 1214]), p.peach) +
    path(
      [400, 500, 610, 710, 810]
        .map((x) => angular([x, 980, x + 6, 980, x + (x - 560) * 0.4 + 8, 1214, x + (x - 560) * 0.4, 1214]))
        .join(''),
      p.rose,
    )
  const slipper = sandal({ sole: p.leaf, edge: p.ink, strap: p.ink }),
    other = place(slipper, 0, 0, 1, 0, -1)
  s += squash(slipper, 470, 1090, 0.8, 0.42, 8) + squash(other, 580, 1096, 0.8, 0.42, -4)
  // the bed's edge
  s +=
    path(smooth([860, 1230, 900, 1060, 1000, 1020, 1300, 1000, 1700, 1010, 1700, 1230]), p.paper) +
    path(smooth([900, 1230, 940, 1120, 1060, 1090, 1300, 1080, 1700, 1100, 1700, 1230]), p.mist)
  // the net: comes down from its ring, is gathered in at the knot, and falls free below
  const upper = smooth([
      1060, -40, 1700, -40, 1700, 260, 1520, 420, 1360, 540, 1290, 622, 1210, 622, 1180, 500, 1110, 300,
    ]),
    lower = smooth([
      1196, 690, 1310, 690, 1380, 820, 1470, 960, 1560, 1120, 1480, 1140, 1380, 1100, 1290, 1140, 1190, 1100, 1100,
      1130, 1130, 960, 1170, 820,
    ])
  s +=
    path(lower, p.mist) +
    clip(
      lower,
      path(smooth([1260, 690, 1310, 690, 1400, 840, 1600, 1120, 1480, 1160, 1400, 1000, 1320, 840]), p.jade) +
        path(smooth([1196, 690, 1170, 820, 1120, 1000, 1100, 1140, 1160, 1140, 1190, 960, 1220, 820]), p.paper) +
        path(
          stroke([1250, 690, 1262, 860, 1290, 1130], 5, 10) + stroke([1272, 690, 1310, 860, 1380, 1100], 5, 10),
          p.jade,
        ),
    )
  s +=
    path(upper, p.mist) +
    clip(
      upper,
      path(smooth([1500, -40, 1720, -40, 1700, 300, 1500, 440, 1300, 620, 1250, 622, 1380, 420, 1460, 200]), p.jade) +
        path(
          smooth([1060, -40, 1150, -40, 1190, 240, 1220, 440, 1236, 622, 1206, 622, 1170, 480, 1100, 280]),
          p.paper,
        ) +
        path(
          stroke([1260, -40, 1268, 260, 1250, 620], 10, 4) + stroke([1380, -40, 1360, 240, 1268, 620], 10, 4),
          p.jade,
        ),
    )
  // the knot itself: a loop drawn through, its ends sticking out
  s +=
    path(smooth([1330, 640, 1420, 590, 1490, 600, 1500, 650, 1430, 690, 1340, 690]), p.jade) +
    path(smooth([1150, 610, 1230, 580, 1320, 600, 1370, 650, 1340, 720, 1250, 740, 1160, 710, 1130, 660]), p.paper)
  s +=
    path(smooth([1270, 590, 1330, 606, 1370, 652, 1340, 718, 1270, 738, 1310, 680, 1300, 630]), p.mist) +
    path(
      stroke([1160, 630, 1220, 660, 1240, 736], 12, 5) +
        stroke([1200, 594, 1270, 640, 1290, 728], 12, 5) +
        stroke([1390, 616, 1420, 640, 1440, 680], 8, 3),
      p.jade,
    )
  s +=
    path(smooth([1150, 690, 1090, 740, 1070, 810, 1110, 830, 1150, 770, 1190, 730]), p.mist) +
    path(smooth([1130, 712, 1086, 760, 1070, 810, 1090, 820, 1120, 770, 1160, 720]), p.paper)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
