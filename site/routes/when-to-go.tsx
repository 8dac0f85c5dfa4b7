import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { loadYear } from '#site/features/climate/climate-loader.ts'
import { YearPage } from '#site/features/climate/year-page.tsx'
import { PageMissing } from '#site/features/site-pages/page-missing.tsx'
import { loadSitePage, toParts } from '#site/features/site-pages/site-page-loader.ts'
import { sitePageHead } from '#site/features/site-pages/site-page-meta.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/when-to-go'

export const handle = { cached: { query: { month: 'month' } } } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [page, loaded] = await Promise.all([
    loadSitePage(host, 'when-to-go'),
    loadYear(host, new URL(request.url).searchParams.get('month')),
  ])
  if (!page.ok || !loaded.ok) {
    const failure = page.ok ? (loaded.ok ? undefined : loaded.failure) : page.failure
    if (failure === undefined || isMissing(failure)) throw notFound()
    return { view: undefined, failure: failure.message, meta: [] }
  }
  const { title, intro, picture } = page.page
  return {
    view: leaveInPage(
      { title, intro, picture: picture && leanPicture(picture), parts: toParts(page.page), year: loaded.year },
      host,
    ),
    failure: undefined,
    ...sitePageHead(host, page.page),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function WhenToGo({ loaderData: { view, failure } }: Route.ComponentProps) {
  if (view === undefined) return <PageMissing path={paths.whenToGo} failure={failure} />
  return <InPage from={view}>{(whole) => <YearPage {...whole} />}</InPage>
}
