import { hostOf } from '#site/api.ts'
import { PageMissing } from '#site/features/site-pages/page-missing.tsx'
import { PolicyPage } from '#site/features/site-pages/policy-page.tsx'
import { loadPolicies, loadPolicyVersion, loadSitePage, policyOf } from '#site/features/site-pages/site-page-loader.ts'
import { sitePageHead } from '#site/features/site-pages/site-page-meta.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/policy'

export const handle = { cached: { query: {} } } satisfies RouteHandle

/** The six legal pages, and each version of them as bookings agreed to it; search engines are told the address of the page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const path = new URL(request.url).pathname.replace(/(?:\.data|\/)$/, '')
  const [, slug = ''] = path.split('/')
  // Only the address of a version has one.
  const { key } = params as { key?: string }
  const [loaded, policies] = await Promise.all([
    key === undefined ? loadSitePage(host, slug) : loadPolicyVersion(host, slug, key),
    loadPolicies(host),
  ])
  if (!loaded.ok) {
    if (isMissing(loaded.failure)) throw notFound()
    return { path, policy: undefined, failure: loaded.failure.message, meta: [] }
  }
  const view = { ...policyOf(loaded.page, loaded.until), policies }
  return { path, policy: leaveInPage(view, host), failure: undefined, ...sitePageHead(host, loaded.page) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Policy({ loaderData: { path, policy, failure } }: Route.ComponentProps) {
  if (policy === undefined) return <PageMissing path={path} failure={failure} />
  return (
    <InPage key={path} from={policy}>
      {(view) => <PolicyPage {...view} />}
    </InPage>
  )
}
