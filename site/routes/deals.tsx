import { hostOf } from '#site/api.ts'
import type { DealCardView } from '#site/features/deals/deal-view.ts'
import { loadDeals } from '#site/features/deals/deals-loader.ts'
import { dealsHead } from '#site/features/deals/deals-meta.ts'
import { DealsPage } from '#site/features/deals/deals-page.tsx'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { saveActivity } from '#site/shop/saved/save-activity.tsx'
import { savePackage } from '#site/shop/saved/save-package.tsx'
import type { Route } from './+types/deals'

export const handle = {
  cached: { query: { kind: 'deal-kind', page: 'page', sort: 'deal-sort' } },
} satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const deals = await loadDeals(host, new URL(request.url).searchParams)
  if (deals.leftOut !== undefined) host.cacheBriefly?.()
  return { deals, ...dealsHead(host, deals) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Deals({ loaderData }: Route.ComponentProps) {
  return <DealsPage data={loaderData.deals} renderSave={saveDeal} />
}

/** Hearts keep packages and water sports. */
function saveDeal(card: DealCardView) {
  if (card.kind === 'package') return savePackage(card)
  return card.kind === 'activity' && saveActivity({ id: card.slug, name: card.name })
}
