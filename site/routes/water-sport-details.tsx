import '#site/ui/opening.css'
import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { LateReviews } from '#site/features/reviews/late-reviews.tsx'
import { loadRealReviews } from '#site/features/reviews/reviews-loader.ts'
import { activityHead } from '#site/features/water-sports/activity-meta.ts'
import { ActivityStory } from '#site/features/water-sports/details/activity-story.tsx'
import { findActivity, loadExtras } from '#site/features/water-sports/details/details-loader.ts'
import { toActivityReading, toActivityView } from '#site/features/water-sports/details/details-view.ts'
import { WaterSportPage } from '#site/features/water-sports/details/water-sport-page.tsx'
import { ACTIVITY_TEXTS } from '#site/features/water-sports/texts.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { errorMeta } from '#site/page/seo.ts'
import { saveActivity } from '#site/shop/saved/save-activity.tsx'
import { sharePage } from '#site/shop/share/share-page.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/water-sport-details'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await findActivity(host, params.id)
  if (!found.ok) {
    if (isMissing(found.failure)) throw notFound()
    const meta = errorMeta(host.brand.brandName, ACTIVITY_TEXTS.failedTitle)
    return { details: undefined, failure: found.failure.message, meta }
  }
  const { record } = found
  const real = record.rating && (await loadRealReviews(host, { kind: 'activity', id: record._id }))
  return {
    details: { activity: toActivityView(record), ...(await loadExtras(host, record)) },
    drawn: leaveInPage(toActivityReading(record), host),
    share: sharePage(host, { name: record.name, path: paths.waterSportDetails(record._id) }),
    failure: undefined,
    ...activityHead(host, record, real),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function WaterSportDetails({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.details === undefined) {
    return (
      <FailedPage title={ACTIVITY_TEXTS.failedTitle} retryHref={paths.waterSportDetails(params.id)}>
        {loaderData.failure}
      </FailedPage>
    )
  }
  const { details, drawn, share } = loaderData
  return (
    <WaterSportPage
      // Another water sport starts with its own outing and price.
      key={details.activity.id}
      {...details}
      story={
        <>
          <InPage from={drawn} className="opens activity-story">
            {(reading) => <ActivityStory reading={reading} />}
          </InPage>
          <LateReviews
            kind="activity"
            id={details.activity.id}
            rating={details.activity.rating}
            href={paths.reviewsAt(paths.waterSportDetails(details.activity.id))}
            className="opens activity-story section"
          />
        </>
      }
      saveButton={saveActivity(details.activity)}
      share={share}
      renderSave={saveActivity}
    />
  )
}
