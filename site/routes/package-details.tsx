import { dayInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import type { Place } from '#contract/v1/places.ts'
import { hostOf } from '#site/api.ts'
import { RouteMap } from '#site/features/map/route-map.tsx'
import { routeMapView } from '#site/features/map/route-map-view.ts'
import { useDrawnLine } from '#site/features/map/use-drawn-line.ts'
import { loadPackageDetails } from '#site/features/packages/details/details-loader.ts'
import { packageDetailsHead } from '#site/features/packages/details/details-meta.ts'
import { partsWithout } from '#site/features/packages/details/details-parts.ts'
import { DetailsSections } from '#site/features/packages/details/details-sections.tsx'
import { DETAILS_TEXTS } from '#site/features/packages/details/details-texts.ts'
import type { DetailsReading } from '#site/features/packages/details/details-view.ts'
import { LateDayPictures } from '#site/features/packages/details/late-day-pictures.tsx'
import { PackageDetailsPage } from '#site/features/packages/details/package-details-page.tsx'
import { LateReviews } from '#site/features/reviews/late-reviews.tsx'
import { loadRealReviews } from '#site/features/reviews/reviews-loader.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { errorMeta } from '#site/page/seo.ts'
import { LateEnquiryDialog } from '#site/shop/enquiry/late-enquiry-dialog.tsx'
import { savePackage } from '#site/shop/saved/save-package.tsx'
import { sharePage } from '#site/shop/share/share-page.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/package-details'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadPackageDetails(host, params.packageSlug)
  if (loaded.ok) {
    const { details, reading, places } = loaded
    const real =
      details.travelPackage.rating && (await loadRealReviews(host, { kind: 'package', id: details.travelPackage.id }))
    const route = mapOf(reading, places)
    return {
      details,
      drawn: leaveInPage({ reading, route }, host),
      share: sharePage(host, { name: details.travelPackage.name, path: paths.packageDetails(params.packageSlug) }),
      today: dayInIndia(host.now),
      failure: undefined,
      ...packageDetailsHead(host, details.travelPackage, reading, real),
    }
  }
  if (isMissing(loaded.failure)) throw notFound()
  return {
    details: undefined,
    drawn: undefined,
    share: undefined,
    today: '',
    failure: loaded.failure.message,
    meta: errorMeta(host.brand.brandName, DETAILS_TEXTS.failedTitle),
  }
}

/** The places of the package on the days that tell of them. */
function mapOf({ days }: DetailsReading, places: readonly Place[]) {
  return routeMapView(
    days.map(({ day, title, html, overnight }) => ({ day, title, text: html, overnight })),
    places.map(({ name, lat, lng }) => ({ name, lat, lng })),
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PackageDetails({ loaderData, params }: Route.ComponentProps) {
  const path = paths.packageDetails(params.packageSlug)
  const { details } = loaderData
  useDrawnLine(details?.travelPackage.id)
  if (details === undefined || loaderData.drawn === undefined) {
    return (
      <FailedPage title={DETAILS_TEXTS.failedTitle} retryHref={path}>
        {loaderData.failure}
      </FailedPage>
    )
  }
  const { drawn, share } = loaderData
  const { travelPackage, empty } = details
  return (
    <PackageDetailsPage
      // Another package starts with its own party and price.
      key={travelPackage.id}
      data={details}
      today={loaderData.today}
      saveButton={savePackage(travelPackage)}
      share={share}
      renderSave={savePackage}
      sections={
        <>
          <InPage from={drawn} className="product-sections">
            {({ reading, route }) => (
              <DetailsSections
                reading={reading}
                parts={partsWithout(empty)}
                map={route && <RouteMap route={route} title="Map of the trip, day by day" />}
              />
            )}
          </InPage>
          <LateDayPictures id={travelPackage.id} />
          <LateReviews
            kind="package"
            id={travelPackage.id}
            rating={travelPackage.rating}
            href={paths.reviewsAt(paths.packageDetails(travelPackage.slug))}
            className="product-section"
          />
        </>
      }
      renderEnquiry={(dialog) => <LateEnquiryDialog {...dialog} sendTo={paths.sendEnquiry(travelPackage.slug)} />}
    />
  )
}
