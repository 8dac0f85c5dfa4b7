// A bullock cart with its driver, heading right, about 520 units long, ground at y = 0.

import { circle, type Ink, n, P, type Point, path, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

interface CartInks {
  ox: Ink
  oxShade: Ink
  far: Ink
  horn: Ink
  wood: Ink
  woodLit: Ink
  straw: Ink
  strawShade: Ink
  skin: Ink
  shirt: Ink
  hat: Ink
}
const ring = (x: number, y: number, a: number, w: number) =>
  `M${P(x - a, y)}a${n(a)} ${n(a)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(a)} 0 1 0 ${n(-2 * a)} 0zM${P(x - a + w, y)}a${n(a - w)} ${n(a - w)} 0 1 1 ${n(2 * (a - w))} 0a${n(a - w)} ${n(a - w)} 0 1 1 ${n(-2 * (a - w))} 0z`
const leg = (x: number, top: number, bend: number, w: number) =>
  ribbon(
    [
      [x, top],
      [x + bend, top * 0.45],
      [x + bend * 0.2, -4],
    ],
    (t) => w * (1 - 0.5 * t),
    8,
  ) +
  poly([
    [x + bend * 0.2 - 6, 0],
    [x + bend * 0.2 + 7, 0],
    [x + bend * 0.2 + 5, -9],
    [x + bend * 0.2 - 4, -9],
  ])
function bullock(body: Ink, shade: Ink, horn: Ink): string {
  const trunk: Point[] = pts([
    -92, -104, -60, -112, -10, -110, 22, -116, 36, -138, 52, -134, 60, -116, 84, -118, 106, -132, 124, -138, 138, -128,
    160, -100, 158, -90, 142, -88, 122, -98, 108, -84, 92, -62, 70, -52, 20, -46, -40, -48, -78, -56, -96, -72,
  ])
  return (
    path(leg(-80, -66, -8, 26) + leg(62, -62, 8, 24), shade) +
    path(
      ribbon(pts([-92, -100, -108, -70, -104, -30]), (t) => 7 - 3 * t, 8) +
        spline(pts([-108, -34, -100, -34, -100, -10, -106, -8])),
      shade,
    ) +
    path(spline(trunk), body) +
    path(leg(-58, -66, 8, 28) + leg(82, -62, -4, 24), body) +
    path(
      spline(pts([-92, -72, -40, -64, 20, -64, 80, -72, 104, -84, 92, -60, 70, -52, 20, -46, -40, -48, -78, -56])),
      shade,
    ) +
    path(
      ribbon(pts([122, -134, 118, -156, 132, -172]), (t) => 8 * (1 - t) + 1.5, 8),
      horn,
    ) +
    path(spline(pts([118, -132, 104, -132, 98, -124, 112, -122])), shade) +
    path(spline(pts([146, -104, 160, -100, 158, -90, 144, -90])), shade) +
    circle(134, -118, 3, horn)
  )
}
export function bullockCart({
  ox,
  oxShade,
  far,
  horn,
  wood,
  woodLit,
  straw,
  strawShade,
  skin,
  shirt,
  hat,
}: CartInks): string {
  const wheel = (x: number, a: number, ink: Ink) => {
    let d = ring(x, -a, a, a * 0.14) + ring(x, -a, a * 0.22, a * 0.2)
    for (let i = 0; i < 10; i++) {
      const q = (i / 10) * 6.283 + 0.2
      d += ribbon(
        [
          [x + Math.cos(q) * a * 0.15, -a + Math.sin(q) * a * 0.15],
          [x + Math.cos(q) * a * 0.9, -a + Math.sin(q) * a * 0.9],
        ],
        () => a * 0.06,
        2,
      )
    }
    return path(d, ink)
  }
  const driver =
    path(spline(pts([-28, -126, -34, -158, -24, -176, -8, -176, 2, -160, 0, -126])), shirt) +
    path(
      ribbon(pts([-6, -168, 14, -148, 40, -144]), (t) => 11 - 4 * t, 8),
      shirt,
    ) +
    circle(42, -144, 5, skin) +
    path(
      ribbon(pts([-12, -126, 18, -124, 24, -100]), (t) => 17 - 5 * t, 8),
      skin,
    ) +
    circle(-14, -190, 12, skin) +
    path(spline(pts([-42, -192, -14, -212, 14, -192, -14, -196]), true, 0.08), hat)
  return (
    `<g transform="translate(176 -6)">${bullock(far, far, far)}</g>` +
    wheel(-110, 62, far) +
    path(poly(pts([-236, -92, 44, -92, 170, -118, 170, -110, 46, -80, -236, -80])), wood) +
    path(spline(pts([-232, -92, -244, -140, -210, -176, -150, -196, -90, -180, -56, -150, -50, -92])), straw) +
    path(spline(pts([-60, -92, -62, -140, -90, -170, -120, -150, -110, -110, -150, -92])), strawShade) +
    path(
      pts([-200, -150, -170, -120, -140, -160, -215, -112])
        .map(([x, y]) =>
          ribbon(
            [
              [x - 18, y + 4],
              [x, y - 4],
              [x + 22, y - 2],
            ],
            (t) => 4 * Math.sin(Math.PI * t),
            6,
          ),
        )
        .join(''),
      strawShade,
    ) +
    driver +
    path(poly(pts([-238, -96, 44, -96, 44, -88, -238, -88])), woodLit) +
    wheel(-128, 70, wood) +
    `<g transform="translate(150 0)">${bullock(ox, oxShade, horn)}</g>` +
    path(
      ribbon(pts([168, -120, 190, -146, 204, -124]), () => 8, 8),
      wood,
    ) +
    path(
      ribbon(pts([40, -146, 120, -178, 176, -176]), () => 2.4, 8),
      wood,
    )
  )
}
