import { hostOf } from '#site/api.ts'
import { loadHotelsHome } from '#site/features/hotels/home-loader.ts'
import { HotelsPage } from '#site/features/hotels/hotels-page.tsx'
import { hotelsHead } from '#site/features/hotels/search-meta.ts'
import type { Route } from './+types/hotels'

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const hotels = await loadHotelsHome(host)
  return { hotels, ...hotelsHead(host, [...hotels.deals, ...hotels.top]) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Hotels({ loaderData }: Route.ComponentProps) {
  return <HotelsPage data={loaderData.hotels} />
}
