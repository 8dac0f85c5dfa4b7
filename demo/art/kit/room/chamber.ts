// One room's picture: hands a scene the inks of its hour, the stuffs and view of that hour, and every part of the kit by name.

import { palettes } from '../../palettes.ts'
import { path, type SceneOptions } from '../base/core.ts'
import { sheet } from '../base/frame.ts'
import { board, slippers, snorkelSet, wetsuit } from './beach-gear.ts'
import { bed } from './bed.ts'
import { bunk } from './bunk.ts'
import { curtain } from './curtain.ts'
import { eaves, facade, ground } from './facade.ts'
import { cooler, fan } from './fittings.ts'
import { hammock } from './hammock.ts'
import { lamp, pendant } from './lamp.ts'
import { rucksack, suitcase } from './luggage.ts'
import { doorway, drape, frond, parted } from './near.ts'
import { poster, ringNet } from './nets.ts'
import { type Outside, outside } from './outside.ts'
import { picture } from './picture.ts'
import { plant, pouf } from './plant.ts'
import { pool } from './pool.ts'
import { post, rail } from './rail.ts'
import { rug } from './rug.ts'
import { armchair, chair } from './seats.ts'
import { put, room } from './shell.ts'
import { box, face, front, level, local, shadow, spot, view } from './space.ts'
import { type Stuffs, stuffs } from './stuffs.ts'
import { cupboard, drum, table } from './tables.ts'
import { books, bowl, tray, vase } from './tableware.ts'
import { guest, lounger, parasol } from './terrace-set.ts'
import { rainfall } from './vista-base.ts'
import { hillView, poolView } from './vista-hill.ts'
import { gardenView, mangroveView } from './vista-land.ts'
import { archView, beachView, seaView } from './vista-sea.ts'
import { airfieldView, harbourView, streetView } from './vista-town.ts'

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
  frond,
  front,
  gardenView,
  ground,
  guest,
  hammock,
  harbourView,
  hillView,
  lamp,
  level,
  local,
  lounger,
  mangroveView,
  parasol,
  parted,
  path,
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
