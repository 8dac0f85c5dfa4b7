import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { loadHotelsHome } from '#site/features/hotels/home/home-loader.ts'
import { HotelsPage } from '#site/features/hotels/home/hotels-page.tsx'
import { hotelsHead } from '#site/features/hotels/results/search-meta.ts'
import { Voices } from '#site/features/reviews/voices.tsx'
import { loadVoices } from '#site/features/reviews/voices-loader.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/hotels'

/** As many as stand in a row, and one that shows there are more. */
const VOICES_SHOWN = 6

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [hotels, voices] = await Promise.all([loadHotelsHome(host), loadVoices(host, VOICES_SHOWN, 'hotel')])
  return { hotels, voices, ...hotelsHead(host, [...hotels.deals, ...hotels.top]) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { hotels, voices } = loaderData
  return <HotelsPage data={hotels} voices={<Voices voices={voices} retryHref={paths.hotels} />} />
}
