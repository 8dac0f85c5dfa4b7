// A driver's fist round the rim of a steering wheel, seen from the driver's seat: knuckles up, thumb to the right, about 130 wide, centred on the rim.
import { type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from './limb.ts'
/** `skin` is the back of the hand, `lit` the tops of the fingers, `seam` what parts them. */
export const fistOnWheel = ({ skin, lit, seam }: { skin: Ink; lit: Ink; seam: Ink }): string =>
  path(limb([20, 0, 62, -26, 84, -44], 44, 36, 26), skin) +
  path(smooth([-74, -24, -66, -56, -20, -70, 34, -60, 58, -20, 60, 40, 44, 84, -30, 86, -62, 44]), skin) +
  path(limb([-62, -34, -50, -58, -36, -66], 32, 34, 28), lit) +
  path(limb([-36, -42, -22, -66, -6, -72], 32, 34, 28), lit) +
  path(limb([-6, -44, 8, -64, 24, -66], 32, 33, 26), lit) +
  path(limb([24, -36, 36, -50, 48, -50], 28, 28, 22), lit) +
  path(limb([-38, -38, -30, -56], 5, 3) + limb([-8, -42, 0, -60], 5, 3) + limb([22, -38, 28, -54], 5, 3), seam)
