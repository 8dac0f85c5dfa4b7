// What most pictures from under the surface share: shafts of light that sway, the outline of a reef, a wavy edge of one ink.
import type { Ink, Point, Rng } from '../base/core.ts'
import { lerp, path, poly, spline } from '../base/core.ts'
import { sway, swell } from '../base/motion.ts'

/** Shafts as one outline: x at the top, width there, x at the foot, width there, y of the foot; they sway at the foot. */
export const shafts = (rows: readonly (readonly number[])[], top: number, time: number, reach = 26): string =>
  rows
    .map(([x0, w0, x1, w1, y1], i) => {
      const d = reach * sway(time, 1, i * 0.31),
        g = reach * 0.5 * sway(time, 1, 0.4 + i * 0.23)
      return poly([
        [x0, top],
        [x0 + w0, top],
        [x1 + w1 + d + g, y1],
        [x1 + d, y1],
      ])
    })
    .join('')
/** Ground that rises and falls through the points, broken up by `rough`, filled down to the foot of the sheet. */
export function ridge(list: readonly Point[], rand: Rng, rough = 15): string {
  const q: Point[] = []
  for (let i = 0; i < list.length - 1; i++)
    for (let j = 0; j < 6; j++)
      q.push([
        lerp(list[i][0], list[i + 1][0], j / 6) + rand.j(rough * 0.4),
        lerp(list[i][1], list[i + 1][1], j / 6) + rand.j(rough),
      ])
  return `${spline([...q, list[list.length - 1]], false)}L1700 1260L-100 1260z`
}
/** One ink below a wavy edge that travels. */
export function water(y: number, ink: Ink, amp: number, time: number, phase = 0, bow = 0): string {
  const q: Point[] = []
  for (let x = -80; x <= 1680; x += 80)
    q.push([
      x,
      y +
        amp * (0.65 * swell(x, time, 880, 1, phase) + 0.35 * swell(x, time, 440, -1, phase * 3)) -
        bow * ((x - 800) / 800) ** 2,
    ])
  return path(`${spline(q, false)}L1700 1260L-100 1260z`, ink)
}
