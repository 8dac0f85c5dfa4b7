import { dayInIndia } from '#contract/terms/india-time.ts'
import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import { hostOf } from '#site/api.ts'
import { QuickEnquiryDialog } from '#site/features/enquiry/quick-enquiry-dialog.tsx'
import { RouteMap } from '#site/features/map/route-map.tsx'
import { routeMapView } from '#site/features/map/route-map-view.ts'
import { loadPackageDetails } from '#site/features/packages/details-loader.ts'
import { packageDetailsMeta } from '#site/features/packages/details-meta.ts'
import { DETAILS_TEXTS } from '#site/features/packages/details-texts.ts'
import type { DetailsView } from '#site/features/packages/details-view.ts'
import { PackageDetailsPage } from '#site/features/packages/package-details-page.tsx'
import { notFound } from '#site/not-found.ts'
import { paths } from '#site/paths.ts'
import { savePackage } from '#site/save-package.tsx'
import { errorMeta } from '#site/seo.ts'
import { leaveInPage } from '#site/ui/in-page-html.ts'
import { Status } from '#site/ui/status.tsx'
import type { Route } from './+types/package-details'

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [loaded, places] = await Promise.all([
    loadPackageDetails(host, params.packageSlug),
    host.api.call(fetchPlaces, { query: { limit: String(LIST_LIMIT_MAX) } }),
  ])
  if (loaded.ok) {
    const { details } = loaded
    return {
      details: host.isDocument ? leaveInPage(details, host.inPageTexts) : details,
      route: places.ok ? routeOf(details.travelPackage, places.value.placesData) : undefined,
      today: dayInIndia(host.now),
      failure: undefined,
      meta: packageDetailsMeta(host, details.travelPackage),
    }
  }
  if (loaded.failure.status === 404) throw notFound()
  return {
    details: undefined,
    route: undefined,
    today: '',
    failure: loaded.failure.message,
    meta: errorMeta(host.brand.brandName, DETAILS_TEXTS.failedTitle),
  }
}

/** The places of the package, in its own order, on the days that tell of them. */
function routeOf({ days, places }: DetailsView, known: readonly Place[]) {
  const visited = places.map(({ id }) => known.find(({ _id }) => _id === id)).filter((place) => place !== undefined)
  return routeMapView(
    days.map(({ day, title, html, overnight }) => ({ day, title, text: html, overnight })),
    visited.map(({ name, lat, lng }) => ({ name, lat, lng })),
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PackageDetails({ loaderData, params }: Route.ComponentProps) {
  const path = paths.packageDetails(params.packageSlug)
  if (loaderData.details === undefined) {
    return (
      <div className="wrap section stack">
        <h1>{DETAILS_TEXTS.failedTitle}</h1>
        <Status kind="error" retryHref={path}>
          {loaderData.failure}
        </Status>
      </div>
    )
  }
  const { details, route } = loaderData
  const { travelPackage } = details
  return (
    <PackageDetailsPage
      // Another package starts with its own party and price.
      key={travelPackage.id}
      data={details}
      today={loaderData.today}
      saveButton={savePackage(travelPackage)}
      renderSave={savePackage}
      map={route && <RouteMap route={route} title={`Map of ${travelPackage.name}, day by day`} />}
      renderEnquiry={(dialog) => <QuickEnquiryDialog {...dialog} sendTo={paths.sendEnquiry(travelPackage.slug)} />}
    />
  )
}
