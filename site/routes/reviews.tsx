import { paths, REVIEWED_PAGES } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { loadReviews } from '#site/features/reviews/reviews-loader.ts'
import { ReviewsPage } from '#site/features/reviews/reviews-page.tsx'
import { loadSubject } from '#site/features/reviews/subject-loader.ts'
import { REVIEW_TEXTS, reviewsOf } from '#site/features/reviews/texts.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { breadcrumbLd, errorMeta, pageHead } from '#site/page/seo.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/reviews'

export const handle = { cached: { query: { page: 'page' }, segments: { page: REVIEWED_PAGES } } } satisfies RouteHandle

/** The reviews of whatever has its own page one step up: `/hotel-details/{id}/reviews`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const failed = (message: string) => ({
    drawn: undefined,
    failure: message,
    meta: errorMeta(host.brand.brandName, REVIEW_TEXTS.title),
  })
  const found = await loadSubject(host, params.page, params.key)
  if (!found.ok && isMissing(found.error)) throw notFound()
  if (!found.ok) return failed(found.error.message)
  const subject = found.value
  const reviews = await loadReviews(host, subject, readPage(new URL(request.url).searchParams.get('page')))
  if (!reviews.ok) return failed(reviews.error.message)
  const path = paths.reviewsAt(subject.href)
  const steps = [...subject.trail, { name: subject.name, path: subject.href }, { name: REVIEW_TEXTS.title, path }]
  const view = reviews.value
  return {
    drawn: leaveInPage({ subject, steps, view }, host),
    failure: undefined,
    ...pageHead(host, {
      title: reviewsOf(subject.name),
      description: `${reviewsOf(subject.name)}: the average, the stars, and what each traveller wrote.`,
      path,
      jsonLd: [breadcrumbLd(host.origin, steps)],
      // Nothing made up goes to a search engine.
      noindex: view.reviews.every(({ sample }) => sample),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function ReviewsOfOne({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.drawn === undefined) {
    return (
      <FailedPage
        title={REVIEW_TEXTS.title}
        retryHref={paths.reviewsAt(`/${params.page}/${encodeURIComponent(params.key)}`)}
      >
        {loaderData.failure}
      </FailedPage>
    )
  }
  return (
    <InPage from={loaderData.drawn}>
      {({ subject: { name, href }, steps, view }) => (
        <ReviewsPage
          name={name}
          href={paths.reviewsAt(href)}
          back={{ href, label: `Back to ${name}` }}
          trail={steps.map((step, index) => ({ label: step.name, href: steps[index + 1] && step.path }))}
          view={view}
        />
      )}
    </InPage>
  )
}

/** What is no page number is the first page. */
function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
