import { fetchPackages } from '#contract/v1/packages.ts'
import { hostOf } from '#site/api.ts'
import { loadReviews } from '#site/features/reviews/reviews-loader.ts'
import { ReviewsPage } from '#site/features/reviews/reviews-page.tsx'
import { REVIEW_TEXTS, reviewsOf } from '#site/features/reviews/texts.ts'
import { isMissing, notFound } from '#site/not-found.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbLd, errorMeta, pageHead } from '#site/seo.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { Status } from '#site/ui/status.tsx'
import type { Route } from './+types/package-reviews'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const packages = await host.api.call(fetchPackages, { query: { packageSlug: params.packageSlug } })
  const failed = (message: string) => ({
    drawn: undefined,
    failure: message,
    meta: errorMeta(host.brand.brandName, REVIEW_TEXTS.title),
  })
  if (!packages.ok && isMissing(packages.error)) throw notFound()
  if (!packages.ok) return failed(packages.error.message)
  const found = packages.value.packageData[0]
  if (found === undefined) throw notFound()
  const page = readPage(new URL(request.url).searchParams.get('page'))
  const reviews = await loadReviews(host, { kind: 'package', id: found._id }, page)
  if (!reviews.ok) return failed(reviews.error.message)
  const view = reviews.value
  const { packageName: name, categoryId: category, slug } = found
  const steps = [
    { name: 'Home', path: paths.home },
    { name: category.categoryName, path: paths.category(category.slug) },
    { name, path: paths.packageDetails(slug) },
    { name: REVIEW_TEXTS.title, path: paths.packageReviews(slug) },
  ]
  return {
    drawn: leaveInPage({ name, slug, steps, view }, host),
    failure: undefined,
    ...pageHead(host, {
      title: reviewsOf(name),
      description: `${reviewsOf(name)}, ${found.duration}: the average, the stars, and what each traveller wrote.`,
      path: paths.packageReviews(slug),
      jsonLd: [breadcrumbLd(host.origin, steps)],
      // Nothing made up goes to a search engine.
      noindex: view.reviews.every(({ sample }) => sample),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PackageReviews({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.drawn === undefined) {
    return (
      <div className="wrap section stack">
        <h1>{REVIEW_TEXTS.title}</h1>
        <Status kind="error" retryHref={paths.packageReviews(params.packageSlug)}>
          {loaderData.failure}
        </Status>
      </div>
    )
  }
  return (
    <InPage from={loaderData.drawn}>
      {({ name, slug, steps, view }) => (
        <ReviewsPage
          name={name}
          href={paths.packageReviews(slug)}
          back={{ href: paths.packageDetails(slug), label: `Back to ${name}` }}
          trail={steps.map((step, index) =>
            index === steps.length - 1 ? { label: step.name } : { label: step.name, href: step.path },
          )}
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
