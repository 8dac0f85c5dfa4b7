// The air conditioner on a wall and the fan under a ceiling; metres.
import { type Ink, path } from '../base/core.ts'
import type { Opening } from './opening.ts'
import { box, disc, face, type Part, round, type Space, spot, type Tones, type Vec } from './space.ts'
/** A split air conditioner high on a wall. */
export function cooler(
  s: Space,
  w: number,
  d: number,
  wall: Opening['wall'],
  u: number,
  y: number,
  tones: Tones,
): string {
  const k = 0.44,
    a: readonly [number, number, number, number, number, number] =
      wall === 'back'
        ? [u - k, u + k, y, y + 0.28, d - 0.2, d]
        : wall === 'left'
          ? [0, 0.2, y, y + 0.28, u - k, u + k]
          : [w - 0.2, w, y, y + 0.28, u - k, u + k]
  const vent: Vec[] =
    wall === 'back'
      ? [
          [u - k + 0.05, y + 0.05, d - 0.201],
          [u + k - 0.05, y + 0.05, d - 0.201],
          [u + k - 0.05, y + 0.085, d - 0.201],
          [u - k + 0.05, y + 0.085, d - 0.201],
        ]
      : [0, 1, 2, 3].map(
          (i): Vec => [
            wall === 'left' ? 0.201 : w - 0.201,
            y + (i < 2 ? 0.05 : 0.085),
            i === 0 || i === 3 ? u - k + 0.05 : u + k - 0.05,
          ],
        )
  return box(s, a, tones) + path(face(s, vent), tones[2])
}
/** A ceiling fan, blades level; origin at the hub. */
export const fan =
  ({
    rod: up = 0.3,
    blade,
    hub,
    r = 0.62,
    turn = 20,
    count = 3,
  }: {
    rod?: number
    blade: Tones
    hub: Ink
    r?: number
    turn?: number
    count?: number
  }): Part =>
  (s) => {
    let a = box(s, [-0.015, 0.015, 0, up, -0.015, 0.015], [hub, hub, hub])
    for (let i = 0; i < count; i++) {
      const t = ((turn + (i * 360) / count) * Math.PI) / 180,
        c = Math.cos(t),
        q = Math.sin(t),
        at = (u: number, v: number): Vec => [c * u - q * v, 0, q * u + c * v]
      a += path(
        round(s, [at(0.1, -0.04), at(r, -0.085), at(r + 0.03, 0), at(r, 0.085), at(0.1, 0.04)], 1 / 10),
        i === 0 ? blade[0] : blade[1],
      )
    }
    const [x, y] = spot(s, [0, 0, 0])
    return a + path(disc(s, 0, -0.03, 0, 0.12), hub) + (x && y ? '' : '')
  }
