// A prison wing's verandah from inside: arches open to the light on the right, barred cell doors on the left, the floor striped by the sun.
import { type Camera, type Ink, type Point, path, poly } from '../base/core.ts'
export interface ArcadeInks {
  wall: Ink
  wallShade: Ink
  reveal: Ink
  floor: Ink
  light: Ink
  ceiling: Ink
  beam: Ink
  door: Ink
  bar: Ink
  frame: Ink
}
export interface ArcadeOptions {
  cam: Camera
  half: number
  high: number
  near: number
  far: number
  /** Metres from one arch to the next. */
  bay: number
  inks: ArcadeInks
  /** Whatever shows through the arches; drawn on the bare sheet before the walls. */
  view: string
}
const quad = (a: Point, b: Point, c: Point, d: Point): string => poly([a, b, c, d])
/** The outline of an arched opening on the wall at X, from z0 to z1: up, round and down. */
function opening(cam: Camera, X: number, z0: number, z1: number, spring: number, sill: number): Point[] {
  const out: Point[] = [cam(X, sill, z0)],
    rise = (z1 - z0) / 2
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (1 - i / 14)
    out.push(cam(X, spring + Math.sin(a) * rise, (z0 + z1) / 2 + Math.cos(a) * rise))
  }
  out.push(cam(X, sill, z1))
  return out
}
export function arcade({ cam, half, high, near, far, bay, inks: c, view }: ArcadeOptions): string {
  let holes = '',
    reveals = '',
    stripes = '',
    doors = '',
    bars = '',
    frames = '',
    beams = ''
  for (let z = near; z < far; z += bay) {
    const z0 = z + bay * 0.16,
      z1 = z + bay * 0.84
    holes += poly(opening(cam, half, z0, z1, 1.9, 0.9))
    // the thickness of the wall takes the sun; what spills past the opening is hidden by the wall
    reveals += poly(opening(cam, half, z0, z1, 1.9, 0.9)) + poly(opening(cam, half + 0.42, z0, z1, 1.9, 0.9))
    stripes += quad(
      cam(half - 0.3, 0, z0 + 0.5),
      cam(half - 0.3, 0, z1 + 0.5),
      cam(-half, 0, z1 + 1.7),
      cam(-half, 0, z0 + 1.7),
    )
    stripes += poly(opening(cam, -half, z0 + 1.7, z1 + 1.7, 0.5, 0))
    const d0 = z + bay * 0.28,
      d1 = z + bay * 0.66
    frames += quad(
      cam(-half, 0, d0 - 0.14),
      cam(-half, 2.34, d0 - 0.14),
      cam(-half, 2.34, d1 + 0.14),
      cam(-half, 0, d1 + 0.14),
    )
    doors += quad(cam(-half, 0, d0), cam(-half, 2.2, d0), cam(-half, 2.2, d1), cam(-half, 0, d1))
    for (let i = 1; i < 6; i++) {
      const q = d0 + ((d1 - d0) * i) / 6
      bars += quad(cam(-half, 0, q), cam(-half, 2.2, q), cam(-half, 2.2, q + 0.035), cam(-half, 0, q + 0.035))
    }
    for (const y of [0.8, 1.5])
      bars += quad(cam(-half, y, d0), cam(-half, y + 0.06, d0), cam(-half, y + 0.06, d1), cam(-half, y, d1))
    beams += quad(cam(-half, high, z), cam(half, high, z), cam(half, high, z + 0.3), cam(-half, high, z + 0.3))
  }
  // floor and ceiling run a little under the walls, so no paper shows in the seams
  const wide = half * 1.03
  const wallR = quad(cam(half, 0, near), cam(half, high, near), cam(half, high, far), cam(half, 0, far)),
    wallL = quad(cam(-half, 0, near), cam(-half, high, near), cam(-half, high, far), cam(-half, 0, far))
  const parapet = quad(cam(half, 0.82, near), cam(half, 0.92, near), cam(half, 0.92, far), cam(half, 0.82, far))
  return (
    view +
    path(quad(cam(-wide, high, near), cam(wide, high, near), cam(wide, high, far), cam(-wide, high, far)), c.ceiling) +
    path(beams, c.beam) +
    path(quad(cam(-wide, 0, near), cam(wide, 0, near), cam(wide, 0, far), cam(-wide, 0, far)), c.floor) +
    path(reveals, c.reveal, 'fill-rule="evenodd"') +
    path(`${wallR}${holes}`, c.wallShade, 'fill-rule="evenodd"') +
    path(parapet, c.reveal) +
    path(wallL, c.wall) +
    path(stripes, c.light) +
    path(frames, c.frame) +
    path(doors, c.door) +
    path(bars, c.bar)
  )
}
