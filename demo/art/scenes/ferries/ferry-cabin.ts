// Inside a ferry: rows of three either side of the aisle, sea and islands in every window, the bow window ahead.

import { camera, circle, clip, lens, type Point, path, place, poly, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.5 }
const HALF = 2.25,
  HIGH = 2.3,
  FAR = 12.6,
  PITCH = 0.86
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 500,
      cam = camera({ cx: 800, horizon: hz, f: 1180, height: 1.62 })
    const wall = (side: 1 | -1, z0: number, z1: number, y0: number, y1: number) =>
        poly([cam(side * HALF, y0, z0), cam(side * HALF, y0, z1), cam(side * HALF, y1, z1), cam(side * HALF, y1, z0)]),
      flat = (x0: number, x1: number, y: number, z0: number, z1: number) =>
        poly([cam(x0, y, z0), cam(x1, y, z0), cam(x1, y, z1), cam(x0, y, z1)]),
      upright = (z: number, x0: number, x1: number, y0: number, y1: number) =>
        poly([cam(x0, y0, z), cam(x1, y0, z), cam(x1, y1, z), cam(x0, y1, z)])
    // shell: ceiling, walls, the wall at the bow, floor
    let s = path('M-10 -10H1610V1210H-10z', p.paper)
    s += path(flat(-HALF, HALF, HIGH, 0.8, FAR), p.sky) + path(flat(-0.5, 0.5, HIGH - 0.04, 0.8, FAR), p.paper)
    s += path(flat(-1.75, -1.5, HIGH - 0.02, 0.8, FAR) + flat(1.5, 1.75, HIGH - 0.02, 0.8, FAR), p.paper)
    s += path(wall(-1, 0.5, FAR, 0, HIGH), p.paper) + path(wall(1, 0.5, FAR, 0, HIGH), p.sand)
    s += path(wall(-1, 0.5, FAR, 0, 0.8), p.sky) + path(wall(1, 0.5, FAR, 0, 0.8), p.aqua)
    s +=
      path(upright(FAR, -HALF, HALF, 0, HIGH), p.paper) +
      path(flat(-HALF, HALF, 0, 0.5, FAR), p.deep) +
      path(flat(-0.36, 0.36, 0.004, 0.5, FAR), p.sand)
    // what lies outside, seen through every pane
    let panes =
      upright(FAR, -2, -0.72, 0.95, 1.95) + upright(FAR, -0.62, 0.62, 0.95, 1.95) + upright(FAR, 0.72, 2, 0.95, 1.95)
    for (let z = 1.1; z < FAR - 0.8; z += 1.62)
      for (const side of [-1, 1] as const) {
        const q = (zz: number, y: number): Point => cam(side * HALF, y, zz)
        panes += spline([q(z, 0.98), q(z + 1.3, 0.98), q(z + 1.3, 1.86), q(z, 1.86)], true, 0.03)
      }
    const outside =
      sky({
        bands: [
          [0, p.aqua],
          [446, p.sky],
        ],
        bottom: hz,
        seed: 'fcs',
        drift: 6,
        slivers: 4,
      }) +
      cloud({ x: 1380, y: 440, w: 420, h: 120, seed: 'fcc', ink: p.paper }) +
      cloud({ x: 160, y: 400, w: 300, h: 90, seed: 'fcd', ink: p.paper }) +
      island({
        x: 260,
        w: 620,
        h: 70,
        horizon: hz,
        seed: 'fci',
        ink: p.leaf,
        lit: p.aqua,
        strand: p.sand,
        light: 1,
        peak: 0.5,
      }) +
      island({ x: 790, w: 150, h: 26, horizon: hz, seed: 'fck', ink: p.forest, peak: 0.4 }) +
      island({ x: 1420, w: 560, h: 50, horizon: hz, seed: 'fcj', ink: p.leaf, peak: 0.6 }) +
      sea({ horizon: hz, bottom: 900, inks: [p.deep, p.lagoon, p.deep, p.lagoon], seed: 'fcw', power: 1.3, sway: 8 }) +
      crests({ horizon: hz, bottom: 800, ink: p.aqua, seed: 'fcr', rows: 16, density: 0.9, weight: 0.7 })
    s += clip(panes, outside)
    // light from the windows on the floor of the aisle
    let patches = ''
    for (let z = 2.2; z < FAR - 1; z += 1.62)
      patches += poly([
        cam(-0.36, 0.006, z),
        cam(0.36, 0.006, z + 0.34),
        cam(0.36, 0.006, z + 1.1),
        cam(-0.36, 0.006, z + 0.76),
      ])
    s += path(patches, p.paper)
    // racks over the windows
    for (const side of [-1, 1] as const)
      s += path(
        poly([
          cam(side * HALF, 1.98, 0.8),
          cam(side * HALF, 1.98, FAR),
          cam(side * (HALF - 0.34), 2.06, FAR),
          cam(side * (HALF - 0.34), 2.06, 0.8),
        ]),
        p.lagoon,
      )
    // seats from the bow to us
    const seat = (x: number, z: number): string => {
      const w = 0.225,
        c = (u: number, y: number): Point => cam(x + u * w, y, z)
      return (
        path(
          spline(
            [
              c(-0.92, 0.3),
              c(-1, 0.8),
              c(-0.9, 1.08),
              c(-0.5, 1.17),
              c(0.5, 1.17),
              c(0.9, 1.08),
              c(1, 0.8),
              c(0.92, 0.3),
            ],
            true,
            0.1,
          ),
          p.lagoon,
        ) +
        path(
          spline(
            [c(0.3, 0.3), c(0.34, 0.8), c(0.4, 1.16), c(0.6, 1.16), c(0.9, 1.08), c(1, 0.8), c(0.92, 0.3)],
            true,
            0.08,
          ),
          p.deep,
        ) +
        path(
          spline(
            [c(-0.78, 0.94), c(-0.76, 1.1), c(-0.46, 1.185), c(0.46, 1.185), c(0.76, 1.1), c(0.78, 0.94)],
            true,
            0.08,
          ),
          p.coral,
        ) +
        path(spline([c(-0.62, 0.42), c(-0.62, 0.68), c(0.62, 0.68), c(0.62, 0.42)], true, 0.05), p.forest)
      )
    }
    const guest = (x: number, z: number, hair: string, top: string, lean = 0) => {
      const [u, v] = cam(x + lean, 1.27, z),
        k = 1180 / z
      return (
        path(
          spline([cam(x - 0.2, 1, z), cam(x - 0.16, 1.14, z), cam(x + 0.16, 1.14, z), cam(x + 0.2, 1, z)], true, 0.1),
          top,
        ) +
        circle(u, v, 0.105 * k, hair) +
        path(lens(u - 0.1 * k, v + 0.02 * k, 0.05 * k, 0.07 * k), p.forest)
      )
    }
    const taken = new Map<string, readonly [string, string, number]>([
      ['0,-2', [p.forest, p.coral, 0]],
      ['1,1', [p.forest, p.leaf, 0]],
      ['1,2', [p.forest, p.sand, 0.03]],
      ['2,-3', [p.forest, p.leaf, -0.04]],
      ['3,3', [p.forest, p.coral, 0.05]],
      ['4,-1', [p.forest, p.paper, 0]],
      ['5,-2', [p.forest, p.sand, 0]],
      ['6,1', [p.forest, p.paper, 0]],
      ['6,3', [p.forest, p.leaf, 0.03]],
      ['8,-3', [p.forest, p.coral, 0]],
    ])
    for (let row = 10; row >= 0; row--) {
      const z = 1.9 + row * PITCH
      for (const i of [3, -3, 2, -2, 1, -1]) {
        const x = Math.sign(i) * (0.36 + (Math.abs(i) - 0.5) * 0.56),
          who = taken.get(`${row},${i}`)
        if (who) s += guest(x, z + 0.12, who[0], who[1], who[2])
        s += seat(x, z)
      }
      // someone on the way back from the counter
      if (row === 5) {
        const [x, y] = cam(0.02, 0, 5.9),
          k = (1.66 * 1180) / 5.9 / 100
        s +=
          path(lens(x, y, 60 * k, 8 * k), p.deep) +
          place(
            person(poses.back, { skin: p.forest, hair: p.forest, top: p.coral, cloth: p.forest, legs: 'long' }),
            x,
            y,
            k,
          )
      }
    }
    return s
  }, options)
export default scene
