// A wheel in the plane of a vehicle's side: arch, tyre, rim with spokes or a steel disc.
import { type Ink, type Point, path, poly, spline } from '../base/core.ts'

/** Places on the side: ahead, up, metres toward us. */
type Side = (x: number, z: number, out?: number) => Point
export interface WheelInks {
  dark: Ink
  rim: Ink
  tyre?: Ink
}
const ring = (side: Side, x: number, z: number, r: number, out: number, from = 0, to = 1) =>
  Array.from({ length: 25 }, (_, i) => {
    const a = (from + ((to - from) * i) / 24) * Math.PI * 2
    return side(x + Math.cos(a) * r, z + Math.sin(a) * r, out)
  })
/** The hollow the wheel stands in, or with another ink the plastic round it. */
export const arch = (side: Side, x: number, r: number, ink: Ink, k = 1.14, out = 0.004) =>
  path(
    poly([...ring(side, x, r, r * k, out, -0.02, 0.52), side(x - r * k, r * 0.5, out), side(x + r * k, r * 0.5, out)]),
    ink,
  )
/** The tread behind the tyre's face, to lay down before the body. */
export const tread = (side: Side, x: number, r: number, ink: Ink) =>
  path(spline(ring(side, x, r, r, -0.2).slice(0, 24)), ink)
export function wheel(
  side: Side,
  x: number,
  r: number,
  type: 'alloy' | 'steel',
  { dark, rim, tyre = dark }: WheelInks,
) {
  const disc = (k: number, ink: Ink, out: number) => path(spline(ring(side, x, r, r * k, out).slice(0, 24)), ink)
  let s = disc(1, tyre, -0.02) + disc(0.66, rim, 0)
  if (type === 'alloy') {
    let gaps = ''
    for (let i = 0; i < 5; i++) {
      const a = 0.3 + (i / 5) * Math.PI * 2,
        p = (turn: number, k: number) => side(x + Math.cos(a + turn) * r * k, r + Math.sin(a + turn) * r * k, 0.004)
      gaps += poly([p(-0.36, 0.56), p(0, 0.58), p(0.36, 0.56), p(0.2, 0.24), p(-0.2, 0.24)])
    }
    s += path(gaps, dark) + disc(0.1, dark, 0.006)
  } else {
    let holes = ''
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2
      holes += spline(ring(side, x + Math.cos(a) * r * 0.5, r + Math.sin(a) * r * 0.5, r * 0.06, 0.004).slice(0, 24))
    }
    s += disc(0.3, dark, 0.004) + disc(0.2, rim, 0.006)
    s += r > 0.36 ? path(holes, dark) : ''
  }
  return s
}
