// Butler Surf: a board on the sand of Little Andaman seen from above, its leash in loops, a bar of wax, the wave just drawing back.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { group, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { oval, stroke } from '../../kit/still-life/round.ts'
import { surfboard } from '../../kit/still-life/surfboard.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.48, y: 0.5 }
const draw = () => {
  const p = palettes.noon
  let s = rect(-10, -10, 1620, 1230, p.sand)
  // the edge of the sea, upper right: deep, lagoon, aqua, wet sand, lace of foam
  s += path(
    smooth([700, -60, 820, 80, 1000, 150, 1080, 300, 1260, 390, 1330, 560, 1500, 640, 1560, 800, 1700, 860, 1700, -60]),
    p.sky,
  )
  s += path(
    smooth([790, -60, 890, 50, 1060, 110, 1140, 260, 1310, 340, 1390, 510, 1550, 590, 1620, 740, 1700, 780, 1700, -60]),
    p.paper,
  )
  s += path(
    smooth([850, -60, 940, 20, 1110, 80, 1190, 220, 1360, 300, 1440, 470, 1590, 550, 1700, 700, 1700, -60]),
    p.aqua,
  )
  s +=
    path(smooth([1010, -60, 1090, 0, 1230, 50, 1300, 170, 1450, 240, 1530, 390, 1700, 470, 1700, -60]), p.lagoon) +
    path(smooth([1230, -60, 1300, 0, 1400, 30, 1470, 130, 1580, 190, 1700, 280, 1700, -60]), p.deep)
  s += path(
    stroke([960, -20, 1060, 60, 1170, 110, 1230, 220, 1380, 280, 1470, 430, 1620, 520], 10, 5, 40) +
      stroke([1140, -20, 1260, 90, 1360, 130, 1420, 240, 1620, 380], 8, 4, 40),
    p.paper,
  )
  // palm shade from below left
  let frond = stroke([-40, 900, 220, 800, 420, 780], 16, 6)
  for (let i = 0; i < 9; i++) {
    const x = 10 + i * 42,
      y = 876 - i * 12
    frond +=
      stroke([x, y, x + 60, y - 50, x + 130, y - 84], 26, 4, 8) +
      stroke([x, y, x + 80, y + 40, x + 160, y + 50], 26, 4, 8)
  }
  s += path(frond, p.aqua)
  // someone has walked up from the water
  for (const [x, y, f] of [
    [1290, 760, 1],
    [1210, 800, -1],
    [1180, 900, 1],
    [1090, 930, -1],
    [1060, 1030, 1],
  ] as const)
    s += place(
      path(
        smooth([-20, 26, -22, -10, -26, -40, 0, -56, 24, -44, 20, -8, 18, 30, 0, 48]) +
          [-20, -7, 6, 18].map((u, i) => oval(u, -66 + i * 4, 7, 8)).join(''),
        p.aqua,
      ),
      x,
      y,
      0.95,
      218,
      f,
    )
  let board = ''
  // leash: from the plug in loops to its cuff
  const leash = [410, 915, 500, 990, 640, 1010, 720, 930, 660, 850, 560, 890, 580, 1010, 720, 1080, 860, 1060]
  board += path(
    stroke(
      leash.map((v, i) => v + (i % 2 ? 22 : 14)),
      13,
      13,
      80,
    ),
    p.lagoon,
  )
  // board and its hard shadow
  board += group(
    path(
      smooth([0, -500, 88, -300, 110, -80, 106, 160, 84, 360, 0, 492, -84, 360, -106, 160, -110, -80, -88, -300]),
      p.deep,
    ),
    'transform="translate(706 630) rotate(46) scale(1.32 1.24)"',
  )
  board += group(
    surfboard({ deck: p.paper, shade: p.sky, stripe: p.coral, second: p.lagoon, wax: p.sand, plug: p.forest }),
    'transform="translate(660 580) rotate(46) scale(1.32 1.24)"',
  )
  board += path(
    stroke(
      [
        285, 940, 300, 1000, 380, 1010, 410, 930, 500, 990, 640, 1010, 720, 930, 660, 850, 560, 890, 580, 1010, 720,
        1080, 860, 1060,
      ],
      12,
      12,
      90,
    ),
    p.forest,
  )
  board += place(
    path(smooth([-50, -24, 50, -30, 58, 20, 40, 36, -46, 36, -58, 10]), p.forest) +
      path(angular([-30, -28, -8, -28, -8, 36, -30, 36]), p.coral),
    900,
    1056,
    1.1,
    -10,
  )
  s += place(board, -70, 50)
  // the bar of wax, its wrapper torn back, and a shell
  const bar = smooth([-84, -44, -70, -54, 70, -54, 84, -44, 88, 0, 84, 46, 70, 56, -70, 56, -84, 46, -88, 0])
  s +=
    place(path(bar, p.aqua), 322, 366, 1.15, -24) +
    place(
      path(bar, p.paper) +
        path(smooth([-100, -70, 6, -64, -10, -36, 16, -14, -6, 12, 14, 40, -2, 66, -100, 70]), p.coral) +
        path(angular([-66, -62, -44, -62, -44, 64, -66, 64]), p.sand),
      300,
      340,
      1.15,
      -24,
    )
  s +=
    place(path(smooth([-50, 40, -64, -10, -30, -50, 0, -60, 30, -50, 64, -10, 50, 40, 0, 56]), p.aqua), 1452, 1032, 1) +
    place(
      path(smooth([-50, 40, -64, -10, -30, -50, 0, -60, 30, -50, 64, -10, 50, 40, 0, 56]), p.paper) +
        path([-40, -20, 0, 20, 40].map((u) => stroke([u * 0.3, 48, u, -40], 4, 7, 4)).join(''), p.sky),
      1440,
      1020,
      1,
    )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
