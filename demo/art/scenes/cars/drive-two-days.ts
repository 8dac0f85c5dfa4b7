// Outside the airport: bags go into the open boot of a car seen from behind while the aircraft that brought them climbs overhead.

import { camera, lens, path, place, poly, rect, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { strawHat } from '../../kit/still-life/beach-things.ts'
import { suitcase } from '../../kit/things/suitcase.ts'
import { palm } from '../../kit/trees/palm.ts'
import { airlinerBelow } from '../../kit/vehicles/airliner-below.ts'
import { carRear } from '../../kit/vehicles/car-rear.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.45, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 660,
      cam = camera({ cx: 620, horizon: hz, f: 1500, height: 1.5 })
    let s = sky({
      bands: [
        [0, p.lagoon],
        [130, p.aqua],
        [330, p.light],
        [520, p.paper],
      ],
      bottom: hz,
      seed: 'dtd',
      drift: 20,
      slivers: 5,
    })
    s +=
      cloud({ x: 250, y: 360, w: 520, h: 150, seed: 'dtc', ink: p.paper }) +
      cloud({ x: 1420, y: 560, w: 420, h: 90, seed: 'dte', ink: p.paper })
    s += island({ x: 1250, w: 1000, h: 120, horizon: hz, seed: 'dti', ink: p.lagoon, lit: p.aqua, peak: 0.5 })
    // the terminal: a low hall under one wave of a roof
    s +=
      rect(-10, 540, 760, 130, p.deep) +
      path(Array.from({ length: 12 }, (_, i) => `M${i * 64 - 6} 566h46v84h-46z`).join(''), p.aqua)
    s +=
      path(
        `${spline(pts([-60, 500, 120, 462, 320, 520, 520, 470, 700, 506, 810, 540]), false)}L800 556L-60 566z`,
        p.navy,
      ) +
      path(
        `${spline(pts([-60, 500, 120, 462, 320, 520, 520, 470, 700, 506, 810, 540]), false)}L810 548L700 524L520 488L320 538L120 480L-60 518z`,
        p.paper,
      )
    s += path(`M-10 ${hz}H1610V1210H-10z`, p.light)
    s += path(poly([cam(-14, 0, 24), cam(16, 0, 24), cam(16, 0, 9), cam(-14, 0, 9)]), p.aqua)
    s += path(poly([cam(-12, 0, 20), cam(-11.7, 0, 20), cam(-6, 0, 8.6), cam(-6.5, 0, 8.6)]), p.paper)
    s +=
      path(smooth([-80, 846, 500, 830, 1100, 834, 1700, 826, 1700, 1260, -80, 1260]), p.lagoon) +
      path(smooth([-80, 846, 500, 830, 1100, 834, 1700, 826, 1700, 842, 1100, 850, 500, 846, -80, 864]), p.paper)
    s += path(slivers([180, 1130, 420, 16, 1380, 1000, 380, 14, 760, 1170, 360, 14]), p.aqua)
    // palms at the right
    s += palm({
      x: 1480,
      y: 850,
      h: 470,
      lean: -60,
      size: 210,
      seed: 'dtp',
      trunk: p.navy,
      trunkLit: p.lagoon,
      back: p.navy,
      mid: p.deep,
      lit: p.lagoon,
      rings: false,
      light: -1,
    })
    s += palm({
      x: 1600,
      y: 870,
      h: 640,
      lean: -50,
      size: 240,
      seed: 'dtq',
      trunk: p.navy,
      trunkLit: p.lagoon,
      back: p.navy,
      mid: p.deep,
      lit: p.lagoon,
      rings: false,
      light: -1,
    })
    // the aircraft
    s += place(
      airlinerBelow({ body: p.paper, shade: p.light, wing: p.navy, wingShade: p.ink, tail: p.coral, engine: p.paper }),
      1070,
      262,
      0.8,
      38,
    )
    // the car and its load
    const load =
      rect(-220, -230, 440, 40, p.navy) +
      place(suitcase({ body: p.coral, shade: p.coral, strap: p.paper }), -104, -374, 1.24) +
      place(suitcase({ body: p.aqua, shade: p.lagoon, strap: p.ink }), 96, -330, 0.94, 0) +
      path(smooth([-180, -390, -176, -424, -20, -428, -10, -400, -16, -374, -170, -370]), p.deep) +
      rect(-120, -430, 14, 60, p.sun) +
      place(strawHat({ lit: p.paper, body: p.sun, shade: p.sun, dark: p.ink, band: p.coral }), 100, -330, 0.36)
    s += path(lens(690, 1092, 900, 92), p.deep)
    s += place(
      carRear(
        {
          body: p.paper,
          shade: p.aqua,
          lid: p.deep,
          glass: p.light,
          glare: p.paper,
          inside: p.ink,
          tyre: p.ink,
          tail: p.coral,
          plate: p.sun,
          trim: p.navy,
        },
        load,
      ),
      600,
      1086,
      1.14,
    )
    // the driver with the last bag, a guest who looks up
    const k = 4.3
    s += path(lens(1110, 1096, 330, 34) + lens(1370, 1060, 260, 28), p.deep)
    s += place(suitcase({ body: p.sun, shade: p.sun, strap: p.navy }), 1022, 900, 1.16, 4)
    s += place(
      person(
        {
          ...poses.hold,
          arms: [
            [
              [10, -68],
              [-8, -46],
            ],
            [
              [8, -66],
              [20, -44],
            ],
          ],
        },
        { skin: p.ink, hair: p.ink, top: p.paper, topShade: p.light, cloth: p.navy, legs: 'long', light: -1 },
      ),
      1110,
      1092,
      k,
      0,
      -1,
    )
    s += place(
      person(poses.reachUp, {
        skin: p.ink,
        hair: p.ink,
        top: p.coral,
        cloth: p.coral,
        legs: 'skirt',
        longHair: true,
        light: -1,
      }),
      1370,
      1056,
      k * 0.9,
      0,
      -1,
    )
    return s
  }, options)
export default scene
