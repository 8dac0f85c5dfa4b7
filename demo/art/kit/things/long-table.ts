// A long laid table in one-point perspective, from its near end: white cloth, a runner, plates and lamps down both sides.
import { type Camera, circle, type Ink, lens, type Point, path, poly } from '../base/core.ts'
export interface LongTableInks {
  cloth: Ink
  fall: Ink
  runner: Ink
  plate: Ink
  food: Ink
  glass: Ink
  lamp: Ink
  heart: Ink
}
export interface LongTableOptions {
  cam: Camera
  half: number
  near: number
  far: number
  high: number
  inks: LongTableInks
}
export function longTable({ cam, half, near, far, high, inks: c }: LongTableOptions): string {
  const quad = (x0: number, x1: number, z0: number, z1: number): string =>
    poly([cam(x0, high, z0), cam(x1, high, z0), cam(x1, high, z1), cam(x0, high, z1)])
  const drop: Point[] = [
    cam(-half, high, near),
    cam(half, high, near),
    cam(half, high - 0.5, near),
    cam(half * 0.5, high - 0.44, near),
    cam(0, high - 0.52, near),
    cam(-half * 0.5, high - 0.44, near),
    cam(-half, high - 0.5, near),
  ]
  let s =
    path(poly(drop), c.fall) +
    path(quad(-half, half, near, far), c.cloth) +
    path(quad(-half * 0.24, half * 0.24, near, far), c.runner)
  s += path(
    poly([
      cam(-half * 0.24, high, near),
      cam(half * 0.24, high, near),
      cam(half * 0.24, high - 0.36, near),
      cam(0, high - 0.44, near),
      cam(-half * 0.24, high - 0.36, near),
    ]),
    c.runner,
  )
  for (let z = far - 0.35, i = 0; z > near + 0.2; z -= 0.72, i++) {
    const k = cam(1, 0, z)[0] - cam(0, 0, z)[0]
    for (const side of [-1, 1]) {
      const [x, y] = cam(side * half * 0.66, high, z),
        [gx, gy] = cam(side * half * 0.42, high, z + 0.18)
      s += path(lens(x, y, 0.36 * k, 0.1 * k), c.plate) + path(lens(x, y - 0.01 * k, 0.2 * k, 0.06 * k), c.food)
      s += path(
        poly([
          [gx - 0.035 * k, gy - 0.13 * k],
          [gx + 0.035 * k, gy - 0.13 * k],
          [gx + 0.025 * k, gy],
          [gx - 0.025 * k, gy],
        ]),
        c.glass,
      )
    }
    if (i % 2 === 0) {
      const [x, y] = cam(0, high, z)
      s += circle(x, y - 0.12 * k, 0.12 * k, c.lamp) + circle(x, y - 0.12 * k, 0.07 * k, c.heart)
    }
  }
  return s
}
