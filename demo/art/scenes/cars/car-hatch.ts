// A red hatchback at the mouth of a bazaar lane, noon: shopfronts close on both sides, cloth strung over the street.

import { camera, lerp, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { shopRow } from '../../kit/buildings/shop-row.ts'
import { person, poses } from '../../kit/people/person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { patch } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 560,
      cam = camera({ cx: 640, horizon: hz, f: 1500, height: 1.9 }),
      r = rng('hatch lane')
    let s = sky({
      bands: [
        [0, p.aqua],
        [90, p.sky],
        [330, p.paper],
      ],
      bottom: hz,
      seed: 'hks',
      drift: 18,
      slivers: 5,
    })
    s += cloud({ x: 600, y: 300, w: 420, h: 90, seed: 'hkc', ink: p.paper })
    for (const [i, [x, y, k]] of triples([510, 520, 0.8, 660, 505, 1, 780, 524, 0.8, 590, 540, 0.6]).entries())
      s += canopy({ x, y, rx: 120 * k, ry: 84 * k, seed: `hkt${i}`, tones: [p.forest, p.leaf] })
    s += path(`M-10 ${hz - 6}H1610V660H-10z`, p.forest) + path(`M-10 620H1610V1210H-10z`, p.lagoon)
    s +=
      path(patch(cam, [-4.2, 70, 4.2, 70, 4.2, 3, -4.2, 3]), p.sand) +
      path(patch(cam, [-4.2, 70, -1.2, 70, -3.4, 3, -4.2, 3]), p.paper)
    const shops = { trim: p.paper, window: p.deep, shutter: p.leaf, inside: p.forest, rand: r }
    s += shopRow(cam, {
      ...shops,
      X: -5.4,
      street: 1,
      goods: [p.coral, p.sand, p.lagoon],
      flank: p.deep,
      shops: [
        { from: 7, to: 11.5, height: 7.2, wall: p.lagoon, awning: p.deep, stripe: p.aqua },
        { from: 11.5, to: 16, height: 9.6, wall: p.deep, awning: p.leaf, stripe: p.paper, storeys: 3 },
        { from: 16, to: 22, height: 7, wall: p.lagoon, awning: p.coral, stripe: p.sand },
        { from: 22, to: 30, height: 8.8, wall: p.deep, awning: p.sand, stripe: p.paper, storeys: 3 },
      ],
    })
    s += shopRow(cam, {
      ...shops,
      X: 5.4,
      street: -1,
      goods: [p.leaf, p.coral, p.paper],
      flank: p.lagoon,
      shops: [
        { from: 7.6, to: 12, height: 9.4, wall: p.paper, awning: p.leaf, stripe: p.paper, storeys: 3 },
        { from: 12, to: 17, height: 7, wall: p.sand, awning: p.lagoon, stripe: p.paper },
        { from: 17, to: 23, height: 8.6, wall: p.sky, awning: p.leaf, stripe: p.sand, storeys: 3 },
        { from: 23, to: 31, height: 6.8, wall: p.sand, awning: p.deep, stripe: p.sky },
      ],
    })
    // pennants across the lane
    const inks = [p.leaf, p.paper, p.lagoon, p.sand, p.deep]
    for (const [x0, y0, x1, y1, sag, k] of [
      [60, 60, 1250, 40, 120, 1],
      [360, 260, 940, 250, 60, 0.6],
    ]) {
      const at = (t: number): [number, number] => [lerp(x0, x1, t), lerp(y0, y1, t) + Math.sin(Math.PI * t) * sag]
      s += path(
        ribbon(
          Array.from({ length: 9 }, (_, i) => at(i / 8)),
          () => 2.6,
          20,
        ),
        p.forest,
      )
      for (let i = 0; i < 17; i++) {
        const a = at((i + 0.2) / 17),
          b = at((i + 0.8) / 17)
        s += path(poly([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 52 * k]]), inks[i % inks.length])
      }
    }
    const folk = (
      X: number,
      Z: number,
      top: string,
      cloth: string,
      legs: 'long' | 'skirt',
      flip: 1 | -1,
      walk: boolean,
    ) => {
      const [x, y] = cam(X, 0, Z),
        k = (1.64 * 1500) / Z / 100
      return (
        path(
          ribbon(pts([x, y, x - 34 * k, y + 7 * k, x - 80 * k, y + 13 * k]), (t) => k * (10 - 4 * t), 8),
          p.lagoon,
        ) +
        place(
          person(walk ? poses.walk : poses.back, { skin: p.forest, hair: p.forest, top, cloth, legs }),
          x,
          y,
          k,
          0,
          flip,
        )
      )
    }
    s += folk(-0.4, 27, p.coral, p.coral, 'skirt', 1, false) + folk(1.2, 30, p.paper, p.deep, 'long', 1, true)
    s += folk(-2.2, 17, p.leaf, p.leaf, 'skirt', -1, true) + folk(-3, 16.4, p.paper, p.forest, 'long', -1, true)
    s += vehicle({
      kind: 'hatchback',
      cam,
      x: 1.3,
      z: 7.2,
      turn: 40,
      flip: -1,
      cast: [0.4, 0.5],
      colour: {
        top: p.paper,
        front: p.coral,
        side: p.coral,
        low: p.forest,
        glass: p.forest,
        glare: p.lagoon,
        inside: p.deep,
        dark: p.forest,
        rim: p.sky,
        lamp: p.paper,
        trim: p.paper,
        shadow: p.lagoon,
        indicator: p.sand,
      },
    })
    return s
  }, options)
export default scene
