// A fiddler crab facing us, one great claw raised; the shell is 200 wide, feet on y = 0.
import { circle, clip, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { oval, stroke } from '../still-life/round.ts'
export interface CrabInks {
  shell: Ink
  lit: Ink
  shade: Ink
  claw: Ink
  clawLit: Ink
  eye: Ink
}
export function fiddlerCrab(c: CrabInks): string {
  const shell = smooth([
    -112, -128, -60, -150, 0, -156, 60, -150, 112, -128, 92, -84, 54, -44, 0, -32, -54, -44, -92, -84,
  ])
  let legs = ''
  for (const s of [-1, 1])
    for (const [kx, ky, fx, fy] of [
      [150, -150, 206, 6],
      [136, -120, 160, 14],
      [112, -92, 112, 18],
    ])
      legs += stroke([s * 70, -78, s * kx, ky, s * (kx + fx) * 0.52, ky * 0.4, s * fx, fy], 26, 5, 18)
  return (
    path(legs, c.shade) +
    path(stroke([-30, -146, -34, -206], 9, 7) + stroke([30, -146, 36, -202], 9, 7), c.shade) +
    circle(-35, -212, 13, c.eye) +
    circle(37, -208, 13, c.eye) +
    path(shell, c.shell) +
    clip(
      shell,
      path(smooth([-130, -84, -60, -70, 0, -64, 70, -74, 130, -96, 120, 0, -120, 0]), c.shade) +
        path(smooth([-100, -130, -50, -146, 10, -146, -30, -128, -80, -112]), c.lit),
    ) +
    // the small hand, at the mouth
    path(
      stroke([-58, -66, -80, -34, -44, -26], 22, 18) +
        smooth([-58, -40, -26, -48, -8, -30, -30, -30, -14, -18, -44, -12]),
      c.shell,
    ) +
    // the great claw, held across and up
    path(stroke([74, -76, 140, -70, 152, -128], 36, 34), c.shell) +
    path(
      smooth([
        124, -118, 112, -186, 128, -256, 182, -306, 250, -326, 214, -274, 200, -224, 252, -270, 276, -284, 262, -204,
        216, -142, 172, -110,
      ]),
      c.claw,
    ) +
    path(smooth([132, -176, 144, -246, 186, -290, 232, -312, 190, -262, 172, -214, 150, -180]), c.clawLit) +
    path(oval(142, -112, 24, 22), c.shell)
  )
}
