// A man casting, side on to the right and to the knee in water: knees at y = 0, 400 tall; the rod bends forward to (330, -560).
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { headSide } from './heads.ts'
import { limb } from './limb.ts'
export interface AnglerInks {
  skin: Ink
  hair: Ink
  shirt: Ink
  shirtLit: Ink
  shorts: Ink
  hat: Ink
  rod: Ink
}
export function angler(c: AnglerInks): string {
  return (
    path(limb([30, -280, 90, -300, 128, -338], 30, 26, 17), c.skin) +
    path(limb([16, -130, 44, -60, 60, 20], 52, 40, 32) + limb([-12, -130, -34, -60, -58, 20], 54, 42, 32), c.skin) +
    path(limb([16, -136, 40, -66], 66, 62) + limb([-10, -136, -32, -66], 70, 66), c.shorts) +
    path(
      smooth([-44, -112, -52, -190, -40, -262, -22, -304, 12, -316, 44, -298, 52, -240, 40, -180, 44, -114, 0, -104]),
      c.shirt,
    ) +
    path(smooth([8, -314, 44, -298, 52, -240, 40, -180, 44, -116, 24, -110, 22, -190, 28, -250]), c.shirtLit) +
    place(
      headSide({ skin: c.skin, hair: c.hair }) +
        path(smooth([-46, -20, -40, -46, -6, -66, 30, -54, 42, -28, 84, -18, 80, -8, 30, -16, -10, -14]), c.hat),
      18,
      -366,
      0.8,
      -4,
    ) +
    path(limb([70, -240, 150, -370, 236, -500, 330, -560], 12, 8, 6, 3), c.rod) +
    path(limb([2, -282, 22, -206, 96, -262], 36, 30, 20) + limb([92, -260, 110, -286], 21, 17), c.skin) +
    path(limb([0, -284, 10, -240], 46, 42), c.shirt)
  )
}
