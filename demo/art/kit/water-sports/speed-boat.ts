// An open speed boat seen from astern, about 380 wide, with its people seen from behind; the water is y = 0.
import type { Ink } from '../base/core.ts'
import { path, place, rect } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { type Dress, person, poses } from '../people/person.ts'
export interface SpeedBoatInks {
  hull: Ink
  side: Ink
  inside: Ink
  motor: Ink
  glass: Ink
  /** Dress of the skipper, then of each guest from left to right. */
  people: readonly Dress[]
}
export function speedBoat(c: SpeedBoatInks, jolt: (i: number) => number): string {
  const [skipper, ...guests] = c.people
  const seats = [-138, -90, 88, 140]
  return (
    path(smooth([-60, -150, -54, -190, 0, -198, 54, -190, 60, -150]), c.glass) +
    path(smooth([-200, -104, -150, -128, 0, -140, 150, -128, 200, -104, 170, -70, 0, -60, -170, -70]), c.inside) +
    place(person(poses.back, skipper), 4, -62 + jolt(0), 1.7) +
    guests.map((d, i) => place(person(poses.sitBack, d), seats[i], -74 + jolt(i + 1), 1.72)).join('') +
    path(
      smooth([
        -204, -112, -190, -92, -120, -84, 0, -82, 120, -84, 190, -92, 204, -112, 196, -40, 150, 6, 60, 26, 0, 32, -60,
        26, -150, 6, -196, -40,
      ]),
      c.hull,
    ) +
    path(
      smooth([
        -198, -62, -110, -50, 0, -48, 110, -50, 198, -62, 188, -24, 150, 6, 60, 26, 0, 32, -60, 26, -150, 6, -188, -24,
      ]),
      c.side,
    ) +
    [-34, 34]
      .map(
        (x) =>
          path(
            smooth([x - 22, -100, x - 18, -128, x, -134, x + 18, -128, x + 22, -100, x + 18, -62, x - 18, -62]),
            c.motor,
          ) + rect(x - 9, -66, 18, 84, c.motor),
      )
      .join('')
  )
}
