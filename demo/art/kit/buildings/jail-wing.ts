// A wing of Cellular Jail: arcades in true perspective, storey over storey.
import type { Camera, Ink } from '../base/core.ts'
import { lerp, path, poly } from '../base/core.ts'
export interface WingOptions {
  from: readonly [number, number]
  to: readonly [number, number]
  height?: number
  storeys?: number
  bays: number
  wall: Ink
  reveal: Ink
  dark: Ink
  trim: Ink
  roof: Ink
  roofLit?: Ink
  depth?: number
  back?: number
  sun?: number
}
// One wing face between two ground points (metres). Storeys of arches, string courses, a tiled roof.
export function wing(
  cam: Camera,
  {
    from,
    to,
    height = 11,
    storeys = 3,
    bays,
    wall,
    reveal,
    dark,
    trim,
    roof,
    roofLit,
    depth = 5,
    back = 1,
    sun = 1,
  }: WingOptions,
) {
  const [ax, az] = from,
    [bx, bz] = to,
    L = Math.hypot(bx - ax, bz - az),
    nx = (-(bz - az) / L) * back,
    nz = ((bx - ax) / L) * back
  const at = (u: number, v: number, o = 0) => cam(lerp(ax, bx, u) + nx * o, v, lerp(az, bz, u) + nz * o)
  const quad = (u0: number, u1: number, v0: number, v1: number, o = 0) =>
    poly([at(u0, v0, o), at(u1, v0, o), at(u1, v1, o), at(u0, v1, o)])
  const arch = (u0: number, u1: number, v0: number, v1: number) => {
    const pts = [at(u0, v0), at(u0, v1 - (((u1 - u0) * L) / 2) * 0.9)],
      m = 8,
      um = (u0 + u1) / 2,
      rr = (u1 - u0) / 2
    for (let i = 1; i < m; i++) {
      const a = Math.PI - (Math.PI * i) / m
      pts.push(at(um + Math.cos(a) * rr, v1 - (((u1 - u0) * L) / 2) * 0.9 + Math.sin(a) * rr * L * 0.9))
    }
    pts.push(at(u1, v1 - (((u1 - u0) * L) / 2) * 0.9), at(u1, v0))
    return poly(pts)
  }
  let out = path(
    poly([at(0, height, 0), at(1, height, 0), at(1, height + 3.4, depth), at(0, height + 3.4, depth)]),
    roof,
  )
  if (roofLit) {
    let d = ''
    for (let i = 0; i < 3; i++) {
      const k = 0.16 + i * 0.3
      d += poly([
        at(0, height + 3.4 * k, depth * k),
        at(1, height + 3.4 * k, depth * k),
        at(1, height + 3.4 * (k + 0.1), depth * (k + 0.1)),
        at(0, height + 3.4 * (k + 0.1), depth * (k + 0.1)),
      ])
    }
    out += path(d, roofLit)
  }
  out += path(quad(0, 1, 0, height), wall)
  let rv = '',
    dk = '',
    rail = '',
    tr = '',
    sh = ''
  const sv = height / storeys,
    bw = 1 / bays
  for (let s = 0; s < storeys; s++)
    for (let b = 0; b < bays; b++) {
      const u0 = (b + 0.19) * bw,
        u1 = (b + 0.81) * bw,
        v0 = s * sv + 0.22,
        v1 = s * sv + sv * 0.83,
        cut = (u1 - u0) * 0.24
      rv += arch(u0, u1, v0, v1)
      dk += sun > 0 ? arch(u0 + cut, u1, v0, v1 - 0.12) : arch(u0, u1 - cut, v0, v1 - 0.12)
      rail += quad(u0, u1, v0 + 0.1, v0 + sv * 0.24)
    }
  for (let s = 1; s <= storeys; s++) {
    sh += quad(0, 1, s * sv - 0.42, s * sv - 0.16)
    tr += quad(0, 1, s * sv - 0.2, s * sv + 0.16, -0.25)
  }
  return (
    out +
    path(rv, reveal) +
    path(dk, dark) +
    path(rail, trim === wall ? reveal : trim) +
    path(sh, reveal) +
    path(tr, trim)
  )
}
