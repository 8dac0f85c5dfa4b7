// Seas like cut paper, one behind another: on each crest somebody else rides, paddles or leaps, and a diver goes beneath.

import { staghorn } from '../../kit/animals/coral.ts'
import type { Ink, Scene } from '../../kit/base/core.ts'
import { path, place, rect } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { kayak } from '../../kit/boats/kayak.ts'
import { bubbles, diver } from '../../kit/people/diver.ts'
import { limb } from '../../kit/people/limb.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { surfer } from '../../kit/sea/wave.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.reef
/** One sheet of sea: a row of crests curling left, edged in foam, with a darker hollow under each. */
function swell(
  y: number,
  step: number,
  high: number,
  shift: number,
  inks: readonly [body: Ink, hollow: Ink, foam: Ink],
  left: number,
): string {
  let d = `M-200 1300L-200 ${y}`,
    hollow = '',
    foam = ''
  for (let x = -200 + shift, i = 0; x < 1900; x += step, i++) {
    const k = high * (x < 560 ? left : 1) * (0.84 + 0.16 * Math.sin(i * 2.1)),
      q = (u: number, v: number) => `${(x + u * step).toFixed(0)} ${(y - v * k).toFixed(0)}`
    // up the back, over the lip, down into the hollow
    d += `C${q(-0.55, 0.05)} ${q(-0.3, 0.9)} ${q(0, 1)}C${q(0.14, 1.04)} ${q(0.24, 0.9)} ${q(0.26, 0.68)}C${q(0.16, 0.84)} ${q(0.02, 0.6)} ${q(0.1, 0.3)}C${q(0.14, 0.1)} ${q(0.3, 0)} ${q(0.45, 0)}`
    hollow += `M${q(0.04, 0.86)}C${q(-0.1, 0.6)} ${q(-0.06, 0.2)} ${q(0.1, 0)}C${q(-0.16, 0.1)} ${q(-0.26, 0.6)} ${q(0.04, 0.86)}z`
    foam += `M${q(-0.4, 0.62)}C${q(-0.26, 0.94)} ${q(-0.1, 1.08)} ${q(0.02, 1.06)}C${q(0.16, 1.04)} ${q(0.28, 0.9)} ${q(0.26, 0.66)}C${q(0.2, 0.84)} ${q(0.12, 0.9)} ${q(0, 0.94)}C${q(-0.14, 0.94)} ${q(-0.26, 0.8)} ${q(-0.4, 0.62)}z`
  }
  return path(`${d}L1900 1300z`, inks[0]) + path(hollow, inks[1]) + path(foam, inks[2])
}
export const focus = { x: 0.72, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const hz = 470
    let s = sky({
      bands: [
        [0, p.aqua],
        [130, p.light],
        [330, p.paper],
      ],
      bottom: hz,
      seed: 'ba-sky',
      drift: 18,
      slivers: 5,
    })
    s +=
      sun({ x: 1130, y: 330, r: 104, ink: p.sun }) +
      cloud({ x: 420, y: 350, w: 460, h: 90, seed: 'ba-c', ink: p.paper })
    s += island({ x: 1430, w: 760, h: 110, horizon: hz, seed: 'ba-i', ink: p.lagoon, lit: p.aqua, peak: 0.5 })
    s += rect(0, hz, 1600, 200, p.aqua) + swell(500, 300, 60, 120, [p.aqua, p.light, p.paper], 0.4)
    s += place(
      path(angular([-4, 0, 4, 0, 14, -150, 8, -150]), p.ink) +
        path(smooth([12, -150, -60, -70, -66, -24, -8, -14, 4, -60]), p.coral) +
        path(smooth([10, -120, -30, -70, -64, -30, -66, -24, -8, -14, 4, -60]), p.sun) +
        path(smooth([-70, 2, 60, -4, 76, -2, 60, 8, -60, 10]), p.navy) +
        place(
          person(
            { ...poses.hold, head: [26, -86], neck: [22, -78] },
            { skin: p.ink, top: p.coral, cloth: p.navy, hair: p.ink, legs: 'short' },
          ),
          34,
          2,
          0.72,
        ),
      900,
      470,
      0.84,
    )
    s += swell(600, 380, 104, 330, [p.lagoon, p.aqua, p.paper], 0.3)
    s += place(
      kayak({
        hull: p.coral,
        deck: p.sun,
        rim: p.ink,
        body: p.navy,
        vest: p.sun,
        skin: p.ink,
        hair: p.ink,
        shaft: p.ink,
        blade: p.paper,
      }),
      1052,
      588,
      0.52,
      8,
    )
    s += swell(730, 460, 170, 190, [p.deep, p.lagoon, p.light], 0.24)
    s += place(
      surfer({
        skin: p.ink,
        skinShade: p.ink,
        shorts: p.sun,
        vest: p.coral,
        hair: p.ink,
        board: p.paper,
        boardShade: p.sun,
      }),
      838,
      700,
      0.98,
      10,
      -1,
    )
    s += place(
      path(smooth([-150, 4, -60, 14, 80, 12, 156, -6, 80, -4, -80, -2]), p.sun) +
        path(limb([34, -150, 64, -60, 70, 26], 6, 6, 6), p.ink) +
        path(smooth([62, 20, 78, 20, 84, 60, 66, 66]), p.paper) +
        place(person(poses.hold, { skin: p.ink, top: p.paper, cloth: p.coral, hair: p.ink, legs: 'short' }), 8, 4, 1.6),
      1366,
      660,
      0.86,
      -6,
    )
    s += swell(900, 560, 150, 20, [p.navy, p.deep, p.aqua], 0.4)
    s += path(smooth([-80, 1010, 300, 980, 800, 1030, 1300, 990, 1700, 1020, 1700, 1300, -80, 1300]), p.ink)
    s +=
      place(
        diver({
          suit: p.ink,
          suitLit: p.deep,
          tank: p.sun,
          tankLit: p.paper,
          fin: p.coral,
          finLit: p.sun,
          skin: p.ink,
          glass: p.light,
        }),
        1150,
        940,
        0.74,
        6,
      ) +
      bubbles(
        [
          [1330, 880, 14],
          [1350, 850, 9],
          [1336, 826, 12],
        ],
        p.lagoon,
        p.light,
      )
    s +=
      staghorn({ x: 250, y: 1180, h: 170, seed: 'ba-k', ink: p.coral, lit: p.sun }) +
      staghorn({ x: 1490, y: 1190, h: 120, seed: 'ba-l', ink: p.deep, lit: p.lagoon })
    s +=
      path(
        smooth([-80, 1150, 260, 1120, 620, 1170, 1000, 1180, 1400, 1140, 1700, 1160, 1700, 1300, -80, 1300]),
        p.navy,
      ) + path(slivers([600, 1060, 300, 9, 340, 940, 260, 8], 2), p.deep)
    return s
  }, options)
export default scene
