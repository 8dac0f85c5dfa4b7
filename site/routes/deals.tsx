import { hostOf } from '#site/api.ts'
import { loadDeals } from '#site/features/packages/deals-loader.ts'
import { DealsPage } from '#site/features/packages/deals-page.tsx'
import { dealsHead } from '#site/features/packages/list-meta.ts'
import { savePackage } from '#site/save-package.tsx'
import type { Route } from './+types/deals'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const deals = await loadDeals(host, new URL(request.url).searchParams)
  return { deals, ...dealsHead(host, deals) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Deals({ loaderData }: Route.ComponentProps) {
  return <DealsPage data={loaderData.deals} renderSave={savePackage} />
}
