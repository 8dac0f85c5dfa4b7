import { markAsSample, type SampleReview } from '../sample-review.ts'
import { northernHotelReviews } from './hotels/north-and-little-andaman.ts'
import { shaheedDweepHotelReviews } from './hotels/shaheed-dweep.ts'
import { southAndamanCoastHotelReviews } from './hotels/south-andaman-coast.ts'
import { southAndamanTownHotelReviews } from './hotels/south-andaman-town.ts'
import { swarajDweepBeachHotelReviews } from './hotels/swaraj-dweep-beaches.ts'
import { swarajDweepStripHotelReviews } from './hotels/swaraj-dweep-strip.ts'

/** Sample reviews by hotel id; their average is near the `guestRating` in facts/hotels.json. */
export const hotelReviews: Record<string, SampleReview[]> = markAsSample({
  ...southAndamanTownHotelReviews,
  ...southAndamanCoastHotelReviews,
  ...swarajDweepStripHotelReviews,
  ...swarajDweepBeachHotelReviews,
  ...shaheedDweepHotelReviews,
  ...northernHotelReviews,
})
