// Blocks and pitched roofs over a plot, only the faces turned to us: tiles, thatch or tin by the inks and the number of ribs. Metres.
import type { Camera, Ink, Point } from '../base/core.ts'
import { lerp, path, poly } from '../base/core.ts'
import { facing } from './site.ts'
export interface Plan {
  x0: number
  x1: number
  z0: number
  z1: number
}
/** Inks of the faces: toward us, to the left, to the right, the top. */
export interface BlockInks {
  front: Ink
  left: Ink
  right: Ink
  top?: Ink
}
const shown = (q: readonly Point[], ink: Ink | undefined) => (ink && facing(q) > 0 ? path(poly(q), ink) : '')
export function block(cam: Camera, { x0, x1, z0, z1 }: Plan, y0: number, y1: number, c: BlockInks): string {
  const q = (...list: [number, number, number][]) => list.map((k) => cam(...k))
  return (
    shown(q([x0, y1, z0], [x0, y1, z1], [x1, y1, z1], [x1, y1, z0]), c.top) +
    shown(q([x0, y1, z1], [x0, y1, z0], [x0, y0, z0], [x0, y0, z1]), c.left) +
    shown(q([x1, y1, z0], [x1, y1, z1], [x1, y0, z1], [x1, y0, z0]), c.right) +
    shown(q([x0, y1, z0], [x1, y1, z0], [x1, y0, z0], [x0, y0, z0]), c.front)
  )
}
export interface RoofOptions {
  plan: Plan
  eave: number
  ridge: number
  over?: number
  /** How far the ridge stops short of each end: 0 is a gable. */
  hip?: number
  inks: BlockInks & { rib?: Ink; gable?: Ink; edge?: Ink }
  ribs?: number
}
/** The ridge runs along x. */
export function pitchedRoof(
  cam: Camera,
  { plan, eave, ridge, over = 0.6, hip = 0, inks: c, ribs = 0 }: RoofOptions,
): string {
  const x0 = plan.x0 - over,
    x1 = plan.x1 + over,
    z0 = plan.z0 - over,
    z1 = plan.z1 + over,
    zm = (z0 + z1) / 2,
    a: [number, number, number] = [x0 + hip, ridge, zm],
    b: [number, number, number] = [x1 - hip, ridge, zm]
  const face = (ink: Ink | undefined, ...list: [number, number, number][]) =>
    shown(
      list.map((k) => cam(...k)),
      ink,
    )
  let out =
    face(c.top ?? c.left, b, a, [x0, eave, z1], [x1, eave, z1]) +
    face(hip ? c.left : (c.gable ?? c.left), a, [x0, eave, z0], [x0, eave, z1]) +
    face(hip ? c.right : (c.gable ?? c.right), b, [x1, eave, z1], [x1, eave, z0])
  const front: [number, number, number][] = [a, b, [x1, eave, z0], [x0, eave, z0]]
  out += face(c.front, ...front)
  if (facing(front.map((k) => cam(...k))) > 0) {
    let d = ''
    for (let i = 1; i < ribs; i++) {
      const t = i / ribs,
        w = (x1 - x0) * 0.0016 + 0.03,
        x = lerp(x0, x1, t),
        up = hip ? Math.min(1, Math.min(x - x0, x1 - x) / hip) : 1
      const y = lerp(eave, ridge, up),
        z = lerp(z0, zm, up)
      d += poly([cam(x - w, y, z), cam(x + w, y, z), cam(x + w, eave, z0), cam(x - w, eave, z0)])
    }
    out += c.rib ? path(d, c.rib) : ''
    if (c.edge)
      out += path(
        poly([cam(x0, eave, z0), cam(x1, eave, z0), cam(x1, eave - 0.22, z0), cam(x0, eave - 0.22, z0)]),
        c.edge,
      )
  }
  return out
}
