// Mosquito nets: over four posts, or hung from one ring. Origin at the centre of the bed, metres.
import { type Ink, path } from '../base/core.ts'
import { box, disc, type Part, round, type Tones, type Vec } from './space.ts'
/** Posts, rails and tied-back net over a bed of w by l; draw the bed first, then this. */
export const poster =
  ({
    w = 1.8,
    l = 2.1,
    h = 2.15,
    frame,
    net,
    sides = true,
  }: {
    w?: number
    l?: number
    h?: number
    frame: Tones
    net: Tones
    sides?: boolean
  }): Part =>
  (s) => {
    const x = w / 2 + 0.06,
      z = l / 2 + 0.04,
      corners: [number, number][] = [
        [-x, z],
        [x, z],
        [-x, -z],
        [x, -z],
      ]
    const drapeAt = (u: number, v: number) => {
      const inX = u < 0 ? 1 : -1,
        mk = (k: number, dx: number): Vec[] => [
          [u, h, v],
          [u + inX * 0.62 * k + dx, h, v],
          [u + inX * 0.34 * k + dx, h - 0.35, v],
          [u + inX * 0.12 * k + dx, 1.15, v],
          [u + inX * 0.07 * k + dx, 1, v],
          [u + inX * 0.16 * k + dx, 0.6, v],
          [u + inX * 0.2 * k + dx, 0.12, v],
          [u - inX * 0.06, 0.12, v],
          [u - inX * 0.05, 0.6, v],
          [u - inX * 0.03, 1, v],
          [u - inX * 0.04, 1.3, v],
        ]
      return (
        path(round(s, mk(1, 0), 1 / 8), net[1]) +
        path(round(s, mk(0.5, inX * 0.01), 1 / 8), net[0]) +
        box(
          s,
          [Math.min(u, u + inX * 0.1) - 0.02, Math.max(u, u + inX * 0.1) + 0.02, 1.03, 1.1, v - 0.02, v + 0.02],
          [net[2], net[2], net[2]],
        )
      )
    }
    const rail = (a: readonly [number, number, number, number]) => box(s, [a[0], a[1], h, h + 0.07, a[2], a[3]], frame)
    const swag = (v: number) =>
      path(
        round(
          s,
          Array.from(
            { length: 13 },
            (_, i): Vec => [-x + (2 * x * i) / 12, h - 0.1 - Math.sin((i / 12) * Math.PI) * 0.12, v],
          ).concat([
            [x, h + 0.03, v],
            [-x, h + 0.03, v],
          ]),
          1 / 8,
        ),
        net[1],
      )
    const order = [...corners].sort((p, q) => s.cam([q[0], 0, q[1]])[2] - s.cam([p[0], 0, p[1]])[2])
    let a = ''
    order.forEach(([u, v], i) => {
      if (i === 2) a += rail([-x, -x + 0.06, -z, z]) + rail([x - 0.06, x, -z, z]) + rail([-x, x, z - 0.03, z + 0.03])
      a += box(s, [u - 0.04, u + 0.04, 0, h + 0.1, v - 0.04, v + 0.04], frame)
      if (sides) a += drapeAt(u, v)
    })
    return a + swag(-z) + rail([-x, x, -z - 0.03, -z + 0.03])
  }
/** A net hung from one ring over the head of the bed, parted in front. Origin at the bed's centre. */
export const ringNet =
  ({ w = 1.7, l = 2.05, h = 2.5, net, ring }: { w?: number; l?: number; h?: number; net: Tones; ring: Ink }): Part =>
  (s) => {
    const x = w / 2 + 0.1,
      z = l / 2,
      mk = (q: number, k: number): Vec[] => [
        [0, h, 0.3],
        [q * 0.22, h - 0.1, 0.2],
        [q * (0.4 + 0.1 * k), h - 0.7, 0],
        [q * (x * 0.72), 1.3, -z * 0.3 * k],
        [q * x, 0.16, -z * 0.86 * k],
        [q * (x + 0.04), 0.16, -z * 0.5 * k],
        [q * (x + 0.06), 0.16, z * 0.8],
        [q * (x * 0.7), 1.3, z * 0.6],
        [q * 0.3, h - 0.5, 0.4],
      ]
    const side = (q: number) =>
      path(round(s, mk(q, 1), 1 / 9), net[q * s.light[0] > 0 ? 0 : 1]) +
      path(
        round(
          s,
          mk(q, 0.3).map(([a, b, c]): Vec => [a * 1.01, b, c + 0.1]),
          1 / 9,
        ),
        net[q * s.light[0] > 0 ? 1 : 2],
      )
    return side(s.eye[0] > 0 ? -1 : 1) + side(s.eye[0] > 0 ? 1 : -1) + path(disc(s, 0, h - 0.06, 0.3, 0.24), ring)
  }
