// Green turtle swimming left, seen from the side and a little below. About 470 units nose to rear flipper.
import type { Ink, Point, Rng } from '../base/core.ts'
import { along, circle, curve, lerp, lump, path, ribbon, spline } from '../base/core.ts'
export interface TurtleOptions {
  shell: Ink
  scute: Ink
  scuteLit: Ink
  skin: Ink
  skinLit: Ink
  belly: Ink
  far: Ink
  eye: Ink
  rand: Rng
  /** Where the flippers stand in their beat, -1..1. */
  flap?: number
}
export function turtle({ shell, scute, scuteLit, skin, skinLit, belly, far, eye, rand, flap = 0 }: TurtleOptions) {
  // a flipper bends more and more toward its tip
  const beat = (line: readonly Point[], reach: number): Point[] =>
    line.map(([x, y], i) => {
      const a = (flap * reach * i) / (line.length - 1),
        [ox, oy] = line[0]
      return [
        ox + (x - ox) * Math.cos(a) - (y - oy) * Math.sin(a),
        oy + (x - ox) * Math.sin(a) + (y - oy) * Math.cos(a),
      ]
    })
  const top = curve([
      [0, -6],
      [0.12, -52],
      [0.34, -88],
      [0.58, -84],
      [0.82, -44],
      [1, 8],
    ]),
    low = curve([
      [0, 6],
      [0.2, 30],
      [0.5, 42],
      [0.8, 34],
      [1, 12],
    ])
  const at = (u: number, v: number): Point => [lerp(-132, 156, u), lerp(low(u), top(u), Math.sin((v * Math.PI) / 2))]
  const cell = (u0: number, u1: number, v0: number, v1: number, slant = 0) => {
    const g = 0.012,
      e = 0.05
    return spline(
      [
        at(u0 + g, v0 + e),
        at((u0 + u1) / 2, v0 + e),
        at(u1 - g, v0 + e),
        at(u1 - g + slant, (v0 + v1) / 2),
        at(u1 - g, v1 - e),
        at((u0 + u1) / 2, v1 - e),
        at(u0 + g, v1 - e),
        at(u0 + g + slant, (v0 + v1) / 2),
      ],
      true,
      0.09,
    )
  }
  const flip = (pts: readonly Point[], ws: readonly Point[]) => ribbon(pts, curve(ws), 16)
  const plates = (pts: readonly Point[], ws: readonly Point[], count: number, k: number, ink: Ink) => {
    let d = ''
    along(pts, count).forEach(([x, y, tx, ty], i) => {
      const t = i / count
      if (t < 0.1 || t > 0.9) return
      const w = curve(ws)(t)
      d += lump(x + ty * w * 0.2, y - tx * w * 0.2, w * 0.19 * k, w * 0.15 * k, rand, 4, 0.08)
      d += lump(x - ty * w * 0.16, y + tx * w * 0.16, w * 0.12 * k, w * 0.1 * k, rand, 4, 0.08)
    })
    return path(d, ink)
  }
  const near = beat(
      [
        [-86, 14],
        [-132, 66],
        [-118, 140],
        [-36, 214],
      ],
      0.34,
    ),
    nearW: Point[] = [
      [0, 46],
      [0.22, 62],
      [0.5, 56],
      [0.8, 30],
      [1, 2],
    ]
  const away = beat(
      [
        [-96, -22],
        [-150, -74],
        [-150, -140],
        [-104, -196],
      ],
      -0.34,
    ),
    awayW: Point[] = [
      [0, 40],
      [0.3, 50],
      [0.7, 30],
      [1, 2],
    ]
  const hind = beat(
      [
        [112, 22],
        [158, 44],
        [196, 92],
      ],
      -0.16,
    ),
    hindW: Point[] = [
      [0, 26],
      [0.5, 44],
      [0.85, 34],
      [1, 4],
    ]
  let out =
    path(flip(away, awayW), far) +
    path(
      flip(
        [
          [120, 4],
          [172, 4],
          [222, 30],
        ],
        [
          [0, 20],
          [0.5, 34],
          [1, 3],
        ],
      ),
      far,
    ) +
    path(
      flip(
        [
          [146, 10],
          [166, 18],
          [178, 22],
        ],
        [
          [0, 12],
          [1, 1],
        ],
      ),
      far,
    )
  const neck: Point[] = [
    [-104, -34],
    [-148, -40],
    [-184, -52],
    [-220, -44],
    [-242, -20],
    [-240, -4],
    [-226, 8],
    [-190, 14],
    [-150, 20],
    [-104, 26],
  ]
  out +=
    path(spline(neck), skin) +
    path(
      spline([
        [-140, -36],
        [-184, -51],
        [-219, -43],
        [-238, -22],
        [-214, -30],
        [-180, -34],
      ]),
      skinLit,
    )
  let hs = ''
  ;[
    [-212, -12, 12, 9],
    [-190, -18, 11, 9],
    [-170, -10, 10, 8],
    [-192, 1, 10, 6],
    [-150, -14, 8, 7],
  ].forEach(([x, y, a, b]) => {
    hs += lump(x, y, a, b, rand, 4, 0.06)
  })
  out +=
    path(hs, far) +
    circle(-219, -18, 6.5, eye) +
    path(
      spline([
        [-241, -4],
        [-224, 0],
        [-206, 4],
        [-226, 6],
      ]),
      far,
    )
  const bowl: Point[] = []
  for (let i = 0; i <= 14; i++) bowl.push([lerp(-128, 150, i / 14), low(i / 14) - 6])
  for (let i = 14; i >= 0; i--)
    bowl.push([lerp(-120, 142, i / 14), low(i / 14) + Math.sin((Math.PI * i) / 14) * 20 + 2])
  out += path(spline(bowl), belly)
  const rim: Point[] = []
  for (let i = 0; i <= 16; i++) rim.push(at(i / 16, 1))
  for (let i = 16; i >= 0; i--) rim.push(at(i / 16, 0))
  out += path(spline(rim, true, 0.14), shell)
  let lit = '',
    plain = ''
  for (let i = 0; i < 5; i++) {
    const a = 0.05 + i * 0.182,
      c = cell(a, a + 0.182, 0.62, 0.99, 0.02)
    if (i < 4) lit += c
    else plain += c
  }
  for (let i = 0; i < 4; i++) {
    const a = 0.1 + i * 0.205,
      c = cell(a, a + 0.205, 0.2, 0.62, 0.015)
    if (i < 2) lit += c
    else plain += c
  }
  for (let i = 0; i < 11; i++) plain += cell(0.02 + i * 0.088, 0.108 + i * 0.088, 0, 0.2)
  out += path(plain, scute) + path(lit, scuteLit)
  out +=
    path(flip(hind, hindW), skin) +
    plates(hind, hindW, 6, 0.9, far) +
    path(flip(near, nearW), skin) +
    plates(near, nearW, 9, 1, far)
  out += path(
    ribbon(
      near.map(([x, y]): Point => [x - 17, y - 4]).slice(0, 4),
      curve([
        [0, 3],
        [0.3, 10],
        [0.7, 7],
        [1, 1],
      ]),
      12,
    ),
    skinLit,
  )
  return out
}
