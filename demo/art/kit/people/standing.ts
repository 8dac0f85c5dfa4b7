// Large standing figures drawn whole, feet at y = 0, about 500 tall: a mother in a sari with a towel, a father to the waist in water with arms up.
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { headBack, headSide } from './heads.ts'
import { limb } from './limb.ts'
export interface SariInks {
  skin: Ink
  hair: Ink
  sari: Ink
  sariLit: Ink
  border: Ink
  blouse: Ink
  flower?: Ink
}
/** In profile to the right, both hands held out in front at the waist. */
export function sariWoman(c: SariInks): string {
  return (
    path(limb([40, -16, 50, -6, 78, -4], 20, 18, 12) + limb([-20, -14, -10, -4, 18, -2], 20, 18, 12), c.skin) +
    path(limb([30, -372, 70, -300, 128, -274], 34, 28, 18), c.skin) +
    path(smooth([-42, -250, 40, -256, 52, -190, 60, -100, 72, -16, 20, -6, -50, -14, -48, -110, -52, -190]), c.sari) +
    path(smooth([34, -250, 52, -190, 60, -100, 72, -18, 46, -12, 40, -100, 30, -190]), c.sariLit) +
    path(
      smooth([-38, -244, -50, -300, -36, -370, -10, -398, 26, -396, 46, -368, 50, -320, 36, -270, 40, -246]),
      c.blouse,
    ) +
    path(smooth([-44, -210, -52, -290, -42, -360, -8, -398, 16, -396, -8, -360, 6, -310, 42, -270, 42, -236]), c.sari) +
    path(smooth([-44, -360, -20, -392, -34, -330, -46, -250, -60, -150, -88, -80, -70, -170, -62, -260]), c.sari) +
    path(limb([-10, -394, -26, -340, -42, -250, -62, -150, -86, -84], 5, 8, 8, 7, 3), c.border) +
    path(limb([-50, -20, 20, -12, 70, -22], 10, 10, 9), c.border) +
    path(
      limb([2, -368, 34, -288, 112, -256], 38, 32, 20) + limb([106, -258, 130, -254, 146, -262], 20, 18, 10),
      c.skin,
    ) +
    path(limb([2, -370, 12, -338, 20, -318], 44, 42, 36), c.blouse) +
    place(headSide({ skin: c.skin, hair: c.hair, flower: c.flower }, 'bun'), 8, -456, 0.84)
  )
}
/** From behind, water at the waist is y = 0, both arms up to catch. */
export function catchingMan(c: { skin: Ink; hair: Ink; shirt: Ink; shirtLit: Ink }): string {
  return (
    path(
      limb([-52, -150, -124, -196, -136, -290], 42, 34, 22) + limb([-136, -280, -140, -308, -126, -322], 25, 24, 13),
      c.skin,
    ) +
    path(
      limb([54, -150, 112, -210, 106, -304], 42, 34, 22) + limb([106, -294, 108, -322, 94, -336], 25, 24, 13),
      c.skin,
    ) +
    path(
      smooth([-52, 10, -62, -60, -76, -130, -60, -164, -24, -182, 24, -182, 60, -164, 76, -130, 60, -60, 52, 10]),
      c.shirt,
    ) +
    path(smooth([24, -182, 60, -164, 76, -130, 60, -60, 52, 10, 26, 10, 34, -60, 44, -130]), c.shirtLit) +
    path(
      limb([-54, -148, -90, -174, -112, -190], 48, 44, 38) + limb([56, -148, 84, -184, 98, -200], 48, 44, 38),
      c.shirt,
    ) +
    place(headBack({ skin: c.skin, hair: c.hair }), 0, -242, 0.94, -5)
  )
}
