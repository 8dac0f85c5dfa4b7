// Two afloat on their backs hand in hand, from straight above, straw hats over their faces: about 700 wide, 640 tall, centred.
import { circle, type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from './limb.ts'
export interface FloaterInks {
  skin: Ink
  hair: Ink
  suit: Ink
  suitLit: Ink
  shorts: Ink
  shortsLit: Ink
  hat: Ink
  hatLit: Ink
  band: Ink
}
const hat = (c: FloaterInks): string =>
  circle(0, 0, 66, c.hat) +
  path(smooth([-64, -16, -40, -52, 0, -64, 42, -50, 30, -40, 0, -50, -34, -38]), c.hatLit) +
  circle(0, 0, 37, c.band) +
  circle(-1, -3, 32, c.hatLit)
/** All in one ink: the shadow the two throw on the bottom. */
export const floaterShade = (ink: Ink): string =>
  floaters({
    skin: ink,
    hair: ink,
    suit: ink,
    suitLit: ink,
    shorts: ink,
    shortsLit: ink,
    hat: ink,
    hatLit: ink,
    band: ink,
  })
export function floaters(c: FloaterInks): string {
  const her =
    path(
      smooth([
        -56, -190, -92, -230, -112, -290, -84, -306, -64, -340, -26, -330, 6, -352, 38, -330, 78, -334, 96, -290, 100,
        -240, 60, -190,
      ]),
      c.hair,
    ) +
    path(limb([-16, 60, -34, 190, -44, 316], 68, 46, 26) + limb([26, 60, 40, 190, 30, 322], 68, 46, 26), c.skin) +
    path(limb([-42, 306, -52, 340, -60, 356], 26, 24, 14) + limb([30, 312, 34, 346, 42, 362], 26, 24, 14), c.skin) +
    path(
      limb([-46, -140, -150, -170, -214, -250], 40, 32, 20) + limb([-208, -240, -224, -266, -222, -286], 24, 24, 14),
      c.skin,
    ) +
    path(limb([48, -138, 130, -104, 206, -40], 40, 32, 20), c.skin) +
    path(limb([0, -200, 0, -150], 34, 44), c.skin) +
    path(smooth([-62, -150, 0, -164, 62, -150, 50, -60, 54, 40, -50, 40, -48, -60]), c.skin) +
    path(
      smooth([
        -48, -112, -22, -98, 0, -104, 22, -98, 48, -112, 46, -50, 58, 30, 50, 74, 8, 90, -42, 74, -52, 30, -44, -50,
      ]),
      c.suit,
    ) +
    path(smooth([-48, -112, -22, -98, -14, -50, -24, 20, -16, 84, -42, 74, -52, 30, -44, -50]), c.suitLit) +
    place(hat(c), 2, -228, 1, 8)
  const him =
    path(limb([-34, 60, -56, 200, -44, 344], 78, 54, 32) + limb([34, 60, 66, 190, 86, 330], 78, 54, 32), c.skin) +
    path(limb([-44, 332, -50, 368, -62, 384], 30, 28, 17) + limb([86, 320, 100, 352, 116, 364], 30, 28, 17), c.skin) +
    path(limb([-70, -150, -156, -96, -222, -12], 50, 40, 26), c.skin) +
    path(
      limb([68, -150, 170, -140, 262, -196], 50, 40, 26) + limb([254, -190, 282, -208, 300, -206], 27, 27, 16),
      c.skin,
    ) +
    path(limb([0, -220, 0, -160], 42, 56), c.skin) +
    path(smooth([-92, -160, 0, -182, 92, -160, 78, -70, 62, 40, -62, 40, -76, -70]), c.skin) +
    path(smooth([-64, 10, 0, 22, 64, 10, 76, 80, 92, 146, 22, 152, 2, 96, -20, 152, -96, 148, -78, 80]), c.shorts) +
    path(smooth([-64, 10, -36, 18, -44, 80, -56, 150, -96, 148, -78, 80]), c.shortsLit) +
    place(hat(c), 0, -250, 1.1, -20)
  return place(her, -196, 0, 1, -12) + place(him, 216, -10, 1, 9)
}
