// Cellular Jail: arcaded wings running in true perspective to an eight-sided watchtower.
import type { Camera, Ink, Point } from '../base/core.ts'
import { lerp, P, path, poly, rect } from '../base/core.ts'
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
export interface TowerOptions {
  x: number
  y: number
  s: number
  floors?: number
  fh?: number
  r?: number
  lit: Ink
  mid: Ink
  shade: Ink
  trim: Ink
  trimShade: Ink
  dark: Ink
  roof: Ink
  roofLeft: Ink
  roofRight: Ink
  horizon: number
  lightFrom?: number
}
// The tower, drawn in its own metres: base at x,y, s pixels a metre, seen a little from below the eye line of each floor.
export function tower({
  x,
  y,
  s,
  floors = 4,
  fh = 5,
  r = 5,
  lit,
  mid,
  shade,
  trim,
  trimShade,
  dark,
  roof,
  roofLeft,
  roofRight,
  horizon,
  lightFrom = -1,
}: TowerOptions) {
  const X = (v: number) => x + v * s,
    Y = (v: number) => y - v * s
  const bow = (v: number) => (Y(v) - horizon) * 0.055 // rings curve up above the eye, down below it
  const k = [-1, -0.42, 0.42, 1] // visible facets of the octagon
  const ring = (rad: number, v: number) =>
    k.map((a, i): Point => [X(a * rad), Y(v) + (i === 1 || i === 2 ? bow(v) : 0)])
  const facet = (i: number, r0: number, v0: number, r1: number, v1: number) => {
    const a = ring(r0, v0),
      b = ring(r1, v1)
    return poly([a[i], a[i + 1], b[i + 1], b[i]])
  }
  const arch = (i: number, rad: number, v0: number, v1: number, inset: number) => {
    const a = ring(rad, v0),
      b = ring(rad, v1),
      p = (t: number, v: number): Point => {
        const g = (v - v0) / (v1 - v0),
          l = [lerp(a[i][0], b[i][0], g), lerp(a[i][1], b[i][1], g)],
          q = [lerp(a[i + 1][0], b[i + 1][0], g), lerp(a[i + 1][1], b[i + 1][1], g)]
        return [lerp(l[0], q[0], t), lerp(l[1], q[1], t)]
      }
    const lo = 0.5 - inset,
      hi = 0.5 + inset,
      spring = lerp(v0, v1, 0.62),
      pts = [p(lo, v0), p(lo, spring)]
    for (let j = 1; j < 8; j++) {
      const an = Math.PI - (Math.PI * j) / 8
      pts.push(p(0.5 + Math.cos(an) * inset, spring + Math.sin(an) * (v1 - spring)))
    }
    pts.push(p(hi, spring), p(hi, v0))
    return poly(pts)
  }
  const inks = lightFrom < 0 ? [lit, mid, shade] : [shade, mid, lit]
  let out = ''
  for (let fl = 0; fl < floors; fl++) {
    const v0 = fl * fh,
      v1 = v0 + fh,
      rr = r * (1 - fl * 0.025)
    inks.forEach((ink, i) => {
      out += path(facet(i, rr, v0, rr, v1), ink)
    })
    out += path([0, 1, 2].map((i) => arch(i, rr, v0 + 0.6, v1 - 1.1, i === 1 ? 0.26 : 0.27)).join(''), dark)
    out += path(
      [0, 1, 2]
        .map((i) => {
          const a = ring(rr, v0 + 0.6),
            b = ring(rr, v0 + 1.7),
            m = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]
          return poly([m(a[i], a[i + 1], 0.2), m(a[i], a[i + 1], 0.8), m(b[i], b[i + 1], 0.8), m(b[i], b[i + 1], 0.2)])
        })
        .join(''),
      mid,
    )
    out += path([0, 1, 2].map((i) => facet(i, rr * 1.02, v1 - 0.75, rr * 1.02, v1 - 0.35)).join(''), shade)
    out +=
      path([0, 1, 2].map((i) => facet(i, rr * 1.13, v1 - 0.4, rr * 1.13, v1 + 0.2)).join(''), trim) +
      path(facet(lightFrom < 0 ? 2 : 0, rr * 1.13, v1 - 0.4, rr * 1.13, v1 + 0.2), trimShade)
  }
  const t = floors * fh
  // parapet, lantern and a flared hipped roof
  inks.forEach((ink, i) => {
    out += path(facet(i, r * 0.98, t + 0.2, r * 0.98, t + 1.3), ink)
  })
  inks.forEach((ink, i) => {
    out += path(facet(i, r * 0.6, t + 1.3, r * 0.6, t + 4.2), ink)
  })
  out += path([0, 1, 2].map((i) => arch(i, r * 0.6, t + 1.5, t + 4, 0.28)).join(''), dark)
  const e = ring(r * 0.94, t + 4),
    apex: Point = [X(0), Y(t + 8)],
    sag = (p: Point): Point => [lerp(p[0], apex[0], 0.5), lerp(p[1], apex[1], 0.42)]
  ;[roofLeft, roof, roofRight].forEach((ink, i) => {
    const a = e[i],
      b = e[i + 1],
      sa = sag(a),
      sb = sag(b)
    out += path(`M${P(...a)}L${P(...b)}Q${P(...sb)} ${P(...apex)}Q${P(...sa)} ${P(...a)}z`, ink)
  })
  return out + rect(X(-0.1), Y(t + 9.4), 0.2 * s, 2.4 * s, dark)
}
