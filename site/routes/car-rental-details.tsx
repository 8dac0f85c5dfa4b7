import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { findCarPackage, loadDrive } from '#site/features/cars/package/package-loader.ts'
import { carPackageHead } from '#site/features/cars/package/package-meta.ts'
import { PackagePage } from '#site/features/cars/package/package-page.tsx'
import { PACKAGE_TEXTS } from '#site/features/cars/package/package-page-texts.ts'
import { PackageSections } from '#site/features/cars/package/package-sections.tsx'
import { partsOf, toCarPackageReading, toCarPackageView } from '#site/features/cars/package/package-view.ts'
import { LateReviews } from '#site/features/reviews/late-reviews.tsx'
import { loadRealReviews } from '#site/features/reviews/reviews-loader.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { errorMeta } from '#site/page/seo.ts'
import { formFacts } from '#site/shop/share/form-facts.ts'
import { sharePage } from '#site/shop/share/share-page.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/car-rental-details'

export const handle = {
  cached: { query: {}, fresh: ['adults', 'children', 'childAges', 'entryFee', 'date', 'time'] },
} satisfies RouteHandle

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await findCarPackage(host, params.slug)
  if (!found.ok) {
    if (isMissing(found.failure)) throw notFound()
    const meta = errorMeta(host.brand.brandName, PACKAGE_TEXTS.failedTitle)
    return { details: undefined, failure: found.failure.message, meta }
  }
  const { record } = found
  const search = new URL(request.url).searchParams
  const [asked, real] = await Promise.all([
    loadDrive(host, record, search),
    record.rating && loadRealReviews(host, { kind: 'car', id: record._id }),
  ])
  const [drive, reading] = [toCarPackageView(record), toCarPackageReading(record)]
  const firstDay = dayInIndia(host.now)
  return {
    details: {
      drive,
      ...asked,
      parts: partsOf(reading, drive),
      firstDay,
      lastDay: addDays(firstDay, TRAVEL_HORIZON_DAYS),
    },
    drawn: leaveInPage(reading, host),
    share: sharePage(host, {
      ...{ name: drive.name, facts: formFacts(search) },
      path: paths.carRentalDetails(drive.slug),
    }),
    failure: undefined,
    ...carPackageHead(host, drive, reading, real),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function CarRentalDetails({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.details === undefined) {
    return (
      <FailedPage title={PACKAGE_TEXTS.failedTitle} retryHref={paths.carRentalDetails(params.slug)}>
        {loaderData.failure}
      </FailedPage>
    )
  }
  const { details, drawn, share } = loaderData
  const { drive, parts } = details
  return (
    <PackagePage
      // Another drive starts with its own party and price.
      key={drive.id}
      {...details}
      share={share}
      sections={
        <>
          <InPage from={drawn} className="product-sections">
            {(reading) => <PackageSections reading={reading} parts={parts} />}
          </InPage>
          <LateReviews
            kind="car"
            id={drive.id}
            rating={drive.rating}
            href={paths.reviewsAt(paths.carRentalDetails(drive.slug))}
            className="product-section"
          />
        </>
      }
    />
  )
}
