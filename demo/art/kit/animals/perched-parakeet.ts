// A ring-necked parakeet on a perch at the origin, side on, facing right; about 300 high from crown to tail tip.
import { circle, clip, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { stroke } from '../still-life/round.ts'
export interface ParakeetInks {
  body: Ink
  lit: Ink
  wing: Ink
  beak: Ink
  ring: Ink
  eye: Ink
}
export function perchedParakeet(c: ParakeetInks): string {
  const body = smooth([
    52, -150, 30, -176, -4, -176, -30, -150, -50, -96, -62, -30, -58, 10, -30, 26, 0, 6, 26, -40, 44, -90,
  ])
  return (
    path(smooth([-56, -20, -24, -10, -40, 70, -70, 150, -96, 206, -88, 140, -76, 60]), c.wing) +
    path(smooth([-60, -10, -44, 0, -62, 80, -96, 206, -86, 100]), c.lit) +
    path(body, c.body) +
    clip(
      body,
      path(smooth([60, -150, 40, -100, 20, -40, -10, 10, 10, 30, 60, -30, 80, -110]), c.lit) +
        path(smooth([-34, -140, 4, -128, 34, -132, 56, -140, 46, -118, 6, -112, -40, -122]), c.ring),
    ) +
    path(smooth([-14, -110, 10, -70, 0, -20, -40, 30, -74, 70, -72, 10, -62, -40, -44, -92]), c.wing) +
    path(smooth([-20, -96, -8, -66, -22, -30, -56, 20, -58, -20, -46, -66]), c.body) +
    path('M36 -166C60 -172 76 -152 70 -124C66 -116 60 -118 60 -128C52 -124 44 -126 42 -136z', c.beak) +
    circle(24, -152, 7, c.eye) +
    path(stroke([-8, 6, -4, 22, 6, 20], 11, 9) + stroke([8, -4, 12, 18, 22, 16], 11, 9), c.beak)
  )
}
