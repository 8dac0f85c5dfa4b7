import type { HotelProse } from './hotel-prose.ts'
import { baratangAndMiddleAndamanHotels } from './hotels/baratang-and-middle-andaman.ts'
import { northAndLittleAndamanHotels } from './hotels/north-and-little-andaman.ts'
import { shaheedDweepHotels } from './hotels/shaheed-dweep.ts'
import { southAndamanCoastHotels } from './hotels/south-andaman-coast.ts'
import { southAndamanTownHotels } from './hotels/south-andaman-town.ts'
import { swarajDweepBeachHotels } from './hotels/swaraj-dweep-beaches.ts'
import { swarajDweepStripHotels } from './hotels/swaraj-dweep-strip.ts'

/** Every hotel's prose, by the id in facts/hotels.json. */
export const hotelProse: Record<string, HotelProse> = {
  ...southAndamanTownHotels,
  ...southAndamanCoastHotels,
  ...swarajDweepStripHotels,
  ...swarajDweepBeachHotels,
  ...shaheedDweepHotels,
  ...baratangAndMiddleAndamanHotels,
  ...northAndLittleAndamanHotels,
}
