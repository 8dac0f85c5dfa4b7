import { hostOf } from '#site/api.ts'
import { PageMissing } from '#site/features/site-pages/page-missing.tsx'
import { PolicyPage } from '#site/features/site-pages/policy-page.tsx'
import { loadPolicies, loadPolicyVersion, toParts } from '#site/features/site-pages/site-page-loader.ts'
import { sitePageHead } from '#site/features/site-pages/site-page-meta.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/policy-version'

export const handle = { cached: { query: {} } } satisfies RouteHandle

/** One version of a legal page, as bookings agreed to it; search engines are told the address of the one that holds. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const path = new URL(request.url).pathname.replace(/(?:\.data|\/)$/, '')
  const [loaded, policies] = await Promise.all([
    loadPolicyVersion(host, params.policy, params.version),
    loadPolicies(host),
  ])
  if (!loaded.ok) {
    if (isMissing(loaded.failure)) throw notFound()
    return { path, policy: undefined, failure: loaded.failure.message, meta: [] }
  }
  const { until } = loaded
  const { slug, title, version, changedOn } = loaded.page
  const view = { slug, title, version, changedOn, parts: toParts(loaded.page), policies, ...(until ? { until } : {}) }
  return { path, policy: leaveInPage(view, host), failure: undefined, ...sitePageHead(host, loaded.page) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PolicyVersion({ loaderData: { path, policy, failure } }: Route.ComponentProps) {
  if (policy === undefined) return <PageMissing path={path} failure={failure} />
  return (
    <InPage key={path} from={policy}>
      {(view) => <PolicyPage {...view} />}
    </InPage>
  )
}
