import { redirect } from 'react-router'
import { formatRupees } from '#contract/terms/money.ts'
import { hostOf } from '#site/api.ts'
import { type HotelQuery, hotelHref, hotelSearchHref } from '#site/features/hotels/hotel-query.ts'
import { HotelList } from '#site/features/hotels/results/hotel-results.tsx'
import { HotelSearchPage } from '#site/features/hotels/results/hotel-search-page.tsx'
import { type HotelSpot, loadHotelSearch } from '#site/features/hotels/results/search-loader.ts'
import { hotelSearchHead } from '#site/features/hotels/results/search-meta.ts'
import { HOTEL_TEXTS } from '#site/features/hotels/texts.ts'
import { PriceMap } from '#site/features/map/price-map.tsx'
import { priceMapView } from '#site/features/map/price-map-view.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/hotel-search'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await loadHotelSearch(host, new URL(request.url).searchParams)
  if ('hotelHref' in found) throw redirect(found.hotelHref)
  const map = mapOf(found.spots, found.islands, found.data.query)
  return {
    data: found.data,
    results: leaveInPage(found.results, host),
    map: map && leaveInPage(map, host),
    ...hotelSearchHead(host, found),
  }
}

/** On one island each hotel with its price; on several, each island with its lowest. */
function mapOf(spots: readonly HotelSpot[], islands: Record<string, string>, query: HotelQuery) {
  const byIsland = Map.groupBy(spots, ({ island }) => island)
  if (byIsland.size === 1) {
    return priceMapView(
      spots.map(({ price, isOut, ...spot }) => ({
        ...spot,
        text: formatRupees(price),
        isFaint: isOut,
        href: hotelHref(spot.id, query),
      })),
      'near',
    )
  }
  return priceMapView(
    [...byIsland].map(([id, own]) => ({
      id,
      name: `${islands[id] ?? id}, ${own.length}`,
      lat: mean(own.map(({ lat }) => lat)),
      lng: mean(own.map(({ lng }) => lng)),
      text: `${formatRupees(Math.min(...own.map(({ price }) => price)))}+`,
      href: hotelSearchHref({ ...query, destination: id, location: [], page: 1 }),
    })),
    'chain',
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function HotelSearch({ loaderData: { data, results, map } }: Route.ComponentProps) {
  return (
    <HotelSearchPage
      data={data}
      results={
        <InPage key={hotelSearchHref(data.query)} from={results}>
          {(whole) => <HotelList results={whole} />}
        </InPage>
      }
      map={
        map && (
          <InPage key={hotelSearchHref(data.query)} from={map}>
            {(view) => <PriceMap map={view} label={HOTEL_TEXTS.mapLabel} />}
          </InPage>
        )
      }
    />
  )
}
