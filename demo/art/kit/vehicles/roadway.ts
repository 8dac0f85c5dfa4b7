// Roads and forecourts on the ground of a scene: strips that run the way a vehicle stands, and patches in metres.
import { type Camera, type Point, poly } from '../base/core.ts'
import { pts } from '../base/points.ts'
import type { Stand } from './vehicle-frame.ts'

export interface Reach {
  /** Metres behind and ahead of the middle of the vehicle. */
  from?: number
  to?: number
  /** How the strip turns away behind the vehicle: metres to the side at 10 m beyond the straight. */
  bend?: number
}
const NEAREST = 1.2,
  STRAIGHT = 8
/** A strip beside or under a vehicle, between two distances toward us from its middle. */
export function lane(
  { cam, x, z, turn, flip = 1 }: Stand,
  y0: number,
  y1: number,
  { from = -90, to = 60, bend = 0 }: Reach = {},
): string {
  const a = (turn * Math.PI) / 180,
    line = (y: number) => {
      const out: Point[] = []
      for (let i = 0; i <= 60; i++) {
        const s = to + ((from - to) * i) / 60,
          beyond = Math.max(0, -s - STRAIGHT) / 10,
          v = y - bend * beyond * beyond,
          Z = z - s * Math.sin(a) - v * Math.cos(a)
        if (Z > NEAREST) out.push(cam(x + flip * (s * Math.cos(a) - v * Math.sin(a)), 0, Z))
      }
      return out
    }
  return poly([...line(y0), ...line(y1).reverse()])
}
/** Dashes along such a strip. */
export function dashes(stand: Stand, y: number, wide: number, long: number, gap: number, reach: Reach = {}): string {
  let d = ''
  for (let s = reach.from ?? -60; s < (reach.to ?? 30); s += long + gap)
    d += lane(stand, y, y + wide, { ...reach, from: s, to: s + long })
  return d
}
/** A flat shape on the ground from rows of metres right and away. */
export const patch = (cam: Camera, flat: readonly number[]): string => poly(pts(flat).map(([x, z]) => cam(x, 0, z)))
/** An upright shape that faces us, from rows of metres right and up, at one distance. */
export const upright = (cam: Camera, z: number, flat: readonly number[]): string =>
  poly(pts(flat).map(([x, y]) => cam(x, y, z)))
