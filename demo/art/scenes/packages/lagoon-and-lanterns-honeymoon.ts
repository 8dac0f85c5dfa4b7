// A dark-moon night: two on the end of a jetty below a line of lanterns, the lagoon lighting up where their feet stir it.
import { lens, path, place, rect, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular } from '../../kit/base/shape.ts'
import { edgeCouple } from '../../kit/people/edge-couple.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { lanternPoints, lanternString } from '../../kit/things/lantern-string.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.56 }
/** A ring on the water: an ellipse with its far side thinner than its near side. */
const ring = (x: number, y: number, w: number, k: number): string => {
  const e = (rx: number, ry: number, dy: number, sweep: 0 | 1) =>
    `M${x - rx} ${y + dy}a${rx} ${ry} 0 1 ${sweep} ${2 * rx} 0a${rx} ${ry} 0 1 ${sweep} ${-2 * rx} 0z`
  return e(w, w * 0.17, 0, 0) + e(w - 10 * k, w * 0.17 - 5 * k, -2 * k, 1)
}
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 560
    let s = sky({
      bands: [
        [0, p.ink],
        [220, p.deep],
        [430, p.navy],
      ],
      bottom: hz,
      seed: 'll-sky',
      drift: 22,
      slivers: 4,
    })
    s += stars({
      count: 120,
      bottom: 470,
      seed: 'll-st',
      bright: p.paper,
      faint: p.teal,
      big: [
        [1180, 130, 15],
        [1420, 300, 11],
      ],
    })
    s +=
      island({ x: 1330, w: 820, h: 80, horizon: hz, seed: 'll-i', ink: p.ink, peak: 0.6 }) +
      island({ x: 380, w: 700, h: 44, horizon: hz, seed: 'll-j', ink: p.deep, peak: 0.4 })
    s += sea({ horizon: hz, inks: [p.navy, p.deep, p.deep], seed: 'll-w', power: 1.2, sway: 10 })
    // lanterns run from the jetty's post to a pole in the lagoon
    const line = {
      from: [-40, 120] as [number, number],
      to: [1330, 250] as [number, number],
      sag: 130,
      count: 7,
      size: [52, 30] as const,
      line: p.ink,
      paper: p.lamp,
      heart: p.paper,
    }
    for (const [x, , r] of lanternPoints(line))
      s += glitter({
        x,
        top: hz + 40 + (50 - r) * 2,
        bottom: 1000 - (52 - r) * 6,
        width: r * 2.6,
        ink: p.lamp,
        rand: rng(`ll-g${Math.round(x)}`),
        gap: 1.7,
      })
    s += path(limb([1330, 240, 1334, 560, 1330, 800], 13, 15, 17), p.ink) + path(lens(1336, 806, 120, 10), p.teal)
    // the glow about their feet
    const fx = 1010,
      fy = 1046
    s +=
      path(lens(fx, fy, 900, 150), p.blue) +
      path(ring(fx, fy, 330, 1) + ring(fx + 10, fy, 232, 1.2), p.teal) +
      path(lens(fx, fy, 460, 84), p.teal) +
      path(ring(fx + 6, fy, 150, 1.5), p.glow) +
      path(lens(fx - 20, fy + 2, 230, 40), p.cyan) +
      path(lens(fx - 60, fy + 4, 110, 18) + lens(fx + 40, fy - 2, 100, 16), p.glow)
    let spark = ''
    const r = rng('ll-sp')
    for (let i = 0; i < 16; i++) {
      const a = r() * 6.283,
        d = r.in(190, 520)
      spark += lens(fx + Math.cos(a) * d, fy + Math.sin(a) * d * 0.2, r.in(14, 46), 4)
    }
    s += path(spark, p.cyan)
    // jetty
    s += rect(-20, 838, 850, 42, p.ink) + rect(-20, 830, 850, 12, p.blue)
    let boards = ''
    for (const x of [40, 152, 268, 372, 490, 596, 708, 790])
      boards += angular([x, 842, x + 5, 842, x + 4, 880, x - 1, 880])
    s += path(boards, p.navy)
    s += path(
      limb([120, 870, 116, 1240], 38, 42) +
        limb([560, 870, 562, 1240], 34, 38) +
        limb([780, 870, 784, 1220], 38, 42) +
        limb([130, 1010, 560, 890], 16, 16) +
        limb([560, 1040, 790, 900], 16, 16),
      p.ink,
    )
    s += path(limb([796, 890, 800, 1030, 798, 1200], 3, 9, 3) + limb([576, 890, 578, 1060], 2, 8), p.teal)
    s += path(limb([-10, 96, -8, 830], 40, 46), p.ink)
    s += place(
      edgeCouple({
        skin: p.blue,
        skinFar: p.navy,
        hair: p.ink,
        sheen: p.blue,
        dress: p.lamp,
        dressLit: p.paper,
        shirt: p.teal,
        shirtLit: p.cyan,
        trousers: p.deep,
        flower: p.paper,
      }),
      762,
      834,
      1.04,
    )
    s += lanternString(line)
    return s
  }, options)
export default scene
