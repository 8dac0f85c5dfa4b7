import { GUEST_RATING_STEPS, HOTEL_PRICE_BANDS } from '#contract/terms/hotel-facets.ts'
import type { HotelFacets } from '#contract/v1/hotels.ts'
import type { BoardHotel, HotelBoard, MatchedHotel, Passes } from './board-rules.ts'
import { islandLabel } from './destination-rules.ts'

/**
 * What each value of each filter would find among the hotels shown, the other filters as they are. Stars and islands that
 * the destination (`inScope`) does not have are not offered; those it has stay, with a count of 0 where nothing is left.
 */
export function facetsOf(
  shown: readonly MatchedHotel[],
  inScope: readonly BoardHotel[],
  { propertyTypes, islands }: Pick<HotelBoard, 'propertyTypes' | 'islands'>,
): HotelFacets {
  const byPrice = passingAllBut(shown, 'price')
  const byType = passingAllBut(shown, 'type')
  const byStars = passingAllBut(shown, 'stars')
  const byRating = passingAllBut(shown, 'rating')
  const byLocation = passingAllBut(shown, 'location')
  const stars = [...new Set(inScope.map(({ starRating }) => starRating))].sort((one, other) => other - one)
  const islandIds = [...new Set(inScope.map(({ islandId }) => islandId))]
  return {
    priceBand: HOTEL_PRICE_BANDS.map(({ value, min, max = Number.MAX_SAFE_INTEGER }) => ({
      value,
      count: byPrice.filter(({ shownPrice }) => shownPrice >= min && shownPrice <= max).length,
    })),
    propertyType: propertyTypes.map(({ id, name }) => ({
      value: id,
      label: name,
      count: byType.filter(({ hotel }) => hotel.propertyTypeId === id).length,
    })),
    stars: stars.map((star) => ({
      value: String(star),
      count: byStars.filter(({ hotel }) => hotel.starRating === star).length,
    })),
    guestRating: GUEST_RATING_STEPS.map((value) => ({
      value,
      count: byRating.filter(({ hotel }) => (hotel.rating?.average ?? 0) >= Number(value)).length,
    })),
    location: islandIds.flatMap((id) => {
      const island = islands.find((each) => each.id === id)
      const count = byLocation.filter(({ hotel }) => hotel.islandId === id).length
      return island === undefined ? [] : { value: id, label: islandLabel(island), count }
    }),
  }
}

function passingAllBut(shown: readonly MatchedHotel[], own: keyof Passes): MatchedHotel[] {
  const others = (['price', 'type', 'stars', 'rating', 'location'] as const).filter((filter) => filter !== own)
  return shown.filter(({ passes }) => others.every((filter) => passes[filter]))
}
