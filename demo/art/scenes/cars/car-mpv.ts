// A white family MPV on the coast road: turquoise shallows beyond the painted kerb, palms over the wall.

import { camera, path, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { dashes, lane } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 420,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.5 }),
      stand = { cam, x: 0, z: 9.9, turn: 27 }
    let s = sky({
      bands: [
        [0, p.aqua],
        [110, p.light],
        [290, p.paper],
      ],
      bottom: hz,
      seed: 'mps',
      drift: 16,
      slivers: 5,
    })
    s +=
      cloud({ x: 1150, y: 320, w: 560, h: 130, seed: 'mpc', ink: p.paper }) +
      cloud({ x: 200, y: 220, w: 300, h: 60, seed: 'mpd', ink: p.paper })
    s += island({
      x: 330,
      w: 760,
      h: 96,
      horizon: hz,
      seed: 'mpi',
      ink: p.deep,
      lit: p.lagoon,
      strand: p.paper,
      peak: 0.6,
    })
    s += island({ x: 1420, w: 520, h: 54, horizon: hz, seed: 'mpj', ink: p.lagoon, lit: p.aqua, peak: 0.4 })
    s += sea({
      horizon: hz,
      bottom: 900,
      inks: [p.navy, p.deep, p.deep, p.lagoon, p.aqua, p.light],
      seed: 'mpw',
      power: 1.3,
      sway: 14,
    })
    s += crests({ horizon: hz, bottom: 860, ink: p.aqua, seed: 'mpr', rows: 13, density: 0.7, weight: 0.7 })
    s += path(slivers([260, 700, 380, 9, 900, 660, 300, 8, 1350, 690, 360, 9]), p.paper)
    // verge, wall, kerb in black and white, tar
    s += path(lane(stand, -5.6, 40, { bend: -1.2 }), p.sun) + path(lane(stand, -5.6, -5.2, { bend: -1.2 }), p.paper)
    s +=
      path(lane(stand, -2.9, 40, { bend: -1.2 }), p.navy) +
      path(lane(stand, -3.2, -2.8, { bend: -1.2 }), p.paper) +
      path(dashes(stand, -3.2, 0.4, 1.1, 1.1, { bend: -1.2, from: -70 }), p.ink)
    s +=
      path(lane(stand, 5.4, 40, { bend: -1.2 }), p.deep) +
      path(dashes(stand, 2.2, 0.14, 2.6, 2.8, { bend: -1.2 }), p.paper)
    const t3 = { trunk: p.ink, trunkLit: p.deep, back: p.ink, mid: p.navy, lit: p.deep, nut: p.coral }
    s += palm({ x: 250, y: 690, h: 520, lean: -80, size: 250, seed: 'mpp1', ...t3, light: 1, count: 8 })
    s += palm({ x: 1290, y: 800, h: 660, lean: 110, size: 300, seed: 'mpp2', ...t3, light: -1, count: 8 })
    s += palm({ x: 1420, y: 830, h: 520, lean: 130, size: 260, seed: 'mpp3', ...t3, light: -1, count: 8 })
    s += vehicle({
      ...stand,
      kind: 'mpv6',
      cast: [0.6, 0.55],
      stripes: [[[2.6, 0.66, 1, 0.7, -0.6, 0.78, -2.6, 1.0, -2.6, 0.84, -0.6, 0.68, 1, 0.6, 2.6, 0.58], p.coral]],
      colour: {
        top: p.paper,
        front: p.paper,
        side: p.paper,
        low: p.light,
        glass: p.ink,
        glare: p.deep,
        inside: p.navy,
        dark: p.ink,
        rim: p.light,
        lamp: p.aqua,
        trim: p.sun,
        shadow: p.ink,
        indicator: p.sun,
      },
    })
    s += leaves({ x: 1640, y: 1250, size: 380, seed: 'mpl', tones: [p.ink, p.deep], from: -3, to: -1.4, count: 22 })
    s += leaves({ x: -40, y: 1250, size: 380, seed: 'mpm', tones: [p.ink, p.deep], from: -1.8, to: -0.2, count: 22 })
    return s
  }, options)
export default scene
