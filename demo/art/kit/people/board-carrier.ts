// A surfer walking right with the board flat on the head, both hands up to it: 560 tall to the board, feet at y = 0; the board is 760 long.
import { type Ink, path, place } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { type HairStyle, headSide } from './heads.ts'
import { limb } from './limb.ts'
export interface BoardCarrierInks {
  skin: Ink
  farSkin: Ink
  hair: Ink
  suit: Ink
  suitLit: Ink
  board: Ink
  boardLit: Ink
  stripe: Ink
}
export interface CarrierOptions {
  hair?: HairStyle
  /** A rash guard and shorts, or a one-piece. */
  shorts?: boolean
  /** How the board dips, in degrees. */
  tilt?: number
}
export function boardCarrier(
  c: BoardCarrierInks,
  { hair = 'crop', shorts = true, tilt = -4 }: CarrierOptions = {},
): string {
  const board = place(
    path(
      smooth([-360, 14, -300, -14, -120, -24, 120, -24, 300, -18, 400, 4, 300, 22, 60, 28, -200, 28, -320, 26]),
      c.board,
    ) +
      path(
        smooth([-340, 4, -300, -14, -120, -24, 120, -24, 300, -18, 400, 4, 280, -4, 60, -10, -200, -8]),
        c.boardLit,
      ) +
      path(smooth([210, -20, 236, -20, 240, 23, 214, 24]), c.stripe) +
      path(smooth([-300, 24, -270, 26, -262, 62, -286, 78, -306, 74]), c.board),
    26,
    -520,
    1,
    tilt,
  )
  return (
    path(limb([6, -400, 70, -440, 74, -506], 32, 27, 20), c.farSkin) +
    path(limb([10, -240, 74, -140, 66, -22], 66, 46, 26) + limb([66, -24, 78, -8, 104, -6], 24, 22, 13), c.farSkin) +
    (shorts ? path(limb([10, -244, 60, -164], 76, 62), c.suit) : '') +
    path(limb([-10, -240, -34, -136, -92, -40], 70, 48, 26) + limb([-94, -44, -96, -18, -72, -4], 24, 22, 13), c.skin) +
    (shorts ? path(limb([-8, -244, -30, -158], 82, 66), c.suit) : '') +
    path(
      smooth([
        -44, -226, -48, -280, -40, -350, -34, -404, -6, -426, 26, -424, 46, -396, 44, -340, 34, -280, 38, -228, 0, -206,
      ]),
      c.suit,
    ) +
    path(smooth([20, -424, 46, -396, 44, -340, 34, -280, 38, -230, 18, -226, 20, -290, 26, -350]), c.suitLit) +
    place(headSide({ skin: c.skin, hair: c.hair }, hair), 16, -470, 0.74, 4) +
    path(limb([-14, -396, -78, -440, -58, -508], 36, 30, 21) + limb([-58, -500, -50, -524], 21, 15), c.skin) +
    path(limb([-14, -398, -48, -422], 44, 38), c.suit) +
    board
  )
}
/** Legs and trunk in one ink, for the mirror on wet sand: the rest is lost in the film of water. */
export const carrierMirror = (ink: Ink): string =>
  path(limb([10, -240, 74, -140, 66, -22], 84, 54, 26), ink) +
  path(limb([66, -24, 78, -8, 104, -6], 24, 22, 13), ink) +
  path(limb([-10, -240, -34, -136, -92, -40], 88, 56, 26), ink) +
  path(limb([-94, -44, -96, -18, -72, -4], 24, 22, 13), ink) +
  path(smooth([-50, -226, -50, -280, -30, -350, -10, -390, 20, -372, 40, -330, 34, -280, 44, -228, 0, -190]), ink)
