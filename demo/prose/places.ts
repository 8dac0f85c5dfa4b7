import type { PlaceProse } from './place-prose.ts'
import { baratang } from './places/baratang.ts'
import { barrenIsland } from './places/barren-island.ts'
import { littleAndaman } from './places/little-andaman.ts'
import { middleAndaman } from './places/middle-andaman.ts'
import { northAndaman } from './places/north-andaman.ts'
import { shaheedDweep } from './places/shaheed-dweep.ts'
import { southAndamanCoast } from './places/south-andaman-coast.ts'
import { southAndamanHarbour } from './places/south-andaman-harbour.ts'
import { southAndamanTown } from './places/south-andaman-town.ts'
import { swarajDweep } from './places/swaraj-dweep.ts'

/** Every place's prose, by the id in facts/places.json. */
export const placeProse: Record<string, PlaceProse> = {
  ...southAndamanTown,
  ...southAndamanHarbour,
  ...southAndamanCoast,
  ...barrenIsland,
  ...swarajDweep,
  ...shaheedDweep,
  ...baratang,
  ...middleAndaman,
  ...northAndaman,
  ...littleAndaman,
}
