// A hurricane lamp, lit: tank, glass with its flame, side tubes, cap and bail; 300 wide, 600 high, standing on y = 0.
import { circle, clip, type Ink, path } from '../base/core.ts'
import { angular, smooth } from '../base/shape.ts'
import { oval, stroke, turned } from './round.ts'
export interface LampInks {
  tank: Ink
  shade: Ink
  lit: Ink
  glass: Ink
  glow: Ink
  flame: Ink
  wire: Ink
}
export function hurricaneLamp(c: LampInks): string {
  const tank = turned([60, -128, 104, -112, 132, -84, 138, -20, 128, 0], 0.2),
    cap = turned([34, -470, 46, -452, 50, -430, 92, -408], 0.2),
    crown = turned([26, -530, 40, -520, 34, -470], 0.2),
    globe = smooth([
      -62, -400, -96, -340, -112, -270, -96, -200, -62, -140, 62, -140, 96, -200, 112, -270, 96, -340, 62, -400,
    ])
  return (
    path(stroke([-150, -400, -186, -520, -110, -620, 0, -644, 110, -620, 186, -520, 150, -400], 8, 8, 40), c.tank) +
    path(globe, c.glass) +
    clip(
      globe,
      path(oval(0, -250, 84, 124), c.glow) +
        path(smooth([-112, -300, -100, -180, -60, -130, -84, -200, -92, -290, -60, -400, -110, -380]), c.lit) +
        path(smooth([112, -300, 100, -170, 70, -140, 84, -220, 88, -300]), c.shade),
    ) +
    path(smooth([0, -336, -26, -268, -34, -220, 0, -186, 34, -220, 24, -270]), c.flame) +
    path(stroke([-78, -300, 0, -262, 84, -300], 4) + stroke([-78, -240, 0, -278, 84, -240], 4), c.wire) +
    path(angular([-22, -196, 22, -196, 30, -140, -30, -140]), c.shade) +
    path(tank.body, c.tank) +
    path(tank.band(0.3, 1), c.shade) +
    path(tank.band(-0.84, -0.6), c.lit) +
    path(tank.mouth(), c.shade) +
    path(turned([66, -146, 70, -122], 0.2).body, c.tank) +
    path(cap.body, c.tank) +
    path(cap.band(0.3, 1), c.shade) +
    path(cap.band(-0.8, -0.5), c.lit) +
    path(crown.body, c.tank) +
    path(crown.band(0.2, 1), c.shade) +
    circle(0, -548, 15, c.tank) +
    // the tubes that feed air to the burner
    path(stroke([-46, -450, -130, -452, -152, -400, -152, -120, -120, -66], 22, 22, 40), c.tank) +
    path(stroke([-136, -420, -146, -380, -146, -130], 6, 6, 20), c.lit) +
    path(stroke([46, -450, 130, -452, 152, -400, 152, -120, 120, -66], 22, 22, 40), c.shade)
  )
}
