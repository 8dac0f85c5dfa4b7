import { fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'
import { toHotelCards } from './features/hotels/hotel-card-view.ts'
import { type ActivityCardView, toActivityCards } from './features/water-sports/activity-card-view.ts'
import { cardPicture } from './page/lean-picture.ts'
import type { HotelCardView } from './shop/cards/hotel-card.tsx'

/** As many as one row holds. */
const SHOWN = 4

/** What one can do at a place, and where one sleeps on its island. What cannot be read is left out: the place itself is the page. */
export async function loadPlaceOffers(
  { api }: Pick<SiteHost, 'api'>,
  place: string,
): Promise<{ activities: ActivityCardView[]; hotels: HotelCardView[] }> {
  const [activities, hotels] = await Promise.all([
    api.call(fetchWaterSports, { query: { place } }),
    api.call(fetchPlacewiseHotels, { query: { place } }),
  ])
  return {
    activities: activities.ok ? toActivityCards(activities.value.WaterSportsData).slice(0, SHOWN).map(shortCard) : [],
    hotels: hotels.ok ? toHotelCards(hotels.value.hotelData.slice(0, SHOWN)) : [],
  }
}

/** The row says which and how much; the teaser waits on the page of each. */
function shortCard(card: ActivityCardView): ActivityCardView {
  return { ...card, teaser: '', ...(card.picture && { picture: cardPicture(card.picture) }) }
}
