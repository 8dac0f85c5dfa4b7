// First light at Butler Bay: three walk out over the wet sand, boards on their heads, the swell already standing up.
import { circle, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { boardCarrier, type CarrierOptions, carrierMirror } from '../../kit/people/board-carrier.ts'
import { limb } from '../../kit/people/limb.ts'
import { sea } from '../../kit/sea/sea.ts'
import { breaker } from '../../kit/sea/surf.ts'
import { sky } from '../../kit/sky/sky.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 520
    let s = sky({
      bands: [
        [0, p.mauve],
        [130, p.rose],
        [290, p.peach],
        [430, p.butter],
      ],
      bottom: hz,
      seed: 'sl-sky',
      drift: 20,
      slivers: 6,
    })
    s +=
      circle(1180, 470, 120, p.paper) +
      path(slivers([1180, 500, 460, 12, 1060, 470, 260, 8, 1300, 446, 200, 7]), p.butter)
    s += ground({
      pts: pts([-60, 330, 120, 350, 260, 400, 400, 470, 500, hz]),
      ink: p.mauve,
      seed: 'sl-h',
      rough: 9,
      to: hz + 4,
      step: 34,
    })
    for (const [x, h] of [
      [60, 130],
      [150, 110],
      [230, 120],
      [330, 80],
    ])
      s += farPalm({ x, y: 350 + x * 0.36, h, lean: x % 4 ? 24 : -12, seed: `sl-p${x}`, ink: p.mauve })
    s += sea({
      horizon: hz,
      bottom: 860,
      inks: [p.mauve, p.leaf, p.jade, p.leaf, p.jade],
      seed: 'sl-w',
      power: 1.2,
      sway: 8,
    })
    s += path(slivers([1180, 536, 300, 7, 1190, 556, 220, 7, 1170, 580, 260, 9, 1190, 606, 180, 8]), p.paper)
    s += breaker({
      pts: pts([420, 640, 700, 650, 1000, 640, 1340, 650, 1700, 636]),
      height: 54,
      seed: 'sl-b1',
      face: p.leaf,
      foam: p.paper,
      back: p.jade,
    })
    s += breaker({
      pts: pts([-120, 742, 160, 748, 460, 740, 760, 752, 1060, 742]),
      height: 92,
      seed: 'sl-b2',
      face: p.ink,
      foam: p.paper,
      back: p.leaf,
    })
    s +=
      path(smooth([-90, 800, 300, 784, 700, 806, 1100, 780, 1700, 800, 1700, 1300, -90, 1300]), p.paper) +
      path(smooth([-90, 822, 300, 806, 700, 830, 1100, 806, 1700, 826, 1700, 1300, -90, 1300]), p.mist) +
      path(smooth([-90, 870, 360, 850, 800, 876, 1240, 852, 1700, 880, 1700, 1300, -90, 1300]), p.peach) +
      path(smooth([-90, 1080, 300, 1052, 700, 1090, 1160, 1120, 1700, 1080, 1700, 1300, -90, 1300]), p.rose)
    s += path(slivers([1200, 880, 320, 14, 1190, 910, 240, 12, 1210, 944, 180, 10, 1190, 980, 130, 9]), p.paper)
    const walkers: [number, number, number, CarrierOptions, [string, string, string], [string, string]][] = [
      [1290, 930, 0.66, { hair: 'crop', tilt: -7 }, [p.rose, p.butter, p.paper], [p.leaf, p.jade]],
      [850, 980, 0.84, { hair: 'plait', shorts: false, tilt: -3 }, [p.paper, p.butter, p.rose], [p.rose, p.peach]],
      [370, 1050, 1.06, { hair: 'crop', tilt: -5 }, [p.leaf, p.jade, p.butter], [p.mauve, p.rose]],
    ]
    for (const [x, y, k] of walkers)
      s += `<g transform="translate(${x} ${y + 4}) scale(${k} ${-k * 0.5})">${carrierMirror(p.mauve)}</g>`
    // film of water breaks the mirrors up
    s += path(
      slivers([
        360, 1122, 420, 9, 440, 1162, 360, 9, 850, 1030, 360, 8, 800, 1072, 300, 8, 1290, 966, 260, 7, 1330, 994, 220,
        6, 330, 1210, 460, 10,
      ]),
      p.peach,
    )
    for (const [x, y, k, o, board, suit] of walkers)
      s += place(
        boardCarrier(
          {
            skin: p.ink,
            farSkin: p.ink,
            hair: p.ink,
            suit: suit[0],
            suitLit: suit[1],
            board: board[0],
            boardLit: board[1],
            stripe: board[2],
          },
          o,
        ),
        x,
        y,
        k,
      )
    s += path(
      limb([610, 1140, 640, 1128, 668, 1136], 3, 10, 3) + limb([1010, 1060, 1034, 1050, 1056, 1058], 3, 8, 3),
      p.mauve,
    )
    return s
  }, options)
export default scene
