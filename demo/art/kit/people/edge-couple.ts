// Two seated on an edge with their feet hanging, side on, looking right: she leans back on his shoulder. The edge is y = 0; heads reach -330, feet 210.
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { headSide } from './heads.ts'
import { limb } from './limb.ts'
export interface EdgeCoupleInks {
  skin: Ink
  skinFar: Ink
  hair: Ink
  sheen: Ink
  dress: Ink
  dressLit: Ink
  shirt: Ink
  shirtLit: Ink
  trousers: Ink
  flower: Ink
}
export function edgeCouple(c: EdgeCoupleInks): string {
  const him =
    path(limb([-20, -30, 130, -34, 150, 60, 146, 150], 62, 56, 42, 34), c.trousers) +
    path(limb([146, 140, 150, 190, 178, 206], 24, 20, 16), c.skinFar) +
    path(
      smooth([-72, 6, -80, -60, -66, -150, -56, -216, -22, -244, 14, -240, 36, -210, 34, -130, 40, -50, 44, 4]),
      c.shirt,
    ) +
    path(smooth([8, -238, 36, -210, 34, -130, 40, -50, 44, 2, 18, 4, 22, -60, 18, -140, 22, -200]), c.shirtLit) +
    path(limb([-48, -206, -92, -110, -128, -16], 46, 38, 28), c.shirt) +
    path(limb([-124, -30, -132, -8, -152, -4], 24, 20, 16), c.skin) +
    place(headSide({ skin: c.skin, hair: c.hair, sheen: c.sheen }), 10, -312, 0.96, 4)
  const her =
    path(limb([150, 110, 150, 160, 176, 178], 24, 20, 15), c.skinFar) +
    path(limb([214, 116, 218, 166, 246, 182], 25, 21, 15), c.skin) +
    path(
      smooth([40, 8, 34, -50, 80, -72, 190, -66, 236, -44, 240, 40, 244, 120, 196, 134, 140, 120, 150, 40, 110, 12]),
      c.dress,
    ) +
    path(smooth([190, -64, 236, -44, 240, 40, 244, 118, 220, 128, 218, 40, 210, -30]), c.dressLit) +
    path(smooth([34, -10, 30, -70, 34, -140, 48, -182, 78, -196, 106, -184, 116, -140, 108, -76, 104, -14]), c.dress) +
    path(smooth([84, -194, 106, -184, 116, -140, 108, -76, 104, -30, 90, -34, 94, -90, 98, -140]), c.dressLit) +
    path(limb([68, -166, 84, -92, 160, -62], 34, 28, 18), c.skin) +
    path(limb([66, -168, 70, -140, 76, -118], 40, 38, 33), c.dress) +
    place(headSide({ skin: c.skin, hair: c.hair, sheen: c.sheen, flower: c.flower }, 'bun'), 74, -254, 0.88, -14)
  return him + her
}
