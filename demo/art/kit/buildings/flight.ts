// A flight of steps down from a floor toward us on a plot, widening by the step. Metres.
import type { Camera, Ink } from '../base/core.ts'
import { path, poly } from '../base/core.ts'
export interface FlightOptions {
  x: number
  half: number
  /** Added to the half width each step down. */
  grow?: number
  top: number
  z: number
  count: number
  rise: number
  going: number
  inks: { tread: Ink; other?: Ink; riser: Ink }
}
export function flight(cam: Camera, { x, half, grow = 0, top, z, count, rise, going, inks }: FlightOptions): string {
  let s = ''
  for (let i = 0; i < count; i++) {
    const y = top - i * rise,
      a = z - i * going,
      b = a - going,
      l = x - half - grow * i,
      r = x + half + grow * i
    s +=
      path(
        poly([cam(l, y, a), cam(r, y, a), cam(r, y, b), cam(l, y, b)]),
        i % 2 && inks.other ? inks.other : inks.tread,
      ) + path(poly([cam(l, y, b), cam(r, y, b), cam(r, y - rise, b), cam(l, y - rise, b)]), inks.riser)
  }
  return s
}
