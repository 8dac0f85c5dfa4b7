// A guest of a sea walk: someone in a big clear helmet, facing right, about 118 units tall, feet at 0,0. Never a face.
import type { Ink } from '../base/core.ts'
import { circle, clip, n, path, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { type Dress, type Pose, person } from './person.ts'
export interface HelmetInks {
  shell: Ink
  shade: Ink
  glass: Ink
  shine: Ink
  rim: Ink
}
/** Where the hose leaves the helmet, from the head. */
export const hoseFrom = [-13, -13] as const
export function seaWalker(pose: Pose, dress: Dress, c: HelmetInks): string {
  const [x, y] = pose.head,
    at = (flat: readonly number[]) => spline(pts(flat).map(([u, v]): [number, number] => [x + u, y + v]))
  const round = (cx: number, cy: number, r: number) =>
    `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`
  const pane = round(x + 3.4, y - 2.4, 13.6)
  return (
    person(pose, dress) +
    path(at([-15, 8, -19, 19, -10, 22, 0, 23, 10, 22, 18, 18, 14, 8]), c.rim) +
    circle(x, y - 2, 18.4, c.shell) +
    path(at([-14, -12, -17.6, 0, -13, 11, -2, 16, -8, 9, -11, -1]), c.shade) +
    circle(x + 3.4, y - 2.4, 15.2, c.rim) +
    path(pane, c.glass) +
    clip(
      pane,
      path(at([-5, 20, -4, 5, 0, 8, 5, 6, 7, 20]), dress.skin) +
        path(at([-4.5, 0, -4, -7, 1, -9, 6, -7, 7.6, 0, 5, 7, 0.5, 8.4, -3.4, 5]), dress.skin) +
        path(at([-6.6, 3, -8, -4, -5, -10, 1, -12, 7, -9.4, 8, -4, 3, -5, -1, -3.6, -2.2, 2, -4, 6]), dress.hair),
    ) +
    path(at([8, -13, 14, -7, 15, 1, 12, -4]), c.shine)
  )
}
