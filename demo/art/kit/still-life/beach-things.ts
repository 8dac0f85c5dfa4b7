// What is carried to the beach: a woven bag with two handles and a straw hat, both standing on y = 0.
import { clip, type Ink, path } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { angular, smooth } from '../base/shape.ts'
import { oval, stroke } from './round.ts'
export interface WovenInks {
  lit: Ink
  body: Ink
  shade: Ink
  dark: Ink
}
/** A bag 520 wide at the mouth, 400 high, handles 200 more; checked weave. */
export function wovenBag(c: WovenInks, inside = ''): string {
  const front = smooth([
    -262, -388, -120, -372, 0, -368, 120, -372, 262, -388, 252, -220, 210, -30, 140, 0, -140, 0, -210, -30, -252, -220,
  ])
  let weave = ''
  for (let j = 0; j < 8; j++)
    for (let i = -6; i <= 5; i++) {
      if ((i + j) % 2) continue
      const x = i * 44,
        y = -360 + j * 46
      weave += angular([x, y, x + 44, y, x + 44, y + 46, x, y + 46])
    }
  return (
    path(stroke([-130, -392, -150, -520, -60, -600, 60, -600, 150, -520, 130, -392], 18, 18, 40), c.dark) +
    path(oval(0, -386, 262, 44), c.dark) +
    inside +
    path(front, c.body) +
    clip(
      front,
      path(weave, c.lit) +
        path(smooth([90, -400, 130, -200, 60, 20, 320, 20, 320, -420]), c.shade) +
        path(angular([-280, -392, 280, -392, 280, -330, -280, -330]), c.shade),
    ) +
    path(stroke([-262, -388, -120, -366, 0, -360, 120, -366, 262, -388], 20, 20, 30), c.body) +
    path(stroke([-120, -362, -140, -500, -40, -574, 60, -570, 140, -490, 124, -362], 20, 20, 40), c.shade) +
    path(stroke([-128, -362, -146, -500, -46, -582], 7, 5, 24), c.body)
  )
}
/** A straw hat tipped toward us, crown up, about 480 wide. */
export function strawHat(c: WovenInks & { band: Ink }): string {
  const brim = smooth([-244, -40, -150, -104, 0, -126, 150, -110, 244, -56, 230, -4, 120, 44, -40, 52, -180, 20]),
    crown = smooth([-122, -80, -112, -180, -70, -236, 10, -250, 90, -232, 122, -170, 128, -84, 60, -52, -50, -50])
  const ring = (k: number) =>
    stroke(
      pts([-236, -36, -120, 30, 0, 44, 120, 34, 232, -20]).flatMap(([x, y]) => [x * k, -40 + (y + 40) * k]),
      4,
      4,
      24,
    )
  return (
    path(brim, c.body) +
    clip(
      brim,
      path(smooth([20, 80, 60, -20, 140, -120, 300, -120, 300, 80]), c.shade) +
        path(ring(0.93) + ring(0.82) + ring(0.7), c.lit),
    ) +
    path(smooth([-130, -70, -60, -40, 60, -40, 136, -74, 190, -50, 80, -14, -60, -16]), c.shade) +
    path(crown, c.body) +
    clip(
      crown,
      path(smooth([30, -260, 60, -150, 30, -40, 180, -40, 180, -260]), c.shade) +
        path(smooth([-124, -124, -50, -96, 50, -98, 132, -128, 132, -84, 60, -46, -50, -44, -130, -74]), c.band) +
        path(smooth([-96, -150, -84, -200, -40, -230, -60, -190, -70, -146]), c.lit),
    )
  )
}
