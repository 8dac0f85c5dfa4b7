// A grandmother in a cane chair holds a conch to her grandson's ear, both in profile to the right: feet at y = 0, heads near -520, about 420 wide.
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { headSide } from './heads.ts'
import { limb } from './limb.ts'
export interface ShellInks {
  skin: Ink
  hair: Ink
  grey: Ink
  sari: Ink
  sariLit: Ink
  border: Ink
  blouse: Ink
  shirt: Ink
  shirtLit: Ink
  shorts: Ink
  cane: Ink
  shell: Ink
  shellShade: Ink
}
const conch = (c: ShellInks): string =>
  path(smooth([-40, -6, -26, -30, 4, -40, 34, -26, 54, 0, 74, 16, 40, 24, 14, 36, -16, 30, -34, 16]), c.shell) +
  path(smooth([-6, 30, 10, 8, 40, 6, 74, 16, 40, 24, 14, 36]), c.shellShade) +
  path(limb([-24, -26, -12, 0, -18, 26], 3, 6, 3) + limb([-4, -36, 6, -14, 0, 12], 3, 6, 3), c.shellShade)
export function shellAtTheEar(c: ShellInks): string {
  const chair = path(
    limb([-146, -430, -138, -320, -110, -180, -96, 6], 17, 17, 17, 15) +
      limb([-118, -166, 110, -160], 19, 17) +
      limb([104, -160, 116, 6], 16, 14) +
      limb([-136, -330, 0, -300, 60, -306], 15, 15, 17) +
      limb([52, -306, 64, -166], 13, 13) +
      limb([-100, -80, 110, -76], 9, 9),
    c.cane,
  )
  const her =
    path(limb([140, -30, 160, -12, 200, -8], 28, 24, 14), c.skin) +
    path(
      smooth([
        -108, -166, -114, -240, -50, -262, 60, -262, 138, -244, 162, -190, 166, -100, 186, -22, 96, -14, 90, -100, 70,
        -150,
      ]),
      c.sari,
    ) +
    path(
      smooth([60, -262, 138, -244, 162, -190, 166, -100, 184, -24, 156, -22, 142, -110, 130, -190, 90, -236]),
      c.sariLit,
    ) +
    path(limb([92, -22, 140, -30, 186, -26], 13, 13, 13), c.border) +
    path(
      smooth([
        -106, -200, -112, -280, -104, -360, -74, -414, -28, -428, 12, -408, 32, -356, 24, -300, 30, -262, -20, -230,
      ]),
      c.blouse,
    ) +
    path(
      smooth([
        -108, -190, -116, -290, -108, -370, -74, -418, -22, -430, -6, -416, -36, -360, -10, -310, 40, -268, 46, -232,
        -30, -200,
      ]),
      c.sari,
    ) +
    path(smooth([-74, -418, -22, -430, -6, -416, -36, -360, -30, -320, -60, -360]), c.sariLit) +
    path(limb([-10, -418, -38, -362, -14, -312, 40, -266], 5, 10, 10, 7), c.border) +
    place(headSide({ skin: c.skin, hair: c.grey }, 'bun'), -8, -494, 1, 6)
  const him =
    path(limb([232, -170, 240, -90, 232, -20], 44, 34, 24) + limb([232, -20, 244, -8, 268, -6], 22, 20, 12), c.skin) +
    path(limb([196, -170, 190, -90, 184, -18], 46, 36, 24) + limb([184, -18, 196, -6, 222, -4], 22, 20, 12), c.skin) +
    path(smooth([160, -196, 250, -196, 262, -140, 256, -104, 164, -104, 156, -140]), c.shorts) +
    path(smooth([162, -182, 156, -250, 164, -310, 190, -336, 224, -334, 246, -306, 250, -250, 254, -184]), c.shirt) +
    path(smooth([224, -334, 246, -306, 250, -250, 254, -184, 232, -182, 230, -250, 224, -300]), c.shirtLit) +
    path(limb([196, -304, 190, -240, 232, -206], 32, 26, 18), c.skin) +
    path(limb([194, -306, 190, -276], 40, 36), c.shirt) +
    place(headSide({ skin: c.skin, hair: c.hair }), 210, -396, 0.86, -4)
  const arm =
    path(limb([-44, -382, 44, -300, 132, -370], 50, 40, 26), c.skin) +
    path(limb([-44, -384, -6, -346, 14, -330], 58, 54, 46), c.blouse) +
    place(conch(c), 188, -400, 0.94, -150) +
    path(limb([126, -366, 148, -384, 168, -380], 27, 25, 14), c.skin)
  return chair + her + him + arm
}
