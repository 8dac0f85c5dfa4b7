// One room's picture: hands a scene the inks of its hour, the stuffs and view of that hour, and every part of the kit by name.

import { palettes } from '../../palettes.ts'
import type { SceneOptions } from '../base/core.ts'
import { sheet } from '../base/frame.ts'
import { bed, bunk, poster, ringNet } from './bed.ts'
import { eaves, facade, ground } from './facade.ts'
import { armchair, chair, cupboard, drum, rug, shelf, table } from './furniture.ts'
import { cooler, curtain, fan, hammock, picture, pool, post, rail } from './hung.ts'
import { doorway, drape, frond, parted } from './near.ts'
import { type Outside, outside } from './outside.ts'
import { put, room } from './shell.ts'
import {
  board,
  books,
  bowl,
  lamp,
  pendant,
  plant,
  pouf,
  rucksack,
  slippers,
  snorkelSet,
  suitcase,
  tray,
  vase,
  wetsuit,
} from './small.ts'
import { box, face, front, level, local, patch, shadow, spot, view } from './space.ts'
import { type Stuffs, stuffs } from './stuffs.ts'
import { floor } from './surfaces.ts'
import {
  airfieldView,
  archView,
  beachView,
  gardenView,
  harbourView,
  hillView,
  mangroveView,
  moonAt,
  poolView,
  rainfall,
  seaView,
  streetView,
} from './vista.ts'

const kit = {
  airfieldView,
  archView,
  armchair,
  beachView,
  bed,
  board,
  books,
  bowl,
  box,
  bunk,
  chair,
  cooler,
  cupboard,
  curtain,
  doorway,
  drape,
  drum,
  eaves,
  face,
  facade,
  fan,
  floor,
  frond,
  front,
  gardenView,
  ground,
  hammock,
  harbourView,
  hillView,
  lamp,
  level,
  local,
  mangroveView,
  moonAt,
  parted,
  patch,
  pendant,
  picture,
  plant,
  pool,
  poolView,
  post,
  poster,
  pouf,
  put,
  rail,
  rainfall,
  ringNet,
  room,
  rucksack,
  rug,
  seaView,
  shadow,
  shelf,
  slippers,
  snorkelSet,
  spot,
  streetView,
  suitcase,
  table,
  tray,
  vase,
  view,
  wetsuit,
}
type Hour = keyof typeof palettes
type Draw<H extends Hour> = (k: typeof kit, p: (typeof palettes)[H], t: Stuffs, o: Outside) => string
export const chamber = <H extends Hour>(hour: H, options: SceneOptions | undefined, draw: Draw<H>): string =>
  sheet(() => draw(kit, palettes[hour], stuffs[hour], outside[hour]), options)
