// A full-length yellow coach on the sea road of the harbour: parapet, blue bay with a lighthouse point, high cloud.

import { camera, circle, lens, path, poly, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { dashes, lane } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 540,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.9 }),
      stand = { cam, x: 0.5, z: 19.6, turn: 27, flip: -1 as const }
    let s = sky({
      bands: [
        [0, p.light],
        [120, p.aqua],
        [300, p.light],
      ],
      bottom: hz,
      seed: 'cbs',
      drift: 16,
      slivers: 6,
    })
    s += circle(420, 190, 84, p.sun)
    s +=
      cloud({ x: 1060, y: 350, w: 760, h: 190, seed: 'cbc', ink: p.paper, lit: p.paper }) +
      cloud({ x: 440, y: 250, w: 420, h: 80, seed: 'cbd', ink: p.paper })
    s += island({
      x: 1280,
      w: 1100,
      h: 150,
      horizon: hz,
      seed: 'cbi',
      ink: p.lagoon,
      lit: p.aqua,
      light: -1,
      peak: 0.7,
    })
    s += island({
      x: 180,
      w: 700,
      h: 84,
      horizon: hz,
      seed: 'cbj',
      ink: p.deep,
      lit: p.lagoon,
      strand: p.paper,
      light: -1,
      peak: 0.4,
    })
    // lighthouse on the near point
    s += path(poly(pts([202, 476, 238, 476, 231, 352, 209, 352])), p.coral)
    s += path(
      poly(pts([204, 446, 236, 446, 234.39999999999998, 420, 205.60000000000002, 420])) +
        poly(pts([207, 396, 233, 396, 231.60000000000002, 374, 208.39999999999998, 374])),
      p.paper,
    )
    s += path(poly(pts([205, 352, 235, 352, 230, 330, 210, 330])) + poly(pts([206, 330, 234, 330, 220, 308])), p.navy)
    s +=
      sea({ horizon: hz, bottom: 880, inks: [p.deep, p.lagoon, p.lagoon, p.aqua], seed: 'cbw', power: 1.3, sway: 9 }) +
      crests({ horizon: hz, bottom: 800, ink: p.light, seed: 'cbr', rows: 13, density: 0.6, weight: 0.7 })
    for (const [x, y, k] of [
      [110, 650, 1],
      [1420, 590, 0.7],
    ])
      s +=
        path(lens(x, y + 4 * k, 130 * k, 10 * k), p.deep) +
        path(
          poly([
            [x - 52 * k, y - 14 * k],
            [x + 58 * k, y - 16 * k],
            [x + 40 * k, y],
            [x - 40 * k, y],
          ]),
          p.coral,
        ) +
        path(
          poly([
            [x - 4 * k, y - 20 * k],
            [x - 4 * k, y - 110 * k],
            [x + 46 * k, y - 26 * k],
          ]) +
            poly([
              [x - 10 * k, y - 22 * k],
              [x - 10 * k, y - 92 * k],
              [x - 46 * k, y - 24 * k],
            ]),
          p.paper,
        )
    const t3 = { trunk: p.ink, trunkLit: p.deep, back: p.ink, mid: p.navy, lit: p.deep, nut: p.coral }
    s += palm({ x: 1440, y: 830, h: 700, lean: 60, size: 290, seed: 'cbp1', ...t3, light: -1, count: 8 })
    // parapet with its openings, footpath, tar
    const far = -8.2
    s += path(lane(stand, far, 60), p.paper)
    s += path(wallOf(far, 0, 1.05), p.light) + path(wallOf(far, 0.9, 1.08), p.paper)
    let holes = ''
    for (let a = -40; a < 16; a += 1.5) holes += span(a, a + 0.9, 0.22, 0.74)
    s += path(holes, p.aqua)
    s +=
      path(lane(stand, -6.4, 60), p.navy) +
      path(lane(stand, -6.8, -6.4), p.light) +
      path(lane(stand, -5.9, -5.74), p.paper)
    s += path(dashes(stand, -2.4, 0.2, 3.4, 3.2, { to: 40 }), p.paper)
    s += path(lane(stand, 3.4, 60), p.deep) + path(lane(stand, 3.4, 3.7), p.sun)
    function wallOf(y: number, lo: number, hi: number) {
      return span(-70, 17, lo, hi, y)
    }
    function span(a: number, b: number, lo: number, hi: number, y = far) {
      const t = (stand.turn * Math.PI) / 180,
        q = (along: number, up: number) =>
          cam(stand.x - (along * Math.cos(t) - y * Math.sin(t)), up, stand.z - along * Math.sin(t) - y * Math.cos(t))
      return poly([q(a, lo), q(b, lo), q(b, hi), q(a, hi)])
    }
    s += vehicle({
      ...stand,
      kind: 'coach40',
      cast: [0.9, 1],
      stripes: [
        [[6, 1.2, 3, 1.25, -1, 1.5, -4, 1.7, -6, 1.72, -6, 1.2, -3, 1.1, 0, 1, 3, 0.96, 6, 0.94], p.paper],
        [[6, 0.88, 3, 0.9, 0, 0.93, -3, 1.02, -6, 1.08, -6, 0.92, -3, 0.88, 0, 0.82, 6, 0.8], p.coral],
      ],
      colour: {
        top: p.paper,
        front: p.sun,
        side: p.sun,
        low: p.coral,
        glass: p.ink,
        glare: p.deep,
        inside: p.navy,
        dark: p.ink,
        rim: p.light,
        lamp: p.paper,
        trim: p.paper,
        shadow: p.ink,
        indicator: p.coral,
      },
    })
    s +=
      leaves({ x: -40, y: 1250, size: 400, seed: 'cbl', tones: [p.ink, p.navy], from: -1.8, to: -0.1, count: 24 }) +
      leaves({ x: 1650, y: 1250, size: 440, seed: 'cbm', tones: [p.ink, p.navy], from: -3.05, to: -1.4, count: 26 })
    return s
  }, options)
export default scene
