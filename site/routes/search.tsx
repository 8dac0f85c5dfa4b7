import { hostOf } from '#site/api.ts'
import { loadSearch } from '#site/features/search/search-loader.ts'
import { searchHead } from '#site/features/search/search-meta.ts'
import { SearchPage } from '#site/features/search/search-page.tsx'
import type { Route } from './+types/search'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await loadSearch(host, new URL(request.url).searchParams)
  return { found, ...searchHead(host, found) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage data={loaderData.found} />
}
