import { paths } from '#contract/terms/paths.ts'
import { fetchPlacewiseHotels } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'
import { hostOf } from '#site/api.ts'
import { toHotelCards } from '#site/features/hotels/hotel-card-view.ts'
import { IslandMap } from '#site/features/map/island-map.tsx'
import { islandMapView } from '#site/features/map/island-map-view.ts'
import { TourCard } from '#site/features/packages/tour-card.tsx'
import { loadPlaceDetails } from '#site/features/places/place-details-loader.ts'
import { PlaceDetailsPage } from '#site/features/places/place-details-page.tsx'
import { PlaceFacts } from '#site/features/places/place-facts.tsx'
import { placeHead } from '#site/features/places/place-meta.ts'
import { mapOf, PLACE_TEXTS } from '#site/features/places/texts.ts'
import { ActivityCard } from '#site/features/water-sports/activity-card.tsx'
import { type ActivityCardView, toActivityCards } from '#site/features/water-sports/activity-card-view.ts'
import { cardPicture } from '#site/page/lean-picture.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { HotelCard, type HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import { toCardViews } from '#site/shop/cards/package-card-view.ts'
import { toClipLinks } from '#site/shop/clip-links-of.ts'
import { saveActivity } from '#site/shop/saved/save-activity.tsx'
import { SaveButton } from '#site/shop/saved/save-button.tsx'
import { savePackage } from '#site/shop/saved/save-package.tsx'
import type { ClipLink } from '#site/ui/clip-links.tsx'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/place-details'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

/** Enough of the coast around a place to recognise its island. */
const SPAN_KM = 34
/** As many as one row holds. */
const SHOWN = 4
/** Cards in a row of four, on phones in a strip. */
const ROW_SIZES = '(width >= 900px) 282px, 300px'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [loaded, offers] = await Promise.all([loadPlaceDetails(host, params.id), loadPlaceOffers(host, params.id)])
  if (!loaded.ok) {
    if (isMissing(loaded.failure)) throw notFound()
    return { details: undefined, failure: loaded.failure.message, drawn: undefined, cards: [], offers, meta: [] }
  }
  const { details, reading, record, packages } = loaded
  const { id, name, lat, lng } = details.place
  const map = islandMapView({
    view: 'near',
    spanKm: SPAN_KM,
    withLocator: true,
    marks: [{ id, name, lat, lng, named: true }],
  })
  return {
    details,
    failure: undefined,
    drawn: {
      story: leaveInPage(reading.html, host),
      facts: leaveInPage({ reading, map }, host),
    },
    cards: toCardViews(packages),
    offers,
    ...placeHead(host, record),
  }
}

/** What one can do at a place, and where one sleeps on its island. What cannot be read is left out: the place itself is the page. */
async function loadPlaceOffers(
  { api }: Pick<SiteHost, 'api'>,
  place: string,
): Promise<{ activities: ActivityCardView[]; clips: ClipLink[]; hotels: HotelCardView[] }> {
  const [activities, hotels] = await Promise.all([
    api.call(fetchWaterSports, { query: { place } }),
    api.call(fetchPlacewiseHotels, { query: { place } }),
  ])
  const done = activities.ok ? activities.value.WaterSportsData.slice(0, SHOWN) : []
  return {
    activities: toActivityCards(done).map(shortCard),
    clips: done.flatMap(toClipLinks),
    hotels: hotels.ok ? toHotelCards(hotels.value.hotelData.slice(0, SHOWN)) : [],
  }
}

/** The row says which and how much; the teaser waits on the page of each. */
function shortCard(card: ActivityCardView): ActivityCardView {
  return { ...card, teaser: '', ...(card.picture && { picture: cardPicture(card.picture) }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PlaceDetails({
  loaderData: { details, failure, drawn, cards, offers },
  params,
}: Route.ComponentProps) {
  const path = paths.placeDetails(params.id)
  if (details === undefined) {
    return (
      <FailedPage title={PLACE_TEXTS.failedTitle} retryHref={path}>
        {failure}
      </FailedPage>
    )
  }
  const { id, name } = details.place
  return (
    <PlaceDetailsPage
      data={details}
      story={<InPage from={drawn.story}>{(html) => <RichText html={html} />}</InPage>}
      facts={
        <InPage from={drawn.facts} className="place-facts-and-map">
          {({ reading, map }) => (
            <>
              <PlaceFacts {...reading} />
              {map && <IslandMap map={map} label={mapOf(name)} />}
            </>
          )}
        </InPage>
      }
      packages={
        cards.length > 0 && cards.map((card) => <TourCard key={card.slug} card={card} save={savePackage(card)} />)
      }
      activities={offers.activities.length > 0 && <ActivityRow cards={offers.activities} />}
      clips={offers.clips}
      hotels={
        offers.hotels.length > 0 &&
        offers.hotels.map((hotel) => <HotelCard key={hotel.id} hotel={hotel} sizes={ROW_SIZES} />)
      }
      saveButton={<SaveButton item={{ kind: 'place', id, title: name, href: path }} />}
    />
  )
}

function ActivityRow({ cards }: { cards: readonly ActivityCardView[] }) {
  return cards.map((card) => <ActivityCard key={card.id} card={card} sizes={ROW_SIZES} save={saveActivity(card)} />)
}
