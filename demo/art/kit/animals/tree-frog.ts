// A tree frog crouched on a slope, side on, facing right; 420 long and 260 high, feet near y = 0.
import { circle, clip, type Ink, path } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
import { oval, stroke } from '../still-life/round.ts'
export interface FrogInks {
  back: Ink
  lit: Ink
  belly: Ink
  shade: Ink
  eye: Ink
  pupil: Ink
}
/** With `song` the throat is blown out, for a frog that sings. */
export function treeFrog(c: FrogInks, song = true): string {
  const toes = (x: number, y: number, turns: readonly number[], ink: Ink) =>
    turns
      .map((t) => {
        const a = (t * Math.PI) / 180,
          ex = x + Math.cos(a) * 52,
          ey = y + Math.sin(a) * 34
        return path(stroke([x, y, (x + ex) / 2, (y + ey) / 2 - 6, ex, ey], 14, 8, 8), ink) + circle(ex, ey, 12, ink)
      })
      .join('')
  const body = smooth([
    -190, -70, -170, -130, -100, -190, 0, -226, 80, -250, 130, -262, 178, -226, 214, -176, 220, -140, 170, -108, 110,
    -60, 40, -24, -80, -10, -170, -20,
  ])
  return (
    // far limbs
    toes(110, -6, [10, 50, 100], c.shade) +
    path(stroke([120, -100, 150, -60, 110, -8], 34, 22), c.shade) +
    (song
      ? path(oval(196, -100, 66, 58), c.belly) +
        path(smooth([160, -60, 200, -46, 250, -70, 262, -110, 240, -66, 200, -58]), c.lit)
      : '') +
    path(body, c.back) +
    clip(
      body,
      path(smooth([-210, -60, -100, -40, 40, -70, 140, -120, 240, -140, 240, 20, -210, 20]), c.belly) +
        path(smooth([-210, -40, -100, -18, 30, -40, 120, -80, 200, -90, 240, 30, -210, 30]), c.shade) +
        path(smooth([-150, -140, -80, -194, 20, -232, 100, -256, 90, -226, 0, -196, -90, -150]), c.lit),
    ) +
    path(smooth([222, -142, 190, -128, 150, -136, 110, -150, 150, -148, 200, -156]), c.shade) +
    // the eye, set high
    circle(128, -236, 44, c.back) +
    circle(134, -238, 34, c.eye) +
    path(oval(138, -236, 24, 9), c.pupil) +
    // hind leg folded like a Z, near arm
    path(smooth([30, -66, 10, -26, -60, 4, -140, 10, -150, -14, -90, -30, -30, -60]), c.shade) +
    path(smooth([32, -78, 12, -40, -56, -8, -140, 2, -148, -20, -90, -40, -30, -74]), c.back) +
    path(smooth([-160, -60, -120, -110, -50, -132, 20, -112, 44, -78, 10, -56, -60, -48, -120, -34]), c.shade) +
    path(smooth([-164, -76, -120, -124, -50, -146, 18, -124, 42, -88, 8, -66, -60, -60, -124, -48]), c.back) +
    path(smooth([-110, -118, -50, -140, 8, -124, -40, -124]), c.lit) +
    toes(-140, -8, [170, 130, 80], c.back) +
    path(stroke([110, -110, 70, -60, 96, -6], 42, 26, 20), c.back) +
    toes(96, -2, [-10, 40, 90, 140], c.back) +
    pts([-120, -150, -60, -170, -10, -200, -90, -120]).reduce(
      (s, [x, y], i) => s + path(oval(x, y, 13 - i * 2, 8 - i), c.shade),
      '',
    )
  )
}
