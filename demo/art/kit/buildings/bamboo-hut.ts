// A bamboo beach hut on stilts with a porch and steps, three-quarter view; about 520 units wide, ground at y = 0, porch to the left.

import { type Ink, lerp, type Point, path, poly, ribbon, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

interface BambooHutInks {
  thatch: Ink
  thatchLit: Ink
  thatchShade: Ink
  wall: Ink
  wallShade: Ink
  slat: Ink
  post: Ink
  postLit: Ink
  dark: Ink
  glow: Ink
}
export function bambooHut({
  thatch,
  thatchLit,
  thatchShade,
  wall,
  wallShade,
  slat,
  post,
  postLit,
  dark,
  glow,
}: BambooHutInks): string {
  const r = rng('bamboo')
  const pole = (x: number, y0: number, y1: number, w = 12) =>
    path(
      poly([
        [x - w / 2, y0],
        [x + w / 2, y0],
        [x + w / 2, y1],
        [x - w / 2, y1],
      ]),
      post,
    ) +
    path(
      poly([
        [x - w / 2, y0],
        [x - w / 6, y0],
        [x - w / 6, y1],
        [x - w / 2, y1],
      ]),
      postLit,
    )
  let slats = '',
    sideSlats = '',
    fringe = '',
    straw = ''
  for (let i = 0; i < 15; i++) {
    const x = lerp(-78, 138, i / 14)
    slats += poly([
      [x, -86],
      [x + 3, -86],
      [x + 3, -232],
      [x, -232],
    ])
  }
  for (let i = 0; i < 7; i++) {
    const t = i / 6
    sideSlats += poly([
      [lerp(150, 236, t), lerp(-84, -100, t)],
      [lerp(153, 239, t), lerp(-84, -100, t)],
      [lerp(153, 239, t), -232],
      [lerp(150, 236, t), -232],
    ])
  }
  for (let i = 0; i < 34; i++) {
    const t = i / 33,
      x = lerp(-268, 176, t),
      y = lerp(-206, -214, t)
    fringe += poly([
      [x - 8, y - 10],
      [x + 8, y - 10],
      [x + r.j(4), y + r.in(6, 20)],
    ])
  }
  for (let i = 0; i < 16; i++) {
    const t = (i + 0.5) / 16
    straw += ribbon(
      [
        [lerp(-128, 92, t), -400 + r.j(4)],
        [lerp(-196, 132, t), -310],
        [lerp(-256, 168, t), -216],
      ],
      (q) => 1.5 + 3.6 * q,
      6,
    )
  }
  return (
    path(
      [-60, 60, 180, 236]
        .map((x) =>
          poly([
            [x - 6, 2],
            [x + 6, 2],
            [x + 6, -88],
            [x - 6, -88],
          ]),
        )
        .join(''),
      dark,
    ) +
    path(poly(pts([-240, -74, 250, -84, 250, -68, -240, -56])), dark) +
    path(poly(pts([-90, -82, 146, -82, 146, -236, -90, -236])), wall) +
    path(slats, slat) +
    path(poly(pts([146, -82, 240, -98, 240, -240, 146, -236])), wallShade) +
    path(sideSlats, dark) +
    path(poly(pts([-66, -82, 6, -82, 6, -206, -66, -206])), dark) +
    path(poly(pts([-60, -82, -20, -82, -20, -200, -60, -200])), glow) +
    path(poly(pts([46, -130, 112, -130, 112, -196, 46, -196])), dark) +
    path(poly(pts([52, -136, 76, -136, 76, -190, 52, -190])), glow) +
    path(poly(pts([-252, -82, 150, -82, 246, -98, 252, -92, 152, -70, -252, -70])), postLit) +
    path(poly(pts([-252, -70, 152, -70, 252, -92, 252, -82, 152, -58, -252, -58])), post) +
    pole(-232, 4, -212) +
    pole(-110, 4, -212) +
    pole(132, 4, -90) +
    path(
      poly(pts([-232, -138, -110, -138, -110, -130, -232, -130])) +
        [-204, -176, -146]
          .map((x) =>
            poly([
              [x - 3, -136],
              [x + 3, -136],
              [x + 3, -80],
              [x - 3, -80],
            ]),
          )
          .join(''),
      post,
    ) +
    path(
      spline(pts([176, -214, 132, -310, 92, -402, 150, -372, 208, -300, 270, -214, 224, -222]), true, 0.07),
      thatchShade,
    ) +
    path(
      spline(
        pts([-276, -204, -206, -306, -130, -404, -20, -412, 92, -404, 134, -310, 182, -212, 60, -220, -120, -214]),
        true,
        0.07,
      ) + fringe,
      thatch,
    ) +
    path(spline(pts([-276, -204, -206, -306, -130, -404, -60, -410, -104, -320, -150, -214]), true, 0.07), thatchLit) +
    path(straw, thatchShade) +
    path(
      ribbon(pts([-146, -396, -20, -416, 104, -400]), () => 16, 10),
      thatchShade,
    ) +
    path(
      poly(pts([-330, 6, -318, 6, -244, -76, -256, -76])) +
        poly(pts([-266, 14, -254, 14, -180, -68, -192, -68])) +
        [0.15, 0.4, 0.65, 0.88]
          .map((t) => {
            const a: Point = [lerp(-324, -250, t), lerp(6, -76, t)],
              b: Point = [lerp(-260, -186, t), lerp(14, -68, t)]
            return ribbon([a, b], () => 8, 2)
          })
          .join(''),
      post,
    )
  )
}
