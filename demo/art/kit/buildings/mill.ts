// A timber mill: a long shed with a saw-tooth roof of corrugated sheets over an open side, drawn in true perspective.
import type { Camera, Ink } from '../base/core.ts'
import { lerp, path, poly } from '../base/core.ts'
export interface MillOptions {
  /** The open long side, from its near foot to its far foot, in ground metres (right, away). */
  from: readonly [number, number]
  to: readonly [number, number]
  bays: number
  /** Wall height and the rise of each roof tooth, metres. */
  height: number
  rise: number
  depth: number
  wall: Ink
  wallShade: Ink
  dark: Ink
  post: Ink
  roof: Ink
  roofLit: Ink
  glass: Ink
}
export function mill(cam: Camera, o: MillOptions): string {
  const [ax, az] = o.from,
    [bx, bz] = o.to,
    L = Math.hypot(bx - ax, bz - az),
    nx = -(bz - az) / L,
    nz = (bx - ax) / L
  const at = (u: number, v: number, d = 0) => cam(lerp(ax, bx, u) + nx * d, v, lerp(az, bz, u) + nz * d)
  const quad = (u0: number, u1: number, v0: number, v1: number, d = 0) =>
    poly([at(u0, v0, d), at(u1, v0, d), at(u1, v1, d), at(u0, v1, d)])
  // the near gable end closes the box toward us
  let out =
    path(poly([at(0, 0), at(0, 0, o.depth), at(0, o.height, o.depth), at(0, o.height)]), o.wall) +
    path(quad(0, 1, 0, o.height), o.dark)
  let eave = '',
    posts = '',
    mull = ''
  for (let i = o.bays - 1; i >= 0; i--) {
    const u0 = i / o.bays,
      u1 = (i + 1) / o.bays,
      top = o.height + o.rise,
      pk = lerp(u0, u1, 0.16)
    // each tooth: steep glazed face toward us, long sheet falling away
    out +=
      path(poly([at(pk, top), at(u1, o.height), at(u1, o.height, o.depth), at(pk, top, o.depth)]), o.roof) +
      path(poly([at(u0, o.height), at(pk, top), at(pk, top, o.depth), at(u0, o.height, o.depth)]), o.roofLit)
    out += path(
      poly([
        at(lerp(u0, pk, 0.2), o.height + o.rise * 0.2, o.depth * 0.08),
        at(lerp(u0, pk, 0.85), o.height + o.rise * 0.85, o.depth * 0.08),
        at(lerp(u0, pk, 0.85), o.height + o.rise * 0.85, o.depth * 0.92),
        at(lerp(u0, pk, 0.2), o.height + o.rise * 0.2, o.depth * 0.92),
      ]),
      o.glass,
    )
    // the gable triangle over the open side
    out += path(poly([at(u0, o.height), at(pk, top), at(u1, o.height)]), o.wallShade)
    posts += quad(u0, u0 + 0.012, 0, o.height)
    eave += quad(u0, u1, o.height - 0.35, o.height + 0.15)
    for (const k of [0.34, 0.66]) mull += quad(lerp(u0, u1, k), lerp(u0, u1, k) + 0.004, 0, o.height)
  }
  return out + path(mull + posts + quad(0.988, 1, 0, o.height), o.post) + path(eave, o.wall)
}
