// Two at a rail seen from behind, to the hip: he in a shirt, her head on his shoulder, her scarf in the wind. The rail's top is y = 0; heads reach -420.
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { headBack } from './heads.ts'
import { limb } from './limb.ts'
export interface RailCoupleInks {
  skin: Ink
  skinLit: Ink
  hair: Ink
  sheen?: Ink
  flower: Ink
  dress: Ink
  dressLit: Ink
  scarf: Ink
  scarfLit: Ink
  shirt: Ink
  shirtLit: Ink
  trousers: Ink
}
export function railCouple(c: RailCoupleInks): string {
  const scarf =
    path(
      smooth([
        20, -214, 110, -250, 230, -222, 330, -262, 440, -246, 400, -214, 330, -214, 240, -176, 130, -196, 40, -160,
      ]),
      c.scarf,
    ) +
    path(
      smooth([30, -196, 120, -214, 236, -194, 330, -228, 398, -222, 330, -208, 240, -176, 130, -192, 44, -164]),
      c.scarfLit,
    )
  const man =
    path(
      limb([-166, 160, -172, 300, -176, 480], 96, 84, 66) + limb([-86, 160, -82, 300, -84, 480], 96, 84, 66),
      c.trousers,
    ) +
    path(
      smooth([
        -204, 196, -210, 120, -200, 20, -224, -130, -214, -210, -160, -250, -108, -252, -60, -220, -44, -130, -56, 20,
        -40, 120, -42, 196, -120, 206,
      ]),
      c.shirt,
    ) +
    path(
      smooth([
        -204, 194, -210, 120, -200, 20, -224, -130, -214, -210, -176, -242, -190, -130, -168, 20, -176, 120, -172, 198,
      ]),
      c.shirtLit,
    ) +
    path(limb([-200, -206, -258, -110, -236, -8], 52, 42, 30), c.shirtLit) +
    path(limb([-238, -20, -228, 4, -196, 6], 26, 24, 20), c.skin) +
    place(headBack({ skin: c.skin, hair: c.hair, sheen: c.sheen }), -124, -322, 1.04, 9)
  const woman =
    path(
      smooth([
        -34, 330, -30, 160, -44, 40, -14, -90, -30, -170, 0, -206, 46, -216, 92, -204, 118, -164, 102, -80, 118, 40,
        140, 160, 160, 330, 176, 470, -50, 470,
      ]),
      c.dress,
    ) +
    path(
      smooth([
        -34, 330, -30, 160, -44, 40, -14, -90, -30, -170, -4, -200, 8, -90, -14, 40, 2, 160, 2, 330, -4, 470, -50, 470,
      ]),
      c.dressLit,
    ) +
    path(limb([104, -170, 158, -80, 128, -6], 44, 34, 22), c.skin) +
    path(limb([104, -174, 128, -130, 142, -100], 50, 46, 40), c.dress) +
    path(limb([128, -10, 112, 4, 84, 6], 22, 20, 16), c.skin)
  const heads = place(
    headBack({ skin: c.skin, hair: c.hair, sheen: c.sheen, flower: c.flower }, 'long'),
    4,
    -284,
    0.98,
    -20,
  )
  const round =
    path(limb([-84, -190, 10, -130, 86, -84], 48, 42, 32), c.shirt) +
    path(limb([72, -96, 100, -76, 112, -66], 27, 27, 20), c.skinLit)
  return scarf + man + woman + round + heads
}
