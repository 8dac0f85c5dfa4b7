// A wartime concrete pillbox half sunk in the slope: two facets, a roof slab, gun slits; about 380 wide and 170 high, ground at y = 0.
import type { Ink } from '../base/core.ts'
import { path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface BunkerInks {
  top: Ink
  /** The lit edge of the roof slab. */
  slab: Ink
  lit: Ink
  mid: Ink
  shade: Ink
  dark: Ink
}
export function bunker(c: BunkerInks): string {
  let s =
    path(poly(pts([-190, 20, -20, 40, -20, -92, -170, -96])), c.lit) +
    path(poly(pts([-20, 40, 130, 30, 120, -90, -20, -92])), c.mid) +
    path(poly(pts([130, 30, 196, 6, 176, -92, 120, -90])), c.shade)
  // the slits, splayed so the lower lip catches light
  s +=
    path(poly(pts([-168, -36, -34, -34, -44, -68, -158, -70])), c.mid) +
    path(poly(pts([-156, -46, -46, -45, -46, -66, -154, -67])), c.dark) +
    path(poly(pts([0, -46, 108, -48, 106, -68, 0, -67])), c.dark)
  s +=
    path(poly(pts([-204, -90, -24, -84, -24, -116, -196, -122])), c.slab) +
    path(poly(pts([-24, -84, 136, -84, 130, -116, -24, -116])), c.mid) +
    path(poly(pts([136, -84, 206, -94, 194, -122, 130, -116])), c.shade)
  s += path(poly(pts([-196, -122, -24, -116, 130, -116, 194, -122, 120, -150, -24, -158, -140, -150])), c.top)
  // lines the shuttering left, and creeper that has reached the roof
  s +=
    path(
      poly(pts([-186, -12, -20, 2, -20, 6, -186, -8])) + poly(pts([-184, -34, -152, -32, -152, -29, -184, -31])),
      c.mid,
    ) + path(poly(pts([-20, 2, 128, -2, 128, 2, -20, 6])), c.shade)
  return (
    s +
    path(
      spline(
        pts([
          60, -150, 110, -168, 160, -150, 210, -128, 214, -96, 196, -70, 184, -96, 170, -76, 156, -108, 136, -92, 120,
          -122, 96, -126,
        ]),
      ),
      c.dark,
    )
  )
}
