import { MAIN_LOCATIONS } from '#contract/terms/hotel-facets.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { HOTEL_PAGE_SIZE, LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fetchHotels, type HotelFacets, type HotelSummary } from '#contract/v1/hotels.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { nightlyOf, toHotelCards } from '../hotel-card-view.ts'
import { hotelSearchHref } from '../hotel-query.ts'
import { countOfHotels, fromPrice } from '../texts.ts'

/** As many as a slider is looked through. */
const TOP_SHOWN = 8
const DEALS_SHOWN = 8

export type IslandCardView = { id: string; name: string; href: string; note: string; picture?: PictureSource }
export type HotelsHomeData = {
  today: string
  deals: readonly HotelCardView[]
  top: readonly HotelCardView[]
  islands: readonly IslandCardView[]
  failure?: string
}

/** The hotels' own front page, all of it from one list. */
export async function loadHotelsHome({ api, now }: Pick<SiteHost, 'api' | 'now'>): Promise<HotelsHomeData> {
  const [hotels, places] = await Promise.all([
    api.call(fetchHotels, { query: { limit: String(HOTEL_PAGE_SIZE) } }),
    api.call(fetchPlaces, { query: { limit: String(LIST_LIMIT_MAX) } }),
  ])
  const today = dayInIndia(now)
  if (!hotels.ok) return { today, deals: [], top: [], islands: [], failure: hotels.error.message }
  const { hotelData, facets } = hotels.value
  return {
    today,
    ...sectionsOf(hotelData),
    islands: islandCards(facets, hotelData, places.ok ? places.value.placesData : []),
  }
}

function sectionsOf(hotels: readonly HotelSummary[]) {
  const deals = hotels.filter(({ struckPrice, badge }) => struckPrice !== undefined || badge !== undefined)
  const byRating = hotels.toSorted(
    (one, other) => (other.rating?.average ?? 0) - (one.rating?.average ?? 0) || other.starRating - one.starRating,
  )
  return {
    deals: toHotelCards(deals.slice(0, DEALS_SHOWN)),
    top: toHotelCards(byRating.slice(0, TOP_SHOWN)),
  }
}

/** The three that most people mean, then the others by how many hotels they have; each with a picture of a place on it. */
function islandCards(
  { location }: HotelFacets,
  hotels: readonly HotelSummary[],
  places: readonly Place[],
): IslandCardView[] {
  const rank = (id: string) => (MAIN_LOCATIONS.includes(id) ? MAIN_LOCATIONS.indexOf(id) : MAIN_LOCATIONS.length)
  return location
    .toSorted((one, other) => rank(one.value) - rank(other.value) || other.count - one.count)
    .map(({ value, label = value, count }) => {
      const own = hotels.filter(({ place }) => place._id === value)
      const picture = places.find(({ island }) => island._id === value)?.image[0] ?? own[0]?.images[0]
      const least = Math.min(...own.map(nightlyOf))
      return {
        id: value,
        name: label,
        href: hotelSearchHref({ destination: value }),
        note: Number.isFinite(least)
          ? `${countOfHotels(count)}, ${fromPrice(formatRupees(least))}`
          : countOfHotels(count),
        ...(picture ? { picture: cardPicture(leanPicture(picture)) } : {}),
      }
    })
}
