// Two on a plank swing seen from behind, heads together: 470 wide, the seat's top edge is y = 0, its middle x = 0; heads reach up to -390.
import { type Ink, path, place } from '../base/core.ts'
import { angular, smooth } from '../base/shape.ts'
import { headBack } from './heads.ts'
import { limb } from './limb.ts'
export interface SwingCoupleInks {
  skin: Ink
  skinLit: Ink
  hair: Ink
  dress: Ink
  dressLit: Ink
  shirt: Ink
  shirtLit: Ink
  trousers: Ink
  flower: Ink
  wood: Ink
  rope: Ink
}
/** `up` is the length of the ropes above the seat. */
export function swingCouple(c: SwingCoupleInks, up: number): string {
  const rope = (x: number, lean: number) => limb([x, 10, x + lean * 0.5, -up / 2, x + lean, -up], 9, 9, 8)
  // legs hang in front of the plank's far edge
  const legs =
    path(limb([30, 6, 36, 80, 30, 160], 60, 48, 34) + limb([122, 6, 126, 84, 134, 170], 60, 48, 34), c.trousers) +
    path(limb([30, 150, 28, 186, 20, 206], 24, 22, 24) + limb([134, 160, 138, 196, 148, 214], 24, 22, 24), c.skin) +
    path(limb([-110, 80, -108, 150, -118, 190], 26, 20, 22) + limb([-64, 80, -58, 150, -50, 196], 26, 20, 22), c.skin) +
    path(smooth([-158, 0, -20, 0, -26, 70, -34, 132, -80, 144, -134, 130, -150, 70]), c.dress) +
    path(smooth([-158, 0, -128, 0, -122, 70, -116, 136, -136, 130, -150, 70]), c.dressLit)
  const man =
    path(
      smooth([10, 8, 4, -70, 14, -160, 18, -226, 62, -256, 100, -256, 142, -224, 150, -150, 146, -70, 152, 8]),
      c.shirt,
    ) +
    path(smooth([10, 8, 4, -70, 14, -160, 18, -226, 48, -246, 36, -160, 30, -70, 34, 8]), c.shirtLit) +
    path(limb([138, -214, 196, -130, 214, -216], 46, 36, 22), c.shirt) +
    path(limb([210, -170, 214, -214, 214, -246], 24, 20, 24), c.skin) +
    place(headBack({ skin: c.skin, hair: c.hair }), 62, -320, 1, -11)
  const woman =
    path(
      smooth([
        -152, 8, -146, -60, -122, -120, -136, -196, -104, -232, -62, -236, -26, -206, -34, -120, -20, -50, -18, 8,
      ]),
      c.dress,
    ) +
    path(smooth([-152, 8, -146, -60, -122, -120, -136, -196, -104, -232, -108, -120, -122, -56, -124, 8]), c.dressLit) +
    path(limb([-126, -200, -186, -120, -214, -214], 36, 28, 17), c.skin) +
    path(
      limb([-208, -196, -214, -222, -212, -236], 20, 19, 22) + limb([-126, -206, -150, -166, -168, -142], 42, 38, 30),
      c.skin,
    ) +
    place(headBack({ skin: c.skin, hair: c.hair, flower: c.flower }, 'plait'), -46, -296, 0.94, 15)
  // his arm goes round her back
  const hold =
    path(limb([24, -214, -40, -146, -112, -92], 44, 38, 30), c.shirtLit) +
    path(limb([-98, -104, -122, -86, -134, -72], 26, 26, 18), c.skinLit)
  return (
    path(rope(-224, 16) + rope(224, -16), c.rope) +
    legs +
    man +
    woman +
    hold +
    path(angular([-250, 2, 250, 2, 250, 26, -250, 26]), c.wood) +
    path(limb([-224, -40, -226, 0, -222, 34], 12, 14, 16) + limb([224, -40, 226, 0, 222, 34], 12, 14, 16), c.rope)
  )
}
