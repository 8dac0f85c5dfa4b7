// A hotel on the corner of two streets in town: storeys of balconies with lamps lit behind them, a glazed ground floor under one canopy. Metres, the corner at the origin.
import type { Camera, Ink } from '../base/core.ts'
import { path } from '../base/core.ts'
import { type FrontInks, hotelFront } from './hotel-front.ts'
import { block } from './pitched-roof.ts'
import { wallOf } from './site.ts'

type Lit = (bay: number, floor: number) => boolean
export interface CityHotelOptions {
  /** Along the main street, and along the side street. */
  wide: number
  deep: number
  /** Heights of the storeys from the ground up. */
  floors: readonly number[]
  bays: { main: number; side: number }
  lit: { main: Lit; side: Lit }
  inks: {
    /** Both streets have them. */
    glass: Ink
    lamp: Ink
    shade: Ink
    frame: Ink
    main: Pick<FrontInks, 'wall' | 'trim' | 'rail'>
    side: Pick<FrontInks, 'wall' | 'trim' | 'rail'>
    roof: Ink
    canopy: { under: Ink; edge: Ink }
  }
}
export function cityHotel(cam: Camera, { wide, deep, floors, bays, lit, inks: c }: CityHotelOptions): string {
  const main = wallOf(cam, [0, 0], [wide, 0]),
    side = wallOf(cam, [0, deep], [0, 0]),
    top = floors.reduce((a, b) => a + b, 0) + 0.8,
    both = { glass: c.glass, lamp: c.lamp, shade: c.shade, frame: c.frame },
    skip = (_: number, floor: number) => floor === 0
  let s =
    block(cam, { x0: 0, x1: wide, z0: 0, z1: deep }, 0, top, {
      front: c.main.wall,
      left: c.side.wall,
      right: c.side.wall,
      top: c.roof,
    }) +
    hotelFront(side, {
      floors,
      bays: bays.side,
      balcony: 0.9,
      open: [0.2, 0.8],
      rise: [0.12, 0.8],
      inks: { ...both, ...c.side },
      skip,
      lit: lit.side,
    }) +
    hotelFront(main, {
      floors,
      bays: bays.main,
      balcony: 1.1,
      open: [0.16, 0.84],
      rise: [0.1, 0.8],
      inks: { ...both, ...c.main },
      skip,
      lit: lit.main,
    })
  // the ground floor: panes of the lobby on the main street, a way in on the side street
  const pane = (wide - 2) / bays.main
  let frames = main.quad(0.7, 2.2, wide - 0.6, 2.35, 0.05)
  for (let i = bays.main; i >= 0; i--) frames = main.quad(0.7 + i * pane, 0, 1.2 + i * pane, 3, 0.06) + frames
  s += path(main.quad(0.8, 0, wide - 0.6, 3, 0.03), c.lamp) + path(frames, c.glass)
  s +=
    path(side.quad(1, 0, deep - 0.6, 2.8, 0.03), c.shade) +
    path(side.quad(deep - 5.4, 0, deep - 1.2, 2.6, 0.05), c.lamp)
  return (
    s +
    path(main.shelf(-0.6, wide + 0.2, 3.5, 0, 2), c.canopy.under) +
    path(main.quad(-0.6, 3.25, wide + 0.2, 3.55, 2), c.canopy.edge) +
    path(side.shelf(0, deep + 0.6, 3.5, 0, 1.4), c.canopy.edge)
  )
}
