// A roadster bicycle standing in profile, facing right, about 190 units long, ground at y = 0; and a hammock with someone in it.

import { circle, type Ink, n, P, type Point, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

const ring = (x: number, y: number, a: number, w: number) =>
  `M${P(x - a, y)}a${n(a)} ${n(a)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(a)} 0 1 0 ${n(-2 * a)} 0zM${P(x - a + w, y)}a${n(a - w)} ${n(a - w)} 0 1 1 ${n(2 * (a - w))} 0a${n(a - w)} ${n(a - w)} 0 1 1 ${n(-2 * (a - w))} 0z`
export function bicycle({
  frame,
  tyre,
  spoke,
  seat,
  basket,
}: {
  frame: Ink
  tyre: Ink
  spoke: Ink
  seat: Ink
  basket: Ink
}): string {
  const bar = (a: Point, b: Point, w = 5) => ribbon([a, b], () => w, 2),
    R = 38,
    A: Point = [-58, -38],
    B: Point = [58, -38]
  let sp = ''
  for (const [cx, cy] of [A, B])
    for (let i = 0; i < 8; i++) {
      const t = (i / 8) * Math.PI
      sp += bar(
        [cx - Math.cos(t) * (R - 4), cy - Math.sin(t) * (R - 4)],
        [cx + Math.cos(t) * (R - 4), cy + Math.sin(t) * (R - 4)],
        1.3,
      )
    }
  return (
    path(sp, spoke) +
    path(ring(-58, -38, R, 5.5) + ring(58, -38, R, 5.5), tyre) +
    path(
      bar(A, [-12, -38]) +
        bar([-12, -38], [-26, -92]) +
        bar(A, [-24, -84]) +
        bar([-12, -38], [42, -88]) +
        bar([-24, -84], [40, -94]) +
        bar(B, [38, -104]) +
        ribbon(pts([38, -104, 34, -116, 20, -116]), () => 5, 8) +
        ribbon(pts([38, -104, 54, -112, 58, -104]), () => 5, 8),
      frame,
    ) +
    path(spline(pts([-46, -92, -30, -98, -10, -95, -18, -89, -36, -87])), seat) +
    path(`M48 -104L86 -104L80 -78L52 -78z`, basket) +
    path(ring(-12, -38, 11, 3.5) + bar([-12, -38], [-6, -24], 4), tyre) +
    path(
      ribbon(pts([-90, -60, -70, -80, -44, -80]), () => 4, 8),
      frame,
    )
  )
}
/** Slung between two points 420 units apart (from -210 to 210 at y = 0), sagging 120. */
export function hammock({
  cloth,
  clothShade,
  cord,
  skin,
  top,
  hair,
  page,
}: {
  cloth: Ink
  clothShade: Ink
  cord: Ink
  skin: Ink
  top: Ink
  hair: Ink
  page: Ink
}): string {
  let cords = ''
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++)
      cords += ribbon(
        [
          [s * 214, 0],
          [s * 150, 62 + i * 9 - 20],
        ],
        () => 2,
        2,
      )
  return (
    path(cords, cord) +
    path(spline(pts([-154, 40, -90, 84, 0, 104, 90, 84, 154, 40, 100, 66, 0, 84, -100, 66]), true, 0.15), clothShade) +
    path(
      ribbon(pts([-92, 66, -30, 84, 20, 84]), (t) => 34 - 4 * t, 10),
      top,
    ) +
    path(
      ribbon(pts([10, 84, 58, 58, 104, 62]), (t) => 25 - 10 * t, 10),
      skin,
    ) +
    path(
      ribbon(pts([0, 88, 50, 76, 116, 56]), (t) => 22 - 9 * t, 10),
      skin,
    ) +
    circle(-112, 46, 15, skin) +
    path(spline(pts([-128, 50, -126, 32, -110, 28, -98, 38, -112, 40, -118, 56])), hair) +
    path(
      ribbon(pts([-82, 64, -66, 40, -78, 22]), (t) => 11 - 4 * t, 10),
      skin,
    ) +
    path('M-96 18L-62 6L-58 26L-88 36z', page) +
    path(
      spline(pts([-156, 36, -96, 82, 0, 100, 96, 82, 156, 36, 136, 104, 60, 140, -60, 140, -136, 104]), true, 0.15),
      cloth,
    ) +
    path(
      ribbon(pts([-130, 96, -50, 128, 50, 128, 130, 96]), (t) => 8 * Math.sin(Math.PI * t), 16),
      clothShade,
    )
  )
}
