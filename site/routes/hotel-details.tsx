import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { loadHotelDetails } from '#site/features/hotels/details/details-loader.ts'
import { hotelHead } from '#site/features/hotels/details/details-meta.ts'
import { STAY_TEXTS } from '#site/features/hotels/details/details-texts.ts'
import type { HotelView } from '#site/features/hotels/details/details-view.ts'
import { HotelDetailsPage } from '#site/features/hotels/details/hotel-details-page.tsx'
import { HotelSections } from '#site/features/hotels/details/hotel-sections.tsx'
import { StayLine } from '#site/features/hotels/details/stay-line.tsx'
import { hotelHref } from '#site/features/hotels/hotel-query.ts'
import { stayText } from '#site/features/hotels/stay-texts.ts'
import { IslandMap } from '#site/features/map/island-map.tsx'
import { islandMapView } from '#site/features/map/island-map-view.ts'
import { LateReviews } from '#site/features/reviews/late-reviews.tsx'
import { loadRealReviews } from '#site/features/reviews/reviews-loader.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { errorMeta } from '#site/page/seo.ts'
import { SaveButton } from '#site/shop/saved/save-button.tsx'
import { sharePage } from '#site/shop/share/share-page.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/hotel-details'

/** Kilometres across: a hotel with its surroundings. */
const MAP_KM = 24

export const handle = { cached: { query: {}, fresh: ['checkIn', 'checkOut', 'rooms'] } } satisfies RouteHandle

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadHotelDetails(host, params.id, new URL(request.url).searchParams)
  if (loaded.ok) {
    const { data, reading, record, similar } = loaded
    const real = record.rating && (await loadRealReviews(host, { kind: 'hotel', id: record._id }))
    return {
      data,
      similar: leaveInPage(similar, host),
      drawn: leaveInPage(
        { reading, stay: data.stay, words: stayText(data.stay), map: mapOf(data.hotel), name: data.hotel.name },
        host,
      ),
      share: sharePage(host, {
        name: data.hotel.name,
        ...(data.stay.checkIn === '' ? {} : { facts: stayText(data.stay) }),
        path: hotelHref(data.hotel.id, data.stay),
      }),
      failure: undefined,
      ...hotelHead(host, record, real),
    }
  }
  if (isMissing(loaded.failure)) throw notFound()
  return {
    data: undefined,
    similar: undefined,
    drawn: undefined,
    share: undefined,
    failure: loaded.failure.message,
    meta: errorMeta(host.brand.brandName, STAY_TEXTS.failedTitle),
  }
}

function mapOf({ id, name, lat, lng }: HotelView) {
  return islandMapView({
    view: 'near',
    spanKm: MAP_KM,
    withLocator: true,
    marks: [{ id, name, lat, lng, named: true }],
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function HotelDetails({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.data === undefined) {
    return (
      <FailedPage title={STAY_TEXTS.failedTitle} retryHref={paths.hotelDetails(params.id)}>
        {loaderData.failure}
      </FailedPage>
    )
  }
  const { data, similar, drawn, share } = loaderData
  return (
    <HotelDetailsPage
      key={data.hotel.id}
      data={data}
      similar={similar}
      share={share}
      saveButton={
        <SaveButton
          item={{ kind: 'hotel', id: data.hotel.id, title: data.hotel.name, href: paths.hotelDetails(data.hotel.id) }}
        />
      }
      sections={
        <InPage key={hotelHref(data.hotel.id, data.stay)} from={drawn}>
          {({ reading, stay, words, map, name }) => (
            <HotelSections
              reading={reading}
              stay={<StayLine stay={stay} words={words} />}
              map={map && <IslandMap map={map} label={`${STAY_TEXTS.onMap}: ${name}`} />}
            />
          )}
        </InPage>
      }
      reviews={
        data.hotel.rating && (
          <LateReviews
            kind="hotel"
            id={data.hotel.id}
            rating={data.hotel.rating}
            href={paths.reviewsAt(paths.hotelDetails(data.hotel.id))}
            className="product-section"
          />
        )
      }
    />
  )
}
