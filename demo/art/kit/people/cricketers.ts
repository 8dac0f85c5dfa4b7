// Beach cricketers as poses for `person`: bowling, batting, keeping wicket, leaping for a catch, running, waiting with hands on knees.
import type { Point } from '../base/core.ts'
import { pts } from '../base/points.ts'
import type { Pose } from './person.ts'

/** Head, neck and hip; elbow and hand of each arm; knee and foot of each leg; the far limb first. */
function pose(body: readonly number[], arms: readonly number[], legs: readonly number[], face: -1 | 0 | 1 = 1): Pose {
  const [head, neck, hip] = pts(body)
  const pairs = (flat: readonly number[]) => {
    const [a, b, c, d] = pts(flat)
    return [
      [a, b],
      [c, d],
    ] as const satisfies readonly (readonly [Point, Point])[]
  }
  return { head, neck, hip, arms: pairs(arms), legs: pairs(legs), girth: 9, face }
}
export const cricketers = {
  bowl: pose(
    [2, -104, 0, -95, -6, -62],
    [12, -84, 26, -76, -4, -116, -10, -138],
    [16, -44, 26, -22, -16, -42, -34, -28],
  ),
  bat: pose([6, -88, 2, -80, -4, -48], [-10, -72, -22, -88, -14, -66, -24, -86], [14, -27, 22, 0, -10, -25, -16, 0]),
  keep: pose([18, -62, 12, -55, -10, -32], [26, -36, 38, -34, 22, -32, 36, -28], [12, -26, 6, 0, 4, -22, -8, 0]),
  leap: pose(
    [-2, -112, 0, -102, 4, -68],
    [-14, -116, -22, -138, 10, -118, 2, -140],
    [14, -50, 24, -36, -4, -44, -6, -22],
    0,
  ),
  run: pose([12, -90, 8, -82, 0, -50], [18, -64, 30, -68, -8, -68, -16, -54], [20, -34, 16, -8, -10, -30, -30, -24]),
  wait: pose([4, -80, 2, -72, -6, -46], [16, -54, 10, -34, -10, -54, 2, -34], [12, -24, 10, 0, -14, -24, -14, 0]),
}
