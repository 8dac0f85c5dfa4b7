import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { loadComparison } from '#site/features/packages/compare/compare-loader.ts'
import { ComparePage } from '#site/features/packages/compare/compare-page.tsx'
import { COMPARE_TEXTS } from '#site/features/packages/compare/compare-texts.ts'
import { compareHref } from '#site/features/packages/compare/compare-view.ts'
import { errorMeta, pageHead } from '#site/page/seo.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/compare'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadComparison(host, new URL(request.url).searchParams)
  if (!loaded.ok) {
    const { message } = loaded.failure
    return { drawn: undefined, failure: message, meta: errorMeta(host.brand.brandName, COMPARE_TEXTS.title) }
  }
  const { view } = loaded
  return {
    failure: undefined,
    drawn: leaveInPage({ view, brand: host.brand }, host),
    ...pageHead(host, {
      title: view.heading,
      description: COMPARE_TEXTS.none,
      path: view.slugs.length === 0 ? paths.compare : compareHref(view.slugs),
      noindex: view.slugs.length > 0,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Compare({ loaderData: { drawn, failure } }: Route.ComponentProps) {
  if (drawn === undefined) return <FailedPage retryHref={paths.compare}>{failure}</FailedPage>
  return <InPage from={drawn}>{(whole) => <ComparePage {...whole} />}</InPage>
}
