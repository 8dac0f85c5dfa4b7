import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { loadDates } from '#site/features/packages/dates/dates-loader.ts'
import { DatesPage } from '#site/features/packages/dates/dates-page.tsx'
import { DATES_TEXTS } from '#site/features/packages/dates/dates-texts.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { errorMeta, pageHead } from '#site/page/seo.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/package-dates'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadDates(host, params.packageSlug, new URL(request.url).searchParams)
  if (!loaded.ok) {
    if (isMissing(loaded.failure)) throw notFound()
    return {
      drawn: undefined,
      failure: loaded.failure.message,
      meta: errorMeta(host.brand.brandName, DATES_TEXTS.title),
    }
  }
  const { view } = loaded
  return {
    drawn: leaveInPage({ view }, host),
    failure: undefined,
    ...pageHead(host, {
      title: `${DATES_TEXTS.crumb}: ${view.name}`,
      description: `The days on which ${view.name} can begin, what each costs, and which are full.`,
      path: paths.packageDates(view.slug),
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PackageDates({ loaderData: { drawn, failure }, params }: Route.ComponentProps) {
  if (drawn === undefined) {
    return <FailedPage retryHref={paths.packageDates(params.packageSlug)}>{failure}</FailedPage>
  }
  return <InPage from={drawn}>{({ view }) => <DatesPage view={view} />}</InPage>
}
