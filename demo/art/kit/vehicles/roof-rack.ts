// The roof of a long car seen from its side at the height of our eyes: a roof 1500 wide with a basket rack on it, the gutter at y = 0, roof 90 high, bars 190.
import { type Ink, path, poly, rect } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'
import { limb } from '../people/limb.ts'
export interface RoofRackInks {
  paint: Ink
  shade: Ink
  lit: Ink
  glass: Ink
  glare: Ink
  bar: Ink
}
/** Windows hang below the gutter and are meant to run off the sheet. */
export function carRoof(c: RoofRackInks): string {
  const panes = [
    [-700, 30, -330, 30, -330, 330, -770, 330],
    [-280, 30, 90, 30, 90, 330, -280, 330],
    [140, 30, 470, 30, 640, 330, 140, 330],
  ]
  return (
    path(
      smooth([
        -790, 420, -770, 200, -730, 20, -680, -50, -560, -84, -200, -98, 200, -92, 440, -70, 560, -20, 700, 140, 830,
        330, 900, 420,
      ]),
      c.paint,
    ) +
    path(
      smooth([-690, -44, -560, -84, -200, -98, 200, -92, 440, -70, 540, -30, 420, -48, 200, -66, -200, -72, -560, -58]),
      c.lit,
    ) +
    path(smooth([-730, 20, -680, -4, -200, -16, 300, -12, 500, 6, 420, 18, -200, 8, -640, 22]), c.shade) +
    panes.map((q) => path(poly(pts(q)), c.glass)).join('') +
    path(
      poly(pts([-640, 30, -560, 30, -690, 330, -770, 330])) +
        poly(pts([-20, 30, 40, 30, -90, 330, -150, 330])) +
        poly(pts([330, 30, 380, 30, 250, 330, 200, 330])),
      c.glare,
    )
  )
}
/** The near bars of the rack; the load is drawn before them. */
export function rackBars({ bar }: Pick<RoofRackInks, 'bar'>): string {
  let s =
    limb([-580, -186, -200, -192, 200, -190, 420, -178], 13, 13) +
    limb([-580, -116, -200, -126, 200, -122, 430, -106], 10, 10)
  for (const x of [-570, -330, -80, 170, 410]) s += limb([x, -186, x, -74], 11, 11)
  return path(s, bar) + rect(-600, -92, 60, 18, bar) + rect(370, -84, 60, 18, bar)
}
