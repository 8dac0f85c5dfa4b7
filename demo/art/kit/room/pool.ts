// A plunge pool let into the floor; metres, centred.
import { type Ink, path, rng } from '../base/core.ts'
import { face, level, type Part, round } from './space.ts'
/** A plunge pool let into the floor: rim, water, steps of light. */
export const pool =
  ({
    w,
    d,
    water,
    lit,
    deep,
    rim,
    edge,
  }: {
    w: number
    d: number
    water: Ink
    lit: Ink
    deep: Ink
    rim: Ink
    edge: Ink
  }): Part =>
  (s) => {
    const x = w / 2,
      z = d / 2,
      r = rng(`pool${w}${d}`),
      e = 0.12,
      D = -0.14
    let a = path(level(s, -x - 0.22, x + 0.22, -z - 0.22, z + 0.22, 0.005), rim)
    a += path(level(s, -x, x, -z, z), deep)
    // the far and side walls of the basin above the water, then the water
    a += path(
      face(s, [
        [-x, 0, z],
        [x, 0, z],
        [x, D, z],
        [-x, D, z],
      ]),
      edge,
    )
    if (s.eye[0] > -x)
      a += path(
        face(s, [
          [-x, 0, -z],
          [-x, 0, z],
          [-x, D, z],
          [-x, D, -z],
        ]),
        edge,
      )
    if (s.eye[0] < x)
      a += path(
        face(s, [
          [x, 0, -z],
          [x, 0, z],
          [x, D, z],
          [x, D, -z],
        ]),
        edge,
      )
    const slab = (x0: number, x1: number, z0: number, z1: number) => level(s, x0, x1, z0, z1, D)
    a += path(slab(-x, x, -z, z), water) + path(slab(-x, x, z - e * 3, z), deep)
    let net = ''
    for (let i = 0; i < 16; i++) {
      const u = r.in(-x, x - 0.6),
        v = -z + (2 * z * (i + r.in(0.1, 0.9))) / 16,
        k = Math.min(r.in(0.3, 1.1), x - u)
      net += round(s, [
        [u, D, v],
        [u + k * 0.3, D, v + 0.03],
        [u + k * 0.7, D, v + 0.01],
        [u + k, D, v + 0.03],
        [u + k * 0.6, D, v - 0.02],
        [u + k * 0.3, D, v],
      ])
    }
    return a + path(net, lit)
  }
