import { data } from 'react-router'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { hostOf } from '#site/api.ts'
import { loadPackageDetails } from '#site/features/packages/details-loader.ts'
import { packageDetailsMeta } from '#site/features/packages/details-meta.ts'
import { PackageDetailsPage } from '#site/features/packages/package-details-page.tsx'
import { notFound } from '#site/not-found.ts'
import { paths } from '#site/paths.ts'
import { savePackage } from '#site/save-package.tsx'
import { Status } from '#site/ui/status.tsx'
import type { Route } from './+types/package-details'

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadPackageDetails(host, params.packageSlug)
  if (loaded.ok) {
    const { details } = loaded
    return {
      details,
      today: dayInIndia(host.now),
      failure: undefined,
      meta: packageDetailsMeta(host, details.travelPackage),
    }
  }
  if (loaded.failure.status === 404) throw notFound()
  return data({ details: undefined, today: '', failure: loaded.failure.message, meta: [] })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PackageDetails({ loaderData, params }: Route.ComponentProps) {
  const path = paths.packageDetails(params.packageSlug)
  if (loaderData.details === undefined) {
    return (
      <div className="wrap section">
        <Status kind="error" retryHref={path}>
          {loaderData.failure}
        </Status>
      </div>
    )
  }
  const { travelPackage } = loaderData.details
  return (
    <PackageDetailsPage
      // Another package starts with its own party and price.
      key={travelPackage.id}
      data={loaderData.details}
      today={loaderData.today}
      saveButton={savePackage(travelPackage)}
      renderSave={savePackage}
    />
  )
}
