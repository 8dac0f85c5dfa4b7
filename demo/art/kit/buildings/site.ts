// Ways of seeing a building site: a plot turned on the ground, an eye that looks down, and a wall measured along its length. Metres.
import type { Camera, Point } from '../base/core.ts'
import { poly } from '../base/core.ts'
/** A plot with its own axes: its origin at x, z, turned by so many degrees (the right end of its front goes away from us). */
export function plot(cam: Camera, x: number, z: number, turn = 0, y = 0): Camera {
  const c = Math.cos((turn * Math.PI) / 180),
    s = Math.sin((turn * Math.PI) / 180)
  return (X, Y, Z) => cam(x + X * c - Z * s, y + Y, z + X * s + Z * c)
}
export interface LookDownOptions {
  cx?: number
  cy?: number
  f?: number
  height: number
  /** Degrees below the level; negative looks up. */
  pitch: number
}
/** An eye that looks down (or up) at the site: uprights run together. */
export function lookDown({ cx = 800, cy = 600, f = 1400, height, pitch }: LookDownOptions): Camera {
  const c = Math.cos((pitch * Math.PI) / 180),
    s = Math.sin((pitch * Math.PI) / 180)
  return (X, Y, Z) => {
    const dy = Y - height,
      depth = Math.max(0.2, Z * c - dy * s)
    return [cx + (f * X) / depth, cy - (f * (dy * c + Z * s)) / depth]
  }
}
export interface Wall {
  len: number
  /** Along, up, and out toward the street. */
  at(u: number, v: number, out?: number): Point
  quad(u0: number, v0: number, u1: number, v1: number, out?: number): string
  /** A level slab that stands out from the wall. */
  shelf(u0: number, u1: number, v: number, from: number, to: number): string
}
/** A wall from its left end to its right end as seen from outside. */
export function wallOf(cam: Camera, from: Point, to: Point, base = 0): Wall {
  const dx = to[0] - from[0],
    dz = to[1] - from[1],
    len = Math.hypot(dx, dz),
    ux = dx / len,
    uz = dz / len
  const at = (u: number, v: number, out = 0) => cam(from[0] + ux * u + uz * out, base + v, from[1] + uz * u - ux * out)
  return {
    len,
    at,
    quad: (u0, v0, u1, v1, out = 0) => poly([at(u0, v0, out), at(u1, v0, out), at(u1, v1, out), at(u0, v1, out)]),
    shelf: (u0, u1, v, a, b) => poly([at(u0, v, a), at(u1, v, a), at(u1, v, b), at(u0, v, b)]),
  }
}
/** Twice the area of an outline on the sheet; positive when its corners run clockwise, as the faces turned to us do. */
export const facing = (q: readonly Point[]) =>
  q.reduce((a, [x, y], i) => {
    const [u, v] = q[(i + 1) % q.length]
    return a + x * v - u * y
  }, 0)
