// A still lagoon after sunset: one small boat after another, two in each and a paper lamp between them.
import type { Scene } from '../../kit/base/core.ts'
import { circle, path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.72, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 430
    let s = sky({
      bands: [
        [0, p.wine],
        [120, p.coral],
        [240, p.orange],
        [350, p.gold],
      ],
      bottom: hz,
      seed: 'bh-sky',
      drift: 18,
      slivers: 5,
    })
    s +=
      island({ x: 1240, w: 1100, h: 120, horizon: hz, seed: 'bh-i', ink: p.plum, peak: 0.7 }) +
      island({ x: 300, w: 700, h: 50, horizon: hz, seed: 'bh-j', ink: p.wine, peak: 0.4 })
    s +=
      sea({ horizon: hz, inks: [p.gold, p.orange, p.coral, p.wine, p.plum], seed: 'bh-sea', power: 1.3, sway: 14 }) +
      crests({ horizon: hz, ink: p.gold, seed: 'bh-cr', rows: 14, density: 0.4, weight: 0.7 })
    /** A rowing boat with a pair and their lamp, bow to the right, 320 long, waterline at y = 0. */
    const boat = (i: number) => {
      const dress = i % 2 ? p.paper : p.gold,
        shirt = i % 2 ? p.teal : p.forest
      return (
        path(slivers([0, 8, 330, 12, 8, 22, 250, 8]), p.ink) +
        path(limb([0, -30, -2, -150], 7, 6), p.ink) +
        path(limb([-2, -150, 26, -168, 44, -156], 6, 5, 4), p.ink) +
        circle(46, -126, 42, p.orange) +
        path(smooth([46, -156, 70, -146, 76, -124, 68, -102, 46, -94, 24, -102, 16, -124, 22, -146]), p.gold) +
        path(smooth([46, -150, 58, -140, 60, -122, 56, -106, 46, -100, 36, -106, 32, -122, 34, -140]), p.paper) +
        path(limb([-64, -24, -68, -78], 40, 40), shirt) +
        circle(-62, -112, 19, p.ink) +
        path(limb([-56, -84, -20, -58, 4, -52], 15, 12, 9), shirt) +
        path(limb([86, -24, 84, -70], 38, 34), dress) +
        circle(82, -102, 18, p.ink) +
        circle(96, -112, 10, p.ink) +
        path(limb([76, -78, 46, -54, 16, -50], 13, 11, 8), p.ink) +
        path(
          smooth([-164, -50, -120, -32, 0, -24, 120, -34, 172, -60, 150, -14, 100, 8, 0, 12, -104, 8, -146, -12]),
          p.ink,
        ) +
        path(
          smooth([-164, -50, -120, -34, 0, -26, 120, -36, 172, -60, 166, -48, 120, -24, 0, -14, -120, -22, -158, -40]),
          p.teal,
        )
      )
    }
    const gl = rng('bh-gl')
    ;(
      [
        [930, 470, 0.3],
        [1330, 486, 0.36],
        [1120, 520, 0.46],
        [760, 560, 0.56],
        [1450, 610, 0.74],
        [1080, 720, 1.06],
      ] as const
    ).forEach(([x, y, k], i) => {
      s += glitter({
        x: x + 46 * k,
        top: y + 8 * k,
        bottom: y + 190 * k,
        width: 80 * k,
        ink: p.paper,
        rand: gl,
        gap: 0.9 + k,
      })
      s += place(boat(i), x, y, k)
    })
    // lamps alone, sent out on the water
    for (const [x, y, k] of [
      [640, 486, 0.5],
      [1220, 470, 0.4],
      [860, 640, 1],
      [1310, 760, 1.4],
      [700, 780, 1.2],
      [1540, 520, 0.6],
    ] as const)
      s += place(
        path(slivers([0, 6, 60, 6, 2, 18, 34, 4]), p.gold) +
          circle(0, -12, 17, p.orange) +
          path(smooth([-14, 2, -13, -22, 0, -28, 13, -22, 14, 2, 0, 6]), p.gold) +
          path(smooth([-7, 0, -6, -16, 0, -20, 6, -16, 7, 0]), p.paper),
        x,
        y,
        k,
      )
    s += palm({
      x: 60,
      y: 1250,
      h: 960,
      lean: 120,
      size: 360,
      seed: 'bh-p',
      trunk: p.ink,
      trunkLit: p.forest,
      back: p.ink,
      mid: p.ink,
      lit: p.forest,
      count: 9,
      light: 1,
    })
    s += path(
      smooth([-80, 1120, 260, 1080, 620, 1130, 1000, 1160, 1400, 1120, 1700, 1090, 1700, 1300, -80, 1300]),
      p.ink,
    )
    return s
  }, options)
export default scene
