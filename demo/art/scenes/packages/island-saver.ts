// A borrowed mask on a white strand: all the reef that comes with the fare is already in its glass.

import { brain, fan, staghorn, table } from '../../kit/animals/coral.ts'
import { fish, shoal } from '../../kit/animals/fish.ts'
import { turtle } from '../../kit/animals/turtle.ts'
import { lens, type Point, path, place, rect, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { diveMask, snorkelTube } from '../../kit/things/dive-mask.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 270,
      cx = 840,
      foot = 1050
    let s =
      sky({
        bands: [
          [0, p.aqua],
          [110, p.light],
        ],
        bottom: hz,
        seed: 'iss',
        drift: 12,
        slivers: 5,
      }) +
      island({ x: 250, w: 720, h: 70, horizon: hz, seed: 'isi', ink: p.lagoon, peak: 0.35 }) +
      sea({ horizon: hz, bottom: 520, inks: [p.deep, p.lagoon, p.aqua, p.light], seed: 'isw', power: 1.2, sway: 10 }) +
      crests({ horizon: hz, bottom: 480, ink: p.light, seed: 'isc', rows: 9, density: 0.6, weight: 0.7 })
    s +=
      path(smooth([-90, 452, 260, 470, 640, 440, 1100, 480, 1700, 430, 1700, 1300, -90, 1300]), p.light) +
      path(smooth([-90, 474, 260, 490, 640, 462, 1100, 504, 1700, 456, 1700, 1300, -90, 1300]), p.paper) +
      path(
        slivers([160, 640, 280, 9, 240, 1120, 420, 14, 1470, 720, 200, 9, 1400, 1150, 460, 14, 90, 860, 160, 10]),
        p.light,
      )
    // shade of mask and snorkel, to the right of each
    s += path(
      smooth([
        cx - 470,
        foot - 30,
        cx - 200,
        foot + 24,
        cx + 240,
        foot + 20,
        cx + 600,
        foot - 30,
        cx + 690,
        foot - 120,
        cx + 560,
        foot - 180,
        cx,
        foot - 120,
      ]),
      p.aqua,
    )
    const view = (): string => {
      const y = -330
      let v =
        rect(-500, -600, 1000, 620, p.deep) +
        path(smooth([-500, -600, -500, -448, -250, -440, 0, -456, 250, -440, 500, -452, 500, -600]), p.aqua)
      v += path(smooth([-500, -420, -200, -400, 100, -416, 500, -390, 500, 40, -500, 40]), p.navy)
      for (const x of [-250, -40, 190])
        v += path(`M${x - 16} -500L${x + 24} -500L${x - 40} -120L${x - 150} -120z`, p.deep)
      v += ground({
        pts: [
          [-500, -196],
          [-260, -214],
          [0, -290],
          [180, -226],
          [500, -206],
        ],
        ink: p.ink,
        seed: 'isg',
        rough: 10,
        to: 60,
        step: 40,
      })
      v +=
        staghorn({ x: -266, y: -180, h: 130, seed: 'is1', ink: p.coral, lit: p.sun }) +
        table({ x: -150, y: -160, w: 130, h: 70, seed: 'is2', ink: p.ink, lit: p.lagoon }) +
        fan({ x: 290, y: -176, h: 180, seed: 'is3', ink: p.coral, lit: p.coral }) +
        brain({ x: 176, y: -180, w: 120, h: 56, seed: 'is4', ink: p.lagoon, lit: p.navy })
      v += ground({
        pts: [
          [-500, -186],
          [-330, -196],
          [-200, -160],
          [0, -190],
          [170, -196],
          [290, -190],
          [500, -210],
        ],
        ink: p.ink,
        seed: 'isf',
        rough: 8,
        to: 60,
        step: 40,
      })
      v += place(
        turtle({
          shell: p.ink,
          scute: p.deep,
          scuteLit: p.lagoon,
          skin: p.aqua,
          skinLit: p.light,
          belly: p.paper,
          far: p.lagoon,
          eye: p.ink,
          rand: rng('ist'),
        }),
        -150,
        y - 20,
        0.62,
        -8,
      )
      v += shoal({
        pts: pts([40, -440, 150, -410, 260, -420, 340, -370]),
        count: 26,
        spread: 34,
        size: 1.1,
        rand: rng('iso'),
        ink: p.aqua,
        lit: p.paper,
      })
      const clown = fish({ body: p.sun, stripe: p.paper, fin: p.coral, eye: p.ink })
      v +=
        place(clown, 130, -318, 0.72, 0, -1) + place(clown, 226, -282, 0.5, 6, -1) + place(clown, -236, -214 - 90, 0.4)
      // the glass's own gleam
      return v + path(smooth([-352, -330, -346, -420, -270, -462, -226, -466, -318, -404, -330, -320]), p.paper)
    }
    s += place(
      diveMask({ skirt: p.ink, skirtLit: p.navy, rim: p.sun, rimShade: p.coral, strap: p.ink }, view()),
      cx,
      foot,
      1.12,
    )
    s +=
      path(lens(cx - 236, foot + 2, 300, 20) + lens(cx + 236, foot + 2, 300, 20), p.light) +
      path(smooth([190, 1120, 480, 1098, 760, 1096, 900, 1080, 930, 1100, 760, 1126, 460, 1140, 240, 1146]), p.aqua) +
      place(snorkelTube({ tube: p.coral, lit: p.paper, tip: p.sun }), 470, 1130, 1.05, -4)
    // a shell and a starfish, small
    const star: Point[] = Array.from({ length: 10 }, (_, i) => {
      const a = -1.4 + (i * Math.PI) / 5,
        k = i % 2 ? 19 : 60
      return [1150 + Math.cos(a) * k, 1128 + Math.sin(a) * k * 0.6]
    })
    s += path(smooth(star.flatMap(([x, y]) => [x + 14, y + 10])), p.aqua) + path(smooth(star.flat()), p.coral)
    return s
  }, options)
export default scene
