// On the roof of a vehicle: rails, and suitcases strapped on a carrier.
import { type Ink, type Point, path, poly, ribbon } from '../base/core.ts'
import type { Frame } from './vehicle-frame.ts'
import type { VehicleKind } from './vehicle-kinds.ts'
import type { VehicleInks } from './vehicle-side.ts'

/** A bag lying on the roof: ahead, across, length, width, height in metres; top, front and side of it. */
export type Load = readonly [
  x: number,
  y: number,
  long: number,
  wide: number,
  high: number,
  inks: readonly [Ink, Ink, Ink],
]

function bag(f: Frame, z: number, [x, y, l, w, h, [top, front, side]]: Load): string {
  const p = (a: number, b: number, c: number) => f.at(x + a * l, y + b * w, z + c * h)
  const strap = (k: number) => poly([p(k, 1, 0), p(k, 1, 1), p(k - 0.08, 1, 1), p(k - 0.08, 1, 0)])
  return (
    path(poly([p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)]), top) +
    path(poly([p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)]), front) +
    path(poly([p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)]), side) +
    path(strap(0.36) + strap(0.76), front)
  )
}
/** The far part is drawn before the body's side, the near part after it. */
export function roofLoad(f: Frame, kind: VehicleKind, c: VehicleInks, load: readonly Load[], near: boolean): string {
  const [, , header, roofEnd] = kind.marks,
    x1 = kind.outline[header * 3] - 0.35,
    x0 = kind.outline[roofEnd * 3] + 0.1,
    y = kind.half[1] - 0.08
  const rail = (side: -1 | 1, lift: number, w: number) => {
    const line: Point[] = []
    for (let i = 0; i <= 8; i++) {
      const x = x0 + ((x1 - x0) * i) / 8
      line.push(f.at(x, y * side, f.roofAt(x) + (i === 0 || i === 8 ? lift * 0.3 : lift)))
    }
    return ribbon(line, () => w, 16)
  }
  const px = Math.abs(f.at(0, 0, 1)[1] - f.at(0, 0, 0)[1])
  if (load.length === 0) return near ? path(rail(1, 0.06, px * 0.04), c.dark) : ''
  let posts = ''
  const side = near ? 1 : -1
  for (let i = 0; i <= 8; i++) {
    const x = x0 + ((x1 - x0) * i) / 8,
      z = f.roofAt(x)
    posts += poly([
      f.at(x, y * side, z - 0.04),
      f.at(x + 0.03, y * side, z - 0.04),
      f.at(x + 0.03, y * side, z + 0.2),
      f.at(x, y * side, z + 0.2),
    ])
  }
  const frame = path(rail(side, 0.2, px * 0.035) + rail(side, 0.1, px * 0.025) + posts, c.dark)
  const z = f.roofAt((x0 + x1) / 2) + 0.04
  return near
    ? frame
    : frame +
        [...load]
          .sort((a, b) => a[0] - b[0])
          .map((one) => bag(f, z, one))
          .join('')
}
