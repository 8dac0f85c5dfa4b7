// The open deck ferry of the straits from its side, bow to the right: about 1200 long, deck at y = -70, waterline at y = 0; ramps up at both ends, wheelhouse over the stern.
import { type Ink, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
import { limb } from '../people/limb.ts'
export interface VehicleFerryInks {
  hull: Ink
  hullShade: Ink
  band: Ink
  house: Ink
  houseShade: Ink
  glass: Ink
  lamp: Ink
  steel: Ink
  tyre: Ink
}
/** What stands on the deck is drawn between the two. */
export function ferryBehindDeck(c: VehicleFerryInks): string {
  let rail = limb([-300, -150, 440, -150], 6, 6) + limb([-300, -116, 440, -116], 5, 5)
  for (let x = -290; x < 450; x += 82) rail += limb([x, -154, x, -70], 6, 6)
  return (
    path(rail, c.steel) +
    // wheelhouse on legs over the stern, the deck runs on under it
    path([-520, -430, -330].map((x) => limb([x, -320, x, -66], 14, 14)).join(''), c.steel) +
    path(poly(pts([-560, -310, -290, -310, -290, -330, -560, -330])), c.houseShade) +
    rect(-540, -440, 226, 112, c.house) +
    rect(-356, -440, 42, 112, c.houseShade) +
    path([-524, -456, -388].map((x) => poly(pts([x, -420, x + 54, -420, x + 54, -372, x, -372]))).join(''), c.glass) +
    rect(-456, -420, 54, 48, c.lamp) +
    path(smooth([-566, -440, -540, -462, -310, -462, -284, -440]), c.band) +
    path(
      limb([-440, -462, -440, -572], 12, 10) +
        limb([-478, -572, -402, -572], 9, 9) +
        limb([-540, -326, -620, -90], 8, 8),
      c.steel,
    )
  )
}
export function ferryHull(c: VehicleFerryInks): string {
  return (
    path(smooth([-650, -76, -560, -74, 0, -72, 560, -74, 650, -80, 600, -20, 560, 6, -560, 6, -612, -20]), c.hull) +
    path(smooth([-634, -36, -400, -30, 400, -30, 634, -36, 600, -20, 560, 6, -560, 6, -612, -20]), c.hullShade) +
    path(poly(pts([-650, -82, 652, -84, 652, -66, -650, -64])), c.band) +
    // ramps, held up by their chains
    path(poly(pts([640, -82, 664, -76, 776, -262, 752, -272])), c.steel) +
    path(limb([754, -264, 650, -240, 544, -244], 5, 5), c.steel) +
    path(poly(pts([-640, -82, -664, -76, -742, -212, -720, -220])), c.steel) +
    path(poly(pts([536, -72, 548, -72, 548, -250, 536, -250])), c.steel) +
    [-470, -270, -60, 150, 360]
      .map((x) =>
        path(
          `M${x - 30} -34a30 30 0 1 0 60 0a30 30 0 1 0 -60 0zM${x - 12} -34a12 12 0 1 1 24 0a12 12 0 1 1 -24 0z`,
          c.tyre,
        ),
      )
      .join('')
  )
}
