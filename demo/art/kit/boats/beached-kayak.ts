// A sit-on-top fishing kayak drawn up on sand, seen from beside its stern and above: bow at (560, -330), stern at (-420, 240); paddle, rod and mask aboard.
import { circle, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from '../people/limb.ts'
export interface BeachedKayakInks {
  hull: Ink
  hullShade: Ink
  deck: Ink
  well: Ink
  seat: Ink
  seatLit: Ink
  dark: Ink
  pale: Ink
  blade: Ink
}
export function beachedKayak(c: BeachedKayakInks): string {
  const paddle =
    path(limb([-250, -150, 40, -16, 330, 110], 15, 15, 15), c.dark) +
    path(
      smooth([-346, -214, -310, -222, -260, -176, -240, -144, -262, -132, -310, -156, -350, -190]) +
        smooth([416, 170, 398, 180, 350, 154, 318, 118, 334, 100, 372, 108, 414, 146]),
      c.blade,
    )
  const rod =
    path(limb([-128, 84, -170, -120, -268, -520, -330, -720], 16, 10, 6, 3), c.dark) +
    circle(-146, 10, 24, c.dark) +
    circle(-146, 10, 12, c.pale) +
    path(
      limb([-162, -80, -174, -84], 14, 14) +
        limb([-214, -300, -226, -302], 10, 10) +
        limb([-270, -520, -280, -520], 8, 8),
      c.dark,
    )
  const mask =
    path(smooth([196, -150, 206, -192, 250, -204, 296, -190, 300, -148, 262, -132, 250, -142, 236, -130]), c.dark) +
    path(
      smooth([206, -154, 214, -184, 246, -190, 246, -152, 232, -142]) +
        smooth([254, -190, 288, -180, 290, -152, 262, -144, 254, -154]),
      c.pale,
    ) +
    path(limb([306, -150, 330, -164, 330, -216, 322, -262], 13, 13, 13, 14), c.blade)
  return (
    path(
      smooth([
        -430, 256, -400, 200, -260, 70, -40, -80, 220, -230, 440, -320, 566, -340, 560, -300, 440, -170, 240, -10, 20,
        140, -200, 262, -360, 300,
      ]),
      c.hullShade,
    ) +
    path(
      smooth([
        -430, 236, -390, 176, -250, 46, -30, -104, 226, -248, 440, -330, 568, -344, 520, -280, 400, -170, 210, -30, 0,
        108, -210, 216, -370, 262,
      ]),
      c.hull,
    ) +
    path(
      smooth([
        -380, 206, -350, 164, -230, 60, -20, -80, 226, -222, 420, -302, 500, -312, 440, -256, 360, -180, 190, -52, -10,
        80, -220, 180, -340, 220,
      ]),
      c.deck,
    ) +
    path(
      smooth([-330, 186, -300, 142, -190, 60, -150, 76, -160, 110, -240, 164, -300, 194]) +
        smooth([-96, 64, -110, 22, 10, -70, 90, -110, 124, -84, 90, -42, 0, 26, -64, 66]) +
        smooth([160, -124, 180, -158, 320, -232, 370, -240, 356, -200, 290, -146, 200, -98]),
      c.well,
    ) +
    path(smooth([-130, 86, -150, 40, -118, -34, -66, -62, -50, -40, -78, 18, -92, 72]), c.seat) +
    path(smooth([-118, -34, -66, -62, -50, -40, -78, 18, -88, 10, -80, -30]), c.seatLit) +
    path(limb([-60, 44, 10, 4, 60, -40], 26, 30, 20), c.seat) +
    paddle +
    rod +
    mask
  )
}
