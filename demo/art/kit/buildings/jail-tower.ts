// The eight-sided watchtower of Cellular Jail.
import type { Ink, Point } from '../base/core.ts'
import { lerp, P, path, poly, rect } from '../base/core.ts'
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
