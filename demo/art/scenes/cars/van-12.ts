// A twelve-seat van waits on the jetty: bags on its roof, guests walking to the catamaran that lies behind it.

import { camera, lens, path, place, poly, ribbon, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { catamaran } from '../../kit/boats/catamaran.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { patch } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 450,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.2 })
    let s = sky({
      bands: [
        [0, p.sky],
        [200, p.paper],
      ],
      bottom: hz,
      seed: 'jvs',
      drift: 18,
      slivers: 6,
    })
    s +=
      cloud({ x: 380, y: 250, w: 560, h: 120, seed: 'jvc', ink: p.paper }) +
      cloud({ x: 1330, y: 180, w: 340, h: 70, seed: 'jvd', ink: p.paper })
    s += island({
      x: 1180,
      w: 1300,
      h: 170,
      horizon: hz,
      seed: 'jvi',
      ink: p.leaf,
      lit: p.aqua,
      strand: p.sand,
      light: -1,
      peak: 0.64,
    })
    s += island({ x: 160, w: 700, h: 70, horizon: hz, seed: 'jvj', ink: p.lagoon, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 800, inks: [p.deep, p.lagoon, p.lagoon, p.aqua], seed: 'jvw', power: 1.3, sway: 8 }) +
      crests({ horizon: hz, bottom: 720, ink: p.aqua, seed: 'jvr', rows: 11, density: 0.7, weight: 0.6 })
    s += path(lens(420, 664, 900, 40), p.deep)
    s += place(
      catamaran({
        white: p.paper,
        shade: p.sky,
        window: p.deep,
        hull: p.sky,
        stripe: p.coral,
        deck: p.sand,
        trim: p.coral,
      }),
      400,
      606,
      1.75,
      2,
      -1,
    )
    // concrete apron, its edge and joints
    const edge = 21
    s +=
      path(patch(cam, [-40, edge, 40, edge, 40, 1.4, -40, 1.4]), p.sand) +
      path(patch(cam, [-40, edge, 40, edge, 40, edge - 0.9, -40, edge - 0.9]), p.paper)
    s += path(poly([cam(-40, 0, edge), cam(40, 0, edge), cam(40, -0.35, edge), cam(-40, -0.35, edge)]), p.sand)
    let joints = ''
    for (const z of [16, 12.4, 9.4, 7.2]) joints += patch(cam, [-40, z, 40, z, 40, z - 0.06, -40, z - 0.06])
    for (const x of [-9, -4, 1, 6, 11]) joints += patch(cam, [x, edge - 1, x + 0.06, edge - 1, x + 0.06, 1.6, x, 1.6])
    s += path(joints, p.paper)
    const bollard = (X: number) => {
      const [x, y] = cam(X, 0, edge - 1)
      return path(poly(pts([x - 16, y, x + 16, y, x + 12, y - 36, x - 12, y - 36])) + lens(x, y - 38, 54, 20), p.forest)
    }
    s +=
      path(
        ribbon(pts([610, 560, 690, 600, 760, 626]), () => 5, 10),
        p.forest,
      ) +
      bollard(-0.5) +
      bollard(-7.6) +
      bollard(7)
    const folk = (
      X: number,
      Z: number,
      top: string,
      cloth: string,
      legs: 'long' | 'skirt',
      flip: 1 | -1,
      tall = 1.66,
    ) => {
      const [x, y] = cam(X, 0, Z),
        k = (tall * 1900) / Z / 100
      return (
        path(
          ribbon(pts([x, y, x - 30 * k, y + 6 * k, x - 66 * k, y + 10 * k]), (t) => k * (10 - 4 * t), 8),
          p.lagoon,
        ) +
        place(
          person(poses.walk, { skin: p.forest, hair: p.forest, top, cloth, legs, longHair: legs === 'skirt' }),
          x,
          y,
          k,
          0,
          flip,
        )
      )
    }
    const bag = (X: number, Z: number, ink: string) => {
      const [x, y] = cam(X, 0, Z),
        k = 1900 / Z
      return (
        path(poly(pts([x, y, x + 0.4 * k, y, x + 0.4 * k, y - 0.62 * k, x, y - 0.62 * k])), ink) +
        path(
          ribbon(
            pts([
              x + 0.08 * k,
              y - 0.6 * k,
              x + 0.08 * k,
              y - 0.92 * k,
              x + 0.32 * k,
              y - 0.92 * k,
              x + 0.32 * k,
              y - 0.6 * k,
            ]),
            () => 0.04 * k,
            14,
          ),
          p.forest,
        )
      )
    }
    s +=
      folk(-6.2, 18.6, p.coral, p.coral, 'skirt', -1) +
      bag(-5.6, 18.5, p.deep) +
      folk(-4.3, 18, p.paper, p.forest, 'long', -1, 1.74) +
      folk(-5.1, 18.3, p.leaf, p.forest, 'long', -1, 1.1)
    s += vehicle({
      kind: 'traveller12',
      cam,
      x: 1.1,
      z: 12.4,
      turn: 30,
      flip: -1,
      cast: [1, 0.8],
      stripes: [
        [[2.8, 0.94, 1.4, 1.02, -0.6, 1.2, -2.8, 1.26, -2.8, 0.96, -0.6, 0.92, 1.4, 0.86, 2.8, 0.8], p.lagoon],
        [[2.8, 0.78, 1.4, 0.83, -0.6, 0.88, -2.8, 0.9, -2.8, 0.78, 2.8, 0.7], p.coral],
      ],
      load: [
        [-2.1, -0.7, 0.8, 0.6, 0.34, [p.coral, p.coral, p.forest]],
        [-1.2, -0.5, 0.7, 1, 0.44, [p.aqua, p.lagoon, p.deep]],
        [-0.4, -0.6, 0.8, 1, 0.3, [p.sand, p.leaf, p.leaf]],
      ],
      colour: {
        top: p.paper,
        front: p.paper,
        side: p.paper,
        low: p.sky,
        glass: p.forest,
        glare: p.lagoon,
        inside: p.deep,
        dark: p.forest,
        rim: p.sky,
        lamp: p.aqua,
        trim: p.sand,
        shadow: p.lagoon,
        indicator: p.coral,
      },
    })
    s += bag(-4.15, 12.2, p.coral) + bag(-3.6, 12, p.leaf)
    s += path(slivers([260, 1130, 520, 14, 1180, 1160, 460, 12]), p.paper)
    return s
  }, options)
export default scene
